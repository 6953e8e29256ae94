"""Reads the table of hands (the head of `hands.txt` explains the notation)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from mjdesk.engine.case import Case
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.rules.huangshi import Huangshi

from .. import hands
from ..hands import Line, by_seat, option, wins_of

__all__ = ["RULES", "Line", "case_of", "lines"]

RULES = Huangshi()


def lines() -> Iterator[Line]:
    """Every line of the table."""
    file = Path(__file__).parent / "hands.txt"
    return hands.lines(file, lambda name, setup, seats, wins: case_of(setup, seats, wins, name))


def case_of(setup: str, seats: str, wins: str, name: str = "") -> Case:
    """The case of one line."""
    indicator, *words = setup.split()
    players = 4
    options: dict[str, object] = {}
    passed: dict[str, str] = {}
    ponds: dict[int, str] = {}
    for word in words:
        key, _, value = word.partition("=")
        if re.fullmatch(r"p\d", word):
            players = int(word[1:])
        elif re.fullmatch(r"passed\d", key):
            passed[key[-1]] = value
        elif re.fullmatch(r"pond\d", key):
            ponds[int(key[-1])] = value
        else:
            options[key] = option(RULES, key, value)
    return Case(
        RULES.id,
        complete(RULES.options, options),
        tuple(replace(seat, discards=parse_tiles(ponds.get(i, ""))) for i, seat in enumerate(by_seat(seats, players))),
        wins_of(wins),
        indicator=parse_tile(indicator),
        extra={"passed": passed},
        id=name,
    )
