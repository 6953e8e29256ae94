"""The words of a rule system, made from its own data: what counts, what can be chosen, what may not win."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from mjdesk.engine.options import Option
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import line_height, paragraph, width_of, write, write_paragraph


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the page: a name, what it means, and at the right what it is worth."""

    name: str
    text: str
    worth: str = ""


def contents(system: RuleSystem, patterns: bool = True) -> Iterator[tuple[str, tuple[Entry, ...]]]:
    """The parts of the page in the current language, with or without what counts."""
    if patterns:
        yield tr("What counts"), tuple(Entry(say(p.name), say(p.help), say(p.value)) for p in system.patterns)
    yield (
        tr("What can be chosen"),
        tuple(Entry(say(o.name), say(o.help), " · ".join(_values(o))) for o in system.options),
    )
    yield tr("What may not win"), tuple(Entry("", say(reason.text)) for reason in system.reasons)


def _values(option: Option) -> list[str]:
    values = (True, False) if option.kind == "bool" else option.values
    return [say(option.label(value)) for value in values]


class RulesText(Page):
    """The parts, one under the other."""

    def __init__(self, patterns: bool = True) -> None:
        """``patterns``: with what counts."""
        super().__init__()
        self.system: RuleSystem = next(iter(SYSTEMS.values()))
        self._patterns = patterns

    def place(self) -> None:
        height = round(self._paint(None))
        if height != self.height():
            self.setFixedHeight(height)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self._paint(painter)

    def _paint(self, painter: QPainter | None) -> float:
        """Paint, or only measure; returns the height."""
        px, y = look().px, look().px(8)
        for title, entries in contents(self.system, self._patterns):
            if not entries:
                continue
            if painter is not None:
                head = QRectF(px(36), y, self.width(), px(28))
                write(painter, head, title, look().font(14, 600), look().colour("ink2"))
            y += px(38)
            for entry in entries:
                y += self._paint_entry(painter, entry, y)
            y += px(16)
        return y

    def _paint_entry(self, painter: QPainter | None, entry: Entry, y: float) -> float:
        px, left, right = look().px, look().px(40), self.width() - look().px(28)
        names, small = look().font(16, 600), look().font(14)
        column = min(px(150), 0.24 * self.width())
        worth = paragraph(entry.worth, small, 0.3 * self.width()) if entry.worth else []
        wide = max((width_of(line, small) for line in worth), default=0.0)
        x = left + (column + px(20) if entry.name else 0)
        lines = paragraph(entry.text, small, right - wide - px(24) - x)
        heads = paragraph(entry.name, names, column) if entry.name else []
        step = line_height(small)
        height = max(step * max(len(lines), len(worth)), px(23) * len(heads)) + px(14)
        if painter is not None:
            for n, line in enumerate(heads):
                place = QRectF(left, y + n * px(23), column + px(8), px(23))
                write(painter, place, line, names, look().colour("ink"))
            write_paragraph(painter, QRectF(x, y, right - x, step), lines, small, look().colour("ink2"))
            for n, line in enumerate(worth):
                place = QRectF(right - wide - 2, y + n * step, wide + 2, step)
                write(painter, place, line, small, look().colour("accent_ink"), align=Qt.AlignmentFlag.AlignRight)
        return height
