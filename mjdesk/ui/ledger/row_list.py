"""A list of rows in columns, one of them chosen: by arrows and Enter, or by a click."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import overload

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen

from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.face import Face
from mjdesk.ui.ledger.faces import face_pixmap
from mjdesk.ui.ledger.parts import paint_panel, paint_shadow, points_ink
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Page, Scroll, Source, canvas
from mjdesk.ui.widgets.base import shade, text_of, write
from mjdesk.ui.widgets.full_page import FullPage

HEAD = 44.0


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its head, its share of the width, and how it is written. ``points``: coloured by its sign."""

    head: Source = ""
    share: float = 1.0
    right: bool = False
    size: float = 15
    weight: int = 400
    ink: str = "ink2"
    points: bool = False


class Rows(Sequence["Row"]):
    """Rows of a long list, each made when it is asked for."""

    def __init__(self, count: int, make: Callable[[int], Row]) -> None:
        self._count, self._make = count, lru_cache(maxsize=256)(make)

    def forget(self) -> None:
        """Make every row anew, such as in another language."""
        self._make.cache_clear()

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> Row: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Row, ...]: ...
    def __getitem__(self, place: int | slice) -> Row | tuple[Row, ...]:
        if isinstance(place, slice):
            return tuple(self[n] for n in range(*place.indices(self._count)))
        if not -self._count <= place < self._count:
            raise IndexError(place)
        return self._make(place % self._count)


@dataclass(frozen=True, slots=True)
class Row:
    """A row: a text a column, what a screen reader says of it, and the face before it."""

    texts: tuple[str, ...]
    key: int = 0
    face: Face | None = None
    spoken: str = ""
    quiet: bool = False  #: written as what counts no more


class RowList(Page):
    """The rows. ``opened`` brings the key of the row that was clicked or on which Enter was pressed."""

    opened = Signal(int)
    moved = Signal(QRectF)  #: the chosen row, to be scrolled into sight

    def __init__(
        self, columns: Sequence[Column], name: str, row: float = 50.0, empty: Source = "", *, faces: bool = False
    ) -> None:
        """``faces``: room for a face before each row."""
        super().__init__()
        self.columns, self.row_units, self.empty, self.faces = tuple(columns), row, empty, faces
        self.rows: Sequence[Row] = ()
        self.place_ = 0
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows; the same place stays chosen. Long lists may make their rows when they are asked for."""
        self.rows = rows
        self.choose(self.place_)

    @property
    def chosen(self) -> Row | None:
        """The row that is chosen."""
        return self.rows[self.place_] if self.rows else None

    def choose(self, place: int) -> None:
        """Choose a row by its place."""
        self.place_ = max(0, min(len(self.rows) - 1, place))
        row = self.chosen
        said = text_of(self.empty) or tr("Nothing here")
        self.setAccessibleName(said if row is None else row.spoken or ", ".join(filter(None, row.texts)))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and isinstance(self.rows, Rows):
            self.rows.forget()
            self.choose(self.place_)
        super().changeEvent(event)

    def head(self) -> float:
        """Height of the heads of the columns, 0 where none has one."""
        return look().px(HEAD) if any(text_of(column.head) for column in self.columns) else look().px(6)

    def needed(self) -> float:
        """The height of all rows."""
        return self.head() + look().px(self.row_units) * max(1, len(self.rows)) + look().px(8)

    def row_rect(self, place: int) -> QRectF:
        """Where a row lies."""
        step = look().px(self.row_units)
        return QRectF(0, self.head() + place * step, self.width(), step)

    def _at(self, y: float) -> int | None:
        place = int((y - self.head()) // look().px(self.row_units))
        return place if 0 <= place < len(self.rows) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8, Qt.Key.Key_PageDown: 8,
                 Qt.Key.Key_Home: -len(self.rows), Qt.Key.Key_End: len(self.rows)}  # fmt: skip
        code = Qt.Key(event.key())
        if code in steps:
            self.choose(self.place_ + steps[code])
            self.moved.emit(self.row_rect(self.place_))
        elif code in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.chosen is not None:
            self.opened.emit(self.chosen.key)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self._at(event.position().y())
        if place is not None and place != self.place_:
            self.choose(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self._at(event.position().y())
        if place is not None and event.button() is Qt.MouseButton.LeftButton:
            self.choose(place)
            self.opened.emit(self.rows[place].key)

    def focusInEvent(self, event: object) -> None:
        self.update()

    def focusOutEvent(self, event: object) -> None:
        self.update()

    # --- painting

    def cells(self) -> list[QRectF]:
        """Where the texts of the first row lie, a rectangle a column."""
        px = look().px
        left = px(24 + (52 if self.faces else 0))
        room = self.width() - left - px(28) - px(14) * (len(self.columns) - 1)
        whole = sum(column.share for column in self.columns)
        out, x = [], left
        for column in self.columns:
            wide = room * column.share / whole
            out.append(QRectF(x, 0, wide, look().px(self.row_units)))
            x += wide + px(14)
        return out

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, cells, head = look().px, self.cells(), self.head()
            for column, cell in zip(self.columns, cells, strict=True):
                words = text_of(column.head)
                if words:
                    where = QRectF(cell.x(), 0, cell.width(), head)
                    write(painter, where, words, look().font(13, 500), look().colour("ink3"), align=_align(column))
            if not self.rows:
                nothing = QRectF(px(24), head, self.width() - px(48), px(self.row_units))
                words = text_of(self.empty) or tr("Nothing here")
                write(painter, nothing, words, look().font(15, 400), look().colour("ink3"))
            step = px(self.row_units)
            first = max(0, int((event.rect().top() - head) // step))
            last = min(len(self.rows), int((event.rect().bottom() - head) // step) + 1)
            for place in range(first, last):
                self._paint_row(painter, self.rows[place], self.row_rect(place), cells, chosen=place == self.place_)

    def _paint_row(self, painter: QPainter, row: Row, rect: QRectF, cells: list[QRectF], *, chosen: bool) -> None:
        px = look().px
        if chosen:
            painter.setPen(QPen(look().colour("accent"), px(1.5)) if self.hasFocus() else QPen(Qt.PenStyle.NoPen))
            painter.setBrush(shade("accent", 0.13))
            painter.drawRoundedRect(rect.adjusted(px(8), px(2), -px(12), -px(2)), px(12), px(12))
        else:
            line = QRectF(px(24), rect.bottom() - 1, rect.width() - px(52), 1)
            painter.fillRect(line, look().colour("line"))
        if row.face is not None:
            size = px(self.row_units - 14)
            at = QRectF(px(22), rect.y() + (rect.height() - size) / 2, size, size)
            painter.drawPixmap(at.topLeft(), face_pixmap(row.face, size, self.devicePixelRatioF()))
        for column, cell, words in zip(self.columns, cells, row.texts, strict=True):
            font = look().font(column.size, column.weight)
            where = cell.translated(0, rect.y())
            write(painter, where, words, font, _ink(column, words, quiet=row.quiet), align=_align(column))


def _align(column: Column) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft


def _ink(column: Column, words: str, *, quiet: bool) -> QColor:
    if quiet:
        return look().colour("ink3")
    if column.points:
        return points_ink(1 if words.startswith("+") else -1 if words.startswith("−") else 0)
    return look().colour(column.ink)


class ListPage(FullPage):
    """A page with one list on a white card. A subclass fills ``list`` and puts what filters it into the head."""

    def __init__(self, title: Source, rows: RowList, about: Source = "") -> None:
        super().__init__(title, about)
        self.list = rows
        self.area = Scroll(self.list, self, ground="raised")
        self.list.moved.connect(self._reveal)

    def first(self) -> RowList:
        """What has the focus."""
        return self.list

    def _reveal(self, rect: QRectF) -> None:
        middle = rect.center().toPoint()
        self.area.ensureVisible(middle.x(), middle.y(), 0, round(rect.height()))

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows."""
        self.list.show_rows(rows)
        self._restyle()

    def above(self) -> float:
        """Height in px kept free over the card for what filters it."""
        return 0.0

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "area"):
            return
        px, card = look().px, rect.adjusted(0, self.above(), 0, 0)
        self.list.resize(round(card.width() - px(12)), round(max(card.height() - px(20), self.list.needed())))
        self.area.put(card.x() + px(4), card.y() + px(10), card.width() - px(8), card.height() - px(20))

    def paint_ground(self, painter: QPainter) -> None:
        super().paint_ground(painter)
        px, edge = look().px, look().px(20)
        top = px(76) + self.above()
        card = QRectF(edge, top, self.width() - 2 * edge, self.height() - top - edge)
        paint_shadow(painter, card, self.devicePixelRatioF())
        paint_panel(painter, card)
