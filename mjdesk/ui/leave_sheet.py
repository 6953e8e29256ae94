"""Leaving the table for good: what it costs, said before it is done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.lobby.words import CURRENCIES
from mjdesk.ui.look import look
from mjdesk.ui.models import Leaving, Plate
from mjdesk.ui.widgets import Button, ButtonKind, Label, Sheet
from mjdesk.ui.widgets.base import named, text_of


class LeaveSheet(Sheet):
    """The question. ``leaving`` is emitted when it is answered with yes.

    Where the rules know no penalty the match is given up; at a table of 第6大陆 the seat plays on by itself.
    """

    leaving = Signal()
    size_units = QSizeF(460, 330)
    least_units = 330.0

    def __init__(self, plates: Sequence[Plate], me: int, cost: Leaving) -> None:
        super().__init__()
        self.setObjectName("leave")
        self._plates, self._me, self.cost, self.payments = plates, me, cost, cost.payments
        self.title = Label(lambda: tr("Leave the table for good?"), 24, 700, parent=self, tracking=0.02)
        self.words = Label(self._words, 15, 400, parent=self, wraps=True)
        self.stay = Button(lambda: tr("Stay"), ButtonKind.PRIMARY, self, name="stay")
        self.stay.clicked.connect(self.shut)
        self.leave = Button(self._leave_word, ButtonKind.QUIET, self, icon_name="exit", name="leave-now")
        self.leave.clicked.connect(self.leaving)
        named(self, lambda: f"{text_of(self.title.source)} {text_of(self.words.source)}")

    def _leave_word(self) -> str:
        if self.cost.stays:
            return tr("Leave; my seat plays on")
        if self.payments is None:
            return tr("Give the match up")
        return tr("Leave and pay {points}", points=self._amount(-self.payments[self._me]))

    def _amount(self, points: int) -> str:
        """Points, or coins with their name."""
        if self.cost.currency is None:
            return str(points)
        return f"{points:,} {say(CURRENCIES[self.cost.currency])}"

    def _words(self) -> str:
        if self.cost.stays:
            return tr("Your seat plays on by itself until the round ends, and the round is booked as it ends.")
        if self.payments is None:
            return tr("The round is void and the match is forgotten. Rounds that are finished stay among the records.")
        others = [
            f"{say(plate.person.name)} {signed(points)}"
            for seat, (plate, points) in enumerate(zip(self._plates, self.payments, strict=True))
            if seat != self._me
        ]
        cost = tr(
            "You pay {points}: {others}. The round is void, and the match ends.",
            points=self._amount(-self.payments[self._me]),
            others=tr(", ").join(others),
        )
        return cost + "\n" + tr("Closing the window costs nothing: the match is saved and gone on with later.")

    def first(self) -> QWidget:
        return self.stay

    def accept(self) -> None:
        self.shut()

    def needed(self, width: float) -> float:
        px = look().px
        return px(26 + 44 + 22) + self.words.height_for(width - px(72)) + px(150)

    def place(self) -> None:
        px, left = look().px, look().px(36)
        width = self.width() - 2 * left
        self.title.put(left, px(26), width, px(40))
        height = self.words.height_for(width)
        self.words.put(left, px(80), width, height)
        foot = max(px(80) + height + px(18), self.height() - px(138))
        self.stay.put(left, foot, width, px(50))
        self.leave.put(left, foot + px(64), width, px(46))
