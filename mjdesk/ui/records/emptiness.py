"""What is drawn where no record is listed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from mjdesk.engine.tiles import GREEN, RED
from mjdesk.ui.cards import turned_tile
from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.tilepix import TilePainter
from mjdesk.ui.widgets.base import paragraph, write, write_paragraph


def paint_empty(painter: QPainter, card: QRectF, tiles: TilePainter, *, nothing: bool) -> None:
    """Where nothing is listed: that there is nothing yet, or nothing of this kind."""
    px, middle = look().px, Qt.AlignmentFlag.AlignHCenter
    said = tr("Every round you finish will be kept here") if nothing else tr("No round like that")
    for n, tile in enumerate((10, GREEN, RED)):
        at = card.center() + QPointF((n - 1) * px(52), -px(52) + abs(n - 1) * px(6))
        turned_tile(painter, tiles, at, tile, width=px(46), angle=(n - 1) * 10)
    font = look().font(16, 500)
    lines = paragraph(said, font, card.width() - px(48))
    y = card.center().y() + px(14)
    if len(lines) == 1:
        box = QRectF(card.x(), y, card.width(), px(26))
        write(painter, box, said, font, look().colour("ink2"), align=middle)
    else:
        write_paragraph(painter, QRectF(card.x() + px(24), y, card.width(), 0), lines, font, look().colour("ink2"))
