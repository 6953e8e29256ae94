"""The plates of a card table: each seat with its 胡息, the own one with the gauge of what it has and needs."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.icons import portrait
from mjdesk.ui.models import CardFacts, CardSeat, Plate
from mjdesk.ui.table.glass import Ink, Panel, Style, fill, focus_ring, text
from mjdesk.ui.theme import AMBER, AMBER_NUMBER, ON_FELT, ON_FELT2, colour

WIDTH, HEIGHT, LOW = 232, 64, 56
OWN_WIDTH, OWN_HEIGHT, OWN_NARROW, OWN_LOW = 276, 151, 100, 62
_SEAL = "#B3321F"
_OK = "#7CC8A6"
_GAUGE_TO = 1.6  #: the gauge ends at so many times the 胡息 needed


@dataclass(frozen=True, slots=True)
class CardPlateState:
    """What a plate shows.

    ``stage`` 0: all, 1: without portrait, 2: name and 胡息 (own: with a thin gauge), 3: without the word for them.
    """

    plate: Plate
    seat: CardSeat
    stage: int
    focus: bool
    language: str
    own: CardFacts | None = None


def _note_words(plate: Plate, own: CardFacts | None) -> str:
    if plate.note is not None:
        return say(plate.note)
    return tr("passed") if own is not None and own.passed else ""


def _lying(seat: CardSeat) -> str:
    return tr("and %n face down", n=seat.hidden) if seat.hidden else tr("on the table")


def _name_width(style: Style, plate: Plate) -> float:
    return style.width(say(plate.person.name), 15, 600) + (style.px(26) if plate.dealer else 0.0)


def _huxi_width(style: Style, huxi: int, size: float) -> float:
    return style.width(str(huxi), size, 600) + style.px(5) + style.width(tr("huxi"), 13)


def sizes(style: Style, plate: Plate, seat: CardSeat) -> tuple[tuple[float, float], ...]:
    """What the plate of another seat needs at each stage of folding."""
    px, name = style.px, _name_width(style, plate)
    left = max(name, style.width(signed(plate.score), 16, 600))
    right = max(style.width(tr("and %n face down", n=1), 13), style.width(tr("on the table"), 13))
    right = max(right, _huxi_width(style, 88, 20))
    wide = max(px(WIDTH), px(70 + 14 + 12) + left + right)
    narrow = px(14 + 14 + 12) + left + right
    low = px(28 + 10) + name + _huxi_width(style, 88, 17)
    least = px(28 + 8) + name + style.width("88", 17, 600)
    return (wide, px(HEIGHT)), (narrow, px(LOW)), (low, px(40)), (least, px(40))


def own_sizes(style: Style, plate: Plate) -> tuple[tuple[float, float], ...]:
    """What the own plate needs at each stage of folding."""
    px = style.px
    figure = _huxi_width(style, 88, 34)
    head = _name_width(style, plate) + style.width(tr("passed"), 13) + px(16)
    foot = style.width(_foot(CardFacts(0, (CardSeat(88),), 88, 88, 0))[0], 13)
    foot += style.width(tr("%n short of {least}", n=88, least=88), 13, 500) + px(44)
    wide = max(px(OWN_WIDTH), px(70 + 18 + 10) + head + figure, foot + px(36))
    narrow = px(30) + max(head, style.width("−88", 16) + px(10) + _huxi_width(style, 88, 26))
    low = px(30) + _name_width(style, plate) + px(10) + _huxi_width(style, 88, 20)
    return (wide, px(OWN_HEIGHT)), (narrow, px(OWN_NARROW)), (low, px(OWN_LOW))


def _foot(cards: CardFacts) -> tuple[str, str]:
    """What is on the table and in the hand; and whether it is enough."""
    parts = tr("table {table}   hand {hand}", table=cards.own, hand=cards.in_hand)
    if cards.lacking:
        return parts, tr("%n short of {least}", n=cards.lacking, least=cards.least)
    return parts, tr("enough, {least} needed", least=cards.least)


def spoken(plate: Plate, seat: CardSeat, cards: CardFacts | None) -> str:
    """The seat for the screen reader: 秦伯，庄，负 14，桌上 9 胡息."""
    number = f"{abs(plate.score):,}"
    parts = [say(plate.person.name)]
    parts += [tr("dealer")] if plate.dealer else []
    parts.append(tr("minus {points}", points=number) if plate.score < 0 else number)
    if cards is None:
        parts.append(tr("{huxi} huxi on the table", huxi=seat.huxi))
        parts += [tr("and %n face down", n=seat.hidden)] if seat.hidden else []
    else:
        parts += _foot(cards)
        parts += [tr("a win was let go")] if cards.passed else []
    parts += [say(plate.note)] if plate.note is not None else []
    return tr(", ").join(parts)


class CardPlateItem(Panel):
    """The plate of another seat."""

    def draw(self, painter: QPainter) -> None:
        state: CardPlateState = self.state
        if state.stage > 1:
            self._one_line(painter, state)
        else:
            self._two_lines(painter, state)
        if state.focus:
            focus_ring(painter, self.rect, self.radius * self.style.g)

    def _two_lines(self, painter: QPainter, state: CardPlateState) -> None:
        px, middle, x = self.style.px, self.box.h / 2, self.style.px(14)
        if state.stage == 0:
            size = px(44)
            at = QPointF(px(12), middle - size / 2)
            painter.drawPixmap(at, portrait(state.plate.person.portrait, size, self.style.dpr))
            x = px(70)
        upper, lower = middle - px(12), middle + px(12)
        self._name(painter, state.plate, x, upper)
        text(painter, self.style, signed(state.plate.score), (x, lower), Ink(16, 600))
        right = self.box.w - px(14)
        text(painter, self.style, _lying(state.seat), (right, upper), Ink(13, 500, ON_FELT2), align="right")
        self._huxi(painter, state.seat.huxi, right, lower, 20)

    def _one_line(self, painter: QPainter, state: CardPlateState) -> None:
        middle = self.box.h / 2
        self._name(painter, state.plate, self.style.px(14), middle)
        right = self.box.w - self.style.px(12)
        if state.stage == 2:
            self._huxi(painter, state.seat.huxi, right, middle, 17)
        else:
            at = (right, middle)
            text(painter, self.style, str(state.seat.huxi), at, Ink(17, 600, AMBER_NUMBER), align="right")

    def _name(self, painter: QPainter, plate: Plate, x: float, middle: float) -> float:
        """The name with the dealer's seal; returns where it ends."""
        style, px = self.style, self.style.px
        x += text(painter, style, say(plate.person.name), (x, middle), Ink(15, 600))
        if plate.dealer:
            seal = QRectF(x + px(8), middle - px(9), px(18), px(18))
            fill(painter, seal, px(4.5), _SEAL)
            text(painter, style, tr("D"), (seal.center().x(), middle), Ink(12, 600, "#FFFFFF"), align="middle")
            x = seal.right()
        return x

    def _huxi(self, painter: QPainter, huxi: int, right: float, middle: float, size: float) -> None:
        """The amber number and its word, from the right."""
        style = self.style
        word = text(painter, style, tr("huxi"), (right, middle + style.px(0.09 * size)), Ink(13, 500), align="right")
        at = (right - word - style.px(5), middle)
        text(painter, style, str(huxi), at, Ink(size, 600, AMBER_NUMBER), align="right")


class OwnPlateItem(CardPlateItem):
    """The own plate: 胡息 in a figure, and a gauge of what is on the table, in the hand, and needed."""

    def draw(self, painter: QPainter) -> None:
        state: CardPlateState = self.state
        assert state.own is not None
        (self._whole, self._narrow, self._low)[state.stage](painter, state, state.own)
        if state.focus:
            focus_ring(painter, self.rect, self.radius * self.style.g)

    def _whole(self, painter: QPainter, state: CardPlateState, cards: CardFacts) -> None:
        px, plate, right = self.style.px, state.plate, self.box.w - self.style.px(18)
        painter.drawPixmap(QPointF(px(12), px(12)), portrait(plate.person.portrait, px(46), self.style.dpr))
        end = self._name(painter, plate, px(70), px(24))
        self._note(painter, state, end + px(8), px(24))
        text(painter, self.style, signed(plate.score), (px(70), px(48)), Ink(16, 600))
        self._huxi(painter, cards.own + cards.in_hand, right, px(34), 34)
        self._gauge(painter, cards, QRectF(px(18), px(83), self.box.w - px(36), px(10)))
        parts, enough = _foot(cards)
        text(painter, self.style, parts, (px(18), px(122)), Ink(13, 500))
        ink = _OK if not cards.lacking else ON_FELT2
        used = text(painter, self.style, enough, (right, px(122)), Ink(13, 500, ink), align="right")
        if not cards.lacking:
            self._tick(painter, right - used - px(8), px(122))

    def _narrow(self, painter: QPainter, state: CardPlateState, cards: CardFacts) -> None:
        px, right = self.style.px, self.box.w - self.style.px(14)
        end = self._name(painter, state.plate, px(14), px(20))
        self._note(painter, state, end + px(8), px(20))
        text(painter, self.style, signed(state.plate.score), (px(14), px(52)), Ink(16, 600))
        self._huxi(painter, cards.own + cards.in_hand, right, px(52), 26)
        self._gauge(painter, cards, QRectF(px(14), px(80), self.box.w - px(28), px(9)))

    def _low(self, painter: QPainter, state: CardPlateState, cards: CardFacts) -> None:
        px, right = self.style.px, self.box.w - self.style.px(14)
        self._name(painter, state.plate, px(14), px(22))
        self._huxi(painter, cards.own + cards.in_hand, right, px(22), 20)
        self._gauge(painter, cards, QRectF(px(14), px(44), self.box.w - px(28), px(8)))

    def _note(self, painter: QPainter, state: CardPlateState, x: float, middle: float) -> None:
        """That the seat plays by itself, or that a win was let go, which bars others for now."""
        words = _note_words(state.plate, state.own)
        if words:
            px, width = self.style.px, self.style.width(words, 13) + self.style.px(12)
            fill(painter, QRectF(x, middle - px(10), width, px(20)), px(6), colour("#FFFFFF", 0.12))
            text(painter, self.style, words, (x + px(6), middle), Ink(13, 500, ON_FELT2))

    def _gauge(self, painter: QPainter, cards: CardFacts, bar: QRectF) -> None:
        """Solid: on the table; lighter: in the hand; the white tick: needed."""
        px, most = self.style.px, max(_GAUGE_TO * cards.least, cards.own + cards.in_hand, 1)
        radius = bar.height() / 2
        fill(painter, bar, radius, colour("#FFFFFF", 0.16))
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(bar, radius, radius)
        painter.setClipPath(clip)
        table, both = bar.width() * cards.own / most, bar.width() * (cards.own + cards.in_hand) / most
        painter.fillRect(QRectF(bar.x(), bar.y(), table, bar.height()), QColor(AMBER))
        gap = px(1.5) if cards.own else 0.0
        painter.fillRect(QRectF(bar.x() + table + gap, bar.y(), both - table - gap, bar.height()), colour(AMBER, 0.55))
        painter.restore()
        x = bar.x() + bar.width() * cards.least / most
        tick = QRectF(x - px(1.5), bar.y() - px(6), px(3), bar.height() + px(12))
        fill(painter, tick, px(1.5), ON_FELT)

    def _tick(self, painter: QPainter, right: float, middle: float) -> None:
        px = self.style.px
        painter.setPen(QPen(QColor(_OK), px(1.8), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(right - px(10), middle), QPointF(right - px(6.5), middle + px(3.5)))
        painter.drawLine(QPointF(right - px(6.5), middle + px(3.5)), QPointF(right, middle - px(4)))
