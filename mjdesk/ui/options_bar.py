"""The row over the options: search, what was changed, keeping it as house rules under a name, back to the standard."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mjdesk.presets import NAME_LENGTH
from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Field, Page
from mjdesk.ui.widgets.chip import Chip


class OptionsBar(Page):
    """The row; where there is no room for all of it, two or three rows."""

    filtered = Signal()
    reset_wanted = Signal()
    named = Signal(str)  #: keep the options under this name
    grown = Signal()  #: it needs another height

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.changed_options = 0
        self.keepable = self.naming = False
        self.search = Field(lambda: tr("Find a rule"), self, "search", icon_name="search")
        self.search.edit.textChanged.connect(lambda _text: self.filtered.emit())
        self.chip = Chip(lambda: tr("%n changed", self.changed_options), self, "changed-chip")
        self.chip.toggled.connect(lambda _on: self.filtered.emit())
        self.keep = Button(lambda: tr("Keep as house rules"), ButtonKind.LINK, self, name="keep")
        self.keep.clicked.connect(self.begin_naming)
        self.reset = Button(lambda: tr("Back to standard"), ButtonKind.LINK, self, name="reset")
        self.reset.clicked.connect(self.reset_wanted)
        self.name = Field(lambda: tr("Name, such as Grandma's"), self, "new-house-name")
        self.name.edit.setMaxLength(NAME_LENGTH)
        self.save = Button(lambda: tr("Keep"), ButtonKind.QUIET, self, name="keep-name")
        self.save.clicked.connect(self.accept_name)
        self.cancel = Button(lambda: tr("Don't"), ButtonKind.LINK, self, name="keep-not")
        self.cancel.clicked.connect(self.end_naming)

    def show_state(self, changed_options: int, keepable: bool) -> None:
        """Show how many options are changed, and whether they are house rules yet to be kept."""
        self.changed_options, self.keepable = changed_options, keepable
        self.chip.retranslate()
        if not changed_options and self.chip.isChecked():
            self.chip.setChecked(False)
        if self.naming and not keepable:
            self.end_naming()
        self.place()

    # --- the name

    def begin_naming(self) -> None:
        """Ask for a name, in place of the search."""
        self.naming = True
        self._regrow()
        self.name.edit.setFocus()
        self.name.edit.selectAll()

    def end_naming(self) -> None:
        """Back to the search."""
        self.naming = False
        self._regrow()
        (self.keep if self.keepable else self.search.edit).setFocus()

    def accept_name(self) -> None:
        """Keep the options under the typed name."""
        self.named.emit(self.name.edit.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.naming and event.key() == Qt.Key.Key_Escape:
            self.end_naming()
        elif self.naming and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept_name()
        else:
            super().keyPressEvent(event)

    def _regrow(self) -> None:
        self.place()
        self.grown.emit()

    # --- places

    def _links(self) -> list[Button]:
        links = [self.keep] if self.keepable else []
        return links + ([self.reset] if self.changed_options else [])

    def _links_width(self) -> float:
        return sum(link.want().width() + look().px(22) for link in self._links())

    def _chip_width(self) -> float:
        return self.chip.want().width() + look().px(14) if self.changed_options else 0.0

    def _rows(self, width: float) -> int:
        """How many rows it takes."""
        px = look().px
        if self.naming:
            wanted = px(170) + px(14) + self.save.want().width() + px(22) + self.cancel.want().width()
            return 1 if wanted <= width else 2
        if px(200) + self._chip_width() + self._links_width() <= width:
            return 1
        return 2 if self._chip_width() + self._links_width() <= width else 3

    def needed(self, width: float) -> float:
        """Height in px at a width."""
        return self._rows(width) * look().px(52) - look().px(8)

    def place(self) -> None:
        rows = self._rows(self.width() - look().px(12))
        for part in (self.name, self.save, self.cancel):
            part.setVisible(self.naming)
        self.search.setVisible(not self.naming)
        self.chip.setVisible(not self.naming and self.changed_options > 0)
        for link in (self.keep, self.reset):
            link.setVisible(not self.naming and link in self._links())
        if self.naming:
            self._place_name(rows)
        else:
            self._place_search(rows)

    def _place_name(self, rows: int) -> None:
        px, width = look().px, self.width() - look().px(12)
        left, save, cancel = px(6), self.save.want().width(), self.cancel.want().width()
        field = width if rows > 1 else min(px(318), width - save - cancel - px(36))
        self.name.put(left, px(6), field, px(44))
        x, y = (left, px(58)) if rows > 1 else (left + field + px(14), px(6))
        self.save.put(x, y, save, px(44))
        self.cancel.put(x + save + px(22), y + px(4), cancel, px(36))

    def _place_search(self, rows: int) -> None:
        px, left, right = look().px, look().px(6), self.width() - look().px(6)
        room = right - left - (self._chip_width() + self._links_width() if rows == 1 else 0)
        field = min(px(318), room) if rows == 1 else right - left
        self.search.put(left, px(6), field, px(44))
        x, y = (left + field + px(14), px(6)) if rows == 1 else (left, px(58))
        self.chip.put(x, y, self.chip.want().width(), px(44))
        y = px(6) + (rows - 1) * px(52)
        for link in reversed(self._links()):
            width = link.want().width()
            right -= width
            link.put(right, y + px(4), width, px(36))
            right -= px(22)

    def put(self, x: float, y: float, width: float, height: float) -> None:
        """Place the row in px of the parent; room for focus rings lies around it."""
        ring = look().px(6)
        self.setGeometry(round(x - ring), round(y - ring), round(width + 2 * ring), round(height + 2 * ring))
        self.place()
