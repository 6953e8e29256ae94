"""The small things to press at the edge: icon buttons, auto switches, and the tip above the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mjdesk.ui.i18n import tr
from mjdesk.ui.icons import icon
from mjdesk.ui.table.glass import Ink, Panel, Style, fill, focus_ring, text
from mjdesk.ui.theme import AMBER, AMBER_NUMBER, ON_FELT, ON_FELT2, colour

#: icon buttons: what `TableWidget.menu` is told, and the drawing
ICONS: Final = {"undo": "undo", "bag": "bag", "pause": "pause", "hint": "hint", "tiles": "board", "menu": "menu"}
#: auto switches by the names that a session knows, in reading order
AUTO: Final = ("win", "no_claims", "discard_drawn", "autoplay")
#: the switch of the table alone: the hand sorts itself
SORT: Final = "sort"
ICON_SIDE, ICON_GAP = 40, 8
SWITCH_WIDTH, SWITCH_HEIGHT, SWITCH_GAP = 98, 33, 8


def auto_word(name: str) -> str:
    """The words on a switch."""
    return {
        "win": tr("Auto-win"),
        "no_claims": tr("No claims"),
        "discard_drawn": tr("Draw-out"),
        "autoplay": tr("Autoplay"),
        SORT: tr("Sort hand"),
    }[name]


def icon_word(name: str) -> str:
    """The name of an icon button."""
    return {
        "undo": tr("Take back"),
        "bag": tr("Bag"),
        "pause": tr("Stop the play"),
        "go-on": tr("Go on"),
        "hint": tr("Hint"),
        "tiles": tr("Tiles seen"),
        "menu": tr("Menu"),
    }[name]


def icons(*, practice: bool, bag: bool = False) -> tuple[str, ...]:
    """The icon buttons of a table in reading order; a move can be taken back in practice, props lie in a bag."""
    missing = {name for name, there in (("undo", practice), ("bag", bag)) if not there}
    return tuple(name for name in ICONS if name not in missing)


def switch_width(style: Style, names: Sequence[str] = AUTO) -> float:
    """The width of a switch: all of them are as wide as the longest needs."""
    return max(style.px(SWITCH_WIDTH), *(style.width(auto_word(n), 13.5) + style.px(42) for n in names))


def switches_size(style: Style, names: Sequence[str] = AUTO) -> tuple[float, float]:
    """Width and height of the block of switches."""
    px = style.px
    return 2 * switch_width(style, names) + px(SWITCH_GAP), 2 * px(SWITCH_HEIGHT) + px(SWITCH_GAP + 1)


def icons_size(style: Style, n: int) -> tuple[float, float]:
    """Width and height of the row of so many icon buttons."""
    return style.gx(n * ICON_SIDE + (n - 1) * ICON_GAP), style.gx(ICON_SIDE)


@dataclass(frozen=True, slots=True)
class ButtonState:
    """A switch (``word``, ``on``) or an icon button (``drawing``)."""

    word: str
    drawing: str
    on: bool
    hover: bool
    pressed: bool
    focus: bool


class ButtonItem(Panel):
    """A switch or an icon button."""

    radius = 11

    def draw(self, painter: QPainter) -> None:
        state: ButtonState = self.state
        style = self.style
        box = self.rect
        if state.hover or state.pressed:
            shade = colour("#000000", 0.20) if state.pressed else colour("#FFFFFF", 0.07)
            fill(painter, box, self.radius * style.g, shade)
        down = 1 if state.pressed else 0
        if state.drawing:
            size = style.tiles.snap(style.gx(20))
            at = QPointF(style.tiles.snap((box.width() - size) / 2), style.tiles.snap((box.height() - size) / 2 + down))
            painter.drawPixmap(at, icon(state.drawing, size, AMBER if state.on else ON_FELT, style.dpr))
        else:
            self._switch(painter, state, down)
        if state.focus:
            focus_ring(painter, box, self.radius * style.g)

    def _switch(self, painter: QPainter, state: ButtonState, down: float) -> None:
        px = self.style.px
        middle = QPointF(px(15.5), self.box.h / 2 + down)
        painter.setBrush(QColor(AMBER) if state.on else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(AMBER) if state.on else QColor(ON_FELT2), px(1.6)))
        painter.drawEllipse(middle, px(4.6), px(4.6))
        if state.on:
            painter.setPen(QPen(QColor("#2A1B05"), px(1.5), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(middle + QPointF(-px(2), 0), middle + QPointF(-px(0.5), px(1.6)))
            painter.drawLine(middle + QPointF(-px(0.5), px(1.6)), middle + QPointF(px(2.2), -px(1.6)))
        ink = AMBER_NUMBER if state.on else ON_FELT2
        text(painter, self.style, state.word, (px(28), self.box.h / 2 + down), Ink(13.5, 500, ink))


@dataclass(frozen=True, slots=True)
class TipState:
    """The words of a tip: plain, then amber."""

    plain: str
    strong: str = ""


def tip_size(style: Style, state: TipState) -> tuple[float, float]:
    """Width and height of a tip."""
    width = style.width(state.plain, 14) + style.width(state.strong, 14, 600)
    return width + style.px(26), style.px(32)


class TipItem(Panel):
    """A line of words above a tile."""

    action = True
    radius = 10

    def draw(self, painter: QPainter) -> None:
        state: TipState = self.state
        middle = self.box.h / 2
        used = text(painter, self.style, state.plain, (self.style.px(13), middle), Ink(14))
        if state.strong:
            text(painter, self.style, state.strong, (self.style.px(13) + used, middle), Ink(14, 600, AMBER_NUMBER))
