"""What statistics read instead of rounds: a share a player and round, the patterns of wins, a tally a player, month
and rule system.

All follow from the rounds alone; `check.py` makes them anew and compares.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert
from sqlalchemy.dialects import postgresql, sqlite

from .evening import Outcome, shares
from .schema import SHARE, TALLY, WIN
from .sessions import Session

COUNTED = ("rounds", "points", "wins", "drew", "fed")


def add(connection: Connection, session: Session, round_id: int, outcome: Outcome, day: int) -> None:
    """Count a round."""
    rows = [
        {"round_id": round_id, "seat": seat, "player_id": player, "session_id": session.id, "day": day,
         "points": points, "won": won, "drew": drew, "fed": fed}
        for seat, (player, points, won, drew, fed) in enumerate(shares(outcome))
    ]  # fmt: skip
    connection.execute(insert(SHARE), rows)
    won = won_patterns(outcome)
    if won:
        connection.execute(insert(WIN), [
            {"round_id": round_id, "seat": seat, "pattern": pattern, "player_id": player, "day": day}
            for seat, pattern, player in won
        ])  # fmt: skip
    _count(connection, session.rules, outcome, day // 100, 1)


def remove(connection: Connection, session: Session, round_id: int, outcome: Outcome, day: int) -> None:
    """Count a round no more."""
    connection.execute(delete(SHARE).where(SHARE.c.round_id == round_id))
    connection.execute(delete(WIN).where(WIN.c.round_id == round_id))
    _count(connection, session.rules, outcome, day // 100, -1)


def won_patterns(outcome: Outcome) -> tuple[tuple[int, str, int], ...]:
    """Seat, pattern and player of what was won with, each once."""
    found = {
        (win.seat, pattern, outcome.players[win.seat])
        for win, patterns in zip(outcome.scored.wins, outcome.scored.patterns, strict=True)
        for pattern in patterns
    }
    return tuple((seat, pattern, player) for seat, pattern, player in sorted(found, key=str) if player is not None)


def _count(connection: Connection, rules: str, outcome: Outcome, month: int, sign: int) -> None:
    build = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = build(TALLY)
    more = {name: TALLY.c[name] + statement.excluded[name] for name in COUNTED}
    statement = statement.on_conflict_do_update(index_elements=["player_id", "month", "rules"], set_=more)
    # always in the order of players: two tables that share some never wait for each other in a ring
    for player, points, won, drew, fed in sorted(shares(outcome)):
        connection.execute(
            statement,
            {"player_id": player, "month": month, "rules": rules, "rounds": sign, "points": sign * points,
             "wins": sign * won, "drew": sign * drew, "fed": sign * fed},
        )  # fmt: skip
