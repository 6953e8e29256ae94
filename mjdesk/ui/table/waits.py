"""The panel of tiles waited for: how many are left, what each would be and pay."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.models import WaitLine, Waits
from mjdesk.ui.table.glass import Ink, Panel, Style, divider, fill, focus_ring, lying, text
from mjdesk.ui.table.words import tile_name
from mjdesk.ui.theme import AMBER_NUMBER, ON_FELT, ON_FELT2, ON_FELT3, colour

WIDTH = 262
_EDGE, _HEAD, _ROW, _LOW_ROW, _FOOT = 15, 42, 43, 30, 7
_TILE, _LOW_TILE = 25, 19
_GRID_ROW, _GRID_PITCH = 56, 33
_NOTHING = "–"


@dataclass(frozen=True, slots=True)
class WaitsState:
    """What the panel shows.

    ``stage`` 0: a row for each tile, 1: low rows, 2: tiles with counts only, 3: the heading, 4: a number.
    """

    waits: Waits
    stage: int
    focus: bool
    language: str


def title(waits: Waits) -> str:
    """The heading: 听牌, 打九饼后听."""
    return tr("Waiting") if waits.after is None else tr("After {tile}", tile=tile_name(waits.after))


def count(waits: Waits) -> str:
    """Kinds and tiles; after a discard only the tiles, the heading being longer."""
    if waits.after is not None:
        return tr("%n tiles", n=waits.left)
    return tr("{kinds} kinds, %n left", kinds=len(waits.lines), n=waits.left)


def _amount(line: WaitLine) -> str:
    return _NOTHING if line.by_draw is None else signed(line.by_draw)


def _range(line: WaitLine) -> str:
    if line.by_discard is None:
        return _NOTHING
    low, high = line.by_discard
    return f"{low:,}" if low == high else f"{low:,}–{high:,}"


@dataclass(frozen=True, slots=True)
class _Columns:
    """The widths of the columns."""

    left: float
    label: float
    draw: float
    discard: float


def _columns(style: Style, waits: Waits) -> _Columns:
    def widest(texts: list[str], px: float, weight: int) -> float:
        return max(style.width(t, px, weight) for t in texts)

    return _Columns(
        max(style.px(36), widest([tr("%n left", n=line.left) for line in waits.lines], 14, 500)),
        widest([say(line.label) for line in waits.lines], 13, 500) + style.px(12),
        max(widest([_amount(line) for line in waits.lines], 16, 600), style.width(tr("Self-draw"), 13)),
        max(widest([_range(line) for line in waits.lines], 13, 500), style.width(tr("Discard"), 13)),
    )


def sizes(style: Style, waits: Waits) -> tuple[tuple[float, float], ...]:
    """Width and height of each stage."""
    c, n = _columns(style, waits), len(waits.lines)
    px = style.px
    table = px(2 * _EDGE + _TILE + 12) + c.left + c.label + c.draw + c.discard + px(10 + 12 + 16)
    heading = style.width(title(waits), 15, 600) + style.width(count(waits), 13)
    captions = style.width(tr("Self-draw"), 13) + style.width(tr("Discard"), 13)
    head = px(2 * _EDGE + 10) + heading
    full = max(px(WIDTH), table, head - style.width(count(waits), 13) + captions + px(46))
    per_row = 7
    rows = ceil(n / per_row)
    grid = max(head, px(2 * _EDGE + min(n, per_row) * _GRID_PITCH))
    return (
        (full, px(_HEAD + n * _ROW + _FOOT)),
        (full, px(_HEAD + n * _LOW_ROW + _FOOT)),
        (grid, px(_HEAD + rows * _GRID_ROW)),
        (head, px(_HEAD)),
        least_size(style),
    )


def least_size(style: Style) -> tuple[float, float]:
    """The size when folded to an icon, whatever is waited for."""
    return style.gx(18 + _TILE) + style.width("00", 15, 600), max(style.gx(_HEAD), 1.4 * style.size(15))


def spoken(waits: Waits) -> str:
    """All of it for the screen reader."""
    lines = [f"{tile_name(line.tile)} {tr('%n left', n=line.left)} {say(line.label)}" for line in waits.lines]
    return tr(", ").join([f"{title(waits)} {count(waits)}", *lines])


class WaitsItem(Panel):
    """The panel on the table."""

    def draw(self, painter: QPainter) -> None:
        state: WaitsState = self.state
        if state.stage == 4:
            self._icon(painter, state.waits)
        else:
            self._head(painter, state)
            if state.stage < 2:
                self._rows(painter, state.waits, low=state.stage == 1)
            elif state.stage == 2:
                self._grid(painter, state.waits)
        if state.focus:
            focus_ring(painter, self.rect, self.radius * self.style.g)

    def _head(self, painter: QPainter, state: WaitsState) -> None:
        style = self.style
        px = style.px
        used = text(painter, style, title(state.waits), (px(_EDGE), px(21)), Ink(15, 600))
        right = self.box.w - px(_EDGE)
        if state.stage < 2:
            c = _columns(style, state.waits)
            text(painter, style, tr("Discard"), (right, px(21)), Ink(13, 500, ON_FELT2), align="right")
            right -= c.discard + px(16)
            right -= text(painter, style, tr("Self-draw"), (right, px(21)), Ink(13, 500, ON_FELT2), align="right") + px(
                10
            )
        x = px(_EDGE + 10) + used
        if x + style.width(count(state.waits), 13) <= right:
            text(painter, style, count(state.waits), (x, px(21)), Ink(13, 500, ON_FELT2))

    def _rows(self, painter: QPainter, waits: Waits, low: bool) -> None:
        px = self.style.px
        columns, high = _columns(self.style, waits), _LOW_ROW if low else _ROW
        for n, line in enumerate(waits.lines):
            top = px(_HEAD + n * high)
            if n and not low:
                divider(painter, (px(_EDGE), top - px(1)), (self.box.w - px(_EDGE), top - px(1)), 0.09)
            middle = top + px(high / 2 - 2)
            self._left(painter, line, middle, low)
            self._worth(painter, line, columns, middle)

    def _left(self, painter: QPainter, line: WaitLine, middle: float, low: bool) -> None:
        """The tile and how many are left, in a low row without pips."""
        style = self.style
        px = style.px
        tile, x = _LOW_TILE if low else _TILE, px(_EDGE + _TILE + 12)
        lying(painter, style, line.tile, (px(_EDGE + (_TILE - tile) / 2), middle - px(0.7 * tile)), px(tile))
        ink = Ink(14, 500, ON_FELT if line.left else ON_FELT3)
        text(painter, style, tr("%n left", n=line.left), (x, middle - (0 if low else px(8.5))), ink)
        if not low:
            self._pips(painter, line.left, x + px(3), middle + px(9.5))

    def _worth(self, painter: QPainter, line: WaitLine, c: _Columns, middle: float) -> None:
        """What it would be and pay."""
        style = self.style
        px = style.px
        right = self.box.w - px(_EDGE)
        text(painter, style, _range(line), (right, middle), Ink(13, 500, ON_FELT2), align="right")
        right -= c.discard + px(16)
        text(painter, style, _amount(line), (right, middle), Ink(16, 600, AMBER_NUMBER), align="right")
        x = px(_EDGE + _TILE + 12) + c.left + px(10)
        chip = QRectF(x, middle - px(10), c.label, px(20))
        fill(painter, chip, px(6), colour("#FFFFFF", 0.12 if line.strong else 0.05))
        ink = Ink(13, 500, ON_FELT if line.strong else ON_FELT3)
        text(painter, style, say(line.label), (chip.center().x(), middle), ink, align="middle")

    def _pips(self, painter: QPainter, left: int, x: float, middle: float) -> None:
        px = self.style.px
        for n in range(4):
            painter.setPen(QPen(QColor(ON_FELT if n < left else ON_FELT3), max(1.0, px(1))))
            painter.setBrush(QColor(ON_FELT) if n < left else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x + n * px(8.6), middle), px(2.6), px(2.6))

    def _grid(self, painter: QPainter, waits: Waits) -> None:
        style = self.style
        px = style.px
        per_row = max(1, int((self.box.w - px(2 * _EDGE) + 1) // px(_GRID_PITCH)))
        for n, line in enumerate(waits.lines):
            x = px(_EDGE) + n % per_row * px(_GRID_PITCH)
            top = px(_HEAD) + n // per_row * px(_GRID_ROW)
            lying(painter, style, line.tile, (x, top - px(2)), px(_TILE))
            text(
                painter,
                style,
                str(line.left),
                (x + px(_TILE / 2), top + px(43)),
                Ink(13, 600, ON_FELT2),
                align="middle",
            )

    def _icon(self, painter: QPainter, waits: Waits) -> None:
        gx, middle = self.style.gx, self.box.h / 2
        lying(painter, self.style, waits.lines[0].tile, (gx(7), middle - gx(17)), gx(_TILE - 2))
        at = (self.box.w - gx(9), middle)
        text(painter, self.style, str(waits.left), at, Ink(15, 600, AMBER_NUMBER), align="right")
