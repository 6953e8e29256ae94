"""What a match is played for, as its thread asks: nothing, points, or the coins of a room or table. No Qt."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ..engine.actions import Action
from ..engine.errors import BadInput, IllegalAction
from ..engine.events import Event, Flee
from ..engine.match import Match, Prepared
from ..engine.props import EXCHANGES, QIANKUN
from ..engine.round import Round
from ..engine.tiles import Tile
from ..engine.view import View
from ..modes.regulars import ME
from ..modes.stakes import Outcome, flight_coins
from ..modes.tables import TableSettings
from ..modes.venue import Venue
from ..save import PERSON, Saved
from .automatic import AUTOPLAY, KEEP_AUTOPLAY
from .counter import HEADS, Counter, Own, PointsCounter
from .models import Leaving, Person, PropLine, PropTold, SettlementModel, TableModel
from .people import level_name
from .withholding import forbids, nothing_left, offered


class Nothing:
    """Nothing is at stake: practice, watching, what is played on from a record. The others differ in what they say."""

    venue: Venue | None = None

    def people(self, persons: tuple[Person, ...], names: tuple[str, ...], outfit: int) -> tuple[Person, ...]:
        """Who sits there, in the clothes of their gold where one plays for coins."""
        return persons

    def offered(self, view: View) -> View:
        """What a seat may do here."""
        return view

    def forbids(self, action: Action) -> bool:
        """Whether the host forbids an action that the rules allow."""
        return False

    def allows_auto(self, name: str) -> bool:
        """Whether an automatic answer may be switched on."""
        return True

    def sit(self) -> int:
        """Let everybody sit down for the next round; the coins that the person lacks for it."""
        return 0

    def book(self, match: Match, round_: Round) -> Outcome | None:
        """Book a settled round, once however often it is asked; what it came to in coins."""
        return None

    def go_on(self, match: Match, round_: Round) -> int:
        """Make ready for the round after a settled one; the coins that the person lacks for it."""
        return 0

    def prepared(self, match: Match, me: int) -> Prepared | None:
        """What a prop does to the next wall."""
        return None

    def give_up(self, match: Match, round_: Round) -> None:
        """Book that the person leaves a round that is not settled."""

    def cost(self, round_: Round, me: int) -> Leaving:
        """What leaving a round in play comes to."""
        if round_.rules.may_flee(round_):
            return Leaving(round_.apply(Flee(me)).settlement().payments, settles=True)
        return Leaving()

    def set_table(self, settings: TableSettings) -> None:
        """Take what the host ticks; raises BadInput from anybody else."""
        raise BadInput("only the host sets the table", "table")

    def use(
        self, match: Match, round_: Round, me: int, prop: str, *, given: Tile | None, wanted: Tile | None
    ) -> tuple[Event | None, PropTold | None]:
        """Use a prop: the event it makes and what it says; raises IllegalAction where it may not be used."""
        raise IllegalAction("prop", "there are no props here")

    def table(self, model: TableModel, me: int) -> TableModel:
        """The table with what it is played for."""
        return model

    def bag(self, match: Match, round_: Round, me: int) -> tuple[PropLine, ...]:
        """What is in the bag; raises BadInput and OSError where the coin book cannot be read."""
        return ()

    def settlement(self, model: SettlementModel, round_: Round, outcome: Outcome | None) -> SettlementModel:
        """The settlement with what it came to in coins."""
        return model


class Points(Nothing):
    """Plain points (积分) of a match without coins."""

    def __init__(self, profile: Path, players: tuple[str, ...]) -> None:
        self._counter = PointsCounter(profile, players)

    def book(self, match: Match, round_: Round) -> Outcome | None:
        self._counter.book(match, round_)
        return None

    def give_up(self, match: Match, round_: Round) -> None:
        self._counter.give_up(match)

    def cost(self, round_: Round, me: int) -> Leaving:
        cost = super().cost(round_, me)
        return cost if cost.settles else Leaving(self._counter.flight)


class Coins(Nothing):
    """The coins of a room or table."""

    def __init__(self, profile: Path, venue: Venue) -> None:
        self.venue: Venue = venue
        self._next = venue  # as its host has it from the next round on
        self._counter = Counter(profile, venue)

    def people(self, persons: tuple[Person, ...], names: tuple[str, ...], outfit: int) -> tuple[Person, ...]:
        own = persons[names.index(PERSON)]
        levels = tuple(None if kind == PERSON else level_name(kind) for kind in names)
        return self._counter.people(Own(own.name, own.portrait % HEADS, outfit), levels)

    def offered(self, view: View) -> View:
        return offered(self.venue, view)

    def forbids(self, action: Action) -> bool:
        return forbids(self.venue, action)

    def allows_auto(self, name: str) -> bool:
        settings = self.venue.table
        return settings is None or settings.allows("auto") or name not in (AUTOPLAY, KEEP_AUTOPLAY)

    def sit(self) -> int:
        return self._counter.sit()

    def book(self, match: Match, round_: Round) -> Outcome | None:
        return self._counter.book(match, round_)

    def go_on(self, match: Match, round_: Round) -> int:
        self._counter.book(match, round_)  # where the disk refused before, nothing goes on
        self.venue = self._counter.venue = self._next
        return self.sit()

    def prepared(self, match: Match, me: int) -> Prepared | None:
        return self._counter.prepared(match, me)

    def give_up(self, match: Match, round_: Round) -> None:
        self._counter.give_up(match, round_)

    def cost(self, round_: Round, me: int) -> Leaving:
        if self.venue.table is not None:
            return Leaving(stays=True, settles=True)
        if self.venue.flight is None:
            return Leaving()
        cost = super().cost(round_, me)
        return replace(cost if cost.settles else Leaving(flight_coins(self.venue)), currency=self.venue.currency)

    def set_table(self, settings: TableSettings) -> None:
        if self.venue.host != ME:
            super().set_table(settings)
        self._next = self.venue.with_ticks(settings)

    def use(
        self, match: Match, round_: Round, me: int, prop: str, *, given: Tile | None, wanted: Tile | None
    ) -> tuple[Event | None, PropTold | None]:
        if prop == QIANKUN:
            self._counter.arm(match, round_, me)
            return None, None
        if prop not in EXCHANGES:
            return self._counter.look(round_, me, prop, wanted)
        if given is None:
            raise BadInput("no tile is given", prop)
        return self._counter.exchange(round_, me, prop, given, wanted)

    def table(self, model: TableModel, me: int) -> TableModel:
        view = self.offered(model.view)
        return replace(
            model,
            view=view,
            question=None if nothing_left(view) is not None else model.question,
            armed=self._counter.armed,
            venue=self.venue,
        )

    def bag(self, match: Match, round_: Round, me: int) -> tuple[PropLine, ...]:
        return self._counter.lines(match, round_, me)

    def settlement(self, model: SettlementModel, round_: Round, outcome: Outcome | None) -> SettlementModel:
        hands = tuple(seat.tiles() for seat in round_.seats)  # all are laid open at the end
        fed = tuple({win.source for win in round_.wins if win.source is not None})
        return replace(model, coins=outcome, venue=self.venue, open_hands=hands, feeders=fed)


def at_stake(profile: Path, saved: Saved) -> Nothing:
    """What a saved match is played for."""
    if PERSON not in saved.players or saved.match.practice:
        return Nothing()
    return Points(profile, saved.players) if saved.venue is None else Coins(profile, saved.venue)
