"""All kinds of a set of tiles on the cloth, row by row as they are laid out; those that are learned have a tick."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from mjdesk.engine.tiles import Tile
from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.tilepix import TileLook

_ACROSS = 9
_STEP, _ROW = 1.1, 1.62  #: of a tile's width
_TILE = 76.0


def paint_cloth(painter: QPainter, widget: QWidget) -> None:
    """The cloth under all of a widget; what follows is clipped to it."""
    px, rect = look().px, QRectF(widget.rect())
    shape = QPainterPath()
    shape.addRoundedRect(rect, px(20), px(20))
    painter.setClipPath(shape)
    painter.drawPixmap(QPointF(0, 0), felt_pixmap(rect.width(), rect.height(), look().felt, widget.devicePixelRatioF()))


def chart_boxes(room: QRectF, rows: Sequence[Sequence[Tile]]) -> dict[Tile, QRectF]:
    """Where each kind lies: as large as the room allows, in its middle."""
    most = min(look().px(_TILE), room.width() / (_ACROSS * _STEP), room.height() / max(1.0, len(rows) * _ROW))
    w = max(10.0, float(most // 1))
    left = room.center().x() - (_ACROSS - 1) * w * _STEP / 2 - w / 2
    top = room.center().y() - (len(rows) * _ROW - 0.2) * w / 2
    return {
        tile: QRectF(left + n * w * _STEP, top + y * w * _ROW, w, w * 4 / 3)
        for y, row in enumerate(rows)
        for n, tile in enumerate(row)
    }


def paint_chart(
    painter: QPainter, room: QRectF, rows: Sequence[Sequence[Tile]], learned: Collection[Tile], *, dim: bool
) -> None:
    """Paint the kinds. ``dim``: those learned stand back, because the others are to be laid out; else the others do."""
    dpr = painter.device().devicePixelRatioF()
    tiles, boxes = look().tiles(dpr), chart_boxes(room, rows)
    for tile, box in boxes.items():
        back = (tile in learned) is dim
        painter.setOpacity(0.3 if back else 1.0)
        if not back:
            tiles.draw_shadow(painter, tiles.snap(box.x()), tiles.snap(box.y()), box.width())
        tiles.draw(painter, tiles.snap(box.x()), tiles.snap(box.y()), TileLook(tile, box.width()))
        painter.setOpacity(1.0)
        if dim and tile in learned:
            _paint_tick(painter, box, dpr)


def _paint_tick(painter: QPainter, box: QRectF, dpr: float) -> None:
    size = max(12.0, box.width() * 0.42)
    spot = QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(AMBER))
    painter.drawEllipse(spot)
    mark = size * 0.66
    painter.drawPixmap(QPointF(spot.center().x() - mark / 2, spot.center().y() - mark / 2),
                       icon("check", mark, "#2A1B05", dpr))  # fmt: skip
