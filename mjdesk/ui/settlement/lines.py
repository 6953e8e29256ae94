"""Why the amounts are what they are: the winner's shared product once, then each payer's own factors."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen

from mjdesk.engine.settlement import HOUSE, Factor
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import portrait
from mjdesk.ui.look import look
from mjdesk.ui.models import SettlementModel, SideLine, TransferLine, WinnerHand
from mjdesk.ui.settlement.sums import formula, worked_out
from mjdesk.ui.tilepix import TileLook
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
        """Tiles turned up, and what was paid in the round beside the wins; nothing where there was nothing."""
        top = y
        if self.model.turned is not None:
            y += self._paint_turned(painter, y)
        for line in self.model.others:
            y += self._paint_other(painter, line, y)
        return y - top

    def _paint_turned(self, painter: QPainter | None, y: float) -> float:
        """Horses or birds in a row."""
        assert self.model.turned is not None
        px, font = look().px, look().font(14, 600)
        title, tiles = self.model.turned
        if painter is not None:
            write(painter, QRectF(px(16), y + px(8), px(90), px(48)), say(title), font, look().colour("ink2"))
            first = px(16) + width_of(say(title), font) + px(16)
            tile_painter = look().tiles(self.devicePixelRatioF())
            for n, tile in enumerate(tiles):
                tile_painter.draw(painter, first + n * px(33), y + px(10), TileLook(tile, px(30)))
        return px(64)

    def _paint_other(self, painter: QPainter | None, line: SideLine, y: float) -> float:
        """Who pays whom beside the wins, why, and how much in all."""
        px = look().px
        right = self.width() - px(16)
        strong, small, font = look().font(17, 600), look().font(14), look().font(14, 500)
        amount = f"{line.points * len(line.payers):,}"
        each = f"{line.points:,} × {len(line.payers)}" if len(line.payers) > 1 else ""
        name = self._other_words(line)
        sums = right - max(px(60), width_of(amount, strong) + px(16))
        chips_right = sums - width_of(each, small) - px(16)
        first = px(16) + width_of(name, font) + px(14)
        below = first > self.width() * 0.5
        places, bottom = self._flow(
            line.factors, px(16) if below else first, chips_right, y + px(11) + (px(30) if below else 0)
        )
        height = bottom - y + px(11)
        if painter is None:
            return height
        painter.setPen(QPen(look().colour("line"), 1))
        painter.drawLine(QPointF(px(4), y), QPointF(self.width() - px(4), y))
        write(painter, QRectF(px(16), y + px(11), first, px(28)), name, font, look().colour("ink2"))
        for factor, place in zip(line.factors, places, strict=True):
            self._paint_factor(painter, place, factor, "sunken", "ink2")
        right_side = Qt.AlignmentFlag.AlignRight
        place = QRectF(chips_right, y, sums - chips_right - px(2), height)
        write(painter, place, each, small, look().colour("ink2"), align=right_side)
        me = self.model.me
        ink = look().colour("gain" if line.payee == me else "loss" if me in line.payers else "ink2")
        write(painter, QRectF(sums, y, right - sums, height), amount, strong, ink, align=right_side)
        return height

    def _other_words(self, line: SideLine) -> str:
        """Such as ``阿衡、周伯 → 许嘉``."""
        payers = tr(", ").join(say(self.model.plates[seat].person.name) for seat in line.payers)
        payee = tr("the room") if line.payee == HOUSE else say(self.model.plates[line.payee].person.name)
        return f"{payers} → {payee}"

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
