"""The table of hands of `wuhan`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from mjdesk.engine.case import Case
from mjdesk.engine.rules.wuhan import Wuhan

from ..red_dragon import table
from ..red_dragon.table import Line

__all__ = ["Line", "case_of", "lines"]

_RULES = Wuhan()


def lines() -> Iterator[Line]:
    """Every line of the table."""
    return table.lines(Path(__file__).parent / "hands.txt", _RULES)


def case_of(name: str, setup: str, seats: str, win: str) -> Case:
    """The case of one line."""
    return table.case_of(_RULES, name, setup, seats, win)
