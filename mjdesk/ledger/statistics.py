"""Looking back: what a player has done, who leads, who does well against whom.

Periods are days of evenings (yyyymmdd, both ends included; 0 and `ALWAYS` for no end). Points are those of rounds.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, case, func, select

from .book import Book
from .schema import PLAYER, POSTING, ROUND, SESSION, SHARE, TALLY, WIN

ALWAYS: Final = 99991231


@dataclass(frozen=True, slots=True)
class Counts:
    """What was counted. ``fed``: rounds in which one threw what another won on."""

    rounds: int = 0
    points: int = 0
    wins: int = 0
    drew: int = 0
    fed: int = 0

    @property
    def win_rate(self) -> float:
        """Part of the rounds that were won."""
        return self.wins / self.rounds if self.rounds else 0.0

    @property
    def fed_rate(self) -> float:
        """Part of the rounds in which one dealt in."""
        return self.fed / self.rounds if self.rounds else 0.0

    @property
    def drew_rate(self) -> float:
        """Part of the wins that were self-drawn."""
        return self.drew / self.wins if self.wins else 0.0

    @property
    def average(self) -> float:
        """Points a round."""
        return self.points / self.rounds if self.rounds else 0.0


class Ties(StrEnum):
    """What decides between equal points: nothing (they share the place), fewer rounds, or more wins."""

    SHARED = "shared"
    ROUNDS = "rounds"
    WINS = "wins"


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a ranking. ``needed``: points missing to the place above, 0 for the first."""

    place: int
    player: int
    name: str
    counts: Counts
    needed: int


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody one has played with. ``net``: what went from them to the player."""

    player: int
    name: str
    portrait: int
    rounds: int
    net: int


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
    """The best round: points, its session and what was entered of it."""

    points: int
    session: int
    number: int
    entry: Any
    seat: int


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
    best: Best | None
    worst: Streak  #: longest run of rounds that lost points


def _sums(table: Any) -> list[ColumnElement[int]]:
    return [func.coalesce(func.sum(table.c[name]), 0) for name in ("rounds", "points", "wins", "drew", "fed")]


def _months(since: int, until: int) -> ColumnElement[bool]:
    return and_(TALLY.c.month >= since // 100, TALLY.c.month <= until // 100)


def everybody(connection: Connection, since: int = 0, until: int = ALWAYS, rules: str = "") -> Counts:
    """The counts of all players together, by whole months."""
    query = select(*_sums(TALLY)).where(_months(since, until))
    return Counts(*map(int, connection.execute(query.where(TALLY.c.rules == rules) if rules else query).one()))


def ranking(
    connection: Connection,
    since: int = 0,
    until: int = ALWAYS,
    *,
    rules: str = "",
    event: str = "",
    ties: Ties = Ties.SHARED,
    least: int = 1,
) -> tuple[Ranked, ...]:
    """Players by points, by whole months; ``event``: of the sessions with this note alone, such as a tournament.

    ``least``: rounds one must have played.
    """
    source = _of_event(event, since, until, rules) if event else _of_tally(since, until, rules)
    query = select(source, PLAYER.c.name).join(PLAYER, PLAYER.c.id == source.c.player_id)
    rows = [(r.player_id, r.name, Counts(*map(int, r[1:6]))) for r in connection.execute(query)]
    rows = [row for row in rows if row[2].rounds >= least]

    def key(counts: Counts) -> tuple[int, ...]:
        tie = {Ties.SHARED: 0, Ties.ROUNDS: counts.rounds, Ties.WINS: -counts.wins}[ties]
        return -counts.points, tie

    rows.sort(key=lambda row: (*key(row[2]), row[1]))
    out: list[Ranked] = []
    for number, (player, name, counts) in enumerate(rows, start=1):
        shared = bool(out) and key(out[-1].counts) == key(counts)
        place = out[-1].place if shared else number
        above = next((r.counts.points for r in reversed(out) if r.place < place), counts.points)
        out.append(Ranked(place, player, name, counts, above - counts.points))
    return tuple(out)


def place_of(connection: Connection, player: int, since: int = 0, until: int = ALWAYS, *, rules: str = "") -> int:
    """The place of one player in the ranking (`Ties.SHARED`), 0 without a round."""
    sums = _of_tally(since, until, rules)
    mine = connection.execute(select(sums.c.n1).where(sums.c.player_id == player)).scalar()
    if mine is None:
        return 0
    more = select(func.count()).select_from(sums).where(sums.c.n1 > mine, sums.c.n0 > 0)
    return int(connection.execute(more).scalar_one()) + 1


def _of_tally(since: int, until: int, rules: str) -> Any:
    query = select(TALLY.c.player_id, *(s.label(f"n{i}") for i, s in enumerate(_sums(TALLY)))).where(
        _months(since, until)
    )
    return (query.where(TALLY.c.rules == rules) if rules else query).group_by(TALLY.c.player_id).subquery()


def _of_event(event: str, since: int, until: int, rules: str) -> Any:
    ones = [func.count(), *(func.sum(c) for c in (SHARE.c.points, *_flags()))]
    query = (
        select(SHARE.c.player_id, *(s.label(f"n{i}") for i, s in enumerate(ones)))
        .join(SESSION, SESSION.c.id == SHARE.c.session_id)
        .where(SESSION.c.note == event, SHARE.c.day.between(since, until))
    )
    return (query.where(SESSION.c.rules == rules) if rules else query).group_by(SHARE.c.player_id).subquery()


def _flags() -> list[ColumnElement[int]]:
    return [case((column, 1), else_=0) for column in (SHARE.c.won, SHARE.c.drew, SHARE.c.fed)]


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
        place=place_of(connection, player, since, until, rules=rules) if rows else 0,
        rules=max(sorted(played), key=lambda name: played[name]) if played else "",
        trend=_trend(rows),
        patterns=patterns_won(connection, player, since, until, rules),
        opponents=opponents_of(connection, player, since, until, limit=opponents),
        hours=_hours(book, rows),
        evenings=lines[:evenings],
        sessions=len(lines),
        best=best_round(connection, player, since, until),
        worst=_losing(rows),
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
    known: dict[int, tuple[int, int]] = {}  # by hour: rounds of an evening share a few
    for row in rows:
        hours = row[6] // 1_800_000  # zones differ by whole or half hours
        if hours not in known:
            weekday, hour = book.weekday_and_hour(row[6])
            known[hours] = (0 if 6 <= hour < 17 else 1 if 17 <= hour < 21 else 2, weekday)
        part, weekday = known[hours]
        table[part][weekday] += row[1]
    return tuple(map(tuple, table))


def _losing(rows: Sequence[Any]) -> Streak:
    worst = Streak()
    length = first = 0
    for row in rows:
        if row[1] >= 0:
            length = 0
            continue
        first = row[0] if length == 0 else first
        length += 1
        if length > worst.length:
            worst = Streak(length, first, row[0])
    return worst


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


def opponents_of(
    connection: Connection, player: int, since: int = 0, until: int = ALWAYS, *, limit: int = 0
) -> tuple[Opponent, ...]:
    """With whom a player has played, most rounds first, and what went between them."""
    other = SHARE.alias()
    query = (
        select(other.c.player_id, func.count())
        .select_from(SHARE)
        .join(other, and_(other.c.round_id == SHARE.c.round_id, other.c.player_id != player))
        .where(SHARE.c.player_id == player, SHARE.c.day.between(since, until))
        .group_by(other.c.player_id)
        .order_by(func.count().desc(), other.c.player_id)
    )
    found = connection.execute(query.limit(limit) if limit else query).tuples().all()
    ids = [who for who, _ in found]
    known = {r.id: r for r in connection.execute(select(PLAYER).where(PLAYER.c.id.in_(ids)))}
    net = between(connection, player, ids, since, until)
    return tuple(Opponent(who, known[who].name, known[who].portrait, n, net.get(who, 0)) for who, n in found)


def between(
    connection: Connection, player: int, others: Sequence[int], since: int = 0, until: int = ALWAYS
) -> dict[int, int]:
    """Points that went from others to a player in rounds, less those that went back."""
    out = dict.fromkeys(others, 0)
    for mine, theirs, sign in (
        (POSTING.c.payee_id, POSTING.c.payer_id, 1),
        (POSTING.c.payer_id, POSTING.c.payee_id, -1),
    ):
        query = select(theirs, func.sum(POSTING.c.amount)).where(
            mine == player, theirs.in_(others), POSTING.c.kind == "round"
        )
        if since or until != ALWAYS:
            period = select(SHARE.c.round_id).where(SHARE.c.player_id == player, SHARE.c.day.between(since, until))
            query = query.where(POSTING.c.round_id.in_(period))
        for who, amount in connection.execute(query.group_by(theirs)).tuples():
            out[who] += sign * int(amount)
    return out


def best_round(connection: Connection, player: int, since: int = 0, until: int = ALWAYS) -> Best | None:
    """The round that brought a player most; of equal ones the first."""
    query = (
        select(SHARE.c.points, SHARE.c.session_id, SHARE.c.seat, ROUND.c.number, ROUND.c.entry)
        .join(ROUND, ROUND.c.id == SHARE.c.round_id)
        .where(SHARE.c.player_id == player, SHARE.c.day.between(since, until))
        .order_by(SHARE.c.points.desc(), SHARE.c.round_id)
        .limit(1)
    )
    row = connection.execute(query).first()
    if row is None or row.points <= 0:
        return None
    return Best(row.points, row.session_id, row.number, json.loads(row.entry), row.seat)
