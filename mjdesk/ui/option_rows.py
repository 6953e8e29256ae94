"""The options of a rule system as rows in their groups: filtered by words, amber where they were changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent

from mjdesk.engine.options import Option, OptionValue
from mjdesk.ui.i18n import language, say, tr
from mjdesk.ui.look import look
from mjdesk.ui.option_row import OptionRow
from mjdesk.ui.widgets import Label, Page, canvas

_AT_ONCE: Final = 8  #: rows made before anything is shown: no window shows more
_A_STEP: Final = 4  #: rows made in one go after that


def matches(option: Option, words: str) -> bool:
    """Whether an option is meant by what was typed: every word occurs in its texts of either language."""
    texts = [option.name, option.help, option.group, *option.labels]
    hay = " ".join(f"{t.zh} {t.en}" for t in texts).casefold() + f" {option.id}"
    return all(word in hay for word in words.casefold().split())


class OptionList(Page):
    """All options in their groups, in one column."""

    changed = Signal()

    def __init__(self, marked: bool = True) -> None:
        """``marked``: rows that differ from the standard say so."""
        super().__init__()
        self.marked = marked
        self._rows: list[OptionRow] = []
        self._waiting: list[Option] = []  #: options whose rows are still to be made
        self._given: Mapping[str, OptionValue] = {}
        self._later = QTimer(self)
        self._later.setInterval(0)
        self._later.timeout.connect(self._go_on)
        self.heads: dict[str, Label] = {}
        self._words, self._only_changed = "", False
        self._left = self._right = 0.0
        self._placed: object = None  #: what the places were worked out for
        self._nothing = Label(lambda: tr("No rule of this name"), 14, ink="ink3", parent=self)

    @property
    def values(self) -> Mapping[str, OptionValue]:
        """The value of each option."""
        return {o.id: self._given[o.id] for o in self._waiting} | {row.option.id: row.value for row in self._rows}

    @property
    def rows(self) -> list[OptionRow]:
        """All rows in their order; those that are still to be made are made now."""
        self.finish()
        return self._rows

    def finish(self) -> None:
        """Make now what is still to be made."""
        if self._waiting:
            self._make(len(self._waiting))
            self.place()

    @property
    def problem(self) -> str:
        """The first thing that was typed wrong, as a sentence; empty when there is none."""
        return next((row.error for row in self._rows if row.error), "")

    def margins(self, left: float, right: float) -> None:
        """Free space at both sides in px."""
        self._left, self._right = left, right

    def show_options(self, options: Sequence[Option], values: Mapping[str, OptionValue]) -> None:
        """Show the options of a system: at once as many as one sees, the others a few at a time behind one's back."""
        for part in (*self._rows, *self.heads.values()):
            part.hide()
            part.setParent(None)
            part.deleteLater()
        self._placed = None
        self._rows, self.heads = [], {}
        self._waiting, self._given = list(options), dict(values)
        self._make(_AT_ONCE)
        self.place()

    def _make(self, number: int) -> None:
        """Make the rows of the next options."""
        now, self._waiting = self._waiting[:number], self._waiting[number:]
        for option in now:
            key = option.group.en
            if key not in self.heads:
                self.heads[key] = Label(partial(say, option.group), 14, 600, "ink2", parent=self)
                self.heads[key].show()
            row = OptionRow(option, self._given[option.id], self, self.marked)
            row.changed.connect(self._row_changed)
            row.show()
            self._rows.append(row)
        if self._waiting:
            self._later.start()
        else:
            self._later.stop()

    def _go_on(self) -> None:
        self._make(_A_STEP)
        self.place()

    def _asked(self) -> object:
        """All that the places depend on."""
        values = tuple(self.values.values()), len(self._rows)
        return (self.width(), self._left, self._right, look().k, language(), self._words, self._only_changed, values)

    def _row_changed(self) -> None:
        self.changed.emit()

    def filter(self, words: str, only_changed: bool) -> None:
        """Show only the options meant by some words, or only the changed ones."""
        self._words, self._only_changed = words, only_changed
        self._make(len(self._waiting))
        self.place()

    def _shown(self, row: OptionRow) -> bool:
        return matches(row.option, self._words) and (row.is_changed or not self._only_changed)

    def place(self) -> None:
        asked = self._asked()
        if asked == self._placed:  # a sheet asks several times while it finds its own size
            return
        self._placed = asked
        px, y = look().px, look().px(8)
        width = self.width() - self._left - self._right
        shown = [row for row in self._rows if self._shown(row)]
        for row in self._rows:
            row.setVisible(row in shown)
        for key, head in self.heads.items():
            rows = [row for row in shown if row.option.group.en == key]
            head.setVisible(bool(rows))
            if not rows:
                continue
            head.put(self._left, y + px(4), width, px(28))
            y += px(36)
            for row in rows:
                row.last = row is rows[-1]
                height = row.height_for(width)
                row.setGeometry(round(self._left), round(y), round(width), round(height))
                row.place()
                y += round(height)
            y += px(8)
        self._nothing.setVisible(not shown)
        if not shown:
            self._nothing.put(self._left, y + px(12), width, px(30))
            y += px(60)
        self.setFixedHeight(round(y + px(16)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Amber bars left of the changed rows."""
        with canvas(self) as painter:
            px = look().px
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look().colour("accent"))
            for row in self._rows:
                if row.isVisible() and row.is_changed:
                    bar = QRectF(row.x() - px(14), row.y() + px(11), px(4), row.height() - px(22))
                    painter.drawRoundedRect(bar, px(2), px(2))
