"""Who has played with whom, and what went between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, and_, func, select

from .counts import ALWAYS
from .schema import PLAYER, POSTING, SHARE


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody one has played with. ``net``: what went from them to the player."""

    player: int
    name: str
    portrait: int
    rounds: int
    net: int


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
