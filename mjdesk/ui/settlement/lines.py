"""Why the amounts are what they are: the winner's shared product once, then each payer's own factors."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen

from mjdesk.engine.settlement import Factor
from mjdesk.engine.text import Text
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.icons import portrait
from mjdesk.ui.look import look
from mjdesk.ui.models import SettlementModel, TransferLine, WinnerHand
from mjdesk.ui.settlement.sums import formula, other_payments, worked_out
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import line_height, paragraph, width_of, write, write_paragraph


class Lines(Page):
    """The lines, as high as they need to be."""

    def __init__(self, model: SettlementModel) -> None:
        super().__init__()
        self.model, self.number = model, 0

    @property
    def win(self) -> WinnerHand | None:
        """The win that is shown."""
        return self.model.wins[self.number] if self.model.wins else None

    def place(self) -> None:
        height = round(self._paint(None))
        if height != self.height():
            self.setFixedHeight(height)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self._paint(painter)

    def _paint(self, painter: QPainter | None) -> float:
        """Paint, or only measure; returns the height."""
        if self.win is None:
            return self._paint_nobody(painter)
        px, win = look().px, self.win
        y = self._paint_shared(painter, win)
        y += px(6)
        for n, line in enumerate(win.lines):
            y += self._paint_line(painter, line, y, last=n == len(win.lines) - 1)
        return y + self._paint_others(painter, y) + px(4)

    def _paint_others(self, painter: QPainter | None, y: float) -> float:
        """What was paid in the round beside the wins, seat by seat; nothing where there was nothing."""
        px, font = look().px, look().font(13, 500)
        rest = other_payments(self.model)
        if not any(rest):
            return 0.0
        title = tr("Kongs and the like")
        chips = [Factor("!", 0, self._seat_text(seat, points)) for seat, points in enumerate(rest) if points]
        first = px(16) + width_of(title, font) + px(14)
        places, bottom = self._flow(chips, first, self.width() - px(16), y + px(11))
        if painter is not None:
            painter.setPen(QPen(look().colour("line"), 1))
            painter.drawLine(QPointF(px(4), y), QPointF(self.width() - px(4), y))
            write(painter, QRectF(px(16), y + px(11), first - px(16), px(28)), title, font, look().colour("ink2"))
            for chip, place in zip(chips, places, strict=True):
                self._paint_factor(painter, place, chip, "sunken", "ink2")
        return bottom - y + px(11)

    def _seat_text(self, seat: int, points: int) -> Text:
        name = self.model.plates[seat].person.name
        return Text(f"{name.zh} {signed(points)}", f"{name.en} {signed(points)}")

    def _paint_nobody(self, painter: QPainter | None) -> float:
        px, font = look().px, look().font(15)
        words = tr("Nobody pays for a round without a winner.")
        if any(self.model.payments):
            words = tr("Nobody won; the payments are those of the round itself.")
        lines = paragraph(words, font, self.width() - px(8))
        if painter is not None:
            write_paragraph(painter, QRectF(0, px(8), self.width(), px(24)), lines, font, look().colour("ink2"))
        y = px(20) + line_height(font) * len(lines)
        return y + self._paint_others(painter, y)

    def _paint_shared(self, painter: QPainter | None, win: WinnerHand) -> float:
        px, name = look().px, look().font(14, 600)
        mine = win.seat == self.model.me
        title = tr("Your factors") if mine else tr("Winner's factors")
        result = f"= {worked_out(win.shared):,}"
        left, right = px(16), self.width() - px(16)
        first = left + width_of(title, name) + px(16)
        total = width_of(result, look().font(20, 600)) + px(8)
        places, height = self._flow(win.shared, first, right - total - px(12), px(8))
        height += px(8)
        if painter is not None:
            rect = QRectF(0, 0, self.width(), height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look().colour("accent_soft"))
            painter.drawRoundedRect(rect, px(14), px(14))
            write(painter, QRectF(left, 0, first - left, px(44)), title, name, look().colour("accent_ink"))
            for factor, place in zip(win.shared, places, strict=True):
                self._paint_factor(painter, place, factor, "raised" if not look().palette.dark else "bg", "ink")
            place = QRectF(right - total, 0, total, height)
            write(painter, place, result, look().font(20, 600), look().colour("ink"), align=Qt.AlignmentFlag.AlignRight)
        return height

    def _flow(self, factors: Sequence[Factor], left: float, right: float, top: float) -> tuple[list[QRectF], float]:
        """Places of chips in rows between two edges, and the lower edge of the last row."""
        px, x, y, places = look().px, left, top, []
        for factor in factors:
            width = self._factor_width(factor)
            if x > left and x + width > right:
                x, y = left, y + px(34)
            places.append(QRectF(x, y, width, px(28)))
            x += width + px(6)
        return places, y + px(28)

    @staticmethod
    def _words(factor: Factor) -> tuple[str, str]:
        """The figure and the word of a chip."""
        return ("" if factor.sign == "!" else f"{factor.sign}{factor.value:,}"), say(factor.text)

    def _factor_width(self, factor: Factor) -> float:
        figure, word = self._words(factor)
        px = look().px
        gap = px(6) if figure else 0
        return width_of(figure, look().font(14, 600)) + gap + width_of(word, look().font(13, 500)) + px(21)

    def _paint_factor(self, painter: QPainter, rect: QRectF, factor: Factor, ground: str, ink: str) -> None:
        px, (figure, word) = look().px, self._words(factor)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour(ground))
        painter.drawRoundedRect(rect, px(8), px(8))
        x = rect.x() + px(10)
        write(
            painter, QRectF(x, rect.y(), rect.width(), rect.height()), figure, look().font(14, 600), look().colour(ink)
        )
        if figure:
            x += width_of(figure, look().font(14, 600)) + px(6)
        second = look().colour("ink2" if ink == "ink2" else "ink")
        write(painter, QRectF(x, rect.y(), rect.width(), rect.height()), word, look().font(13, 500), second)

    def _paint_line(self, painter: QPainter | None, line: TransferLine, y: float, last: bool) -> float:
        px, plate = look().px, self.model.plates[line.payer]
        right = self.width() - px(16)
        assert self.win is not None
        amount, sum_ = f"{line.points:,}", formula(self.win, line)
        strong, small = look().font(20, 700), look().font(14)
        sums = right - max(px(60), width_of(amount, strong) + px(16))
        chips_right = sums - width_of(sum_, small) - px(20)
        name = self._payer_words(line)
        font = look().font(15, 500)
        first = max(px(104), px(54) + width_of(name, font) + px(14))
        places, bottom = self._flow(line.factors, first, chips_right, y + px(11))
        height = bottom - y + px(11)
        if painter is None:
            return height
        middle = y + height / 2
        size = px(30)
        picture = portrait(plate.person.portrait, size, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(px(15), middle - size / 2), picture)
        write(painter, QRectF(px(54), y, first - px(60), height), name, font, look().colour("ink"))
        for factor, place in zip(line.factors, places, strict=True):
            self._paint_factor(painter, place, factor, "sunken", "ink2")
        place = QRectF(chips_right, y, sums - chips_right - px(2), height)
        write(painter, place, sum_, small, look().colour("ink2"), align=Qt.AlignmentFlag.AlignRight)
        gain = look().colour(
            "gain" if line.payee == self.model.me else "loss" if line.payer == self.model.me else "ink"
        )
        write(painter, QRectF(sums, y, right - sums, height), amount, strong, gain, align=Qt.AlignmentFlag.AlignRight)
        if not last:
            painter.setPen(QPen(look().colour("line"), 1))
            painter.drawLine(QPointF(px(4), y + height), QPointF(self.width() - px(4), y + height))
        return height

    def _payer_words(self, line: TransferLine) -> str:
        """Who pays, and for whom."""
        who = say(self.model.plates[line.payer].person.name)
        if line.owed_by is None:
            return who
        return tr("{who} for {other}", who=who, other=say(self.model.plates[line.owed_by].person.name))
