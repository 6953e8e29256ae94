"""The tables of a parlor as cards in columns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QPaintEvent

from mjdesk.ui.ledger.board_models import DeskModel
from mjdesk.ui.ledger.desk_card import DeskCard
from mjdesk.ui.ledger.parts import paint_shadow
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Page, canvas

LEAST = (300.0, 190.0)  #: the smallest card
SPACE = 16.0


class Cards(Page):
    """The cards in columns: more columns before bigger cards. ``chosen`` brings the card that was clicked."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[DeskCard] = []

    def show_desks(self, desks: Sequence[DeskModel]) -> bool:
        """Show these tables; returns whether they are others than before."""
        others = [card.model.desk for card in self.cards] != [desk.desk for desk in desks]
        if others:
            for old in self.cards:
                old.deleteLater()
            self.cards = [DeskCard(self, desk) for desk in desks]
            for card in self.cards:
                card.clicked.connect(partial(self._choose, card))
                card.show()
        for card, desk in zip(self.cards, desks, strict=True):
            card.show_model(desk)
        return others

    def _choose(self, card: DeskCard, _on: bool = False) -> None:
        self.chosen.emit(card)

    def columns(self) -> int:
        """How many cards stand side by side."""
        px = look().px
        return max(1, int((self.width() + px(SPACE)) // (px(LEAST[0]) + px(SPACE))))

    def needed(self, width: float) -> float:
        """The height for all rows of the least cards."""
        px = look().px
        columns = max(1, int((width + px(SPACE)) // (px(LEAST[0]) + px(SPACE))))
        rows = -(-len(self.cards) // columns)
        return rows * (px(LEAST[1]) + px(SPACE))

    def place(self) -> None:
        px, columns = look().px, self.columns()
        gap = px(SPACE)
        rows = max(1, -(-len(self.cards) // columns))
        wide = (self.width() - px(8) - gap * (columns - 1)) / columns
        high = min(px(LEAST[1]) * 1.25, max(px(LEAST[1]), (self.height() - px(10)) / rows - gap))
        for n, card in enumerate(self.cards):
            card.put(px(4) + n % columns * (wide + gap), px(4) + n // columns * (high + gap), wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            for card in self.cards:
                if card.model.session:
                    paint_shadow(painter, card.face().translated(QPointF(card.pos())), self.devicePixelRatioF())
