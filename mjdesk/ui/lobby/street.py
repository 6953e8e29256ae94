"""The street as a widget: houses to walk into, lit where one may enter, dark with what is missing elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.modes.rooms import CoinRoom
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import icon
from mjdesk.ui.lobby import scenery
from mjdesk.ui.lobby.streets import House, Street
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import FOCUS_ON_FELT, ON_FELT, ON_FELT2, Shadow, colour
from mjdesk.ui.widgets import Page, Painted, canvas
from mjdesk.ui.widgets.base import amber, width_of, write

_PLAQUE = 56.0  #: height of the plaque under a house
_SHADOW = Shadow(16, 5, 0.4)


def unit_words(house: House) -> str:
    """What a point comes to, in short."""
    room = house.venue.place
    if room is None:
        return ""  # the name says it
    if isinstance(room, CoinRoom):
        return f"×{room.factor:,}" if room.books else tr("free")
    return tr("base {coins}", coins=f"{room.base:,}")


class HouseButton(Painted, QAbstractButton):
    """A house with its plaque. ``has`` are the coins of the person, None while they are not known."""

    pad_units = 4

    def __init__(self, house: House, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.house, self.number, self.has, self.scale = house, number, 0, 1.0
        self.setObjectName(f"house-{house.id}")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._draw)
        self.retranslate()

    @property
    def lacking(self) -> int:
        """Coins that the person lacks to enter."""
        return max(0, self.house.venue.entry - self.has)

    def first_words(self) -> tuple[str, str]:
        """The name and what a point comes to."""
        return say(self.house.name), unit_words(self.house)

    def second_words(self) -> str:
        """The entry, or what is missing."""
        if self.lacking:
            return tr("{coins} short", coins=f"{self.lacking:,}")
        entry = self.house.venue.entry
        return tr("from {coins}", coins=f"{entry:,}") if entry else tr("open to all")

    def retranslate(self) -> None:
        """Say what it is to those who hear it."""
        name, unit = self.first_words()
        self.setAccessibleName(tr(", ").join(filter(None, (name, unit, self.second_words()))))
        self.setToolTip(tr("Key {key}", key=self.number))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def show_purse(self, has: int) -> None:
        """Light the lamps by what the person has."""
        self.has = has
        self.retranslate()
        self.update()

    def _text_scale(self) -> float:
        """How large the plaque is: as text is, but no wider than the street has room for."""
        return min(look().k, 1.25 * self.scale)

    def _fonts(self):
        ratio = self._text_scale() / look().k
        return look().font(15 * ratio, 600), look().font(13 * ratio, 500), look().font(12.5 * ratio, 400)

    def drawn(self) -> tuple[float, float]:
        """Width and height in px of the house without its plaque."""
        wide, high = scenery.house_size(self.house.drawing)
        return wide * self.scale * self.house.size, high * self.scale * self.house.size

    def want(self) -> QSizeF:
        """House and plaque."""
        wide, high = self.drawn()
        return QSizeF(max(wide, self.plaque_width()), high + self._plaque_high())

    def _plaque_high(self) -> float:
        return _PLAQUE * self._text_scale()

    def plaque_width(self) -> float:
        """Width of the plaque in px."""
        big, small, low = self._fonts()
        name, unit = self.first_words()
        first = width_of(name, big) + (10 * self._text_scale() + width_of(unit, small) if unit else 0)
        second = width_of(self.second_words(), low) + (18 * self._text_scale() if self.lacking else 0)
        return max(first, second) + 42 * self._text_scale()

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            face = self.face()
            house = self._picture()
            if scenery.is_drawn(*house):
                lift = -2 if self.underMouse() and not self.isDown() else 0
                at = QPointF(face.center().x() - self.drawn()[0] / 2, face.y() + lift)
                painter.drawPixmap(at, scenery.house_picture(*house))
            else:  # each house is a task of its own: all of them are too much for the first frame
                self._soon.start(0)
            plaque_wide = self.plaque_width()
            plaque = QRectF(
                face.center().x() - plaque_wide / 2,
                face.bottom() - self._plaque_high(),
                plaque_wide,
                self._plaque_high(),
            )
            self._paint_plaque(painter, plaque)

    def _picture(self) -> tuple[str, bool, float, float]:
        """Which picture of the house is shown now."""
        size = round(self.scale * self.house.size, 3)
        return self.house.drawing, not self.lacking, size, self.devicePixelRatioF()

    def _draw(self) -> None:
        """Make the picture of the house, and show it."""
        scenery.house_picture(*self._picture())
        self.update()

    def _paint_plaque(self, painter: QPainter, rect: QRectF) -> None:
        chosen, radius, k = self.isChecked(), 14 * self._text_scale(), self._text_scale()
        draw_shadow(painter, rect, radius, _SHADOW, self.devicePixelRatioF())
        painter.setPen(Qt.PenStyle.NoPen if chosen else QPen(colour("#FFFFFF", 0.16), 1))
        painter.setBrush(amber(rect) if chosen else colour("#131B2C", 0.94))
        painter.drawRoundedRect(rect, radius, radius)
        ink = look().colour("on_accent") if chosen else QColor(ON_FELT)
        second_ink = ink if chosen else QColor(ON_FELT2)
        big, small, low = self._fonts()
        name, unit = self.first_words()
        used = width_of(name, big) + (10 * k + width_of(unit, small) if unit else 0)
        x = rect.center().x() - used / 2
        top = QRectF(x, rect.y() + 6 * k, rect.width(), 24 * k)
        write(painter, top, name, big, ink)
        write(painter, top.adjusted(width_of(name, big) + 10 * k, 0, 0, 0), unit, small, ink)
        words = self.second_words()
        lock = 18 * k if self.lacking else 0.0
        x = rect.center().x() - (width_of(words, low) + lock) / 2
        if self.lacking:
            size = 13 * k
            painter.drawPixmap(
                QPointF(x, rect.y() + 34.5 * k), icon("lock", size, second_ink.name(), self.devicePixelRatioF())
            )
        write(painter, QRectF(x + lock, rect.y() + 29 * k, rect.width(), 22 * k), words, low, second_ink)
        if self.hasFocus() and self.ring:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(FOCUS_ON_FELT), 2.5))
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # Enter sits down
        else:
            super().keyPressEvent(event)


class StreetView(Page):
    """The street. ``entered`` is the number of the house that is walked into."""

    entered = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.houses: list[HouseButton] = []
        self._has = 0

    def show_street(self, street: Street, chosen: int) -> None:
        """Show the houses of a street; one of them is the one where one is."""
        for old in self.houses:
            old.hide()
            old.deleteLater()
        self.houses = [HouseButton(house, n + 1, self) for n, house in enumerate(street.houses)]
        for n, button in enumerate(self.houses):
            button.show_purse(self._has)
            button.clicked.connect(lambda _on=False, n=n: self.entered.emit(n))
            button.show()
        self.choose(chosen)
        self.place()

    def choose(self, number: int) -> None:
        """Stand before this house."""
        for n, button in enumerate(self.houses):
            button.setChecked(n == number)
            button.update()

    def show_purse(self, has: int) -> None:
        """Light the lamps by what the person has."""
        self._has = has
        for button in self.houses:
            button.show_purse(has)
        self.place()

    def place(self) -> None:
        scale = min(self.width() / scenery.WIDE, self.height() / scenery.HIGH)
        left = (self.width() - scenery.WIDE * scale) / 2
        below = self.height() - scenery.HIGH * scale
        for button in self.houses:
            button.scale = scale
            want, pad = button.want(), button.pad()
            x, foot = button.house.stands
            top = min(below + foot * scale - button.drawn()[1], self.height() - want.height() - look().px(8))
            at = min(max(0.0, left + x * scale - want.width() / 2), self.width() - want.width())
            button.setGeometry(
                round(at) - pad, round(top) - pad, round(want.width()) + 2 * pad, round(want.height()) + 2 * pad
            )

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            painter.drawPixmap(QPointF(0, 0), scenery.scenery(self.size(), self.devicePixelRatioF()))
