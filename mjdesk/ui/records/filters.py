"""Which records are listed: by system, by how they ended, by day, by the size of the table, by words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mjdesk.record_shelf import Shelved
from mjdesk.ui.i18n import tr
from mjdesk.ui.records.words import ME

ALL: Final = "all"
RESULTS: Final = (ALL, "won", "lost", "nobody", "starred", "noted")
#: days back from the end of today; 0 for any
DAYS: Final = (0, 1, 7, 30, 365)
#: seats of a table; 0 for any
TABLES: Final = (0, 2, 3, 4)
_DAY: Final = 86_400


@dataclass(frozen=True, slots=True)
class Filter:
    """What is wanted. ``since`` is the earliest time in seconds since 1970, ``words`` what a row must say."""

    rules: str = ALL
    result: str = ALL
    since: float = 0.0
    players: int = 0
    words: str = ""

    def fits(
        self,
        shelved: Shelved,
        starred: frozenset[str] = frozenset(),
        noted: frozenset[str] = frozenset(),
        told: Callable[[], str] = str,
    ) -> bool:
        """Whether a record is one of those wanted; ``told`` gives all that its row says, asked for when needed."""
        if self.rules not in (ALL, shelved.rules) or self.players not in (0, shelved.players):
            return False
        if shelved.time < self.since or not self._ended_so(shelved, starred, noted):
            return False
        wanted = self.words.casefold().split()
        if not wanted:
            return True
        said = told().casefold()
        return all(word in said for word in wanted)

    def _ended_so(self, shelved: Shelved, starred: frozenset[str], noted: frozenset[str]) -> bool:
        points = shelved.points(ME)
        if self.result == "won":
            return any(won.seat == ME for won in shelved.wins)
        if self.result == "starred":
            return shelved.name in starred
        if self.result == "noted":
            return shelved.name in noted
        if self.result == "lost":
            return points is not None and points < 0
        return self.result == ALL or (bool(shelved.payments) and not shelved.wins)


def since(days: int, midnight: float) -> float:
    """When the last so many days began, today being one of them; ``midnight`` is when today did. 0 for any day."""
    return midnight - (days - 1) * _DAY if days else 0.0


def result_word(result: str) -> str:
    """How a result is called."""
    return {
        ALL: tr("All"),
        "won": tr("I won"),
        "lost": tr("I lost points"),
        "nobody": tr("Nobody won"),
        "starred": tr("Marked"),
        "noted": tr("Noted"),
    }[result]


def days_word(days: int) -> str:
    """How a span of days is called."""
    words = {0: tr("Any day"), 1: tr("Today"), 365: tr("The last year")}
    return words.get(days) or tr("The last %n days", n=days)


def table_word(players: int) -> str:
    """How a size of a table is called."""
    return tr("%n at the table", n=players) if players else tr("Any table")
