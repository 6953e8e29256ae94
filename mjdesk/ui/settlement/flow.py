"""Who pays whom: the seats where people sit, and an arrow for each payment, as wide as the root of its amount."""

from __future__ import annotations

from math import atan2, cos, sin, sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.settlement import HOUSE
from mjdesk.engine.tiles import EAST, NORTH, SOUTH, WEST, Tile
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import portrait
from mjdesk.ui.look import look
from mjdesk.ui.models import SettlementModel, WinnerHand
from mjdesk.ui.settlement.timeline import Timeline
from mjdesk.ui.theme import colour
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import width_of, write

_DEEP: Final = "#C67C1A"
_STEPS: Final = 24


def wind_letter(wind: Tile) -> str:
    """A wind in one letter of the current language."""
    return {EAST: tr("E"), SOUTH: tr("S"), WEST: tr("W"), NORTH: tr("N")}[wind]


def arrow_width(points: int, most: int) -> float:
    """Width of an arrow in units: 16 for the largest payment, by the root of the amount, at least 4."""
    return max(4.0, 16 * sqrt(points / most)) if most else 4.0


def arrow_shape(start: QPointF, end: QPointF, bend: QPointF, width: float, share: float) -> QPainterPath:
    """A curved arrow that grows wider towards its head; ``share`` of it is drawn."""
    head = min(width * 1.9 + 8, 34.0)
    points = []
    for n in range(_STEPS + 1):
        t = share * n / _STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append(QPointF(a * start.x() + b * bend.x() + c * end.x(), a * start.y() + b * bend.y() + c * end.y()))
    tip = points[-1]
    away = [sqrt((p.x() - tip.x()) ** 2 + (p.y() - tip.y()) ** 2) for p in points]
    neck = max((n for n in range(_STEPS) if away[n] >= head * 0.8), default=0)
    left, right = [], []
    for n in range(neck + 1):
        before, after = points[max(0, n - 1)], points[min(_STEPS, n + 1)]
        angle = atan2(after.y() - before.y(), after.x() - before.x())
        half = width * (0.25 + 0.25 * n / max(1, neck))
        left.append(points[n] + QPointF(-sin(angle), cos(angle)) * half)
        right.append(points[n] - QPointF(-sin(angle), cos(angle)) * half)
    angle = atan2(tip.y() - points[neck].y(), tip.x() - points[neck].x())
    wing = QPointF(-sin(angle), cos(angle)) * (width * 0.62 + 7)
    path = QPainterPath(left[0])
    for point in (*left[1:], points[neck] + wing, tip, points[neck] - wing, *reversed(right)):
        path.lineTo(point)
    path.closeSubpath()
    return path


class Flow(Page):
    """The drawing. ``now`` is the time of the opening motion in ms."""

    def __init__(self, model: SettlementModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.model, self.number, self.now = model, 0, 0.0
        self.timeline = Timeline(0, 0)

    @property
    def win(self) -> WinnerHand | None:
        """The win that is shown."""
        return self.model.wins[self.number] if self.model.wins else None

    def seat_at(self, seat: int) -> QPointF:
        """Middle of a portrait."""
        seats = len(self.model.plates)
        away = (seat - self.model.me) % seats
        side = away if seats == 4 else {2: (0, 2), 3: (0, 1, 3)}[seats][away]
        w, h, px = self.width(), self.height(), look().px
        return (
            QPointF(w / 2, h - px(64)),
            QPointF(w / 2 + px(140), h * 0.40),
            QPointF(w / 2, px(64)),
            QPointF(w / 2 - px(140), h * 0.40),
        )[side]

    def _payments(self) -> list[tuple[int, int, int]]:
        """Payer, payee and points, those of one payer to one payee joined; what goes to the house has no arrow."""
        joined: dict[tuple[int, int], int] = {}
        paid = [(line.payer, line.payee, line.points) for line in (self.win.lines if self.win else ())]
        paid += [(payer, line.payee, line.points) for line in self.model.others for payer in line.payers]
        for payer, payee, points in paid:
            if payee != HOUSE:
                joined[payer, payee] = joined.get((payer, payee), 0) + points
        return [(payer, payee, points) for (payer, payee), points in joined.items() if points]

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            paid = self._payments()
            most = max((points for *_, points in paid), default=0)
            pills = []
            for n, (payer, payee, points) in enumerate(paid):
                share = self.timeline.arrow(self.now, n)
                if share > 0:
                    pills.append(self._paint_arrow(painter, payer, payee, arrow_width(points, most), share))
            for seat in range(len(self.model.plates)):
                self._paint_seat(painter, seat)
            for middle, (_, _, points) in zip(pills, paid, strict=False):
                self._paint_pill(painter, middle, f"{points:,}")

    def _paint_arrow(self, painter: QPainter, payer: int, payee: int, width: float, share: float) -> QPointF:
        """One arrow; returns the middle of its curve."""
        px, a, b = look().px, self.seat_at(payer), self.seat_at(payee)
        length = sqrt((b.x() - a.x()) ** 2 + (b.y() - a.y()) ** 2)
        middle = (a + b) / 2
        straight = abs(a.x() - b.x()) < 1
        centre = QPointF(self.width() / 2, self.height() * 0.47)
        bend = (
            middle if straight else middle + (centre - middle) * 0.22 + QPointF(0, px(22) if b.y() > a.y() else -px(10))
        )
        start = a + (bend - a) * (px(36) / max(1.0, length / 2))
        end = b + (bend - b) * (px(40) / max(1.0, sqrt((b.x() - bend.x()) ** 2 + (b.y() - bend.y()) ** 2)))
        shape = arrow_shape(start, end, bend, px(width), share)
        fill = QLinearGradient(start, end)
        deep = colour(_DEEP)
        fill.setColorAt(0, colour("#D9B98A" if not look().palette.dark else "#6B5733", 0.75))
        fill.setColorAt(0.75, deep)
        fill.setColorAt(1, deep)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawPath(shape)
        return start * 0.4356 + bend * 0.4488 + end * 0.1156

    def _paint_pill(self, painter: QPainter, middle: QPointF, text: str) -> None:
        px, font = look().px, look().font(15, 600)
        width = max(px(36), width_of(text, font) + px(20))
        rect = QRectF(middle.x() - width / 2, middle.y() - px(13), width, px(26))
        painter.setPen(QPen(look().colour("line2"), 1))
        painter.setBrush(look().colour("raised"))
        painter.drawRoundedRect(rect, px(13), px(13))
        write(painter, rect, text, font, look().colour("ink"), align=Qt.AlignmentFlag.AlignHCenter)

    def _paint_seat(self, painter: QPainter, seat: int) -> None:
        px, dpr, plate, at = look().px, self.devicePixelRatioF(), self.model.plates[seat], self.seat_at(seat)
        winner = self.win is not None and seat == self.win.seat
        size = px(64 if winner else 56)
        ring = look().palette.accent if winner else None
        painter.drawPixmap(at - QPointF(size / 2, size / 2), portrait(plate.person.portrait, size, dpr, ring))
        if plate.wind is not None:
            self._paint_wind(painter, at + QPointF(size * 0.36, size * 0.33), wind_letter(plate.wind))
        below = abs(at.x() - self.width() / 2) > px(20)
        font, name = look().font(14, 600 if winner else 500), say(plate.person.name)
        words = width_of(name, font)
        if below:
            left = min(max(at.x() - words / 2, 0), self.width() - words - px(26 if plate.dealer else 0))
            place = QRectF(left, at.y() + size / 2 + px(2), words + 2, px(24))
        else:
            place = QRectF(
                at.x() + size / 2 + px(12), at.y() - px(12), self.width() - at.x() - size / 2 - px(14), px(24)
            )
        write(painter, place, name, font, look().colour("ink"))
        if plate.dealer:
            self._paint_dealer(painter, place.x() + min(words, place.width()) + px(8), place.center().y())

    def _paint_wind(self, painter: QPainter, middle: QPointF, text: str) -> None:
        px = look().px
        rect = QRectF(middle.x() - px(9), middle.y() - px(9), px(18), px(18))
        painter.setPen(QPen(look().colour("line2"), 1))
        painter.setBrush(look().colour("surface"))
        painter.drawRoundedRect(rect, px(5), px(5))
        write(painter, rect, text, look().font(12, 600), look().colour("ink"), align=Qt.AlignmentFlag.AlignHCenter)

    def _paint_dealer(self, painter: QPainter, x: float, y: float) -> None:
        px = look().px
        rect = QRectF(x, y - px(9.5), px(19), px(19))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#B3321F"))
        painter.drawRoundedRect(rect, px(5), px(5))
        write(painter, rect, tr("D"), look().font(12, 600), colour("#FFFFFF"), align=Qt.AlignmentFlag.AlignHCenter)
