"""Slots for score sticks: each slot of a seat is a resistor ladder that an analogue input reads.

``P 2 512 0 341 93`` and a line feed: seat 2, a value 0–1023 for each slot (10000, 5000, 1000 and 100 points). A value
between two steps of the ladder means a stick with bad contact: the seat is told with the slot that cannot be read.
"""

from __future__ import annotations

from typing import Final

from ..link.decoder import Fault, Found
from ..link.messages import Feature, Frame, Hello, Sticks

WORTH: Final = (10_000, 5_000, 1_000, 100)
#: sticks that a slot can hold
MOST: Final = 12
#: what each number of sticks reads: every stick is a resistor beside the others, against one of a quarter
LADDER: Final = tuple(round(1023 * n / (n + 4)) for n in range(MOST + 1))
_LONGEST: Final = 200


def sticks_in(value: int) -> int | None:
    """How many sticks a value stands for; None where it lies too far from every step."""
    nearest = min(range(MOST + 1), key=lambda n: abs(LADDER[n] - value))
    room = min(abs(LADDER[nearest] - LADDER[n]) for n in (nearest - 1, nearest + 1) if 0 <= n <= MOST)
    return nearest if abs(LADDER[nearest] - value) * 4 <= room else None


class SticksDialect:
    """Lines with a value a slot."""

    numbered = False

    def __init__(self) -> None:
        self.introduces: Hello | None = Hello(1, "score sticks", "", 0, (), (Feature.STICKS,))
        self._rest = b""

    def feed(self, data: bytes, now: int) -> list[Found]:
        *pieces, rest = (self._rest + data).split(b"\n")
        self._rest = rest[-_LONGEST:]
        return [self._line(piece, now) for piece in pieces if piece.strip()]

    @staticmethod
    def _line(line: bytes, now: int) -> Found:
        words = line.split()
        try:
            numbers = [int(word) for word in words[1:]]
        except ValueError:
            return Fault("no numbers", len(line))
        fits = words[0] == b"P" and len(numbers) == 1 + len(WORTH) and 0 <= numbers[0] < 4
        if not fits or not all(0 <= value <= 1023 for value in numbers[1:]):
            return Fault("no slots", len(line))
        seat, values = numbers[0], numbers[1:]
        counts = [sticks_in(value) for value in values]
        bad = [str(WORTH[slot]) for slot, many in enumerate(counts) if many is None]
        points = sum(worth * (many or 0) for worth, many in zip(WORTH, counts, strict=True))
        return Frame(0, now, Sticks(seat, points, f"slot {', '.join(bad)}" if bad else ""))

    def tick(self, now: int) -> list[Found]:
        return []

    def say(self, frame: Frame) -> bytes:
        return b""
