"""The graph of a review: what the round was worth to a seat after each decision, and what the better one kept."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import floor, log10

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QWidget

from mjdesk.ui.i18n import signed, tr
from mjdesk.ui.look import look
from mjdesk.ui.records.story import Told
from mjdesk.ui.widgets import Painted, canvas
from mjdesk.ui.widgets.base import shade, width_of, write

_LEFT, _RIGHT, _TOP, _FOOT = 52, 34, 30, 34


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round values from below ``low`` to above ``high``, at most so many and 0 among them where it lies between."""
    span = max(high - low, 1e-9)
    raw = span / max(1, most - 1)
    unit = 10 ** floor(log10(raw))
    step = next(unit * factor for factor in (1, 2, 3, 5, 10, 20) if unit * factor >= raw)
    first, last = floor(low / step), -floor(-high / step)
    return [n * step for n in range(first, last + 1)]


class Graph(Painted, QAbstractSlider):
    """The drawing, as a slider over the decisions: a click or an arrow goes to one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("graph")
        self.told: tuple[Told, ...] = ()
        self.labels: dict[int, str] = {}
        self.pins: tuple[int, ...] = ()  #: places of the worst decisions, the worst first
        self.end: tuple[int, str] | None = None  #: what the round came to, and how it ended
        self.asked = 0  #: how many decisions there will be, while they come in
        self.setRange(0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.valueChanged.connect(self.paint_anew)

    def want(self) -> QSizeF:
        return QSizeF(look().px(600), look().px(190))

    def show_told(self, told: tuple[Told, ...], labels: dict[int, str], pins: tuple[int, ...], asked: int) -> None:
        """Show these decisions, and as many places as there will be."""
        self.told, self.labels, self.pins, self.asked = told, labels, pins, max(asked, len(told))
        blocked = self.blockSignals(True)
        self.setRange(0, max(0, len(told) - 1))
        self.blockSignals(blocked)
        self.update()

    # --- places

    @property
    def _places(self) -> int:
        return max(1, self.asked - 1 + (self.end is not None))

    def _area(self) -> QRectF:
        px, face = look().px, self.face()
        return face.adjusted(px(_LEFT), px(_TOP), -px(_RIGHT), -px(_FOOT))

    def x_of(self, place: int) -> float:
        """Where a decision lies."""
        area = self._area()
        return area.x() + area.width() * place / self._places

    def _scale(self) -> tuple[list[float], float, float]:
        values = [0.0]
        for one in self.told:
            values += [one.decision.taken.value, one.decision.best.value]
        low, high = min(values), max(values)
        if self.end is not None:  # what it came to may be far off what it was ever worth: then it lies on the edge
            reach = max(high - low, 4.0)
            low, high = min(low, max(self.end[0], low - reach)), max(high, min(self.end[0], high + reach))
        marks = ticks(low, high)
        return marks, marks[0], max(marks[-1], marks[0] + 1e-9)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.told and event.button() is Qt.MouseButton.LeftButton:
            places = range(len(self.told))
            self.setValue(min(places, key=lambda place: abs(self.x_of(place) - event.position().x())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the page has one meaning for every key

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            area, (marks, low, high) = self._area(), self._scale()

            def at(place: int, value: float) -> QPointF:
                value = min(high, max(low, value))
                return QPointF(self.x_of(place), area.bottom() - area.height() * (value - low) / (high - low))

            self._paint_ground(painter, area, [(mark, at(0, mark).y()) for mark in marks])
            points = [at(place, one.decision.taken.value) for place, one in enumerate(self.told)]
            if self.end is not None and self.told:
                points.append(at(self.asked, self.end[0]))
            if points:
                self._paint_line(painter, points, at(0, 0.0).y())
                self._paint_better(painter, at)
                self._paint_points(painter, points)
                tops = {n: at(n, one.decision.best.value).y() for n, one in enumerate(self.told) if n in self.pins}
                self._paint_words(painter, points, tops)
            self.paint_ring(painter, self.face(), look().px(10))

    def _paint_ground(self, painter: QPainter, area: QRectF, marks: list[tuple[float, float]]) -> None:
        px, font = look().px, look().font(12)
        for value, y in marks:
            painter.setPen(QPen(look().colour("line2" if value == 0 else "line"), 1))
            painter.drawLine(QPointF(area.x() - px(8), round(y) + 0.5), QPointF(area.right() + px(16), round(y) + 0.5))
            said = signed(round(value)) if value == round(value) else f"{value:+g}".replace("-", "−")
            box = QRectF(self.face().x(), y - px(9), px(_LEFT - 16), px(18))
            write(painter, box, said, font, look().colour("ink3"), align=Qt.AlignmentFlag.AlignRight)
        step = max(1, -(-self.asked * width_of("00", font) * 1.7 // max(1.0, area.width())))
        for place in range(self.asked):
            if place % int(step) and place != self.value() and place not in self.pins:
                continue
            near = any(0 < abs(place - strong) < step for strong in (*self.pins, self.value()))
            if near and place != self.value() and place not in self.pins:
                continue
            strong = place == self.value() or place in self.pins
            box = QRectF(self.x_of(place) - px(20), area.bottom() + px(10), px(40), px(20))
            ink = look().colour("ink" if strong else "ink3")
            middle = Qt.AlignmentFlag.AlignHCenter
            write(painter, box, str(place + 1), look().font(12, 700 if strong else 400), ink, align=middle)

    def _paint_line(self, painter: QPainter, points: list[QPointF], zero: float) -> None:
        px = look().px
        line = QPainterPath(points[0])
        for point in points[1:]:
            line.lineTo(point)
        under = QPainterPath(line)
        under.lineTo(points[-1].x(), zero)
        under.lineTo(points[0].x(), zero)
        under.closeSubpath()
        high, low = min(point.y() for point in points), max(point.y() for point in points)
        for top, foot, ink in ((high, zero, "accent"), (zero, low, "loss")):
            if foot - top < 1:
                continue
            fill = QLinearGradient(0, top, 0, foot)
            strong, weak = (0.28, 0.0) if ink == "accent" else (0.05, 0.28)
            fill.setColorAt(0, shade(ink, strong))
            fill.setColorAt(1, shade(ink, weak))
            painter.save()
            painter.setClipRect(QRectF(self.face().x(), top, self.face().width(), foot - top))
            painter.fillPath(under, fill)
            painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(look().colour("accent_ink"), px(2.4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(line)

    def _paint_better(self, painter: QPainter, at) -> None:
        """Dashes up to what the better answer would have kept."""
        px, ink = look().px, look().colour("loss")
        for place in dict.fromkeys((*self.pins, self.value())):
            if place >= len(self.told):
                continue
            decision = self.told[place].decision
            high, low = at(place, decision.best.value), at(place, decision.taken.value)
            if low.y() - high.y() < px(4):
                continue
            painter.setPen(QPen(ink, px(2), Qt.PenStyle.DotLine))
            painter.drawLine(high, low)
            painter.setPen(QPen(ink, px(2)))
            painter.setBrush(look().colour("raised"))
            painter.drawEllipse(high, px(4), px(4))

    def _paint_points(self, painter: QPainter, points: list[QPointF]) -> None:
        px = look().px
        crowded = len(points) > 1 and min(b.x() - a.x() for a, b in pairwise(points)) < px(14)
        for place, point in enumerate(points):
            if place in self.pins:
                continue
            size = px(3 if crowded else 4.6)
            here = place == self.value() and place < len(self.told)
            painter.setPen(QPen(look().colour("accent_ink"), px(2 if not crowded else 1.4)))
            painter.setBrush(look().colour("accent" if here else "raised"))
            painter.drawEllipse(point, px(6) if here else size, px(6) if here else size)
        for rank, place in reversed(list(enumerate(self.pins, start=1))):
            if place < len(points):
                self._paint_pin(painter, points[place], rank, place == self.value())

    def _paint_pin(self, painter: QPainter, point: QPointF, rank: int, here: bool) -> None:
        px = look().px
        painter.setPen(QPen(look().colour("accent" if here else "raised"), px(2.5 if here else 2)))
        painter.setBrush(look().colour("ink" if rank == 1 else "ink3"))
        radius = px(12.5)
        painter.drawEllipse(point, radius, radius)
        box = QRectF(point.x() - radius, point.y() - radius, 2 * radius, 2 * radius)
        middle = Qt.AlignmentFlag.AlignHCenter
        write(painter, box, str(rank), look().font(13, 700), look().colour("raised"), align=middle)

    def _paint_words(self, painter: QPainter, points: list[QPointF], tops: dict[int, float]) -> None:
        """What happened at points, where there is room; what comes first in time goes first.

        ``tops`` are the upper ends of the dashes at pins.
        """
        px, font, face = look().px, look().font(12), self.face()
        taken: list[QRectF] = []
        words = list(self.labels.items())
        if self.end is not None and len(points) > len(self.told):
            words.insert(0, (len(points) - 1, f"{self.end[1]} {signed(self.end[0])}"))
        for place, said in words:
            if place >= len(points):
                continue
            wide, point = width_of(said, font) + px(6), points[place]
            lift = px(30 if place in self.pins else 24)
            x = min(max(point.x() - wide / 2, face.x() + px(_LEFT - 8)), face.right() - wide)
            above = min(point.y() - lift, tops.get(place, point.y()) - px(24))
            box = QRectF(x, above, wide, px(18))
            if _crossed(points, box) and not _crossed(points, below := QRectF(x, point.y() + px(9), wide, px(18))):
                box = below if below.bottom() < self._area().bottom() and place not in self.pins else box
            if place == len(points) - 1 and place >= len(self.told):
                falls = place > 0 and points[place - 1].y() < point.y() - px(24)
                away = px(8) if falls else -px(6)
                box.moveTo(point.x() - wide - away, point.y() - px(9 if falls else 26))
            if box.top() < face.top() or any(box.intersects(other) for other in taken):
                continue
            taken.append(box)
            write(painter, box, said, font, look().colour("ink2"), align=Qt.AlignmentFlag.AlignHCenter)


def _crossed(points: Sequence[QPointF], box: QRectF) -> bool:
    """Whether the line through these points runs through a box."""
    for a, b in pairwise(points):
        left, right = max(a.x(), box.left()), min(b.x(), box.right())
        if left >= right:
            continue
        slope = (b.y() - a.y()) / (b.x() - a.x())
        ends = a.y() + slope * (left - a.x()), a.y() + slope * (right - a.x())
        if min(ends) < box.bottom() and max(ends) > box.top():
            return True
    return False


def spoken(told: Told, of: int) -> str:
    """A point of the graph for the screen reader."""
    return tr(", ").join((f"{told.number}/{of}", *told.lines()))
