"""Reads tables of hands of 推倒胡, its table variant and 抓马 (the head of each `hands.txt` explains the notation).

Seats, melds and wins are written as in the tables of 鸡平胡; the setup has words of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from mjdesk.engine.case import Case, SeatCase
from mjdesk.engine.options import complete
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.tiles import UNKNOWN
from tests.rules.guangdong_fan.table import Line, _seat, _win, answer

__all__ = ["Line", "answer", "case_of", "check_width", "lines"]


def lines(rules: RuleSystem, file: Path) -> Iterator[Line]:
    """Every line of a table."""
    for text in file.read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            name, setup, seats, wins, expected = (part.strip() for part in text.split("|"))
            yield Line(name, case_of(rules, setup, seats, wins, name), expected)


def case_of(rules: RuleSystem, setup: str, seats: str, wins: str, name: str = "") -> Case:
    """The case of one line."""
    dealer = streak = 0
    options: dict[str, object] = {}
    extra: dict[str, object] = {}
    carried: dict[str, object] = {}
    by_seat = dict(_seat(text) for text in seats.split(";") if text.strip())
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
            by_seat[int(value)] = replace(by_seat[int(value)], declared=("xiang-gong",))
        else:
            options[key] = next(o for o in rules.options if o.id == key).parse(value)
    return Case(
        rules.id,
        complete(rules.options, options),
        tuple(by_seat.get(seat, SeatCase((UNKNOWN,) * 13)) for seat in range(4)),
        tuple(_win(text.strip()) for text in wins.split(";") if text.strip()),
        dealer,
        streak=streak,
        carried=carried,
        extra=extra,
        id=name,
    )


def check_width(rules: RuleSystem, table: list[Line]) -> None:
    """A table has sixty lines, a third of them no wins, and every reason and pattern of its system."""
    reasons = [line.expected for line in table if ";" not in line.expected]
    patterns = {p for line in table if ";" in line.expected for p in line.expected.split(";")[0].split()}
    assert len(table) >= 60
    assert len(reasons) * 3 >= len(table)
    assert set(reasons) == {reason.id for reason in rules.reasons}
    assert patterns - {"/", "-"} == {pattern.id for pattern in rules.patterns}
    assert len({line.name for line in table}) == len(table)
