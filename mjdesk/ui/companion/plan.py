"""What is agreed before a table is listened to, and what comes of it: settled rounds."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from ...engine.match import Match
from ...engine.options import Options
from ...engine.round import Round
from ...engine.rules.base import RuleSystem
from ...engine.rules.values import NextDeal


@dataclass(frozen=True, slots=True)
class TablePlan:
    """Which table is listened to, what is played at it, how it begins, and the seats the program plays.

    ``names`` of who sits where, as far as they were given; ``session`` of the ledger that finished rounds go into, or
    ``keep``: into a new one; ``log`` is a file that keeps what goes over the line.
    """

    address: str
    rules: RuleSystem
    options: Options
    profile: str = "table-link"
    dealer: int = 0
    computers: frozenset[int] = frozenset()
    level: str = "greedy"
    begins: NextDeal | None = None
    names: tuple[str, ...] = ()
    session: int | None = None
    keep: bool = False
    log: Path | None = None


class SettledRound(NamedTuple):
    """A settled round, and the match before and after it."""

    round: Round
    before: Match
    after: Match
