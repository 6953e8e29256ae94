"""Every value of every option does what the page says it does."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TypeAlias

import pytest

from mjdesk.engine.case import Case
from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import OptionValue, complete

from .rounds import random_case
from .table import RULES, answer, case_of

#: setup, seats, wins
Round: TypeAlias = tuple[str, str, str]

SMALL: Round = ("", "2: 123456m5p345789s", "2+5p@1")
SMALL_DRAWN: Round = ("", "2: 123456m5p345789s", "2+5p")
BIG: Round = ("", "3: 1122334466779m", "3+9m")
DEALER: Round = ("", "2: 123456m5p345789s", "2+5p@0")
LUXURY: Round = ("", "1: 1133m5577p22229s", "1+9s@2")
TRIPLE: Round = ("", "1: 1111m5555p22229s", "1+9s@2")
MELDED: Round = ("", "2: 9s [123m<1] [456m<1] [789p<1] [111p<3]", "2+9s@0")
MELDED_DRAWN: Round = ("", "2: 9s [123m<1] [456m<1] [789p<1] [111p<3]", "2+9s")
KONG_DISCARD: Round = ("", "1: [2222s]; 2: 123456m5p345789s", "2+5p@1 kong_discard")
ROBBED: Round = ("", "1: [555p<3]; 2: 123456m46p34588s", "2+5p^1 bu_zhang")
ROBBED_OPEN: Round = ("", "1: [555p<3]; 2: 123456m46p34588s", "2+5p^1")
TWO: Round = ("", "1: 123456m46p34588s; 2: 123789m46p34555s", "1+5p@3; 2+5p@3")
PASSED: Round = ("", "2: 123456m5p345789s !passed:0", "2+5p@1")
PASSED_BIGGER: Round = ("", "2: 1112345678999m !passed:0", "2+9m@1")
BIRDS: Round = ("bird=3m7m", "2: 123456m5p345789s", "2+5p@1")
BIRDS_FROM: Round = ("birds=2 bird=9m9m", "2: 123456m5p345789s", "2+5p@1")
KONGS: Round = ("", "1: [2222s] [3333s+<0] [4444s<2]", "")
FOUR: Round = ("show1=1111m23456m2346s:si-xi", "", "")
NO_258: Round = ("show1=1346m1379p13479s:ban-ban-hu", "", "")
TWO_SUITS: Round = ("show2=123456789m1234s:que-yi-se", "", "")
SIX: Round = ("show2=111m222p3456789s:liu-liu-shun", "", "")
SAME: Round = ("show3=1144m44p144789s9p:san-tong", "", "")
STEPS: Round = ("show3=445566m17p14789s:jie-jie-gao", "", "")
SEVERAL: Round = ("show2=1111m222p456789s:liu-liu-shun,si-xi", "", "")
DICE: Round = ("birds=2 show1=1111m23456m2346s:si-xi:26", "", "")

NOT_HELD = "start-win-not-held"
ALL_SIX = "si-xi,ban-ban-hu,que-yi-se,liu-liu-shun,san-tong,jie-jie-gao"
STANDARD = "si-xi,ban-ban-hu,que-yi-se,liu-liu-shun"
WON_SMALL = "ping-hu; 0; 0 -1 +1 0"
TWO_WON = "ping-hu / ping-hu; 0 / 0; 0 +1 +1 -2"
ALL_MELDED = "quan-qiu-ren; 1; -7 0 +7 0"
ALL_MELDED_DRAWN = "quan-qiu-ren; 1; -7 -6 +19 -6"

TRIED: dict[str, list[tuple[Round, dict[str, str]]]] = {
    "start_wins": [
        (FOUR, {STANDARD: "-; -; -3 +7 -2 -2", "none": NOT_HELD, "que-yi-se": NOT_HELD, ALL_SIX: "-; -; -3 +7 -2 -2"}),
        (NO_258, {STANDARD: "-; -; -3 +7 -2 -2", "ban-ban-hu": "-; -; -3 +7 -2 -2", "si-xi": NOT_HELD}),
        (TWO_SUITS, {STANDARD: "-; -; -3 -2 +7 -2", "si-xi,liu-liu-shun": NOT_HELD}),
        (SIX, {STANDARD: "-; -; -3 -2 +7 -2", "si-xi": NOT_HELD}),
        (SAME, {STANDARD: NOT_HELD, "san-tong": "-; -; -3 -2 -2 +7", ALL_SIX: "-; -; -3 -2 -2 +7"}),
        (STEPS, {STANDARD: NOT_HELD, "jie-jie-gao": "-; -; -3 -2 -2 +7"}),
    ],
    "start_stack": [(SEVERAL, {"true": "-; -; -6 -4 +14 -4", "false": "-; -; -3 -2 +7 -2"})],
    "small_discard": [(SMALL, {"1": WON_SMALL, "2": "ping-hu; 0; 0 -2 +2 0", "5": "ping-hu; 0; 0 -5 +5 0"})],
    "small_self": [
        (
            SMALL_DRAWN,
            {"1": "ping-hu; 0; -2 -1 +4 -1", "2": "ping-hu; 0; -3 -2 +7 -2", "4": "ping-hu; 0; -5 -4 +13 -4"},
        ),
        (FOUR, {"1": "-; -; -2 +4 -1 -1", "2": "-; -; -3 +7 -2 -2", "4": "-; -; -5 +13 -4 -4"}),
    ],
    "big": [
        (
            BIG,
            {
                "6": "qi-dui qing-yi-se; 2; -14 -12 -12 +38",
                "8": "qi-dui qing-yi-se; 2; -18 -16 -16 +50",
                "10": "qi-dui qing-yi-se; 2; -22 -20 -20 +62",
            },
        )
    ],
    "dealer_extra": [
        (DEALER, {"1": "ping-hu; 0; -2 0 +2 0", "0": "ping-hu; 0; -1 0 +1 0"}),
        (BIG, {"1": "qi-dui qing-yi-se; 2; -14 -12 -12 +38", "0": "qi-dui qing-yi-se; 2; -12 -12 -12 +36"}),
        (FOUR, {"1": "-; -; -3 +7 -2 -2", "0": "-; -; -2 +6 -2 -2"}),
    ],
    "cap": [
        (
            BIG,
            {
                "0": "qi-dui qing-yi-se; 2; -14 -12 -12 +38",
                "13": "qi-dui qing-yi-se; 2; -13 -12 -12 +37",
                "24": "qi-dui qing-yi-se; 2; -14 -12 -12 +38",
                "48": "qi-dui qing-yi-se; 2; -14 -12 -12 +38",
                "96": "qi-dui qing-yi-se; 2; -14 -12 -12 +38",
            },
        ),
        (SEVERAL, {"0": "-; -; -6 -4 +14 -4", "3": "-; -; -6 -4 +14 -4"}),
    ],
    "luxury_count": [
        (LUXURY, {"2": "hao-hua-qi-dui; 2; 0 +12 -12 0", "1": "hao-hua-qi-dui; 1; 0 +6 -6 0"}),
        (TRIPLE, {"2": "san-hao-hua-qi-dui; 4; 0 +24 -24 0", "1": "san-hao-hua-qi-dui; 3; 0 +18 -18 0"}),
    ],
    "quan_qiu_ren": [
        (MELDED, {"any": ALL_MELDED, "discard-only": ALL_MELDED, "off": "pair-not-258"}),
        (MELDED_DRAWN, {"any": ALL_MELDED_DRAWN, "discard-only": "pair-not-258", "off": "pair-not-258"}),
    ],
    "gang_shang_pao": [(KONG_DISCARD, {"true": "gang-shang-pao; 1; 0 -6 +6 0", "false": WON_SMALL})],
    "multi_win": [(TWO, {"all": TWO_WON, "first": "one-winner-only"}), (SMALL, {"all": WON_SMALL, "first": WON_SMALL})],
    "pass_lock": [
        (PASSED, {"lower": "passed-win", "all": "passed-win", "none": WON_SMALL}),
        (
            PASSED_BIGGER,
            {"lower": "qing-yi-se; 1; 0 -6 +6 0", "all": "passed-win", "none": "qing-yi-se; 1; 0 -6 +6 0"},
        ),
    ],
    "open_for_discard": [
        (SMALL, {"false": WON_SMALL, "true": "not-open"}),
        (SMALL_DRAWN, {"false": "ping-hu; 0; -3 -2 +7 -2", "true": "ping-hu; 0; -3 -2 +7 -2"}),
    ],
    "rob_bu_zhang": [
        (ROBBED, {"big": "qiang-gang-hu; 1; 0 -6 +6 0", "small": WON_SMALL}),
        (ROBBED_OPEN, {"big": "qiang-gang-hu; 1; 0 -6 +6 0", "small": "qiang-gang-hu; 1; 0 -6 +6 0"}),
    ],
    "rob_pays_all": [
        (ROBBED, {"false": "qiang-gang-hu; 1; 0 -6 +6 0", "true": "qiang-gang-hu; 1; 0 -19 +19 0"}),
        (SMALL, {"false": WON_SMALL, "true": WON_SMALL}),
    ],
    "kong_points": [(KONGS, {"false": "-; -; 0 0 0 0", "true": "-; -; -3 +12 -6 -3"})],
    "birds": [
        (BIRDS, {"0": WON_SMALL, **dict.fromkeys(("1", "2", "4", "6"), "ping-hu; 0; 0 -4 +4 0")}),
        (("show1=1111m23456m2346s:si-xi:26", "", ""), {"0": "-; -; -3 +7 -2 -2", "2": "-; -; -12 +28 -8 -8"}),
    ],
    "bird_mode": [
        (
            ("birds=2 bird=3m7m", "2: 123456m5p345789s", "2+5p"),
            {
                "pow2": "ping-hu; 0; -12 -8 +28 -8",
                "mult": "ping-hu; 0; -9 -6 +21 -6",
                "add": "ping-hu; 0; -5 -4 +13 -4",
            },
        )
    ],
    "bird_origin": [(BIRDS_FROM, {"dealer": WON_SMALL, "winner": "ping-hu; 0; 0 -4 +4 0"})],
    "start_birds": [(DICE, {"true": "-; -; -12 +28 -8 -8", "false": "-; -; -3 +7 -2 -2"})],
}
#: options that a finished round does not know (page §10); their values are in the flow tests
IN_PLAY = {"start_win_mode", "kong_tiles", "kong_claim", "haidi_needs_ready"}


def judged(option: str, value: str, round_: Round) -> str:
    setup, seats, wins = round_
    return answer(RULES.judge(case_of(f"{setup} {option}={value}", seats, wins)))


@pytest.mark.parametrize(
    ("option", "value", "round_", "expected"),
    [(o, value, r, e) for o, tried in TRIED.items() for r, values in tried for value, e in values.items()],
)
def test_value(option: str, value: str, round_: Round, expected: str) -> None:
    assert judged(option, value, round_) == expected


def test_every_value_is_tried_and_changes_something() -> None:
    known = {option.id: option for option in RULES.options}
    assert TRIED.keys() == known.keys() - IN_PLAY
    for name, tried in TRIED.items():
        option = known[name]
        values = {option.parse(value) for _, answers in tried for value in answers}
        if option.kind == "list":
            listed: set[OptionValue] = {entry for value in values if isinstance(value, tuple) for entry in value}
            assert listed == set(option.values)
        else:
            assert values >= ({True, False} if option.kind == "bool" else set(option.values))
        assert any(len(set(answers.values())) > 1 for _, answers in tried), name


def test_what_only_concerns_play_does_not_change_the_score() -> None:

    for seed in range(60):
        case = random_case(Random(f"options {seed}"))
        expected = RULES.judge(case)
        for option in RULES.options:
            for value in option.values if option.kind != "bool" else (True, False):
                if option.id in IN_PLAY:
                    other: Case = replace(case, options=complete(RULES.options, {**case.options, option.id: value}))
                    assert RULES.judge(other) == expected


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("start_wins", ["tian-hu"]),
        ("start_wins", "si-xi"),
        ("small_discard", 0),
        ("small_self", 0),
        ("big", True),
        ("dealer_extra", 2),
        ("birds", 3),
        ("kong_tiles", 3),
        ("cap", -1),
        ("pass_lock", "higher"),
    ],
)
def test_values_that_do_not_fit_are_refused(option: str, value: object) -> None:
    with pytest.raises(BadInput, match=option):
        complete(RULES.options, {option: value})
