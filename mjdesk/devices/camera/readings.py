"""What is seen in a picture: tiles and dice, where they lie, and how sure that is.

Lengths are pixels of the picture that was read, the origin is its top left corner.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from mjdesk.engine.tiles import Tile

Point: TypeAlias = tuple[float, float]
#: The corners of a face in the order of going round it. Which of them is the upper left one is not known.
Quad: TypeAlias = tuple[Point, Point, Point, Point]


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle: its upper left corner, width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> Point:
        """The point in its middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def overlap(self, other: Box) -> float:
        """Intersection over union, 0 to 1."""
        wide = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        high = min(self.y + self.h, other.y + other.h) - max(self.y, other.y)
        if wide <= 0 or high <= 0:
            return 0.0
        both = wide * high
        return both / (self.w * self.h + other.w * other.h - both)


@dataclass(frozen=True, slots=True)
class Guess:
    """One kind that a tile may be of, and the chance of it, 0 to 1."""

    tile: Tile
    chance: float


@dataclass(frozen=True, slots=True)
class Reading:
    """One tile of a picture.

    ``tile`` is its kind where the recogniser vouches for it, else None. ``alternatives`` are the kinds it may be of,
    the likeliest first, with the vouched one among them. A tile that shows its back is ``back``, and has neither.
    ``confidence`` is the chance that the best answer (a kind, or the back) is right.
    """

    tile: Tile | None
    box: Box
    quad: Quad
    confidence: float
    alternatives: tuple[Guess, ...] = ()
    back: bool = False

    @property
    def likeliest(self) -> Tile | None:
        """The kind it most likely is, vouched for or not; None for a back and where nothing speaks for any."""
        return self.alternatives[0].tile if self.alternatives else None


@dataclass(frozen=True, slots=True)
class DieReading:
    """One die: its pips 1–6 on the upper face and the chance that they are right; None where they cannot be told."""

    pips: int | None
    box: Box
    confidence: float


@dataclass(frozen=True, slots=True)
class Sight:
    """All that was found in one picture, tiles in the order of reading: row by row, each from the left."""

    tiles: tuple[Reading, ...] = ()
    dice: tuple[DieReading, ...] = ()
