"""The drawing on the card of the companion: a table of wood that tells what lies on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import Shadow, colour

WOOD = QColor("#7A5638")
IVORY = QColor("#FBF5E6")
WELL = QColor("#10191A")


def draw_table(painter: QPainter, rect: QRectF, dpr: float) -> None:
    """A table in its rim of wood, four hands on it, and the waves of what it sends."""
    px, middle = look().px, rect.center() + QPointF(-look().px(14), look().px(8))
    rim = QRectF(middle.x() - px(58), middle.y() - px(40), px(104), px(76))
    draw_shadow(painter, rim, px(13), Shadow(12, 4, 0.2), dpr)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(WOOD)
    painter.drawRoundedRect(rim, px(13), px(13))
    felt = rim.adjusted(px(6), px(6), -px(6), -px(6))
    painter.setBrush(colour(look().felt.inner))
    painter.drawRoundedRect(felt, px(8), px(8))
    painter.setBrush(WELL)
    painter.drawRoundedRect(
        QRectF(felt.center().x() - px(13), felt.center().y() - px(13), px(26), px(26)), px(6), px(6)
    )
    _draw_hands(painter, felt)
    _draw_waves(painter, QPointF(rim.right() + px(2), rim.top() - px(4)))


def _draw_hands(painter: QPainter, felt: QRectF) -> None:
    px, at = look().px, felt.center()
    painter.setBrush(IVORY)
    for n in range(5):
        across = px(-20.5 + 8.4 * n)
        for side in (-1, 1):
            painter.drawRoundedRect(QRectF(at.x() + across, at.y() + side * px(24) - px(5), px(7.2), px(10)), 1.2, 1.2)
    for n in range(3):
        along = px(-13 + 9 * n)
        for side in (-1, 1):
            painter.drawRoundedRect(QRectF(at.x() + side * px(37) - px(5), at.y() + along, px(10), px(7.6)), 1.2, 1.2)


def _draw_waves(painter: QPainter, foot: QPointF) -> None:
    px = look().px
    painter.setBrush(look().colour("accent_ink"))
    painter.drawEllipse(foot, px(3.2), px(3.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for n, alpha in enumerate((1.0, 0.75, 0.5)):
        ink = QColor(look().colour("accent_ink"))
        ink.setAlphaF(alpha)
        painter.setPen(QPen(ink, px(2.2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        reach = px(10 + 8 * n)
        painter.drawArc(QRectF(foot.x() - reach, foot.y() - reach, 2 * reach, 2 * reach), 8 * 16, 74 * 16)
