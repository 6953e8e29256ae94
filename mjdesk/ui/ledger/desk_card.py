"""A table of the board: people where they sit, their points, the round and the time."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.ledger.sessions import State
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.icons import icon
from mjdesk.ui.ledger.board_models import DeskModel, SeatLine
from mjdesk.ui.look import look
from mjdesk.ui.theme import RADIUS, colour
from mjdesk.ui.widgets.base import Painted, canvas, width_of, write


def duration(minutes: int) -> str:
    """Hours and minutes, such as 1:12."""
    return f"{minutes // 60}:{minutes % 60:02}"


class DeskCard(Painted, QAbstractButton):
    """The card. One of ``desk`` 0 is the place for a new table."""

    def __init__(self, parent: QWidget, model: DeskModel) -> None:
        super().__init__(parent)
        self.model = model
        self.setObjectName(f"desk-{model.desk}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_model(model)

    def want(self) -> QSizeF:
        return QSizeF(look().px(300), look().px(190))

    def show_model(self, model: DeskModel) -> None:
        """Show another state of the table."""
        self.model = model
        self.setText(model.name)
        seats = ", ".join(f"{seat.name or tr('Empty seat')} {signed(seat.points)}" for seat in model.seats)
        said = [tr("Table {name}", name=model.name) if model.desk else tr("Open a table")]
        said += (
            [say(model.rules), tr("Round {number}", number=model.rounds + 1), seats, self.note()[0]]
            if model.session
            else []
        )
        self.setAccessibleName(", ".join(filter(None, said)))
        self.update()

    def note(self) -> tuple[str, str]:
        """What the table needs, and its icon; empty where it needs nothing."""
        model = self.model
        if not model.session:
            return "", ""
        if model.state is State.CALL:
            return tr("Needs someone"), "bell"
        if model.state is State.DONE:
            return tr("To settle"), "coin"
        if model.state is State.BREAK:
            return tr("Break"), "tea"
        if model.empty_seats:
            return tr("%n missing", model.empty_seats), "users"
        return (tr("Time is up"), "timer") if model.overdue else ("", "")

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect, model = look().px, self.face(), self.model
            radius = px(RADIUS.card)
            called = model.state is State.CALL and bool(model.session)
            if not model.session:
                self._paint_empty(painter, rect, radius)
                self.paint_ring(painter, rect, radius)
                return
            fill = look().colour("accent_soft" if called else "raised")
            painter.setBrush(fill.lighter(106) if self.underMouse() and look().palette.dark else fill)
            edge = look().colour("accent" if called else "line2" if self.underMouse() else "line")
            painter.setPen(QPen(edge, px(2) if called else 1))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
            self._paint_head(painter, rect)
            self._paint_table(painter, rect)
            self.paint_ring(painter, rect, radius)

    def _paint_empty(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        px, ink = look().px, look().colour("ink2" if self.underMouse() else "ink3")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look().colour("line2"), px(1.5), Qt.PenStyle.DashLine))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        head = QRectF(rect.x() + px(22), rect.y() + px(14), rect.width() - px(44), px(34))
        write(painter, head, self.model.name, look().font(22, 600), look().colour("ink3"))
        size = px(28)
        at = QPointF(rect.center().x() - size / 2, rect.center().y() - size * 0.7)
        painter.drawPixmap(at, icon("plus", size, ink.name(), self.devicePixelRatioF()))
        words = QRectF(rect.x(), at.y() + size + px(6), rect.width(), px(24))
        middle = Qt.AlignmentFlag.AlignHCenter
        write(painter, words, tr("Open a table"), look().font(14, 500), ink, align=middle)

    def _paint_head(self, painter: QPainter, rect: QRectF) -> None:
        px, model = look().px, self.model
        y, font = rect.y() + px(13), look().font(22, 700)
        write(painter, QRectF(rect.x() + px(22), y, px(80), px(36)), model.name, font, look().colour("ink"))
        x = rect.x() + px(22) + width_of(model.name, font) + px(10)
        time = duration(model.minutes)
        right = rect.right() - px(20)
        wide = width_of(time, look().font(14, 500)) + 2
        write(painter, QRectF(right - wide, y, wide, px(36)), time, look().font(14, 500), look().colour("ink2"))
        right -= wide + px(12)
        words, name = self.note()
        if words:
            right = self._paint_note(painter, right, y + px(18), words, name)
        room = QRectF(x, y + px(1), right - x - px(8), px(36))
        write(painter, room, say(model.rules), look().font(14, 400), look().colour("ink2"))

    def _paint_note(self, painter: QPainter, right: float, y: float, words: str, name: str) -> float:
        px, font = look().px, look().font(13, 600)
        wide = width_of(words, font) + px(38)
        rect = QRectF(right - wide, y - px(14), wide, px(28))
        calm = name in ("tea", "users")
        ink = look().colour("loss" if calm else "accent_ink")
        fill = QColor(ink)
        fill.setAlphaF(0.16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(rect, px(8), px(8))
        size = px(16)
        at = QPointF(rect.x() + px(9), y - size / 2)
        painter.drawPixmap(at, icon(name, size, ink.name(), self.devicePixelRatioF()))
        write(painter, rect.adjusted(px(30), 0, -px(6), 0), words, font, ink)
        return rect.left()

    def _paint_table(self, painter: QPainter, rect: QRectF) -> None:
        px, model = look().px, self.model
        body = rect.adjusted(px(12), px(46), -px(12), -px(12))
        side = min(px(72), body.height() * 0.44)
        middle = body.center()
        felt = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        self._paint_felt(painter, felt)
        places = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}[len(model.seats)]
        for place, seat in zip(places, model.seats, strict=True):
            self._paint_seat(painter, body, felt, place, seat)

    def _paint_felt(self, painter: QPainter, felt: QRectF) -> None:
        px, model = look().px, self.model
        plays = model.state in (State.OPEN, State.CALL) and not model.empty_seats
        if plays or model.state is State.DONE:
            fill = QLinearGradient(felt.topLeft(), felt.bottomLeft())
            fill.setColorAt(0, colour(look().felt.inner))
            fill.setColorAt(1, colour(look().felt.outer))
            painter.setBrush(fill)
            painter.setPen(QPen(colour("#FFFFFF", 0.16), 1))
        else:
            painter.setBrush(look().colour("sunken"))
            painter.setPen(QPen(look().colour("line2"), 1))
        painter.drawRoundedRect(felt, px(13), px(13))
        align = Qt.AlignmentFlag.AlignHCenter
        if model.state is State.DONE:
            write(painter, felt, tr("Over"), look().font(14, 600), colour("#FFFFFF"), align=align)
            return
        if model.state is State.BREAK:
            write(painter, felt, tr("Break"), look().font(14, 600), look().colour("ink2"), align=align)
            return
        ink = colour("#FFFFFF") if plays else look().colour("ink2")
        write(painter, felt, str(model.rounds + 1), look().font(17, 700), ink, align=align)
        self._paint_ring_of(painter, felt, ink, plays)

    def _paint_ring_of(self, painter: QPainter, felt: QRectF, ink: QColor, plays: bool) -> None:
        """How much of the agreed rounds or time is played."""
        px, model = look().px, self.model
        share = model.rounds / model.length if model.length else model.minutes / model.agreed if model.agreed else 0
        if not plays or not (model.length or model.agreed):
            return
        ring = felt.adjusted(px(11), px(11), -px(11), -px(11))
        pale = QColor(ink)
        pale.setAlphaF(0.22)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(pale, px(4)))
        painter.drawEllipse(ring)
        line = QPen(look().colour("accent") if model.overdue else ink, px(4))
        line.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(line)
        painter.drawArc(ring, 90 * 16, -round(min(1.0, share) * 360 * 16))

    def _paint_seat(self, painter: QPainter, body: QRectF, felt: QRectF, place: int, seat: SeatLine) -> None:
        px = look().px
        font, points = look().font(15, 600), signed(seat.points)
        name = seat.name or tr("Empty seat")
        ink = look().colour("ink" if seat.name else "loss")
        tint = look().colour("gain" if seat.points > 0 else "ink3")
        if place in (0, 2):  # under and over the table: on one line
            y = felt.bottom() + px(4) if place == 0 else felt.top() - px(28)
            room = body.width() * 0.62
            wide = min(width_of(name, font), room)
            more = width_of(points, font) + px(8) if seat.name else 0
            x = body.center().x() - (wide + more) / 2
            write(painter, QRectF(x, y, wide + 1, px(24)), name, font, ink)
            if seat.name:
                write(painter, QRectF(x + wide + px(8), y, more, px(24)), points, font, tint)
            return
        left = place == 3
        room = (body.width() - felt.width()) / 2 - px(14)
        x = felt.left() - px(14) - room if left else felt.right() + px(14)
        align = Qt.AlignmentFlag.AlignRight if left else Qt.AlignmentFlag.AlignLeft
        y = felt.center().y() - px(23)
        write(painter, QRectF(x, y, room, px(24)), name, font, ink, align=align)
        if seat.name:
            write(painter, QRectF(x, y + px(22), room, px(24)), points, font, tint, align=align)
