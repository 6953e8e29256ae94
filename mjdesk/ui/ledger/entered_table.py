"""The table that a round is entered for, and what an entry comes to there (no Qt)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from mjdesk.engine.rules.values import NextDeal, Special
from mjdesk.engine.text import Text
from mjdesk.engine.tiles import Tile
from mjdesk.ledger.entry import Entry
from mjdesk.ledger.evening import Evening, Outcome, totals
from mjdesk.ledger.sessions import Loaded

from .face import Face


@dataclass(frozen=True, slots=True)
class Judged:
    """What a form comes to: an outcome, or in words why not yet. ``ready``: it can be saved."""

    outcome: Outcome | None = None
    words: Text | None = None
    entry: Entry | None = None

    @property
    def ready(self) -> bool:
        """Whether it can be saved."""
        return self.outcome is not None and self.outcome.problem is None


@dataclass(frozen=True, slots=True)
class Table:
    """The table that a round is entered for: the evening, the next round and who sits there."""

    loaded: Loaded
    names: Mapping[int, str] = field(default_factory=dict)
    faces: Mapping[int, Face] = field(default_factory=dict)
    desk: str = ""
    correcting: int = 0  #: the round that is entered again; 0: the next one
    inserting: bool = False  #: a round is put before it
    fines: Mapping[int, int] = field(default_factory=dict)  #: points of deliberate entries, by player

    @property
    def evening(self) -> Evening:
        """The evening so far."""
        return self.loaded.evening

    @property
    def number(self) -> int:
        """The round to be entered."""
        return self.correcting or len(self.loaded.evening.rounds) + 1

    def correcting_round(self, number: int, *, insert: bool) -> Table:
        """The same table where a round that is there is entered again, or one is put before it."""
        return replace(self, correcting=number, inserting=insert)

    @property
    def due(self) -> NextDeal:
        """How the round to be entered begins."""
        if self.correcting:
            return self.loaded.outcomes[self.correcting - 1].deal
        return self.loaded.session.due

    @property
    def before(self) -> Entry | None:
        """What was entered of the round that is corrected."""
        if not self.correcting or self.inserting:
            return None
        return self.loaded.evening.rounds[self.correcting - 1].entry

    @property
    def seats(self) -> int:
        """Number of seats."""
        return self.loaded.session.seats

    @property
    def players(self) -> tuple[int | None, ...]:
        """Who sits where in the round to be entered."""
        return self.loaded.evening.players_at(self.number)

    @property
    def everybody(self) -> tuple[int, ...]:
        """Whom a list of the evening has a column for: who has played, sits here now, or has a deliberate entry."""
        played = [player for outcome in self.loaded.outcomes for player in outcome.players]
        return tuple(p for p in dict.fromkeys([*played, *self.loaded.seated, *self.fines]) if p is not None)

    def sums(self) -> dict[int, int]:
        """The points of everybody who ever sat here: rounds and deliberate entries."""
        sums = totals(self.loaded.outcomes)
        return {player: sums.get(player, 0) + self.fines.get(player, 0) for player in {*sums, *self.fines}}

    def name(self, seat: int) -> str:
        """The name of who sits at a seat."""
        player = self.players[seat]
        return "" if player is None else self.names.get(player, "")

    def face(self, seat: int) -> Face:
        """The face of who sits at a seat."""
        player = self.players[seat]
        return Face() if player is None else self.faces.get(player, Face())

    def special(self, indicator: Tile | None) -> Special:
        """The special tiles of the round."""
        by = self.evening.house_at(self.number)
        return Special() if indicator is None else by.rules.special(by.options, indicator)


def judged(table: Table, entry: Entry) -> Judged:
    """What an entry comes to as the next round."""
    outcome = table.evening.outcome(table.number, entry, table.due)
    return Judged(outcome, outcome.problem, entry)
