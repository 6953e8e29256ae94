"""The line of a player's points through the days of a period."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from math import floor, log10

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen

from mjdesk.ledger.statistics import Streak
from mjdesk.ui.i18n import language, tr
from mjdesk.ui.look import look
from mjdesk.ui.widgets.base import shade, width_of, write


def steps_for(low: int, high: int) -> list[int]:
    """A few round numbers that hold a range, 0 among them."""
    span = max(1, high - low)
    unit = 10 ** floor(log10(span / 3)) if span > 3 else 1
    step = next(int(unit * k) for k in (1, 2, 5, 10) if unit * k * 4 >= span)
    first, last = floor(low / step), -floor(-high / step)
    return [step * n for n in range(min(0, first), max(0, last) + 1)]


def ordinal(day: int) -> int:
    """A day (yyyymmdd) as a number that counts days."""
    return date(day // 10000, day // 100 % 100, day % 100).toordinal()


def paint_trend(painter: QPainter, card: QRectF, trend: Sequence[tuple[int, int]], worst: Streak) -> None:
    """Paint the chart into its card, under the title."""
    px = look().px
    if not trend:
        empty = card.adjusted(px(26), px(40), -px(26), 0)
        write(painter, empty, tr("No rounds in this time"), look().font(15, 400), look().colour("ink3"))
        return
    days = [ordinal(day) for day, _ in trend]
    marks = steps_for(min(0, *(n for _, n in trend)), max(0, *(n for _, n in trend)))
    plot = QRectF(card.x() + px(74), card.y() + px(66), card.width() - px(108), card.height() - px(112))

    def at(day: int, points: int) -> QPointF:
        x = plot.x() + plot.width() * ((day - days[0]) / max(1, days[-1] - days[0]) if len(days) > 1 else 1.0)
        return QPointF(x, plot.bottom() - plot.height() * (points - marks[0]) / max(1, marks[-1] - marks[0]))

    right = Qt.AlignmentFlag.AlignRight
    for number in marks:
        y = at(days[0], number).y()
        painter.fillRect(QRectF(plot.x(), y, plot.width(), 1), look().colour("line2" if number == 0 else "line"))
        label = QRectF(card.x() + px(8), y - px(11), px(54), px(22))
        words = f"{number:,}".replace("-", "−")
        write(painter, label, words, look().font(12, 400), look().colour("ink2"), align=right)
    _paint_months(painter, plot, days, card)
    line = QPainterPath(at(days[0], 0) if len(days) == 1 else at(days[0], trend[0][1]))
    if len(days) == 1:
        line.moveTo(QPointF(plot.x(), at(days[0], 0).y()))
    for day, (_, points) in zip(days, trend, strict=True):
        line.lineTo(at(day, points))
    zero, end = at(days[0], 0).y(), at(days[-1], trend[-1][1])
    area = QPainterPath(line)
    area.lineTo(QPointF(end.x(), zero))
    area.lineTo(QPointF(plot.x(), zero))
    area.closeSubpath()
    fill = QLinearGradient(0, plot.top(), 0, zero)
    fill.setColorAt(0, shade("accent", 0.35))
    fill.setColorAt(1, shade("accent", 0.03))
    painter.fillPath(area, fill)
    pen = QPen(look().colour("accent_ink"), px(2.2))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(line)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look().colour("accent_ink"))
    painter.drawEllipse(end, px(5), px(5))
    if worst.length >= 3:
        _paint_worst(painter, plot, at, trend, worst)


def _paint_months(painter: QPainter, plot: QRectF, days: Sequence[int], card: QRectF) -> None:
    px, middle = look().px, Qt.AlignmentFlag.AlignHCenter
    span = max(1, days[-1] - days[0])
    first, shown = date.fromordinal(days[0]), -1e9
    year, month = first.year, first.month
    while date(year, month, 1).toordinal() <= days[-1]:
        x = plot.x() + plot.width() * (max(date(year, month, 1).toordinal(), days[0]) - days[0]) / span
        if x - shown > px(64) and x < plot.right() - px(12):
            label = QRectF(x - px(6), card.bottom() - px(38), px(60), px(22))
            name = QLocale(language()).standaloneMonthName(month, QLocale.FormatType.ShortFormat)
            words = name if month > 1 or shown < 0 else str(year)
            write(painter, label, words, look().font(12, 400), look().colour("ink2"), align=middle)
            shown = x
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)


def _paint_worst(
    painter: QPainter, plot: QRectF, at: Callable[[int, int], QPointF], trend: Sequence[tuple[int, int]], worst: Streak
) -> None:
    """The end of the longest run of lost rounds, with a note."""
    px = look().px
    points = next((n for day, n in trend if day == worst.last), None)
    if points is None:
        return
    spot = at(ordinal(worst.last), points)
    words = tr("{month}/{day}", month=worst.last // 100 % 100, day=worst.last % 100)
    words = f"{words} · {tr('%n rounds lost in a row', worst.length)}"
    font = look().font(13, 500)
    wide = width_of(words, font) + px(22)
    x = max(plot.x(), min(plot.right() - wide, spot.x() - wide / 2))
    y = spot.y() - px(72) if spot.y() - px(72) > plot.top() - px(10) else spot.y() + px(40)
    note = QRectF(x, y, wide, px(28))
    painter.setPen(QPen(look().colour("ink3"), 1))
    painter.drawLine(QPointF(spot.x(), note.bottom() if y < spot.y() else note.top()), spot)
    painter.setPen(QPen(look().colour("accent_ink"), px(2)))
    painter.setBrush(look().colour("raised"))
    painter.drawEllipse(spot, px(5), px(5))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look().colour("ink"))
    painter.drawRoundedRect(note, px(6), px(6))
    write(painter, note, words, font, look().colour("bg"), align=Qt.AlignmentFlag.AlignHCenter)
