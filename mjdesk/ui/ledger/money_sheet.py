"""Time, fees and fines of a session: more minutes, one more round, what the room takes, penalties with a reason."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text
from mjdesk.ledger import money
from mjdesk.ledger.book import Book
from mjdesk.ledger.money import FeeBy, Kind, Posted, Unit
from mjdesk.ledger.sessions import extend
from mjdesk.ui.i18n import signed, tr
from mjdesk.ui.icons import icon
from mjdesk.ui.ledger.keeper import words_of
from mjdesk.ui.ledger.parts import Toggle
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Field, Label, Pills, Sheet
from mjdesk.ui.widgets.base import write

if TYPE_CHECKING:
    from mjdesk.ui.ledger.rounds_page import RoundsPage

_AMOUNT = Text("金额看不懂，例如 12.50", "the amount cannot be read; such as 12.50")
_WHO = Text("先点是谁", "choose who first")
ROW = 40.0


def cents(text: str) -> int:
    """Cents of an amount as it is typed; raises BadInput."""
    try:
        number = round(float(text.strip().replace("，", ".").replace(",", ".")) * 100)
    except ValueError:
        raise BadInput("no amount", text=_AMOUNT) from None
    if not 0 < number < 10**10:
        raise BadInput("no amount", text=_AMOUNT)
    return number


def load_entries(book: Book, session: int) -> tuple[Posted, ...]:
    """The deliberate entries of a session."""
    with book.reading() as connection:
        return money.posted(connection, session)


class MoneySheet(Sheet):
    """The sheet. What is done is done at once; each entry can be taken back."""

    size_units = QSizeF(860, 620)

    def __init__(self, page: RoundsPage) -> None:
        super().__init__()
        self.page = page
        self.entries: tuple[Posted, ...] = ()
        self.problem = ""
        self.who = -1
        self._crosses: list[tuple[QRectF, int]] = []
        table = page.table
        self.players = tuple(p for p in table.players if p is not None)
        self.title = Label(lambda: tr("Time, fees, fines"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.minutes = Button(
            lambda: tr("30 minutes more"), ButtonKind.QUIET, self, icon_name="timer", name="more-time"
        )
        self.minutes.clicked.connect(lambda: self._do(partial(_extend, minutes=30)))
        self.round = Button(lambda: tr("One more round"), ButtonKind.QUIET, self, icon_name="plus", name="more-round")
        self.round.clicked.connect(lambda: self._do(partial(_extend, rounds=1)))
        self.fee_by = Pills([lambda: tr("An hour"), lambda: tr("A round"), lambda: tr("The table")], 0, self, "fee-by")
        self.fee_by.setAccessibleName(tr("Fee for"))
        self.fee = Field(lambda: tr("Fee, such as 12.50"), self, "fee-amount")
        self.fee_button = Button(lambda: tr("Charge it"), ButtonKind.QUIET, self, icon_name="coin", name="charge-fee")
        self.fee_button.clicked.connect(self.charge)
        self.people = [
            Toggle(table.names[player], self, name=f"fined-{n}", size=14, fill="sunken")
            for n, player in enumerate(self.players)
        ]
        for n, toggle in enumerate(self.people):
            toggle.clicked.connect(partial(self.choose, n))
        self.points = Field(lambda: tr("Points"), self, "fine-points")
        self.reason = Field(lambda: tr("What for"), self, "fine-reason")
        self.shared = Toggle(lambda: tr("The others get it"), self, name="fine-shared", size=14, fill="sunken")
        self.fine_button = Button(lambda: tr("Fine"), ButtonKind.QUIET, self, icon_name="warning", name="fine")
        self.fine_button.clicked.connect(self.fine)
        self.reload()

    def first(self) -> QWidget:
        return self.fee.edit

    # --- doing

    def choose(self, n: int, _on: bool = True) -> None:
        """Who is fined."""
        self.who = n
        for place, toggle in enumerate(self.people):
            toggle.setChecked(place == n)
        self.points.setFocus()

    def _do(self, work: Callable[[Book, int], object]) -> None:
        session = self.page.session
        self.page.board.keeper.ask(lambda book: work(book, session), lambda _: self._done(), self.refuse)

    def _done(self) -> None:
        self.problem = ""
        self.page.reload()
        self.reload()

    def refuse(self, error: Exception) -> None:
        """Say why not."""
        self.problem = words_of(error)
        self.update()

    def reload(self) -> None:
        """Look at the entries again."""
        self.page.board.keeper.ask(partial(load_entries, session=self.page.session), self._show)

    def _show(self, entries: tuple[Posted, ...]) -> None:
        self.entries = tuple(e for e in entries if e.kind is not Kind.SETTLEMENT)
        self.update()

    def charge(self) -> None:
        """Post the fee of the session so far."""
        try:
            amount = cents(self.fee.edit.text())
        except BadInput as error:
            self.refuse(error)
            return
        by = (FeeBy.HOUR, FeeBy.ROUND, FeeBy.TABLE)[self.fee_by.value()]
        self._do(lambda book, session: money.fee(book, session, by, amount))
        self.fee.edit.clear()

    def fine(self) -> None:
        """Post a penalty."""
        text = self.points.edit.text().strip()
        if self.who < 0:
            self.refuse(BadInput("nobody", text=_WHO))
            return
        player = self.players[self.who]
        others = [p for p in self.players if p != player] if self.shared.isChecked() else []
        points = int(text) if text.isdecimal() and len(text) < 9 else 0
        reason = self.reason.edit.text()
        self._do(lambda book, session: money.fine(book, session, player, points, reason, to=others))

    def accept(self) -> None:
        """Enter does what one is typing."""
        if self.fee.edit.hasFocus():
            self.charge()
        elif self.points.edit.hasFocus() or self.reason.edit.hasFocus():
            self.fine()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for box, entry in self._crosses:
            if box.contains(event.position()):
                self._do(partial(_cancel, entry=entry))
                return

    # --- places and painting

    def place(self) -> None:
        if not hasattr(self, "fine_button"):
            return
        px, edge = look().px, look().px(32)
        self.title.put(edge, px(22), self.width() - px(120), px(40))
        self.close_button.put(self.width() - px(66), px(22), px(38), px(38))
        y = px(76)
        at = edge
        for button in (self.minutes, self.round):
            button.put(at, y, button.want().width(), px(44))
            at += button.want().width() + px(12)
        y += px(64)
        self.fee_by.put(edge, y + px(3), self.fee_by.want().width(), px(38))
        at = edge + self.fee_by.want().width() + px(14)
        self.fee.put(at, y, px(230), px(44))
        self.fee_button.put(at + px(244), y, self.fee_button.want().width(), px(44))
        y += px(64)
        at = edge
        for toggle in (*self.people, self.shared):
            toggle.put(at, y, toggle.want().width(), px(40))
            at += toggle.want().width() + px(8 if toggle is not self.people[-1] else 24)
        y += px(54)
        self.points.put(edge, y, px(120), px(44))
        wide = self.fine_button.want().width()
        self.reason.put(edge + px(134), y, self.width() - 2 * edge - px(148) - wide, px(44))
        self.fine_button.put(self.width() - edge - wide, y, wide, px(44))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.ground()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, edge, y = look().px, look().px(32), look().px(316)
        if self.problem:
            where = QRectF(edge, y - px(2), self.width() - 2 * edge, px(24))
            write(painter, where, self.problem, look().font(14, 600), look().colour("accent_ink"))
        y += px(28)
        self._crosses = []
        for entry in reversed(self.entries):
            if y + px(ROW) > self.height() - px(12):
                break
            self._paint_entry(painter, y, entry)
            y += px(ROW)
        painter.end()

    def _paint_entry(self, painter: QPainter, y: float, entry: Posted) -> None:
        px, edge, names = look().px, look().px(32), self.page.table.names
        ink = look().colour("ink3" if entry.cancelled else "ink")
        kinds = {Kind.FEE: tr("Fee"), Kind.FINE: tr("Fine"), Kind.CHIPS: tr("Chips")}
        payer, payee = names.get(entry.payer or 0, tr("House")), names.get(entry.payee or 0, tr("House"))
        words = f"{kinds.get(entry.kind, '')}  {payer} → {payee}"
        write(painter, QRectF(edge, y, px(260), px(ROW)), words, look().font(15, 500), ink)
        fee_words = {"hour": tr("An hour"), "round": tr("A round"), "table": tr("The table")}
        note = tr("cancelled") if entry.cancelled else fee_words.get(entry.note, entry.note)
        write(painter, QRectF(edge + px(272), y, px(280), px(ROW)), note, look().font(14, 400), look().colour("ink2"))
        amount = f"{entry.amount / 100:,.2f}" if entry.unit is Unit.MONEY else signed(entry.amount).lstrip("+")
        right = QRectF(self.width() - edge - px(200), y, px(152), px(ROW))
        write(painter, right, amount, look().font(16, 600), ink, align=Qt.AlignmentFlag.AlignRight)
        if not entry.cancelled:
            size = px(18)
            box = QRectF(self.width() - edge - px(34), y, px(34), px(ROW))
            at = QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size)
            painter.drawPixmap(at.topLeft(), icon("undo", size, look().palette.ink2, self.devicePixelRatioF()))
            self._crosses.append((box, entry.id))
        painter.fillRect(QRectF(edge, y + px(ROW) - 1, self.width() - 2 * edge, 1), look().colour("line"))


def _cancel(book: Book, _session: int, *, entry: int) -> None:
    money.cancel(book, entry)


def _extend(book: Book, session: int, *, minutes: int = 0, rounds: int = 0) -> object:
    return extend(book, session, minutes=minutes, rounds=rounds)


def show_money(page: RoundsPage) -> MoneySheet:
    """Lay the sheet over the rounds."""
    return page.board.window_.open_sheet(MoneySheet(page))
