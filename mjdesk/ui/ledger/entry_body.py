"""Under the head of the page on which a round is entered: the way of entering and the judgement beside it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintEvent

from mjdesk.ui.ledger.number_modes import FanMode, PointsMode
from mjdesk.ui.ledger.parts import paint_shadow
from mjdesk.ui.ledger.tiles_mode import TilesMode
from mjdesk.ui.ledger.verdict_panel import VerdictPanel
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Page, canvas

PANEL = 340.0


class Body(Page):
    """Under the head: the way of entering and the judgement side by side; where text is large, under each other."""

    def __init__(self) -> None:
        super().__init__()
        self.modes: tuple[TilesMode | FanMode | PointsMode, ...] = ()
        self.panel: VerdictPanel | None = None

    def arrange(self, room: QRectF, height: float) -> None:
        """Place both in a room of this size; the body gets as high as they need."""
        px, panel = look().px, self.panel
        assert panel is not None
        stacked = room.width() < px(1080) or room.height() < px(560)
        if stacked:
            mode = QRectF(room.x(), room.y(), room.width(), px(640 if room.width() > px(700) else 880))
            side = QRectF(room.x(), mode.bottom() + px(20), room.width(), px(640))
            high = side.bottom() + px(20)
        else:
            wide = min(px(PANEL), room.width() * 0.34)
            mode = QRectF(room.x(), room.y(), room.width() - wide - px(20), room.height())
            side = QRectF(mode.right() + px(20), room.y(), wide, room.height())
            high = height
        self.resize(round(room.right() + room.x()), round(high))
        for each in self.modes:
            each.setGeometry(mode.toAlignedRect())
        panel.setGeometry(side.toAlignedRect())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            dpr = self.devicePixelRatioF()
            if self.panel is not None:
                paint_shadow(painter, QRectF(self.panel.geometry()), dpr)
            for mode in self.modes:
                if mode.isVisibleTo(self):
                    for card in mode.cards():
                        paint_shadow(painter, card.translated(QPointF(mode.pos())), dpr)
