"""What a review shows under its head: the graph on a card, the worst decisions beside the felt panel.

It scrolls where text is large for the window; then the cards lie under the panel.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.records.graph import Graph
from mjdesk.ui.records.stage import Stage
from mjdesk.ui.records.worst import WorstCard
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import RADIUS, SHADOW_CARD, SHADOW_CARD_DARK
from mjdesk.ui.widgets import Label, Page, canvas
from mjdesk.ui.widgets.base import Source, paragraph, write_paragraph

CARDS: Final = 3
_GRAPH, _GAP, _STAGE, _CARD = 236, 20, 330, 104  #: least heights at 100 %


class ReviewBody(Page):
    """The parts and where they lie. ``shown`` is how many cards have something on them."""

    def __init__(self, title: Source, summary: Source) -> None:
        super().__init__()
        self.title = Label(title, 16, 600, parent=self)
        self.summary = Label(summary, 14, 400, "ink2", parent=self, align=Qt.AlignmentFlag.AlignRight)
        self.graph = Graph(self)
        self.stage = Stage(self)
        self.cards = [WorstCard(rank, self) for rank in range(1, CARDS + 1)]
        for card in self.cards:
            card.hide()
        QWidget.setTabOrder(self.graph, self.cards[0])
        self.shown = 0
        self.nothing_better = False  #: an expert would have decided nothing otherwise
        self.keys: Callable[[QKeyEvent], None] = super().keyPressEvent  #: what keys do
        self._card = QRectF()
        self._beside = QRectF()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys(event)  # before the scrolled area takes the arrows for itself

    def show_cards(self, shown: int, nothing_better: bool) -> None:
        """Show so many cards, or that there is nothing for them."""
        self.shown, self.nothing_better = shown, nothing_better
        self.place()
        self.update()

    def _narrow(self) -> bool:
        return self.width() < look().px(980)

    def needed(self, width: float) -> float:
        """The least height at a width."""
        narrow = width < look().px(980)
        return look().px(_GRAPH + _GAP + _STAGE + 8 + (self.shown * (_CARD + 14) if narrow else 0))

    def place(self) -> None:
        px, margin, narrow = look().px, look().px(20), self._narrow()
        wide = self.width() - 2 * margin
        below = px(self.shown * (_CARD + 14)) if narrow else 0.0
        room = self.height() - px(_GAP + 8) - below
        high = min(px(300), max(px(_GRAPH), room * 0.42))
        self._card = QRectF(margin, px(4), wide, high)
        self._place_graph()
        top = self._card.bottom() + px(_GAP)
        cards = 0.0 if narrow else min(px(420), wide * 0.32)
        left = margin + cards + (px(_GAP) if cards else 0.0)
        stage = room - high - px(4)
        self.stage.setGeometry(round(left), round(top), round(margin + wide - left), round(stage))
        self._beside = QRectF(margin, top, cards, stage)
        gap = px(14)
        each = (stage - gap * (CARDS - 1)) / CARDS
        for n, card in enumerate(self.cards):
            card.setVisible(n < self.shown)
            if narrow:
                card.put(margin, top + stage + gap + n * (px(_CARD) + gap), wide, px(_CARD))
            else:
                card.put(margin, top + n * (each + gap), cards, each)

    def _place_graph(self) -> None:
        px, card = look().px, self._card
        inner = card.adjusted(px(28), 0, -px(28), 0)
        title = min(self.title.want().width() + px(6), inner.width())
        summary = self.summary.want().width() + px(10)
        self.title.put(inner.x(), card.y() + px(14), title, px(32))
        beside = title + summary <= inner.width()
        self.summary.put(
            inner.x() + (title if beside else 0),
            card.y() + px(14 if beside else 44),
            inner.width() - (title if beside else 0),
            px(32),
        )
        self.summary.align = Qt.AlignmentFlag.AlignRight if beside else Qt.AlignmentFlag.AlignLeft
        top = px(44 if beside else 72)
        self.graph.put(card.x() + px(12), card.y() + top, card.width() - px(24), card.height() - top - px(6))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, shadow = look().px, SHADOW_CARD_DARK if look().palette.dark else SHADOW_CARD
            draw_shadow(painter, self._card, px(RADIUS.card), shadow, self.devicePixelRatioF())
            painter.setPen(QPen(look().colour("line"), 1))
            painter.setBrush(look().colour("raised"))
            painter.drawRoundedRect(self._card.adjusted(0.5, 0.5, -0.5, -0.5), px(RADIUS.card), px(RADIUS.card))
            if self.nothing_better and self._beside.width() > px(60):
                font, room = look().font(16, 500), self._beside.adjusted(px(20), px(20), -px(20), 0)
                lines = paragraph(tr("An expert would have decided nothing otherwise"), font, room.width())
                write_paragraph(painter, room, lines, font, look().colour("ink2"))
