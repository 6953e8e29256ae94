"""Reads tables of hands of `changsha` (the head of `hands.txt` explains the notation)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mjdesk.engine.case import Case
from mjdesk.engine.cases import read_case
from mjdesk.engine.options import complete
from mjdesk.engine.rules.changsha import Changsha

from .. import hands
from ..hands import Line, answer, by_seat, option, wins_of

__all__ = ["RULES", "Line", "answer", "case_of", "from_json", "lines"]

RULES = Changsha()


def lines(file: Path) -> Iterator[Line]:
    """Every line of a table."""
    return hands.lines(file, lambda name, setup, seats, wins: case_of(setup, seats, wins, name))


def case_of(setup: str, seats: str, wins: str, name: str = "") -> Case:
    """The case of one line."""
    dealer, options, shown = 0, dict[str, object](), list[dict[str, Any]]()
    extra: dict[str, object] = {}
    for word in setup.split():
        key, _, value = word.partition("=")
        if re.fullmatch(r"d\d", word):
            dealer = int(word[1])
        elif key in ("turned", "bird"):
            extra["kong_tiles" if key == "turned" else "birds"] = [value[i : i + 2] for i in range(0, len(value), 2)]
        elif re.fullmatch(r"show\d", key):
            hand, patterns, *dice = value.split(":")
            entry: dict[str, Any] = {"seat": int(key[4]), "hand": hand, "patterns": patterns.split(",")}
            shown.append(entry | ({"dice": [int(die) for die in dice[0]]} if dice else {}))
        else:
            options[key] = option(RULES, key, value)
    if shown:
        extra["start_wins"] = shown
    return Case(
        RULES.id,
        complete(RULES.options, options),
        tuple(by_seat(seats)),
        wins_of(wins),
        dealer,
        extra=extra,
        id=name,
    )


def from_json(data: dict[str, Any]) -> Case:
    """The case of a JSON object, `rules` filled in."""
    return read_case({"rules": "changsha", **data})
