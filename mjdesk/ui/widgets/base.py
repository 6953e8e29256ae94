"""What all our controls share: a face inside a margin for the focus ring, sizes of the scale, painted states."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from math import ceil
from types import TracebackType
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen, QTextLayout
from PySide6.QtWidgets import QWidget

from mjdesk.ui.look import look
from mjdesk.ui.theme import LINE_HEIGHT, RADIUS, colour

Source: TypeAlias = str | Callable[[], str]

_BY_KEY: Final = frozenset(
    {
        Qt.FocusReason.TabFocusReason,
        Qt.FocusReason.BacktabFocusReason,
        Qt.FocusReason.ShortcutFocusReason,
    }
)


def text_of(source: Source) -> str:
    """The text now: a source is a text, or a function that says it in the current language."""
    return source if isinstance(source, str) else source()


class Painted:
    """Mixed into a QWidget class, before it: ``face`` is what one sees, the widget is larger by ``pad``."""

    pad_units: float = 6  #: room for the focus ring, in units of the scale
    ring = False

    def pad(self) -> int:
        """The margin in px."""
        return ceil(look().px(self.pad_units))

    def face(self: QWidget) -> QRectF:  # type: ignore[misc]
        """The visible part, in the widget's own coordinates."""
        pad = self.pad()  # type: ignore[attr-defined]
        return QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)

    def want(self) -> QSizeF:
        """The size the face likes to have, in px."""
        raise NotImplementedError

    def put(self: QWidget, x: float, y: float, width: float, height: float) -> None:  # type: ignore[misc]
        """Place the face, in px of the parent."""
        pad = self.pad()  # type: ignore[attr-defined]
        left, top = round(x) - pad, round(y) - pad
        self.setGeometry(left, top, round(x + width) + pad - left, round(y + height) + pad - top)

    def sizeHint(self) -> QSize:
        size, pad = self.want(), 2 * self.pad()
        return QSize(ceil(size.width()) + pad, ceil(size.height()) + pad)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.ring = event.reason() in _BY_KEY
        super().focusInEvent(event)  # type: ignore[misc]
        self.update()  # type: ignore[attr-defined]

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.ring = False
        super().focusOutEvent(event)  # type: ignore[misc]
        self.update()  # type: ignore[attr-defined]

    def paint_anew(self) -> None:
        """Be painted again soon: what a signal is connected to, as each connection to a method of Qt's own (`update`)
        leaves a block behind in Python."""
        self.update()  # type: ignore[attr-defined]

    def paint_ring(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        """The focus ring, 3 px wide and 3 px off, when the focus came by key."""
        if self.ring and self.hasFocus():  # type: ignore[attr-defined]
            gap = look().px(3)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look().colour("focus"), look().px(2.5)))
            painter.drawRoundedRect(rect.adjusted(-gap, -gap, gap, gap), radius + gap, radius + gap)


def named(widget: QWidget, source: Source) -> None:
    """Give a widget its accessible name; where it lies on a page, that says it anew in another language."""
    widget.spoken_name = source  # type: ignore[attr-defined]
    widget.setAccessibleName(text_of(source))


def name_again(widget: QWidget) -> None:
    """Say the accessible name of a widget in the current language, where `named` gave it one."""
    source: Source | None = getattr(widget, "spoken_name", None)
    if source is not None:
        widget.setAccessibleName(text_of(source))


class Canvas:
    """Painting on a widget: ``with canvas(self) as painter``.

    A fault ends the painting, not the program: it is told to those who wait for errors that nobody caught. It must not
    reach Qt, which goes on to paint other widgets with it and breaks at the second one.
    """

    def __init__(self, widget: QWidget) -> None:
        self.painter = QPainter(widget)
        self.painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)

    def __enter__(self) -> QPainter:
        return self.painter

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        self.painter.end()
        if kind is None or not isinstance(error, Exception):
            return False
        sys.excepthook(kind, error, trace)
        return True


def canvas(widget: QWidget) -> Canvas:
    """A painter on a widget with smooth edges, for a block of `with`."""
    return Canvas(widget)


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    ink: QColor,
    *,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One line of text in the vertical middle of a rectangle, shortened where it does not fit."""
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(text) > rect.width() + 0.5:
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)


@lru_cache(maxsize=1024)
def width_of(text: str, font: QFont) -> float:
    """Advance of a line of text in px; remembered, because controls ask again whenever they are placed."""
    return QFontMetricsF(font).horizontalAdvance(text)


def fitting(text: str, font: QFont, width: float) -> str:
    """As many whole parts of an enumeration as have room on a line; all of it where not even the first has."""
    if width_of(text, font) <= width:
        return text
    ends = [place for place, char in enumerate(text) if char in ",，、;；"]
    return next((text[:end] for end in reversed(ends) if width_of(text[:end], font) <= width), text)


def paragraph(text: str, font: QFont, width: float) -> list[str]:
    """The lines of a text that is ``width`` px wide; line breaks in it are kept."""
    lines = []
    for part in text.split("\n"):
        layout = QTextLayout(part, font)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
            lines.append(part[line.textStart() : line.textStart() + line.textLength()].rstrip())
        layout.endLayout()
    return lines


def line_height(font: QFont) -> float:
    """Distance of the lines of a paragraph in px."""
    return font.pixelSize() * LINE_HEIGHT


def write_paragraph(painter: QPainter, rect: QRectF, lines: list[str], font: QFont, ink: QColor) -> None:
    """Lines of a paragraph from the top of a rectangle."""
    step = line_height(font)
    for number, line in enumerate(lines):
        write(painter, QRectF(rect.x(), rect.y() + number * step, rect.width() + 4, step), line, font, ink)


def amber(rect: QRectF, lightness: int = 100) -> QLinearGradient:
    """The fill of the primary button; ``lightness`` in per cent."""
    base = look().colour("accent")
    fill = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fill.setColorAt(0, base.lighter(103).lighter(lightness))
    fill.setColorAt(1, base.lighter(lightness))
    return fill


def key_cap(painter: QPainter, right: QPointF, text: str, ink: QColor, size: float = 12) -> QRectF:
    """A small key with its right edge and vertical middle at a point; returns where it is."""
    px = look().px
    font = look().font(size, 500)
    width = max(px(18), width_of(text, font) + px(10))
    rect = QRectF(right.x() - width, right.y() - px(9.5), width, px(19))
    edge = QColor(ink)
    edge.setAlphaF(0.42)
    painter.setPen(QPen(edge, 1))
    fill = QColor(ink)
    fill.setAlphaF(0.05)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), px(RADIUS.key), px(RADIUS.key))
    write(painter, rect, text, font, ink, align=Qt.AlignmentFlag.AlignHCenter)
    return rect


def key_cap_width(text: str, size: float = 12) -> float:
    """Width of a key cap in px."""
    return max(look().px(18), width_of(text, look().font(size, 500)) + look().px(10))


def shade(ink: str, alpha: float) -> QColor:
    """A colour token at an opacity."""
    return colour(look().colour(ink).name(), alpha)
