"""Small drawn dice."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from mjdesk.ui.look import look
from mjdesk.ui.theme import colour

_PIPS: Final = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)), 6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}  # fmt: skip


def paint_die(painter: QPainter, rect: QRectF, pips: int) -> None:
    """A die that shows so many pips; one and four are red, as on dice from China."""
    painter.setPen(QPen(look().colour("line2"), 1))
    painter.setBrush(colour("#FEFBF3"))
    painter.drawRoundedRect(rect, rect.width() * 0.2, rect.width() * 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#AE2318" if pips in (1, 4) else "#23292E"))
    radius = rect.width() * (0.15 if pips == 1 else 0.095)
    for x, y in _PIPS[pips]:
        middle = rect.center() + QPointF(x * rect.width() * 0.25, y * rect.width() * 0.25)
        painter.drawEllipse(middle, radius, radius)
