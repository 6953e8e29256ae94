"""The list of matches with their rounds: as long as it may be, only what is seen is painted."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip

from mjdesk.engine.rules.registry import rule_system
from mjdesk.record_shelf import Shelved
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.icons import icon, portrait
from mjdesk.ui.look import look
from mjdesk.ui.records import words
from mjdesk.ui.records.words import ME
from mjdesk.ui.rule_rail import emblem
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import shade, width_of, write

_LETTERS: Final = {"R": "review", "F": "star", "N": "note"}
_MATCH, _ROUND, _FOOT = 56, 46, 16  #: heights at 100 %


@dataclass(frozen=True, slots=True)
class Row:
    """A round, or the head of a match with all its ``rounds`` (then ``shelved`` is the latest of them)."""

    shelved: Shelved
    rounds: tuple[Shelved, ...] = ()

    @property
    def is_head(self) -> bool:
        """Whether it is the head of a match."""
        return bool(self.rounds)


def rows_of(records: Sequence[Shelved]) -> tuple[Row, ...]:
    """Heads and rounds, the order of the records kept; rounds of a match stand together."""
    order = {shelved.match: n for n, shelved in reversed(list(enumerate(records)))}
    together = sorted(records, key=lambda shelved: (order[shelved.match], -shelved.number))
    found: list[Row] = []
    for _, rounds in groupby(together, key=lambda shelved: shelved.match):
        some = tuple(rounds)
        found += [Row(some[0], some), *map(Row, some)]
    return tuple(found)


class RecordList(Page):
    """The list. ``chosen`` brings the record of a row that is opened, ``review_wanted`` of one to be reviewed.

    ``star_wanted``: of one to be marked, or not any more; ``note_wanted``: of one to write a note on.
    """

    chosen = Signal(object)
    review_wanted = Signal(object)
    star_wanted = Signal(object)
    note_wanted = Signal(object)
    moved = Signal(int, int)  #: top and height of the row the keyboard is at, in px of the list

    def __init__(self, name: str, own_portrait: int) -> None:
        super().__init__()
        self.setObjectName("record-list")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.rows: tuple[Row, ...] = ()
        self.starred: frozenset[str] = frozenset()
        self.with_props: frozenset[str] = frozenset()  #: records of rounds in which props acted (道具局)
        self.notes: dict[str, str] = {}  #: by the name of the record
        self.current: int | None = None
        self._hover: tuple[int, str] | None = None
        self._tops: list[float] = []
        self._name, self._portrait = name, own_portrait

    def show_records(self, records: Sequence[Shelved]) -> None:
        """Show these, grouped by match."""
        self.rows, self.current, self._hover = rows_of(records), None, None
        self.place()
        self.update()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the records listed."""
        return tuple(row.shelved.name for row in self.rows if not row.is_head)

    # --- places

    def place(self) -> None:
        px, y = look().px, 0.0
        self._tops = []
        for row in self.rows:
            self._tops.append(y)
            y += px(_MATCH) if row.is_head else px(_ROUND)
        height = round(y + px(_FOOT))
        if self.height() != height:
            self.setFixedHeight(height)

    def box(self, number: int) -> QRectF:
        """Where a row lies."""
        px = look().px
        return QRectF(0, self._tops[number], self.width(), px(_MATCH if self.rows[number].is_head else _ROUND))

    def _at(self, y: float) -> int | None:
        if not self._tops or not 0 <= y < self.height():
            return None
        number = bisect_right(self._tops, y) - 1
        return number if self.box(number).contains(QPointF(1, y)) else None

    def _button(self, box: QRectF) -> QRectF:
        """Where the words of the review stand in a row."""
        wide = width_of(tr("Review"), look().font(14, 500)) + look().px(24)
        return QRectF(box.right() - wide - look().px(24), box.y() + look().px(6), wide, box.height() - look().px(12))

    def _star(self, box: QRectF) -> QRectF:
        """Where the star lies in a row."""
        px = look().px
        return QRectF(box.x() + px(16), box.y(), px(38), box.height())

    def _pen(self, box: QRectF) -> QRectF:
        """Where the pen for the note lies in a row."""
        px = look().px
        return QRectF(self._button(box).x() - px(44), box.y(), px(38), box.height())

    def _target(self, at: QPointF) -> tuple[int, str] | None:
        """The round under a point, and what a click there does."""
        number = self._at(at.y())
        if number is None or self.rows[number].is_head:
            return None
        box = self.box(number)
        if self._star(box).contains(at):
            return number, "star"
        if self._pen(box).contains(at):
            return number, "note"
        return number, "review" if self._button(box).contains(at) else "open"

    # --- input

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        target = self._target(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if target else Qt.CursorShape.ArrowCursor)
        if target != self._hover:
            self._hover = target
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover = None
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        target = self._target(event.position())
        if target is not None and event.button() is Qt.MouseButton.LeftButton:
            self._go_to(target[0])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        target = self._target(event.position())
        if target is not None and event.button() is Qt.MouseButton.LeftButton and target[0] == self.current:
            self._open(target[1])

    def _open(self, what: str) -> None:
        if self.current is not None:
            signals = {"review": self.review_wanted, "star": self.star_wanted, "note": self.note_wanted}
            signals.get(what, self.chosen).emit(self.rows[self.current].shelved)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        rounds = [n for n, row in enumerate(self.rows) if not row.is_head]
        room = self.parentWidget()
        page = max(1, int((room.height() if room is not None else 400) // look().px(_ROUND)) - 1)
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -page, Qt.Key.Key_PageDown: page}
        key = Qt.Key(event.key())
        here = -1 if self.current is None else rounds.index(self.current)
        if rounds and key in steps:
            self._go_to(rounds[max(0, min(len(rounds) - 1, here + steps[key]))])
        elif rounds and key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go_to(rounds[0 if key == Qt.Key.Key_Home else -1])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.current is not None:
            self._open("open")
        elif event.text().upper() in _LETTERS and self.current is not None:
            self._open(_LETTERS[event.text().upper()])
        else:
            event.ignore()

    def _go_to(self, number: int) -> None:
        self.current = number
        box = self.box(number)
        self.moved.emit(round(box.y()), round(box.height()))
        self.setAccessibleDescription(self.spoken(number))
        self.update()

    # --- words

    def _persons(self, shelved: Shelved):
        return words.seats(shelved.players, self._name, self._portrait)

    def told(self, shelved: Shelved) -> str:
        """All that a row says, in one line."""
        title = words.round_title(rule_system(shelved.rules).name, shelved.number)
        points = shelved.points(ME)
        said = [title, words.outcome(shelved, self._persons(shelved)), "" if points is None else signed(points)]
        said.append(self.notes.get(shelved.name, ""))
        return tr(", ").join(filter(None, said))

    def spoken(self, number: int) -> str:
        """A row for the screen reader."""
        shelved = self.rows[number].shelved
        return tr(", ").join(filter(None, (self.told(shelved), tr("Marked") if shelved.name in self.starred else "")))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            number = self._at(event.pos().y())
            text = "" if number is None or self.rows[number].is_head else words.when(self.rows[number].shelved.time)
            QToolTip.showText(self.mapToGlobal(QPoint(event.pos())), text, self)
            return True
        return super().event(event)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        seen: QRect = event.rect()
        first = max(0, bisect_right(self._tops, seen.top()) - 1)
        with canvas(self) as painter:
            for number in range(first, len(self.rows)):
                if self._tops[number] > seen.bottom():
                    break
                if self.rows[number].is_head:
                    self._paint_match(painter, number)
                else:
                    self._paint_round(painter, number)

    def _paint_match(self, painter: QPainter, number: int) -> None:
        px, box, row = look().px, self.box(number), self.rows[number]
        if number:
            painter.setPen(QPen(look().colour("line"), 1))
            painter.drawLine(QPointF(px(20), box.y() + px(6)), QPointF(box.right() - px(20), box.y() + px(6)))
        middle, dpr = box.y() + px(31), self.devicePixelRatioF()
        tiles, width = look().tiles(dpr), px(22)
        tiles.draw_lying(painter, px(24), middle - width * 0.72, emblem(row.shelved.rules), width)
        name, font = say(rule_system(row.shelved.rules).name), look().font(16, 600)
        right = box.right() - px(24)
        line = QRectF(px(58), middle - px(15), right - px(58), px(30))
        done = [shelved.points(ME) for shelved in row.rounds]
        total = sum(points for points in done if points is not None)
        self._paint_points(painter, line, total, 16)
        write(painter, line.adjusted(0, 0, -px(90), 0), name, font, look().colour("ink"))
        practice = [tr("Practice")] if row.shelved.practice else []
        note = " · ".join((*practice, tr("%n rounds kept", n=len(row.rounds)), words.when(row.shelved.time)))
        rest = line.adjusted(width_of(name, font) + px(12), px(1), -px(90), px(1))
        if rest.width() > px(40):
            write(painter, rest, note, look().font(13), look().colour("ink2"))

    def _paint_points(self, painter: QPainter, line: QRectF, points: int | None, size: float) -> None:
        if points is None:
            return
        ink = look().colour("gain" if points > 0 else "loss" if points < 0 else "ink3")
        write(painter, line, signed(points), look().font(size, 600), ink, align=Qt.AlignmentFlag.AlignRight)

    def _paint_round(self, painter: QPainter, number: int) -> None:
        px, box, shelved = look().px, self.box(number), self.rows[number].shelved
        face = box.adjusted(px(12), px(2), -px(8), -px(2))
        hover = self._hover is not None and self._hover[0] == number
        if hover or number == self.current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade("accent", 0.16) if number == self.current else shade("ink", 0.04))
            painter.drawRoundedRect(face, px(10), px(10))
        persons = self._persons(shelved)
        y, size, dpr = box.y(), px(26), self.devicePixelRatioF()
        font, ink = look().font(14, 500), look().colour("ink2")
        self._paint_star(painter, number, box, hover)
        words_at = QRectF(px(56), y, px(84), box.height())
        write(painter, words_at, tr("Round {number}", number=shelved.number), font, ink)
        button = self._button(box)
        pen = self._pen(box)
        right = pen.x() - px(6)
        line = QRectF(px(140), y, right - px(140), box.height())
        self._paint_points(painter, line, shelved.points(ME), 16)
        x = line.x()
        for won in shelved.wins[:3]:
            painter.drawPixmap(QPointF(x, box.center().y() - size / 2), portrait(persons[won.seat].portrait, size, dpr))
            x += size + px(4)
        self._paint_words(painter, QRectF(x + px(6), y, right - px(76) - x, box.height()), shelved, persons)
        self._paint_pen(painter, number, pen, hover)
        self._paint_button(painter, button, hover and self._hover is not None and self._hover[1] == "review")
        if number == self.current and self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look().colour("focus"), px(2)))
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), px(10), px(10))

    def _paint_star(self, painter: QPainter, number: int, box: QRectF, hover: bool) -> None:
        """A star where the row is marked, and where it might be."""
        marked = self.rows[number].shelved.name in self.starred
        if not marked and not hover and number != self.current:
            return
        size, middle = look().px(17), self._star(box).center()
        ink = look().palette.accent if marked else look().palette.ink3
        painter.setOpacity(1.0 if marked else 0.55)
        picture = icon("star", size, ink, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(middle.x() - size / 2, middle.y() - size / 2), picture)
        painter.setOpacity(1.0)

    def _paint_words(self, painter: QPainter, line: QRectF, shelved: Shelved, persons) -> None:
        """How the round ended, and what the person has noted."""
        said, font = words.outcome(shelved, persons), look().font(15)
        if shelved.name.removesuffix(".jsonl") in self.with_props:
            said += " · " + tr("props were used")
        write(painter, line, said, font, look().colour("ink"))
        rest = line.adjusted(width_of(said, font) + look().px(14), 0, 0, 0)
        if (note := self.notes.get(shelved.name)) and rest.width() > look().px(30):
            write(painter, rest, note, look().font(14), look().colour("accent_ink"))

    def _paint_pen(self, painter: QPainter, number: int, place: QRectF, hover: bool) -> None:
        """A pen where there is a note, and where one might be written."""
        noted = self.rows[number].shelved.name in self.notes
        if not noted and not hover and number != self.current:
            return
        size = look().px(16)
        ink = look().palette.accent_ink if noted else look().palette.ink3
        picture = icon("edit", size, ink, self.devicePixelRatioF())
        painter.drawPixmap(place.center() - QPointF(size / 2, size / 2), picture)

    def _paint_button(self, painter: QPainter, box: QRectF, hover: bool) -> None:
        px, size = look().px, look().px(15)
        if hover:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade("accent", 0.18))
            painter.drawRoundedRect(box, px(8), px(8))
        said = tr("Review")
        middle = Qt.AlignmentFlag.AlignHCenter
        write(painter, box, said, look().font(14, 500), look().colour("accent_ink"), align=middle)
        arrow = icon("right", size * 0.8, look().palette.ink3, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(box.right() - px(2), box.center().y() - size * 0.4), arrow)
