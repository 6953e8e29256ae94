"""A hand drawn in a row: concealed tiles, the winning one apart in its frame, melds at the right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.rules.values import Special
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.ui.tilepix import Mark, Pose, TileLook, TilePainter

_PLAIN = Special()
_STEP = 1.03  #: from tile to tile, in tile widths
_GAP = 0.34  #: before the winning tile and each meld


@dataclass(frozen=True, slots=True)
class Strip:
    """What is drawn; ``win`` is None for a hand that waits."""

    hand: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    win: Tile | None = None
    special: Special = _PLAIN

    def places(self) -> Iterator[tuple[Tile, float, bool]]:
        """Each tile, where it begins in tile widths from the left, and whether it is the winning one."""
        x = 0.0
        wild = self.special.wild
        for tile in sorted(self.hand, key=lambda tile: (tile not in wild, tile)):
            yield tile, x, False
            x += _STEP
        if self.win is not None:
            yield self.win, x + _GAP, True
            x += _GAP + _STEP
        for meld in self.melds:
            x += _GAP
            for tile in _seen(meld):
                yield tile, x, False
                x += _STEP

    def length(self) -> float:
        """The width of the row in tile widths."""
        return max((x for _, x, _ in self.places()), default=0.0) + 1


def _seen(meld: Meld) -> Sequence[Tile]:
    """The tiles of a meld as they lie: a concealed kong shows the two in the middle."""
    if meld.kind is MeldKind.GANG_CONCEALED and len(meld.tiles) == 4:
        return (UNKNOWN, *meld.tiles[1:3], UNKNOWN)
    return meld.tiles


def paint_strip(painter: QPainter, tiles: TilePainter, strip: Strip, corner: QPointF, width: float) -> None:
    """Draw a row whose tiles are ``width`` px wide, its upper left corner at a point."""
    y = corner.y()
    placed = [(tile, corner.x() + at * width, winning) for tile, at, winning in strip.places()]
    for tile, at, _ in placed:
        tiles.draw_shadow(painter, at, y, width, _pose(tile))
    for tile, at, _ in placed:
        wild, skin = tile in strip.special.wild, tile in strip.special.skins
        tiles.draw(painter, at, y, TileLook(tile, width, _pose(tile), 0, wild, skin))
    for _, at, winning in placed:
        if winning:
            tiles.draw_mark(painter, at, y, Mark.WINNING, width)


def _pose(tile: Tile) -> Pose:
    return Pose.FACE_DOWN if tile == UNKNOWN else Pose.LYING
