"""Shape of a tile in its poses (ui.md, "Tile geometry"). Lengths are whole device pixels.

The origin is the upper left corner of the face (of the top plate for poses that show no face). Depth lies
below a lying tile and above a standing one, whichever way the art is turned: the light never turns.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QRectF


class Pose(StrEnum):
    """How a tile stands on the table, as seen from the own seat."""

    STANDING = "standing"  #: own hand: face to us, top edge above
    LYING = "lying"  #: face up, depth below
    FACE_DOWN = "face-down"  #: back up, ivory below
    ACROSS = "across"  #: hand of the seat opposite: top edge above, back below
    SIDE_LEFT = "side-left"  #: hand of the left seat, from above: ivory at the left
    SIDE_RIGHT = "side-right"  #: hand of the right seat: ivory at the right
    SIDE_LEFT_LAST = "side-left-last"  #: the nearest tile of the left hand, with its south face
    SIDE_RIGHT_LAST = "side-right-last"
    WALL_1 = "wall-1"  #: wall stack of one tile; ``width`` is the long side, 22 where h is 17
    WALL_2 = "wall-2"

    @property
    def shows_face(self) -> bool:
        """Whether the face can be seen, so that kind, turn and marks matter."""
        return self in (Pose.STANDING, Pose.LYING)

    @property
    def is_side(self) -> bool:
        """Whether this is a tile in the hand of a side seat."""
        return self.value.startswith("side")

    @property
    def is_wall(self) -> bool:
        """Whether this is a wall stack."""
        return self.value.startswith("wall")


FACE_RATIO = 4 / 3
CORNER = 0.105  #: of the face width
LYING_DEPTH = 0.17
STANDING_DEPTH = 0.20
IVORY_SHARE = 0.58
ACROSS_BACK = 1.18
ACROSS_EDGE = 0.34
SIDE_WIDTH = 19 / 24  #: a side hand is 19 wide where the tile is 24
SIDE_PITCH = 20.8 / 24  #: from one tile of a side hand to the next
SIDE_SOUTH = 20 / 24  #: height of the south face
WALL_SHORT = 17 / 22
WALL_PITCH = 23.4 / 22
WALL_LIFT = 0.26  #: height of one layer, of the short side
BEVEL = 0.022
SIMPLE_BELOW = 36  #: device px of face width under which the simple drawing is used


@dataclass(frozen=True, slots=True)
class Body:
    """Measures of one tile body in device pixels.

    ``w`` x ``h`` is the face (or top plate) as it lies on the screen, after turning; ``above`` and
    ``below`` are the visible depths, each parted into ivory and back; ``radius`` is the corner.
    """

    tile_w: int
    w: int
    h: int
    radius: float
    above_ivory: int = 0
    above_back: int = 0
    below_ivory: int = 0
    below_back: int = 0

    @property
    def above(self) -> int:
        """Depth above the face."""
        return self.above_ivory + self.above_back

    @property
    def below(self) -> int:
        """Depth below the face."""
        return self.below_ivory + self.below_back

    @property
    def face(self) -> QRectF:
        """The face or top plate."""
        return QRectF(0, 0, self.w, self.h)

    @property
    def outline(self) -> QRectF:
        """Everything of the body."""
        return QRectF(0, -self.above, self.w, self.above + self.h + self.below)


def _split(depth: float, share: float) -> tuple[int, int]:
    """A depth in whole pixels, parted; each part gets at least one pixel."""
    total = max(2, round(depth))
    first = min(total - 1, max(1, round(total * share)))
    return first, total - first


@lru_cache(maxsize=512)
def body(tile_w: int, pose: Pose, turn: int) -> Body:
    """Measures for a face ``tile_w`` device px wide whose art is turned clockwise by ``turn`` degrees."""
    assert turn % 90 == 0, turn
    lies_across = turn % 180 == 90
    long_side = round(tile_w * FACE_RATIO)
    w, h = (long_side, tile_w) if lies_across else (tile_w, long_side)
    radius = CORNER * tile_w
    if pose is Pose.LYING:
        ivory, back = _split(LYING_DEPTH * tile_w, IVORY_SHARE)
        return Body(tile_w, w, h, radius, below_ivory=ivory, below_back=back)
    if pose is Pose.FACE_DOWN:
        ivory, back = _split(LYING_DEPTH * tile_w, IVORY_SHARE)
        return Body(tile_w, w, h, radius, below_ivory=ivory, below_back=back)
    if pose is Pose.STANDING:
        ivory, back = _split(STANDING_DEPTH * tile_w, IVORY_SHARE)
        return Body(tile_w, w, h, radius, above_ivory=ivory, above_back=back)
    if pose is Pose.ACROSS:
        ivory, back = _split(ACROSS_EDGE * tile_w, 1 - IVORY_SHARE)
        return Body(tile_w, tile_w, round(ACROSS_BACK * tile_w), radius, above_ivory=ivory, above_back=back)
    if pose.is_side:
        south = round(SIDE_SOUTH * tile_w) if pose.value.endswith("last") else 0
        return Body(tile_w, round(SIDE_WIDTH * tile_w), round(SIDE_PITCH * tile_w), 1.3 * radius, below_ivory=south)
    short = round(WALL_SHORT * tile_w)
    ivory, back = _split(WALL_LIFT * short, 0.55)
    w, h = (short, tile_w) if lies_across else (tile_w, short)
    return Body(tile_w, w, h, 0.11 * tile_w, below_ivory=ivory, below_back=back)
