"""Changing gold into G coins, one for one and never back (货币兑换)."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QWidget

from mjdesk.modes.coins import Currency
from mjdesk.ui.i18n import tr
from mjdesk.ui.lobby.cost import in_words
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Field, Label, Sheet


class ExchangeSheet(Sheet):
    """The sheet. ``wanted`` carries the amount."""

    wanted = Signal(int)
    size_units = QSizeF(460, 340)
    least_units = 340.0

    def __init__(self, gold: int) -> None:
        super().__init__()
        self.setObjectName("exchange")
        self.gold = gold
        self.title = Label(lambda: tr("Change gold into G coins"), 24, 700, parent=self, tracking=0.02)
        self.words = Label(self._words, 15, 400, parent=self, wraps=True)
        self.field = Field(lambda: tr("How much gold"), self, "amount", align=Qt.AlignmentFlag.AlignRight, size=18)
        self.field.edit.setValidator(QIntValidator(1, 999_999_999, self.field.edit))
        self.field.edit.setText(str(min(1000, gold)) if gold else "")
        self.field.edit.textChanged.connect(lambda _text: self._refresh())
        self.change = Button(self._change_words, ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="change")
        self.change.clicked.connect(self.accept)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self._refresh()

    @property
    def amount(self) -> int:
        """What is to be changed."""
        text = self.field.edit.text()
        return int(text) if text.isdigit() else 0

    def _words(self) -> str:
        return tr(
            "You have {coins}. One for one, and never back; no real money.", coins=in_words(self.gold, Currency.GOLD)
        )

    def _change_words(self) -> str:
        return tr("Get {coins}", coins=in_words(self.amount, Currency.GCOIN))

    def _refresh(self) -> None:
        self.change.say(self._change_words)
        self.change.setEnabled(1 <= self.amount <= self.gold)

    def accept(self) -> None:
        if self.change.isEnabled():
            self.wanted.emit(self.amount)

    def first(self) -> QWidget:
        return self.field.edit

    def needed(self, width: float) -> float:
        return look().px(210) + self.words.height_for(width - look().px(72)) + look().px(80)

    def place(self) -> None:
        px, left = look().px, look().px(36)
        wide = self.width() - 2 * left
        self.title.put(left, px(26), wide - px(46), px(40))
        self.close_button.put(self.width() - px(66), px(25), px(38), px(38))
        high = self.words.height_for(wide)
        self.words.put(left, px(78), wide, high)
        self.field.put(left, px(96) + high, wide, px(50))
        self.change.put(left, self.height() - px(82), wide, px(50))
