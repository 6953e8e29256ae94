"""When it goes well: points by part of the day and weekday, warm where they were won."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.widgets.base import shade, write


def paint_hours(painter: QPainter, card: QRectF, table: Sequence[Sequence[int]]) -> None:
    """Paint points by part of the day and weekday into their card, under the title."""
    px, middle = look().px, Qt.AlignmentFlag.AlignHCenter
    most = max((abs(n) for row in table for n in row), default=0) or 1
    left = card.x() + px(92)
    step = min(px(33), (card.width() - px(112)) / 7)
    down = min(px(46), (card.height() - px(150)) / 3)
    top = card.y() + px(66)
    for y, words in enumerate((tr("Afternoon"), tr("Evening"), tr("Night"))):
        label = QRectF(card.x() + px(22), top + y * down, px(68), min(px(36), down - px(6)))
        write(painter, label, words, look().font(12, 500), look().colour("ink2"))
        for x in range(7):
            points = table[y][x]
            box = QRectF(left + x * step, top + y * down, step - px(4), min(px(36), down - px(6)))
            share = abs(points) / most
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade("accent" if points >= 0 else "loss", 0.08 + 0.85 * share if points else 0.06))
            painter.drawRoundedRect(box, px(7), px(7))
            if share > 0.5:
                sign = "+" if points > 0 else "−"
                ink = look().colour("on_accent" if points > 0 else "ink")
                write(painter, box, sign, look().font(13, 600), ink, align=middle)
    days = (tr("Mo"), tr("Tu"), tr("We"), tr("Th"), tr("Fr"), tr("Sa"), tr("Su"))
    for x, words in enumerate(days):
        label = QRectF(left + x * step, top + 3 * down, step - px(4), px(24))
        write(painter, label, words, look().font(12, 400), look().colour("ink2"), align=middle)
    _paint_legend(painter, card)


def _paint_legend(painter: QPainter, card: QRectF) -> None:
    px, y = look().px, card.bottom() - look().px(36)
    for n, (ink, words) in enumerate((("accent", tr("+ won")), ("loss", tr("− lost")))):
        x = card.x() + px(26) + n * px(86)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour(ink))
        painter.drawRoundedRect(QRectF(x, y, px(14), px(14)), px(4), px(4))
        write(
            painter,
            QRectF(x + px(20), y - px(4), px(64), px(22)),
            words,
            look().font(12, 400),
            look().colour("ink2"),
        )
