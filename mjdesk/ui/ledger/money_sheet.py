"""The money of an evening: what the room takes, penalties with a reason, chips, what a point is worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text
from mjdesk.ledger import money
from mjdesk.ledger.book import Book
from mjdesk.ledger.money import FeeBy, Kind, Posted
from mjdesk.ledger.sessions import set_rate
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.amounts import cents, money_text
from mjdesk.ui.ledger.keeper import words_of
from mjdesk.ui.ledger.loading import load_posted
from mjdesk.ui.ledger.parts import Toggle
from mjdesk.ui.ledger.posted_words import posted_texts
from mjdesk.ui.ledger.row_list import Column, Row, RowList
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Field, Label, Pills, Scroll, Sheet
from mjdesk.ui.widgets.base import named, write

if TYPE_CHECKING:
    from mjdesk.ui.ledger.rounds_page import RoundsPage

_WHO = Text("先点是谁", "choose who first")
ROW = 42.0
FEE, FINE, CHIPS, RATE = range(4)


class MoneySheet(Sheet):
    """The sheet. What is done is done at once; each entry can be taken back."""

    size_units = QSizeF(860, 560)

    def __init__(self, page: RoundsPage) -> None:
        super().__init__()
        self.page = page
        self.entries: tuple[Posted, ...] = ()
        self.problem = ""
        self.who = -1
        self.chosen = 0  #: the entry that can be taken back, 0: none
        table = page.table
        self.players = tuple(dict.fromkeys(s.player for s in table.evening.seated if s.player is not None))
        self.title = Label(lambda: tr("Fees, fines, chips"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        labels = (lambda: tr("Fee"), lambda: tr("Fine"), lambda: tr("Chips"), lambda: tr("A point in money"))
        self.tabs = Pills(labels, FEE, self, "money-tabs")
        named(self.tabs, lambda: tr("Fees, fines, chips"))
        self.tabs.chosen.connect(lambda _: self._turn())
        self._make_parts()
        self._make_list()
        self.reload()
        self._turn()

    def _make_parts(self) -> None:
        table, quiet = self.page.table, ButtonKind.QUIET
        self.fee_by = Pills([lambda: tr("An hour"), lambda: tr("A round"), lambda: tr("The table")], 0, self, "fee-by")
        named(self.fee_by, lambda: tr("Fee for"))
        self.fee = Field(lambda: tr("Fee, such as 12.50"), self, "fee-amount")
        self.fee_button = Button(lambda: tr("Charge it"), quiet, self, icon_name="coin", name="charge-fee")
        self.fee_button.clicked.connect(self.charge)
        self.people = [
            Toggle(table.names[player], self, name=f"fined-{n}", size=14, fill="sunken")
            for n, player in enumerate(self.players)
        ]
        for n, toggle in enumerate(self.people):
            toggle.clicked.connect(partial(self.choose, n))
        self.points = Field(lambda: tr("How many points"), self, "fine-points")
        self.reason = Field(lambda: tr("What for"), self, "fine-reason")
        self.shared = Toggle(lambda: tr("The others get it"), self, name="fine-shared", size=14, fill="sunken")
        self.fine_button = Button(lambda: tr("Fine"), quiet, self, icon_name="warning", name="fine")
        self.fine_button.clicked.connect(self.fine)
        self.chips = Field(lambda: tr("Chips for how much"), self, "chips-amount")
        self.buy = Button(lambda: tr("Bought"), quiet, self, icon_name="coin", name="chips-bought")
        self.buy.clicked.connect(lambda: self.hand_out(1))
        self.back = Button(lambda: tr("Handed back"), quiet, self, icon_name="undo", name="chips-back")
        self.back.clicked.connect(lambda: self.hand_out(-1))
        self.rate = Field(lambda: tr("Money a point, 0: none"), self, "rate-amount")
        self.rate_button = Button(lambda: tr("Let it hold"), quiet, self, icon_name="check", name="set-rate")
        self.rate_button.clicked.connect(self.change_rate)
        if table.loaded.session.rate:
            self.rate.edit.setText(money_text(table.loaded.session.rate))

    def _make_list(self) -> None:
        columns = (
            Column("", 0.8, weight=600, ink="ink"), Column("", 2.6), Column("", 2.4, size=14),
            Column("", 1.2, right=True, size=16, weight=600, ink="ink"),
        )  # fmt: skip
        self.list = RowList(columns, "money-entries", ROW, lambda: tr("Nothing has been entered yet"))
        self.list.opened.connect(self.choose_entry)
        self.area = Scroll(self.list, self)
        self.undo = Button(self._undo_words, ButtonKind.QUIET, self, icon_name="undo", name="take-back", size=14)
        self.undo.clicked.connect(self.take_back)

    def first(self) -> QWidget:
        return self.tabs

    # --- what is shown

    def _shown(self) -> tuple[QWidget, ...]:
        return {
            FEE: (self.fee_by, self.fee, self.fee_button),
            FINE: (*self.people, self.points, self.reason, self.shared, self.fine_button),
            CHIPS: (*self.people, self.chips, self.buy, self.back),
            RATE: (self.rate, self.rate_button),
        }[self.tabs.value()]

    def _turn(self) -> None:
        shown = self._shown()
        for part in {self.fee_by, self.fee, self.fee_button, *self.people, self.points, self.reason, self.shared,
                     self.fine_button, self.chips, self.buy, self.back, self.rate, self.rate_button}:  # fmt: skip
            part.setVisible(part in shown)
        self.problem = ""
        self._restyle()

    # --- doing

    def choose(self, n: int, _on: bool = True) -> None:
        """Who is fined, or whose chips they are."""
        self.who = n
        for place, toggle in enumerate(self.people):
            toggle.setChecked(place == n)
        (self.chips if self.tabs.value() == CHIPS else self.points).setFocus()

    def _do(self, work: Callable[[Book, int], object]) -> None:
        session = self.page.session
        self.page.board.keeper.ask(lambda book: work(book, session), self._done, self.refuse)

    def _done(self, _: object) -> None:
        self.problem = ""
        for field in (self.fee, self.points, self.reason, self.chips):
            field.edit.clear()
        self.page.reload()
        self.reload()

    def refuse(self, error: Exception) -> None:
        """Say why not."""
        self.problem = words_of(error)
        self.setAccessibleDescription(self.problem)
        self.update()

    def reload(self) -> None:
        """Look at the entries again."""
        self.page.board.keeper.ask(partial(load_posted, session=self.page.session), self._show)

    def _show(self, entries: tuple[Posted, ...]) -> None:
        self.entries = tuple(e for e in reversed(entries) if e.kind is not Kind.SETTLEMENT)
        open_ = {entry.id for entry in self.entries if not entry.cancelled}
        self.chosen = self.chosen if self.chosen in open_ else 0
        names = self.page.table.names
        self.list.show_rows(
            [Row(posted_texts(e, names), e.id if e.id in open_ else 0, quiet=e.cancelled) for e in self.entries]
        )
        self._restyle()

    def _amount(self, field: Field, *, zero: bool = False) -> int | None:
        try:
            return cents(field.edit.text(), zero=zero)
        except BadInput as error:
            self.refuse(error)
            return None

    def _chosen(self) -> int | None:
        if self.who < 0:
            self.refuse(BadInput("nobody", text=_WHO))
            return None
        return self.players[self.who]

    def charge(self) -> None:
        """Post the fee of the session so far."""
        amount = self._amount(self.fee)
        if amount is not None:
            by = (FeeBy.HOUR, FeeBy.ROUND, FeeBy.TABLE)[self.fee_by.value()]
            self._do(lambda book, session: money.fee(book, session, by, amount))

    def fine(self) -> None:
        """Post a penalty."""
        player, text = self._chosen(), self.points.edit.text().strip()
        if player is None:
            return
        now = [p for p in self.page.table.players if p is not None]
        others = [p for p in now if p != player] if self.shared.isChecked() else []
        points = int(text) if text.isdecimal() and len(text) < 9 else 0
        reason = self.reason.edit.text()
        self._do(lambda book, session: money.fine(book, session, player, points, reason, to=others))

    def hand_out(self, sign: int) -> None:
        """Chips are bought, or handed back."""
        player, amount = self._chosen(), self._amount(self.chips)
        if player is not None and amount is not None:
            self._do(lambda book, session: money.chips(book, session, player, sign * amount))

    def change_rate(self) -> None:
        """Another worth of a point, for the whole evening."""
        amount = self._amount(self.rate, zero=True)
        if amount is not None:
            self._do(lambda book, session: set_rate(book, session, amount))

    def accept(self) -> None:
        """Enter does what has been typed."""
        ways: dict[int, tuple[Field, Callable[[], None]]] = {
            FEE: (self.fee, self.charge), FINE: (self.points, self.fine),
            CHIPS: (self.chips, partial(self.hand_out, 1)), RATE: (self.rate, self.change_rate),
        }  # fmt: skip
        typed, does = ways[self.tabs.value()]
        if typed.edit.text().strip() or self.reason.edit.text().strip():
            does()

    def choose_entry(self, entry: int) -> None:
        """An entry of the list was chosen: the button under it takes it back."""
        self.chosen = entry
        self.undo.retranslate()
        self._restyle()
        if self.undo.isVisible():
            self.undo.setFocus()

    def take_back(self) -> None:
        """Take the chosen entry back by a counter-entry."""
        if self.chosen:
            entry = self.chosen
            self._do(lambda book, _session: money.cancel(book, entry))
            self.chosen = 0
            self.list.setFocus()

    def _undo_words(self) -> str:
        found = next((e for e in self.entries if e.id == self.chosen), None)
        if found is None:
            return tr("Take back")
        what, who, *_ = posted_texts(found, self.page.table.names)
        return tr("Take back: {what}", what=f"{what} {who}")

    # --- places and painting

    def place(self) -> None:
        if not hasattr(self, "undo"):
            return
        px, edge, wide = look().px, look().px(32), self.width() - look().px(64)
        self.title.put(edge, px(22), self.width() - px(120), px(40))
        self.close_button.put(self.width() - px(66), px(22), px(38), px(38))
        self.tabs.put(edge, px(76), min(wide, self.tabs.want().width()), px(40))
        top, at = px(134), edge
        for toggle in self.people:
            room = toggle.want().width()
            if at > edge and at + room > edge + wide:
                at, top = edge, top + px(46)
            toggle.put(at, top, room, px(40))
            at += room + px(8)
        under = top + px(54)
        gap = px(14)
        self.fee_by.put(edge, px(137), self.fee_by.want().width(), px(38))
        at = edge + self.fee_by.want().width() + gap
        self.fee.put(at, px(134), px(230), px(44))
        self.fee_button.put(at + px(244), px(134), self.fee_button.want().width(), px(44))
        fine, shared = self.fine_button.want().width(), self.shared.want().width()
        self.points.put(edge, under, px(140), px(44))
        self.reason.put(edge + px(154), under, wide - px(154) - fine - shared - 2 * gap, px(44))
        self.shared.put(edge + wide - fine - gap - shared, under + px(2), shared, px(40))
        self.fine_button.put(edge + wide - fine, under, fine, px(44))
        self.chips.put(edge, under, px(240), px(44))
        self.buy.put(edge + px(254), under, self.buy.want().width(), px(44))
        self.back.put(edge + px(268) + self.buy.want().width(), under, self.back.want().width(), px(44))
        self.rate.put(edge, px(134), px(260), px(44))
        self.rate_button.put(edge + px(274), px(134), self.rate_button.want().width(), px(44))
        self._below = (under if self.tabs.value() in (FINE, CHIPS) else px(134)) + px(58)
        foot = self.height() - px(64)
        self.undo.setVisible(bool(self.chosen))
        self.undo.put(edge, foot, min(wide, self.undo.want().width()), px(44))
        low = foot - px(10) if self.chosen else self.height() - px(16)
        top = self._below + px(30)
        self.list.resize(round(wide + px(6)), round(max(low - top, self.list.needed())))
        self.area.put(edge - px(16), top, wide + px(30), low - top)

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.ground() as painter:
            px, edge, y = look().px, look().px(32), self._below
            words, ink = self.problem or self._hint(), look().colour("accent_ink" if self.problem else "ink3")
            where = QRectF(edge, y, self.width() - 2 * edge, px(24))
            write(painter, where, words, look().font(14, 600 if self.problem else 400), ink)

    def _hint(self) -> str:
        return {
            FEE: tr("Split by the rounds each has played, to the cent"),
            FINE: tr("Goes to the house and out of the table, unless the others get it"),
            CHIPS: tr("Chips are paid for when they are bought, and reckoned in the end"),
            RATE: tr("Turns the points of the whole evening into money"),
        }[self.tabs.value()]


def show_money(page: RoundsPage) -> MoneySheet:
    """Lay the sheet over the rounds."""
    return page.board.window_.open_sheet(MoneySheet(page))
