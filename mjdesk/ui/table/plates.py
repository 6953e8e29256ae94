"""The plate of a seat: portrait, wind, name, dealer's seal, points, note and factor."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from mjdesk.engine.tiles import Tile
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.icons import portrait
from mjdesk.ui.models import Plate
from mjdesk.ui.table.glass import FlatPanel, Ink, Panel, Style, fill, focus_ring, outline, text
from mjdesk.ui.table.words import wind_letter
from mjdesk.ui.theme import AMBER, AMBER_NUMBER, ON_FELT, ON_FELT2, ON_FELT3, colour

WIDTH, HEIGHT, NARROW_HEIGHT, LOW_HEIGHT, LINE_HEIGHT = 212, 62, 76, 54, 40
_TEXT = 65
_SEAL = "#B3321F"
_NOTE_DOT = "#7CC8A6"
_STICK = 24


@dataclass(frozen=True, slots=True)
class PlateState:
    """What a plate shows.

    ``stage`` 0: two lines beside the portrait, 1: three lines, 2: two lines without the note, -1: one line.
    """

    plate: Plate
    stage: int
    focus: bool
    language: str


def _chip(style: Style, factor: str) -> float:
    return style.width(factor, 13, 600) + style.px(13) if factor else 0.0


def _note_width(style: Style, plate: Plate) -> float:
    """The note with its dot or stick."""
    if plate.note is None:
        return 0.0
    return style.width(say(plate.note), 13, _note_weight(plate)) + style.px(_STICK + 8 if plate.declared else 14)


def _title_width(style: Style, plate: Plate) -> float:
    """The level of gold after the name."""
    title = plate.person.title
    return 0.0 if title is None else style.width(say(title), 12.5) + style.px(8)


def _note_weight(plate: Plate) -> int:
    return 600 if plate.declared else 500


def wide_size(style: Style, plate: Plate) -> tuple[float, float]:
    """What the plate needs with everything on it."""
    score = style.width(signed(plate.score), 18, 600)
    note = _note_width(style, plate)
    second = score + style.px(14) + note + style.px(8) + _chip(style, plate.factor)
    seal = style.px(26) if plate.dealer else 0.0
    first = style.width(say(plate.person.name), 15, 600) + seal + _title_width(style, plate)
    return max(style.px(WIDTH), style.px(_TEXT + 10) + max(first, second)), style.px(HEIGHT)


def sizes(style: Style, plate: Plate) -> tuple[tuple[float, float], ...]:
    """What the plate needs at each stage of folding."""
    seal = style.px(24) if plate.dealer else 0.0
    note = _note_width(style, plate)
    name = style.width(say(plate.person.name), 15, 600) + seal + style.px(24)
    score, chip = style.width(signed(plate.score), 18, 600), _chip(style, plate.factor)
    narrow = style.px(24) + max(name, score, note + style.px(6) + chip)
    low = style.px(24) + max(name, score + style.px(8) + chip)
    return (wide_size(style, plate), (narrow, style.px(NARROW_HEIGHT)), (low, style.px(LOW_HEIGHT)))


def spoken(plate: Plate) -> str:
    """The seat for the screen reader: 周伯，西，已开口，负 64."""
    number = f"{abs(plate.score):,}"
    points = tr("minus {points}", points=number) if plate.score < 0 else number
    parts = [say(plate.person.name)] + ([wind_letter(plate.wind)] if plate.wind is not None else [])
    if plate.person.title is not None:
        parts.insert(1, say(plate.person.title))
    if plate.dealer:
        parts.append(tr("dealer"))
    if plate.note:
        parts.append(say(plate.note))
    parts.append(points)
    return tr(", ").join(parts)


class TurnItem(FlatPanel):
    """The amber frame of the plate whose turn it is."""

    def draw(self, painter: QPainter) -> None:
        outline(painter, self.rect, min(self.radius * self.style.g, self.box.h / 2), AMBER, 2)


class PlateItem(Panel):
    """The plate on the table."""

    def draw(self, painter: QPainter) -> None:
        state: PlateState = self.state
        if state.stage > 0:
            self._narrow(painter, state.plate, state.stage == 1)
        elif state.stage < 0:
            self._one_line(painter, state.plate)
        else:
            self._wide(painter, state.plate)
        if state.focus:
            focus_ring(painter, self.rect, self.radius * self.style.g)

    def _wide(self, painter: QPainter, plate: Plate) -> None:
        px = self.style.px
        self._portrait(painter, plate, px(11), px(9), px(44))
        used = self._name(painter, plate, px(_TEXT), px(19.5))
        del used
        text(painter, self.style, signed(plate.score), (px(_TEXT), px(42.5)), Ink(18, 600))
        self._note(painter, plate, self.box.w - px(10), px(42.5))

    def _portrait(self, painter: QPainter, plate: Plate, x: float, y: float, size: float) -> None:
        px = self.style.px
        painter.drawPixmap(QPointF(x, y), portrait(plate.person.portrait, size, self.style.dpr))
        if plate.wind is not None:
            tab = QRectF(x + size - px(15), y + size - px(17), px(18), px(18))
            self._wind(painter, plate.wind, tab)
            outline(painter, tab, px(5), colour("#091A16", 0.35), 1)

    def _wind(self, painter: QPainter, wind: Tile, tab: QRectF) -> None:
        """The wind of a seat on its tab."""
        fill(painter, tab, self.style.px(5), "#F4EDDD")
        at = (tab.center().x(), tab.center().y())
        text(painter, self.style, wind_letter(wind), at, Ink(12, 600, "#23292E"), align="middle")

    def _name(self, painter: QPainter, plate: Plate, x: float, middle: float, taken: float = 0.0) -> float:
        """Name and dealer's seal; ``taken`` px at the right are not free."""
        style = self.style
        px = style.px
        seal = px(26) if plate.dealer else 0.0
        room = self.box.w - x - px(10) - seal - taken
        used = text(painter, style, say(plate.person.name), (x, middle), Ink(15, 600), room=room)
        if plate.person.title is not None and used + _title_width(style, plate) <= room:
            at = (x + used + px(8), middle + px(0.5))
            text(painter, style, say(plate.person.title), at, Ink(12.5, 500, AMBER_NUMBER))
            used += _title_width(style, plate)
        if plate.dealer:
            box = QRectF(x + used + px(8), middle - px(8.5), px(18), px(18))
            fill(painter, box, px(4.5), _SEAL)
            text(painter, style, tr("D"), (box.center().x(), box.center().y()), Ink(12, 600, "#FFFFFF"), align="middle")
        return used + seal

    def _note(self, painter: QPainter, plate: Plate, right: float, middle: float) -> None:
        """Factor chip and note, from the right."""
        style = self.style
        px = style.px
        if plate.factor:
            w = _chip(style, plate.factor)
            chip = QRectF(right - w, middle - px(10), w, px(20))
            fill(painter, chip, px(6), colour("#FFFFFF", 0.12))
            text(painter, style, plate.factor, (chip.center().x(), middle), Ink(13, 600, ON_FELT), align="middle")
            right = chip.left() - px(8)
        if plate.note:
            ink = AMBER_NUMBER if plate.declared else ON_FELT2 if plate.note_on else ON_FELT3
            pen = Ink(13, _note_weight(plate), ink)
            w = text(painter, style, say(plate.note), (right, middle), pen, align="right")
            if plate.declared:
                self._stick(painter, right - w - px(6), middle)
            elif plate.note_on:
                painter.setBrush(QColor(_NOTE_DOT))
                painter.setPen(colour("#000000", 0.0))
                painter.drawEllipse(QPointF(right - w - px(8), middle), px(3), px(3))

    def _stick(self, painter: QPainter, right: float, middle: float) -> None:
        """The stick that is put down with a declaration."""
        px = self.style.px
        stick = QRectF(right - px(_STICK), middle - px(3), px(_STICK), px(6))
        fill(painter, stick, px(2.5), "#F4EDDD")
        painter.setBrush(QColor(_SEAL))
        painter.drawEllipse(stick.center(), px(1.8), px(1.8))

    def _narrow(self, painter: QPainter, plate: Plate, with_note: bool) -> None:
        px = self.style.px
        if plate.wind is not None:
            self._wind(painter, plate.wind, QRectF(px(10), px(7), px(18), px(18)))
        self._name(painter, plate, px(12 if plate.wind is None else 35), px(16))
        text(painter, self.style, signed(plate.score), (px(12), px(38)), Ink(18, 600), room=self.box.w - px(20))
        self._note(
            painter, plate if with_note else replace(plate, note=None), self.box.w - px(10), px(60 if with_note else 38)
        )

    def _one_line(self, painter: QPainter, plate: Plate) -> None:
        px = self.style.px
        middle = self.box.h / 2
        self._portrait(painter, plate, px(7), middle - px(14), px(28))
        right = self.box.w - px(12)
        used = text(painter, self.style, signed(plate.score), (right, middle), Ink(16, 600), align="right") + px(10)
        if plate.declared:
            self._stick(painter, right - used, middle)
            used += px(_STICK + 6)
        self._name(painter, plate, px(46), middle, used)
