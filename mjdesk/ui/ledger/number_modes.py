"""Entering a round by points and doublings, and by plain points of each seat."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.case import By
from mjdesk.ui.i18n import signed, tr
from mjdesk.ui.ledger.entered_table import Judged, Table
from mjdesk.ui.ledger.faces import face_pixmap
from mjdesk.ui.ledger.form import NOBODY, FanForm, judge_fan, judge_points
from mjdesk.ui.ledger.parts import Toggle, paint_panel, points_ink
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Field, Label, Page, Stops, canvas
from mjdesk.ui.widgets.base import named, write

POINTS = (1, 2, 4, 8, 16, 32, 64)
DOUBLINGS = 6


class NumberMode(Page):
    """What both modes share: fields whose Enter saves and whose function keys name seats."""

    changed = Signal()
    enter = Signal()
    leave = Signal()

    def __init__(self, table: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self.table = table

    def click_seat(self, seat: int) -> None:
        """A portrait was clicked."""
        raise NotImplementedError

    def cards(self) -> list[QRectF]:
        """What lies on the page and throws a shadow."""
        return [QRectF(self.rect())]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            code = Qt.Key(event.key())
            functions = [Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4][: self.table.seats]
            if code in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
                self.enter.emit()
            elif code is Qt.Key.Key_Escape:
                self.leave.emit()
            elif code in functions:
                self.click_seat(functions.index(code))
            else:
                return super().eventFilter(watched, event)
            return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            paint_panel(painter, QRectF(self.rect()).adjusted(0, 0, -1, -1))


class FanMode(NumberMode):
    """Points of the hand, doublings of the win and of each who pays."""

    def __init__(self, table: Table, parent: QWidget) -> None:
        super().__init__(table, parent)
        self.form = FanForm()
        self.title = Label(lambda: tr("Points each pays"), 13, 500, "ink2", parent=self)
        self.points = Field(lambda: tr("Points"), self, "fan-points", size=24)
        self.points.edit.textEdited.connect(self._typed)
        self.points.edit.installEventFilter(self)
        self.setFocusProxy(self.points)
        self.stops = Stops([str(n) for n in POINTS], -1, self, "fan-stops")
        named(self.stops, lambda: tr("Points each pays"))
        self.stops.chosen.connect(self._stopped)
        labels = ["×1", *(f"×{2**n}" for n in range(1, DOUBLINGS + 1))]
        self.shared_title = Label(lambda: tr("Doublings of the win"), 13, 500, "ink2", parent=self)
        self.shared = Stops(labels, 0, self, "fan-doubled")
        named(self.shared, lambda: tr("Doublings of the win"))
        self.shared.chosen.connect(lambda n: self._put(replace(self.form, doubled=n)))
        self.own_title = Label(lambda: tr("Doublings of each who pays"), 13, 500, "ink2", parent=self)
        self.own = [Stops(labels[:5], 0, self, f"fan-payer-{seat}") for seat in range(table.seats)]
        for seat, stops in enumerate(self.own):
            stops.setAccessibleName(table.name(seat))
            stops.chosen.connect(partial(self._double, seat))
        self.names = [Label(partial(table.name, seat), 15, 600, parent=self) for seat in range(table.seats)]
        self.ways = {
            By.DISCARD: Toggle(lambda: tr("By discard"), self, name="fan-by-discard"),
            By.DRAW: Toggle(lambda: tr("Self-drawn"), self, name="fan-by-draw"),
        }
        for by, toggle in self.ways.items():
            toggle.clicked.connect(partial(self._choose_way, by))
        self.only = Toggle(lambda: tr("Only who dealt in pays"), self, name="fan-only")
        self.only.clicked.connect(lambda: self._put(replace(self.form, only_source=self.only.isChecked())))
        self.begin(table)

    def begin(self, table: Table) -> None:
        """An empty form for the next round."""
        self.table, self.form = table, FanForm(payers=(0,) * table.seats)
        self.points.edit.clear()
        self.stops.show_place(-1)
        self.shared.show_place(0)
        for stops in self.own:
            stops.show_place(0)
        for label in self.names:
            label.say(label.source)
        self._put(self.form)

    def judged(self) -> Judged:
        """The judgement of the form."""
        return judge_fan(self.table, self.form)

    def _put(self, form: FanForm) -> None:
        self.form = form
        for by, toggle in self.ways.items():
            toggle.setChecked(by is form.by)
        self.only.setChecked(form.only_source)
        for seat, (label, stops) in enumerate(zip(self.names, self.own, strict=True)):
            pays = seat != form.winner
            label.setEnabled(pays)
            stops.setEnabled(pays)
        self.changed.emit()
        self.update()

    def _typed(self, text: str) -> None:
        number = int(text) if text.strip().isdecimal() and len(text) < 9 else 0
        self.stops.show_place(POINTS.index(number) if number in POINTS else -1)
        self._put(replace(self.form, points=number))

    def _stopped(self, place: int) -> None:
        if place >= 0:
            self.points.edit.setText(str(POINTS[place]))
            self._put(replace(self.form, points=POINTS[place]))

    def _double(self, seat: int, times: int) -> None:
        payers = self.form.payers
        self._put(replace(self.form, payers=(*payers[:seat], times, *payers[seat + 1 :])))

    def _choose_way(self, by: By, _on: bool = True) -> None:
        source = NOBODY if by is By.DRAW else self.form.source
        self._put(replace(self.form, by=by, source=source))

    def click_seat(self, seat: int) -> None:
        form = self.form
        if form.winner == NOBODY:
            self._put(replace(form, winner=seat))
        elif seat == form.winner:
            drawn = form.by is By.DRAW
            again = replace(form, winner=NOBODY, by=By.DISCARD) if drawn else replace(form, by=By.DRAW)
            self._put(replace(again, source=NOBODY))
        else:
            self._put(replace(form, source=seat, by=By.DISCARD))

    def place(self) -> None:
        px, edge = look().px, look().px(36)
        wide = min(self.width() - 2 * edge, px(760))
        y = px(28)
        self.title.put(edge, y, wide, px(20))
        self.points.put(edge, y + px(28), px(150), px(54))
        self.stops.put(edge + px(170), y + px(32), wide - px(170), px(48))
        y += px(106)
        at = edge
        for toggle in (*self.ways.values(), self.only):
            toggle.put(at, y, toggle.want().width(), px(42))
            at += toggle.want().width() + px(10)
        y += px(66)
        self.shared_title.put(edge, y, wide, px(20))
        self.shared.put(edge + px(110), y + px(26), wide - px(110), px(48))
        y += px(94)
        self.own_title.put(edge, y, wide, px(20))
        y += px(28)
        step = min(px(62), max(px(46), (self.height() - y - px(16)) / max(1, len(self.own))))
        for label, stops in zip(self.names, self.own, strict=True):
            label.put(edge, y + px(4), px(110), px(26))
            stops.put(edge + px(110), y, (wide - px(110)) * 0.72, px(48))
            y += step


class PointsMode(NumberMode):
    """Plus and minus of each seat; the seat that is left open is reckoned."""

    def __init__(self, table: Table, parent: QWidget) -> None:
        super().__init__(table, parent)
        self.winner = NOBODY
        self.title = Label(lambda: tr("Plus and minus of each; one may stay empty"), 14, 500, "ink2", parent=self)
        self.fields = [Field(lambda: "0", self, f"points-{seat}", size=26) for seat in range(table.seats)]
        for field in self.fields:
            field.edit.textEdited.connect(lambda _: self._changed())
            field.edit.installEventFilter(self)
        self.setFocusProxy(self.fields[0])
        self.begin(table)

    def begin(self, table: Table) -> None:
        """An empty form for the next round."""
        self.table, self.winner = table, NOBODY
        for seat, field in enumerate(self.fields):
            field.edit.clear()
            field.edit.setAccessibleName(tr("Points of {name}", name=table.name(seat)))
        self._changed()

    def take(self, points: tuple[int, ...], winner: int) -> None:
        """Show points that were entered before."""
        for field, number in zip(self.fields, points, strict=True):
            field.edit.setText(str(number))
        self.winner = winner
        self._changed()

    def points(self) -> tuple[int | None, ...]:
        """What stands in the fields; None for an empty one, or one that is no number."""
        out: list[int | None] = []
        for field in self.fields:
            text = field.edit.text().replace("−", "-").replace("＋", "+").strip()
            bare = text.lstrip("+-")
            out.append(int(text) if bare.isdecimal() and len(bare) < 9 and len(text) - len(bare) <= 1 else None)
        return tuple(out)

    def judged(self) -> Judged:
        """The judgement of the form."""
        return judge_points(self.table, self.points(), self.winner)

    def _changed(self) -> None:
        self.changed.emit()
        self.update()

    def click_seat(self, seat: int) -> None:
        self.winner = NOBODY if seat == self.winner else seat
        self._changed()

    def _row(self, seat: int) -> QRectF:
        px = look().px
        step = min(px(96), (self.height() - px(110)) / max(1, len(self.fields)))
        return QRectF(px(36), px(76) + seat * step, min(self.width() - px(72), px(620)), step)

    def place(self) -> None:
        px = look().px
        self.title.put(px(36), px(28), self.width() - px(72), px(24))
        for seat, field in enumerate(self.fields):
            row = self._row(seat)
            field.put(row.x() + px(230), row.center().y() - px(28), px(200), px(56))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        points = self.points()
        open_ = [seat for seat, number in enumerate(points) if number is None]
        with canvas(self) as painter:
            px, dpr = look().px, self.devicePixelRatioF()
            for seat in range(len(self.fields)):
                row, size = self._row(seat), px(52)
                ring = look().palette.accent if seat == self.winner else None
                at = QPointF(row.x(), row.center().y() - size / 2)
                painter.drawPixmap(at, face_pixmap(self.table.face(seat), size, dpr, ring))
                name = QRectF(row.x() + size + px(16), row.y(), px(150), row.height())
                write(painter, name, self.table.name(seat), look().font(17, 600), look().colour("ink"))
                if len(open_) == 1 and seat == open_[0] and any(points):
                    rest = -sum(number or 0 for number in points)
                    where = QRectF(row.x() + px(450), row.y(), px(160), row.height())
                    write(painter, where, f"→ {signed(rest)}", look().font(20, 600), points_ink(rest))
