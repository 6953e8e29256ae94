"""The set of rules that is played by: the standard, one's house rules, or what is chosen just now."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtWidgets import QWidget

from mjdesk.engine.options import OptionValue, changed
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.presets import Preset
from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Dropdown
from mjdesk.ui.widgets.base import named, width_of


class HouseMenu(Dropdown):
    """Opens the list of sets; the last row leads to where they are compared, renamed and shared."""

    taken = Signal(object)  #: the changed options of the set that was chosen
    managed = Signal()

    def __init__(self, parent: QWidget) -> None:
        self.sets: tuple[Preset, ...] = ()
        super().__init__([self._standard, self._manage], 0, parent, "house", framed=True)
        named(self, lambda: tr("House rules"))
        self.chosen.connect(self._choose)

    @staticmethod
    def _standard() -> str:
        return tr("Standard rules")

    @staticmethod
    def _manage() -> str:
        return tr("Compare, rename, share…")

    def show_sets(self, system: RuleSystem, sets: tuple[Preset, ...], options: Mapping[str, OptionValue]) -> None:
        """Show the sets of a system, and which of them the changed options are, if any."""
        self.sets = sets
        self.labels = (self._standard, *(partial(str, preset.name) for preset in sets), self._manage)
        found = [n for n, preset in enumerate(sets, start=1) if changed(system.options, preset.options) == options]
        self.show_place(next(iter(found), -1) if options else 0)

    @property
    def known(self) -> bool:
        """Whether the options are one of the sets, or the standard."""
        return self.place >= 0

    def retranslate(self) -> None:
        if self.place >= 0:
            super().retranslate()
        else:
            self.setText(tr("Changed rules"))
            self.setAccessibleDescription(self.text())

    def _take(self, place: int) -> None:
        self.setFocus()
        self.chosen.emit(place)

    def _choose(self, place: int) -> None:
        if place > len(self.sets):
            self.managed.emit()
        else:
            self.taken.emit({} if place == 0 else self.sets[place - 1].changed())

    def want(self) -> QSizeF:
        words = min(width_of(self.text(), look().font(15, 500)) + 1, look().px(220))
        return QSizeF(words + look().px(47), look().px(38))
