"""Reads the table of hands of `jingzhou-huangjin` (the head of `hands.txt` explains the notation)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from mjdesk.engine.case import Case, SeatCase
from mjdesk.engine.notation import parse_tile
from mjdesk.engine.options import complete
from mjdesk.engine.rules.jingzhou_huangjin import JingzhouHuangjin
from mjdesk.engine.tiles import WINDS

from .. import hands
from ..hands import Line, by_seat, option, wins_of

__all__ = ["RULES", "Line", "case_of", "lines"]

RULES = JingzhouHuangjin()


def lines() -> Iterator[Line]:
    """Every line of the table."""
    return hands.lines(Path(__file__).parent / "hands.txt", case_of)


def case_of(name: str, setup: str, seats: str, win: str) -> Case:
    """The case of one line."""
    indicator, *words = setup.split()
    dealer, wind = 0, WINDS[0]
    options: dict[str, object] = {}
    passed: dict[str, Any] = {}
    for word in words:
        key, _, value = word.partition("=")
        if not value:
            dealer = int(key.removeprefix("d"))
        elif key == "wind":
            wind = parse_tile(value)
        elif key.startswith("passed") and key != "passed_win":
            passed[key.removeprefix("passed")] = [value]
        else:
            options[key] = option(RULES, key, value)
    return Case(
        RULES.id,
        complete(RULES.options, options),
        tuple(map(_as_claimed, by_seat(seats))),
        wins_of(win),
        dealer,
        wind,
        indicator=parse_tile(indicator),
        extra={"passed": passed},
        id=name,
    )


def _as_claimed(seat: SeatCase) -> SeatCase:
    """Where it is not written, the first tile of a claimed meld is the one that was taken."""
    melds = [m if m.source is None or m.claimed is not None else replace(m, claimed=m.tiles[0]) for m in seat.melds]
    return replace(seat, melds=tuple(melds))
