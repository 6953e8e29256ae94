"""The seats where people sit: a click says who won, the next one who dealt in; arrows show who pays whom."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.engine.settlement import HOUSE
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.face import Face
from mjdesk.ui.ledger.faces import face_pixmap
from mjdesk.ui.look import look
from mjdesk.ui.settlement.flow import arrow_shape, arrow_width
from mjdesk.ui.theme import colour
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import Painted, width_of, write

_DEEP = "#C67C1A"


@dataclass(frozen=True, slots=True)
class SeatModel:
    """One seat: who, and what it is in this round."""

    name: str
    face: Face
    dealer: bool = False
    winner: bool = False
    source: bool = False
    source_word: str = ""  #: what the source has done; empty: dealt in


class SeatButton(Painted, QAbstractButton):
    """A portrait with a name under it; badges for the dealer, who won, who dealt in."""

    pad_units = 12

    def __init__(self, parent: QWidget, number: int) -> None:
        super().__init__(parent)
        self.model = SeatModel("", Face())
        self.setObjectName(f"seat-{number}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def want(self) -> QSizeF:
        return QSizeF(look().px(116), look().px(80))

    def show_model(self, model: SeatModel) -> None:
        """Show another state."""
        self.model = model
        said = [model.name]
        said += [tr("dealer")] if model.dealer else []
        said += [tr("won")] if model.winner else []
        said += [model.source_word or tr("dealt in")] if model.source else []
        self.setText(model.name)
        self.setAccessibleName(", ".join(said))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect, model = look().px, self.face(), self.model
            size = px(54)
            at = QPointF(rect.center().x() - size / 2, rect.y() + px(2))
            ring = look().palette.accent if model.winner else None
            painter.drawPixmap(at, face_pixmap(model.face, size, self.devicePixelRatioF(), ring))
            if self.underMouse():
                painter.setPen(QPen(look().colour("accent"), px(2)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QRectF(at.x(), at.y(), size, size))
            middle = Qt.AlignmentFlag.AlignHCenter
            below = QRectF(rect.x(), at.y() + size + px(2), rect.width(), px(20))
            font = look().font(14, 600 if model.winner else 500)
            write(painter, below, model.name or tr("Empty seat"), font, look().colour("ink"), align=middle)
            if model.winner:
                self._badge(painter, QPointF(at.x() + size - px(4), at.y() + px(2)), tr("Hu"), look().palette.accent,
                            look().colour("on_accent"))  # fmt: skip
            if model.dealer:
                self._badge(painter, at + QPointF(px(2), px(6)), tr("D"), "#B3321F", colour("#FFFFFF"))
            if model.source:
                word, spot = model.source_word or tr("Dealt in"), QPointF(at.x() + size + px(4), at.y() + px(10))
                self._badge(painter, spot, word, "#2A5B8F", colour("#FFFFFF"))
            self.paint_ring(painter, rect, px(12))

    @staticmethod
    def _badge(painter: QPainter, middle: QPointF, text: str, fill: str, ink: QColor) -> None:
        px, font = look().px, look().font(12, 700)
        wide = max(px(22), width_of(text, font) + px(12))
        rect = QRectF(middle.x() - wide / 2, middle.y() - px(10), wide, px(21))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(fill))
        painter.drawRoundedRect(rect, px(7), px(7))
        write(painter, rect, text, font, ink, align=Qt.AlignmentFlag.AlignHCenter)


class SeatsPanel(Page):
    """The drawing. ``clicked`` brings a seat."""

    clicked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: list[SeatButton] = []
        self.payments: tuple[tuple[int, int, int], ...] = ()  #: payer, payee, points

    def show_seats(self, seats: tuple[SeatModel, ...], payments: tuple[tuple[int, int, int], ...]) -> None:
        """Show other people, badges and payments; those of one payer to one payee are joined."""
        if len(self.buttons) != len(seats):
            for old in self.buttons:
                old.deleteLater()
            self.buttons = [SeatButton(self, n) for n in range(len(seats))]
            for n, button in enumerate(self.buttons):
                button.clicked.connect(lambda _on=False, n=n: self.clicked.emit(n))
                button.show()
            self.place()
        for button, model in zip(self.buttons, seats, strict=True):
            button.show_model(model)
        joined: dict[tuple[int, int], int] = {}
        for payer, payee, points in payments:
            if payee != HOUSE:
                joined[payer, payee] = joined.get((payer, payee), 0) + points
        self.payments = tuple((a, b, n) for (a, b), n in joined.items() if n)
        self.update()

    def _side(self, seat: int) -> int:
        return {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}[len(self.buttons)][seat]

    def middle(self, seat: int) -> QPointF:
        """The middle of a portrait."""
        px, w, h = look().px, self.width(), self.height()
        up = px(29)
        return (
            QPointF(w / 2, h - px(54)),
            QPointF(w - px(40), h / 2 - px(8)),
            QPointF(w / 2, up + px(2)),
            QPointF(px(40), h / 2 - px(8)),
        )[self._side(seat)]

    def place(self) -> None:
        px = look().px
        for seat, button in enumerate(self.buttons):
            at = self.middle(seat)
            button.put(at.x() - px(58), at.y() - px(29), px(116), px(80))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            most = max((points for *_, points in self.payments), default=0)
            pills = [self._arrow(painter, a, b, arrow_width(n, most)) for a, b, n in self.payments]
            for at, (_, _, points) in zip(pills, self.payments, strict=True):
                self._pill(painter, at, f"{points:,}")

    def _arrow(self, painter: QPainter, payer: int, payee: int, width: float) -> QPointF:
        px, a, b = look().px, self.middle(payer), self.middle(payee)
        length = max(1.0, hypot(b.x() - a.x(), b.y() - a.y()))
        along = QPointF((b.x() - a.x()) / length, (b.y() - a.y()) / length)
        centre = QPointF(self.width() / 2, self.height() / 2 - px(8))
        middle = (a + b) / 2
        straight = hypot(middle.x() - centre.x(), middle.y() - centre.y()) < px(12)
        bend = middle if straight else middle + (centre - middle) * 0.10
        start, end = a + along * px(34), b - along * px(36)
        fill = QLinearGradient(start, end)
        fill.setColorAt(0, colour("#D9B98A" if not look().palette.dark else "#6B5733", 0.75))
        fill.setColorAt(0.75, colour(_DEEP))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawPath(arrow_shape(start, end, bend, px(width * 0.8), 1.0))
        return start * 0.36 + bend * 0.28 + end * 0.36

    @staticmethod
    def _pill(painter: QPainter, middle: QPointF, text: str) -> None:
        px, font = look().px, look().font(15, 600)
        wide = max(px(28), width_of(text, font) + px(18))
        rect = QRectF(middle.x() - wide / 2, middle.y() - px(12), wide, px(24))
        painter.setPen(QPen(look().colour("line2"), 1))
        painter.setBrush(look().colour("raised"))
        painter.drawRoundedRect(rect, px(12), px(12))
        write(painter, rect, text, font, look().colour("ink"), align=Qt.AlignmentFlag.AlignHCenter)
