"""A body of two parts: beside each other, or, where text is large for the room, under each other and scrolled."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import RADIUS, SHADOW_CARD, SHADOW_CARD_DARK
from mjdesk.ui.widgets.base import canvas
from mjdesk.ui.widgets.page import Page, Scroll

_WIDE, _HIGH = 1080, 560  #: a smaller room, at 100 % of the size of text, has its parts under each other
_GAP = 20
_EDGE = 10  #: above and below the parts, for their shadows


@dataclass(frozen=True, slots=True)
class Needs:
    """How wide a card is beside the other part, and how high both are under each other; at 100 %."""

    card: float
    main_height: float
    card_height: float
    card_first: bool = False


class Ground(Page):
    """What the parts lie on: under each that is seen there is its shadow."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            shadow, dpr = SHADOW_CARD_DARK if look().palette.dark else SHADOW_CARD, self.devicePixelRatioF()
            for part in self.children():
                if isinstance(part, QWidget) and part.isVisibleTo(self):
                    draw_shadow(painter, QRectF(part.geometry()), look().px(RADIUS.card), shadow, dpr)


class Sides(Scroll):
    """The area. Parts are children of `ground`, and are placed where `lay` says."""

    def __init__(self, page: QWidget) -> None:
        ground = Ground()
        super().__init__(ground, page, ground="")
        self.ground = ground

    def lay(self, rect: QRectF, needs: Needs) -> tuple[QRectF, QRectF]:
        """Fill this room of the page; returns where the main part and the card lie on the ground."""
        px = look().px
        edge, gap, top = rect.x(), px(_GAP), px(_EDGE)
        if rect.width() >= px(_WIDE) and rect.height() >= px(_HIGH):
            card = px(needs.card)
            main = QRectF(edge, top, rect.width() - card - gap, rect.height())
            side = QRectF(main.right() + gap, top, card, rect.height())
            if needs.card_first:
                side.moveLeft(edge)
                main.moveLeft(side.right() + gap)
        else:
            main = QRectF(edge, top, rect.width(), px(needs.main_height))
            side = QRectF(edge, top, rect.width(), px(needs.card_height))
            lower, upper = (main, side) if needs.card_first else (side, main)
            lower.moveTop(upper.bottom() + gap)
        self._fill(rect, max(main.bottom(), side.bottom()))
        return main, side

    def lay_one(self, rect: QRectF, height: float) -> QRectF:
        """Fill this room of the page with one part, so high at least, at 100 %."""
        one = QRectF(rect.x(), look().px(_EDGE), rect.width(), max(rect.height(), look().px(height)))
        self._fill(rect, one.bottom())
        return one

    def _fill(self, rect: QRectF, bottom: float) -> None:
        edge = look().px(_EDGE)
        self.put(0, rect.y() - edge, rect.width() + 2 * rect.x(), rect.height() + 2 * edge)
        high = round(bottom + edge)
        beside = self.verticalScrollBar().width() if high > self.height() else 0
        self.ground.resize(self.width() - beside, max(self.height(), high))
        self.ground.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the page has keys for its tiles; what takes the focus scrolls into sight
