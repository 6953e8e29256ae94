"""The sheet of rules: systems at the left, the words of the chosen one at the right."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.rail import RailArea, more_kinds, paint_rail_ground
from mjdesk.ui.rule_rail import RuleRail
from mjdesk.ui.rules_text import RulesText
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Label, Scroll, Sheet
from mjdesk.ui.widgets.base import named


class RulesSheet(Sheet):
    """The sheet: systems at the left, the page of the chosen one at the right."""

    size_units = QSizeF(1180, 700)
    least_units = 320.0

    def __init__(self, rules_id: str = "") -> None:
        super().__init__()
        self.system: RuleSystem = SYSTEMS.get(rules_id, next(iter(SYSTEMS.values())))
        self.rail_title = Label(lambda: tr("Learn"), 24, 700, parent=self, tracking=0.02)
        self.rail = RuleRail(tuple(SYSTEMS.values()), self.system.id)
        self.rail.chosen.connect(self._choose)
        self.rail_area = RailArea(self.rail, more_kinds, self)
        names = [partial(say, system.name) for system in SYSTEMS.values()]
        self.systems = Dropdown(names, list(SYSTEMS).index(self.system.id), self, name="systems", framed=True)
        named(self.systems, lambda: tr("Rules"))
        self.systems.chosen.connect(lambda place: self._choose(list(SYSTEMS)[place]))
        self.title = Label(lambda: say(self.system.name), 24, 700, parent=self, tracking=0.02)
        self.summary = Label(lambda: say(self.system.summary), 15, 400, "ink2", parent=self, wraps=True)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.text = RulesText()
        self.text.system = self.system
        self.area = Scroll(self.text, self)

    def first(self) -> QWidget:
        return self.close_button

    def accept(self) -> None:
        self.shut()

    def _choose(self, rules_id: str) -> None:
        self.system = self.text.system = SYSTEMS[rules_id]
        self.systems.show_place(list(SYSTEMS).index(rules_id))
        self.title.say(lambda: say(self.system.name))
        self.summary.say(lambda: say(self.system.summary))
        self.area.verticalScrollBar().setValue(0)
        self._restyle()
        self.text.place()
        self.text.update()

    def _rail_width(self) -> float:
        return 0.0 if self._narrow() else min(look().px(300), 0.28 * self.width())

    def _narrow(self) -> bool:
        """Whether there is no room for the rail; a list of systems then stands in for it."""
        return self.width() < look().px(860)

    def place(self) -> None:
        px, width, height, rail = look().px, self.width(), self.height(), self._rail_width()
        narrow = self._narrow()
        self.rail_area.setVisible(not narrow)
        self.rail_title.setVisible(not narrow)
        self.systems.setVisible(narrow)
        self.title.setVisible(not narrow)
        want = self.systems.want().width()
        self.systems.put(px(28), px(24), min(want, width - px(130)), px(40))
        self.rail_title.put(px(28), px(24), rail - px(40), px(40))
        self.rail_area.put(0, px(78), rail, height - px(92))
        left, right = rail + px(36), width - px(36)
        self.title.put(left, px(22), right - left - px(50), px(44))
        self.summary.put(left, px(66), right - left, px(26))
        self.close_button.put(right - px(37), px(25), px(38), px(38))
        self.text.setFixedWidth(max(0, round(width - rail - px(14))))
        self.text.place()
        self.area.put(rail, px(104), width - rail - px(4), height - px(128))

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.ground() as painter:
            paint_rail_ground(painter, self._rail_width(), self.height(), edge=True)
