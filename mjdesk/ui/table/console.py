"""The middle of the table: whose turn it is, the winds, how much of the wall is left, the dice of the deal."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from mjdesk.ui.i18n import tr
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.table.glass import Ink, Panel, fill, outline, text
from mjdesk.ui.table.layout import Side
from mjdesk.ui.table.words import wind_letter
from mjdesk.ui.theme import AMBER, ON_FELT2, SHADOW_GLASS, colour

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@dataclass(frozen=True, slots=True)
class ConsoleState:
    """``winds`` by side; ``left``, ``reserved``, ``total`` tiles; ``dice`` are shown in place of the number.

    ``glow`` is how bright the bar of each side is, 0–1.
    """

    winds: tuple[tuple[Side, int], ...]
    left: int
    reserved: int
    total: int
    dice: tuple[int, ...]
    glow: tuple[float, float, float, float]
    language: str


class ConsoleItem(Panel):
    """The console. It belongs to the table, so it is scaled by ``u``."""

    glass = False

    def draw(self, painter: QPainter) -> None:
        state: ConsoleState = self.state
        u = self.box.w / 160
        self._ground(painter, u)
        self._ring(painter, state, u)
        for side, wind in state.winds:
            self._side(painter, side, wind, state.glow[side], u)
        if state.dice:
            self._dice(painter, state.dice, u)
        else:
            self._number(painter, state, u)

    def _say(self, painter: QPainter, said: str, at: tuple[float, float], ink: Ink) -> None:
        """Write in the scale of the table, not in that of panels."""
        scaled = Ink(ink.px * self.box.w / 160 / self.style.k, ink.weight, ink.colour)
        text(painter, self.style, said, at, scaled, align="middle")

    def _ground(self, painter: QPainter, u: float) -> None:
        radius = 22 * u
        draw_shadow(painter, self.rect, radius, SHADOW_GLASS, self.style.dpr)
        shade = QLinearGradient(0, 0, 0, self.box.h)
        shade.setColorAt(0, QColor("#16211F"))
        shade.setColorAt(1, QColor("#0B1413"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawRoundedRect(self.rect, radius, radius)
        outline(painter, self.rect, radius, colour("#FFFFFF", 0.08), max(1.0, u))

    def _ring(self, painter: QPainter, state: ConsoleState, u: float) -> None:
        middle, radius = self.rect.center(), 39.5 * u
        circle = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        pen = QPen(colour("#FFFFFF", 0.13), 4.2 * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawEllipse(circle)
        if not state.total:
            return
        never = min(state.reserved, state.left) / state.total
        left = state.left / state.total
        pen.setColor(colour("#E6EDE9", 0.94))
        painter.setPen(pen)
        painter.drawArc(circle, round((90 - 360 * never) * 16), -round(360 * 16 * (left - never)))
        pen.setColor(colour(AMBER, 0.82))
        painter.setPen(pen)
        painter.drawArc(circle, 90 * 16, -round(360 * 16 * never))

    def _side(self, painter: QPainter, side: Side, wind: int, glow: float, u: float) -> None:
        middle = self.box.w / 2
        dx, dy = ((0, 1), (1, 0), (0, -1), (-1, 0))[side]
        out = 73.5 * u
        long, thick = 46 * u, 4.6 * u
        w, h = (long, thick) if side.upright else (thick, long)
        bar = QRectF(middle + dx * out - w / 2, middle + dy * out - h / 2, w, h)
        fill(painter, bar, thick / 2, colour("#FFFFFF", 0.10))
        if glow > 0:
            fill(painter, bar, thick / 2, colour(AMBER, glow))
        ink = AMBER if glow > 0.5 else ON_FELT2
        at = (middle + dx * 59.5 * u, middle + dy * 60 * u)
        self._say(painter, wind_letter(wind), at, Ink(15.5, 600, ink))

    def _number(self, painter: QPainter, state: ConsoleState, u: float) -> None:
        middle = self.box.w / 2
        self._say(painter, str(state.left), (middle, middle - 4 * u), Ink(32, 700))
        self._say(painter, tr("left"), (middle, middle + 18 * u), Ink(13, 500, ON_FELT2))

    def _dice(self, painter: QPainter, dice: tuple[int, ...], u: float) -> None:
        middle, size = self.box.w / 2, (25 if len(dice) < 3 else 20) * u
        gap = 5 * u
        start = middle - (len(dice) * size + (len(dice) - 1) * gap) / 2
        for n, value in enumerate(dice):
            box = QRectF(start + n * (size + gap), middle - size / 2, size, size)
            draw_die(painter, box, value)


def draw_die(painter: QPainter, box: QRectF, value: int) -> None:
    """A die seen from above; one and four are red, as on Chinese dice."""
    radius = 0.2 * box.width()
    shade = QLinearGradient(box.topLeft(), box.bottomLeft())
    shade.setColorAt(0, QColor("#FEFBF3"))
    shade.setColorAt(1, QColor("#E4DAC2"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(QColor("#AE2318") if value in (1, 4) else QColor("#23292E"))
    size = (0.17 if value == 1 else 0.1) * box.width()
    for x, y in _PIPS[value]:
        at = box.center() + QPointF(x, y) * (0.25 * box.width())
        painter.drawEllipse(at, size, size)
