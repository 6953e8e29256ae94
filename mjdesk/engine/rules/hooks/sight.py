"""What a seat may know of the others: phases, events and melds as it sees them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ...case import NOTHING
from ...events import Deal, Draw, Event, Passed
from ...melds import Meld, MeldKind
from ...phase import Phase, Step
from ...tiles import UNKNOWN, Tile
from .memory import Memory

if TYPE_CHECKING:
    from ...round import Round

_TURN: Final = Step.TURN


class Sight(Memory):
    """What lies open to a seat."""

    def known_phase(self, round_: Round, seat: int) -> Phase:
        """The phase as a seat knows it."""
        phase = round_.phase
        if phase.step is _TURN and phase.seat != seat:
            return Phase(phase.step, phase.seat, None, phase.how)
        return phase

    def known_memory(self, round_: Round, seat: int) -> Any:
        """What a seat may know of the memory."""
        return None

    def known_lying(self, round_: Round, seat: int) -> tuple[Tile, ...]:
        """What a seat may know of `lying`, `UNKNOWN` for what lies face down."""
        return self.lying(round_)

    def known_extra(self, round_: Round, seat: int) -> Mapping[str, Any]:
        """What a seat may know of `extra`, for its own reckoning: the wins it passed itself."""
        passed = round_.seats[seat].passed
        return {"passed": {str(seat): passed}} if passed else NOTHING

    def seen_meld(self, meld: Meld) -> Meld:
        """A meld as the other seats see it."""
        return meld.face_down() if meld.kind is MeldKind.GANG_CONCEALED else meld

    def seen_event(self, round_: Round, event: Event, seat: int) -> Event | None:
        """An event as a seat learns of it, ``round_`` being the round before it; None when it does not at all."""
        if isinstance(event, Deal) and event.seat != seat:
            return replace(event, tiles=(UNKNOWN,) * len(event.tiles))
        if isinstance(event, Draw) and event.seat != seat:
            return replace(event, tile=UNKNOWN)
        if isinstance(event, Passed) and event.seat != seat:
            return None  # that a seat could have won is its own affair
        return event
