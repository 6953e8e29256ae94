"""The lobby on its card of the home page: lamps in a street at night."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from mjdesk.ui.lobby.scenery import hour, house_picture, house_size
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import Shadow


def draw_street(painter: QPainter, rect: QRectF, dpr: float) -> None:
    """A tea house and a pagoda with their lamps lit, under the moon."""
    px, middle, now = look().px, rect.center() - QPointF(look().px(12), 0), hour()
    frame = QRectF(middle.x() - px(68), middle.y() - px(46), px(136), px(92))
    draw_shadow(painter, frame, px(12), Shadow(12, 4, 0.2), dpr)
    shape = QPainterPath()
    shape.addRoundedRect(frame, px(12), px(12))
    painter.save()
    painter.setClipPath(shape)
    sky = QLinearGradient(frame.topLeft(), frame.bottomLeft())
    for share, ink in now.sky:
        sky.setColorAt(share, QColor(ink))
    painter.fillRect(frame, sky)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(now.moon))
    painter.drawEllipse(frame.topLeft() + QPointF(px(28), px(22)), px(8), px(8))
    painter.setBrush(QColor(now.hills[1]))
    painter.drawEllipse(QPointF(frame.center().x() + px(30), frame.bottom() + px(16)), px(110), px(58))
    painter.setBrush(QColor(now.hills[2]))
    painter.drawRect(QRectF(frame.x(), frame.bottom() - px(16), frame.width(), px(16)))
    for name, x, scale in (("pagoda", 44.0, 0.34), ("teahouse", -14.0, 0.46)):
        wide, high = house_size(name)
        at = QPointF(frame.center().x() + px(x) - px(wide * scale) / 2, frame.bottom() - px(10) - px(high * scale))
        painter.drawPixmap(at, house_picture(name, True, round(px(scale), 3), dpr))
    painter.restore()
