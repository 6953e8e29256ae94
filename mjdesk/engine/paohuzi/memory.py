"""What a round of 跑胡子 remembers beside hands and melds (rules page §5 and §6.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..tiles import Tile
from .cards import SEATS


@dataclass(frozen=True, slots=True)
class SeatMemory:
    """Dead kinds of one seat (臭牌), and whether it let a win go since its last draw or discard.

    ``unasked`` (physical table): kinds that the seat, whose hand is not known, did not take for a peng though it may
    have been able to, and nobody said so. They may be dead: a later wei of one may lie open (臭偎) or not.
    """

    dead_chi: frozenset[Tile] = frozenset()
    dead_peng: frozenset[Tile] = frozenset()
    passed: bool = False
    unasked: frozenset[Tile] = frozenset()


@dataclass(frozen=True, slots=True)
class Memory:
    """The memory of a round: one entry a seat, and the dealer's shown card (亮张)."""

    seats: tuple[SeatMemory, ...] = (SeatMemory(),) * SEATS
    shown: Tile | None = None

    def _with(self, seat: int, changed: SeatMemory) -> Memory:
        return replace(self, seats=(*self.seats[:seat], changed, *self.seats[seat + 1 :]))

    def showing(self, card: Tile) -> Memory:
        """The dealer has shown its last card."""
        return replace(self, shown=card)

    def no_chi(self, seat: int, card: Tile) -> Memory:
        """The kind is dead for a chi of the seat from now on."""
        own = self.seats[seat]
        return self._with(seat, replace(own, dead_chi=own.dead_chi | {card}))

    def no_peng(self, seat: int, card: Tile) -> Memory:
        """The kind is dead for a peng of the seat from now on."""
        own = self.seats[seat]
        return self._with(seat, replace(own, dead_peng=own.dead_peng | {card}))

    def in_doubt(self, seat: int, card: Tile) -> Memory:
        """Nobody can say whether the seat let a peng of the kind go."""
        own = self.seats[seat]
        return self._with(seat, replace(own, unasked=own.unasked | {card}))

    def passing(self, seat: int, passed: bool) -> Memory:
        """The seat lets a win go, or that counts no longer."""
        own = self.seats[seat]
        return self if own.passed is passed else self._with(seat, replace(own, passed=passed))


@dataclass(frozen=True, slots=True)
class Known:
    """What one seat knows of the memory: its own dead kinds and passed win, and the shown card."""

    own: SeatMemory
    shown: Tile | None
