"""The cards of 跑胡子: tall ivory slips with a numeral at both ends. Painting only; sizes in device px."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from mjdesk.engine.tiles import FIRST_BIG_CARD, FIRST_SMALL_CARD, Tile
from mjdesk.ui.theme import CARD_BLACK, CARD_RED, SIDE, Back, FaceTint, colour
from mjdesk.ui.tilebodies import gradient
from mjdesk.ui.tilefaces import engraved, fitted

SMALL: Final = "一二三四五六七八九十"
BIG: Final = "壹贰叁肆伍陆柒捌玖拾"
RED_RANKS: Final = (2, 7, 10)
CORNER: Final = 0.14  #: of the card's width
HAIRLINE: Final = 0.07
SIMPLE_BELOW: Final = 26  #: device px of width under which hairline and middle mark go
_BIG_WEIGHT: Final = 640
_WEIGHTS: Final = dict.fromkeys(SMALL, 800) | dict.fromkeys("四五", 700)


def is_card(kind: Tile) -> bool:
    """Whether the kind is a 跑胡子 card."""
    return FIRST_SMALL_CARD <= kind < FIRST_BIG_CARD + 10


def numeral(kind: Tile) -> str:
    """What is written on a card, e.g. 七 or 柒."""
    return BIG[kind - FIRST_BIG_CARD] if kind >= FIRST_BIG_CARD else SMALL[kind - FIRST_SMALL_CARD]


def is_red(kind: Tile) -> bool:
    """Whether the numeral is red: 二七十 and 贰柒拾."""
    return (kind - FIRST_SMALL_CARD) % 10 + 1 in RED_RANKS


def depth(w: int) -> int:
    """How much ivory is seen below a card; cards are thin."""
    return max(1, round(0.07 * w))


def _ink_box(w: int, h: int) -> QRectF:
    """Where the upper numeral goes."""
    size = min(0.74 * w, 0.40 * h)
    return QRectF((w - size) / 2, 0.125 * w, size, size)


def _numerals(kind: Tile, w: int, h: int) -> QImage:
    art = QImage(w, h, QImage.Format.Format_ARGB32_Premultiplied)
    art.fill(Qt.GlobalColor.transparent)
    with QPainter(art) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        ink = QColor(CARD_RED if is_red(kind) else CARD_BLACK)
        painter.setBrush(ink)
        char = numeral(kind)
        path = fitted(char, _WEIGHTS.get(char, _BIG_WEIGHT), _ink_box(w, h))
        painter.drawPath(path)
        painter.translate(w, h)
        painter.rotate(180)
        painter.drawPath(path)
        painter.resetTransform()
        if w >= SIMPLE_BELOW and h > 2.2 * w:
            ink.setAlphaF(0.55)
            painter.setBrush(ink)
            middle, r = QPointF(w / 2, h / 2), 0.075 * w
            if kind >= FIRST_BIG_CARD:
                corners = (QPointF(0, -1.5 * r), QPointF(1.15 * r, 0), QPointF(0, 1.5 * r), QPointF(-1.15 * r, 0))
                painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))
            else:
                painter.drawEllipse(middle, r, r)
    return engraved(art, w / 60) if w >= SIMPLE_BELOW else art


def paint_card(painter: QPainter, kind: Tile | None, w: int, h: int, *, back: Back, tint: FaceTint) -> None:
    """Paint a card ``w`` x ``h`` device px with its corner at the origin; None is a card face down."""
    radius, thick = CORNER * w, depth(w)
    face = QRectF(0, 0, w, h)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient(h, h + thick, *SIDE))
    painter.drawRoundedRect(QRectF(0, 0, w, h + thick), radius, radius)
    top, foot = (back.colours.light, back.colours.deep) if kind is None else tint.colours
    painter.setBrush(gradient(0, h, top, foot, slant=0.25 * w))
    painter.drawRoundedRect(face, radius, radius)
    stroke = max(1.0, 0.022 * w)
    rim = gradient(0, h, colour("#FFFFFF", 0.95 if kind is not None else 0.4), colour("#8A764B", 0.25))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rim, stroke))
    half = stroke / 2
    painter.drawRoundedRect(face.adjusted(half, half, -half, -half), radius - half, radius - half)
    if w >= SIMPLE_BELOW:
        inset = HAIRLINE * w
        painter.setPen(QPen(colour("#B59A6A" if kind is not None else "#FFFFFF", 0.45), max(1.0, 0.014 * w)))
        painter.drawRoundedRect(face.adjusted(inset, inset, -inset, -inset), radius - inset / 2, radius - inset / 2)
    if kind is not None:
        painter.drawImage(0, 0, _numerals(kind, w, h))
