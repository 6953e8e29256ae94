"""The gift of G coins, offered before a round to those who have few."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtWidgets import QWidget

from mjdesk.modes.gifts import Help
from mjdesk.ui.i18n import tr
from mjdesk.ui.lobby.cost import in_words
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Label, Sheet
from mjdesk.ui.widgets.base import named, text_of


class GiftSheet(Sheet):
    """The offer: ``taken`` or ``declined``."""

    taken = Signal()
    declined = Signal()
    size_units = QSizeF(440, 300)
    least_units = 300.0

    def __init__(self, gift: Help) -> None:
        super().__init__()
        self.setObjectName("gift")
        self.gift = gift
        self.title = Label(lambda: tr("A gift"), 24, 700, parent=self, tracking=0.02)
        self.words = Label(self._words, 15, 400, parent=self, wraps=True)
        self.take = Button(self._take_words, ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="take-gift")
        self.take.clicked.connect(self.taken)
        self.no = Button(lambda: tr("No, thank you"), ButtonKind.LINK, self, name="no-gift")
        self.no.clicked.connect(self.declined)
        named(self, lambda: f"{text_of(self.title.source)} {text_of(self.words.source)}")

    def _words(self) -> str:
        below = in_words(self.gift.below, self.gift.currency)
        return tr("You have less than {coins}. There is a gift up to three times a day; it costs nothing.", coins=below)

    def _take_words(self) -> str:
        return tr("Take {coins}", coins=in_words(self.gift.amount, self.gift.currency))

    def accept(self) -> None:
        self.taken.emit()

    def shut(self) -> None:
        self.declined.emit()

    def first(self) -> QWidget:
        return self.take

    def needed(self, width: float) -> float:
        px = look().px
        return px(80) + self.words.height_for(width - px(72)) + px(140)

    def place(self) -> None:
        px, left = look().px, look().px(36)
        width = self.width() - 2 * left
        self.title.put(left, px(26), width, px(40))
        self.words.put(left, px(80), width, self.words.height_for(width))
        foot = self.height() - px(128)
        self.take.put(left, foot, width, px(50))
        self.no.put(left, foot + px(62), width, px(40))
