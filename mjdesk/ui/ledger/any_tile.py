"""A tile or a long card in its place: whichever the kind is drawn as."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from mjdesk.engine.tiles import Tile
from mjdesk.ui.cardpix import is_card
from mjdesk.ui.tilepix import Mark, TileLook, TilePainter


def draw_tile_shadow(tiles: TilePainter, painter: QPainter, tile: Tile, box: QRectF) -> None:
    """The shadow of a tile in its box."""
    if is_card(tile):
        sprite = tiles.card_shadow(tiles.snap(box.width()), tiles.snap(box.height()))
        tiles.draw_sprite(painter, box.x(), box.y(), sprite)
    else:
        tiles.draw_shadow(painter, box.x(), box.y(), box.width())


def draw_tile(tiles: TilePainter, painter: QPainter, tile_look: TileLook, box: QRectF, *, won: bool = False) -> None:
    """A tile in its box; ``won`` frames the winning one."""
    tile = tile_look.kind
    if not is_card(tile):
        tiles.draw(painter, box.x(), box.y(), tile_look)
        if won:
            tiles.draw_mark(painter, box.x(), box.y(), Mark.WINNING, box.width())
        return
    w, h = tiles.snap(box.width()), tiles.snap(box.height())
    tiles.draw_sprite(painter, box.x(), box.y(), tiles.card(tile, w, h))
    if won:
        tiles.draw_sprite(painter, box.x(), box.y(), tiles.card_mark(Mark.WINNING, w, h))
