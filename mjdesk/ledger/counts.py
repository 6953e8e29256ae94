"""What is counted of rounds: how many, points, wins; of one player or of everybody.

Periods are days of evenings (yyyymmdd, both ends included; 0 and `ALWAYS` for no end).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, func, select

from .schema import TALLY

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


def sums(table: Any) -> list[ColumnElement[int]]:
    return [func.coalesce(func.sum(table.c[name]), 0) for name in ("rounds", "points", "wins", "drew", "fed")]


def months(since: int, until: int) -> ColumnElement[bool]:
    return and_(TALLY.c.month >= since // 100, TALLY.c.month <= until // 100)


def everybody(connection: Connection, since: int = 0, until: int = ALWAYS, rules: str = "") -> Counts:
    """The counts of all players together, by whole months."""
    query = select(*sums(TALLY)).where(months(since, until))
    return Counts(*map(int, connection.execute(query.where(TALLY.c.rules == rules) if rules else query).one()))
