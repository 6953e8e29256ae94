"""A first round with somebody beside one: a real round that is told move by move, and left at any time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from mjdesk.engine.actions import Action
from mjdesk.engine.rules.registry import rule_system
from mjdesk.players.lineup import player
from mjdesk.save import PERSON, Saved
from mjdesk.ui.aside import Aside
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import tr
from mjdesk.ui.learn.coach import Coach, Pointer
from mjdesk.ui.learn.lessons import SEEDS, lesson_of, target_of, the_end
from mjdesk.ui.models import SettlementModel, TableModel
from mjdesk.ui.session import begun
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.table.widget import TableWidget
from mjdesk.ui.widgets import Page

if TYPE_CHECKING:
    from mjdesk.ui.match_window import MatchWindow

#: who plays the other seats
OPPONENT = "beginner"


class LessonPage(Page):
    """The table with the coach under it."""

    keys_group = "table"

    def __init__(self, table: TableWidget) -> None:
        super().__init__()
        self.table = table
        table.setParent(self)
        table.show()
        self.coach, self.mark = Coach(self), Pointer(table)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(table)

    def first(self) -> QWidget:
        """What has the focus when the page is shown."""
        return self.table

    def finish_motion(self) -> None:
        """Let the tiles arrive."""
        self.table.finish_motion()

    def place(self) -> None:
        high = round(self.coach.needed(self.width()))
        self.table.setGeometry(0, 0, self.width(), self.height() - high)
        self.coach.setGeometry(0, self.height() - high, self.width(), high)
        self.coach.place()


class FirstRound(Aside):
    """The round. Nothing of it is kept."""

    def __init__(self, window: MatchWindow, saved: Saved, page: QWidget) -> None:
        super().__init__(window, saved, page)
        self.lesson_page = LessonPage(self.table)
        self.page = self.lesson_page
        self.coach, self.mark = self.lesson_page.coach, self.lesson_page.mark
        self.coach.left.connect(window.leave_game)
        self.coach.settlement_wanted.connect(self._open_settlement)
        self.table.chosen.connect(lambda *_answer: self.mark.point(None))
        self.session.changed.connect(self._changed)

    def _changed(self, model: TableModel, _event: object) -> None:
        """Say what there is to do, as soon as it is known what that is."""
        if model.question is None:
            self._tell(model, None)
            return
        in_background(partial(_advised, model), self._take_advice)

    def _take_advice(self, advised: tuple[TableModel, Action]) -> None:
        model, action = advised
        if model is self.session.model and self.session.settlement is None:  # else the table has gone on
            self._tell(model, action)

    def _tell(self, model: TableModel, action: Action | None) -> None:
        if self.coach.tell(partial(lesson_of, model, action, self.coach.met)):
            self.lesson_page.place()
        moment, lesson = self.table.moment, self.coach.lesson
        self.mark.point(None if moment is None or lesson is None else target_of(moment, lesson.action))

    # --- the end

    def _settled(self, model: SettlementModel) -> None:
        """The coach says that it is over; the sheet opens when it is wanted."""
        shown = self.session.model
        if shown is not None:
            self.coach.tell(partial(the_end, shown))
            self.lesson_page.place()
            self.mark.point(None)
            self.coach.settlement.setFocus()

    def _open_settlement(self) -> None:
        model = self.session.settlement
        if model is not None:
            self._show_settlement(model)

    def _show_settlement(self, model: SettlementModel) -> SettlementSheet:
        sheet = super()._show_settlement(model)
        sheet.again_button.say(lambda: tr("Once more"))
        sheet.next_button.say(lambda: tr("Back to learning"))
        sheet.place()
        return sheet

    def _again(self) -> None:
        page = self.page_before
        assert page is not None
        guide(self.window, self.saved.match.rules.id, page)


def _advised(model: TableModel) -> tuple[TableModel, Action]:
    """What a greedy player would do there; runs in a thread."""
    return model, player("greedy", "").choose(model.view)


def guide(window: MatchWindow, rules: str, page: QWidget) -> FirstRound:
    """Play a first round of a system with the guide; ``page`` is shown again afterwards."""
    others = max(rule_system(rules).players) - 1
    saved = begun(rules, {}, (PERSON, *(OPPONENT,) * others), 1, seed=SEEDS.get(rules, "first-1"))
    game = FirstRound(window, saved, page)
    window.show_game(game)
    return game
