"""Rounds from a CSV file: a line a round, tried first without writing anything.

Columns: ``date`` (2026-07-22, or with a time 2026-07-22 20:15), ``table`` (may be empty), ``rules`` (an id; may be
empty: that of the call), then ``player1``, ``points1`` … up to four pairs. Lines of one day, table, rules and players
in a row are one session. The same file twice adds nothing the second time.
"""

from __future__ import annotations

import csv
import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import groupby
from pathlib import Path

from sqlalchemy import Connection, select

from mjdesk.engine.errors import BadInput
from mjdesk.engine.rules.registry import rule_system

from . import people, sessions
from .book import Book
from .entry import MOST_POINTS, PointsEntry
from .errors import LedgerError
from .rounds import save_round
from .schema import ROUND
from .sessions import State


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


@dataclass(frozen=True, slots=True)
class Plan:
    """What an import would do: lines to add, new players and tables, lines there already, and what is wrong."""

    lines: tuple[Line, ...]
    new_players: tuple[str, ...]
    new_tables: tuple[str, ...]
    sessions: int
    known: int
    problems: tuple[str, ...]


def plan(path: Path, connection: Connection, rules: str = "") -> Plan:
    """Read a file and say what it would bring; nothing is written. Raises BadInput when it cannot be read at all."""
    lines, problems = [], []
    for line in _lines(path, rules):
        if isinstance(line, str):
            problems.append(line)
        else:
            lines.append(line)
    keys = [line.key for line in lines]
    there: set[str] = set()
    for first in range(0, len(keys), 500):
        query = select(ROUND.c.key).where(ROUND.c.key.in_(keys[first : first + 500]))
        there |= set(connection.execute(query).scalars())
    fresh = tuple(line for line in lines if line.key not in there)
    who = _who(connection, fresh)
    problems += filter(None, (_problem_of(line, who) for line in fresh))
    new = {name.casefold(): name for name, player in reversed(who.items()) if isinstance(player, str)}
    tables = dict.fromkeys(line.table for line in fresh if line.table)
    desks = {desk.name for desk in people.desks(connection)}
    return Plan(
        fresh,
        tuple(name for name in who if name in new.values()),
        tuple(table for table in tables if table not in desks),
        sum(1 for _ in _evenings(fresh)),
        len(lines) - len(fresh),
        tuple(problems),
    )


def _who(connection: Connection, lines: tuple[Line, ...]) -> dict[str, int | str | LedgerError]:
    """Each name that occurs: the player who has it, a new one as its name is compared, or why nobody is meant."""
    out: dict[str, int | str | LedgerError] = {}
    for name in dict.fromkeys(name for line in lines for name in line.players):
        try:
            found = people.known(connection, name)
        except LedgerError as error:
            out[name] = error
        else:
            out[name] = name.casefold() if found is None else found.id
    return out


def _problem_of(line: Line, who: Mapping[str, int | str | LedgerError]) -> str | None:
    """Why the names of a line cannot sit at one table."""
    players = [who[name] for name in line.players]
    for player in players:
        if isinstance(player, LedgerError):
            return f"line {line.number}, players: {player}"
    if len(set(players)) < len(players):
        return f"line {line.number}, players: one player twice ({', '.join(line.players)})"
    return None


def carry_out(book: Book, plan_: Plan) -> int:
    """Save the rounds of a plan without problems; returns how many.

    Each evening is there whole or not at all, so that others may write in between; the same file again brings what is
    still missing. Raises AlreadySaved when somebody has brought in one of its evenings meanwhile.
    """
    if plan_.problems:
        raise BadInput(plan_.problems[0])
    return sum(book.together(partial(_save_evening, lines=some)) for some in _evenings(plan_.lines))


def _save_evening(book: Book, lines: list[Line]) -> int:
    who = [people.known_or_added(book, name).id for name in lines[0].players]
    with book.reading() as connection:
        desk = people.desk_named(connection, lines[0].table) if lines[0].table else None
    desk = people.add_desk(book, lines[0].table) if desk is None and lines[0].table else desk
    free = desk is not None and not _running(book, desk.id)
    session = sessions.begin_session(
        book.at(_ms(book, lines[0].at)), lines[0].rules, who, desk=desk.id if desk is not None and free else None
    )
    for line in lines:
        save_round(book.at(_ms(book, line.at)), session.id, PointsEntry(line.points), key=line.key)
    sessions.set_state(book.at(_ms(book, lines[-1].at)), session.id, State.DONE)
    return len(lines)


def _running(book: Book, desk: int) -> bool:
    with book.reading() as connection:
        return any(s.desk_id == desk for s in sessions.sessions(connection, states=sessions.PLAYED))


def _ms(book: Book, at: datetime) -> int:
    return int(at.replace(tzinfo=book.zone).timestamp() * 1000)


def _evenings(lines: tuple[Line, ...]) -> Iterator[list[Line]]:
    for _, some in groupby(lines, key=lambda x: (x.at.date(), x.table, x.rules, x.players)):
        yield list(some)


def _lines(path: Path, rules: str) -> Iterator[Line | str]:
    """The lines of a file; a text says what is wrong with one."""
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            reader = csv.DictReader(file)
            columns = reader.fieldnames or []
            pairs = [n for n in "1234" if f"player{n}" in columns and f"points{n}" in columns]
            if "date" not in columns or len(pairs) < 2:
                raise BadInput("expected the columns date, player1, points1, player2, points2 …", f"{path}, line 1")
            seen: Counter[str] = Counter()
            for row in reader:
                try:
                    line = _line(row, reader.line_num, pairs, rules, seen)
                except BadInput as error:
                    yield str(error.at(f"line {reader.line_num}"))
                else:
                    yield line
    except OSError as error:
        raise BadInput(f"cannot be read ({error.strerror})", str(path)) from None
    except (UnicodeDecodeError, csv.Error):
        raise BadInput("is no CSV file in UTF-8", str(path)) from None


def _line(row: dict[str, str | None], number: int, pairs: list[str], rules: str, seen: Counter[str]) -> Line:
    def cell(name: str) -> str:
        return (row.get(name) or "").strip()

    try:
        at = datetime.fromisoformat(cell("date"))
    except ValueError:
        raise BadInput(f"{cell('date')!r}; expected a day such as 2026-07-22", "date") from None
    there = [n for n in pairs if cell(f"player{n}")]
    players = tuple(people.clean_name(cell(f"player{n}").lstrip("'")) for n in there)
    if len(set(players)) < len(players):
        raise BadInput("one player twice", "players")
    points = tuple(_points(cell(f"points{n}"), f"points{n}") for n in there)
    if sum(points):
        raise BadInput(f"sum to {sum(points):+d}; expected 0", "points")
    system = rule_system(cell("rules") or rules)
    if len(players) not in system.players:
        raise BadInput(f"{len(players)}; expected {', '.join(map(str, system.players))} for {system.id}", "players")
    text = "|".join([cell("date"), cell("table"), system.id, *players, *map(str, points)])
    seen[text] += 1
    key = "csv-" + hashlib.sha256(f"{text}|{seen[text]}".encode()).hexdigest()[:32]
    if at.time().isoformat() == "00:00:00":
        at = at.replace(hour=20)
    return Line(number, at.replace(tzinfo=None), cell("table"), system.id, players, points, key)


def _points(text: str, where: str) -> int:
    try:
        number = int(text.replace("−", "-").lstrip("'"))
    except ValueError:
        raise BadInput(f"{text!r}; expected a whole number", where) from None
    if abs(number) > MOST_POINTS:
        raise BadInput(f"{number}; expected at most {MOST_POINTS}", where)
    return number
