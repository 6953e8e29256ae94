"""The action bar: a cell for each alternative with its tiles, the claimed one dotted, a key on its corner."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from mjdesk.ui.i18n import tr
from mjdesk.ui.table.choices import Choice, Offer
from mjdesk.ui.table.glass import Ink, Panel, Style, divider, facts_within, fill, focus_ring, lying, outline, text
from mjdesk.ui.table.layout import Box, Panels, TableLayout
from mjdesk.ui.theme import AMBER, ON_FELT, ON_FELT2, colour

_ON_AMBER = "#2A1B05"
_CAP = "#2C3A36"
_GAP, _EDGE, _BEFORE_WORD = 9, 18, 14
_TILE_PITCH = 31 / 30
_TITLE = 26  #: the line that says what is asked
_HINT = 400  #: the least width of that line where an expert has something to say


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
    """A piece of the bar, relative to it: ``kind`` is title, word, cell, line or pass."""

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


def _speaks(choice: Choice) -> bool:
    """Whether the word stands in the cell: a win's, and one without tiles."""
    return choice.wins or not choice.tiles


def _cell_width(style: Style, choice: Choice, form: _Form, tile: float) -> float:
    n = len(choice.tiles)
    tiles = (n - 1) * tile * _TILE_PITCH + tile if n else 0.0
    width = 2 * style.gx(form.pad) + tiles
    if _speaks(choice):
        width += style.width(choice.word, 20, 700) + style.gx(10 if n else 4)
    if choice.note:
        width += style.gx(10) + style.width(choice.note, 14)
    if choice.key == "G":
        width += style.gx(20) + style.width(choice.key, 12)
    return width


def plan(style: Style, offer: Offer, room: float) -> Plan:
    """Lay out the bar; where ``room`` is short its tiles become smaller, then it gets another row."""
    factor = 1.0
    made = _plan(style, offer, factor, inf)
    while made.width > room and factor > 0.72:
        factor *= 0.92
        made = _plan(style, offer, factor, inf)
    if made.width > room:
        made = _plan(style, offer, 0.84, room)
    return made


class _Flow:
    """Puts the pieces of a bar side by side, in a new row where ``room`` ends."""

    def __init__(self, style: Style, offer: Offer, room: float) -> None:
        self.px, self.form, self.room = style.gx, _form(offer), room
        self.head = _title_height(style) if offer.asked or offer.hinted else 0.0
        self.edge = self.px(_EDGE if not offer.own else 15)
        self.x, self.row, self.width = self.edge, 0, 0.0
        self.parts: list[Part] = []

    @property
    def _top(self) -> float:
        """The upper edge of the cells of this row."""
        form = self.form
        return self.head + self.px((form.height - form.cell) / 2 + self.row * (form.cell + _GAP))

    @property
    def height(self) -> float:
        """The height of the whole bar."""
        return self.head + self.px(self.form.height + self.row * (self.form.cell + _GAP))

    def need(self, width: float) -> None:
        """Begin a new row if there is no room for this in the one there is."""
        if self.x > self.edge and self.x + width + self.px(8) > self.room:
            self.x, self.row = self.edge, self.row + 1

    def line(self) -> None:
        """A line between groups, where something stands before it."""
        if self.x > self.edge:
            long = self.px(self.form.height * 0.56)
            self.x += self.px(14 - _GAP)
            self.parts.append(Part("line", Box(self.x, self._top + (self.px(self.form.cell) - long) / 2, 0, long)))
            self.x += self.px(14)

    def put(self, kind: str, width: float, after: float, number: int = -1, said: str = "") -> None:
        """A piece, and how much stays free after it."""
        self.parts.append(Part(kind, Box(self.x, self._top, width, self.px(self.form.cell)), number, said))
        self.x += width
        self.width = max(self.width, self.x)
        self.x += after


def _plan(style: Style, offer: Offer, factor: float, room: float) -> Plan:
    px, form = style.gx, _form(offer)
    flow, word = _Flow(style, offer, room), ""
    for number, choice in enumerate(offer.choices):
        cell = _cell_width(style, choice, form, px(form.tile) * factor)
        speaks = _speaks(choice)
        if speaks or choice.word == word:
            flow.need(cell)
            flow.x -= px(6) if speaks and not flow.parts else 0
        else:
            wide, gap = style.width(choice.word, 20, 600), px(_BEFORE_WORD if not offer.own else 10)
            flow.need(px(28 - _GAP) + wide + gap + cell)
            flow.line()
            flow.put("word", wide, gap, said=choice.word)
        word = "" if speaks else choice.word
        flow.put("cell", cell, px(_GAP), number)
    right = px(8)
    if offer.may_pass is not None:
        said = tr("Pass")
        width = style.width(said, 16) + style.width(tr("Space"), 12) + px(10 + 12 + 28)
        flow.need(px(28 - _GAP) + width)
        flow.line()
        flow.put("pass", width, 0, said=said)
        right = 0 if flow.x == flow.width else right
    width = flow.width + right
    if offer.asked or offer.hinted:
        said_width = max(style.width(offer.asked, 14), min(px(_HINT), room - 2 * px(_EDGE)) if offer.hinted else 0.0)
        flow.parts.append(Part("title", Box(px(_EDGE), px(6), said_width, flow.head), said=offer.asked))
        width = max(width, said_width + 2 * px(_EDGE))
    return Plan(tuple(flow.parts), width, flow.height)


def _title_height(style: Style) -> float:
    return max(style.gx(_TITLE), 1.5 * style.size(14))


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
    hint: str = ""  #: what an expert says


class BarItem(Panel):
    """The bar on the table."""

    action = True
    radius = 20

    def draw(self, painter: QPainter) -> None:
        state: BarState = self.state
        style = self.style
        for part in state.plan.parts:
            box = QRectF(part.box.x, part.box.y, part.box.w, part.box.h)
            if part.kind == "title":
                ink = Ink(14, 500, ON_FELT2)
                said = " · ".join(filter(None, (part.said, state.hint)))
                room = self.box.w - 2 * box.x()
                said = facts_within(style, said, ink, room)
                text(painter, style, said, (box.x(), box.center().y()), ink, room=room)
            elif part.kind == "word":
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
        elif not state.offer.own or len(state.offer.choices) > 1 or _speaks(choice):
            fill(painter, box, radius, colour("#FFFFFF", 0.07))
            outline(painter, box, radius, colour("#FFFFFF", 0.10), 1)
        x = box.x() + px(_form(state.offer).pad)
        if _speaks(choice):
            ink = Ink(20, 700, _ON_AMBER) if choice.wins else Ink(20, 600)
            used = text(painter, style, choice.word, (x + px(2), box.center().y()), ink)
            x += used + px(10)
        x = self._tiles(painter, state, choice, x, box)
        if choice.note:
            text(painter, style, choice.note, (x + px(10), box.center().y()), Ink(14, 500, ON_FELT2))
        if now and state.focus:
            focus_ring(painter, box.adjusted(2, 2, -2, -2), radius - 2)
        if choice.key == "G":
            self._key(painter, "G", box.right() - px(8), box.center().y())
        elif choice.key:
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
