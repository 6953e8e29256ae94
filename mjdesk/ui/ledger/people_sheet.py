"""Everybody who plays here, by points; a click opens the page of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.ledger import people
from mjdesk.ledger.book import Book
from mjdesk.ledger.people import Player
from mjdesk.ledger.photos import photos
from mjdesk.ledger.ranking import Ranked, ranking
from mjdesk.ui.i18n import signed, tr
from mjdesk.ui.ledger.face import face_of
from mjdesk.ui.ledger.faces import face_pixmap, known_photos, remember_photos
from mjdesk.ui.ledger.parts import points_ink
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Field, Label, Page, Scroll, Sheet, canvas
from mjdesk.ui.widgets.base import shade, write

if TYPE_CHECKING:
    from mjdesk.ui.ledger.board_page import BoardPage

ROW = 56.0
People = list[tuple[Player, Ranked | None]]


def load_people(book: Book) -> People:
    """Everybody: those who have played by points, then the others by name."""
    with book.reading() as connection:
        remember_photos(photos(connection, known_photos()))
        ranked = {line.player: line for line in ranking(connection)}
        everybody = [(player, ranked.get(player.id)) for player in people.players(connection)]
    return sorted(everybody, key=lambda e: (e[1] is None, e[1].place if e[1] else 0, e[0].name))


class PeopleList(Page):
    """The rows. ``opened`` brings the number of a player."""

    opened = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.everybody: People = []
        self.shown: People = []
        self.row = 0
        self.setObjectName("people-list")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def filter(self, text: str) -> None:
        """Show those whose name or alias holds a text."""
        wanted = text.strip().casefold()
        self.shown = [e for e in self.everybody if any(wanted in n.casefold() for n in (e[0].name, *e[0].aliases))]
        self.choose(0)

    def choose(self, row: int) -> None:
        """Choose a row."""
        self.row = max(0, min(len(self.shown) - 1, row))
        self.setAccessibleName(self.shown[self.row][0].name if self.shown else tr("Nobody"))
        self.update()

    def needed(self) -> float:
        """The height of all rows."""
        return look().px(ROW) * max(1, len(self.shown))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -7, Qt.Key.Key_PageDown: 7}
        code = Qt.Key(event.key())
        if code in steps:
            self.choose(self.row + steps[code])
        elif code in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.shown:
            self.opened.emit(self.shown[self.row][0].id)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.choose(int(event.position().y() // look().px(ROW)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = int(event.position().y() // look().px(ROW))
        if row < len(self.shown):
            self.opened.emit(self.shown[row][0].id)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, step = look().px, look().px(ROW)
            if not self.shown:
                nobody = QRectF(px(16), 0, self.width(), step)
                write(painter, nobody, tr("Nobody"), look().font(15, 400), look().colour("ink3"))
            first = max(0, int(event.rect().top() // step))
            for n in range(first, min(len(self.shown), int(event.rect().bottom() // step) + 1)):
                self._paint_row(painter, n, n * step)

    def _paint_row(self, painter: QPainter, n: int, y: float) -> None:
        px, step = look().px, look().px(ROW)
        player, line = self.shown[n]
        if n == self.row:
            painter.setPen(QPen(look().colour("accent"), px(1.5)) if self.hasFocus() else QPen(Qt.PenStyle.NoPen))
            painter.setBrush(shade("accent", 0.12))
            painter.drawRoundedRect(QRectF(px(2), y + px(2), self.width() - px(8), step - px(4)), px(12), px(12))
        size, right = px(40), Qt.AlignmentFlag.AlignRight
        place = QRectF(px(8), y, px(36), step)
        write(painter, place, str(line.place) if line else "", look().font(15, 600), look().colour("ink3"), align=right)
        picture = face_pixmap(face_of(player), size, self.devicePixelRatioF())
        painter.drawPixmap(QRectF(px(60), y + (step - size) / 2, size, size).topLeft(), picture)
        name = QRectF(px(114), y, px(200), step)
        write(painter, name, player.name, look().font(16, 600), look().colour("ink"))
        rounds = tr("%n rds", line.counts.rounds) if line else tr("Guest") if player.guest else ""
        more = QRectF(px(330), y, px(150), step)
        write(painter, more, rounds, look().font(14, 400), look().colour("ink2"))
        if line is not None:
            points = line.counts.points
            cell = QRectF(self.width() - px(180), y, px(160), step)
            write(painter, cell, signed(points), look().font(18, 700), points_ink(points), align=right)


class PeopleSheet(Sheet):
    """The sheet: a search that also adds, and the list."""

    added = Signal(str)
    size_units = QSizeF(760, 640)

    def __init__(self) -> None:
        super().__init__()
        self.title = Label(lambda: tr("People"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.search = Field(lambda: tr("Search, or a new name"), self, "people-search", icon_name="search")
        self.search.edit.textEdited.connect(self._filter)
        self.add = Button(lambda: tr("Add"), ButtonKind.QUIET, self, icon_name="plus", name="add-player")
        self.add.clicked.connect(lambda: self.added.emit(self.search.edit.text()))
        self.list = PeopleList()
        self.area = Scroll(self.list, self)
        self._filter("")

    def first(self) -> QWidget:
        return self.search.edit

    def show_people(self, found: People) -> None:
        """Show everybody."""
        self.list.everybody = found
        self._filter(self.search.edit.text())

    def _filter(self, text: str) -> None:
        self.list.filter(text)
        names = {player.name.casefold() for player, _ in self.list.everybody}
        self.add.setEnabled(bool(text.strip()) and text.strip().casefold() not in names)
        self.place()

    def accept(self) -> None:
        """Enter: the first who is shown, or add who is named."""
        if self.list.shown:
            self.list.opened.emit(self.list.shown[self.list.row][0].id)
        elif self.add.isEnabled():
            self.add.click()

    def place(self) -> None:
        if not hasattr(self, "area"):
            return
        px, edge, wide = look().px, look().px(32), self.width() - look().px(64)
        self.title.put(edge, px(22), wide, px(40))
        self.close_button.put(self.width() - px(66), px(22), px(38), px(38))
        add = self.add.want().width()
        self.search.put(edge, px(76), wide - add - px(12), px(46))
        self.add.put(edge + wide - add, px(77), add, px(44))
        top = px(136)
        self.list.resize(round(wide + px(8)), round(self.list.needed()))
        self.area.put(edge - px(6), top, wide + px(22), self.height() - top - px(16))


def show_people(board: BoardPage) -> PeopleSheet:
    """Lay the sheet over the board."""
    from mjdesk.ui.ledger.player_page import open_player

    window = board.window_
    sheet = window.open_sheet(PeopleSheet())

    def opened(player: int) -> None:
        window.close_sheet()
        open_player(board, player)

    def add(name: str) -> None:
        board.keeper.ask(lambda book: people.add_player(book, name), lambda _: board.keeper.ask(load_people, again))

    def again(found: People) -> None:
        sheet.search.edit.clear()
        sheet.show_people(found)

    sheet.list.opened.connect(opened)
    sheet.added.connect(add)
    board.keeper.ask(load_people, sheet.show_people)
    return sheet
