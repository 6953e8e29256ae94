"""Reads tables of hands of 推倒胡, its table variant and 抓马 (the head of each `hands.txt` explains the notation).

Seats, melds and wins are written as in the tables of 鸡平胡; the setup has words of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from mjdesk.engine.case import Case
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
    dealer = streak = 0
    options: dict[str, object] = {}
    extra: dict[str, object] = {}
    carried: dict[str, object] = {}
    shown = by_seat(seats)
    for word in setup.split():
        key, _, value = word.partition("=")
        if re.fullmatch(r"d\d", word):
            dealer = int(word[1:])
        elif re.fullmatch(r"s\d", word):
            streak = int(word[1:])
        elif key == "ma":
            extra["horses"] = re.findall(r"\d\w|[ESWNCFP]", value)
        elif key == "fled":
            extra["fled"] = int(value)
        elif key == "prev":
            carried["prev_winner"] = int(value)
        elif key == "void":
            voided = [{"seat": int(kong[0]), "meld": int(kong[2])} for kong in value.split(",")]
            extra["void_kongs"] = voided
        elif key == "xg":
            shown[int(value)] = replace(shown[int(value)], declared=("xiang-gong",))
        else:
            options[key] = option(rules, key, value)
    return Case(
        rules.id,
        complete(rules.options, options),
        tuple(shown),
        wins_of(wins),
        dealer,
        streak=streak,
        carried=carried,
        extra=extra,
        id=name,
    )
