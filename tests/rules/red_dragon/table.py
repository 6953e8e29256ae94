"""Reads tables of hands of the red-dragon-kong systems (the head of each `hands.txt` explains the notation)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from mjdesk.engine.case import Case
from mjdesk.engine.notation import parse_tile
from mjdesk.engine.options import complete
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.tiles import Tile

from .. import hands
from ..hands import Line, by_seat, option, wins_of

__all__ = ["Line", "case_of", "lines", "tiles_seen"]


def lines(path: Path, rules: RuleSystem) -> Iterator[Line]:
    """Every line of a table."""
    return hands.lines(path, partial(case_of, rules))


def case_of(rules: RuleSystem, name: str, setup: str, seats: str, win: str) -> Case:
    """The case of one line."""
    indicator, *words = setup.split()
    dealer = 0
    dice: tuple[int, ...] = ()
    options: dict[str, object] = {}
    passed: dict[str, Any] = {}
    carried: dict[str, Any] = {}
    for word in words:
        key, _, value = word.partition("=")
        if key == "dice":
            dice = tuple(map(int, value))
        elif key == "last":
            carried["last_laizi"] = value
        elif key == "cun":
            carried["cun"] = value.split(",")
        elif not value:
            dealer = int(key.removeprefix("d"))
        elif key.startswith("passed") and key != "passed_win":
            passed[key.removeprefix("passed")] = [*map(str, re.findall(r"\d\w", value))]
        else:
            options[key] = option(rules, key, value)
    return Case(
        rules.id,
        complete(rules.options, options),
        tuple(by_seat(seats, rules.players[0])),
        wins_of(win),
        dealer,
        dice=dice,
        indicator=parse_tile(indicator),
        carried=carried,
        extra={"passed": passed},
        id=name,
    )


def tiles_seen(case: Case) -> Counter[Tile]:
    """How often each kind is in a case, the winning tile included and the indicator not."""
    seen: Counter[Tile] = Counter()
    for seat in case.seats:
        seen.update(seat.hand)
        for meld in seat.melds:
            seen.update(meld.tiles)
    seen[case.wins[0].tile] += 1
    return seen
