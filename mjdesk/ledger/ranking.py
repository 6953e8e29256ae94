"""Who leads: by points in a period, all time, or in the sessions of one event such as a tournament."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, Connection, case, func, select

from .counts import ALWAYS, Counts, months, sums
from .schema import PLAYER, SESSION, SHARE, TALLY


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


def events(connection: Connection) -> tuple[str, ...]:
    """The events that sessions were played for, such as tournaments: the latest first."""
    query = select(SESSION.c.note).where(SESSION.c.note != "").group_by(SESSION.c.note)
    return tuple(connection.execute(query.order_by(func.max(SESSION.c.id).desc())).scalars())


def place_of(
    connection: Connection, player: int, since: int = 0, until: int = ALWAYS, *, rules: str = "",
    ties: Ties = Ties.SHARED,
) -> int:  # fmt: skip
    """The place of one player in the ranking, 0 without a round."""
    played = _of_tally(since, until, rules)
    mine = connection.execute(select(played.c.n0, played.c.n1, played.c.n2).where(played.c.player_id == player)).first()
    if mine is None:
        return 0
    rounds, points, wins = mine
    better = played.c.n1 > points
    if ties is Ties.ROUNDS:
        better |= (played.c.n1 == points) & (played.c.n0 < rounds)
    elif ties is Ties.WINS:
        better |= (played.c.n1 == points) & (played.c.n2 > wins)
    more = select(func.count()).select_from(played).where(better, played.c.n0 > 0)
    return int(connection.execute(more).scalar_one()) + 1


def _of_tally(since: int, until: int, rules: str) -> Any:
    query = select(TALLY.c.player_id, *(s.label(f"n{i}") for i, s in enumerate(sums(TALLY)))).where(
        months(since, until)
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
