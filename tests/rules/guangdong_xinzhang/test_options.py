"""Every value of every option does what the page says it does."""

from __future__ import annotations

import pytest

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import complete
from mjdesk.engine.rules.guangdong_xinzhang import XinZhang
from mjdesk.engine.tiles import FLOWERS_144, HONOURS_136
from tests.rules.guangdong_fan.tried import Round, Tried, alike, judged, rows, untried

RULES = XinZhang()

OPEN: Round = ("", "2: 12389m456p77s [222s<0]", "2+7m@1")
RUNS: Round = ("", "2: 123456m789p2246s", "2+5s@1")
DRAWN: Round = ("", RUNS[1], "2+5s")
MIXED: Round = ("", "2: 123789m34mNN [567m<1]", "2+5m@1")
ONE_SUIT: Round = ("", "1: 1233455677899m", "1+9m@0")
BLOOM: Round = ("", "0: 123m4567899s [7777p]", "0+9s after_kong")
ROBBED: Round = ("", "1: 123456m789p2246s; 0: [555s<3]", "1+5s^0")
WITH_FLOWERS: Round = ("", "1: 123456m789p2246s *26h", "1+5s@3")
WITHOUT: Round = ("", "1: 123456m789p2246s", "1+5s@3")
TWO: Round = ("", "1: 222m46p34567899s; 2: 123456m46p11789s", "1+5p@0; 2+5p@0")
MISSED: Round = ("passed2=5s", *RUNS[1:])
MISSED_OTHER: Round = ("passed2=9p", *RUNS[1:])
TWELVE: Round = ("", "1: 7s [123m<0] [444p<2] [666s<0] [999p<3]", "1+7s")
WITH_CONCEALED: Round = ("", "1: 7s [123m<0] [4444p] [666s<0] [999p<3]", "1+7s")
DRAGONS: Round = ("", "2: 12m99s [CCC<1] [FFF<3] [PPP<0]", "2+3m")
FREED: Round = ("order=01", "0: [CCC<1] [FFF<2] [PPP<3]; " + TWELVE[1], TWELVE[2])

BELOW, MISS = "below-minimum", "passed-win"
PAID_TWELVE, PAID_BY_ALL = "ji-hu zi-mo; 1; 0 +6 0 -6", "ji-hu zi-mo; 1; -2 +6 -2 -2"
WON_RUNS = "all-runs men-qing; 2; 0 -4 +4 0"
BLOOMED = "gang-shang-kai-hua ji-hu men-qing zi-mo; "

TRIED: Tried = {
    "min_fan": [
        (OPEN, {"0": "ji-hu; 0; 0 -1 +1 0", "1": BELOW, "3": BELOW}),
        (RUNS, {"0": WON_RUNS, "1": WON_RUNS, "3": BELOW}),
        (DRAWN, dict.fromkeys("013", "all-runs men-qing zi-mo; 3; -8 -8 +24 -8")),
    ],
    "stack_base": [
        (MIXED, {"true": "all-runs hun-yi-se; 4; 0 -16 +16 0", "false": "hun-yi-se; 3; 0 -8 +8 0"}),
        (
            ONE_SUIT,
            {
                "true": "all-runs men-qing qing-yi-se; 5; -32 +32 0 0",
                "false": "men-qing qing-yi-se; 5; -32 +32 0 0",
            },
        ),
    ],
    "gangkai_fan": [
        (BLOOM, {"0": BLOOMED + "2; +12 -4 -4 -4", "1": BLOOMED + "3; +24 -8 -8 -8"}),
    ],
    "robbed_kong_fan": [
        (
            ROBBED,
            {
                "0": "all-runs men-qing qiang-gang-hu; 2; -12 +12 0 0",
                "1": "all-runs men-qing qiang-gang-hu zi-mo; 3; -24 +24 0 0",
            },
        ),
    ],
    "flowers": [
        (
            WITH_FLOWERS,
            {
                "none": "bad-tile",
                "plain": "all-runs men-qing; 2; 0 +4 0 -4",
                "scored": "all-runs men-qing zheng-hua zheng-hua; 4; 0 +16 0 -16",
            },
        ),
        (
            WITHOUT,
            {
                "none": "all-runs men-qing; 2; 0 +4 0 -4",
                "plain": "all-runs men-qing; 2; 0 +4 0 -4",
                "scored": "all-runs men-qing wu-hua; 3; 0 +8 0 -8",
            },
        ),
    ],
    "multiple_winners": [
        (TWO, {"all": "ji-hu men-qing / all-runs men-qing; 1 / 2; -6 +2 +4 0", "nearest": "one-winner-only"}),
        (RUNS, dict.fromkeys(("all", "nearest"), WON_RUNS)),
    ],
    "missed_win": [
        (MISSED, {"same_tile": MISS, "any_tile": MISS, "off": WON_RUNS}),
        (MISSED_OTHER, {"same_tile": WON_RUNS, "any_tile": MISS, "off": WON_RUNS}),
    ],
    "twelve_down": [
        (TWELVE, {"exposed": PAID_TWELVE, "all": PAID_TWELVE, "off": PAID_BY_ALL}),
        (WITH_CONCEALED, {"exposed": PAID_BY_ALL, "all": PAID_TWELVE, "off": PAID_BY_ALL}),
    ],
    "honor_liability": [
        (DRAGONS, {"true": "da-san-yuan; 9; -1536 0 +1536 0", "false": "da-san-yuan; 9; -512 -512 +1536 -512"}),
        (FREED, {"true": PAID_BY_ALL, "false": PAID_TWELVE}),
    ],
    "room_factor": [
        (
            RUNS,
            {
                "1": WON_RUNS,
                "3": "all-runs men-qing; 2; 0 -12 +12 0",
                "10": "all-runs men-qing; 2; 0 -40 +40 0",
                "100": "all-runs men-qing; 2; 0 -400 +400 0",
                "600": "all-runs men-qing; 2; 0 -2400 +2400 0",
            },
        ),
    ],
}


@pytest.mark.parametrize(("option", "value", "round_", "expected"), rows(TRIED))
def test_value(option: str, value: str, round_: Round, expected: str) -> None:
    assert judged(RULES, option, value, round_) == expected


def test_every_value_is_tried_and_changes_something() -> None:
    assert not untried(RULES, TRIED)
    assert not alike(TRIED)


def test_flowers_are_tiles_of_the_set_only_with_the_option() -> None:
    assert RULES.tile_set(complete(RULES.options, {})) is HONOURS_136
    assert RULES.tile_set(complete(RULES.options, {"flowers": "plain"})) is FLOWERS_144
    assert RULES.tile_set(complete(RULES.options, {"flowers": "scored"})) is FLOWERS_144


@pytest.mark.parametrize(("option", "value"), [("min_fan", 2), ("flowers", True), ("gangkai_fan", 2)])
def test_values_that_do_not_fit_are_refused(option: str, value: object) -> None:
    with pytest.raises(BadInput, match=option):
        complete(RULES.options, {option: value})
