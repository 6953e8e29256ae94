"""Rounds from a CSV file (`csv_lines`): a line a round, tried first without writing anything.

Lines of one evening, table, rules and players in a row are one session. The same file twice adds nothing the second
time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, tzinfo
from functools import partial
from itertools import groupby
from pathlib import Path

from sqlalchemy import Connection, select

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text

from . import people, sessions
from .book import DAY_BEGINS, Book
from .csv_lines import Line, in_line, lines_of, twice
from .entry import PointsEntry
from .errors import LedgerError
from .rounds import save_round
from .schema import ROUND
from .sessions import State


@dataclass(frozen=True, slots=True)
class Plan:
    """What an import would do: lines to add, new players and tables, lines there already, and what is wrong."""

    lines: tuple[Line, ...]
    new_players: tuple[str, ...]
    new_tables: tuple[str, ...]
    sessions: int
    known: int
    problems: tuple[Text, ...]


def plan(path: Path, connection: Connection, rules: str = "", zone: tzinfo | None = None) -> Plan:
    """Read a file and say what it would bring; nothing is written. Raises BadInput when it cannot be read at all.

    ``zone`` is where the ledger is kept (None: here).
    """
    lines, problems = [], []
    for line in lines_of(path, rules, zone):
        if isinstance(line, Text):
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


def _problem_of(line: Line, who: Mapping[str, int | str | LedgerError]) -> Text | None:
    """Why the names of a line cannot sit at one table."""
    players = [who[name] for name in line.players]
    for player in players:
        if isinstance(player, LedgerError):
            return in_line(line.number, BadInput(str(player), "players", player.text))
    if len(set(players)) < len(players):
        return in_line(line.number, twice(line.players))
    return None


def carry_out(book: Book, plan_: Plan) -> int:
    """Save the rounds of a plan without problems; returns how many.

    Each evening is there whole or not at all, so that others may write in between; the same file again brings what is
    still missing. Raises AlreadySaved when somebody has brought in one of its evenings meanwhile.
    """
    if plan_.problems:
        raise BadInput(plan_.problems[0].en, text=plan_.problems[0])
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
    for _, some in groupby(lines, key=lambda x: ((x.at - DAY_BEGINS).date(), x.table, x.rules, x.players)):
        yield list(some)
