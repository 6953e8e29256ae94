"""Sides, boxes and spots: the words in which the table is laid out. Lengths are logical px. Nothing here needs Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

LEAST_HAND: Final = 44  #: the own hand is never drawn with narrower tiles (ui.md 2)


class Side(IntEnum):
    """The four sides of the table in playing order (counter-clockwise) from the own seat."""

    OWN = 0
    RIGHT = 1
    ACROSS = 2
    LEFT = 3

    @property
    def turn(self) -> int:
        """How far the art of a tile lying before this side is turned, clockwise in degrees."""
        return (0, 270, 180, 90)[self]

    @property
    def upright(self) -> bool:
        """Whether tiles before this side stand upright on the screen (not turned by a quarter)."""
        return self in (Side.OWN, Side.ACROSS)


#: Which sides are sat at, by number of players, in playing order from the own seat.
SIDES: Final = {
    2: (Side.OWN, Side.ACROSS),
    3: (Side.OWN, Side.RIGHT, Side.LEFT),
    4: (Side.OWN, Side.RIGHT, Side.ACROSS, Side.LEFT),
}


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The middle, from the left."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, from the top."""
        return self.y + self.h / 2

    def meets(self, other: Box, gap: float = 0.0) -> bool:
        """Whether the two come nearer to each other than ``gap``."""
        return (
            self.x < other.right + gap
            and other.x < self.right + gap
            and self.y < other.bottom + gap
            and other.y < self.bottom + gap
        )

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom


@dataclass(frozen=True, slots=True)
class Spot:
    """A tile: the corner of its face and its turn."""

    x: float
    y: float
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Stack:
    """A place of the wall, by draw order. ``x``, ``y`` is the corner of the plate of the lower layer."""

    x: float
    y: float
    side: Side

    @property
    def turn(self) -> int:
        """As `Spot.turn`, for walls 90 where the short side lies across the screen."""
        return 0 if self.side.upright else 90


@dataclass(frozen=True, slots=True)
class Hand:
    """The places of one seat's tiles. ``melds`` has a spot for each tile of each meld, ``singles`` lie apart.

    ``pitch`` is the distance between the tiles of the concealed hand.
    """

    tile: float
    meld_tile: float
    hand: tuple[Spot, ...]
    drawn: Spot | None
    melds: tuple[tuple[Spot, ...], ...]
    singles: tuple[Spot, ...]
    pitch: float


def sides(players: int) -> tuple[Side, ...]:
    """The sides sat at; raises KeyError for a number of players there is no table for."""
    return SIDES[players]


def side_of(seat: int, me: int, players: int) -> Side:
    """The side at which the seat sits as seen from seat ``me``."""
    return SIDES[players][(seat - me) % players]
