"""The amber bar of whose turn it is, moving from side to side of the console."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mjdesk.ui.look import look
from mjdesk.ui.table.motion import Motion, Track
from mjdesk.ui.theme import MOTION

Glow = tuple[float, float, float, float]  #: how bright the bar of each side is, 0–1
DARK: Final[Glow] = (0.0, 0.0, 0.0, 0.0)


class TurnBar:
    """The bar; ``glow`` is how it is lit just now."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self.glow = DARK

    def move(self, side: int | None, show: Callable[[Glow], None], *, animated: bool) -> None:
        """Light the bar of a side, None for none; ``show`` paints each step."""
        start = self.glow
        end: Glow = (float(side == 0), float(side == 1), float(side == 2), float(side == 3))

        def step(share: float) -> None:
            now = [a + (b - a) * share for a, b in zip(start, end, strict=True)]
            self.glow = end if share >= 1 else (now[0], now[1], now[2], now[3])
            show(self.glow)

        if animated and start != end:
            self._motion.start(Track(look().duration(MOTION.turn_bar), step, name="turn"))
        else:
            step(1.0)
