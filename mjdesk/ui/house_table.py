"""Sets of rules side by side: a row for each option in which they differ, a column for each set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen

from mjdesk.engine.options import OptionValue
from mjdesk.engine.text import Text
from mjdesk.presets import Difference
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import Source, line_height, paragraph, text_of, write, write_paragraph

_NAME: Final = 0.32  #: share of the width for the names of the options


class HouseTable(Page):
    """The rows. The first set is the standard; what differs from it is in amber."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("house-table")
        self.heads: tuple[Source, ...] = ()
        self.rows: tuple[Difference, ...] = ()
        self._left = self._right = 0.0

    def show_rows(self, heads: Sequence[Source], rows: tuple[Difference, ...]) -> None:
        """Show the differences of sets with these names."""
        self.heads, self.rows = tuple(heads), rows
        self._restyle()

    def margins(self, left: float, right: float) -> None:
        """Free space at both sides in px."""
        self._left, self._right = left, right

    def lines(self) -> list[str]:
        """The rows as sentences: what a screen reader says."""
        heads = [text_of(head) for head in self.heads]
        return [
            say(row.option.name)
            + tr(": ")
            + tr(", ").join(f"{head} {say(self._label(row, n))}" for n, head in enumerate(heads))
            for row in self.rows
        ]

    @staticmethod
    def _label(row: Difference, column: int) -> Text:
        value: OptionValue = row.values[column]
        return row.option.label(value)

    def _columns(self) -> tuple[float, float]:
        """Left edge of the first column of values, and the width of each."""
        room = self.width() - self._left - self._right
        return self._left + room * _NAME, room * (1 - _NAME) / max(1, len(self.heads))

    def place(self) -> None:
        height = round(self._paint(None))
        if height != self.height():
            self.setFixedHeight(height)
        self.setAccessibleName("\n".join(self.lines()))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self._paint(painter)

    def _paint(self, painter: QPainter | None) -> float:
        """Paint, or only measure; returns the height."""
        px, y = look().px, look().px(4)
        if not self.rows:
            self._paint_nothing(painter, y)
            return y + px(60)
        y = self._paint_heads(painter, y)
        for row in self.rows:
            y = self._paint_row(painter, row, y)
        return y + px(16)

    def _paint_nothing(self, painter: QPainter | None, y: float) -> None:
        if painter is not None:
            words = tr("Exactly the standard") if len(self.heads) == 2 else tr("All of them are exactly the standard")
            rect = QRectF(self._left, y, self.width() - self._left - self._right, look().px(40))
            write(painter, rect, words, look().font(15), look().colour("ink2"))

    def _paint_heads(self, painter: QPainter | None, y: float) -> float:
        px, (x, width) = look().px, self._columns()
        if painter is not None:
            for n, head in enumerate(self.heads):
                rect = QRectF(x + n * width, y, width - px(12), px(34))
                write(painter, rect, text_of(head), look().font(14, 600), look().colour("ink2" if n else "ink3"))
        return y + px(38)

    def _paint_row(self, painter: QPainter | None, row: Difference, y: float) -> float:
        px, (x, width) = look().px, self._columns()
        font = look().font(15, 500)
        cells = [paragraph(say(self._label(row, n)), font, width - px(20)) for n in range(len(self.heads))]
        name = paragraph(say(row.option.name), look().font(15, 600), x - self._left - px(16))
        height = line_height(font) * max(len(name), *(len(cell) for cell in cells)) + px(22)
        if painter is not None:
            painter.setPen(QPen(look().colour("line"), 1))
            painter.drawLine(QPointF(self._left, y + 0.5), QPointF(self.width() - self._right, y + 0.5))
            top = y + px(11)
            place = QRectF(self._left, top, x - self._left - px(16), height)
            write_paragraph(painter, place, name, look().font(15, 600), look().colour("ink"))
            for n, cell in enumerate(cells):
                other = row.values[n] != row.values[0]
                strong = look().font(15, 700) if other else font
                ink = look().colour("accent_ink" if other else "ink2" if n else "ink3")
                write_paragraph(painter, QRectF(x + n * width, top, width - px(16), height), cell, strong, ink)
        return y + height
