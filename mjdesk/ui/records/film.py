"""A recorded round as moments to be shown: after each event, with the eyes of any seat or all hands open. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ...engine.events import Claim, Declare, Event, Exhausted, Flee, Gang, RuleEvent, Win
from ...engine.match import Finished, Match
from ...engine.paohuzi.events import Show, TurnUp
from ...engine.record import FaultyRecord, Record, replay
from ...engine.round import Round
from ...engine.rules.values import NextDeal
from ..models import Person, SettlementModel, TableModel
from ..presenter import Presenter, laid_open

#: events that one may want to jump to
_TURNING_POINTS: Final = (Claim, Gang, Declare, Win, Exhausted, Flee, RuleEvent)


@dataclass(frozen=True, slots=True)
class Mark:
    """A turning point: the moment right after it, and the event."""

    moment: int
    event: Event


@dataclass(frozen=True, slots=True)
class Film:
    """The moments of one record: ``states[n]`` is the round after ``n`` events.

    ``before`` are the points of each seat before this round. ``fault`` says why the record ends before its last
    event, where it breaks the rules.
    """

    record: Record
    states: tuple[Round, ...]
    persons: tuple[Person, ...]
    before: tuple[int, ...]
    fault: str = ""

    @classmethod
    def of(cls, record: Record, persons: Sequence[Person], before: Sequence[int] = ()) -> Film:
        """The film of a record; one that breaks the rules is shown as far as it keeps them."""
        states: list[Round] = []
        fault = ""
        try:
            states.extend(replay(record))
        except FaultyRecord as error:
            states, fault = _as_far_as_it_goes(record), f"{error.event}: {error}"
        points = tuple(before) or (0,) * record.setup.players
        return cls(record, tuple(states), tuple(persons), points, fault)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.states) - 1

    @property
    def first(self) -> int:
        """The moment at which everybody has tiles: the deal is not played again tile by tile."""
        return next((n for n, state in enumerate(self.states) if all(seat.size for seat in state.seats)), self.last)

    def event(self, moment: int) -> Event | None:
        """The event that led to a moment."""
        return self.record.events[moment - 1] if 0 < moment <= self.last else None

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The turning points in order."""
        events = enumerate(self.record.events[: self.last], start=1)
        return tuple(Mark(n, event) for n, event in events if isinstance(event, _TURNING_POINTS) and not _plain(event))

    @property
    def settled(self) -> bool:
        """Whether the film ends with the settlement."""
        return self.states[-1].settled is not None

    # --- models

    def _presenter(self, seat: int) -> Presenter:
        return Presenter(self._match(), self.persons, seat)

    def _match(self) -> Match:
        setup, system = self.record.setup, self.states[0].rules
        due = NextDeal(setup.dealer, setup.prevailing_wind, setup.streak, setup.carried)
        earlier = (Finished(setup.dealer, self.before, ()),) if any(self.before) else ()
        return Match(system, setup.options, setup.players, "", 0, due, earlier)

    def table(self, moment: int, seat: int, *, all_open: bool, waits: bool = False) -> TableModel:
        """The table at a moment as a seat sees it; ``all_open``: with the hands of all."""
        state = self.states[moment]
        model = self._presenter(seat).table(state, None, frozenset(), hints=waits)
        return laid_open(model, state) if all_open else model

    def settlement(self, seat: int) -> SettlementModel | None:
        """The settlement, as a seat is shown it; None where the round was not settled."""
        final = self.states[-1]
        if final.settled is None:
            return None
        match = self._match()
        paid = Finished(self.record.setup.dealer, final.settled.payments, tuple(win.seat for win in final.wins))
        after = replace(match, upcoming=match.rules.next_deal(final), finished=(*match.finished, paid))
        return self._presenter(seat).settlement(final, after)

    # --- what leads where

    def around(self, moment: int) -> tuple[int | None, int | None]:
        """The turning points before and after a moment."""
        places = [mark.moment for mark in self.marks] + [self.last]
        before = max((place for place in places if place < moment), default=None)
        return before, min((place for place in places if place > moment), default=None)


def _plain(event: Event) -> bool:
    """Whether an event of one rule system alone is nothing to jump to: a card that comes to light as every turn."""
    return isinstance(event, (Show, TurnUp))


def _as_far_as_it_goes(record: Record) -> list[Round]:
    """The rounds up to the first event that is not allowed, the state before the deal at least."""
    states: list[Round] = []
    try:
        for state in replay(record):
            states.append(state)
    except FaultyRecord:
        if not states:
            raise
    return states
