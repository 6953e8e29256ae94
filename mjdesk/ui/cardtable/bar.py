"""The action bar of a card table: whole combinations with what must be laid beside them, and the 胡息 they bring."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from mjdesk.engine.tiles import Tile
from mjdesk.ui.cardtable import drawing
from mjdesk.ui.i18n import tr
from mjdesk.ui.table.bar import BarItem, BarState, Part, Plan
from mjdesk.ui.table.choices import Choice, Offer
from mjdesk.ui.table.glass import FACTS, Ink, Style, divider, facts_within, fill, focus_ring, outline, text
from mjdesk.ui.table.layout import Box
from mjdesk.ui.theme import AMBER, AMBER_NUMBER, ON_FELT, ON_FELT2, colour

_HEIGHT, _CELL, _PAD, _EDGE, _GAP = 132, 112, 13, 20, 10
_HINT = 460  #: the least width of the line for what an expert says
_ON_AMBER = "#2A1B05"


def groups_of(choice: Choice) -> tuple[tuple[Tile, ...], ...]:
    """The cards of a choice in groups of three: the chi, then what goes beside it."""
    return tuple(choice.tiles[i : i + 3] for i in range(0, len(choice.tiles), 3))


def _compares(offer: Offer) -> bool:
    """Whether a choice lays more than one group (比)."""
    return any(len(choice.tiles) > 3 for choice in offer.choices)


def _cell_width(style: Style, choice: Choice, scale: float) -> float:
    cards = drawing.row_width(style, groups_of(choice), scale)
    note = style.width(choice.note, 15, 600)
    if choice.wins:
        note = max(note, style.width(choice.word, 26, 700))
        return 2 * style.gx(_PAD) + cards + (style.gx(14) if cards else 0) + note
    return 2 * style.gx(_PAD) + max(cards, note)


def _cell_height(style: Style, scale: float) -> float:
    return max(style.gx(_CELL * scale), style.gx(_PAD + drawing.CARD_HIGH * scale + 14) + 1.5 * style.size(15))


def plan(style: Style, offer: Offer, room: float, high: float) -> Plan:
    """Lay out the bar; where ``room`` or height is short its cards become smaller, then it gets more rows."""
    for scale in (1.0, 0.9, 0.82):
        made = _rows(style, offer, scale, room)
        if made.height <= min(style.gx(_HEIGHT) * 1.3, high) or scale == 0.82:
            return made
    raise AssertionError("a bar without a size")


def _rows(style: Style, offer: Offer, scale: float, room: float) -> Plan:
    px, high = style.gx, _cell_height(style, scale)
    head_high = max(px(22), 1.5 * style.size(14)) if offer.hinted or offer.asked else 0.0
    top = px(10) + head_high
    word = offer.choices[0].word if offer.choices and not offer.choices[0].wins else ""
    head = max(style.width(word, 22, 700), style.width(_note_of(offer), 13, 500)) if word else 0.0
    passing = max(style.width(tr("Pass"), 17, 500), style.width(tr("Space"), 12) + px(10)) + px(28)
    parts: list[Part] = []
    x = px(_EDGE)
    if word:
        parts.append(Part("word", Box(x, top, head, high), said=word))
        x += head + px(16)
    left, row, width = x, 0, x
    after = px(16) + passing if offer.may_pass is not None else 0.0
    for number, choice in enumerate(offer.choices):
        w = _cell_width(style, choice, scale)
        if x > left and x + w + after + px(8) > room:
            x, row = left, row + 1
        parts.append(Part("cell", Box(x, top + row * (high + px(_GAP)), w, high), number))
        x += w + px(_GAP)
        width = max(width, x - px(_GAP))
    height = head_high + 2 * px(10) + (row + 1) * high + row * px(_GAP)
    if offer.may_pass is not None:
        x = width + px(16)
        parts.append(Part("line", Box(x - px(4), head_high + px(24), 0, height - head_high - px(48))))
        parts.append(Part("pass", Box(x, head_high + (height - head_high - high) / 2, passing, high), said=tr("Pass")))
        width = x + passing
    width += px(10)
    if head_high:
        width = max(width, min(px(_HINT), room))
        parts.append(Part("title", Box(px(_EDGE), px(7), width - 2 * px(_EDGE), head_high), said=offer.asked))
    return Plan(tuple(parts), width, height)


def _note_of(offer: Offer) -> str:
    return tr("with bi") if _compares(offer) else ""


class CardBarItem(BarItem):
    """The bar on the table."""

    def draw(self, painter: QPainter) -> None:
        state: BarState = self.state
        for part in state.plan.parts:
            box = QRectF(part.box.x, part.box.y, part.box.w, part.box.h)
            if part.kind == "title":
                ink, room = Ink(14, 500, ON_FELT2), box.width()
                said = facts_within(self.style, FACTS.join(filter(None, (part.said, state.hint))), ink, room)
                text(painter, self.style, said, (box.x(), box.center().y()), ink, room=room)
            elif part.kind == "word":
                self._word(painter, state.offer, part.said, box)
            elif part.kind == "line":
                divider(painter, (box.x(), box.top()), (box.x(), box.bottom()))
            elif part.kind == "cell":
                self._cell(painter, state, part.number, box)
            else:
                self._pass(painter, state, box)

    def _word(self, painter: QPainter, offer: Offer, word: str, box: QRectF) -> None:
        style, note = self.style, _note_of(offer)
        up = 0.55 * style.size(22) if note else 0.0
        text(painter, style, word, (box.x(), box.center().y() - up), Ink(22, 700))
        if note:
            at = (box.x(), box.center().y() + 0.95 * style.size(13) + style.gx(3))
            text(painter, style, note, at, Ink(13, 500, ON_FELT2))

    def _cell(self, painter: QPainter, state: BarState, number: int, box: QRectF) -> None:
        style, choice, now = self.style, state.offer.choices[number], state.current == number
        px, radius = style.gx, style.gx(12)
        if choice.wins:
            self._amber(painter, box, radius, now)
        else:
            fill(painter, box, radius, colour(AMBER, 0.16) if now else colour("#FFFFFF", 0.07))
            outline(painter, box, radius, AMBER if now else colour("#FFFFFF", 0.10), px(2) if now else 1)
        self._cards_of(painter, choice, box)
        if now and state.focus:
            focus_ring(painter, box.adjusted(2, 2, -2, -2), radius - 2)
        if choice.key:
            self._number(painter, choice.key, box, now or choice.wins)

    def _cards_of(self, painter: QPainter, choice: Choice, box: QRectF) -> None:
        """The cards with the claimed one dotted, and what they bring."""
        style, px, groups = self.style, self.style.gx, groups_of(choice)
        scale = self._scale(choice, box)
        wide = drawing.row_width(style, groups, scale)
        left = box.x() + px(_PAD) if choice.wins else box.center().x() - wide / 2
        top = box.center().y() - px(drawing.CARD_HIGH * scale) / 2 if choice.wins else box.y() + px(_PAD)
        lefts = drawing.paint_row(painter, style, groups, (left, top), scale)
        under = box.y() + px(_PAD + drawing.CARD_HIGH * scale + 9)
        if choice.claimed is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(AMBER))
            painter.drawEllipse(QPointF(lefts[choice.claimed] + px(drawing.CARD * scale) / 2, under), px(2.5), px(2.5))
        if choice.wins:
            x = left + wide + (px(14) if wide else 0)
            text(painter, style, choice.word, (x, box.center().y() - 0.75 * style.size(26)), Ink(26, 700, _ON_AMBER))
            note = (x, box.center().y() + 1.05 * style.size(15))
            text(painter, style, choice.note, note, Ink(15, 600, _ON_AMBER))
            return
        ink = AMBER_NUMBER if not choice.note.endswith("+0") else ON_FELT2
        at = (box.center().x(), box.bottom() - px(8) - 0.55 * style.size(15))
        text(painter, style, choice.note, at, Ink(15, 600, ink), align="middle")

    def _scale(self, choice: Choice, box: QRectF) -> float:
        """How much smaller than usual the cards of a cell are."""
        for scale in (1.0, 0.9, 0.82):
            if _cell_width(self.style, choice, scale) <= box.width() + 0.5:
                return scale
        return 0.82

    def _pass(self, painter: QPainter, state: BarState, box: QRectF) -> None:
        px, now = self.style.gx, state.current == len(state.offer.choices)
        if now:
            fill(painter, box, px(12), colour("#FFFFFF", 0.09))
        middle = box.center()
        ink = Ink(17, 500, ON_FELT if now else ON_FELT2)
        text(painter, self.style, tr("Pass"), (middle.x(), middle.y() - 0.8 * self.style.size(17)), ink, align="middle")
        key = self.style.width(tr("Space"), 12) + px(10)
        self._key(painter, tr("Space"), middle.x() + key / 2, middle.y() + px(4) + 0.9 * self.style.size(12))
        if now and state.focus:
            focus_ring(painter, box.adjusted(4, 4, -4, -4), px(10))


def place(made: Plan, middle: float, bottom: float, left: float, right: float) -> Box:
    """Where the bar lies: about the middle of the window, between two edges."""
    x = max(left, min(middle - made.width / 2, right - made.width))
    return Box(x, bottom - made.height, made.width, made.height)
