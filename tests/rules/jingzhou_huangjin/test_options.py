"""Every value of every option that touches the score does what the page says it does."""

from __future__ import annotations

import pytest

from ..red_dragon import tried
from ..red_dragon.tried import Round, Tried
from .table import RULES, Line, case_of

STRAIGHT = ("1: 456m78m55p222s [123m<0]", "1+9m@0")  # 17 fan
STRAIGHT_DRAWN = ("1: 456m78m55p222s [123m<0]", "1+9m")  # 18
KONGS = ("1: 66s88p [2222m<0] [7777s+<2] [444p<3]; 3: [9999p]", "1+6s@3")  # 12, kongs ×4, the thrower's ×4
KONGS_DRAWN = ("0: [EEEE<2]; 1: 66s88p [2222m<0] [7777s+<2] [444p<3]; 3: [9999p]", "1+6s")  # 13
SEVEN = ("1: 678p67sWWWCC [345m<0]", "1+5s@0")  # 7
FOUR = ("1: 123m567p888s34sEE", "1+5s")  # 4
SIX = ("1: 66s34p678m [2222p<0] [7777s+<2]", "1+5p@2")  # 6, kongs ×4
GATES = ("1: 1112345567899m", "1+9m@0")
ENDS = ("1: 11m99m11p99pEESSW", "1+W")
GREENS = ("1: 2233446688sFF8s", "1+8s@0")
HARD = ("1: 55s678m22p [333m<0] [444p<2]", "1+5s@3")  # 10
NOTHING = ("1: 567p888s34sEE [123m<0]", "1+5s@0")

FAN_17 = "qing-long wu-zi; 17; "
FAN_18 = "qing-long wu-zi zi-mo; 18; "
FAN_12 = "duan-yao peng-peng-hu shuang-ming-gang; 12; "
FAN_13 = "duan-yao peng-peng-hu shuang-ming-gang zi-mo; 13; "
SIX_PAID = "duan-yao shuang-ming-gang; 6; -8 +48 -32 -8"
SEVEN_PAID = "wu-men-qi yao-jiu-ke; 7; -15 +31 -8 -8"
FOUR_PAID = "bu-qiu-ren; 4; -12 +36 -12 -12"

TRIED: Tried = {
    "min_fan": {
        "0": [(SEVEN, SEVEN_PAID), (FOUR, FOUR_PAID)],
        "4": [(SEVEN, SEVEN_PAID), (FOUR, FOUR_PAID)],
        "5": [(SEVEN, SEVEN_PAID), (FOUR, "below-minimum"), (SIX, SIX_PAID)],
        "6": [(SEVEN, SEVEN_PAID), (FOUR, "below-minimum"), (SIX, SIX_PAID)],
        "8": [(SEVEN, "below-minimum"), (SIX, "below-minimum"), (NOTHING, "wu-fan-hu; 8; -16 +32 -8 -8")],
        "24": [(STRAIGHT, "below-minimum"), (NOTHING, "below-minimum")],
    },
    "payment base_points": {
        "mcr 8": [(STRAIGHT, FAN_17 + "-25 +41 -8 -8"), (STRAIGHT_DRAWN, FAN_18 + "-26 +78 -26 -26")],
        "mcr 0": [(STRAIGHT, FAN_17 + "-17 +17 0 0"), (STRAIGHT_DRAWN, FAN_18 + "-18 +54 -18 -18")],
        "mcr 20": [(STRAIGHT, FAN_17 + "-37 +77 -20 -20")],
        "discarder_one 8": [(STRAIGHT, FAN_17 + "-17 +17 0 0"), (STRAIGHT_DRAWN, FAN_18 + "-18 +54 -18 -18")],
        "discarder_three 8": [(STRAIGHT, FAN_17 + "-51 +51 0 0"), (STRAIGHT_DRAWN, FAN_18 + "-18 +54 -18 -18")],
        "all 8": [(STRAIGHT, FAN_17 + "-34 +68 -17 -17"), (STRAIGHT_DRAWN, FAN_18 + "-18 +54 -18 -18")],
    },
    "kong_factor": {
        "winner": [(KONGS, FAN_12 + "-8 +72 -8 -56"), (KONGS_DRAWN, FAN_13 + "-60 +180 -60 -60")],
        "both": [(KONGS, FAN_12 + "-8 +216 -8 -200"), (KONGS_DRAWN, FAN_13 + "-112 +388 -60 -216")],
        "off": [(KONGS, FAN_12 + "-8 +36 -8 -20"), (KONGS_DRAWN, FAN_13 + "-21 +63 -21 -21")],
    },
    "kong_factor payment": {
        "both discarder_one": [(KONGS, FAN_12 + "0 +192 0 -192")],
        "both discarder_three": [(KONGS, FAN_12 + "0 +576 0 -576")],
        "both all": [(KONGS, FAN_12 + "-48 +480 -48 -384")],
    },
    "hard_factor": {
        "1": [(HARD, "duan-yao san-se-san-jie-gao; 10; -8 +34 -8 -18")],
        "2": [(HARD, "duan-yao san-se-san-jie-gao ying-hu; 10; -8 +44 -8 -28")],
    },
    "hard_factor kong_factor": {
        "2 winner": [(KONGS, FAN_12.replace("; 12", " ying-hu; 12") + "-8 +120 -8 -104")],
    },
    "cap": {
        "0": [(STRAIGHT, FAN_17 + "-25 +41 -8 -8")],
        "20": [(STRAIGHT, FAN_17 + "-20 +36 -8 -8")],
        "5": [(STRAIGHT, FAN_17 + "-5 +15 -5 -5")],
    },
    "jiulian": {
        "nine_wait": [(GATES, "men-qing qing-yi-se yao-jiu-ke yao-jiu-ke; 28; -36 +52 -8 -8")],
        "shape": [(GATES, "jiu-lian-bao-deng yao-jiu-ke; 89; -97 +113 -8 -8")],
    },
    "seven_pairs_classes": {
        "true": [
            (ENDS, "hun-yao-jiu qi-dui que-yi-men zi-mo; 58; -66 +198 -66 -66"),
            (GREENS, "lv-yi-se qi-dui si-gui-yi; 114; -122 +138 -8 -8"),
        ],
        "false": [
            (ENDS, "qi-dui que-yi-men zi-mo; 26; -34 +102 -34 -34"),
            (GREENS, "hun-yi-se qi-dui si-gui-yi; 32; -40 +56 -8 -8"),
        ],
    },
    "passed_win passed1": {
        "free 5s": [(NOTHING, "wu-fan-hu; 8; -16 +32 -8 -8")],
        "until_draw 5s": [(NOTHING, "passed-win")],
    },
}
ONLY_IN_PLAY = {"win_order", "next_dealer"}  # test_flow.py


@pytest.mark.parametrize(("keys", "values", "round_", "expected"), tried.each(TRIED))
def test_value(keys: list[str], values: list[str], round_: Round, expected: str) -> None:
    words = [f"{key}={value}" for key, value in zip(keys, values, strict=True)]
    indicator = "4m" if "FF" in round_[0] else "N"  # N makes F golden
    case = case_of("", " ".join([indicator, *words]), *round_)
    assert Line("", case, expected).answer(RULES.judge(case)) == expected


def test_every_value_is_tried() -> None:
    tried.every_value_is_tried(RULES, TRIED, ONLY_IN_PLAY)


def test_every_option_is_explained() -> None:
    tried.every_option_is_explained(RULES)
