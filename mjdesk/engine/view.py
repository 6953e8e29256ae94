"""What one seat may know. Players and the window get a `View`, never the `Round`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .actions import Action, Kind
from .case import NOTHING, By, Case, SeatCase, WinCase
from .melds import Meld
from .phase import Phase, Step
from .rules.values import Special
from .seat import Discarded
from .setup import Setup
from .tiles import STANDARD, UNKNOWN, Tile

if TYPE_CHECKING:
    from .round import Round
    from .seat import SeatState


_TURN: Final = Step.TURN
_DONE: Final = Step.DONE


class SeatView(NamedTuple):
    """One seat as seen. ``hand`` is None where it is hidden; the drawn tile counts in ``concealed`` and ``hand``."""

    concealed: int
    melds: tuple[Meld, ...]
    discards: tuple[Discarded, ...]
    flowers: tuple[Tile, ...]
    declared: tuple[str, ...]
    has_drawn: bool
    hand: tuple[Tile, ...] | None = None

    @property
    def groups(self) -> int:
        """Number of melds that stand for a group of the hand."""
        return sum(m.is_group for m in self.melds)


class View(NamedTuple):
    """The round as one seat knows it.

    ``hand`` are its concealed tiles in the order of kinds, the ``drawn`` one included. ``actions`` is what it may do
    now. ``taken`` are places of the wall emptied or set aside other than from its ends; ``memory`` is what the rule
    system lets this seat know of what it remembers, ``extra`` what it knows of a case's, ``aside`` the tiles that it
    knows to lie outside hands, melds and ponds; ``circumstances`` those of a win that it may take now.
    """

    seat: int
    setup: Setup
    phase: Phase
    hand: tuple[Tile, ...]
    drawn: Tile | None
    seats: tuple[SeatView, ...]
    wall_left: int
    front: int
    back: int
    indicator: Tile | None
    special: Special
    actions: tuple[Action, ...]
    wins: tuple[WinCase, ...] = ()
    taken: frozenset[int] = frozenset()
    memory: Any = None
    indicator_in_wall: bool = False
    extra: Mapping[str, Any] = NOTHING
    aside: tuple[Tile, ...] = ()
    circumstances: tuple[str, ...] = ()

    @property
    def me(self) -> SeatView:
        """The seat this view belongs to."""
        return self.seats[self.seat]

    def hand_counts(self) -> list[int]:
        """34 counts of the own concealed tiles."""
        counts = [0] * STANDARD
        for tile in self.hand:
            if tile != UNKNOWN:
                counts[tile] += 1
        return counts

    def unseen(self, copies: tuple[int, ...]) -> list[int]:
        """How many of each kind (34 numbers) this seat cannot see; ``copies`` as in the tile set."""
        left = list(copies[:STANDARD]) + [0] * (UNKNOWN + 1 - STANDARD)
        for tile in self.hand:
            left[tile] -= 1
        for seat in self.seats:
            for meld in seat.melds:
                for tile in meld.tiles:
                    left[tile] -= 1
            for thrown in seat.discards:
                if thrown.claimed_by is None:
                    left[thrown.tile] -= 1
        for tile in self.aside:
            left[tile] -= 1
        if self.indicator is not None and not self.indicator_in_wall:
            left[self.indicator] -= 1
        return left[:STANDARD]

    def case(self, win: WinCase, hand: tuple[Tile, ...] | None = None) -> Case:
        """The scoring case if this seat won so, the other hands unknown.

        ``hand`` replaces the own concealed tiles (without the winning tile): what if this were discarded.
        """
        own = self.hand if hand is None else hand
        seats = tuple(
            SeatCase(
                own if i == self.seat else (UNKNOWN,) * s.concealed,
                s.melds,
                s.flowers,
                tuple(d.tile for d in s.discards if d.claimed_by is None),
                s.declared,
            )
            for i, s in enumerate(self.seats)
        )
        setup = self.setup
        return Case(
            rules=setup.rules,
            options=setup.options,
            seats=seats,
            wins=(win,),
            dealer=setup.dealer,
            prevailing_wind=setup.prevailing_wind,
            dice=setup.dice,
            indicator=self.indicator,
            streak=setup.streak,
            carried=setup.carried,
            extra=self.extra,
        )


def view_of(round_: Round, seat: int) -> View:
    """What the seat may know of the round. Once the round is won or over, hands that are shown are open."""
    state, shown = round_.seats[seat], round_.phase.step is _DONE
    hand = state.tiles()
    actions = round_.legal_actions(seat)
    won = next((By(action.what) for action in actions if action.kind is Kind.WIN), None)
    own = _view_of_seat(state, state.melds, hand, round_.declared(seat))
    return View(
        seat=seat,
        setup=round_.setup,
        phase=round_.rules.known_phase(round_, seat),
        hand=hand,
        drawn=state.drawn,
        seats=tuple([own if i == seat else _seat_view(round_, i, s, shown) for i, s in enumerate(round_.seats)]),
        wall_left=round_.wall_left,
        front=round_.front,
        back=round_.back,
        indicator=round_.indicator,
        special=round_.special,
        actions=actions,
        wins=round_.wins,
        taken=round_.taken,
        memory=round_.rules.known_memory(round_, seat),
        indicator_in_wall=round_.rules.turned_at(round_.setup) is not None,
        extra=round_.rules.known_extra(round_, seat),
        aside=round_.rules.known_lying(round_, seat),
        circumstances=() if won is None else round_.rules.circumstances(round_, seat, won),
    )


def _seat_view(round_: Round, seat: int, state: SeatState, shown: bool) -> SeatView:
    if shown:
        return _view_of_seat(state, state.melds, state.tiles(), round_.declared(seat))
    if state._from_outside is None:
        melds = tuple(map(round_.rules.seen_meld, state.melds))
        state._from_outside = _view_of_seat(state, melds, None, state.declared)
    seen: SeatView = state._from_outside
    return seen


def _view_of_seat(
    state: SeatState, melds: tuple[Meld, ...], hand: tuple[Tile, ...] | None, declared: tuple[str, ...]
) -> SeatView:
    has_drawn = state.drawn is not None
    return SeatView(state.size, melds, state.discards, state.flowers, declared, has_drawn, hand)
