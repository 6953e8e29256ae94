"""The action bar: a cell for each alternative with its tiles, the claimed one dotted, a key on its corner."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from mjdesk.ui.i18n import tr
from mjdesk.ui.table.choices import Choice, Offer
from mjdesk.ui.table.glass import Ink, Panel, Style, divider, fill, focus_ring, lying, outline, text
from mjdesk.ui.table.layout import Box, Panels, TableLayout
from mjdesk.ui.theme import AMBER, ON_FELT, ON_FELT2, colour

_ON_AMBER = "#2A1B05"
_CAP = "#2C3A36"
_GAP, _EDGE, _BEFORE_WORD = 9, 18, 14
_TILE_PITCH = 31 / 30


@dataclass(frozen=True, slots=True)
class _Form:
    """The measures of a claim bar or of what lies above the hand in the own turn."""

    height: float
    tile: float
    cell: float
    pad: float


_CLAIM = _Form(76, 30, 58, 9)
_OWN = _Form(52, 27, 46, 7)


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the bar, relative to it: ``kind`` is word, cell, line or pass."""

    kind: str
    box: Box
    number: int = -1
    said: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """The pieces of a bar and its size."""

    parts: tuple[Part, ...]
    width: float
    height: float

    def cell(self, number: int) -> Box:
        """The box of a choice."""
        return next(p.box for p in self.parts if p.kind == "cell" and p.number == number)

    @property
    def passing(self) -> Box | None:
        """The box of the pass."""
        return next((p.box for p in self.parts if p.kind == "pass"), None)


def _form(offer: Offer) -> _Form:
    return _OWN if offer.own else _CLAIM


def _cell_width(style: Style, choice: Choice, form: _Form, tile: float) -> float:
    n = len(choice.tiles)
    tiles = (n - 1) * tile * _TILE_PITCH + tile if n else 0.0
    width = 2 * style.gx(form.pad) + tiles
    if choice.wins:
        width += style.width(choice.word, 20, 700) + style.gx(10)
    if choice.note:
        width += style.gx(10) + style.width(choice.note, 14)
    if choice.key == "G":
        width += style.gx(20) + style.width(choice.key, 12)
    return width


def plan(style: Style, offer: Offer, room: float) -> Plan:
    """Lay out the bar; its tiles become smaller where ``room`` is short."""
    factor = 1.0
    made = _plan(style, offer, factor)
    while made.width > room and factor > 0.3:
        factor *= 0.92
        made = _plan(style, offer, factor)
    return made


def _plan(style: Style, offer: Offer, factor: float) -> Plan:
    px, form = style.gx, _form(offer)
    height, high, tile = px(form.height), px(form.cell), px(form.tile) * factor
    top = (height - high) / 2
    x = px(_EDGE if not offer.own else 15)
    parts: list[Part] = []
    word = ""
    for number, choice in enumerate(offer.choices):
        if choice.wins:
            x -= px(6) if not parts else 0
        elif choice.word != word:
            if parts:
                x += px(14 - _GAP)
                parts.append(Part("line", Box(x, px(form.height * 0.22), 0, px(form.height * 0.56))))
                x += px(14)
            size = style.width(choice.word, 20, 600)
            parts.append(Part("word", Box(x, 0, size, height), said=choice.word))
            x += size + px(_BEFORE_WORD if not offer.own else 10)
        word = choice.word
        width = _cell_width(style, choice, form, tile)
        parts.append(Part("cell", Box(x, top, width, high), number))
        x += width + px(_GAP)
    x -= px(_GAP)
    if offer.may_pass is not None:
        if parts:
            x += px(14)
            parts.append(Part("line", Box(x, px(form.height * 0.22), 0, px(form.height * 0.56))))
        said = tr("Pass")
        width = style.width(said, 16) + style.width(tr("Space"), 12) + px(10 + 12 + 28)
        parts.append(Part("pass", Box(x, top, width, high), said=said))
        x += width
        return Plan(tuple(parts), x, height)
    return Plan(tuple(parts), x + px(8), height)


@dataclass(frozen=True, slots=True)
class BarState:
    """What the bar shows. ``current`` is the choice pointed at: -1 for none, one more than the last for the pass."""

    offer: Offer
    plan: Plan
    current: int
    focus: bool
    wild: tuple[int, ...]
    skins: tuple[int, ...]
    language: str


class BarItem(Panel):
    """The bar on the table."""

    action = True
    radius = 20

    def draw(self, painter: QPainter) -> None:
        state: BarState = self.state
        style = self.style
        for part in state.plan.parts:
            box = QRectF(part.box.x, part.box.y, part.box.w, part.box.h)
            if part.kind == "word":
                text(painter, style, part.said, (box.x(), box.center().y()), Ink(20, 600))
            elif part.kind == "line":
                divider(painter, (box.x(), box.top()), (box.x(), box.bottom()))
            elif part.kind == "cell":
                self._cell(painter, state, part.number, box)
            else:
                self._pass(painter, state, box)

    def _cell(self, painter: QPainter, state: BarState, number: int, box: QRectF) -> None:
        style = self.style
        px = style.gx
        choice, now, radius = state.offer.choices[number], state.current == number, px(12)
        if choice.wins:
            self._amber(painter, box, radius, now)
        elif now:
            fill(painter, box, radius, colour(AMBER, 0.16))
            outline(painter, box, radius, AMBER, px(2))
        elif not state.offer.own or len(state.offer.choices) > 1:
            fill(painter, box, radius, colour("#FFFFFF", 0.07))
            outline(painter, box, radius, colour("#FFFFFF", 0.10), 1)
        x = box.x() + px(_form(state.offer).pad)
        if choice.wins:
            used = text(painter, style, choice.word, (x + px(2), box.center().y()), Ink(20, 700, _ON_AMBER))
            x += used + px(10)
        x = self._tiles(painter, state, choice, x, box)
        if choice.note:
            text(painter, style, choice.note, (x + px(10), box.center().y()), Ink(14, 500, ON_FELT2))
        if now and state.focus:
            focus_ring(painter, box.adjusted(2, 2, -2, -2), radius - 2)
        if choice.key == "G":
            self._key(painter, "G", box.right() - px(8), box.center().y())
        else:
            self._number(painter, choice.key, box, now or choice.wins)

    def _amber(self, painter: QPainter, box: QRectF, radius: float, now: bool) -> None:
        shade = QLinearGradient(box.topLeft(), box.bottomLeft())
        shade.setColorAt(0, QColor("#F7C76B" if now else "#F2B952"))
        shade.setColorAt(1, QColor("#EBA83E" if now else "#E49E33"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawRoundedRect(box, radius, radius)

    def _tiles(self, painter: QPainter, state: BarState, choice: Choice, x: float, box: QRectF) -> float:
        """Draw the tiles of a choice; returns where they end."""
        style = self.style
        px, form = style.gx, _form(state.offer)
        own = _cell_width(style, choice, form, 0.0)
        n = len(choice.tiles)
        tile = (box.width() - own) / ((n - 1) * _TILE_PITCH + 1) if n else 0.0
        lift = px(4) if choice.claimed is not None else px(2)
        top = box.center().y() - tile * 2 / 3 - lift
        for i, kind in enumerate(choice.tiles):
            at = x + i * tile * _TILE_PITCH
            lying(painter, style, kind, (at, top), tile, wild=kind in state.wild, skin=kind in state.skins)
            if i == choice.claimed:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(AMBER))
                painter.drawEllipse(QPointF(at + tile / 2, box.bottom() - px(5)), px(2.5), px(2.5))
        return x + ((n - 1) * _TILE_PITCH + 1) * tile if n else x

    def _number(self, painter: QPainter, key: str, box: QRectF, strong: bool) -> None:
        px = self.style.gx
        side = max(px(18), 1.42 * self.style.size(12))
        cap = QRectF(box.x() - px(4), box.y() - px(6), side, side)
        fill(painter, cap, px(5), AMBER if strong else _CAP)
        if strong:
            outline(painter, cap.adjusted(-1, -1, 1, 1), px(6), colour("#06120F", 0.55), 1)
        ink = _ON_AMBER if strong else ON_FELT
        text(painter, self.style, key, (cap.center().x(), cap.center().y()), Ink(12, 600, ink), align="middle")

    def _key(self, painter: QPainter, key: str, right: float, middle: float) -> None:
        """A key cap in a line, its right edge given."""
        px = self.style.gx
        width, height = self.style.width(key, 12) + px(10), max(px(18), 1.42 * self.style.size(12))
        cap = QRectF(right - width, middle - height / 2, width, height)
        fill(painter, cap, px(5), colour("#FFFFFF", 0.10))
        outline(painter, cap, px(5), colour("#FFFFFF", 0.20), 1)
        text(painter, self.style, key, (cap.center().x(), middle), Ink(12, 500, ON_FELT2), align="middle")

    def _pass(self, painter: QPainter, state: BarState, box: QRectF) -> None:
        px = self.style.gx
        now = state.current == len(state.offer.choices)
        if now:
            fill(painter, box.adjusted(px(5), px(6), -px(5), -px(6)), px(12), colour("#FFFFFF", 0.09))
        text(
            painter,
            self.style,
            tr("Pass"),
            (box.x() + px(14), box.center().y()),
            Ink(16, 500, ON_FELT if now else ON_FELT2),
        )
        self._key(painter, tr("Space"), box.right() - px(13), box.center().y())
        if now and state.focus:
            focus_ring(painter, box.adjusted(px(7), px(8), -px(7), -px(8)), px(10))


def room(layout: TableLayout, places: Panels) -> float:
    """How wide the bar may be: beside the own plate where that stands above the hand."""
    own = places.plates[0]
    left = own.right + 12 * layout.g if own.y < layout.hand_top - 12 * layout.u else layout.margin
    return layout.width - layout.margin - left


def place(layout: TableLayout, places: Panels, made: Plan, *, own: bool, first_x: float, waits_reach: float) -> Box:
    """Where the bar lies: a claim a little right of the middle, own-turn choices above the left of the hand.

    ``waits_reach`` is the right edge of the waits panel, ``first_x`` where the hand begins.
    """
    left = waits_reach + 16 * layout.g if waits_reach else layout.margin
    if own:
        bottom, x = layout.hand_top - 2 * layout.u, max(first_x, left)
    else:
        bottom = layout.hand_top - 12 * layout.u
        x = max(layout.cx + 20 * layout.u - made.width / 2, left)
    if places.plates[0].y < bottom:
        x = max(x, places.plates[0].right + 12 * layout.g)
    x = max(layout.margin, min(x, layout.width - layout.margin - made.width))
    return Box(x, bottom - made.height, made.width, made.height)
