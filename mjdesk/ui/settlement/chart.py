"""The totals of all seats over the rounds of a match, as lines."""

from __future__ import annotations

from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import say, signed
from mjdesk.ui.icons import portrait
from mjdesk.ui.look import look
from mjdesk.ui.models import SettlementModel
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import write


def running_totals(history: tuple[tuple[int, ...], ...], seat: int) -> list[int]:
    """The total of a seat before the first round and after each one."""
    return [0, *accumulate(payments[seat] for payments in history)]


def spread(places: list[float], gap: float, least: float, most: float) -> list[float]:
    """Places moved apart so that neighbours are at least ``gap`` from each other and all stay inside."""
    order = sorted(range(len(places)), key=lambda n: places[n])
    result = places.copy()
    for before, n in zip([None, *order], order, strict=False):
        low = least if before is None else result[before] + gap
        result[n] = max(result[n], low)
    for after, n in zip([None, *reversed(order)], list(reversed(order)), strict=False):
        high = most if after is None else result[after] - gap
        result[n] = min(result[n], high)
    return result


class Chart(Page):
    """The drawing: the own line in amber, the others quieter, each with its portrait at its end."""

    def __init__(self, model: SettlementModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = model

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self._paint(painter)

    def _paint(self, painter: QPainter) -> None:
        px, seats = look().px, range(len(self.model.plates))
        lines = {seat: running_totals(self.model.history, seat) for seat in seats}
        low = min(min(line) for line in lines.values())
        high = max(max(line) for line in lines.values())
        area = QRectF(px(4), px(22), self.width() - px(126), self.height() - px(64))
        span = max(1, high - low)

        def at(n: int, value: int) -> QPointF:
            steps = max(1, len(self.model.history))
            return QPointF(area.x() + area.width() * n / steps, area.bottom() - area.height() * (value - low) / span)

        self._paint_ground(painter, area, at(0, 0).y())
        for seat in sorted(seats, key=lambda s: s == self.model.me):
            self._paint_line(painter, [at(n, value) for n, value in enumerate(lines[seat])], seat == self.model.me)
        ends = spread(
            [at(len(lines[s]) - 1, lines[s][-1]).y() for s in seats], px(38), area.top() - px(6), area.bottom() + px(6)
        )
        for seat in seats:
            self._paint_end(painter, seat, QPointF(area.right() + px(12), ends[seat]), lines[seat][-1])

    def _paint_ground(self, painter: QPainter, area: QRectF, zero: float) -> None:
        px = look().px
        painter.setPen(QPen(look().colour("line"), 1))
        painter.drawLine(QPointF(area.left(), zero), QPointF(area.right(), zero))
        write(painter, QRectF(area.x(), zero + px(1), px(40), px(18)), "0", look().font(12), look().colour("ink3"))
        rounds, small = len(self.model.history), look().font(12)
        step = max(1, -(-rounds // 8))
        for n in range(step, rounds + 1, step):
            x = area.x() + area.width() * n / rounds
            place = QRectF(x - px(20), self.height() - px(26), px(40), px(20))
            write(painter, place, str(n), small, look().colour("ink3"), align=Qt.AlignmentFlag.AlignHCenter)

    @staticmethod
    def _paint_line(painter: QPainter, points: list[QPointF], mine: bool) -> None:
        px, path = look().px, QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        pen = QPen(look().colour("accent" if mine else "line2"), px(3 if mine else 2))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        if mine:
            painter.setPen(QPen(look().colour("accent"), px(2.5)))
            painter.setBrush(look().colour("bg"))
            for point in points:
                painter.drawEllipse(point, px(4), px(4))

    def _paint_end(self, painter: QPainter, seat: int, at: QPointF, total: int) -> None:
        px, plate, size = look().px, self.model.plates[seat], look().px(30)
        ring = look().palette.accent if seat == self.model.me else None
        picture = portrait(plate.person.portrait, size, self.devicePixelRatioF(), ring)
        painter.drawPixmap(at - QPointF(0, size / 2), picture)
        x = at.x() + size + px(8)
        name = QRectF(x, at.y() - px(18), self.width() - x, px(18))
        write(painter, name, say(plate.person.name), look().font(12), look().colour("ink2"))
        ink = "gain" if total > 0 else "loss" if total < 0 else "ink"
        write(painter, name.translated(0, px(17)), signed(total), look().font(15, 600), look().colour(ink))
