"""The menu of the table: back to it, settings, rules, keys, home."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Label, Sheet


class MenuSheet(Sheet):
    """The sheet. ``wanted`` names where to go; ``table`` means back."""

    wanted = Signal(str)
    size_units = QSizeF(380, 420)
    least_units = 420.0

    def __init__(self) -> None:
        super().__init__()
        self.title = Label(lambda: tr("Pause"), 24, 700, parent=self, tracking=0.02)
        self.back = Button(lambda: tr("Back to the table"), ButtonKind.PRIMARY, self, name="menu-table")
        self.buttons = [
            Button(lambda: tr("Rules"), ButtonKind.QUIET, self, icon_name="book", name="menu-rules"),
            Button(lambda: tr("Settings"), ButtonKind.QUIET, self, icon_name="settings", name="menu-settings"),
            Button(lambda: tr("Keys"), ButtonKind.QUIET, self, icon_name="keyboard", name="menu-keys"),
            Button(lambda: tr("Save and leave"), ButtonKind.QUIET, self, icon_name="exit", name="menu-home"),
        ]
        for button in (self.back, *self.buttons):
            place = button.objectName().removeprefix("menu-")
            button.clicked.connect(lambda _on=False, place=place: self.wanted.emit(place))

    def first(self) -> QWidget:
        return self.back

    def accept(self) -> None:
        self.wanted.emit("table")

    def place(self) -> None:
        px, left = look().px, look().px(36)
        width = self.width() - 2 * left
        self.title.put(left, px(26), width, px(40))
        self.back.put(left, px(86), width, px(50))
        for n, button in enumerate(self.buttons):
            button.put(left, px(154) + n * px(58), width, px(46))
