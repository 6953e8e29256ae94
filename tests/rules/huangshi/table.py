"""Reads the table of hands (the head of `hands.txt` explains the notation)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from mjdesk.engine.case import Case, SeatCase
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.rules.huangshi import Huangshi
from mjdesk.engine.tiles import UNKNOWN

from ..red_dragon.table import Line, _seat, _win

__all__ = ["RULES", "Line", "case_of", "lines"]

RULES = Huangshi()


def lines() -> Iterator[Line]:
    """Every line of the table."""
    for text in (Path(__file__).parent / "hands.txt").read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            name, setup, seats, wins, expected = (part.strip() for part in text.split("|"))
            yield Line(name, case_of(setup, seats, wins, name), expected)


def case_of(setup: str, seats: str, wins: str, name: str = "") -> Case:
    """The case of one line."""
    indicator, *words = setup.split()
    players = 4
    options: dict[str, object] = {}
    passed: dict[str, str] = {}
    by_seat = dict(_seat(text) for text in seats.split(";"))
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
            options[key] = next(o for o in RULES.options if o.id == key).parse(value)
    all_seats = [by_seat.get(seat, SeatCase((UNKNOWN,) * 13)) for seat in range(players)]
    return Case(
        RULES.id,
        complete(RULES.options, options),
        tuple(replace(seat, discards=parse_tiles(ponds.get(i, ""))) for i, seat in enumerate(all_seats)),
        tuple(_win(text.strip()) for text in wins.split(";")),
        indicator=parse_tile(indicator),
        extra={"passed": passed},
        id=name,
    )
