"""The plate of the person at the head of the lobby: portrait, name, level, how far the next one is, the coins."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.modes.coins import Currency
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import icon, portrait
from mjdesk.ui.lobby.desks import press_by_enter
from mjdesk.ui.lobby.purse import Purse
from mjdesk.ui.lobby.words import CURRENCIES
from mjdesk.ui.look import look
from mjdesk.ui.people import DEFAULT_NAME
from mjdesk.ui.settings import Settings
from mjdesk.ui.theme import AMBER, FOCUS_ON_FELT, ON_FELT, ON_FELT2, colour
from mjdesk.ui.widgets import Painted, canvas
from mjdesk.ui.widgets.base import width_of, write


class PursePlate(Painted, QAbstractButton):
    """The plate; pressing it opens the wardrobe."""

    pad_units = 4

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("purse")
        self.purse: Purse | None = None
        self.settings = Settings()
        self.currency = Currency.GOLD
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_purse(self, purse: Purse | None, settings: Settings, currency: Currency) -> None:
        """Show what there is, in the coins of a street."""
        self.purse, self.settings, self.currency = purse, settings, currency
        spoken = [self.name()]
        if purse is not None:
            spoken += [say(purse.level.title), self.coins(), self.next_words(), tr("Wardrobe")]
        self.setAccessibleName(tr(", ").join(word for word in spoken if word))
        self.setToolTip(tr("Wardrobe"))
        self.update()

    def name(self) -> str:
        """The name of the person."""
        return self.settings.name or say(DEFAULT_NAME)

    def coins(self) -> str:
        """The coins with their name."""
        assert self.purse is not None
        return f"{self.purse.balances[self.currency]:,} {say(CURRENCIES[self.currency])}"

    def next_words(self) -> str:
        """How much gold the next level is away."""
        if self.purse is None or self.purse.next_level is None:
            return ""
        above = self.purse.next_level
        return tr("{gold} to {level}", gold=f"{above.gold - self.purse.gold:,}", level=say(above.title))

    def share(self) -> float:
        """How far it is from this level to the next, 0 to 1."""
        if self.purse is None or self.purse.next_level is None:
            return 1.0
        low, high = self.purse.level.gold, self.purse.next_level.gold
        return (self.purse.gold - low) / (high - low)

    def want(self) -> QSizeF:
        px = look().px
        if self.purse is None:
            return QSizeF(px(300), px(48))
        first = width_of(self.name(), look().font(15, 600)) + width_of(self.coins(), look().font(15, 600)) + px(40)
        second = width_of(say(self.purse.level.title), look().font(13, 600)) + px(118)
        second += width_of(self.next_words(), look().font(12.5))
        return QSizeF(px(76) + max(first, second, px(250)), px(48))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, face = look().px, self.face()
            radius = face.height() / 2
            painter.setPen(QPen(colour("#FFFFFF", 0.14), 1))
            painter.setBrush(colour("#1B2740" if self.underMouse() else "#131B2C", 0.92))
            painter.drawRoundedRect(face.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
            size = px(38)
            outfit = 0 if self.purse is None else self.purse.outfit(self.settings.outfit)
            picture = portrait(self.settings.portrait + 6 * outfit, size, self.devicePixelRatioF(), AMBER)
            painter.drawPixmap(QPointF(face.x() + px(5), face.y() + px(5)), picture)
            left, right = face.x() + px(53), face.right() - px(20)
            upper = QRectF(left, face.y() + px(3), right - left, px(23))
            write(painter, upper, self.name(), look().font(15, 600), QColor(ON_FELT))
            if self.purse is not None:
                strong = look().font(15, 600)
                write(painter, upper, self.coins(), strong, QColor(ON_FELT), align=Qt.AlignmentFlag.AlignRight)
                mark = px(16)
                x = right - width_of(self.coins(), strong) - mark - px(7)
                at = QPointF(x, upper.center().y() - mark / 2)
                painter.drawPixmap(at, icon("coin", mark, AMBER, self.devicePixelRatioF()))
                self._paint_level(painter, QRectF(left, face.y() + px(24), right - left, px(20)))
            if self.ring and self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(FOCUS_ON_FELT), px(2.5)))
                painter.drawRoundedRect(face.adjusted(-2, -2, 2, 2), radius, radius)

    def _paint_level(self, painter, rect: QRectF) -> None:
        assert self.purse is not None
        px, small = look().px, look().font(12.5)
        title, font = say(self.purse.level.title), look().font(13, 600)
        write(painter, rect, title, font, QColor(AMBER))
        words = self.next_words()
        write(painter, rect, words, small, QColor(ON_FELT2), align=Qt.AlignmentFlag.AlignRight)
        left = rect.x() + width_of(title, font) + px(10)
        bar = QRectF(left, rect.center().y() - px(2.5), rect.right() - width_of(words, small) - px(10) - left, px(5))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#FFFFFF", 0.22))
        painter.drawRoundedRect(bar, px(2.5), px(2.5))
        painter.setBrush(QColor(AMBER))
        done = QRectF(bar.x(), bar.y(), max(bar.height(), bar.width() * self.share()), bar.height())
        painter.drawRoundedRect(done, px(2.5), px(2.5))
