"""Every value of every option that touches the score does what the page says it does; texts are whole."""

from __future__ import annotations

import pytest

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import complete

from ..red_dragon import tried
from .table import RULES, Line, case_of

#: tried on whole rounds in test_flow.py
IN_PLAY = {"liang", "haidi_mode", "passed_win"}

SMALL = ("9m", "1: 234567m456s78s55p", "1+9s")
THROWN = ("9m", "1: 234567m456s78s55p", "1+9s@3")
BIG = ("1s", "1: 1233456785599m", "1+9m@0")
LAID = ("9m", "0: (1m); 1: 567m456s78s55p [3333p]", "1+9s")
GREEN = ("9m play=huanghuang", "1: 234567m456s78s55p; 2: (F)", "1+9s")
RED_HELD = ("1s play=huanghuang", "1: 333m777p99944sCC", "1+4s")
SET = ("9m play=huanghuang", "0: gang_set[CFP]; 1: 234567m456s78s55p", "1+9s")
OPEN = ("1s", "1: 5m [123m<0] [777p<2] [456s<0] [999s<3]", "1+5m")
FED = ("1s", "1: 999444sC [333m<0] [777p<2]", "1+C@2")
THREE = ("1s dianpao_only=true", "1: 444sC [333m<0] [777p<2] [999s<3]", "1+C@0")
DRAGON_PAIR = ("9m", "1: 234567m456s78sCC", "1+9s")
LAST_ONE = ("1s", "1: C [123m<0] [777p<2] [456s<0] [999s<3]", "1+C")
LOOSE = ("9m", "1: 22258m25558p258s", "1+8s")
TWO_WILD = ("8p", "1: 234567m456s7s5p99p", "1+8s@3")
AT_FACE = ("8p", "1: 234567m456s79p55s", "1+8p")
NO_DRAGONS = ("9m play=no_dragons", "1: 234567m456s78s55p", "1+9s")

PING = "ping-hu ying-hu; 1; "

TRIED: dict[str, dict[str, list[tuple[tuple[str, str, str], str]]]] = {
    "play": {
        "yangxin": [(LAID, "ping-hu ying-hu; 2; -16 +32 -8 -8")],
        "huanghuang": [(LAID, "ping-hu ying-hu; 3; -64 +96 -16 -16")],
        "no_dragons": [(LAID, "bad-meld")],
    },
    "fa_gang": {"true": [(GREEN, PING + "-4 +16 -8 -4")], "false": [(GREEN, "bad-meld")]},
    "kong_tile_in_hand": {
        "forbidden": [(RED_HELD, "special-tile-in-hand")],
        "allowed": [(RED_HELD, "peng-peng-hu ying-hu; 1; -14 +42 -14 -14")],
    },
    "liang_value": {"literal": [(SET, PING + "-8 +16 -4 -4")], "sum": [(SET, PING + "-16 +24 -4 -4")]},
    "score": {
        "1257": [
            (SMALL, PING + "-4 +12 -4 -4"),
            (THROWN, PING + "-2 +8 -2 -4"),
            (BIG, "qing-yi-se ying-hu; 1; -14 +34 -10 -10"),
        ],
        "2350": [
            (SMALL, "men-qing ping-hu ying-hu; 1; -10 +30 -10 -10"),
            (THROWN, PING + "-2 +8 -2 -4"),
            (BIG, "qing-yi-se ying-hu; 1; -20 +40 -10 -10"),
        ],
    },
    "min_score": {
        "0": [(THROWN, PING + "-2 +8 -2 -4")],
        "8": [(THROWN, PING + "-2 +8 -2 -4")],
        "9": [(THROWN, "below-minimum")],
    },
    "cap": {
        "0": [(BIG, "qing-yi-se ying-hu; 1; -14 +34 -10 -10")],
        "12": [(BIG, "qing-yi-se ying-hu; 1; -12 +32 -10 -10")],
    },
    "unit": {
        "1": [(SMALL, PING + "-4 +12 -4 -4")],
        "2": [(SMALL, PING + "-8 +24 -8 -8")],
        "5": [(SMALL, PING + "-20 +60 -20 -20")],
        "10": [(SMALL, PING + "-40 +120 -40 -40")],
    },
    "no_dragons_hard": {
        "true": [(NO_DRAGONS, PING + "-4 +12 -4 -4")],
        "false": [(NO_DRAGONS, "ping-hu; 0; -2 +6 -2 -2")],
    },
    "sanjuhua": {
        "false": [(OPEN, "ping-hu quan-qiu-ren ying-hu; 2; -8 +24 -8 -8")],
        "true": [(OPEN, "ping-hu quan-qiu-ren san-ju-hua ying-hu; 3; -16 +48 -16 -16")],
    },
    "chengbao": {
        "false": [
            (FED, "peng-peng-hu ying-hu; 1; -10 +34 -14 -10"),
            (THREE, "peng-peng-hu ying-hu; 1; -14 +14 0 0"),
        ],
        "true": [(FED, "peng-peng-hu ying-hu; 1; 0 +34 -34 0"), (THREE, "peng-peng-hu ying-hu; 1; 0 +34 0 -34")],
    },
    "dianpao_only": {"false": [(THROWN, PING + "-2 +8 -2 -4")], "true": [(THROWN, PING + "0 +4 0 -4")]},
    "pengpeng_big": {
        "true": [(FED, "peng-peng-hu ying-hu; 1; -10 +34 -14 -10")],
        "false": [(FED, "pair-not-258")],
    },
    "luanjiang": {"false": [(DRAGON_PAIR, "pair-not-258")], "true": [(DRAGON_PAIR, PING + "-4 +12 -4 -4")]},
    "jingoudiao_jiang": {
        "258": [(LAST_ONE, "pair-not-258")],
        "any": [(LAST_ONE, "ping-hu quan-qiu-ren ying-hu; 2; -8 +24 -8 -8")],
    },
    "jiang_yise_shape": {
        "free": [(LOOSE, "jiang-yi-se ying-hu; 1; -14 +42 -14 -14")],
        "standard": [(LOOSE, "no-shape")],
    },
    "multi_laizi_zimo": {"true": [(TWO_WILD, "too-many-wild")], "false": [(TWO_WILD, "ping-hu; 0; -1 +4 -1 -2")]},
    "hard_win": {"restored": [(AT_FACE, PING + "-4 +12 -4 -4")], "none": [(AT_FACE, "ping-hu; 0; -2 +6 -2 -2")]},
}


@pytest.mark.parametrize(
    ("key", "value", "round_", "expected"),
    [
        pytest.param(key, value, round_, expected, id=f"{key}={value} {expected[:12]}")
        for key, by_value in TRIED.items()
        for value, rounds in by_value.items()
        for round_, expected in rounds
    ],
)
def test_value(key: str, value: str, round_: tuple[str, str, str], expected: str) -> None:
    setup, seats, win = round_
    case = case_of(f"{setup} {key}={value}", seats, win)
    assert Line("", case, expected).answer(RULES.judge(case)) == expected


def test_every_value_is_tried() -> None:
    tried.every_value_is_tried(RULES, TRIED, {*IN_PLAY, "cap", "min_score"})
    assert {option.id for option in RULES.options} == {*TRIED, *IN_PLAY}


def test_each_value_makes_a_difference() -> None:
    for key, by_value in TRIED.items():
        answers = [sorted(expected for _, expected in rounds) for rounds in by_value.values()]
        assert len(set(map(tuple, answers))) >= min(2, len(answers)), key


def test_every_option_is_explained() -> None:
    tried.every_option_is_explained(RULES)


def test_only_huanghuang_has_green_kongs() -> None:
    for play in ("yangxin", "no_dragons"):
        options = complete(RULES.options, {"play": play, "fa_gang": True})
        assert RULES.special(options, 0) == RULES.special(complete(RULES.options, {"play": play}), 0)


def test_values_that_do_not_fit_are_refused() -> None:
    for given in ({"unit": 3}, {"score": "1258"}, {"cap": -1}, {"liang": 1}, {"pao": True}):
        with pytest.raises(BadInput):
            complete(RULES.options, given)
