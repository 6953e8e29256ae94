"""Why something cannot be done as it is, said over the foot of a sheet."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.widgets.base import line_height, paragraph, write_paragraph


def problem_height(problem: str, width: float) -> float:
    """Height in px of the bar, nothing where there is no problem."""
    lines = _lines(problem, width)
    return len(lines) * line_height(look().font(14, 500)) + look().px(24) if lines else 0.0


def paint_problem(painter: QPainter, rect: QRectF, problem: str, dpr: float) -> None:
    """Paint the bar: a sign and the sentence."""
    px, font = look().px, look().font(14, 500)
    painter.fillRect(rect, look().colour("accent_soft"))
    picture = icon("warning", px(18), look().palette.accent_ink, dpr)
    painter.drawPixmap(QPointF(rect.x() + px(36), rect.y() + px(14)), picture)
    words = rect.adjusted(px(64), px(12), -px(30), 0)
    write_paragraph(painter, words, _lines(problem, rect.width()), font, look().colour("accent_ink"))


def _lines(problem: str, width: float) -> list[str]:
    return paragraph(problem, look().font(14, 500), width - look().px(100)) if problem else []
