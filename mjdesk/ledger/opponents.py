"""Who has played with whom, and what went between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, func, select

from .counts import ALWAYS, Counts
from .schema import PLAYER, POSTING, SESSION, SHARE


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody one has played with. ``net``: what went from them to the player."""

    player: int
    name: str
    portrait: int
    photo: str
    colour: str
    rounds: int
    net: int


def opponents_of(
    connection: Connection, player: int, since: int = 0, until: int = ALWAYS, *, rules: str = "", limit: int = 0
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
    if rules:
        query = query.join(SESSION, SESSION.c.id == SHARE.c.session_id).where(SESSION.c.rules == rules)
    found = connection.execute(query.limit(limit) if limit else query).tuples().all()
    ids = [who for who, _ in found]
    known = {r.id: r for r in connection.execute(select(PLAYER).where(PLAYER.c.id.in_(ids)))}
    net = between(connection, player, ids, since, until, rules=rules)
    return tuple(
        Opponent(who, known[who].name, known[who].portrait, known[who].photo, known[who].colour, n, net.get(who, 0))
        for who, n in found
    )


def between(
    connection: Connection,
    player: int,
    others: Sequence[int],
    since: int = 0,
    until: int = ALWAYS,
    *,
    rules: str = "",
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
        if since or until != ALWAYS or rules:
            period = select(SHARE.c.round_id).where(SHARE.c.player_id == player, SHARE.c.day.between(since, until))
            if rules:
                period = period.join(SESSION, SESSION.c.id == SHARE.c.session_id).where(SESSION.c.rules == rules)
            query = query.where(POSTING.c.round_id.in_(period))
        for who, amount in connection.execute(query.group_by(theirs)).tuples():
            out[who] += sign * int(amount)
    return out


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two players in the rounds that both played. ``net``: what went from the second to the first."""

    first: Counts
    second: Counts
    net: int
    first_fed: int  #: rounds in which the first threw what the second won on
    second_fed: int
    trend: tuple[tuple[int, int], ...]  #: day, net so far
    evenings: tuple[tuple[int, int, str, int, int], ...]  #: session, day, rules, rounds, net; newest first


def head_to_head(
    connection: Connection, first: int, second: int, since: int = 0, until: int = ALWAYS, *, rules: str = ""
) -> HeadToHead:
    """What two players have made of each other."""
    a, b = SHARE.alias("a"), SHARE.alias("b")
    query = (
        select(a.c.round_id, a.c.session_id, a.c.day, SESSION.c.rules, *_told(a), *_told(b))
        .select_from(a)
        .join(b, and_(b.c.round_id == a.c.round_id, b.c.player_id == second))
        .join(SESSION, SESSION.c.id == a.c.session_id)
        .where(a.c.player_id == first, a.c.day.between(since, until))
        .order_by(a.c.session_id, a.c.round_id)
    )
    rows = connection.execute(query.where(SESSION.c.rules == rules) if rules else query).tuples().all()
    nets = _nets(connection, first, second)
    trend: dict[int, int] = {}
    evenings: dict[int, list[int | str]] = {}
    for round_id, session, day, system, *_ in rows:
        net = nets.get(round_id, 0)
        trend[day] = trend.get(day, 0) + net
        line = evenings.setdefault(session, [session, day, system, 0, 0])
        line[3], line[4] = int(line[3]) + 1, int(line[4]) + net
    total, so_far = 0, []
    for day in sorted(trend):
        total += trend[day]
        so_far.append((day, total))
    mine, theirs = [row[4:8] for row in rows], [row[8:12] for row in rows]
    return HeadToHead(
        _counts(mine), _counts(theirs), total,
        sum(bool(x[3] and y[1]) for x, y in zip(mine, theirs, strict=True)),
        sum(bool(y[3] and x[1]) for x, y in zip(mine, theirs, strict=True)),
        tuple(so_far),
        tuple((int(s), int(d), str(r), int(n), int(p)) for s, d, r, n, p in reversed(evenings.values())),
    )  # fmt: skip


def _told(share: Any) -> tuple[Any, ...]:
    return share.c.points, share.c.won, share.c.drew, share.c.fed


def _counts(rows: Sequence[Any]) -> Counts:
    columns = list(zip(*rows, strict=True)) or [()] * 4
    return Counts(len(rows), *(sum(map(int, column)) for column in columns))


def _nets(connection: Connection, first: int, second: int) -> dict[int, int]:
    """By round: what went from the second to the first; counter-entries undo what they reverse."""
    out: dict[int, int] = {}
    for payer, payee, sign in ((second, first, 1), (first, second, -1)):
        query = select(POSTING.c.round_id, func.sum(POSTING.c.amount)).where(
            POSTING.c.payer_id == payer, POSTING.c.payee_id == payee, POSTING.c.kind == "round"
        )
        for round_id, amount in connection.execute(query.group_by(POSTING.c.round_id)).tuples():
            out[round_id or 0] = out.get(round_id or 0, 0) + sign * int(amount)
    return out


def met(connection: Connection, players: Sequence[int]) -> dict[tuple[int, int], int]:
    """How many rounds each two of some players (the lower number first) have played together."""
    a, b = SHARE.alias("a"), SHARE.alias("b")
    query = (
        select(a.c.player_id, b.c.player_id, func.count())
        .join(b, and_(b.c.round_id == a.c.round_id, b.c.player_id > a.c.player_id))
        .where(a.c.player_id.in_(players), b.c.player_id.in_(players))
        .group_by(a.c.player_id, b.c.player_id)
    )
    return {(one, other): number for one, other, number in connection.execute(query).tuples()}
