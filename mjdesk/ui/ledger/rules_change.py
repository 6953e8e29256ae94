"""Other house rules for the rest of an evening: what they change is shown before it is accepted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import complete
from mjdesk.ledger.edits import ChangeRules
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.ledger.keeper import words_of
from mjdesk.ui.ledger.parts import paint_panel, paint_shadow
from mjdesk.ui.look import look
from mjdesk.ui.option_rows import OptionList
from mjdesk.ui.widgets import Button, ButtonKind, Pills, Scroll
from mjdesk.ui.widgets.base import named
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from mjdesk.ui.ledger.rounds_page import RoundsPage


class RulesChangePage(FullPage):
    """The page: the options of the evening, and from which round on others hold."""

    def __init__(self, rounds: RoundsPage) -> None:
        super().__init__(lambda: tr("Change the rules"), self._about)
        self.rounds, self.table = rounds, rounds.table
        self.next_round, self.chosen = len(self.table.evening.rounds) + 1, rounds.list.row
        labels = [lambda: tr("From the next round"), lambda: tr("From round {number}", number=self.chosen)]
        self.start = Pills(labels if self.chosen else labels[:1], 0, self, "rules-from")
        named(self.start, lambda: tr("From when"))
        self.start.chosen.connect(lambda _: self._fill())
        self.options = OptionList()
        self.area = Scroll(self.options, self, ground="raised")
        self.take = Button(lambda: tr("Show what changes"), ButtonKind.PRIMARY, self, name="change-rules")
        self.take.clicked.connect(self.accept)
        self.options.changed.connect(self._sync)
        self.at_right = [self.take]
        self.about.say(self._about)
        self._fill()

    def _about(self) -> str:
        return say(self.table.evening.house.rules.name) if hasattr(self, "table") else ""

    def first(self) -> Pills:
        """What has the focus."""
        return self.start

    @property
    def from_round(self) -> int:
        """The round from which on other rules hold."""
        return self.chosen if self.chosen and self.start.value() else self.next_round

    def _fill(self) -> None:
        house = self.table.evening.house_at(self.from_round)
        self.options.show_options(house.rules.options, house.options)
        self._sync()

    def _sync(self) -> None:
        now = self.table.evening.house_at(self.from_round).options
        changed = any(now[key] != value for key, value in self.options.values.items())
        self.take.setEnabled(changed and not self.options.problem)

    def accept(self) -> None:
        """Show what it changes."""
        if not self.take.isEnabled():
            return
        system = self.table.evening.house.rules
        options = complete(system.options, self.options.values)
        try:
            system.check_options(options)
        except BadInput as error:
            self.rounds.board.window_.toast(words_of(error))
            return
        self.rounds.corrections.show(ChangeRules(self.from_round, options), partial(self.left.emit))

    # --- places

    def _card(self) -> QRectF:
        px, edge = look().px, look().px(20)
        return QRectF(edge, px(130), self.width() - 2 * edge, self.height() - px(130) - edge)

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "area"):
            return
        px, card = look().px, self._card()
        self.start.put(rect.x(), rect.y() - px(2), self.start.want().width(), px(40))
        side = max(px(28), (card.width() - px(980)) / 2)
        self.options.margins(side, side)
        self.options.setFixedWidth(round(card.width() - px(16)))
        self.options.place()
        self.area.put(card.x() + px(6), card.y() + px(8), card.width() - px(12), card.height() - px(16))

    def paint_ground(self, painter: QPainter) -> None:
        super().paint_ground(painter)
        paint_shadow(painter, self._card(), self.devicePixelRatioF())
        paint_panel(painter, self._card())


def open_rules_change(rounds: RoundsPage) -> RulesChangePage:
    """Show the page."""
    return rounds.board.window_.visit(RulesChangePage(rounds))
