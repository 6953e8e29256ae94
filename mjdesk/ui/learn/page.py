"""The page for learning: systems at the left; their patterns, their rules or exercises at the right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.learn.gallery import Gallery
from mjdesk.ui.learn.practice import Practice
from mjdesk.ui.look import look
from mjdesk.ui.rail import RailArea, more_kinds
from mjdesk.ui.rule_rail import RuleRail
from mjdesk.ui.rules_text import RulesText
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Pills, Scroll
from mjdesk.ui.widgets.base import named
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from mjdesk.ui.window import MainWindow

PATTERNS, RULES, PRACTICE = range(3)


class LearnPage(FullPage):
    """The page. ``round_wanted`` brings the system of which a first round is to be played with a guide."""

    round_wanted = Signal(str)

    def __init__(self, rules_id: str = "") -> None:
        self.system: RuleSystem = SYSTEMS.get(rules_id, next(iter(SYSTEMS.values())))
        super().__init__(lambda: tr("Learn"), lambda: say(self.system.name))
        self.rail = RuleRail(tuple(SYSTEMS.values()), self.system.id)
        self.rail.chosen.connect(self.choose)
        self.rail_area = RailArea(self.rail, more_kinds, self, ground="bg")
        names = [partial(say, system.name) for system in SYSTEMS.values()]
        self.systems = Dropdown(names, list(SYSTEMS).index(self.system.id), self, name="systems", framed=True)
        named(self.systems, lambda: tr("Rules"))
        self.systems.chosen.connect(lambda place: self.choose(list(SYSTEMS)[place]))
        labels = (lambda: tr("Hands"), lambda: tr("Rules"), lambda: tr("Practice"))
        self.tabs = Pills(labels, PATTERNS, self, "learn-tabs")
        named(self.tabs, lambda: tr("Learn"))
        self.tabs.chosen.connect(self._turn)
        self.round_button = Button(
            lambda: tr("A first round, guided"),
            ButtonKind.QUIET,
            self,
            icon_name="play",
            key="G",
            name="first-round",
            size=15,
        )
        self.round_button.clicked.connect(lambda: self.round_wanted.emit(self.system.id))
        self.at_right = [self.round_button]
        self.gallery, self.text, self.practice = Gallery(), RulesText(patterns=False), Practice(self)
        self.scrolled = (Scroll(self.gallery, self), Scroll(self.text, self))
        self.choose(self.system.id)
        self._turn(PATTERNS)

    def first(self) -> QWidget:
        """What has the focus at first."""
        return self.tabs

    def choose(self, rules_id: str) -> None:
        """Show another system."""
        self.system = self.text.system = SYSTEMS[rules_id]
        self.systems.show_place(list(SYSTEMS).index(rules_id))
        self.rail.choose(rules_id)
        self.gallery.show_system(self.system)
        self.practice.show_system(rules_id, begin=self.tabs.value() == PRACTICE)
        for area in self.scrolled:
            area.verticalScrollBar().setValue(0)
        self.about.say(self.about.source)
        self._restyle()
        self.text.place()
        self.text.update()

    def _turn(self, tab: int) -> None:
        for n, area in enumerate((*self.scrolled, self.practice)):
            area.setVisible(n == tab)
        if tab == PRACTICE:
            self.practice.begin()
        self._restyle()

    def closing(self) -> None:
        self.practice.closing()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().upper() == "G":
            self.round_button.click()
        else:
            super().keyPressEvent(event)

    def place_body(self, rect: QRectF) -> None:
        px = look().px
        narrow = rect.width() < px(860)
        rail = 0.0 if narrow else min(px(290), 0.26 * rect.width())
        self.rail_area.setVisible(not narrow)
        self.systems.setVisible(narrow)
        self.rail_area.put(rect.x() - px(14), rect.y(), rail, rect.height())
        left, wide = rect.x() + rail + (0 if narrow else px(12)), rect.width() - rail - (0 if narrow else px(12))
        tabs = min(self.tabs.want().width() + px(40), wide)
        self.tabs.put(left + px(6), rect.y(), tabs, px(40))
        if narrow:
            self.systems.put(
                left + tabs + px(18), rect.y(), min(self.systems.want().width(), wide - tabs - px(20)), px(40)
            )
        body = QRectF(left, rect.y() + px(54), wide, rect.height() - px(54))
        for inner in (self.gallery, self.text):
            inner.setFixedWidth(max(0, round(body.width() - px(12))))
            inner.place()
        for area in self.scrolled:
            area.put(body.x(), body.y(), body.width(), body.height())
        self.practice.setGeometry(body.toAlignedRect())


def open_learning(window: MainWindow) -> LearnPage:
    """Show the page, with the rules that were played last."""
    page = LearnPage(str(window.settings.last_match.get("rules", "")))

    def begin_round(rules: str) -> None:
        from mjdesk.ui.learn.first_round import guide

        if window.game is None:
            guide(window, rules, page)
        else:
            window.toast(tr("Leave the match first; it can be gone on with"))

    page.round_wanted.connect(begin_round)
    return window.visit(page)
