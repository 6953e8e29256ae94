"""How a winning hand is laid out: in the reading that is paid, golden tiles where they stand in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk.engine.notation import format_tiles
from mjdesk.engine.rules.checks import Situation
from mjdesk.engine.rules.jingzhou_huangjin import best_reading, hand_of_win
from mjdesk.engine.rules.jingzhou_huangjin_shown import laid_out

from .rounds import RULES, random_case
from .table import case_of

#: setup, seats, win: the groups
TABLE = [
    ("4m", "1: 456p79p5m222s6s [123p<0]", "1+6s@2", "222s 456p 7p5m9p 66s"),
    ("4m", "1: 456m777s8s [456p<0] [456s<0]", "1+8s@3", "456m 777s 88s"),
    ("4p", "1: 1112345678999m", "1+5p", "111m 5p23m 456m 789m 99m"),
    ("4s", "1: 1133m5577p99sEC5s", "1+C", "11m 33m 55p 77p 99s E5s CC"),
    ("N", "1: 13347s12369m258p", "1+3m@0", "147s 258p 369m 123m 33s"),
    ("4m", "1: 19m19p19sESWNC5m5m", "1+F", "1559m19p19sESWNCF"),
    ("P", "1: E [123m<0] [567p<0] [888s<2] [345s<0]", "1+E", "EE"),
]


def groups_of(setup: str, seats: str, win: str) -> list[str]:
    case = case_of("", setup, seats, win)
    assert case.indicator is not None
    s = Situation(case, case.wins[0], RULES.special(case.options, case.indicator))
    hand = hand_of_win(s)
    chosen = best_reading(s, hand)
    assert not isinstance(chosen, str)
    return [format_tiles(group) for group in laid_out(hand, chosen)]


@pytest.mark.parametrize(("setup", "seats", "win", "groups"), TABLE)
def test_groups(setup: str, seats: str, win: str, groups: str) -> None:
    found = groups_of(setup, seats, win)
    assert sorted(found) == sorted(groups.split())


@given(st.integers(0, 2**32).map(lambda seed: random_case(seed, 4)))
def test_all_tiles_are_there(case) -> None:
    win = case.wins[0]
    s = Situation(case, win, RULES.special(case.options, case.indicator))
    hand = hand_of_win(s)
    chosen = best_reading(s, hand)
    if not isinstance(chosen, str):
        groups = laid_out(hand, chosen)
        assert sorted(tile for group in groups for tile in group) == sorted((*case.seats[win.seat].hand, win.tile))
        assert len(groups) == 1 or sum(len(group) == 2 for group in groups) in (1, 7)
