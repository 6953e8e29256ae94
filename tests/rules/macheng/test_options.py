"""Every value of every option that touches the score does what the page says it does."""

from __future__ import annotations

import pytest

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import complete
from mjdesk.engine.rules.macheng import Macheng

from ..red_dragon import tried
from ..red_dragon.tried import Round, Tried

RULES = Macheng()

THREE_OPENINGS = ("1: 234s5s [123p<0] [456p<0] [SSS<2] (C); 3: [EEE<1] [NNN<2]", "1+5s@3")
AT_GOLD_CAP = ("0: [EEE<1]; 1: 234s678s789p5s [123p<0] (6m) (C)", "1+5s")
LEAST = ("1: 234s678s78p6m5s [123p<0]", "1+5s")  # 1 fan
SMALL = ("1: 234s678s789p5s [123p<0]", "1+5s")  # 2
RICHER = ("1: 234s678s789p5s [123p<0] (C)", "1+5s")  # 3
RICHEST = ("1: 234s678s789p5s [123p<0] (C) (C)", "1+5s")  # 4
LEAST_BIG = ("2: 77s6mFFPP [111p<1] [WWW<3]", "2+F")  # 3 fan, 2 without the first big pattern
BIG = ("2: 777sFFPP [111p<1] [WWW<3]", "2+F")  # 4 and 3
RICHER_BIG = ("2: 777sFFPP [111p<1] [WWW<3] (C)", "2+F")  # 5 and 4
RICHEST_BIG = ("2: 777sFFPP [111p<1] [WWW<3] (C) (C)", "2+F")  # 6 and 5
PASSED = ("1: 234s678s789p5s [123p<0] (C)", "1+5s@2")

PING = "ping-hu ying-hu; "
PENG = "peng-peng-hu ying-hu; "
SIXTEEN, DOUBLED = "3; -16 +48 -16 -16", "3; -32 +96 -32 -32"
BIG_PAID = "4; -32 -32 +96 -32"
RICHER_BIG_PAID, RICHEST_BIG_PAID = "5; -320 -320 +960 -320", "6; -320 -320 +960 -320"

TRIED: Tried = {
    "open_fan": {
        "once": [(THREE_OPENINGS, PING + "3; 0 +32 0 -32")],
        "each": [(THREE_OPENINGS, PING + "5; 0 +64 0 -64")],
    },
    "cap jinding": {
        "64 80": [(AT_GOLD_CAP, PING + "5; -80 +560 -240 -240")],
        "64 100": [(AT_GOLD_CAP, PING + "5; -100 +700 -300 -300")],
        "64 0": [(AT_GOLD_CAP, PING + "5; -64 +192 -64 -64")],
        "65 80": [(AT_GOLD_CAP, PING + "5; -65 +193 -64 -64")],
        "0 80": [(AT_GOLD_CAP, PING + "5; -128 +256 -64 -64")],
    },
    "closed_penalty": {
        "true": [(AT_GOLD_CAP, PING + "5; -80 +560 -240 -240")],
        "false": [(AT_GOLD_CAP, PING + "5; -80 +240 -80 -80")],
    },
    "min_fan_small": {  # 1 is the least a small win can have
        "0": [(LEAST, "ping-hu; 1; -4 +12 -4 -4")],
        "1": [(LEAST, "ping-hu; 1; -4 +12 -4 -4")],
        "2": [(LEAST, "below-minimum"), (SMALL, PING + "2; -8 +24 -8 -8")],
        "3": [(SMALL, "below-minimum"), (RICHER, PING + SIXTEEN)],
        "4": [(RICHER, "below-minimum"), (RICHEST, PING + "4; -32 +96 -32 -32"), (BIG, PENG + BIG_PAID)],
        "5": [(RICHEST, "below-minimum"), (BIG, PENG + BIG_PAID)],
    },
    "min_fan_big": {  # 2 is the least a big win can have
        "0": [(LEAST_BIG, "peng-peng-hu; 3; -16 -16 +48 -16")],
        "1": [(LEAST_BIG, "peng-peng-hu; 3; -16 -16 +48 -16")],
        "2": [(LEAST_BIG, "peng-peng-hu; 3; -16 -16 +48 -16")],
        "3": [(LEAST_BIG, "below-minimum"), (BIG, PENG + BIG_PAID)],
        "4": [(BIG, "below-minimum"), (RICHER_BIG, PENG + RICHER_BIG_PAID), (RICHER, PING + SIXTEEN)],
        "5": [(RICHER_BIG, "below-minimum"), (RICHEST_BIG, PENG + RICHEST_BIG_PAID)],
    },
    "passed_win passed1": {
        "free 5s": [(PASSED, PING + "3; 0 +16 -16 0")],
        "until_draw 5s": [(PASSED, "passed-win")],
    },
}
#: rounds with the east turned up, equal dice, the same wild tile as before and two golds kept
GOLDEN = "E dice=33 last=S cun=bao-jin,yuan-jin"
GOLD_TRIED: Tried = {
    "gold_feng gold_mode": {
        "true cun": [(RICHER, "feng-jin " + PING + DOUBLED)],
        "false cun": [(RICHER, PING[:-2] + " yuan-jin; " + DOUBLED)],
        "true single": [(RICHER, "feng-jin " + PING + DOUBLED)],
        "true stack": [(RICHER, "bao-jin feng-jin " + PING[:-2] + " yuan-jin; 3; -128 +384 -128 -128")],
        "false stack": [(RICHER, "bao-jin " + PING[:-2] + " yuan-jin; 3; -64 +192 -64 -64")],
    },
    "gold_feng gold_yuan gold_bao gold_mode": {
        "false true true cun": [(RICHER, PING[:-2] + " yuan-jin; " + DOUBLED)],
        "false false true cun": [(RICHER, "bao-jin " + PING + DOUBLED)],
        "false false true single": [(RICHER, "bao-jin " + PING + DOUBLED)],
        "false false false cun": [(RICHER, "bao-jin " + PING + DOUBLED)],  # the kept one
        "false false false single": [(RICHER, PING + SIXTEEN)],
    },
}
RED_TRIED: Tried = {
    "zhong_flip_pizi": {
        "none": [(("1: PPP234s678s5s [123p<0] (C)", "1+5s"), "feng-jin " + PING + DOUBLED)],
        "white": [
            (("1: PPP234s678s5s [123p<0] (C)", "1+5s"), "special-tile-in-hand"),
            (("1: 234s678s789p5s [123p<0] (P)", "1+5s"), "feng-jin " + PING + DOUBLED),
        ],
    },
}
ONLY_IN_PLAY = {"win_order", "cun_exhausted"}  # test_flow.py, test_gold.py


@pytest.mark.parametrize(("keys", "values", "round_", "expected"), tried.each(TRIED))
def test_value(keys: list[str], values: list[str], round_: Round, expected: str) -> None:
    tried.comes_to(RULES, "5m", keys, values, round_, expected)


@pytest.mark.parametrize(("keys", "values", "round_", "expected"), tried.each(GOLD_TRIED))
def test_gold_value(keys: list[str], values: list[str], round_: Round, expected: str) -> None:
    tried.comes_to(RULES, GOLDEN, keys, values, round_, expected)


@pytest.mark.parametrize(("keys", "values", "round_", "expected"), tried.each(RED_TRIED))
def test_red_dragon_turned_up(keys: list[str], values: list[str], round_: Round, expected: str) -> None:
    tried.comes_to(RULES, "C", keys, values, round_, expected)


def test_every_value_is_tried() -> None:
    tried.every_value_is_tried(RULES, {**TRIED, **GOLD_TRIED, **RED_TRIED}, ONLY_IN_PLAY)


def test_every_option_is_explained() -> None:
    tried.every_option_is_explained(RULES)


@pytest.mark.parametrize(("cap", "gold", "fits"), [(64, 64, False), (64, 65, True), (64, 0, True), (0, 1, True)])
def test_gold_cap_is_above_the_cap(cap: int, gold: int, fits: bool) -> None:
    options = complete(RULES.options, {"cap": cap, "jinding": gold})
    if fits:
        RULES.check_options(options)
        return
    with pytest.raises(BadInput, match="jinding"):
        RULES.check_options(options)
