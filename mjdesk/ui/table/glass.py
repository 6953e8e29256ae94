"""Panels of dark glass as scene items, and the little things that are drawn on them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mjdesk.engine.tiles import Tile
from mjdesk.ui import fonts
from mjdesk.ui.surfaces import draw_glass, shadow_margin
from mjdesk.ui.table.layout import Box
from mjdesk.ui.theme import FOCUS_ON_FELT, ON_FELT, RADIUS, SHADOW_GLASS, TYPE, Felt, colour
from mjdesk.ui.tilepix import TilePainter

_MARGIN = shadow_margin(SHADOW_GLASS)
FACTS = " · "  #: between the facts of a line
_INK_MIDDLE = 0.365  #: the middle of hanzi above the baseline, in em


@dataclass(frozen=True, slots=True)
class Style:
    """What panels are painted with: ``u`` scales the table, ``k`` text and what is made of text.

    ``g`` scales what is no text (icons, tiles on panels, the action bar): it grows less with the user's text scale.
    """

    u: float
    k: float
    g: float
    dpr: float
    felt: Felt
    tiles: TilePainter
    _widths: dict[tuple[str, float, int], float] = field(default_factory=dict, repr=False, compare=False)

    def px(self, length: float) -> float:
        """A length of the 100 % drawing."""
        return length * self.k

    def gx(self, length: float) -> float:
        """A length of the 100 % drawing that is not made of text."""
        return length * self.g

    def size(self, px: float) -> float:
        """A font size, never below the caption."""
        return max(TYPE.caption, px * self.k)

    def width(self, text: str, px: float, weight: int = 500) -> float:
        """The width of a text."""
        key = (text, px, weight)
        if key not in self._widths:
            if len(self._widths) > 2000:
                self._widths.clear()
            self._widths[key] = fonts.text_width(text, self.size(px), weight)
        return self._widths[key]

    def snap(self, box: Box) -> Box:
        """The box on whole device pixels."""
        s = self.tiles.snap
        return Box(s(box.x), s(box.y), s(box.w), s(box.h))


@dataclass(frozen=True, slots=True)
class Ink:
    """How a text is written: size at 100 %, weight on the axis, colour."""

    px: float
    weight: int = 500
    colour: str | QColor = ON_FELT


def text(
    painter: QPainter,
    style: Style,
    said: str,
    at: tuple[float, float],
    ink: Ink,
    *,
    align: str = "left",
    room: float | None = None,
) -> float:
    """Draw a line of text, ``at`` being its left end, middle or right end (``align``) at half its height.

    Returns its width. What is longer than ``room`` is elided.
    """
    size = style.size(ink.px)
    painter.setFont(fonts.font(size, ink.weight))
    width = style.width(said, ink.px, ink.weight)
    if room is not None and width > room + 0.5:
        said = painter.fontMetrics().elidedText(said, Qt.TextElideMode.ElideRight, int(room))
        width = style.width(said, ink.px, ink.weight)
    left = at[0] - {"left": 0.0, "middle": 0.5, "right": 1.0}[align] * width
    painter.setPen(QColor(ink.colour))
    painter.drawText(QPointF(left, at[1] + _INK_MIDDLE * size), said)
    return width


def facts_within(style: Style, said: str, ink: Ink, room: float) -> str:
    """As many facts of a line (`FACTS` apart, the weightiest first) as there is room for, the first one in any case."""
    facts = said.split(FACTS)
    while len(facts) > 1 and style.width(FACTS.join(facts), ink.px, ink.weight) > room:
        facts.pop()
    return FACTS.join(facts)


def fill(painter: QPainter, box: QRectF, radius: float, ink: QColor | str) -> None:
    """A rounded rectangle of one colour."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawRoundedRect(box, radius, radius)


def outline(painter: QPainter, box: QRectF, radius: float, ink: QColor | str, width: float) -> None:
    """A rounded frame, its line inside the box."""
    half = width / 2
    painter.setPen(QPen(QColor(ink), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius - half, radius - half)


def focus_ring(painter: QPainter, box: QRectF, radius: float) -> None:
    """The ring of keyboard focus about something: 3 px wide, 3 px off."""
    outline(painter, box.adjusted(-6, -6, 6, 6), radius + 6, FOCUS_ON_FELT, 3)


def lying(painter: QPainter, style: Style, tile: Tile, at: tuple[float, float], width: float, **more: Any) -> None:
    """A tile or card lying on a panel, with its shadow; ``at`` is the corner of its face."""
    style.tiles.draw_lying(painter, *at, tile, width, **more)


def divider(painter: QPainter, start: tuple[float, float], end: tuple[float, float], alpha: float = 0.12) -> None:
    """A hairline."""
    painter.setPen(QPen(colour("#FFFFFF", alpha), 1))
    painter.drawLine(QPointF(*start), QPointF(*end))


class Panel(QGraphicsItem):
    """A panel kept as a picture until what it shows changes. ``state`` is whatever `draw` needs, comparable."""

    radius: float = RADIUS.glass
    action = False
    glass = True
    solid = False  #: hides what it lies on

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.style = style
        self.box = Box(0, 0, 0, 0)
        self.state: Any = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setVisible(False)

    def show_state(self, style: Style, box: Box, state: Any) -> None:
        """Show something new at a place; nothing is painted anew when nothing changed."""
        box = style.snap(box)
        if (box.w, box.h) != (self.box.w, self.box.h):
            self.prepareGeometryChange()
        changed = style is not self.style or state != self.state or (box.w, box.h) != (self.box.w, self.box.h)
        self.style, self.box, self.state = style, box, state
        self.setPos(box.x, box.y)
        self.setVisible(True)
        if changed:
            self.update()

    @property
    def rect(self) -> QRectF:
        """The panel in its own coordinates."""
        return QRectF(0, 0, self.box.w, self.box.h)

    def boundingRect(self) -> QRectF:
        box = self.box
        return QRectF(-_MARGIN, -_MARGIN, box.w + 2 * _MARGIN, box.h + 2 * _MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        if self.glass:
            radius = min(self.radius * self.style.g, self.box.h / 2)
            if self.solid:
                fill(painter, self.rect, radius, colour(self.style.felt.glass, 0.92))
            draw_glass(painter, self.rect, self.style.felt, radius, self.action, self.style.dpr)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw the content; the origin is the upper left corner of the panel."""
        raise NotImplementedError


class FlatPanel(Panel):
    """A panel without glass or shadow: part of another one, so that changing it does not paint that anew."""

    glass = False

    def boundingRect(self) -> QRectF:
        return QRectF(-1, -1, self.box.w + 2, self.box.h + 2)
