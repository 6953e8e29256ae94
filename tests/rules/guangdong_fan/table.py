"""Reads tables of hands of 鸡平胡 and 新麻将 (the head of each `hands.txt` explains the notation)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from mjdesk.engine.case import Case
from mjdesk.engine.notation import parse_tile
from mjdesk.engine.options import complete
from mjdesk.engine.rules.base import RuleSystem

from .. import hands
from ..hands import Line, answer, by_seat, option, wins_of

__all__ = ["Line", "answer", "case_of", "lines"]


def lines(rules: RuleSystem, file: Path) -> Iterator[Line]:
    """Every line of a table."""
    return hands.lines(file, lambda name, setup, seats, wins: case_of(rules, setup, seats, wins, name))


def case_of(rules: RuleSystem, setup: str, seats: str, wins: str, name: str = "") -> Case:
    """The case of one line."""
    dealer, wind = 0, "E"
    options: dict[str, object] = {}
    extra: dict[str, object] = {}
    passed: dict[str, list[str]] = {}
    for word in setup.split():
        key, _, value = word.partition("=")
        if re.fullmatch(r"d\d", word):
            dealer = int(word[1])
        elif re.fullmatch(r"w[ESWN]", word):
            wind = word[1]
        elif re.fullmatch(r"passed\d", key):
            passed[key[-1]] = re.findall(r"\d[mps]|[ESWNCFP]", value)
        elif key == "order":
            extra["twelve_down_order"] = [int(seat) for seat in value]
        elif key == "fled":
            extra["fled"] = int(value)
        else:
            options[key] = option(rules, key, value)
    return Case(
        rules.id,
        complete(rules.options, options),
        tuple(by_seat(seats)),
        wins_of(wins),
        dealer,
        parse_tile(wind),
        extra={**extra, **({"passed": passed} if passed else {})},
        id=name,
    )
