"""What is written on the cloth of a card table: names under melds, the stock, the card in the middle; dead kinds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtGui import QPainter

from mjdesk.engine.tiles import Tile
from mjdesk.ui.cardtable import drawing
from mjdesk.ui.i18n import tr
from mjdesk.ui.table.glass import FlatPanel, Ink, Panel, Style, focus_ring, text
from mjdesk.ui.table.layout import Box
from mjdesk.ui.theme import ON_FELT, ON_FELT2

_NAME = Ink(13, 500, ON_FELT2)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of words: the middle or the left end (``align``) at half its height, relative to the panel."""

    said: str
    x: float
    y: float
    ink: Ink = _NAME
    align: str = "middle"


def lines_box(style: Style, lines: Sequence[Line]) -> Box:
    """The whole pixels that lines of words cover: small, so that little is painted anew when they change."""
    lefts, rights, tops, bottoms = [], [], [], []
    for line in lines:
        wide, high = style.width(line.said, line.ink.px, line.ink.weight), 0.8 * style.size(line.ink.px)
        left = line.x - {"left": 0.0, "middle": 0.5, "right": 1.0}[line.align] * wide
        lefts.append(left)
        rights.append(left + wide)
        tops.append(line.y - high)
        bottoms.append(line.y + high)
    x, y = floor(min(lefts)) - 2, floor(min(tops))
    return Box(x, y, ceil(max(rights)) + 2 - x, ceil(max(bottoms)) - y)


class LinesItem(FlatPanel):
    """Lines of words on the cloth; the state is a tuple of them."""

    def draw(self, painter: QPainter) -> None:
        lines: tuple[Line, ...] = self.state
        for line in lines:
            text(painter, self.style, line.said, (line.x, line.y), line.ink, align=line.align)


@dataclass(frozen=True, slots=True)
class DeadState:
    """The kinds that the own seat may not chi, and those it may not peng."""

    chi: tuple[Tile, ...]
    peng: tuple[Tile, ...]
    focus: bool
    language: str


_EDGE, _CARD, _HIGH, _PITCH, _BETWEEN = 14, 17.0, 40.0, 19.5, 18


def dead_groups(state: DeadState) -> tuple[tuple[str, tuple[Tile, ...]], ...]:
    """The kinds under their headings, without empty ones."""
    groups = ((tr("no chi"), state.chi), (tr("no peng"), state.peng))
    return tuple((word, cards) for word, cards in groups if cards)


def _widths(style: Style, state: DeadState) -> list[float]:
    return [
        max(style.gx(len(cards) * _PITCH - _PITCH + _CARD), style.width(word, 13)) for word, cards in dead_groups(state)
    ]


def dead_size(style: Style, state: DeadState) -> tuple[float, float]:
    """Width and height of the panel of dead kinds."""
    widths = _widths(style, state)
    title = style.width(tr("Dead"), 13, 600) + style.px(14)
    return (
        style.gx(2 * _EDGE) + title + sum(widths) + style.gx(_BETWEEN) * (len(widths) - 1),
        style.gx(_HIGH + 20) + 1.4 * style.size(13),
    )


def dead_spoken(state: DeadState, names: dict[Tile, str]) -> str:
    """The dead kinds for the screen reader."""
    parts = [f"{word} {' '.join(names[card] for card in cards)}" for word, cards in dead_groups(state)]
    return tr(", ").join([tr("Dead"), *parts])


class DeadItem(Panel):
    """The panel of dead kinds (臭牌) above the own plate."""

    radius = 12

    def draw(self, painter: QPainter) -> None:
        state: DeadState = self.state
        style, gx = self.style, self.style.gx
        text(painter, style, tr("Dead"), (gx(_EDGE), self.box.h / 2), Ink(13, 600, ON_FELT))
        x = gx(_EDGE) + style.width(tr("Dead"), 13, 600) + style.px(14)
        for (word, cards), width in zip(dead_groups(state), _widths(style, state), strict=True):
            placed = [(card, x + n * gx(_PITCH), gx(9)) for n, card in enumerate(cards)]
            drawing.paint_cards(painter, style.tiles, placed, gx(_CARD), gx(_HIGH))
            at = (x, gx(_HIGH + 14) + 0.6 * style.size(13))
            text(painter, style, word, at, Ink(13, 500, ON_FELT2))
            x += width + gx(_BETWEEN)
        if state.focus:
            focus_ring(painter, self.rect, self.radius * style.g)
