"""The small face of what a tile of a photo counts as, and the tile as the camera saw it, stood upright."""

from __future__ import annotations

from math import atan2, degrees, dist
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QTransform

from mjdesk.devices.camera.readings import Quad
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.ui.look import look
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.tilepix import TileLook, TilePainter
from mjdesk.ui.widgets.base import write

from .seen import Seen

CHOSEN: Final = "#9CD3FF"


def paint_face(
    painter: QPainter, tiles: TilePainter, tile: Seen, box: QRectF, *, odd: bool = False, chosen: bool = False
) -> None:
    """What a tile counts as, with a mark where it is in doubt or does not fit."""
    px = look().px
    if tile.tile is None and not tile.back:
        painter.setPen(QPen(colour(AMBER), px(1.5), Qt.PenStyle.DashLine))
        painter.setBrush(colour("#0B1E1A", 0.8))
        painter.drawRoundedRect(box, px(4), px(4))
        font = look().font(min(20.0, box.height() * 0.55 / max(px(1), 0.01)), 700)
        write(painter, box, "?", font, colour(AMBER), align=Qt.AlignmentFlag.AlignHCenter)
    else:
        kind = UNKNOWN if tile.tile is None else tile.tile
        tiles.draw_shadow(painter, tiles.snap(box.x()), tiles.snap(box.y()), box.width())
        tiles.draw(painter, tiles.snap(box.x()), tiles.snap(box.y()), TileLook(kind, box.width()))
        if tile.doubtful or odd:
            _paint_doubt(painter, QPointF(box.right(), box.y()), "!" if odd else "?")
    if chosen:
        painter.setPen(QPen(colour(CHOSEN), px(2.5)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-px(2), -px(2), px(2), px(2) + box.width() * 0.12), px(6), px(6))


def _paint_doubt(painter: QPainter, at: QPointF, sign: str) -> None:
    px = look().px
    size = px(15)
    spot = QRectF(at.x() - size * 0.6, at.y() - size * 0.4, size, size)
    painter.setPen(QPen(colour("#2A1B05"), 1))
    painter.setBrush(colour(AMBER))
    painter.drawEllipse(spot)
    write(painter, spot, sign, look().font(12, 700), colour("#2A1B05"), align=Qt.AlignmentFlag.AlignHCenter)


def upright(image: QImage, corner: QPointF, quad: Quad) -> tuple[QImage, float]:
    """A part of a picture that begins at ``corner``, turned so that a tile stands; and height by width."""
    sides = [(quad[1][0] - quad[0][0], quad[1][1] - quad[0][1]), (quad[2][0] - quad[1][0], quad[2][1] - quad[1][1])]
    lengths = [dist((0, 0), side) or 1.0 for side in sides]
    dx, dy = sides[lengths.index(max(lengths))]
    turn = 90 - degrees(atan2(dy, dx))
    turn = (turn + 90) % 180 - 90
    middle = QPointF(sum(x for x, _ in quad) / 4, sum(y for _, y in quad) / 4) - corner
    turning = QTransform().translate(middle.x(), middle.y()).rotate(turn).translate(-middle.x(), -middle.y())
    wide, high = min(lengths) * 1.2, max(lengths) * 1.14
    made = QImage(max(1, round(wide)), max(1, round(high)), QImage.Format.Format_RGB32)
    made.fill(QColor("#0B1E1A"))
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(wide / 2 - middle.x(), high / 2 - middle.y())
        painter.setTransform(turning, combine=True)
        painter.drawImage(0, 0, image)
    return made, high / wide
