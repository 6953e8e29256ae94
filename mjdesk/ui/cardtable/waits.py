"""The panel at the lower right: what the hand waits for, or would wait for after a claim or a discard."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtGui import QPainter

from mjdesk.ui.cardtable import drawing
from mjdesk.ui.i18n import signed, tr
from mjdesk.ui.models import WaitLine
from mjdesk.ui.table.glass import Ink, Panel, Style, focus_ring, text
from mjdesk.ui.table.words import tile_name
from mjdesk.ui.theme import AMBER_NUMBER, ON_FELT, ON_FELT2, ON_FELT3

LEAST = 30  #: px of height under which nothing fits
_EDGE, _HEAD, _FOOT = 16, 40, 12
_ROW, _CARD, _HIGH = 58, 18.0, 46.0
_GRID_ROW, _GRID = 70, 31


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is told: the heading, the 胡息 beside it, and the cards waited for."""

    title: str
    huxi: int | None
    lines: tuple[WaitLine, ...]

    @property
    def left(self) -> int:
        """Copies of all of them that cannot be seen."""
        return sum(line.left for line in self.lines)


@dataclass(frozen=True, slots=True)
class CardWaitsState:
    """What the panel shows. ``stage`` 0: cards with what they pay, 1: cards with counts, 2: heading, 3: a number."""

    outlook: Outlook
    stage: int
    focus: bool
    language: str


def _huxi(outlook: Outlook) -> str:
    return tr("{huxi} huxi", huxi=outlook.huxi) if outlook.huxi is not None else _ways()


def _ways() -> str:
    """What the two amounts are."""
    return tr("turned / drawn")


def _pay(line: WaitLine) -> str:
    """What it pays: turned up by another, and by oneself."""
    shown = [signed(line.by_discard[0])] if line.by_discard is not None else []
    if line.by_draw is not None and (not shown or signed(line.by_draw) != shown[0]):
        shown.append(signed(line.by_draw))
    return " / ".join(shown)


def _cell(style: Style, outlook: Outlook) -> float:
    words = [style.width(tr("%n left", n=line.left), 14, 600) for line in outlook.lines]
    words += [style.width(_pay(line), 13, 500) for line in outlook.lines]
    return style.px(_CARD + 8) + max(words, default=0.0)


def _per_row(style: Style, outlook: Outlook, width: float) -> int:
    return max(1, int((width - style.px(2 * _EDGE) + style.px(12)) // (_cell(style, outlook) + style.px(12))))


def sizes(style: Style, outlook: Outlook, least: float) -> tuple[tuple[float, float], ...]:
    """Width and height of each stage, ``least`` the width below which it looks lost."""
    px, n = style.px, len(outlook.lines)
    heading = style.width(outlook.title, 15, 600) + style.width(_huxi(outlook), 15, 600) + px(2 * _EDGE + 16)
    wide = max(least, heading)
    rows = ceil(n / _per_row(style, outlook, wide))
    grid = ceil(n / max(1, int((wide - px(2 * _EDGE)) // px(_GRID))))
    return (
        (wide, px(_HEAD + rows * _ROW + (_FOOT if n else 0))),
        (wide, px(_HEAD + grid * _GRID_ROW + (_FOOT if n else 0))),
        (wide, px(_HEAD)),
        least_size(style),
    )


def least_size(style: Style) -> tuple[float, float]:
    """The size when folded to a card and a number."""
    return style.gx(26 + _CARD) + style.width("00", 15, 600), style.gx(_HIGH + 14)


def spoken(outlook: Outlook) -> str:
    """All of it for the screen reader."""
    lines = [f"{tile_name(line.tile)} {tr('%n left', n=line.left)} {_pay(line)}" for line in outlook.lines]
    return tr(", ").join(filter(None, [outlook.title, _huxi(outlook), *lines]))


class CardWaitsItem(Panel):
    """The panel on the table."""

    def draw(self, painter: QPainter) -> None:
        state: CardWaitsState = self.state
        if state.stage == 3:
            self._icon(painter, state.outlook)
        else:
            self._head(painter, state.outlook)
            if state.stage == 0:
                self._rows(painter, state.outlook)
            elif state.stage == 1:
                self._grid(painter, state.outlook)
        if state.focus:
            focus_ring(painter, self.rect, self.radius * self.style.g)

    def _head(self, painter: QPainter, outlook: Outlook) -> None:
        px, right = self.style.px, self.box.w - self.style.px(_EDGE)
        if outlook.huxi is None:
            text(painter, self.style, outlook.title, (px(_EDGE), px(22)), Ink(15, 600))
            text(painter, self.style, _ways(), (right, px(22)), Ink(13, 500, ON_FELT2), align="right")
            return
        used = text(painter, self.style, _huxi(outlook), (right, px(22)), Ink(15, 600, AMBER_NUMBER), align="right")
        room = right - used - px(_EDGE + 10)
        text(painter, self.style, outlook.title, (px(_EDGE), px(22)), Ink(15, 600), room=room)

    def _rows(self, painter: QPainter, outlook: Outlook) -> None:
        style, px = self.style, self.style.px
        per_row, cell = _per_row(style, outlook, self.box.w), _cell(style, outlook) + px(12)
        cards = []
        for n, line in enumerate(outlook.lines):
            x, y = px(_EDGE) + n % per_row * cell, px(_HEAD + n // per_row * _ROW)
            cards.append((line.tile, x, y))
            left = x + px(_CARD + 8)
            ink = ON_FELT if line.left else ON_FELT3
            text(painter, style, tr("%n left", n=line.left), (left, y + px(13)), Ink(14, 600, ink))
            text(painter, style, _pay(line), (left, y + px(34)), Ink(13, 500, AMBER_NUMBER))
        drawing.paint_cards(painter, style.tiles, cards, px(_CARD), px(_HIGH))

    def _grid(self, painter: QPainter, outlook: Outlook) -> None:
        style, px = self.style, self.style.px
        per_row = max(1, int((self.box.w - px(2 * _EDGE)) // px(_GRID)))
        cards = []
        for n, line in enumerate(outlook.lines):
            x, y = px(_EDGE) + n % per_row * px(_GRID), px(_HEAD + n // per_row * _GRID_ROW)
            cards.append((line.tile, x, y))
            at = (x + px(_CARD / 2), y + px(_HIGH + 11))
            text(painter, style, str(line.left), at, Ink(13, 600, ON_FELT2), align="middle")
        drawing.paint_cards(painter, style.tiles, cards, px(_CARD), px(_HIGH))

    def _icon(self, painter: QPainter, outlook: Outlook) -> None:
        gx, middle = self.style.gx, self.box.h / 2
        if outlook.lines:
            card = (outlook.lines[0].tile, gx(9), middle - gx(_HIGH / 2))
            drawing.paint_cards(painter, self.style.tiles, [card], gx(_CARD), gx(_HIGH))
        at = (self.box.w - gx(9), middle)
        number = str(outlook.left) if outlook.lines else "–"
        text(painter, self.style, number, at, Ink(15, 600, AMBER_NUMBER), align="right")
