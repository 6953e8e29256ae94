"""The small drawing on the card of the home page: a sheet with scores and a tile on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from mjdesk.engine.tiles import RED
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import Shadow
from mjdesk.ui.tilepix import TileLook
from mjdesk.ui.widgets.base import write


def draw_scores(painter: QPainter, rect: QRectF, dpr: float) -> None:
    """The drawing."""
    px, middle = look().px, rect.center() - QPointF(look().px(14), 0)
    sheet = QRectF(middle.x() - px(48), middle.y() - px(44), px(96), px(88))
    draw_shadow(painter, sheet, px(10), Shadow(12, 5, 0.16), dpr)
    painter.setPen(QPen(look().colour("line"), 1))
    painter.setBrush(look().colour("surface"))
    painter.drawRoundedRect(sheet, px(10), px(10))
    right = Qt.AlignmentFlag.AlignRight
    for n, points in enumerate((48, -32, -8, -8)):
        y = sheet.y() + px(8) + n * px(18)
        painter.fillRect(QRectF(sheet.x() + px(10), y + px(8), px(26 if n % 2 else 34), px(3)), look().colour("line2"))
        cell = QRectF(sheet.x(), y, sheet.width() - px(10), px(20))
        ink = look().colour("gain" if points > 0 else "loss")
        words = f"{points:+}".replace("-", "−")
        write(painter, cell, words, look().font(12, 600), ink, align=right)
    tiles, width = look().tiles(dpr), px(27)
    x, y = tiles.snap(sheet.right() - px(8)), sheet.bottom() - px(36)
    tiles.draw_shadow(painter, x, y, width)
    tiles.draw(painter, x, y, TileLook(RED, width))
