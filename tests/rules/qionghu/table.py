"""Reads tables of hands of `qionghu` (the head of `hands.txt` explains the notation)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from mjdesk.engine.case import Case
from mjdesk.engine.options import complete
from mjdesk.engine.rules.qionghu import Qionghu

from .. import hands
from ..hands import Line, answer, by_seat, option, wins_of

__all__ = ["RULES", "Line", "answer", "case_of", "judged", "lines"]

RULES = Qionghu()
_WORDS = {"bao": "chongbao", "kong": "after_kong", "last": "last_tile"}


def judged(setup: str, seats: str, wins: str) -> str:
    """The answer to a round in the notation of the table."""
    return answer(RULES.judge(case_of(setup, seats, wins)))


def lines(file: Path) -> Iterator[Line]:
    """Every line of a table."""
    return hands.lines(file, lambda name, setup, seats, wins: case_of(setup, seats, wins, name))


def case_of(setup: str, seats: str, wins: str, name: str = "") -> Case:
    """The case of one line."""
    dealer = 0
    options: dict[str, object] = {}
    extra: dict[str, object] = {}
    passed: dict[str, list[str]] = {}
    for word in setup.split():
        key, _, value = word.partition("=")
        if re.fullmatch(r"d\d", word):
            dealer = int(word[1])
        elif re.fullmatch(r"passed\d", key):
            passed[key[-1]] = re.findall(r"\d[mps]|[ESWNCFP]", value)
        elif key == "bao":
            extra["bao"] = value
        else:
            options[key] = option(RULES, key, value)
    return Case(
        RULES.id,
        complete(RULES.options, options),
        tuple(by_seat(seats)),
        wins_of(wins, _WORDS),
        dealer,
        extra={**extra, **({"passed": passed} if passed else {})},
        id=name,
    )
