"""The sheet of keys: what each one does, page by page, in as many columns as there is room for."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr
from mjdesk.ui.keys_list import Rows, group_of, groups
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Label, Page, Scroll, Sheet, canvas
from mjdesk.ui.widgets.base import key_cap, key_cap_width, line_height, paragraph, write, write_paragraph

_COLUMN = 500  #: width of a column at 100 %, at least
_MOST = 3  #: columns
_CAPS = 190  #: width that the caps of a row may take at 100 %


class _Table(Page):
    """The groups, one under the other; that of the page it was opened from stands first."""

    def __init__(self, first: str) -> None:
        super().__init__()
        self._first = first

    def columns(self, width: float) -> tuple[tuple[tuple[str, Rows], ...], ...]:
        """The groups in their columns: in order, so that the tallest column is as low as can be."""
        found = groups(self._first)
        many = max(1, min(_MOST, int(width / look().px(_COLUMN))))
        if many == 1:
            return (found,)
        tall = [self._group(None, group, QRectF(0, 0, width / many, 0)) for group in found]

        def tallest(cuts: tuple[int, ...]) -> float:
            return max(sum(tall[a:b]) for a, b in zip((0, *cuts), (*cuts, len(tall)), strict=True))

        best = min(combinations(range(1, len(found)), many - 1), key=tallest)
        return tuple(found[a:b] for a, b in zip((0, *best), (*best, len(found)), strict=True))

    def place(self) -> None:
        height = round(self._paint(None, self.width()))
        if height != self.height():
            self.setFixedHeight(height)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self._paint(painter, self.width())

    def _paint(self, painter: QPainter | None, width: float) -> float:
        """Paint, or only measure; returns the height."""
        px = look().px
        columns, end = self.columns(width), 0.0
        wide = (width - px(40)) / len(columns)
        for n, column in enumerate(columns):
            y = px(6)
            for group in column:
                y += self._group(painter, group, QRectF(px(40) + n * wide, y, wide, 0))
            end = max(end, y)
        return end

    def _group(self, painter: QPainter | None, group: tuple[str, Rows], box: QRectF) -> float:
        """Paint the keys of a page, or only measure; returns the height."""
        px, font, y = look().px, look().font(15), box.y()
        left, (title, rows) = box.x(), group
        if painter is not None:
            head = QRectF(left, y, box.width(), px(28))
            write(painter, head, title, look().font(14, 600), look().colour("ink2"))
        y += px(36)
        for keys, words in rows:
            room = box.width() - px(_CAPS + 30)
            lines = paragraph(words, font, room)
            height = max(px(38), line_height(font) * len(lines) + px(10))
            if painter is not None:
                self._caps(painter, keys, QPointF(left, y + px(18)))
                write_paragraph(
                    painter, QRectF(left + px(_CAPS), y + px(6), room, height), lines, font, look().colour("ink")
                )
            y += height
        return y + px(14) - box.y()

    def _caps(self, painter: QPainter, keys: tuple[str, ...], at: QPointF) -> None:
        """Paint the caps of a row from the left; ``at`` is the middle of their left edge."""
        x = at.x()
        for key in keys:
            x += key_cap_width(key, 13)
            key_cap(painter, QPointF(x, at.y()), key, look().colour("ink"), 13)
            x += look().px(6)


class KeysSheet(Sheet):
    """The sheet."""

    size_units = QSizeF(640, 1100)
    least_units = 240.0
    grows_to = 2.8

    def __init__(self, page: QWidget | None = None) -> None:
        """``page`` is what it was opened from."""
        super().__init__()
        self.title = Label(lambda: tr("Keys"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.table = _Table(group_of(page))
        self.area = Scroll(self.table, self)

    def first(self) -> QWidget:
        return self.close_button

    def accept(self) -> None:
        self.shut()

    def place(self) -> None:
        px, width = look().px, self.width()
        self.title.put(px(40), px(22), width - px(120), px(44))
        self.close_button.put(width - px(77), px(25), px(38), px(38))
        self.table.setFixedWidth(max(0, round(width - px(14))))
        self.table.place()
        self.area.put(0, px(80), width - px(4), self.height() - px(104))
