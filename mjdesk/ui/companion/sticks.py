"""Points in the slots for score sticks beside our own reckoning."""

from __future__ import annotations

from collections.abc import Sequence

from ...devices.link import messages as m

SEATS = 4


class StickCount:
    """What the slots of each seat hold. ``unit``: points of the sticks that are one point of the game."""

    def __init__(self, unit: int) -> None:
        self._unit = unit
        self._now: dict[int, int | None] = {}
        self._begun: dict[int, int] = {}

    def take(self, sticks: m.Sticks, totals: Sequence[int]) -> None:
        """A slot was read; ``totals`` are ours by then, so that it is known with how many sticks a seat began."""
        points = sticks.points // self._unit
        self._now[sticks.seat] = None if sticks.error else points
        if not sticks.error and sticks.seat < len(totals):
            self._begun.setdefault(sticks.seat, points - totals[sticks.seat])

    def read(self) -> tuple[int | None, ...]:
        """The points in each seat's slots, None where they cannot be read; empty without any slots."""
        return tuple(self._now.get(seat) for seat in range(SEATS)) if self._now else ()

    def off(self, totals: Sequence[int]) -> tuple[int, ...]:
        """By seat: the points that lie there beyond our reckoning; 0 where they cannot be read."""
        if not self._now:
            return ()
        read = [(self._now.get(seat), self._begun.get(seat)) for seat in range(len(totals))]
        return tuple(
            0 if now is None or begun is None else now - begun - total
            for (now, begun), total in zip(read, totals, strict=True)
        )
