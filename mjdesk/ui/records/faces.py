"""Tiles and letter cards in a row on paper or felt, by the foot they stand on."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from mjdesk.engine.rules.values import Special
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.ui.cardpix import is_card
from mjdesk.ui.look import look
from mjdesk.ui.tilepix import Mark, Pose, TileLook

_CARD_WIDE, _CARD_HIGH = 0.84, 1.9  #: a letter card where a tile would be 1 wide


class Faces:
    """Draws them with one painter; ``special`` are the wild tiles and skins of the round."""

    def __init__(self, painter: QPainter, special: Special, dpr: float) -> None:
        self.painter, self.special, self.tiles = painter, special, look().tiles(dpr)

    @staticmethod
    def high(tile: Tile, width: float) -> float:
        """How high a face is that is so wide."""
        return width * (_CARD_HIGH if is_card(tile) else 4 / 3)

    def lay(self, tile: Tile, x: float, foot: float, width: float, *, down: bool = False) -> None:
        """One lying; ``down`` with its back up."""
        if is_card(tile):
            self._card(tile, x, foot, width)
            return
        y = foot - width * 4 / 3
        shown = TileLook(tile, width, wild=tile in self.special.wild, skin=tile in self.special.skins)
        self.tiles.draw_shadow(self.painter, x, y, width)
        face_down = down or tile == UNKNOWN
        self.tiles.draw(self.painter, x, y, TileLook(UNKNOWN, width, Pose.FACE_DOWN) if face_down else shown)

    def stand(self, tile: Tile, x: float, foot: float, width: float) -> None:
        """One standing, as in the own hand."""
        if is_card(tile):
            self._card(tile, x, foot, width)
            return
        y, special = foot - width * 4 / 3, self.special
        self.tiles.draw_shadow(self.painter, x, y, width, Pose.STANDING)
        face = TileLook(tile, width, Pose.STANDING, 0, tile in special.wild, tile in special.skins)
        self.tiles.draw(self.painter, x, y, face)

    def mark(self, mark: Mark, tile: Tile, x: float, foot: float, width: float) -> None:
        """A mark in the foot lane of one that stands there."""
        if is_card(tile):
            wide, high = self._size(width)
            sprite = self.tiles.card_mark(mark, wide, high)
            self.tiles.draw_sprite(self.painter, x + (width - wide) / 2, foot - high, sprite)
        else:
            self.tiles.draw_mark(self.painter, x, foot - width * 4 / 3, mark, width, pose=Pose.STANDING)

    def _size(self, width: float) -> tuple[float, float]:
        return self.tiles.snap(_CARD_WIDE * width), self.tiles.snap(_CARD_HIGH * width)

    def _card(self, tile: Tile, x: float, foot: float, width: float) -> None:
        wide, high = self._size(width)
        at = x + (width - wide) / 2, foot - high
        self.tiles.draw_sprite(self.painter, *at, self.tiles.card_shadow(wide, high))
        self.tiles.draw_sprite(self.painter, *at, self.tiles.card(tile, wide, high))
