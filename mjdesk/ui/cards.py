"""The cards of the home page, each with a small drawing of ours."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from math import ceil
from typing import TypeAlias

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.engine.tiles import GREEN, RED, UNKNOWN, Tile
from mjdesk.ui.i18n import language, tr
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import RADIUS, Back, Shadow, colour
from mjdesk.ui.tilepix import Pose, TileLook, TilePainter
from mjdesk.ui.widgets import Painted, Source, canvas
from mjdesk.ui.widgets.base import (
    key_cap,
    key_cap_width,
    line_height,
    paragraph,
    shade,
    text_of,
    width_of,
    write,
    write_paragraph,
)

_WORDS = 78  #: height of the words of a low card
Drawing: TypeAlias = Callable[[QPainter, QRectF, float], None]  #: painter, where, device pixel ratio


class Card(Painted, QAbstractButton):
    """A card that opens something: title with its key, a line about it, a drawing at the right.

    A ``low`` one stands in a row with others: the drawing above, the words under it.
    """

    low = False
    _drawn: tuple[object, QPixmap] | None = None  #: the drawing, and what it was painted for

    def __init__(
        self, title: Source, about: Source, drawing: Drawing, key: str, parent: QWidget, *, name: str = ""
    ) -> None:
        super().__init__(parent)
        self.title, self.about, self.drawing, self.key = title, about, drawing, key
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the current language."""
        self.setText(text_of(self.title))
        self.setAccessibleDescription(text_of(self.about))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def want(self) -> QSizeF:
        return QSizeF(look().px(410), look().px(182))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            rect, radius = self.face(), look().px(RADIUS.card)
            if self.isDown():
                rect.translate(0, 1)
            shape = QPainterPath()
            shape.addRoundedRect(rect, radius, radius)
            painter.fillPath(shape, look().colour("raised"))
            painter.save()
            painter.setClipPath(shape)
            self._paint_drawing(painter, rect)
            painter.restore()
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look().colour("line"), 1))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
            if self.low:
                self._paint_words_below(painter, rect)
            else:
                self._paint_words(painter, rect)
            self.paint_ring(painter, rect, radius)

    def _paint_drawing(self, painter: QPainter, rect: QRectF) -> None:
        px = look().px
        stage = QRectF(rect.right() - px(190), rect.y(), px(190), rect.height())
        if self.low:
            stage = QRectF(rect.x(), rect.y(), rect.width(), rect.height() - px(_WORDS))
        tint = QLinearGradient(stage.topLeft(), stage.bottomLeft() if self.low else stage.topRight())
        tint.setColorAt(0, shade("accent_soft", 0.45 if self.low else 0.0))
        tint.setColorAt(1, shade("accent_soft", 0.45 if self.low else 0.62))
        painter.fillRect(stage, tint)
        if self.underMouse():
            painter.fillRect(rect, shade("accent", 0.05))
        room = QRectF(rect.right() - px(160), rect.y(), px(160), rect.height())
        if self.low:
            room = QRectF(stage.center().x() - px(80) + px(10), stage.y(), px(160), stage.height())
        painter.drawPixmap(room.topLeft().toPoint(), self._picture(room))

    def _picture(self, room: QRectF) -> QPixmap:
        """The drawing, painted once for its place and look: the page behind a sheet is painted often."""
        dpr = self.devicePixelRatioF()
        key = (room.width(), room.height(), dpr, look().felt, look().palette, look().settings, look().k, language())
        if self._drawn is None or self._drawn[0] != key:
            picture = QPixmap(ceil(room.width() * dpr), ceil(room.height() * dpr))
            picture.setDevicePixelRatio(dpr)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as painter:
                painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
                self.drawing(painter, QRectF(0, 0, room.width(), room.height()), dpr)
            self._drawn = key, picture
        return self._drawn[1]

    def _paint_words_below(self, painter: QPainter, rect: QRectF) -> None:
        px, font, small = look().px, look().font(18, 700), look().font(13)
        x, y, right = rect.x() + px(21), rect.bottom() - px(_WORDS), rect.right() - px(20)
        key_cap(painter, QPointF(right, y + px(25)), self.key, look().colour("ink3"))
        words = QRectF(x, y + px(10), right - x - key_cap_width(self.key) - px(8), px(30))
        write(painter, words, text_of(self.title), font, look().colour("ink"))
        write(painter, QRectF(x, y + px(40), right - x, px(24)), text_of(self.about), small, look().colour("ink2"))

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        px, font, title = look().px, look().font(24, 700, 0.02), text_of(self.title)
        x, room = rect.x() + px(28), rect.width() - px(28 + 150)
        y = rect.y() + px(30)
        write(painter, QRectF(x, y, room, px(34)), title, font, look().colour("ink"))
        words = min(room, width_of(title, font))
        key_cap(
            painter, QPointF(x + words + px(12) + key_cap_width(self.key), y + px(18)), self.key, look().colour("ink3")
        )
        small = look().font(15)
        lines = paragraph(text_of(self.about), small, room - px(14))
        below = QRectF(x, y + px(44), room + px(24), line_height(small) * len(lines))
        write_paragraph(painter, below, lines, small, look().colour("ink2"))


# --- drawings


def turned_tile(painter: QPainter, tiles: TilePainter, at: QPointF, tile: Tile, *, width: float, angle: float) -> None:
    """A tile lying turned by an angle, its middle at a point."""
    painter.save()
    painter.translate(at)
    painter.rotate(angle)
    tiles.draw_shadow(painter, -width / 2, -width * 0.72, width)
    tiles.draw(painter, -width / 2, -width * 0.72, TileLook(tile, width))
    painter.restore()


def draw_fan(painter: QPainter, rect: QRectF, dpr: float) -> None:
    """Three tiles fanned out."""
    tiles, width, middle = look().tiles(dpr), look().px(47), rect.center() - QPointF(look().px(8), -look().px(4))
    for tile, dx, dy, angle in ((19, -46, 6, -13), (13, 46, 6, 13), (RED, 0, 0, 0)):
        at = middle + QPointF(look().px(dx), look().px(dy))
        turned_tile(painter, tiles, at, tile, width=width, angle=angle)


def draw_book(painter: QPainter, rect: QRectF, dpr: float) -> None:
    """An open book with a tile on it."""
    px, middle = look().px, rect.center() - QPointF(look().px(10), 0)
    page = QPainterPath()
    page.moveTo(0, -34)
    page.cubicTo(-18, -46, -42, -46, -62, -40)
    page.lineTo(-62, 34)
    page.cubicTo(-42, 28, -18, 28, 0, 40)
    page.closeSubpath()
    painter.save()
    painter.translate(middle)
    painter.scale(px(1), px(1))
    draw_shadow(painter, QRectF(-60, -36, 120, 70), 6, Shadow(12, 6, 0.14), dpr)
    for mirror in (1, -1):
        painter.save()
        painter.scale(mirror, 1)
        painter.setPen(QPen(look().colour("line"), 1.4))
        painter.setBrush(look().colour("surface"))
        painter.drawPath(page)
        painter.setPen(QPen(look().colour("line2"), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        if mirror == 1:
            for y, end in ((-22, -16), (-8, -16), (6, -16), (20, -28)):
                painter.drawLine(QPointF(-50, y + 2), QPointF(end, y - 1 if end == -16 else y))
        painter.restore()
    painter.restore()
    width = px(32)
    turned_tile(painter, look().tiles(dpr), middle + QPointF(px(31), px(0)), GREEN, width=width, angle=0)


def draw_backs(painter: QPainter, rect: QRectF, dpr: float) -> None:
    """The three backs on a strip of cloth."""
    px, middle = look().px, rect.center() - QPointF(look().px(12), 0)
    cloth = QRectF(middle.x() - px(62), middle.y() - px(44), px(124), px(88))
    draw_shadow(painter, cloth, px(12), Shadow(12, 4, 0.2), dpr)
    fill = QLinearGradient(cloth.topLeft(), cloth.bottomRight())
    fill.setColorAt(0, colour(look().felt.inner))
    fill.setColorAt(1, colour(look().felt.outer))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(cloth, px(12), px(12))
    for n, back in enumerate(Back):
        width = px(29)
        x, y = middle.x() + px(-51 + 36.5 * n), middle.y() - width * 0.72
        tiles = _backs(back, dpr)
        tiles.draw_shadow(painter, x, y, width, Pose.FACE_DOWN)
        tiles.draw(painter, x, y, TileLook(UNKNOWN, width, Pose.FACE_DOWN))
        if back.value == look().settings.back:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look().colour("amber"))
            painter.drawRoundedRect(QRectF(x + width / 2 - px(7), y + width * 1.62, px(14), px(3)), px(1.5), px(1.5))


@lru_cache(maxsize=8)
def _backs(back: Back, dpr: float) -> TilePainter:
    return TilePainter(dpr, back)


def draw_graph(painter: QPainter, rect: QRectF, dpr: float) -> None:
    """How a round went, as a line, with a tile on it."""
    px, middle = look().px, rect.center() - QPointF(look().px(10), 0)
    points = [(-66, 26), (-44, 10), (-26, 18), (0, -8), (20, 8), (44, -24), (64, -14)]
    places = [QPointF(middle.x() + px(x), middle.y() + px(y)) for x, y in points]
    line = QPainterPath(places[0])
    for before, at in pairwise(places):
        bend = (at.x() - before.x()) / 2
        line.cubicTo(before + QPointF(bend, 0), at - QPointF(bend, 0), at)
    under = QPainterPath(line)
    under.lineTo(places[-1].x(), middle.y() + px(44))
    under.lineTo(places[0].x(), middle.y() + px(44))
    under.closeSubpath()
    fill = QLinearGradient(0, middle.y() - px(30), 0, middle.y() + px(44))
    fill.setColorAt(0, shade("accent", 0.45))
    fill.setColorAt(1, shade("accent", 0.0))
    painter.fillPath(under, fill)
    pen = QPen(look().colour("accent_ink"), px(2.4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(line)
    painter.setBrush(look().colour("raised"))
    for at in (places[1], places[3], places[5]):
        painter.drawEllipse(at, px(4.4), px(4.4))
    turned_tile(painter, look().tiles(dpr), middle + QPointF(px(46), px(22)), 23, width=px(26), angle=0)


def draw_keys(painter: QPainter, rect: QRectF, dpr: float) -> None:
    """Some keys."""
    px, middle = look().px, rect.center() - QPointF(look().px(12), 0)
    for text, dx, dy, wide in (
        ("1", -44, -22, 38),
        ("2", 0, -22, 38),
        ("3", 44, -22, 38),
        ("?", -32, 22, 62),
        (tr("Enter"), 34, 22, 58),
    ):
        key = QRectF(middle.x() + px(dx - wide / 2), middle.y() + px(dy - 18), px(wide), px(36))
        draw_shadow(painter, key, px(9), Shadow(7, 3, 0.16), dpr)
        painter.setPen(QPen(look().colour("line2"), 1))
        painter.setBrush(look().colour("surface"))
        painter.drawRoundedRect(key, px(9), px(9))
        write(
            painter,
            key,
            text,
            look().font(16 if len(text) == 1 else 13, 600),
            look().colour("ink2"),
            align=Qt.AlignmentFlag.AlignHCenter,
        )
