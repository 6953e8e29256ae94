"""Scoring cases as JSON: what is read, what is refused with the name of its field, and spoilt ones by the hundred."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from mjdesk.engine.cases import answer, read_case
from mjdesk.engine.errors import BadInput
from mjdesk.engine.rules.registry import SYSTEMS
from tests.cli.test_commands import BIG, EXHAUSTED, ILLEGAL, SMALL

from .test_record import mutations

GOOD = (SMALL, BIG, EXHAUSTED, ILLEGAL)


def spoilt(value: Any, random: Random) -> Any:
    """The value with one thing somewhere in it changed."""
    if isinstance(value, dict) and value and random.random() < 0.9:
        key = random.choice(sorted(value))
        return {**value, key: spoilt(value[key], random)}
    if isinstance(value, list) and value and random.random() < 0.9:
        place = random.randrange(len(value))
        return [*value[:place], spoilt(value[place], random), *value[place + 1 :]]
    return mutations(value, random)


@pytest.mark.parametrize("number", range(len(GOOD)))
def test_a_spoilt_case_is_judged_or_refused_with_the_name_of_a_field(number: int) -> None:
    random, judged, refused = Random(number), 0, 0
    for _ in range(400):
        case = spoilt(GOOD[number], random)
        try:
            given = answer(read_case(case))
        except BadInput:
            refused += 1
            continue
        judged += 1
        assert json.loads(json.dumps(given)) == given
        assert given["legal"] == (given["reason"] is None)
        assert given["payments"] is None or sum(given["payments"]) == 0
    assert judged > 20
    assert refused > 100


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"rules": 5}, "rules: 5; expected the id of a rule system"),
        ({"players": 3}, "players: 3; expected 4 for wuhan"),
        ({"seats": SMALL["seats"][:3]}, "seats: 3 seats; expected 4"),
        ({"seats": "1m"}, "seats: '1m'; expected a list"),
        ({"dealer": 4}, "dealer: 4; expected a whole number 0–3"),
        ({"dealer": True}, "dealer: True; expected a whole number"),
        ({"dice": [0, 7]}, "dice: 0; expected a whole number 1–6"),
        ({"indicator": "55m"}, "indicator: '55m' is 2 tiles; expected one tile"),
        ({"options": {"cap": 1.5}}, "option cap: 1.5 does not fit; expected a whole number from 0"),
        ({"options": {"open_fan": True}}, "option open_fan: True does not fit; expected one of once, each"),
        ({"id": 7}, "id: 7; expected a text"),
        ({"carried": []}, "carried: [] is not an object"),
    ],
)
def test_the_field_and_what_was_expected_are_named(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_case({**SMALL, **changes})
    assert says in str(caught.value)


def test_what_a_reader_need_not_know_is_ignored() -> None:
    plain = answer(read_case(SMALL))
    assert answer(read_case({**SMALL, "why": "…", "expect": {"legal": False}, "note": [1, 2]})) == plain


def test_order_of_tiles_does_not_matter() -> None:
    turned = json.loads(json.dumps(SMALL))
    turned["seats"][1]["hand"] = "5s9p8p7p8s7s6s4s3s2s"
    turned["seats"][1]["melds"][0]["tiles"] = "312p"
    assert answer(read_case(turned)) == answer(read_case(SMALL))


@pytest.mark.parametrize("rules", SYSTEMS)
@pytest.mark.parametrize("written", ["", "4p", "4p4p", "444p1s", "44444p"])
def test_melds_of_too_few_or_too_many_tiles_are_no_win_and_no_crash(rules: str, written: str) -> None:
    """In every system, of every type, at the winner and at the seat whose kong is robbed."""
    system = SYSTEMS[rules]
    players = max(system.players)
    for kind in sorted(system.meld_types):
        meld = {"type": kind.value, "tiles": written, "from": 0, "claimed": "4p"}
        for by in sorted(system.win_ways):
            for holder in (1, 2):
                seats: list[dict[str, Any]] = [{"hand": ""} for _ in range(players)]
                seats[2] = {"hand": "123456789s234p4p"}
                seats[holder]["melds"] = [meld]
                win: dict[str, Any] = {"seat": 2, "by": by.value, "tile": "4p"}
                if by.value != "draw":
                    win["from"] = 1
                case = {"rules": rules, "indicator": "8s", "seats": seats, "wins": [win]}
                if kind.value == "gang_single" and len(written) == 2:
                    continue  # one tile is what that type has
                try:
                    given = answer(read_case(case))
                except BadInput:  # more tiles than there are
                    continue
                assert given["legal"] is False
                assert given["reason"]
