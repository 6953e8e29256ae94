"""Buttons: the one amber thing to do, quiet ones, plain words, and icons."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import SHADOW_PRIMARY
from mjdesk.ui.widgets.base import (
    Painted,
    Source,
    amber,
    canvas,
    key_cap,
    key_cap_width,
    shade,
    text_of,
    width_of,
    write,
)


class ButtonKind(StrEnum):
    """How much a button calls."""

    PRIMARY = "primary"
    QUIET = "quiet"
    LINK = "link"
    ICON = "icon"  #: an icon alone; the text is its name


class Button(Painted, QAbstractButton):
    """A button with a text, perhaps an icon before it and the cap of its key after it."""

    def __init__(
        self,
        source: Source,
        kind: ButtonKind = ButtonKind.QUIET,
        parent: QWidget | None = None,
        *,
        icon_name: str = "",
        key: Source = "",
        name: str = "",
        size: float = 0,
        ink: str = "accent_ink",
    ) -> None:
        """``ink`` is the colour token of a link."""
        super().__init__(parent)
        self.ink = ink
        self.source, self.kind, self.icon_name, self.key = source, kind, icon_name, key
        self.size_units = size or {ButtonKind.PRIMARY: 17, ButtonKind.LINK: 14}.get(kind, 15)
        self.pad_units = 18 if kind is ButtonKind.PRIMARY else 6
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def say(self, source: Source) -> None:
        """Say something else."""
        self.source = source
        self.retranslate()
        self.update()

    def fold(self, folded: bool) -> None:
        """Show a quiet button as its icon alone, or with its words again."""
        self.kind = ButtonKind.ICON if folded else ButtonKind.QUIET
        self.setToolTip("")
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Take the text of the current language."""
        self.setText(text_of(self.source).replace("&", "&&"))
        self.setAccessibleName(text_of(self.source))
        if self.kind is ButtonKind.ICON:
            self.setToolTip(text_of(self.source))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    def want(self) -> QSizeF:
        px = look().px
        if self.kind is ButtonKind.ICON:
            return QSizeF(px(38), px(38))
        width = width_of(text_of(self.source), self._font())
        if self.icon_name:
            width += px(self.size_units + 12)
        if key := text_of(self.key):
            width += key_cap_width(key) + px(10)
        margin = {ButtonKind.PRIMARY: 40, ButtonKind.QUIET: 20, ButtonKind.LINK: 2}[self.kind]
        height = {ButtonKind.PRIMARY: 50, ButtonKind.QUIET: 44, ButtonKind.LINK: 36}[self.kind]
        return QSizeF(width + 2 * px(margin), px(height))

    def _font(self):
        return look().font(self.size_units, 600 if self.kind is ButtonKind.PRIMARY else 500)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            rect = self.face()
            if not self.isEnabled():
                painter.setOpacity(0.45)
            if self.isDown():
                rect.translate(0, 1)
            {
                ButtonKind.PRIMARY: self._paint_primary,
                ButtonKind.QUIET: self._paint_quiet,
                ButtonKind.LINK: self._paint_link,
                ButtonKind.ICON: self._paint_icon,
            }[self.kind](painter, rect)

    def _lit(self) -> int:
        """Lightness of a fill in per cent: +4 under the pointer, −6 pressed."""
        return 94 if self.isDown() else 104 if self.underMouse() and self.isEnabled() else 100

    def _paint_primary(self, painter: QPainter, rect: QRectF) -> None:
        radius = look().px(14)
        if self.isEnabled() and not self.isDown():
            draw_shadow(painter, rect, radius, SHADOW_PRIMARY, self.devicePixelRatioF())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(amber(rect, self._lit()))
        painter.drawRoundedRect(rect, radius, radius)
        self._paint_content(painter, rect, look().colour("on_accent"))
        self.paint_ring(painter, rect, radius)

    def _paint_quiet(self, painter: QPainter, rect: QRectF) -> None:
        radius = look().px(12)
        fill = look().colour("raised")
        painter.setBrush(fill.darker(104) if self.isDown() else self._hovered(fill))
        painter.setPen(QPen(look().colour("line2"), 1))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        self._paint_content(painter, rect, look().colour("ink"))
        self.paint_ring(painter, rect, radius)

    def _hovered(self, fill: QColor) -> QColor:
        if not self.underMouse() or not self.isEnabled():
            return fill
        return fill.lighter(112) if look().palette.dark else look().colour("surface")

    def _paint_link(self, painter: QPainter, rect: QRectF) -> None:
        if self.underMouse() and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade("accent", 0.14))
            painter.drawRoundedRect(rect.adjusted(-4, 0, 4, 0), look().px(8), look().px(8))
        self._paint_content(painter, rect, look().colour(self.ink))
        self.paint_ring(painter, rect, look().px(8))

    def _paint_icon(self, painter: QPainter, rect: QRectF) -> None:
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade("ink", 0.11 if self.isDown() else 0.06))
            painter.drawRoundedRect(rect, look().px(12), look().px(12))
        size = look().px(20)
        picture = icon(self.icon_name, size, look().palette.ink, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(rect.center().x() - size / 2, rect.center().y() - size / 2), picture)
        self.paint_ring(painter, rect, look().px(12))

    def _paint_content(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        """Icon, text and key cap in the middle of the face."""
        px, font, text, key = look().px, self._font(), text_of(self.source), text_of(self.key)
        size = px(self.size_units + 3)
        icon_width = size + px(9) if self.icon_name else 0
        key_width = key_cap_width(key) + px(10) if key else 0
        words = min(width_of(text, font) + 1, rect.width() - icon_width - key_width)
        x = rect.center().x() - (icon_width + words + key_width) / 2
        if self.icon_name:
            picture = icon(self.icon_name, size, ink.name(), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, rect.center().y() - size / 2), picture)
        write(painter, QRectF(x + icon_width, rect.y(), words, rect.height()), text, font, ink)
        if key:
            key_cap(painter, QPointF(x + icon_width + words + key_width, rect.center().y()), key, ink)
