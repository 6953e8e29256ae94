"""The line of a round under the viewer: where one is, what happened where; click, drag, wheel and keys move it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QWidget

from mjdesk.ui.look import look
from mjdesk.ui.widgets import Painted, canvas
from mjdesk.ui.widgets.base import amber, shade, write


class Timeline(Painted, QAbstractSlider):
    """The line, as a slider over the moments of a round. ``strong`` marks are wins, ``soft`` ones claims and kongs;
    ``pins`` are moments with a number, as of a review."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("timeline")
        self.soft: tuple[int, ...] = ()
        self.strong: tuple[int, ...] = ()
        self.pins: tuple[int, ...] = ()
        self.setSingleStep(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.valueChanged.connect(self.paint_anew)

    def show_marks(self, soft: tuple[int, ...], strong: tuple[int, ...]) -> None:
        """Show these turning points."""
        self.soft, self.strong = soft, strong
        self.update()

    def want(self) -> QSizeF:
        return QSizeF(look().px(320), look().px(40))

    def _line(self) -> QRectF:
        face, edge = self.face(), look().px(9)
        return QRectF(face.x() + edge, face.center().y(), max(1.0, face.width() - 2 * edge), 0)

    def x_of(self, moment: int) -> float:
        """Where a moment lies."""
        line, span = self._line(), max(1, self.maximum() - self.minimum())
        return line.x() + line.width() * (moment - self.minimum()) / span

    def moment_at(self, x: float) -> int:
        """The moment nearest to a place."""
        line, span = self._line(), self.maximum() - self.minimum()
        share = min(1.0, max(0.0, (x - line.x()) / line.width()))
        return self.minimum() + round(share * span)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.moment_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self.moment_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.setValue(self.value() - (1 if event.angleDelta().y() > 0 else -1))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the page has one meaning for every key

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, line = look().px, self._line()
            here = self.x_of(self.value())
            for start, end, ink in ((line.x(), here, "accent"), (here, line.right(), "line2")):
                painter.setPen(QPen(look().colour(ink), px(4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawLine(QPointF(start, line.y()), QPointF(end, line.y()))
            self._paint_marks(painter, line.y())
            self._paint_pins(painter, line.y())
            knob = QRectF(here - px(8), line.y() - px(8), px(16), px(16))
            painter.setPen(QPen(look().colour("raised"), px(2)))
            painter.setBrush(amber(knob))
            painter.drawEllipse(knob)
            self.paint_ring(painter, self.face(), px(10))

    def _paint_pins(self, painter: QPainter, y: float) -> None:
        px, radius = look().px, look().px(8)
        for rank, moment in reversed(list(enumerate(self.pins, start=1))):
            middle = QPointF(self.x_of(moment), y + px(13))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look().colour("ink" if rank == 1 else "ink3"))
            painter.drawEllipse(middle, radius, radius)
            box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
            centre = Qt.AlignmentFlag.AlignHCenter
            write(painter, box, str(rank), look().font(11, 700), look().colour("surface"), align=centre)

    def _paint_marks(self, painter: QPainter, y: float) -> None:
        px = look().px
        painter.setPen(Qt.PenStyle.NoPen)
        for moment in self.soft:
            painter.setBrush(shade("ink2", 0.75))
            painter.drawEllipse(QPointF(self.x_of(moment), y - px(11)), px(2.4), px(2.4))
        for moment in self.strong:
            painter.setBrush(look().colour("accent_ink"))
            x, top = self.x_of(moment), y - px(11)
            painter.drawPolygon(
                [
                    QPointF(x, top - px(4.5)),
                    QPointF(x + px(4.5), top),
                    QPointF(x, top + px(4.5)),
                    QPointF(x - px(4.5), top),
                ]
            )
