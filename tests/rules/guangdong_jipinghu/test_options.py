"""Every value of every option does what the page says it does."""

from __future__ import annotations

import pytest

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import complete
from mjdesk.engine.rules.guangdong_jipinghu import JiPingHu
from tests.rules.guangdong_fan.tried import Round, Tried, alike, judged, rows, untried

RULES = JiPingHu()

CHICKEN: Round = ("", "2: 12389m456p22777s", "2+7m@1")
RUNS: Round = ("", "1: 123456m789s34p99s", "1+2p@0")
TRIPLETS: Round = ("", "1: 33m77s [888s<0] [444p<3] [NNN<2]", "1+3m@2")
MIXED: Round = ("", "2: 123567789m34mNN", "2+5m@1")
TWO: Round = ("", "1: 222m46p34567899s; 2: 123456m46p11789s", "1+5p@0; 2+5p@0")
MISSED: Round = ("passed1=2p", *RUNS[1:])
MISSED_OTHER: Round = ("passed1=9m", *RUNS[1:])
MISSED_DRAWN: Round = ("passed1=2p", RUNS[1], "1+2p")
TWELVE: Round = ("", "1: 7s [123m<0] [444p<2] [666s<0] [999p<3]", "1+7s")
WITH_CONCEALED: Round = ("", "1: 7s [123m<0] [4444p] [666s<0] [999p<3]", "1+7s")
DRAGONS: Round = ("", "2: 12m99s [CCC<1] [FFF<3] [PPP<0]", "2+3m")
DRAGONS_AND_TWELVE: Round = ("", "1: 9s [CCC<0] [FFF<2] [PPP<3] [555m<2]", "1+9s")
EXHAUSTED: Round = ("", "", "")
FLED: Round = ("fled=2", "", "")

BELOW, MISS = "below-minimum", "passed-win"
PAID_TWELVE, PAID_BY_ALL = "ji-hu zi-mo; 1; 0 +6 0 -6", "ji-hu zi-mo; 1; -2 +6 -2 -2"
WON_RUNS, DRAWN_RUNS = "all-runs; 1; -2 +2 0 0", "all-runs zi-mo; 2; -4 +12 -4 -4"

TRIED: Tried = {
    "min_fan": [
        (CHICKEN, {"0": "ji-hu; 0; 0 -1 +1 0", "1": BELOW, "2": BELOW, "3": BELOW}),
        (RUNS, {"0": WON_RUNS, "1": WON_RUNS, "2": BELOW, "3": BELOW}),
        (TRIPLETS, {**dict.fromkeys("012", "peng-peng-hu; 2; 0 +4 -4 0"), "3": BELOW}),
        (MIXED, dict.fromkeys("0123", "all-runs hun-yi-se; 3; 0 -8 +8 0")),
    ],
    "stack_base": [
        (MIXED, {"true": "all-runs hun-yi-se; 3; 0 -8 +8 0", "false": "hun-yi-se; 2; 0 -4 +4 0"}),
        (RUNS, dict.fromkeys(("true", "false"), WON_RUNS)),
    ],
    "multiple_winners": [
        (TWO, {"all": "ji-hu / all-runs; 0 / 1; -3 +1 +2 0", "nearest": "one-winner-only"}),
        (RUNS, dict.fromkeys(("all", "nearest"), WON_RUNS)),
    ],
    "missed_win": [
        (MISSED, {"same_tile": MISS, "any_tile": MISS, "off": WON_RUNS}),
        (MISSED_OTHER, {"same_tile": WON_RUNS, "any_tile": MISS, "off": WON_RUNS}),
        (MISSED_DRAWN, dict.fromkeys(("same_tile", "any_tile", "off"), DRAWN_RUNS)),
    ],
    "twelve_down": [
        (TWELVE, {"exposed": PAID_TWELVE, "all": PAID_TWELVE, "off": PAID_BY_ALL}),
        (WITH_CONCEALED, {"exposed": PAID_BY_ALL, "all": PAID_TWELVE, "off": PAID_BY_ALL}),
    ],
    "honor_liability": [
        (DRAGONS, {"true": "da-san-yuan; 6; -192 0 +192 0", "false": "da-san-yuan; 6; -64 -64 +192 -64"}),
        (DRAGONS_AND_TWELVE, {"true": "da-san-yuan; 6; 0 +192 0 -192", "false": "da-san-yuan; 6; 0 +192 -192 0"}),
    ],
    "room_factor": [
        (
            RUNS,
            {
                "1": WON_RUNS,
                "7": "all-runs; 1; -14 +14 0 0",
                "10": "all-runs; 1; -20 +20 0 0",
                "100": "all-runs; 1; -200 +200 0 0",
                "600": "all-runs; 1; -1200 +1200 0 0",
            },
        ),
    ],
    "room_fee": [
        (EXHAUSTED, {"0": "-; -; 0 0 0 0", **{n: f"-; -; -{n} -{n} -{n} -{n}" for n in ("5", "50", "250")}}),
        (
            RUNS,
            {
                "0": WON_RUNS,
                "5": "all-runs; 1; -7 -3 -5 -5",
                "50": "all-runs; 1; -52 -48 -50 -50",
                "250": "all-runs; 1; -252 -248 -250 -250",
            },
        ),
        (FLED, dict.fromkeys(("0", "5", "50", "250"), "-; -; +3 +2 -8 +3")),
    ],
    "flee_penalty": [
        (
            FLED,
            {
                "0": "-; -; 0 0 0 0",
                "1": "-; -; 0 0 -1 +1",
                "8": "-; -; +3 +2 -8 +3",
                "16": "-; -; +5 +5 -16 +6",
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


@pytest.mark.parametrize(
    ("option", "value"),
    [("min_fan", 4), ("room_factor", 0), ("room_fee", -1), ("flee_penalty", True), ("missed_win", "never")],
)
def test_values_that_do_not_fit_are_refused(option: str, value: object) -> None:
    with pytest.raises(BadInput, match=option):
        complete(RULES.options, {option: value})
