"""The strip of totals: what each seat has after this round, and by how much it changed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.modes.coins import Currency
from mjdesk.modes.stakes import SeatCoins
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.icons import portrait
from mjdesk.ui.look import look
from mjdesk.ui.models import SettlementModel
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import width_of, write


class Totals(Page):
    """The strip; ``share`` 0–1 is how far the numbers have counted."""

    def __init__(self, model: SettlementModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.model, self.share = model, 0.0

    def order(self) -> tuple[int, ...]:
        """Seats from the own one on, in the order of play."""
        seats = len(self.model.plates)
        return tuple((self.model.me + n) % seats for n in range(seats))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            order, gap, columns = self.order(), look().px(10), self.columns(self.width())
            width, row = (self.width() - gap * (columns - 1)) / columns, look().px(64)
            for n, seat in enumerate(order):
                x, y = n % columns * (width + gap), n // columns * (row + gap)
                self._paint_seat(painter, seat, QRectF(x, y, width, row))

    def columns(self, width: float) -> int:
        """How many seats stand beside each other."""
        seats = len(self.model.plates)
        return next((c for c in (seats, 2) if width / c >= look().px(160)), 1)

    def height_for(self, width: float) -> float:
        """Height in px of the strip."""
        rows = -(-len(self.model.plates) // self.columns(width))
        return rows * look().px(64) + (rows - 1) * look().px(10)

    def _paint_seat(self, painter, seat: int, rect: QRectF) -> None:
        px, plate, coins = look().px, self.model.plates[seat], self.model.coins
        change = self.model.payments[seat] if coins is None else coins.seats[seat].change
        mine = seat == self.model.me
        pen = QPen(look().colour("accent"), px(1.5)) if mine else QPen(look().colour("line"), 1)
        painter.setPen(pen)
        painter.setBrush(look().colour("raised"))
        painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), px(12), px(12))
        size, inner = px(24), rect.adjusted(px(11), px(8), -px(11), -px(8))
        picture = portrait(plate.person.portrait, size, self.devicePixelRatioF())
        painter.drawPixmap(inner.topLeft(), picture)
        name = QRectF(inner.x() + size + px(7), inner.y(), inner.width() - size - px(7), size)
        ink = "gain" if change > 0 else "loss" if change < 0 else "ink3"
        font = look().font(13, 600)
        beside = QRectF(inner.x(), inner.bottom() - px(25), inner.width(), px(24)) if coins is None else name
        write(painter, beside, signed(change), font, look().colour(ink), align=Qt.AlignmentFlag.AlignRight)
        if coins is not None:
            name.adjust(0, 0, -width_of(signed(change), font) - px(4), 0)
        write(painter, name, say(plate.person.name), look().font(13), look().colour("ink"))
        total = self.model.totals[seat] if coins is None else coins.seats[seat].balance
        shown = total - change + round(change * self.share)
        lower = QRectF(inner.x(), inner.bottom() - px(26), inner.width(), px(26))
        words = signed(shown) if coins is None else f"{shown:,}"
        write(painter, lower, words, look().font(19, 600), look().colour("ink"))
        if coins is not None:
            room = lower.adjusted(width_of(words, look().font(19, 600)) + px(6), 0, 0, 0)
            self._paint_state(painter, coins.seats[seat], coins.currency, room)

    def _paint_state(self, painter: QPainter, seat: SeatCoins, currency: Currency, rect: QRectF) -> None:
        """破产 where it could not pay all, else the level where one plays for gold."""
        right, font = Qt.AlignmentFlag.AlignRight, look().font(12.5, 600)
        if seat.broke:
            write(painter, rect, tr("Broke"), font, look().colour("accent_ink"), align=right)
        elif currency is Currency.GOLD:
            write(painter, rect, say(seat.after.title), font, look().colour("ink3"), align=right)
