"""Every value of every option that touches the score does what the page says it does."""

from __future__ import annotations

import pytest

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import complete
from mjdesk.engine.rules.jingzhou_hongzhong import JingzhouHongzhong

from ..red_dragon import tried
from ..red_dragon.tried import Round, Tried

RULES = JingzhouHongzhong()

THREE_OPENINGS = ("1: 789s8p [456s<0] [SSS<2] [456p<0]; 2: [NNN<0] [WWW<1]", "1+8p")
PAIRS = ("1: 1199p2288s44p66s8p", "1+8p")
LAID = ("1: 789s456p123s8p [456s<0] (3p)", "1+8p")
SMALL = ("1: 789s456p123s8p [456s<0] (3p) (3p)", "1+8p")  # 256 and 128
ALL_258 = ("1: 2s5p8s8p [555s<0] [888s<2] [222p<0]", "1+2s")
HONOURS = ("2: SSPP [WWW<1] [FFF<1] [NNN<0]", "2+P@0")
ONE_SUIT = ("2: 56s88s [111s<0] [234s<1] [999s<0]", "2+7s@1")
TWO_BIG = ("0: 44s3p5s [222s<2] [777s<2] [9999s]; 1: [SSS<0]", "0+5s")
FOUR_OPEN = "1: 8p [456s<0] [999s<2] [111s<2] [SSS<0]; 2: "
READY = (FOUR_OPEN + "45p22s [NNN<0] [WWW<1] [FFF<0]", "1+8p@2")
ALL_JIANG = (FOUR_OPEN + "22p555p222s555s88s", "1+8p@2")
NEITHER = (FOUR_OPEN + "1199p2277s4p6s15s5p", "1+8p@2")
ROBBED = ("1: 45s88p456p789s [NNN<0]; 2: 1255p1129sSW [666s<0] (C)", "1+6s^2")
FOUR, EIGHT = ("1: 789s456p12s3p8p [456s<0]", "1+8p@2"), ("1: 789s456p123s8p [456s<0]", "1+8p@2")
SIXTEEN = ("1: 789s456p123s8p [456s<0]", "1+8p")
PASSED = EIGHT

PING = "ping-hu ying-hu; 1; "
JIANG, QIU = "jiang-yi-se ying-hu; 20; ", "quan-qiu-ren ying-hu; 10; "
FENG, QING = "feng-yi-se peng-peng-hu ying-hu; 20; ", "qing-yi-se ying-hu; 10; "

TRIED: Tried = {
    "open_fan": {
        "once": [(THREE_OPENINGS, PING + "-16 +32 -16")],
        "each": [(THREE_OPENINGS, PING + "-64 +192 -128")],
    },
    "qidui": {
        "true": [(PAIRS, "qi-dui ying-hu; 20; -40 +80 -40")],
        "false": [(PAIRS, "not-open")],
    },
    "laizi_gang_factor": {
        "2": [(LAID, PING + "-32 +48 -16")],
        "4": [(LAID, PING + "-64 +96 -32")],
    },
    "cap jinding": {
        "300 400": [(SMALL, PING + "-256 +384 -128")],
        "200 400": [(SMALL, PING + "-200 +328 -128")],
        "128 129": [(SMALL, PING + "-129 +258 -129")],
        "128 0": [(SMALL, PING + "-128 +256 -128")],
        "129 200": [(SMALL, PING + "-129 +257 -128")],
        "0 50": [(SMALL, PING + "-256 +384 -128")],
    },
    "jiang_feng_jinding": {
        "true": [(ALL_258, JIANG + "-400 +800 -400")],
        "false": [(ALL_258, JIANG + "-80 +160 -80")],
    },
    "zimo_add": {
        "each": [(TWO_BIG, "peng-peng-hu qing-yi-se; 40; +800 -400 -400")],
        "once": [(TWO_BIG, "peng-peng-hu qing-yi-se; 30; +540 -300 -240")],
    },
    "qianggang_basis": {
        "gang_out": [(ROBBED, "qiang-gang-hu; 10; 0 +460 -460")],
        "own": [(ROBBED, "qiang-gang-hu ying-hu; 10; 0 +200 -200")],
    },
    "quanqiuren_bao": {
        "not_ting": [
            (READY, QIU + "-40 +200 -160"),
            (ALL_JIANG, QIU + "0 +120 -120"),
            (NEITHER, QIU + "0 +120 -120"),
        ],
        "not_all_jiang": [
            (READY, QIU + "0 +200 -200"),
            (ALL_JIANG, QIU + "-40 +120 -80"),
            (NEITHER, QIU + "0 +120 -120"),
        ],
        "always": [
            (READY, QIU + "0 +200 -200"),
            (ALL_JIANG, QIU + "0 +120 -120"),
            (NEITHER, QIU + "0 +120 -120"),
        ],
        "off": [
            (READY, QIU + "-40 +200 -160"),
            (ALL_JIANG, QIU + "-40 +120 -80"),
            (NEITHER, QIU + "-40 +120 -80"),
        ],
    },
    "bao_third_open": {
        "off": [
            (ONE_SUIT, QING + "-40 -80 +120"),
            (ALL_258, JIANG + "-400 +800 -400"),
            (HONOURS, FENG + "-400 -400 +800"),
        ],
        "qing": [
            (ONE_SUIT, QING + "-120 0 +120"),
            (ALL_258, JIANG + "-400 +800 -400"),
            (HONOURS, FENG + "-400 -400 +800"),
        ],
        "qing_jiang": [
            (ONE_SUIT, QING + "-120 0 +120"),
            (ALL_258, JIANG + "-800 +800 0"),
            (HONOURS, FENG + "-400 -400 +800"),
        ],
        "qing_feng": [
            (ONE_SUIT, QING + "-120 0 +120"),
            (ALL_258, JIANG + "-400 +800 -400"),
            (HONOURS, FENG + "-800 0 +800"),
        ],
        "all": [
            (ONE_SUIT, QING + "-120 0 +120"),
            (ALL_258, JIANG + "-800 +800 0"),
            (HONOURS, FENG + "-800 0 +800"),
        ],
    },
    "min_points": {  # no win is worth less than 4: the dealer is always in it
        "0": [(FOUR, "ping-hu; 1; -4 +8 -4")],
        "4": [(FOUR, "ping-hu; 1; -4 +8 -4")],
        "8": [(FOUR, "below-minimum"), (EIGHT, PING + "-8 +16 -8")],
        "16": [(EIGHT, "below-minimum"), (SIXTEEN, PING + "-16 +24 -8")],
    },
    "passed_win passed1": {
        "free 8p": [(PASSED, PING + "-8 +16 -8")],
        "until_draw 8p": [(PASSED, "passed-win")],
    },
}
ONLY_IN_PLAY = {"win_order", "next_dealer"}  # test_flow.py


@pytest.mark.parametrize(("keys", "values", "round_", "expected"), tried.each(TRIED))
def test_value(keys: list[str], values: list[str], round_: Round, expected: str) -> None:
    tried.comes_to(RULES, "2p", keys, values, round_, expected)


def test_every_value_is_tried() -> None:
    tried.every_value_is_tried(RULES, TRIED, ONLY_IN_PLAY)


def test_every_option_is_explained() -> None:
    tried.every_option_is_explained(RULES)


@pytest.mark.parametrize(("cap", "gold", "fits"), [(300, 300, False), (300, 301, True), (300, 0, True), (0, 1, True)])
def test_gold_cap_is_above_the_cap(cap: int, gold: int, fits: bool) -> None:
    options = complete(RULES.options, {"cap": cap, "jinding": gold})
    if fits:
        RULES.check_options(options)
        return
    with pytest.raises(BadInput, match="jinding"):
        RULES.check_options(options)
