"""One moment of the table as the person meets it: a model, and what may be done in it. Pure."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.phase import How, Step
from mjdesk.engine.tiles import Tile
from mjdesk.ui.advice import Advice
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.models import TableModel, Waits
from mjdesk.ui.table.buttons import SORT, TipState
from mjdesk.ui.table.choices import Choice, Offer, lifted, offer_of
from mjdesk.ui.table.layout import Side, side_of, sides
from mjdesk.ui.table.pieces import sorted_hand
from mjdesk.ui.table.shelf import Shelf
from mjdesk.ui.table.words import tile_name
from mjdesk.ui.tilemarks import Mark


@dataclass(frozen=True, slots=True)
class Moment:
    """A model and whether its question is ``open``; ``offer`` is empty once it is answered."""

    model: TableModel
    open: bool
    offer: Offer
    hand: tuple[Tile, ...] = field(repr=False)  #: as it is shown, the drawn tile last
    #: how many tiles each column of the hand has; none where it is a row
    columns: tuple[int, ...] = ()
    #: whether the hand sorts itself
    sorted: bool = True
    advice: Advice | None = None  #: what an expert makes of the question

    @classmethod
    def of(cls, model: TableModel, answered: int | None, shelf: Shelf | None = None) -> Moment:
        """The moment of a model; ``answered`` is the last question that got its answer."""
        is_open = model.question is not None and model.question != answered
        offer, columns = offer_of(model), shelf.columns(model) if shelf is not None else ()
        shown = offer if is_open else Offer((), None, offer.own)
        if columns:
            hand = tuple(tile for column in columns for tile in column)
            return cls(model, is_open, shown, hand, tuple(map(len, columns)), shelf is None or shelf.sorted)
        tiles, drawn = sorted_hand(model.view)
        return cls(model, is_open, shown, (*tiles, *(() if drawn is None else (drawn,))))

    def closed(self) -> Moment:
        """The same once the question is answered."""
        return replace(self, open=False, offer=Offer((), None, self.offer.own), advice=None)

    @property
    def my_turn(self) -> bool:
        """Whether the own seat is to discard."""
        phase = self.model.view.phase
        return self.open and phase.step is Step.TURN and phase.seat == self.model.view.seat

    @property
    def whose_turn(self) -> int | None:
        """The seat that acts, or whose discard is asked about; None when the round is over."""
        phase = self.model.view.phase
        return None if phase.step in (Step.EXHAUSTED, Step.SETTLE, Step.DONE) else phase.seat

    @property
    def dealing(self) -> bool:
        """Whether the dice of the deal still lie there: until the first discard."""
        view = self.model.view
        begun = view.phase.step in (Step.DEAL, Step.INDICATOR) or view.phase.how is How.DEAL
        return begun and not any(seat.discards or seat.melds for seat in view.seats)

    def switched_on(self, name: str) -> bool:
        """Whether a switch of the table is on."""
        return self.sorted if name == SORT else name in self.model.auto

    def column_of(self, place: int) -> tuple[int, int]:
        """The column of the tile at a place of the hand, and its number in it."""
        for column, size in enumerate(self.columns):
            if place < size:
                return column, place
            place -= size
        raise IndexError(place)

    def place_in(self, column: int, number: int) -> int:
        """The place of a tile by its column and its number in it; `column_of` the other way round."""
        return sum(self.columns[:column]) + number

    def seat_at(self, side: Side) -> int:
        """The seat that sits at a side."""
        view = self.model.view
        return (view.seat + sides(view.setup.players).index(side)) % view.setup.players

    def side_of(self, seat: int) -> Side:
        """The side at which a seat sits."""
        view = self.model.view
        return side_of(seat, view.seat, view.setup.players)

    def discard_of(self, place: int) -> Action | None:
        """The action that throws the tile at this place of the hand, None where that is not allowed."""
        if not self.my_turn or place >= len(self.hand):
            return None
        tile = self.hand[place]
        return next((a for a in self.model.view.actions if a.kind is Kind.DISCARD and a.tile == tile), None)

    def choice(self, number: int | None) -> Choice | None:
        """The choice of this number, None for the pass and for no number."""
        return self.offer.choices[number] if number is not None and number < len(self.offer.choices) else None

    def advised(self, advice: Advice | None) -> Moment:
        """The same with an expert's advice, if it is on the question that is open."""
        view = self.model.view
        fits = advice is not None and (advice.round, advice.question) == (view.setup.number, self.model.question)
        return replace(self, advice=advice if fits and self.open and self.model.advised else None)

    def lane(self, place: int) -> Mark | None:
        """What the advice puts into the foot lane under a tile of the hand, or beside one that is covered."""
        mark = self._advised_mark(place)
        return mark.beside if mark is not None and self.covered(place) else mark

    def _advised_mark(self, place: int) -> Mark | None:
        if self.advice is None or not self.my_turn or self.discard_of(place) is None:
            return None
        tile = self.hand[place]
        if tile == self.advice.best_tile:
            return Mark.ADVISED
        level = self.advice.danger.get(tile, 0)
        return (None, Mark.DANGER_1, Mark.DANGER_2, Mark.DANGER_3)[level]

    def covered(self, place: int) -> bool:
        """Whether the tile at a place of the hand lies under another one of its column."""
        if not self.columns:
            return False
        column, number = self.column_of(place)
        return number + 1 < self.columns[column]

    def raised(self, choice: int | None, *places: int | None) -> frozenset[int]:
        """Places of the hand that are up: those a choice would use, else the given ones that may be thrown."""
        chosen = self.choice(choice)
        if chosen is not None:
            return frozenset(lifted(self.hand, chosen.uses))
        return frozenset(p for p in places if p is not None and self.discard_of(p) is not None)

    def waits(self, place: int | None) -> Waits | None:
        """The waits after throwing the tile at this place, else those of the hand as it is."""
        if place is not None and place < len(self.hand) and self.my_turn:
            after = self.model.waits_after.get(self.hand[place])
            if after is not None and after.lines:
                return after
        return self.model.waits if self.model.waits and self.model.waits.lines else None

    def all_waits(self) -> tuple[Waits, ...]:
        """Every waits panel that may be shown before the next event."""
        shown = (self.model.waits, *(self.model.waits_after.values() if self.my_turn else ()))
        return tuple(w for w in shown if w is not None and w.lines)

    def tip(self, place: int | None, choice: int | None) -> TipState | None:
        """What to say above the tile at this place: why it may not be thrown, or what it would wait for."""
        if place is None or place >= len(self.hand) or not self.my_turn or self.choice(choice) is not None:
            return None
        tile = self.hand[place]
        if self.discard_of(place) is None:
            reason = self.model.locked.get(tile)
            return TipState(say(reason) if reason else tr("This tile cannot be discarded now"))
        after = self.model.waits_after.get(tile)
        if after is None or not after.lines:
            return None
        return TipState(
            tr("Discard {tile}: ", tile=tile_name(tile)),
            tr("wait on {kinds} kinds, %n tiles", kinds=len(after.lines), n=after.left),
        )
