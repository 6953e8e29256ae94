"""What a seat may do with another's tile, a win aside: claims, robbing, and what a pass costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...events import Draw, Event
from ...melds import MeldKind
from ...options import Options
from ...phase import Step
from ...tiles import Tile
from .facts import Facts

if TYPE_CHECKING:
    from ...round import Round

_ON_ANOTHERS_TILE: Final = (Step.CLAIM, Step.ROB)


class Claims(Facts):
    """Legality on another's tile."""

    def may_claim(self, round_: Round, seat: int, tile: Tile) -> bool:
        """Whether the seat may chi, peng or kong this discard at all."""
        return tile not in round_.special.locked

    def may_peng(self, round_: Round, seat: int, tile: Tile) -> bool:
        """Whether a discard that may be claimed may be claimed for a peng."""
        return True

    def may_chi(self, round_: Round, seat: int, low: Tile) -> bool:
        """Whether the run low, low+1, low+2 may be claimed."""
        locked = round_.special.locked
        return self.chi and low not in locked and low + 1 not in locked and low + 2 not in locked

    def robbable(self, round_: Round, kind: MeldKind) -> bool:
        """Whether a kong of this kind may be robbed before it stands."""
        return kind is MeldKind.GANG_ADDED

    def may_rob(self, round_: Round, seat: int) -> bool:
        """Whether the seat is asked at all when a kong may be robbed."""
        return True

    def must_rob(self, round_: Round, seat: int) -> bool:
        """Whether the seat has said already that it robs the kong, so that it cannot pass."""
        return False

    def counts_pass(self, round_: Round) -> bool:
        """Whether a win that is not taken in the phase the round is in bars later ones, and so is recorded."""
        return round_.phase.step in _ON_ANOTHERS_TILE and self.tracks_passes(round_.options)

    def forgets_passes(self, options: Options, event: Event) -> bool:
        """Whether an event of a seat ends what its passed wins bar."""
        return isinstance(event, Draw)

    def refusal(self, round_: Round, seat: int) -> Event | None:
        """The event that a pass makes; None where nothing is written down of it."""
        return None
