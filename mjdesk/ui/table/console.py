"""The middle of the table: whose turn it is, the winds, how much of the wall is left, the dice of the deal."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from mjdesk.ui.i18n import tr
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.table.glass import FlatPanel, Ink, Panel, fill, outline, text
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

    ``lit`` is the side whose wind is written in amber; its bar is a `LightItem`.
    """

    winds: tuple[tuple[Side, int], ...]
    left: int
    reserved: int
    total: int
    dice: tuple[int, ...]
    lit: Side | None
    language: str


def light_box(side: Side, size: float) -> QRectF:
    """The bar of a side in a console of this size."""
    u = size / 160
    dx, dy = ((0, 1), (1, 0), (0, -1), (-1, 0))[side]
    w, h = (46 * u, 4.6 * u) if side.upright else (4.6 * u, 46 * u)
    return QRectF(size / 2 + dx * 73.5 * u - w / 2, size / 2 + dy * 73.5 * u - h / 2, w, h)


class LightItem(FlatPanel):
    """The amber bar of the side whose turn it is. It is faded by its opacity, so it is painted once."""

    def draw(self, painter: QPainter) -> None:
        fill(painter, self.rect, min(self.box.w, self.box.h) / 2, AMBER)


class ConsoleGround(Panel):
    """The plate under the console, with the bars of all sides unlit; the state are the sides sat at."""

    glass = False

    def draw(self, painter: QPainter) -> None:
        u = self.box.w / 160
        radius = 22 * u
        draw_shadow(painter, self.rect, radius, SHADOW_GLASS, self.style.dpr)
        shade = QLinearGradient(0, 0, 0, self.box.h)
        shade.setColorAt(0, QColor("#16211F"))
        shade.setColorAt(1, QColor("#0B1413"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawRoundedRect(self.rect, radius, radius)
        outline(painter, self.rect, radius, colour("#FFFFFF", 0.08), max(1.0, u))
        for side in self.state:
            fill(painter, light_box(side, self.box.w), 2.3 * u, colour("#FFFFFF", 0.10))


class ConsoleItem(FlatPanel):
    """What changes in the console. It belongs to the table, so it is scaled by ``u``."""

    def draw(self, painter: QPainter) -> None:
        state: ConsoleState = self.state
        u = self.box.w / 160
        self._ring(painter, state, u)
        for side, wind in state.winds:
            self._side(painter, side, wind, u, lit=side is state.lit)
        if state.dice:
            self._dice(painter, state.dice, u)
        else:
            self._number(painter, state, u)

    def _say(self, painter: QPainter, said: str, at: tuple[float, float], ink: Ink) -> None:
        """Write in the scale of the table, not in that of panels."""
        scaled = Ink(ink.px * self.box.w / 160 / self.style.k, ink.weight, ink.colour)
        text(painter, self.style, said, at, scaled, align="middle")

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

    def _side(self, painter: QPainter, side: Side, wind: int, u: float, *, lit: bool) -> None:
        middle = self.box.w / 2
        dx, dy = ((0, 1), (1, 0), (0, -1), (-1, 0))[side]
        at = (middle + dx * 59.5 * u, middle + dy * 60 * u)
        self._say(painter, wind_letter(wind), at, Ink(15.5, 600, AMBER if lit else ON_FELT2))

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
