"""The parlor on one page: every table with its people, points, round and time."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ledger.book import Book
from mjdesk.ledger.sessions import State, set_state
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.board_cards import Cards
from mjdesk.ui.ledger.board_empty import FirstEvening, NotOpened
from mjdesk.ui.ledger.board_models import BoardModel, DeskModel, load_board
from mjdesk.ui.ledger.busy_line import BusyLine
from mjdesk.ui.ledger.desk_card import DeskCard
from mjdesk.ui.ledger.keeper import Keeper, Then, Work, words_of
from mjdesk.ui.ledger.loading import load_table
from mjdesk.ui.ledger.type_ahead import TypeAhead
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Label, Scroll
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from mjdesk.ledger.scoreboard import Scoreboard
    from mjdesk.ui.ledger.entered_table import Table
    from mjdesk.ui.window import MainWindow

REFRESH_MS = 20_000


class BoardPage(FullPage):
    """The page; it looks at the ledger again now and then, and whenever something was done."""

    def __init__(self, keeper: Keeper, window: MainWindow) -> None:
        super().__init__(lambda: tr("Parlor"), self._about)
        self.keeper, self.window_ = keeper, window
        self.model = BoardModel("", (), 0)
        self.known = False
        self.ways: dict[str, int] = {}  #: how rounds were entered last, by system
        keeper.failed.connect(window.toast)
        self.busy = BusyLine(window)
        keeper.slow.connect(self.busy.show_busy)
        self.ahead = TypeAhead(self)
        self.cards = Cards()
        self.cards.chosen.connect(self.choose)
        self.area = Scroll(self.cards, self)
        self.beginning, self.closed = FirstEvening(self), NotOpened(self)
        self.beginning.begin.connect(lambda: self.open_table(0))
        self.beginning.bring_in.connect(self.open_files)
        self.closed.again.connect(self._load)
        self.closed.backups.connect(self.open_backups)
        self._show_body(None)
        self.new = Button(
            lambda: tr("Open a table"), ButtonKind.QUIET, self, icon_name="plus", key="N", name="open-table"
        )
        self.new.clicked.connect(lambda: self.open_table(0))
        self.people = Button(lambda: tr("People"), ButtonKind.QUIET, self, icon_name="users", key="P", name="people")
        self.people.clicked.connect(self.open_people)
        self.net = Button(lambda: tr("Scoreboard"), ButtonKind.ICON, self, icon_name="wifi", name="scoreboard")
        self.net.clicked.connect(self.open_scoreboard)
        self.files = Button(lambda: tr("Files"), ButtonKind.ICON, self, icon_name="folder", name="files")
        self.files.clicked.connect(self.open_files)
        self.places = [
            self._place(lambda: tr("Ranking (K)"), "trophy", "ranking", self.open_ranking),
            self._place(lambda: tr("Evenings (H)"), "history", "history", self.open_history),
            self._place(lambda: tr("Assign tables (A)"), "grid", "assign", self.open_assign),
        ]
        self.at_right = [self.new, self.people, *self.places, self.files, self.net]
        self.scoreboard: Scoreboard | None = None
        self.clock = Label(self._now, 20, 600, parent=self)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.refresh)
        self._timer.start(REFRESH_MS)
        self._load()

    def _place(self, words: Callable[[], str], icon_name: str, name: str, does: Callable[[], None]) -> Button:
        button = Button(words, ButtonKind.ICON, self, icon_name=icon_name, name=name)
        button.clicked.connect(does)
        return button

    def closing(self) -> None:
        self._timer.stop()
        self.ahead.drop()
        self.busy.deleteLater()
        if self.scoreboard is not None:
            self.scoreboard.stop()
        self.keeper.close()

    @staticmethod
    def _now() -> str:
        return datetime.now().strftime("%H:%M")  # noqa: DTZ005 - the time on the wall

    def _about(self) -> str:
        model = getattr(self, "model", None)
        if model is None or not self.known:
            return ""
        return " · ".join([tr("%n tables", model.running), tr("%n people", model.players)])

    def first(self) -> QWidget:
        """What has the focus."""
        if self.closed.isVisibleTo(self):
            return self.closed.main
        if self.beginning.isVisibleTo(self):
            return self.beginning.main
        return self.cards.cards[0] if self.cards.cards else self

    # --- showing

    def _load(self) -> None:
        """Look at the ledger for the first time; keys wait for the tables."""
        self.ahead.hold()
        self.keeper.ask(load_board, self._show_first, self._not_opened)

    def _show_first(self, model: BoardModel) -> None:
        self._show(model)
        if self.window_.page is self and not self.window_.overlays:
            self.first().setFocus()
        self.ahead.give()

    def _not_opened(self, error: Exception) -> None:
        self.ahead.drop()
        self.closed.say(partial(words_of, error))
        self._show_body(self.closed)
        if self.window_.page is self and not self.window_.overlays:
            self.closed.main.setFocus()

    def _show_body(self, shown: QWidget | None) -> None:
        for part in (self.area, self.beginning, self.closed):
            part.setVisible(part is shown)

    def refresh(self) -> None:
        """Look at the ledger again."""
        self.keeper.ask(load_board, self._show)

    def go(self, work: Work, then: Then, otherwise: Then | None = None) -> None:
        """Ask the ledger for what comes next and show it with ``then``; Escape: stay here."""
        self.ahead.ask(self.keeper, work, then, otherwise)

    def _show(self, model: BoardModel) -> None:
        self.model, self.known = model, True
        self._show_body(self.area if model.desks else self.beginning)
        wanted = [*model.desks, DeskModel(0, str(len(model.desks) + 1))]
        had = self.focusWidget()
        focused = self.cards.cards.index(had) if isinstance(had, DeskCard) and had in self.cards.cards else 0
        if self.cards.show_desks(wanted) and self.window_.page is self and not self.window_.overlays:
            self.cards.cards[min(focused, len(wanted) - 1)].setFocus()
        self.about.say(self._about)
        self.clock.say(self._now)
        self._restyle()
        self.cards.place()
        self.cards.update()

    # --- going on from here

    def choose(self, card: DeskCard) -> None:
        """A table was chosen: a round is entered there; one that is over is settled; an empty one is opened."""
        model = card.model
        if not model.session:
            self.open_table(model.desk)
        elif model.state is State.DONE:
            self.open_rounds(model.session)
        else:
            self.go(partial(load_table, session_id=model.session), self._enter)

    def _enter(self, table: Table) -> None:
        from mjdesk.ui.ledger.entry_page import EntryPage
        from mjdesk.ui.ledger.photo_entry import offer_photos

        rules = table.evening.house.rules.id
        page = self.window_.visit(EntryPage(self.keeper, table, self.ways.get(rules, 0)))
        page.tabs.chosen.connect(partial(self.ways.__setitem__, rules))
        page.said.connect(self.window_.toast)
        page.saved.connect(lambda _: self.refresh())
        page.saved.connect(lambda _: self.window_.hear_saved())
        page.rounds_wanted.connect(lambda: self.open_rounds(table.loaded.session.id, page.reload))
        page.left.connect(self.refresh)
        offer_photos(self.window_, page)

    def open_rounds(self, session: int, changed: Callable[[], None] | None = None) -> None:
        """The rounds of a session."""
        from mjdesk.ui.ledger.rounds_page import open_rounds

        self.go(partial(load_table, session_id=session), partial(open_rounds, self, changed))

    def open_four_sides(self, session: int) -> None:
        """The scores of one table, each plate turned to its player."""
        from mjdesk.ui.ledger.four_sides import open_four_sides

        self.go(partial(load_table, session_id=session), partial(open_four_sides, self))

    def open_scoreboard(self) -> None:
        """The sheet that opens the scoreboard on the local network."""
        from mjdesk.ui.ledger.scoreboard_sheet import show_scoreboard

        show_scoreboard(self)

    def open_files(self) -> None:
        """The sheet of exports, imports and backups."""
        from mjdesk.ui.ledger.files_sheet import show_files

        show_files(self)

    def open_backups(self) -> None:
        """The sheet that puts a backup in the place of the ledger."""
        from mjdesk.ui.ledger.backups_sheet import show_backups

        show_backups(self)

    def open_table(self, desk: int) -> None:
        """The sheet that begins a session at a table; 0: at a new one."""
        from mjdesk.ledger.seating import hall
        from mjdesk.ui.ledger.open_sheet import show_open_sheet

        name = next((d.name for d in self.model.desks if d.desk == desk), str(len(self.model.desks) + 1))
        self.go(hall, partial(show_open_sheet, self, name))

    def open_ranking(self) -> None:
        """Who leads."""
        from mjdesk.ui.ledger.ranking_page import open_ranking

        open_ranking(self)

    def open_history(self) -> None:
        """All evenings."""
        from mjdesk.ui.ledger.history_page import open_history

        open_history(self)

    def open_assign(self) -> None:
        """People are assigned to tables."""
        from mjdesk.ui.ledger.assign_page import open_assign

        open_assign(self)

    def open_people(self) -> None:
        """The players."""
        from mjdesk.ui.ledger.people_sheet import show_people

        show_people(self)

    def _focused(self) -> DeskCard | None:
        focused = self.window_.focusWidget()
        return focused if isinstance(focused, DeskCard) else None

    def _set_state(self, model: DeskModel, state: State) -> None:
        now = State.OPEN if model.state is state else state
        self.keeper.ask(partial(set_state, session_id=model.session, state=now), lambda _: self.refresh())

    def _letters(self) -> dict[str, Callable[[], object]]:
        """What letters do wherever the focus is."""
        return {
            "n": lambda: self.open_table(0), "p": self.open_people, "k": self.open_ranking, "h": self.open_history,
            "a": self.open_assign, "f": self.open_files, "s": self.open_scoreboard,
        }  # fmt: skip

    def keyPressEvent(self, event: QKeyEvent) -> None:
        card, columns, cards = self._focused(), self.cards.columns(), self.cards.cards
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -columns, Qt.Key.Key_Down: columns}
        code = Qt.Key(event.key())
        if code in steps and card is not None:
            place = cards.index(card) + steps[code]
            cards[max(0, min(len(cards) - 1, place))].setFocus(Qt.FocusReason.TabFocusReason)
        elif code in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and card is not None:
            card.click()
        elif event.text().lower() in self._letters():
            self._letters()[event.text().lower()]()
        elif event.text().lower() in ("b", "c") and card is not None and card.model.session:
            self._set_state(card.model, State.BREAK if event.text().lower() == "b" else State.CALL)
        elif event.text().lower() == "t" and card is not None and card.model.session:
            self.open_four_sides(card.model.session)
        elif event.text().lower() == "r" and card is not None and card.model.session:
            self.open_rounds(card.model.session)
        else:
            super().keyPressEvent(event)

    # --- places

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "clock"):
            return
        px = look().px
        right = self.net.geometry().left()
        wide = self.clock.want().width()
        self.clock.put(right - wide - px(14), px(18), wide, px(40))
        high = max(rect.height(), self.cards.needed(rect.width()))
        bar = px(10) if high > rect.height() else 0.0
        self.cards.resize(round(rect.width() + px(8) - bar), round(high))
        for part in (self.beginning, self.closed):
            part.setGeometry(rect.toAlignedRect())
        self.area.put(rect.x() - px(4), rect.y() - px(4), rect.width() + px(8), rect.height() + px(8))


def open_board(window: MainWindow) -> BoardPage:
    """Show the board."""
    return window.visit(BoardPage(Keeper(partial(_open, window.settings.name)), window))


def _open(who: str) -> Book:
    return Book.open(who=who)
