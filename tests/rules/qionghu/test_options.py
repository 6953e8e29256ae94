"""Every value of every option does what the page says it does: finished rounds, and what a running round allows.

`ting_kong`, `fenzhang` and `wall_reserve` act in the running round only (`test_flow.py`).
"""

from __future__ import annotations

import pytest

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import complete

from .table import RULES, judged

#: setup, seats and wins of a round, and what each value of an option makes of it
Round = tuple[str, str, str]

PLAIN: Round = ("", "1: 123m45655p78s [111s<0]", "1+9s@3")
DRAWN: Round = ("", "1: 123m45655p78s [111s<0] ting", "1+9s")
MIDDLE: Round = ("", "1: 123m45655p79s [111s<0] ting", "1+8s")
TWO_WAITS: Round = ("", "1: 123789m2444p [111s<0] ting", "1+3p")
HIT: Round = ("bao=9s", "1: 123m45655p78s [111s<0] ting", "1+9s bao")
BAO_DRAWN: Round = ("bao=2p", "1: 123m45655p78s [111s<0] ting", "1+2p")
TRIPLETS: Round = ("", "1: 33355p44s [111s<0] [222m<2]", "1+5p")
DRAGON_PAIR: Round = ("", "1: 123m456pFF78s [123s<0]", "1+9s")
DRAGON_RUN: Round = ("", "1: 456p78s55mCFP [123s<0]", "1+9s")
PAIR_OF_TWO: Round = ("", "1: 123m45622p78s [111s<0]", "1+9s")
ROBBED: Round = ("", "1: 123m45655p78s [111s<0]; 3: [999s<0]", "1+9s^3")
AFTER_KONG: Round = ("", "1: 123m45655p78s [1111s+<0]", "1+9s kong")
LAST: Round = ("", "1: 123m45655p78s [111s<0]", "1+9s last")
TWO: Round = ("", "1: 123m45655p78s [111s<0]; 2: 789m11p12378s [222p<0]", "1+9s@3; 2+9s@3")
PASSED: Round = ("passed1=9s", *PLAIN[1:])
READY_DISCARDER: Round = ("", "1: 123m45655p78s [111s<0]; 3: ting", "1+9s@3")
OPEN_LOSER: Round = ("", "0: [123p<3]; 1: 123m45655p78s [111s<0]", "1+9s")
BIG: Round = ("bao=8s chongbao_fan=3 jia_fan=2 dealer_double=true closed_double=true", MIDDLE[1], "1+8s bao")
FED: Round = ("", "1: 123m45655p78s [1111s<3]", "1+9s")
NO_WINNER: Round = ("", "1: [1111s]", "")
DRAGON_KONG: Round = ("", "1: 123m55p78s [CCCC] [123p<0]", "1+9s")

WON, ALL_TWO = "ping-hu; 0; 0 +2 0 -2", "zi-mo; 1; -2 +6 -2 -2"
FULL = "chong-bao jia zi-mo; 6; {}"


def _paid(*points: int) -> str:
    return FULL.format(" ".join(f"{n:+}" for n in points))


TRIED: dict[str, list[tuple[Round, dict[str, str]]]] = {
    "jiang_28": [(PAIR_OF_TWO, {"true": ALL_TWO, "false": "pair-28"})],
    "zfb_exempt": [
        (DRAGON_PAIR, {"pair": ALL_TWO, "run": "no-ke", "both": ALL_TWO}),
        (DRAGON_RUN, {"pair": "no-shape", "run": ALL_TWO, "both": ALL_TWO}),
    ],
    "need_shun": [(TRIPLETS, {"false": ALL_TWO, "true": "no-shun"})],
    "must_ting": [(PLAIN, {"false": WON, "true": "not-ting"}), (DRAWN, dict.fromkeys(("false", "true"), ALL_TWO))],
    "qianggang": [(ROBBED, {"true": WON, "false": "not-robbable"})],
    "multi_win": [(TWO, {"first": "one-winner-only", "all": "ping-hu / ping-hu; 0 / 0; 0 +2 +2 -4"})],
    "passed_win": [(PASSED, {"until_draw": "passed-win", "free": WON})],
    "chongbao_win": [(HIT, {"instant": "chong-bao zi-mo; 3; -8 +24 -8 -8", "tile": "chongbao-not-instant"})],
    "jia_unique": [(TWO_WAITS, {"true": ALL_TWO, "false": "jia zi-mo; 2; -4 +12 -4 -4"})],
    "double_for": [
        (DRAWN, {"zimo": ALL_TWO, "ting": "ting; 1; -2 +6 -2 -2"}),
        (("", DRAWN[1], "1+9s@3"), {"zimo": WON, "ting": "ting; 1; 0 +4 0 -4"}),
        (("", PLAIN[1], "1+9s"), {"zimo": ALL_TWO, "ting": "ping-hu; 0; -1 +3 -1 -1"}),
    ],
    "jia_fan": [
        (MIDDLE, {"0": ALL_TWO, "1": "jia zi-mo; 2; -4 +12 -4 -4", "2": "jia zi-mo; 3; -8 +24 -8 -8"}),
    ],
    "mobao_fan": [
        (BAO_DRAWN, {"0": ALL_TWO, "1": "mo-bao zi-mo; 2; -4 +12 -4 -4", "2": "mo-bao zi-mo; 3; -8 +24 -8 -8"}),
    ],
    "chongbao_fan": [
        (
            HIT,
            {
                "1": "chong-bao zi-mo; 2; -4 +12 -4 -4",
                "2": "chong-bao zi-mo; 3; -8 +24 -8 -8",
                "3": "chong-bao zi-mo; 4; -16 +48 -16 -16",
            },
        ),
    ],
    "gangkai_fan": [
        (
            AFTER_KONG,
            {
                "0": "zi-mo; 1; -3 +9 -3 -3",
                "1": "gang-shang-kai-hua zi-mo; 2; -5 +15 -5 -5",
                "2": "gang-shang-kai-hua zi-mo; 3; -9 +27 -9 -9",
            },
        ),
    ],
    "qianggang_fan": [
        (ROBBED, {"0": WON, "1": "qiang-gang-hu; 1; 0 +4 0 -4", "2": "qiang-gang-hu; 2; 0 +8 0 -8"}),
    ],
    "haidi_fan": [(LAST, {"0": ALL_TWO, "1": "hai-di-lao zi-mo; 2; -4 +12 -4 -4"})],
    "piao_fan": [
        (
            TRIPLETS,
            {"0": ALL_TWO, "2": "peng-peng-hu zi-mo; 3; -8 +24 -8 -8", "3": "peng-peng-hu zi-mo; 4; -16 +48 -16 -16"},
        ),
    ],
    "dianpao": [
        (
            PLAIN,
            {
                "discarder": WON,
                "three": "ping-hu; 0; -1 +4 -1 -2",
                "three_unting_bao": "ping-hu; 0; 0 +4 0 -4",
                "bao": "ping-hu; 0; 0 +4 0 -4",
            },
        ),
        (
            READY_DISCARDER,
            {
                "discarder": WON,
                "three": "ping-hu; 0; -1 +4 -1 -2",
                "three_unting_bao": "ping-hu; 0; -1 +4 -1 -2",
                "bao": "ping-hu; 0; 0 +4 0 -4",
            },
        ),
    ],
    "dianpao_fan": [(PLAIN, {"0": "ping-hu; 0; 0 +1 0 -1", "1": WON})],
    "dealer_double": [(DRAWN, {"false": ALL_TWO, "true": "zi-mo; 1; -4 +8 -2 -2"})],
    "closed_double": [(OPEN_LOSER, {"false": ALL_TWO, "true": "zi-mo; 1; -2 +10 -4 -4"})],
    "three_closed_double": [
        (DRAWN, {"false": ALL_TWO, "true": "zi-mo; 1; -4 +12 -4 -4"}),
        (OPEN_LOSER, dict.fromkeys(("false", "true"), ALL_TWO)),
    ],
    "cap": [
        (
            BIG,
            {
                "0": _paid(-256, 512, -128, -128),
                **{
                    str(n): _paid(-min(n, 256), min(n, 256) + 2 * min(n, 128), -min(n, 128), -min(n, 128))
                    for n in (8, 16, 20, 32, 40, 64, 80, 160, 320)
                },
            },
        ),
        (("", "1: 123m45655p79s [111s<0] ting", "1+8s"), {"0": "jia zi-mo; 2; -4 +12 -4 -4"}),
    ],
    "base": [
        (
            DRAWN,
            {str(n): f"zi-mo; 1; -{2 * n} +{6 * n} -{2 * n} -{2 * n}" for n in (1, 10, 100, 1000, 5000, 10000)},
        ),
    ],
    "kong_pay": [
        (
            FED,
            {
                "each": "zi-mo; 1; -3 +9 -3 -3",
                "feeder": "zi-mo; 1; -2 +9 -2 -5",
                "none": ALL_TWO,
            },
        ),
    ],
    "kong_on_draw": [(NO_WINNER, {"false": "-; -; 0 0 0 0", "true": "-; -; -2 +6 -2 -2"})],
    "dragon_kong_double": [
        (DRAGON_KONG, {"false": "zi-mo; 1; -4 +12 -4 -4", "true": "zi-mo; 1; -6 +18 -6 -6"}),
        (FED, dict.fromkeys(("false", "true"), "zi-mo; 1; -3 +9 -3 -3")),
    ],
}
IN_ROUNDS = {"ting_kong", "fenzhang", "wall_reserve"}
ROWS = [
    (option, value, round_, expected)
    for option, rounds in TRIED.items()
    for round_, by_value in rounds
    for value, expected in by_value.items()
]


@pytest.mark.parametrize(("option", "value", "round_", "expected"), ROWS)
def test_value(option: str, value: str, round_: Round, expected: str) -> None:
    setup, seats, wins = round_
    assert judged(f"{setup} {option}={value}", seats, wins) == expected


def test_every_value_is_tried_and_changes_something() -> None:
    for option in RULES.options:
        if option.id in IN_ROUNDS:
            continue
        values = [str(v).lower() for v in ((True, False) if option.kind == "bool" else option.values)]
        found = [[by_value.get(value) for _, by_value in TRIED[option.id]] for value in values]
        assert all(None not in row[:1] for row in found), option.id
        if option.id != "cap":  # the highest caps bind no win of this table
            assert len({tuple(row) for row in found}) == len(values), option.id


@pytest.mark.parametrize(
    ("option", "value"),
    [("jia_fan", 3), ("cap", 10), ("base", 2), ("piao_fan", 1), ("passed_win", "never"), ("fenzhang", 1)],
)
def test_values_that_do_not_fit_are_refused(option: str, value: object) -> None:
    with pytest.raises(BadInput, match=option):
        complete(RULES.options, {option: value})
