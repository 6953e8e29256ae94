"""The viewer of a record: the table of a played round, step by step or by itself, with anybody's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from mjdesk.engine.events import Exhausted, Win
from mjdesk.engine.record import Record, write_record
from mjdesk.engine.text import Text
from mjdesk.profile import write_atomic
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import say, tr, translate_dialogs
from mjdesk.ui.pace import PAUSES
from mjdesk.ui.records import words
from mjdesk.ui.records.film import Film
from mjdesk.ui.records.strip import SPEEDS, Strip
from mjdesk.ui.records.words import ME
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.table import access
from mjdesk.ui.table.widget import TableWidget
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from mjdesk.ui.match_window import MatchWindow

_LEAST_PAUSE: Final = 160  #: ms between two events at speed 1


class ReplayPage(FullPage):
    """The page. It begins at the deal, or at ``moment``; ``review_wanted`` asks for the review of the seat shown."""

    review_wanted = Signal(int)
    settlement_wanted = Signal(object)  #: SettlementModel
    said = Signal(str)

    def __init__(self, record: Record, own: tuple[str, int], before: Sequence[int] = (), moment: int = -1) -> None:
        """``own`` is the name and portrait of the person, who sits at seat 0."""
        self.record, self.film = record, None
        self.persons = words.seats(record.setup.players, *own)
        super().__init__("")
        for part in (self.back, self.title, self.about):
            part.hide()
        self.seat, self.playing, self._begin_at = ME, False, moment
        self.table = TableWidget(self)
        self.table.watch()
        self.strip = Strip(self, [partial(self._eyes_word, seat) for seat in range(record.setup.players)])
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)
        self._connect()
        self._tell()
        in_background(partial(Film.of, record, self.persons, before), self._show)

    film: Film | None

    def _connect(self) -> None:
        strip = self.strip
        strip.back.clicked.connect(self.leave)
        strip.moves["previous"].clicked.connect(lambda: self.jump(-1))
        strip.moves["next"].clicked.connect(lambda: self.jump(1))
        strip.moves["step-back"].clicked.connect(lambda: self.step(-1))
        strip.moves["step"].clicked.connect(lambda: self.step(1))
        strip.moves["play"].clicked.connect(self.toggle)
        strip.line.valueChanged.connect(self._moved)
        strip.eyes.chosen.connect(self.look_as)
        strip.open.toggled.connect(lambda _on: self._paint(None))
        strip.save.clicked.connect(self._save)
        strip.settlement.clicked.connect(self._settlement)
        strip.review.clicked.connect(lambda: self.review_wanted.emit(self.seat))

    def first(self) -> QWidget:
        """What has the focus when the page is shown."""
        return self.table

    def finish_motion(self) -> None:
        """Let the tiles arrive."""
        self.table.finish_motion()

    def closing(self) -> None:
        self.pause()

    # --- the film

    def _show(self, film: Film) -> None:
        self.film = film
        line = self.strip.line
        blocked = line.blockSignals(True)
        line.setRange(film.first, film.last)
        at = film.first if self._begin_at < 0 else max(film.first, min(film.last, self._begin_at))
        line.setValue(at)
        line.blockSignals(blocked)
        wins = tuple(mark.moment for mark in film.marks if isinstance(mark.event, Win | Exhausted))
        line.show_marks(tuple(mark.moment for mark in film.marks if mark.moment not in wins), wins)
        self.strip.settlement.setEnabled(film.settled)
        self._paint(None)
        if film.fault:
            self.said.emit(tr("This record breaks the rules; it is shown up to there ({what})", what=film.fault))

    @property
    def moment(self) -> int:
        """The moment that is shown: the number of events before it."""
        return self.strip.line.value()

    def _moved(self, moment: int) -> None:
        """The line was moved, by one step or by many."""
        shown = self.table.model
        forward = self.film is not None and shown is not None and moment == self._shown_moment + 1
        self._paint(self.film.event(moment) if forward and self.film is not None else None)

    _shown_moment = -1

    def _paint(self, event) -> None:
        """Show the moment; ``event`` is what led to it, where it is to be seen happening."""
        if self.film is None:
            return
        moment, waits = self.moment, not self.playing
        model = self.film.table(moment, self.seat, all_open=self.strip.open.isChecked(), waits=waits)
        self._shown_moment = moment
        self.table.show_model(model, event)
        self._tell()
        if self.playing:
            self._schedule()

    def _tell(self) -> None:
        """Say what is shown."""
        setup, strip = self.record.setup, self.strip
        rules = Text("", "") if self.film is None else self.film.states[0].rules.name
        strip.title.say(partial(words.round_title, rules, setup.number) if self.film is not None else tr("Reading …"))
        strip.caption.say(self._caption)
        strip.place()

    def _caption(self) -> str:
        if self.film is None or self.table.model is None:
            return ""
        event = self.film.event(self.moment)
        said = access.spoken(event, self.table.model)
        place = f"{self.moment - self.film.first}/{self.film.last - self.film.first}"
        return f"{place} · {said}" if said else place

    # --- moving

    def go(self, moment: int) -> None:
        """Show another moment."""
        self.strip.line.setValue(moment)

    def step(self, by: int) -> None:
        """Some events on or back."""
        self.pause()
        self.go(self.moment + by)

    def jump(self, direction: int) -> None:
        """To the turning point before (−1) or after (1)."""
        if self.film is not None:
            self.pause()
            place = self.film.around(self.moment)[direction > 0]
            self.go(place if place is not None else self.film.first if direction < 0 else self.film.last)

    def toggle(self) -> None:
        """Play on, or stop; at the end from the beginning."""
        if self.playing or self.film is None:
            self.pause()
            return
        self.playing = True
        self.strip.show_playing(True)
        if self.moment == self.film.last:
            self.go(self.film.first)
        self._schedule()

    def pause(self) -> None:
        """Stop playing."""
        self._timer.stop()
        if self.playing:
            self.playing = False
            self.strip.show_playing(False)
            self._paint(None)

    def _schedule(self) -> None:
        assert self.film is not None
        event = self.film.event(self.moment)
        pause = max(_LEAST_PAUSE, PAUSES.get(type(event), 0), TableWidget.motion_ms(event))
        self._timer.start(round(pause / SPEEDS[self.strip.speed.place]))

    def _tick(self) -> None:
        assert self.film is not None
        if self.moment >= self.film.last:
            self.pause()
        else:
            self.go(self.moment + 1)

    def look_as(self, seat: int) -> None:
        """See with the eyes of a seat."""
        self.seat = seat
        self.strip.eyes.show_place(seat)
        self._paint(None)

    def _eyes_word(self, seat: int) -> str:
        return tr("Your eyes") if seat == ME else tr("{who}'s eyes", who=say(self.persons[seat].name))

    def _save(self) -> None:
        """Ask where to write a copy of the record."""
        translate_dialogs()
        setup = self.record.setup
        kinds = f"{tr('Records')} (*.jsonl);;{tr('All files')} (*)"
        suggested = f"{setup.rules}-{setup.number}.jsonl"
        name, _ = QFileDialog.getSaveFileName(self.window(), tr("Save a copy"), suggested, kinds)
        if name:
            self.save_as(Path(name))

    def save_as(self, path: Path) -> None:
        """Write a copy of the record; says so."""
        try:
            write_atomic(path, write_record(self.record).encode())
        except OSError as error:
            self.said.emit(tr("Could not be saved: {what}", what=error.strerror or str(error)))
        else:
            self.said.emit(tr("Saved as {path}", path=path))

    def show_pins(self, pins: Sequence[int]) -> None:
        """Mark these moments with their numbers, as a review does; keys go there too."""
        self.strip.line.pins = tuple(pins)
        self.strip.line.update()

    def _settlement(self) -> None:
        model = None if self.film is None else self.film.settlement(self.seat)
        if model is not None:
            self.pause()
            self.settlement_wanted.emit(model)

    # --- events

    def place(self) -> None:
        high = self.strip.needed(self.width())
        self.strip.setGeometry(0, round(self.height() - high), self.width(), round(high))
        self.strip.place()
        self.table.setGeometry(0, 0, self.width(), round(self.height() - high))

    def place_body(self, rect: QRectF) -> None:
        """There is no head, so no body under it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, letter = Qt.Key(event.key()), event.text().upper()
        keys = {
            Qt.Key.Key_Left: lambda: self.step(-1),
            Qt.Key.Key_Right: lambda: self.step(1),
            Qt.Key.Key_Up: lambda: self.jump(-1),
            Qt.Key.Key_Down: lambda: self.jump(1),
            Qt.Key.Key_PageUp: lambda: self.jump(-1),
            Qt.Key.Key_PageDown: lambda: self.jump(1),
            Qt.Key.Key_Home: lambda: self.go(self.strip.line.minimum()),
            Qt.Key.Key_End: lambda: self.go(self.strip.line.maximum()),
            Qt.Key.Key_Space: self.toggle,
        }
        letters = {"O": self.strip.open.toggle, "S": self._settlement, "R": self.strip.review.click, "E": self._save}
        if key in keys:
            keys[key]()
        elif letter in letters:
            letters[letter]()
        elif letter.isdigit() and 1 <= int(letter) <= self.record.setup.players:
            self.look_as(int(letter) - 1)
        elif letter in ("+", "-", "="):
            place = self.strip.speed.place + (-1 if letter == "-" else 1)
            self.strip.speed.show_place(max(0, min(len(SPEEDS) - 1, place)))
        else:
            super().keyPressEvent(event)


def open_replay(window: MatchWindow, record: Record, before: Sequence[int] = (), moment: int = -1) -> ReplayPage:
    """Show a record in the window; ``before`` are the points of each seat before it."""
    page = ReplayPage(record, (window.settings.name, window.settings.bust), before, moment)
    page.said.connect(window.toast)

    def show_settlement(model) -> None:
        sheet = SettlementSheet(model, looking_back=True)
        sheet.said.connect(window.toast)
        sheet.next_wanted.connect(window.close_sheet)
        window.open_sheet(sheet)

    page.settlement_wanted.connect(show_settlement)
    return window.visit(page)
