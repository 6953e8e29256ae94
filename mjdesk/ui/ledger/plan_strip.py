"""Who pays whom at the end of an evening, under its rounds: as many lines as they need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from mjdesk.ledger.accounts import Payment
from mjdesk.ledger.money import Unit
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.posted_words import amount_text, payer_name
from mjdesk.ui.look import look
from mjdesk.ui.widgets.base import width_of, write

LINE = 46.0


def plan_words(plan: Sequence[Payment], names: Mapping[int, str]) -> list[str]:
    """Each payment in words; points are called so where money is paid beside them."""
    both = len({payment.unit for payment in plan}) > 1

    def amount(payment: Payment) -> str:
        money = payment.unit is Unit.MONEY
        return tr("%n points", payment.amount) if both and not money else amount_text(payment.amount, money=money)

    return [f"{payer_name(p.payer, names)} → {payer_name(p.payee, names)}  {amount(p)}" for p in plan]


def _boxes(words: Sequence[str], width: float) -> list[QRectF]:
    """Where each payment lies, from the left upper corner on."""
    px, font, out = look().px, look().font(17, 600), []
    x = y = 0.0
    for each in words:
        wide = min(width, width_of(each, font) + px(28))
        if x > 0 and x + wide > width:
            x, y = 0.0, y + px(LINE)
        out.append(QRectF(x, y, wide, px(38)))
        x += wide + px(12)
    return out


def strip_height(words: Sequence[str], width: float) -> float:
    """The height of the strip in px; 0 where nobody pays anybody."""
    return _boxes(words, width)[-1].bottom() + look().px(46) if words else 0.0


def paint_strip(painter: QPainter, rect: QRectF, words: Sequence[str]) -> None:
    """Paint it into the foot of a page."""
    px = look().px
    if words:
        label = QRectF(rect.x(), rect.y() + px(14), rect.width(), px(22))
        write(painter, label, tr("Who pays whom"), look().font(13, 500), look().colour("ink2"))
    for each, box in zip(words, _boxes(words, rect.width()), strict=True):
        chip = box.translated(rect.x(), rect.y() + px(40))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour("accent_soft"))
        painter.drawRoundedRect(chip, px(12), px(12))
        ink, inner = look().colour("ink"), chip.adjusted(px(6), 0, -px(6), 0)
        write(painter, inner, each, look().font(17, 600), ink, align=Qt.AlignmentFlag.AlignHCenter)
