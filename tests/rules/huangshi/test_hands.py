"""The table of hands, and what no line of it can say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mjdesk.engine.case import NO_TILE, By, WinCase
from mjdesk.engine.errors import BadInput
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.tiles import UNKNOWN

from ..red_dragon import judged
from .table import RULES, Line, case_of, lines

TABLE = list(lines())
PLAIN = ("1: 234567m456s78s55p", "1+9s")


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line.name)
def test_hand(line: Line) -> None:
    judged.is_judged(line, RULES)


def test_the_table_is_wide() -> None:
    judged.is_wide(TABLE, RULES)


@pytest.mark.parametrize(("claimed", "reason"), [("7m", None), ("8m", None), ("9m", "bad-meld"), ("", None)])
def test_a_wild_tile_is_eaten_with_never_taken(claimed: str, reason: str | None) -> None:
    case = case_of("8m play=huanghuang", *PLAIN)
    meld = Meld(MeldKind.CHI, parse_tiles("789m"), 2, parse_tile(claimed) if claimed else None)
    seats = (*case.seats[:3], replace(case.seats[3], melds=(meld,)))
    assert RULES.judge(replace(case, seats=seats)).reason == reason


def test_without_dragons_a_wild_tile_is_taken_like_any_other() -> None:
    case = case_of("8m play=no_dragons", *PLAIN)
    meld = Meld(MeldKind.CHI, parse_tiles("789m"), 2, parse_tile("9m"))
    seats = (*case.seats[:3], replace(case.seats[3], melds=(meld,)))
    assert RULES.judge(replace(case, seats=seats)).legal


@pytest.mark.parametrize(
    ("win", "reason"),
    [
        (WinCase(1, By.OTHER, parse_tile("9s")), "bad-circumstance"),
        (WinCase(1, By.DISCARD, parse_tile("9s")), "bad-circumstance"),
        (WinCase(1, By.KONG, parse_tile("9s")), "bad-circumstance"),
        (WinCase(1, By.DISCARD, parse_tile("9s"), 4), "bad-circumstance"),
        (WinCase(1, By.DRAW, NO_TILE), "bad-tile"),
        (WinCase(1, By.DRAW, parse_tile("1h")), "bad-tile"),
    ],
)
def test_wins_that_cannot_be(win: WinCase, reason: str) -> None:
    assert RULES.judge(replace(case_of("9m", *PLAIN), wins=(win,))).reason == reason


def test_a_meld_of_no_known_type() -> None:
    case = case_of("9m", *PLAIN)
    seats = (replace(case.seats[0], melds=(Meld(MeldKind.OTHER, parse_tiles("55p")),)), *case.seats[1:])
    assert RULES.judge(replace(case, seats=seats)).reason == "bad-meld"


def test_a_concealed_kong_may_lie_face_down() -> None:
    case = case_of("9m", *PLAIN)
    seats = (replace(case.seats[0], melds=(Meld(MeldKind.GANG_CONCEALED, (UNKNOWN,) * 4),)), *case.seats[1:])
    assert RULES.judge(replace(case, seats=seats)).payments(4) == (-8, 16, -4, -4)


def test_an_exhausted_round_pays_nothing_and_is_not_judged() -> None:
    case = replace(case_of("9m", "0: [7777p<2]; 1: EEEE", "1+9s"), wins=())
    verdict = RULES.judge(case)
    assert verdict.legal
    assert verdict.transfers == ()


def test_what_a_case_must_say() -> None:
    case = case_of("9m", *PLAIN)
    for indicator in (None, UNKNOWN):
        with pytest.raises(BadInput, match="indicator"):
            RULES.judge(replace(case, indicator=indicator))
    hidden = replace(case.seats[1], hand=(*case.seats[1].hand[1:], UNKNOWN))
    with pytest.raises(BadInput, match="known"):
        RULES.judge(replace(case, seats=(case.seats[0], hidden, *case.seats[2:])))


def test_passed_tiles_as_one_text_or_a_list() -> None:
    case = case_of("9m", "1: 234567m456s78s55p", "1+9s@3")
    for passed in ("6s9s", ["6s", "9s"], [parse_tile("9s")]):
        assert RULES.judge(replace(case, extra={"passed": {"1": passed}})).reason == "passed-win"
    assert RULES.judge(replace(case, extra={"passed": {"0": "9s"}})).legal
