"""What is exported as tables: a line a player and round, a deliberate entry, or a player. No private notes."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, TypeAlias

from sqlalchemy import Connection, and_, select

from mjdesk.engine.rules.registry import SYSTEMS

from .book import Book
from .counts import ALWAYS
from .files import Progress, go_on, watched, whole_file
from .ranking import ranking
from .schema import DESK, PLAYER, POSTING, ROUND, SESSION, SHARE

Cell: TypeAlias = str | int | float | datetime
ROUND_COLUMNS: Final = (
    "time", "day", "session", "table", "rules", "round", "seat", "player", "points", "won", "self-drawn", "dealt in",
)  # fmt: skip
ENTRY_COLUMNS: Final = (
    "time", "session", "table", "kind", "unit", "from", "to", "amount", "reason", "cancelled",
)  # fmt: skip
PLAYER_COLUMNS: Final = ("place", "player", "points", "rounds", "wins", "self-drawn", "dealt in", "win rate", "average")
#: what a spreadsheet would take for the beginning of a formula
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


@dataclass(frozen=True, slots=True)
class Period:
    """Days of evenings (yyyymmdd), both included; ``session`` 0: all."""

    since: int = 0
    until: int = ALWAYS
    rules: str = ""
    session: int = 0


def day_text(day: int) -> str:
    """Such as 2026-07-22."""
    return f"{day // 10000:04}-{day // 100 % 100:02}-{day % 100:02}"


def round_rows(book: Book, connection: Connection, period: Period) -> Iterator[tuple[Cell, ...]]:
    """A line for every player of every round, in the order they were saved."""
    query = (
        select(ROUND.c.at, SHARE.c.day, SHARE.c.session_id, DESK.c.name, SESSION.c.rules, ROUND.c.number, SHARE.c.seat,
               PLAYER.c.name, SHARE.c.points, SHARE.c.won, SHARE.c.drew, SHARE.c.fed)
        .select_from(SHARE)
        .join(ROUND, ROUND.c.id == SHARE.c.round_id)
        .join(SESSION, SESSION.c.id == SHARE.c.session_id)
        .join(PLAYER, PLAYER.c.id == SHARE.c.player_id)
        .join(DESK, DESK.c.id == SESSION.c.desk_id, isouter=True)
        .where(and_(SHARE.c.day.between(period.since, period.until)))
        .order_by(SHARE.c.round_id, SHARE.c.seat)
    )  # fmt: skip
    if period.rules:
        query = query.where(SESSION.c.rules == period.rules)
    if period.session:
        query = query.where(SHARE.c.session_id == period.session)
    for row in connection.execution_options(yield_per=2000).execute(query):
        at, day, session, desk, rules, number, seat, name, points, won, drew, fed = row
        when = datetime.fromtimestamp(at // 1000, book.zone).replace(tzinfo=None)
        yield (when, day_text(day), session, desk or "", rules, number, seat + 1, name, points, int(won), int(drew),
               int(fed))  # fmt: skip


def entry_rows(book: Book, connection: Connection, period: Period) -> Iterator[tuple[Cell, ...]]:
    """A line for every deliberate entry: fines, fees, chips, settlements. Money as a decimal number; who is empty is
    the house. What was cancelled is marked and counts no more.
    """
    payer, payee, reversal = PLAYER.alias(), PLAYER.alias(), POSTING.alias()
    query = (
        select(POSTING.c.at, POSTING.c.session_id, DESK.c.name, POSTING.c.kind, POSTING.c.unit, payer.c.name,
               payee.c.name, POSTING.c.amount, POSTING.c.note, reversal.c.id)
        .join(SESSION, SESSION.c.id == POSTING.c.session_id)
        .join(DESK, DESK.c.id == SESSION.c.desk_id, isouter=True)
        .join(payer, payer.c.id == POSTING.c.payer_id, isouter=True)
        .join(payee, payee.c.id == POSTING.c.payee_id, isouter=True)
        .join(reversal, reversal.c.reverses == POSTING.c.id, isouter=True)
        .where(POSTING.c.kind != "round", POSTING.c.reverses.is_(None))
        .order_by(POSTING.c.id)
    )  # fmt: skip
    if period.rules:
        query = query.where(SESSION.c.rules == period.rules)
    if period.session:
        query = query.where(POSTING.c.session_id == period.session)
    for at, session, desk, kind, unit, giver, taker, amount, note, cancelled in connection.execute(query).tuples():
        if not period.since <= book.day_of(at) <= period.until:
            continue
        when = datetime.fromtimestamp(at // 1000, book.zone).replace(tzinfo=None)
        told = amount / 100 if unit == "money" else amount
        yield (when, session or 0, desk or "", kind, unit, giver or "", taker or "", told, note, int(bool(cancelled)))


def player_rows(connection: Connection, period: Period) -> Iterator[tuple[Cell, ...]]:
    """A line for every player, by points (whole months)."""
    for line in ranking(connection, period.since, period.until, rules=period.rules):
        c = line.counts
        yield (line.place, line.name, c.points, c.rounds, c.wins, c.drew, c.fed, round(c.win_rate, 4),
               round(c.average, 2))  # fmt: skip


def rules_name(rules: str, language: str = "zh") -> str:
    """The name of a rule system that may be of another program's."""
    return SYSTEMS[rules].name.in_language(language) if rules in SYSTEMS else rules


def safe(cell: Cell) -> str:
    """A cell of a CSV file that no spreadsheet takes for a formula."""
    if isinstance(cell, datetime):
        return cell.isoformat(" ")
    if isinstance(cell, str) and cell.startswith(_FORMULA):
        return f"'{cell}"
    return str(cell)


def write_csv(path: Path, columns: Sequence[str], rows: Iterator[tuple[Cell, ...]], progress: Progress = go_on) -> None:
    """A CSV file, UTF-8 with a mark so that spreadsheets read hanzi; raises Stopped or BadInput."""
    with whole_file(path) as part, part.open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows([safe(cell) for cell in row] for row in watched(rows, progress))
