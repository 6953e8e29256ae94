"""The list at the side of a sheet: rows of which one is chosen, and what to do when they do not all fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.engine.tiles import Tile
from mjdesk.ui.i18n import tr
from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import Shadow
from mjdesk.ui.widgets import Button, ButtonKind, Page, Painted, Scroll, canvas
from mjdesk.ui.widgets.base import Source, fitting, shade, text_of, width_of, write

ROW: Final = 57
RAIL_TILE: Final = 25  #: width of the tile of a row, at 100 %
_LIFT: Final = Shadow(12, 3, 0.10)
_ARROWS: Final = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right})


@dataclass(frozen=True, slots=True)
class Item:
    """A row: what it stands for, its texts, and the tile one finds it by."""

    key: str
    title: Source
    caption: Source
    tile: Tile | None = None


class RailRow(Painted, QAbstractButton):
    """One row; the chosen one is a raised card."""

    def __init__(self, item: Item, parent: QWidget, name: str, fill: str = "raised") -> None:
        super().__init__(parent)
        self.item, self.fill = item, fill
        self.setObjectName(name)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the current language."""
        self.setAccessibleName(", ".join(filter(None, (text_of(self.item.title), text_of(self.item.caption)))))
        self.setToolTip("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            event.ignore()  # the rail goes from row to row; Qt's own way leaves the row unchosen
        else:
            super().keyPressEvent(event)

    def want(self) -> QSizeF:
        return QSizeF(look().px(272), look().px(52))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect, dpr = look().px, self.face(), self.devicePixelRatioF()
            painter.setPen(Qt.PenStyle.NoPen)
            if self.isChecked():
                draw_shadow(painter, rect, px(12), _LIFT, dpr)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look().colour(self.fill))
                painter.drawRoundedRect(rect, px(12), px(12))
            elif self.underMouse():
                painter.setBrush(shade("ink", 0.05))
                painter.drawRoundedRect(rect, px(12), px(12))
            if self.item.tile is not None:
                tiles, width = look().tiles(dpr), px(RAIL_TILE)
                y = rect.center().y() - width * 0.72
                tiles.draw_lying(painter, rect.x() + px(16), y, self.item.tile, width)
            self._paint_words(painter, rect)
            self.paint_ring(painter, rect, px(12))

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        """Title and caption on one line, or under each other where that is too long."""
        px, name, caption = look().px, text_of(self.item.title), text_of(self.item.caption)
        right = rect.right() - px(34 if self.isChecked() else 10)
        x = rect.x() + px(16 if self.item.tile is None else 56)
        font, small = look().font(16, 600), look().font(13)
        beside = width_of(name, font) + px(10) + width_of(caption, small)
        if beside <= right - x:
            write(painter, QRectF(x, rect.y(), right - x, rect.height()), name, font, look().colour("ink"))
            x += width_of(name, font) + px(10)
            write(painter, QRectF(x, rect.y(), right - x, rect.height()), caption, small, look().colour("ink3"))
        else:
            upper = QRectF(x, rect.y() + px(5), right - x, px(23))
            write(painter, upper, name, font, look().colour("ink"))
            short = fitting(caption, look().font(12), right - x)
            write(painter, upper.translated(0, px(20)), short, look().font(12), look().colour("ink3"))
        if self.isChecked():
            size = px(14)
            arrow = icon("right", size, look().palette.ink2, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(rect.right() - px(26), rect.center().y() - size / 2), arrow)


class Rail(Page):
    """Rows, one of them chosen; arrows, Home and End move between them."""

    chosen = Signal(str)

    def __init__(self, name: str, fill: str = "raised") -> None:
        """``name`` begins the object names of the rows; ``fill`` is the colour token of the chosen one."""
        super().__init__()
        self._name, self._fill = name, fill
        self.rows: list[RailRow] = []

    def show_items(self, items: Sequence[Item], current: str) -> None:
        """Show these rows, one of them chosen."""
        for row in self.rows:
            row.hide()
            row.setParent(None)
            row.deleteLater()
        self.rows = [RailRow(item, self, f"{self._name}-{item.key}", self._fill) for item in items]
        for row in self.rows:
            row.setChecked(row.item.key == current)
            row.clicked.connect(lambda _on=False, row=row: self.chosen.emit(row.item.key))
            row.show()
        self.place()

    def choose(self, key: str) -> None:
        """Show another row as the chosen one without saying so."""
        for row in self.rows:
            if row.item.key == key:
                row.setChecked(True)

    @property
    def current(self) -> RailRow | None:
        """The chosen row."""
        return next((row for row in self.rows if row.isChecked()), None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = next((n for n, row in enumerate(self.rows) if row is self.focusWidget()), None)
        goals: dict[Qt.Key, Callable[[int], int]] = {
            Qt.Key.Key_Up: lambda n: (n - 1) % len(self.rows),
            Qt.Key.Key_Down: lambda n: (n + 1) % len(self.rows),
            Qt.Key.Key_Home: lambda n: 0,
            Qt.Key.Key_End: lambda n: len(self.rows) - 1,
        }
        goal = goals.get(Qt.Key(event.key()))
        if goal is None or here is None:
            event.ignore()
            return
        row = self.rows[goal(here)]
        row.setFocus(Qt.FocusReason.TabFocusReason)
        row.click()

    def _restyle(self) -> None:
        for row in self.rows:
            row.retranslate()
        super()._restyle()

    def place(self) -> None:
        px = look().px
        for n, row in enumerate(self.rows):
            row.put(px(14), px(4) + n * px(ROW), self.width() - px(28), px(52))
        height = round(px(ROW) * len(self.rows) + px(12))
        if self.height() != height:
            self.setFixedHeight(height)


class RailArea(Page):
    """A rail that scrolls; at its foot stands how many rows are further down, and a click goes there."""

    def __init__(self, rail: Rail, more: Callable[[int], str], parent: QWidget, ground: str = "sunken") -> None:
        """``more`` says that there are so many more; ``ground`` is the colour token of what it lies on."""
        super().__init__(parent)
        self.rail, self._more_text, self.below = rail, more, 0
        self.area = Scroll(rail, self, ground=ground)
        self.more = Button(self._words, ButtonKind.LINK, self, icon_name="down", name="more-rows", ink="ink2")
        self.more.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # arrows and Tab go through the rows themselves
        self.more.clicked.connect(self._go_on)
        self.area.verticalScrollBar().valueChanged.connect(lambda _at: self._count())
        self.area.verticalScrollBar().rangeChanged.connect(lambda _least, _most: self.show_current())

    def _words(self) -> str:
        return self._more_text(self.below)

    def _hidden(self) -> int:
        """Rows that lie below what is seen."""
        bar = self.area.verticalScrollBar()
        foot = bar.value() + self.area.height()
        return sum(row.geometry().center().y() > foot for row in self.rail.rows)

    def _count(self) -> None:
        self.below = self._hidden()
        self.more.retranslate()
        self.more.put(look().px(34), self.height() - look().px(44), self.more.want().width(), look().px(36))
        self.more.setVisible(self._fits_not and self.below > 0)
        self.more.update()

    @property
    def _fits_not(self) -> bool:
        return self.rail.height() > self.height()

    def _go_on(self) -> None:
        bar = self.area.verticalScrollBar()
        bar.setValue(bar.value() + self.area.height() - round(look().px(ROW)))

    def place(self) -> None:
        px = look().px
        self.rail.setFixedWidth(max(0, self.width()))
        self.rail.place()
        foot = px(48) if self._fits_not else 0.0
        self.area.put(0, 0, self.width(), self.height() - foot)
        self._count()

    def show_current(self) -> None:
        """Scroll to the chosen row, if it is out of sight."""
        row = self.rail.current
        if row is not None:
            self.area.ensureWidgetVisible(row, 0, round(look().px(8)))

    def put(self, x: float, y: float, width: float, height: float) -> None:
        """Place the area, in px of the parent."""
        self.setGeometry(round(x), round(y), round(width), round(height))
        self.place()


def more_kinds(number: int) -> str:
    """What stands under the systems that are seen."""
    return tr("%n more", number)


def paint_rail_ground(painter: QPainter, width: float, height: float, edge: bool = False) -> None:
    """What a rail lies on at the left of a sheet; ``edge`` draws the line at its right."""
    side, base = QLinearGradient(0, 0, width, 0), look().colour("sunken")
    side.setColorAt(0, base)
    side.setColorAt(1, base if look().palette.dark else base.lighter(102))
    painter.fillRect(QRectF(0, 0, width, height), side)
    if edge:
        painter.setPen(QPen(look().colour("line"), 1))
        painter.drawLine(QPointF(width, 0), QPointF(width, height))
