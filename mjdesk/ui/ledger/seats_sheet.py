"""Who sits where from a round on: somebody joins, leaves, changes places, plays for another."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ledger.seating import Reseating, reseating
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.keeper import words_of
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Field, Label, Pills, Sheet
from mjdesk.ui.widgets.base import named, write

if TYPE_CHECKING:
    from mjdesk.ui.ledger.rounds_page import RoundsPage


class SeatsSheet(Sheet):
    """The sheet. ``wanted``: from which round on, and names by seat."""

    wanted = Signal(int, object)
    size_units = QSizeF(860, 330)
    least_units = 310.0

    def __init__(self, page: RoundsPage) -> None:
        super().__init__()
        table = page.table
        self.next_round = len(table.evening.rounds) + 1
        self.chosen = page.list.row
        self.table = table
        self.problem = ""
        self.title = Label(lambda: tr("Who sits where"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        labels = [lambda: tr("From the next round"), lambda: tr("From round {number}", number=self.chosen)]
        self.start = Pills(labels if self.chosen else labels[:1], 0, self, "seats-from")
        named(self.start, lambda: tr("From when"))
        self.start.chosen.connect(lambda _: self._fill())
        self.names = [Field(partial(self._seat, n), self, f"seat-name-{n}", size=17) for n in range(table.seats)]
        enter = partial(tr, "Enter")
        self.take = Button(lambda: tr("Show what changes"), ButtonKind.PRIMARY, self, key=enter, name="reseat")
        self.take.clicked.connect(self.accept)
        self._fill()

    @staticmethod
    def _seat(n: int) -> str:
        return tr("Seat {number}", number=n + 1)

    def first(self) -> QWidget:
        return self.names[0].edit

    @property
    def from_round(self) -> int:
        """The round from which on it holds."""
        return self.chosen if self.start.value() == 1 else self.next_round

    def _fill(self) -> None:
        seated = self.table.evening.players_at(self.from_round)
        for field, player in zip(self.names, seated, strict=True):
            field.edit.setText("" if player is None else self.table.names[player])

    def accept(self) -> None:
        """Ask what it changes."""
        self.wanted.emit(self.from_round, tuple(field.edit.text().strip() for field in self.names))

    def refuse(self, error: Exception) -> None:
        """Say why not."""
        self.problem = words_of(error)
        self.update()

    def place(self) -> None:
        if not hasattr(self, "take"):
            return
        px, edge, wide = look().px, look().px(32), self.width() - look().px(64)
        self.title.put(edge, px(22), wide, px(40))
        self.close_button.put(self.width() - px(66), px(22), px(38), px(38))
        self.start.put(edge, px(80), self.start.want().width(), px(40))
        gap = px(12)
        each = (wide - gap * (len(self.names) - 1)) / len(self.names)
        for n, field in enumerate(self.names):
            field.put(edge + n * (each + gap), px(142), each, px(52))
        take = self.take.want().width()
        self.take.put(self.width() - edge - take, self.height() - px(76), take, px(50))

    def paintEvent(self, event: QPaintEvent) -> None:
        px = look().px
        with self.ground() as painter:
            words = QRectF(px(32), self.height() - px(76), self.width() - px(90) - self.take.width(), px(50))
            if self.problem:
                write(painter, words, self.problem, look().font(15, 600), look().colour("accent_ink"))
            else:
                write(
                    painter, words, tr("Leave a seat empty where nobody sits"), look().font(14), look().colour("ink2")
                )


def show_seats(page: RoundsPage) -> SeatsSheet:
    """Lay the sheet over the rounds; what it changes is shown before it is accepted."""
    board, window = page.board, page.board.window_
    sheet = window.open_sheet(SeatsSheet(page))

    def ask(from_round: int, names: tuple[str, ...]) -> None:
        work = partial(reseating, session=page.session, from_round=from_round, names=names)
        board.keeper.ask(work, show, sheet.refuse)

    def show(found: Reseating) -> None:
        window.close_sheet()
        page.corrections.show_reseating(found)

    sheet.wanted.connect(ask)
    return sheet
