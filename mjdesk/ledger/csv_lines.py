"""The lines of a CSV file of rounds, each checked for itself.

Columns: ``date`` (2026-07-22, or with a time 2026-07-22 20:15; with an offset such as +08:00 it is the same moment
here), ``table`` (may be empty), ``rules`` (an id; may be empty: that of the call), then ``player1``, ``points1`` … up
to four pairs; others are not read. Of a day without a time its evening is meant.
"""

from __future__ import annotations

import csv
import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time, tzinfo
from pathlib import Path
from typing import Final

from mjdesk.engine.errors import BadInput
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.text import Text

from . import people
from .entry import MOST_POINTS

EVENING: Final = time(20)  #: when a round was played of which only the day is known
_YEARS: Final = range(1970, 9999)  #: what the clocks of all systems know
_WHOLE: Final = re.compile(r"[+-]?\d{1,18}")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the file as it was read."""

    number: int
    at: datetime
    table: str
    rules: str
    players: tuple[str, ...]
    points: tuple[int, ...]
    key: str


def twice(players: Sequence[str]) -> BadInput:
    """One player at two seats."""
    what = f"one player twice ({', '.join(players)})"
    return BadInput(what, "players", Text(f"同一个人写了两次（{'、'.join(players)}）", what))


def in_line(number: int, error: BadInput) -> Text:
    """What is wrong with a line."""
    return Text(
        f"第 {number} 行：{error.what if error.text is None else error.text.zh}", str(error.at(f"line {number}"))
    )


def lines_of(path: Path, rules: str, zone: tzinfo | None) -> Iterator[Line | Text]:
    """The lines of a file; a text says what is wrong with one."""
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            reader = csv.DictReader(file)
            pairs = _pairs(reader.fieldnames or [], f"{path}, line 1")
            reading = _Reading(pairs, rules, zone)
            for row in reader:
                try:
                    line = reading.line(row, reader.line_num)
                except BadInput as error:
                    yield in_line(reader.line_num, error)
                else:
                    yield line
    except OSError as error:
        what = f"cannot be read ({error.strerror})"
        raise BadInput(what, str(path), Text(f"读不了（{error.strerror}）", what)) from None
    except (UnicodeDecodeError, csv.Error):
        what = "is no CSV file in UTF-8"
        raise BadInput(what, str(path), Text("不是 UTF-8 的 CSV 文件", what)) from None


def _pairs(columns: Sequence[str], where: str) -> list[str]:
    """The numbers of the players that a file has columns for."""
    ours = ["date", "table", "rules", *(f"{what}{n}" for n in "1234" for what in ("player", "points"))]
    pairs = [n for n in "1234" if f"player{n}" in columns]
    if "date" not in columns or len(pairs) < 2 or pairs != [n for n in "1234" if f"points{n}" in columns]:
        what = "expected the columns date, player1, points1, player2, points2 …"
        raise BadInput(what, where, Text("第一行要写各列的名字：date, player1, points1, player2, points2 …", what))
    for name in ours:
        if columns.count(name) > 1:
            what = f"the column {name} is there twice"
            raise BadInput(what, where, Text(f"{name} 这一列有两个", what))
    return pairs


@dataclass(frozen=True, slots=True)
class _Reading:
    """How the lines of one file are read: the numbers of its players, its system and time where a line does not say."""

    pairs: list[str]
    rules: str
    zone: tzinfo | None
    seen: Counter[str] = field(default_factory=Counter)

    def line(self, row: Mapping[str | None, str | list[str] | None], number: int) -> Line:
        """One line; raises BadInput."""

        def cell(name: str) -> str:
            text = row.get(name)
            return text.strip() if isinstance(text, str) else ""

        if any(extra.strip() for extra in row.get(None) or ()):
            what = "more cells than columns"
            raise BadInput(what, text=Text("格子比列多", what))
        at = _moment(cell("date"), self.zone)
        for n in self.pairs:
            if not cell(f"player{n}") and cell(f"points{n}") not in ("", "0"):
                what = "points of nobody"
                raise BadInput(what, f"points{n}", Text(f"points{n} 没写是谁的", what))
        there = [n for n in self.pairs if cell(f"player{n}")]
        players = tuple(people.clean_name(cell(f"player{n}").lstrip("'")) for n in there)
        if len(set(players)) < len(players):
            raise twice(players)
        points = tuple(_points(cell(f"points{n}"), f"points{n}") for n in there)
        if sum(points):
            what = f"sum to {sum(points):+d}; expected 0"
            raise BadInput(what, "points", Text(f"各家分数加起来是 {sum(points):+d}，应当是 0", what))
        system = rule_system(cell("rules") or self.rules)
        if len(players) not in system.players:
            seats = ", ".join(map(str, system.players))
            what = f"{len(players)}; expected {seats} for {system.id}"
            raise BadInput(what, "players", Text(f"有 {len(players)} 个人，{system.name.zh}要 {seats} 人", what))
        text = "|".join([cell("date"), cell("table"), system.id, *players, *map(str, points)])
        self.seen[text] += 1
        key = "csv-" + hashlib.sha256(f"{text}|{self.seen[text]}".encode()).hexdigest()[:32]
        return Line(number, at, cell("table"), system.id, players, points, key)


def _moment(text: str, zone: tzinfo | None) -> datetime:
    """When a round was played, by the clock of the ledger."""
    try:
        at = datetime.combine(date.fromisoformat(text), EVENING)
    except ValueError:
        at = None
    try:
        if at is None:
            at = datetime.fromisoformat(text)
        if at.tzinfo is not None:
            at = at.astimezone(zone).replace(tzinfo=None)
    except (ValueError, OverflowError, OSError):  # no day, or one that the clocks of this system do not know
        at = None
    if at is None or at.year not in _YEARS:
        what = f"{text!r}; expected a day such as 2026-07-22"
        raise BadInput(what, "date", Text(f"“{text}”不是日期，应当像 2026-07-22", what))
    return at


def _points(text: str, where: str) -> int:
    bare = text.replace("−", "-").lstrip("'")
    if not _WHOLE.fullmatch(bare):
        what = f"{text!r}; expected a whole number"
        raise BadInput(what, where, Text(f"{where} 的“{text}”不是整数", what))
    number = int(bare)
    if abs(number) > MOST_POINTS:
        what = f"{number}; expected at most {MOST_POINTS}"
        raise BadInput(what, where, Text(f"{where} 的 {number} 太大，最多 {MOST_POINTS}", what))
    return number
