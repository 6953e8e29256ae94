"""Points month by month, and system by system: bars with the rates beside them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QPainter

from mjdesk.ledger.counts import Counts
from mjdesk.ui.i18n import language, signed, tr
from mjdesk.ui.ledger.parts import points_ink
from mjdesk.ui.ledger.periods import system_name
from mjdesk.ui.ledger.trend import steps_for
from mjdesk.ui.look import look
from mjdesk.ui.widgets.base import shade, write

_MIDDLE = Qt.AlignmentFlag.AlignHCenter
_RIGHT = Qt.AlignmentFlag.AlignRight


def _nothing(painter: QPainter, card: QRectF) -> None:
    px = look().px
    empty = card.adjusted(px(26), px(40), -px(26), 0)
    write(painter, empty, tr("No rounds in this time"), look().font(15, 400), look().colour("ink3"))


def paint_months(painter: QPainter, card: QRectF, months: Sequence[tuple[int, Counts]]) -> None:
    """A bar a month, up or down by its points; the part of rounds that were won under each."""
    if not months:
        _nothing(painter, card)
        return
    px = look().px
    shown = months[-max(1, int((card.width() - px(110)) // px(44))) :]
    marks = steps_for(min(0, *(c.points for _, c in shown)), max(0, *(c.points for _, c in shown)))
    plot = QRectF(card.x() + px(74), card.y() + px(66), card.width() - px(108), card.height() - px(134))

    def y_of(points: int) -> float:
        return plot.bottom() - plot.height() * (points - marks[0]) / max(1, marks[-1] - marks[0])

    for mark in marks:
        painter.fillRect(QRectF(plot.x(), y_of(mark), plot.width(), 1), look().colour("line" if mark else "line2"))
        label = QRectF(card.x() + px(8), y_of(mark) - px(11), px(54), px(22))
        words = f"{mark:,}".replace("-", "−")
        write(painter, label, words, look().font(12, 400), look().colour("ink2"), align=_RIGHT)
    each = plot.width() / len(shown)
    wide = min(px(46), each * 0.62)
    for n, (month, counts) in enumerate(shown):
        middle = plot.x() + each * (n + 0.5)
        top, foot = sorted((y_of(counts.points), y_of(0)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour("accent" if counts.points >= 0 else "loss"))
        painter.drawRoundedRect(QRectF(middle - wide / 2, top, wide, max(px(2), foot - top)), px(5), px(5))
        name = QLocale(language()).standaloneMonthName(month % 100, QLocale.FormatType.ShortFormat)
        words = str(month // 100) if month % 100 == 1 and n else name
        label = QRectF(middle - each / 2, plot.bottom() + px(6), each, px(22))
        write(painter, label, words, look().font(12, 500), look().colour("ink2"), align=_MIDDLE)
        write(painter, label.translated(0, px(20)), f"{counts.win_rate:.0%}", look().font(12, 400),
              look().colour("ink3"), align=_MIDDLE)  # fmt: skip
    label = QRectF(card.x() + px(8), plot.bottom() + px(26), px(54), px(22))
    write(painter, label, tr("Won"), look().font(12, 400), look().colour("ink3"), align=_RIGHT)


def paint_systems(painter: QPainter, card: QRectF, systems: Sequence[tuple[str, Counts]]) -> None:
    """A line a system: rounds as a bar, how many were won, the points a round, the points."""
    if not systems:
        _nothing(painter, card)
        return
    px = look().px
    room = card.height() - px(110)
    shown = systems[: max(1, int(room // px(36)))]
    step = min(px(48), room / len(shown))
    most = max(c.rounds for _, c in shown)
    x, wide = card.x() + px(26), card.width() - px(52)
    heads = ((0.54, tr("Rounds played")), (0.68, tr("Won")), (0.82, tr("Average")), (1.0, tr("Net points")))
    for share, words in heads:
        cell = QRectF(x + wide * share - px(110), card.y() + px(56), px(110), px(24))
        write(painter, cell, words, look().font(12, 400), look().colour("ink3"), align=_RIGHT)
    for n, (rules, counts) in enumerate(shown):
        y = card.y() + px(82) + n * step
        name = QRectF(x, y, wide * 0.24, step)
        write(painter, name, system_name(rules), look().font(15, 600), look().colour("ink"))
        bar = QRectF(x + wide * 0.25, y + step / 2 - px(6), wide * 0.18 * counts.rounds / most, px(12))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade("accent", 0.85 if n == 0 else 0.45))
        painter.drawRoundedRect(bar, px(5), px(5))
        average = f"{counts.average:+.1f}".replace("-", "−")
        values = (f"{counts.rounds:,}", f"{counts.win_rate:.0%}", average, signed(counts.points))
        for (share, _), words in zip(heads, values, strict=True):
            cell = QRectF(x + wide * share - px(110), y, px(110), step)
            last = share == 1.0
            ink = points_ink(counts.points) if last else look().colour("ink2")
            write(painter, cell, words, look().font(17 if last else 15, 700 if last else 500), ink, align=_RIGHT)
