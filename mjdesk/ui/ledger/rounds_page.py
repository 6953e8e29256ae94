"""The rounds of a session: looked at, corrected, ended, settled."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QKeyEvent, QPainter

from mjdesk.ledger.accounts import Payment, settle
from mjdesk.ledger.sessions import PLAYED, State, set_state
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.ledger.corrections import Corrections
from mjdesk.ui.ledger.entered_table import Table
from mjdesk.ui.ledger.loading import load_plan, load_table
from mjdesk.ui.ledger.papers import Papers
from mjdesk.ui.ledger.parts import paint_panel, paint_shadow
from mjdesk.ui.ledger.plan_strip import paint_strip, plan_words, strip_height
from mjdesk.ui.ledger.round_list import RoundList
from mjdesk.ui.ledger.round_photos import photo_of
from mjdesk.ui.listeners import is_there
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, MenuList, Page, Scroll
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from mjdesk.ui.ledger.board_page import BoardPage


class RoundsPage(FullPage):
    """The page."""

    def __init__(self, board: BoardPage, table: Table, changed: Callable[[], None] | None = None) -> None:
        super().__init__(lambda: tr("Rounds"), self._about)
        self.board, self.table, self.changed = board, table, changed
        self.plan: tuple[Payment, ...] = ()
        self.list = RoundList()
        self.area = Scroll(self.list, self, ground="raised")
        self.list.opened.connect(self.open_round)
        self.edit_button = self._button(
            lambda: tr("Correct"), "edit", "E", lambda: self.corrections.edit(self.list.row)
        )
        self.insert_button = self._button(
            lambda: tr("Insert before"), "plus", "I", lambda: self.corrections.insert(self.list.row)
        )
        self.delete_button = self._button(
            lambda: tr("Delete"), "trash", "D", lambda: self.corrections.delete(self.list.row)
        )
        self.end_button = self._button(self._end_words, "stop", "", self.end)
        self.settle_button = self._button(lambda: tr("All have paid"), "coin", "", self.settle)
        self.paper = self._icon(lambda: tr("On paper (P)"), "print", "paper", self.open_paper)
        self.clock = self._icon(lambda: tr("Clock (T)"), "timer", "clock", self.open_clock)
        self.more = self._icon(lambda: tr("Fees, fines, chips (M)"), "bag", "more-money", self.open_money)
        self.seats = self._icon(lambda: tr("Who sits where (S)"), "users", "seats", self.open_seats)
        self.others = self._icon(lambda: tr("More"), "more", "more", self.open_more)
        self.papers = Papers(self)
        self.corrections = Corrections(self)
        rounds = [self.delete_button, self.insert_button, self.edit_button]
        icons = [self.others, self.paper, self.more, self.clock, self.seats]
        self.at_right = [*icons, self.settle_button, self.end_button, *rounds]
        self.about.say(self._about)
        self._show(table)

    def _button(self, words: Callable[[], str], icon_name: str, key: str, does: Callable[[], None]) -> Button:
        button = Button(words, ButtonKind.QUIET, self, icon_name=icon_name, key=key, size=14)
        button.setObjectName(f"rounds-{icon_name}")
        button.clicked.connect(does)
        return button

    def _icon(self, words: Callable[[], str], icon_name: str, name: str, does: Callable[[], object]) -> Button:
        button = Button(words, ButtonKind.ICON, self, icon_name=icon_name, name=name)
        button.clicked.connect(does)
        return button

    def _about(self) -> str:
        table = getattr(self, "table", None)
        if table is None:
            return ""
        parts = [tr("Table {name}", name=table.desk)] if table.desk else []
        return " · ".join([*parts, say(table.evening.house.rules.name)])

    @property
    def session(self) -> int:
        """The number of the session."""
        return self.table.loaded.session.id

    def _end_words(self) -> str:
        table = getattr(self, "table", None)
        over = table is not None and table.loaded.session.state not in PLAYED
        return tr("Open again") if over else tr("End the evening")

    def first(self) -> Page:
        """What has the focus."""
        return self.list

    # --- showing

    def reload(self, then: Callable[[], object] | None = None) -> None:
        """Look at the session again; ``then`` is told when it is shown."""

        def shown(table: Table) -> None:
            self._show(table)
            if then is not None and is_there(then):  # a sheet may be closed meanwhile
                then()

        self.board.keeper.ask(partial(load_table, session_id=self.session), shown)
        self.board.refresh()
        if self.changed is not None:
            self.changed()

    def _show(self, table: Table) -> None:
        self.table = table
        self.list.show_table(table)
        self.end_button.retranslate()
        some = bool(self.list.count)
        for button in (self.edit_button, self.insert_button, self.delete_button):
            button.setEnabled(some)
        self._sync_settling()
        self.board.keeper.ask(partial(load_plan, session=self.session), self._show_plan)
        self._restyle()

    def _show_plan(self, plan: tuple[Payment, ...]) -> None:
        self.plan = plan
        self._sync_settling()
        self._restyle()

    def _sync_settling(self) -> None:
        """There is something to settle: rounds, or a fee of an evening that was not played."""
        open_ = self.table.loaded.session.state is not State.SETTLED
        self.settle_button.setEnabled(open_ and bool(self.list.count or self.plan))

    def plan_words(self) -> list[str]:
        """Who pays whom, in words."""
        return plan_words(self.plan, self.table.names)

    # --- correcting

    def open_round(self, number: int) -> None:
        """A round was opened: its record is shown where there is one, else it is entered again."""
        if self.list.has_record(number):
            self.look_at_record()
        else:
            self.corrections.edit(number)

    def open_seats(self) -> None:
        """The sheet on which people join, leave and change places."""
        from mjdesk.ui.ledger.seats_sheet import show_seats

        show_seats(self)

    # --- the end of the evening

    def open_money(self) -> None:
        """The sheet of fees, fines, chips and the rate."""
        from mjdesk.ui.ledger.money_sheet import show_money

        show_money(self)

    def open_clock(self) -> None:
        """The sheet of the clock."""
        from mjdesk.ui.ledger.clock_sheet import show_clock

        show_clock(self)

    def open_paper(self) -> MenuList:
        """The list of what can be had on paper."""
        return self.papers.open()

    def open_rules(self) -> None:
        """The page on which the rules are changed for the rest of the evening."""
        from mjdesk.ui.ledger.rules_change import open_rules_change

        open_rules_change(self)

    def open_changes(self) -> None:
        """The list of changes of this evening."""
        from mjdesk.ui.ledger.changes_page import open_changes

        open_changes(self.board, self.session)

    def open_records(self) -> None:
        """Rounds that were played in the program, to be added to this evening."""
        from mjdesk.ui.ledger.records_sheet import show_records

        show_records(self)

    def look_at_record(self) -> None:
        """The chosen round in the viewer, where its record is there."""
        from mjdesk.ui.ledger.records_sheet import look_at_record

        look_at_record(self, self.list.row)

    def look_at_photo(self) -> None:
        """The photo that was kept with the chosen round, where there is one."""
        from mjdesk.ui.ledger.round_photo_page import RoundPhotoPage

        if self._has_photo():
            key = self.table.evening.rounds[self.list.row - 1].key
            self.board.window_.visit(RoundPhotoPage(key, self.list.row))

    def _has_photo(self) -> bool:
        rounds = self.table.evening.rounds
        return 1 <= self.list.row <= len(rounds) and photo_of(rounds[self.list.row - 1].key).exists()

    def more_choices(self) -> tuple[tuple[str, Callable[[], object]], ...]:
        """What the list of further things holds."""
        choices: list[tuple[str, Callable[[], object]]] = [
            (tr("Change the rules (R)"), self.open_rules),
            (tr("Rounds played in the program (L)"), self.open_records),
            (tr("List of changes (H)"), self.open_changes),
        ]
        choices += [(button.text(), does) for button, does in self._foldable() if not button.isVisibleTo(self)]
        if self.list.has_record(self.list.row):
            choices.insert(0, (tr("Look at the record (V)"), self.look_at_record))
        if self._has_photo():
            choices.insert(0, (tr("Photo of this round (F)"), self.look_at_photo))
        return tuple(choices)

    def _foldable(self) -> tuple[tuple[Button, Callable[[], object]], ...]:
        """Buttons that go into the list of further things where there is no room, the first to go first."""
        return (
            (self.paper, self.open_paper), (self.seats, self.open_seats), (self.clock, self.open_clock),
            (self.more, self.open_money),
        )  # fmt: skip

    def open_more(self) -> MenuList:
        """The list of further things."""
        choices = self.more_choices()
        menu = MenuList([words for words, _ in choices], -1, self.others, self.others.face())
        menu.chosen.connect(lambda n: choices[n][1]())
        return menu

    def end(self) -> None:
        """End the session, or open it again."""
        state = State.DONE if self.table.loaded.session.state in PLAYED else State.OPEN
        self.board.keeper.ask(partial(set_state, session_id=self.session, state=state), lambda _: self.reload())

    def settle(self) -> None:
        """Note that everybody has paid."""
        self.board.keeper.ask(partial(settle, session_id=self.session), lambda _: self.reload())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys: dict[str, Callable[[], object]] = {
            "e": self.edit_button.click, "i": self.insert_button.click, "d": self.delete_button.click,
            "t": self.open_clock, "m": self.open_money, "p": self.open_paper, "s": self.open_seats,
            "r": self.open_rules, "h": self.open_changes, "l": self.open_records, "v": self.look_at_record,
            "f": self.look_at_photo,
        }  # fmt: skip
        if event.text().lower() in keys:
            keys[event.text().lower()]()
        else:
            super().keyPressEvent(event)

    # --- places

    def _card(self, rect: QRectF) -> QRectF:
        return QRectF(rect.x(), rect.y(), rect.width(), rect.height() - self._plan_height())

    def _plan_height(self) -> float:
        return strip_height(self.plan_words(), self._strip_width())

    def _strip_width(self) -> float:
        return self.width() - look().px(52)

    def place(self) -> None:
        """Words on the buttons where there is room for them, else icons; what has no room goes into the list."""
        if hasattr(self, "list"):
            worded = (self.edit_button, self.insert_button, self.delete_button, self.end_button, self.settle_button)
            quiet, alone = ButtonKind.QUIET, ButtonKind.ICON
            steps = [(quiet, quiet, 0), (alone, quiet, 0), (alone, alone, 0), *((alone, alone, n) for n in range(1, 5))]
            for kind, back, folded in steps:
                self.back.kind = back
                for button in worded:
                    button.kind = kind
                    button.retranslate()
                for n, (button, _) in enumerate(self._foldable()):
                    button.setVisible(n >= folded)
                shown = [button for button in self.at_right if button.isVisibleTo(self)]
                wanted = sum(button.want().width() + look().px(10) for button in shown)
                if wanted + self.back.want().width() + look().px(150) <= self.width():
                    break
        super().place()

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "list"):
            return
        px, card = look().px, self._card(rect)
        self.list.resize(round(card.width() - px(12)), round(max(card.height() - px(20), self.list.needed())))
        self.area.put(card.x() + px(2), card.y() + px(10), card.width() - px(4), card.height() - px(20))

    def paint_ground(self, painter: QPainter) -> None:
        super().paint_ground(painter)
        px, edge = look().px, look().px(20)
        rect = QRectF(edge, px(76), self.width() - 2 * edge, self.height() - px(76) - edge)
        card = self._card(rect)
        paint_shadow(painter, card, self.devicePixelRatioF())
        paint_panel(painter, card)
        paint_strip(painter, QRectF(rect.x() + px(6), card.bottom(), self._strip_width(), px(10)), self.plan_words())


def open_rounds(board: BoardPage, changed: Callable[[], None] | None, table: Table) -> RoundsPage:
    """Show the rounds of a session."""
    return board.window_.visit(RoundsPage(board, table, changed))
