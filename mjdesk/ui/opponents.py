"""The people of a match at the foot of the sheet, with the level of each opponent."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import icon, portrait
from mjdesk.ui.look import look
from mjdesk.ui.people import LEVELS, RENAMED
from mjdesk.ui.widgets import Dropdown, Page, canvas
from mjdesk.ui.widgets.base import shade, width_of, write

OPPONENT_PORTRAITS: Final = (4, 2, 3)
USUAL: Final = "greedy"  #: the level of an opponent nobody has chosen one for


class Opponents(Page):
    """The people of the match. Under each opponent stands its level; a click opens the list of levels."""

    def __init__(self, level_ids: tuple[str, ...], levels: list[str], me: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.level_ids, self.me, self.seats = level_ids, me, 3
        self.people = []
        usual = level_ids.index(USUAL) if USUAL in level_ids else 0
        for seat, bust in enumerate(OPPONENT_PORTRAITS):
            wanted = RENAMED.get(levels[seat], levels[seat]) if seat < len(levels) else ""
            place = level_ids.index(wanted) if wanted in level_ids else usual
            person = Opponent(level_ids, place, bust, self, f"level-{seat}")
            person.chosen.connect(lambda _place: self.place())  # another word may be wider
            self.people.append(person)
        self.all = AllOpponents(level_ids, self)
        self.all.chosen.connect(self._all)

    def levels(self) -> tuple[str, ...]:
        """The levels of the other seats, in seat order."""
        return tuple(self.level_ids[person.place] for person in self.people[: self.seats])

    def _all(self, place: int) -> None:
        """Give every opponent the same level."""
        for person in self.people:
            person.show_place(place)
        self.place()

    def place(self) -> None:
        px, x = look().px, look().px(58)
        for seat, person in enumerate(self.people):
            person.setVisible(seat < self.seats)
            person.setAccessibleName(tr("Level of opponent {seat}", seat=seat + 1))
            width = person.want().width()
            person.put(x, px(12), width, px(62))
            x += width + px(4)
        self.all.shorten(x + px(6) + self.all.want(short=False).width() > self.width())
        self.all.setVisible(self.seats > 1)
        self.all.put(x + px(6), px(21), self.all.want().width(), px(38))

    def wanted(self, *, short: bool) -> float:
        """The width that all of it takes, in px; ``short``: with one word for all opponents."""
        px = look().px
        people = sum(person.want().width() + px(4) for person in self.people[: self.seats])
        return px(58) + people + (px(6) + self.all.want(short=short).width() if self.seats > 1 else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, size = look().px, look().px(36)
            painter.drawPixmap(
                QPointF(0, px(16)), portrait(self.me, size, self.devicePixelRatioF(), look().palette.accent)
            )
            below = QRectF(-px(8), px(54), size + px(16), px(18))
            write(
                painter,
                below,
                tr("You"),
                look().font(12, 500),
                look().colour("ink"),
                align=Qt.AlignmentFlag.AlignHCenter,
            )


class LevelList(Dropdown):
    """A list of levels, each with its style."""

    def __init__(self, level_ids: tuple[str, ...], place: int, parent: QWidget, name: str) -> None:
        names = [partial(say, LEVELS[level].name) for level in level_ids]
        styles = [partial(say, LEVELS[level].style) for level in level_ids]
        super().__init__(names, place, parent, name, notes=styles)


class AllOpponents(LevelList):
    """Words that open the list of levels; what is chosen holds for every opponent."""

    def __init__(self, level_ids: tuple[str, ...], parent: QWidget) -> None:
        self._short = False
        super().__init__(level_ids, -1, parent, "level-all")

    def shorten(self, short: bool) -> None:
        """Say it in one word, or in two."""
        self._short = short
        self.retranslate()

    def retranslate(self) -> None:
        self.place = -1  # nothing stays chosen
        self.setText(self._words(self._short))
        self.setAccessibleName(tr("Level of all opponents"))

    @staticmethod
    def _words(short: bool) -> str:
        return tr("All") if short else tr("Change all")

    def want(self, *, short: bool | None = None) -> QSizeF:
        """The size for what it says, or for the one word or the two."""
        words = self._words(self._short if short is None else short)
        return QSizeF(width_of(words, look().font(14, 500)) + look().px(12), look().px(38))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            rect, px = self.face(), look().px
            if self.underMouse() or self.isDown():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shade("accent", 0.14))
                painter.drawRoundedRect(rect, px(8), px(8))
            middle = Qt.AlignmentFlag.AlignHCenter
            write(painter, rect, self.text(), look().font(14, 500), look().colour("accent_ink"), align=middle)
            self.paint_ring(painter, rect, px(8))


class Opponent(LevelList):
    """One opponent: portrait, level, and a list of levels to open."""

    def __init__(self, level_ids: tuple[str, ...], place: int, bust: int, parent: QWidget, name: str) -> None:
        super().__init__(level_ids, place, parent, name)
        self.bust = bust

    def want(self) -> QSizeF:
        return QSizeF(max(look().px(50), width_of(self.text(), look().font(12, 500)) + look().px(22)), look().px(62))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect, size, dpr = look().px, self.face(), look().px(36), self.devicePixelRatioF()
            if self.underMouse() or self.isDown():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shade("ink", 0.06))
                painter.drawRoundedRect(rect, px(10), px(10))
            painter.drawPixmap(QPointF(rect.center().x() - size / 2, rect.y() + px(4)), portrait(self.bust, size, dpr))
            font, arrow = look().font(12, 500), px(9)
            words = width_of(self.text(), font)
            x = rect.center().x() - (words + arrow + px(3)) / 2
            write(painter, QRectF(x, rect.y() + px(42), words + 2, px(18)), self.text(), font, look().colour("ink"))
            sign = icon("down", arrow, look().palette.ink3, dpr)
            painter.drawPixmap(QPointF(x + words + px(4), rect.y() + px(47)), sign)
            self.paint_ring(painter, rect, px(10))
