"""The menu of the table: back to it, settings, rules, keys, home; the auto switches where the table has no room."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.table.buttons import auto_word
from mjdesk.ui.widgets import Button, ButtonKind, Label, Sheet, Switch
from mjdesk.ui.widgets.base import named

_HEIGHT, _ROW = 420, 42
_FOR_GOOD = 46
_STEP = 58
_NONE: Mapping[str, tuple[str, str]] = MappingProxyType({})


class MenuSheet(Sheet):
    """The sheet. ``wanted`` names where to go; ``table`` means back. ``switched``: an auto switch and whether it is on.

    ``auto`` are the switches and whether they are on, None where the menu need not show them; ``kept``: the match
    can be gone on with.
    """

    wanted = Signal(str)
    switched = Signal(str, bool)

    def __init__(
        self, auto: Mapping[str, bool] | None = None, *, kept: bool = True, more: Mapping[str, tuple[str, str]] = _NONE
    ) -> None:
        """``more`` are further things to do at this table: words and icon by the name that ``wanted`` carries."""
        super().__init__()
        self.switches = {name: self._switch(name, on) for name, on in (auto or {}).items()}
        self.words = {name: Label(partial(auto_word, name), 15, 500, parent=self) for name in self.switches}
        height = _HEIGHT + _FOR_GOOD * kept + _STEP * len(more)
        self.least_units = float(height + (_ROW * len(self.switches) + 14 if self.switches else 0))
        self.size_units = QSizeF(380, self.least_units)
        self.title = Label(lambda: tr("Pause"), 24, 700, parent=self, tracking=0.02)
        self.back = Button(lambda: tr("Back to the table"), ButtonKind.PRIMARY, self, name="menu-table")
        self.buttons = [
            Button(lambda: tr("Rules"), ButtonKind.QUIET, self, icon_name="book", name="menu-rules"),
            Button(lambda: tr("Settings"), ButtonKind.QUIET, self, icon_name="settings", name="menu-settings"),
            Button(lambda: tr("Keys"), ButtonKind.QUIET, self, icon_name="keyboard", name="menu-keys"),
            Button(
                (lambda: tr("Save and leave")) if kept else (lambda: tr("Leave")),
                ButtonKind.QUIET,
                self,
                icon_name="exit",
                name="menu-home",
            ),
            *(
                Button(words, ButtonKind.QUIET, self, icon_name=drawing, name=f"menu-{name}")
                for name, (words, drawing) in more.items()
            ),
            *self._for_good(kept),
        ]
        for button in (self.back, *self.buttons):
            place = button.objectName().removeprefix("menu-")
            button.clicked.connect(lambda _on=False, place=place: self.wanted.emit(place))

    def _for_good(self, kept: bool) -> list[Button]:
        """Leaving so that the match cannot be gone on with."""
        if not kept:
            return []
        return [Button(lambda: tr("Leave the table for good"), ButtonKind.LINK, self, name="menu-leave")]

    def _switch(self, name: str, on: bool) -> Switch:
        switch = Switch(on, self, f"menu-auto-{name}")
        named(switch, lambda: auto_word(name))
        switch.toggled.connect(lambda on: self.switched.emit(name, on))
        return switch

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
            button.put(left, px(154) + n * px(_STEP), width, px(46))
        top = px(154) + len(self.buttons) * px(_STEP) + px(4)
        for n, (name, switch) in enumerate(self.switches.items()):
            want, y = switch.want(), top + n * px(_ROW)
            self.words[name].put(left + px(4), y, width - want.width() - px(16), px(_ROW - 6))
            switch.put(left + width - want.width(), y + px(4), want.width(), want.height())
