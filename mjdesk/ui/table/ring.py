"""The ring on the own plate that grows shorter while a decision is awaited."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from mjdesk.ui.table.glass import FlatPanel, Ink, Style, text
from mjdesk.ui.table.layout import Box
from mjdesk.ui.theme import AMBER, AMBER_NUMBER, ON_FELT, colour

SIDE: Final = 30
LAST: Final = 5  #: seconds that are told in amber


@dataclass(frozen=True, slots=True)
class RingState:
    """Seconds left in whole ones, and the share that is left in sixtieths, so that it is not painted for nothing."""

    seconds: int
    sixtieths: int

    @classmethod
    def of(cls, left: float, seconds: int) -> RingState:
        """The state with so many of so many seconds left."""
        return cls(ceil(left), round(60 * left / seconds))


def place(style: Style, plate: Box) -> Box:
    """Where the ring lies: on the upper right corner of a plate."""
    side = style.px(SIDE)
    return Box(plate.right - 0.62 * side, plate.y - 0.38 * side, side, side)


class RingItem(FlatPanel):
    """The ring on the table."""

    def draw(self, painter: QPainter) -> None:
        state: RingState = self.state
        px, face = self.style.px, self.rect
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#091A16", 0.94))
        painter.drawEllipse(face)
        ring = face.adjusted(px(3), px(3), -px(3), -px(3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour("#FFFFFF", 0.16), px(2.5)))
        painter.drawEllipse(ring)
        self._arc(painter, ring, state)
        ink = Ink(12, 600, AMBER_NUMBER if state.seconds <= LAST else ON_FELT)
        middle = (face.center().x(), face.center().y())
        text(painter, self.style, str(state.seconds), middle, ink, align="middle")

    def _arc(self, painter: QPainter, ring: QRectF, state: RingState) -> None:
        ink = AMBER if state.seconds <= LAST else ON_FELT
        painter.setPen(QPen(colour(ink, 1.0), self.style.px(2.5), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawArc(ring, 90 * 16, round(state.sixtieths * 6 * 16))
