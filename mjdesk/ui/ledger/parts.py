"""Small parts of the pages of the ledger: white cards, toggles with a key, signed numbers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import RADIUS, SHADOW_CARD, SHADOW_CARD_DARK
from mjdesk.ui.widgets.base import Painted, Source, canvas, key_cap, key_cap_width, text_of, width_of, write


def paint_shadow(painter: QPainter, rect: QRectF, dpr: float) -> None:
    """The shadow of a card, painted by the page: the card's own widget ends where the card does."""
    shadow = SHADOW_CARD_DARK if look().palette.dark else SHADOW_CARD
    draw_shadow(painter, rect, look().px(RADIUS.card), shadow, dpr)


def paint_panel(painter: QPainter, rect: QRectF) -> None:
    """A white card on the page, without its shadow."""
    radius = look().px(RADIUS.card)
    painter.setPen(QPen(look().colour("line"), 1))
    painter.setBrush(look().colour("raised"))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def points_ink(points: int) -> QColor:
    """The colour of signed points: never red or green."""
    return look().colour("gain" if points > 0 else "loss" if points < 0 else "ink3")


class Toggle(Painted, QAbstractButton):
    """A choice that is on or off: a soft field, amber when on, with the cap of its key at the right."""

    def __init__(
        self,
        source: Source,
        parent: QWidget,
        *,
        key: Source = "",
        name: str = "",
        size: float = 15,
        fill: str = "bg",
    ) -> None:
        super().__init__(parent)
        self.source, self.key, self.size_units = source, key, size
        self.setCheckable(True)
        self.fill = fill  #: colour token where it is off
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the text of the current language."""
        self.setText(text_of(self.source).replace("&", "&&"))
        self.setAccessibleName(text_of(self.source))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def want(self) -> QSizeF:
        px, font, key = look().px, look().font(self.size_units, 600), text_of(self.key)
        caps = key_cap_width(key) + px(12) if key else 0
        return QSizeF(width_of(text_of(self.source), font) + px(34) + caps, px(44))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect, radius = look().px, self.face(), look().px(12)
            if not self.isEnabled():
                painter.setOpacity(0.45)
            on = self.isChecked()
            fill = look().colour("accent_soft" if on else self.fill)
            if self.underMouse() and self.isEnabled():
                fill = fill.lighter(112) if look().palette.dark else fill.darker(103)
            painter.setPen(QPen(look().colour("accent"), px(1.5)) if on else QPen(Qt.PenStyle.NoPen))
            painter.setBrush(fill)
            painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
            key, font = text_of(self.key), look().font(self.size_units, 600 if on else 500)
            words = rect.adjusted(px(16), 0, -px(12), 0)
            if key:
                cap = key_cap(painter, QPointF(words.right(), rect.center().y()), key, look().colour("ink3"))
                words.setRight(cap.left() - px(8))
                align = Qt.AlignmentFlag.AlignLeft
            else:
                words, align = rect, Qt.AlignmentFlag.AlignHCenter
            write(painter, words, text_of(self.source), font, look().colour("ink"), align=align)
            self.paint_ring(painter, rect, radius)


def wrap(toggles: Sequence[Toggle], first: QRectF, gap: float) -> float:
    """Put toggles in rows, the first of which is given; returns where they end."""
    at, y = first.x(), first.y()
    for toggle in toggles:
        room = min(toggle.want().width(), first.width())
        if at > first.x() and at + room > first.right() + 0.5:
            at, y = first.x(), y + first.height() + gap
        toggle.put(at, y, room, first.height())
        at += room + look().px(8)
    return y + first.height() + gap
