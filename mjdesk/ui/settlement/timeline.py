"""When each part of the settlement appears, in milliseconds at speed 1."""

from __future__ import annotations

from dataclasses import dataclass

from mjdesk.ui.theme import MOTION


def eased(share: float) -> float:
    """OutCubic on 0–1, held to it."""
    share = min(1.0, max(0.0, share))
    return 1 - (1 - share) ** 3


@dataclass(frozen=True, slots=True)
class Timeline:
    """The band comes first, the tiles open one after the other, then the payments, then the totals count."""

    tiles: int
    payments: int

    @property
    def opened(self) -> float:
        """When the last tile lies open."""
        return MOTION.settle_band + MOTION.settle_open_gap * self.tiles + MOTION.settle_band

    @property
    def paid(self) -> float:
        """When the last arrow has arrived."""
        return self.opened + MOTION.settle_arrows * self.payments

    @property
    def total(self) -> float:
        """When everything stands still."""
        return self.paid + MOTION.settle_count

    def tile(self, now: float, number: int) -> float:
        """How far a tile is open, 0–1."""
        return eased((now - MOTION.settle_band - MOTION.settle_open_gap * number) / MOTION.settle_band)

    def arrow(self, now: float, number: int) -> float:
        """How far an arrow has come, 0–1."""
        return eased((now - self.opened - MOTION.settle_arrows * number) / MOTION.settle_arrows)

    def count(self, now: float) -> float:
        """How far the totals have counted, 0–1."""
        return eased((now - self.paid) / MOTION.settle_count)
