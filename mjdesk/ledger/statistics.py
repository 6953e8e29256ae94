"""Looking back at one player: how it went, with what, when. Points are those of rounds."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, Connection, and_, func, select

from .book import Book
from .counts import ALWAYS, Counts, everybody, months, sums
from .opponents import Opponent, opponents_of
from .preferences import ties
from .ranking import place_of
from .schema import ROUND, SESSION, SHARE, TALLY, WIN

HANDS = 5  #: best rounds that a page has


@dataclass(frozen=True, slots=True)
class EveningLine:
    """What a session brought a player."""

    session: int
    day: int
    rules: str
    rounds: int
    points: int


@dataclass(frozen=True, slots=True)
class Best:
    """A round that brought much: points, its session and what was entered of it."""

    points: int
    session: int
    number: int
    entry: Any
    seat: int
    day: int
    rules: str


@dataclass(frozen=True, slots=True)
class Streak:
    """Rounds lost (or won) in a row: how many, and the days they began and ended."""

    length: int = 0
    first: int = 0
    last: int = 0


@dataclass(frozen=True, slots=True)
class PlayerPage:
    """Everything that the page of a player shows of a period."""

    counts: Counts
    average: Counts  #: of everybody in the same months
    place: int  #: in the ranking of the same months, 0 without a round
    rules: str  #: most played
    trend: tuple[tuple[int, int], ...]  #: day, points so far
    patterns: tuple[tuple[str, int], ...]  #: rules/pattern and how often, most first
    opponents: tuple[Opponent, ...]  #: most played with first
    hours: tuple[tuple[int, ...], ...]  #: points by part of the day (afternoon, evening, night) and weekday from Monday
    evenings: tuple[EveningLine, ...]  #: newest first
    sessions: int
    hands: tuple[Best, ...]  #: the rounds that brought most, the best first
    worst: Streak  #: longest run of rounds that lost points
    best_run: Streak  #: longest run of rounds that won points
    by_system: tuple[tuple[str, Counts], ...]  #: rules, most played first; whole months
    by_month: tuple[tuple[int, Counts], ...]  #: yyyymm, in order

    @property
    def best(self) -> Best | None:
        """The best round."""
        return self.hands[0] if self.hands else None


def player_page(
    book: Book,
    connection: Connection,
    player: int,
    since: int = 0,
    until: int = ALWAYS,
    *,
    rules: str = "",
    evenings: int = 4,
    opponents: int = 4,
) -> PlayerPage:
    """The page of a player for a period."""
    mine = and_(SHARE.c.player_id == player, SHARE.c.day.between(since, until))
    query = (
        select(SHARE.c.day, SHARE.c.points, SHARE.c.won, SHARE.c.drew, SHARE.c.fed, SHARE.c.session_id, ROUND.c.at,
               SESSION.c.rules)
        .join(ROUND, ROUND.c.id == SHARE.c.round_id)
        .join(SESSION, SESSION.c.id == SHARE.c.session_id)
        .where(mine)
        .order_by(ROUND.c.at, SHARE.c.round_id)
    )  # fmt: skip
    rows = connection.execute(query.where(SESSION.c.rules == rules) if rules else query).all()
    columns = list(zip(*rows, strict=True)) or [()] * 8
    lines = _evenings(rows)
    played = Counter(row[7] for row in rows)
    return PlayerPage(
        counts=Counts(len(rows), *(sum(column) for column in columns[1:5])),
        average=everybody(connection, since, until, rules),
        place=place_of(connection, player, since, until, rules=rules, ties=ties(connection)) if rows else 0,
        rules=max(sorted(played), key=lambda name: played[name]) if played else "",
        trend=_trend(rows),
        patterns=patterns_won(connection, player, since, until, rules),
        opponents=opponents_of(connection, player, since, until, rules=rules, limit=opponents),
        hours=_hours(book, rows),
        evenings=lines[:evenings],
        sessions=len(lines),
        hands=best_rounds(connection, player, since, until, rules, limit=HANDS),
        worst=_longest(rows, -1),
        best_run=_longest(rows, 1),
        by_system=_tallies(connection, player, since, until, TALLY.c.rules),
        by_month=_tallies(connection, player, since, until, TALLY.c.month, rules=rules),
    )


def _evenings(rows: Sequence[Any]) -> tuple[EveningLine, ...]:
    found: dict[int, list[Any]] = {}
    for row in rows:
        found.setdefault(row[5], []).append(row)
    return tuple(
        EveningLine(session, some[0].day, some[0].rules, len(some), sum(row[1] for row in some))
        for session, some in reversed(found.items())
    )


def _trend(rows: Sequence[Any]) -> tuple[tuple[int, int], ...]:
    """Points so far at the end of each day."""
    out: dict[int, int] = {}
    total = 0
    for row in rows:
        total += row[1]
        out[row[0]] = total
    return tuple(out.items())


def _hours(book: Book, rows: Sequence[Any]) -> tuple[tuple[int, ...], ...]:
    table = [[0] * 7 for _ in range(3)]
    known: dict[int, tuple[int, int]] = {}  # by quarter of an hour: rounds share some
    for row in rows:
        hours = row[6] // 900_000  # zones differ by quarters of an hour
        if hours not in known:
            weekday, hour = book.weekday_and_hour(row[6])
            known[hours] = (0 if 6 <= hour < 17 else 1 if 17 <= hour < 21 else 2, weekday)
        part, weekday = known[hours]
        table[part][weekday] += row[1]
    return tuple(map(tuple, table))


def _longest(rows: Sequence[Any], sign: int) -> Streak:
    """The longest run of rounds whose points have this sign."""
    longest = Streak()
    length = first = 0
    for row in rows:
        if row[1] * sign <= 0:
            length = 0
            continue
        first = row[0] if length == 0 else first
        length += 1
        if length > longest.length:
            longest = Streak(length, first, row[0])
    return longest


def _tallies(
    connection: Connection, player: int, since: int, until: int, by: Column[Any], *, rules: str = ""
) -> tuple[tuple[Any, Counts], ...]:
    """The counts of a player by system (most played first) or by month (in order)."""
    query = select(by, *sums(TALLY)).where(TALLY.c.player_id == player, months(since, until)).group_by(by)
    query = query.where(TALLY.c.rules == rules) if rules else query
    found = [(row[0], Counts(*map(int, row[1:]))) for row in connection.execute(query)]
    found = [(key, counts) for key, counts in found if counts.rounds]
    by_rounds = by is TALLY.c.rules
    return tuple(sorted(found, key=lambda each: (-each[1].rounds, each[0]) if by_rounds else each[0]))


def patterns_won(
    connection: Connection, player: int, since: int = 0, until: int = ALWAYS, rules: str = ""
) -> tuple[tuple[str, int], ...]:
    """How often a player won with each pattern (``rules/pattern``), most first."""
    query = (
        select(SESSION.c.rules, WIN.c.pattern, func.count())
        .join(ROUND, ROUND.c.id == WIN.c.round_id)
        .join(SESSION, SESSION.c.id == ROUND.c.session_id)
        .where(WIN.c.player_id == player, WIN.c.day.between(since, until))
        .group_by(SESSION.c.rules, WIN.c.pattern)
        .order_by(func.count().desc(), SESSION.c.rules, WIN.c.pattern)
    )
    rows = connection.execute(query.where(SESSION.c.rules == rules) if rules else query)
    return tuple((f"{system}/{pattern}", number) for system, pattern, number in rows.tuples())


def best_rounds(
    connection: Connection, player: int, since: int = 0, until: int = ALWAYS, rules: str = "", *, limit: int = 1
) -> tuple[Best, ...]:
    """The rounds that brought a player most; of equal ones the earlier first."""
    query = (
        select(SHARE.c.points, SHARE.c.session_id, SHARE.c.seat, SHARE.c.day, SESSION.c.rules, ROUND.c.number,
               ROUND.c.entry)
        .join(ROUND, ROUND.c.id == SHARE.c.round_id)
        .join(SESSION, SESSION.c.id == SHARE.c.session_id)
        .where(SHARE.c.player_id == player, SHARE.c.day.between(since, until), SHARE.c.points > 0)
        .order_by(SHARE.c.points.desc(), SHARE.c.round_id)
        .limit(limit)
    )  # fmt: skip
    rows = connection.execute(query.where(SESSION.c.rules == rules) if rules else query)
    return tuple(Best(r.points, r.session_id, r.number, json.loads(r.entry), r.seat, r.day, r.rules) for r in rows)
