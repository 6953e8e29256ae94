"""What a rule system remembers of a round, and what it adds to the case that the round makes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ...case import NOTHING, By
from ...events import Event
from ...phase import How
from ...setup import Setup
from ...tiles import Tile
from .facts import Facts

if TYPE_CHECKING:
    from ...round import Round

# names of their own, as in legality.py
_BY_DRAW: Final = By.DRAW
_KONG: Final = How.KONG


class Memory(Facts):
    """A memory of its own, and words of a case."""

    def begin_memory(self, setup: Setup) -> Any:
        """What the rule system remembers of a round, a frozen value of its own, as it is before the deal."""
        return None

    def remember(self, before: Round, event: Event, after: Round) -> Any:
        """The memory after an event."""
        return after.memory

    def declared(self, round_: Round, seat: int) -> tuple[str, ...]:
        """What the seat itself knows it has declared, in the words of a case; others see ``declared`` of its state."""
        return round_.seats[seat].declared

    def lying(self, round_: Round) -> tuple[Tile, ...]:
        """Tiles that lie face up outside the hands, melds and ponds."""
        return ()

    def circumstances(self, round_: Round, seat: int, by: By) -> tuple[str, ...]:
        """Circumstances of a win in the phase the round is in."""
        if by is _BY_DRAW and round_.phase.how is _KONG:
            return ("after_kong",)
        return ()

    def extra(self, round_: Round) -> Mapping[str, Any]:
        """``extra`` of the case that this round makes."""
        if not self.tracks_passes(round_.options):
            return NOTHING
        return {"passed": {str(i): s.passed for i, s in enumerate(round_.seats) if s.passed}}
