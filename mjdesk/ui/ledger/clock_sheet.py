"""The clock of an evening: how long it has been played, what is left, more of it, a last round, a break, the end."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ledger.book import Book
from mjdesk.ledger.sessions import PLAYED, Session, State, extend, set_state
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.desk_card import duration
from mjdesk.ui.ledger.keeper import words_of
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Label, Sheet
from mjdesk.ui.widgets.base import write

if TYPE_CHECKING:
    from mjdesk.ui.ledger.rounds_page import RoundsPage

MORE = (15, 30, 60)  #: minutes
TICK_MS = 10_000


def now_ms() -> int:
    """The time on the wall."""
    return time.time_ns() // 1_000_000


class ClockSheet(Sheet):
    """The sheet. What is done is done at once, and stands in the list of changes."""

    size_units = QSizeF(760, 420)
    least_units = 400.0

    def __init__(self, page: RoundsPage, clock: Callable[[], int] = now_ms) -> None:
        super().__init__()
        self.page, self.clock = page, clock
        self.problem = ""
        self.title = Label(lambda: tr("Clock"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        quiet = ButtonKind.QUIET
        self.minutes = [Button(partial(_more_words, n), quiet, self, icon_name="plus", name=f"more-{n}") for n in MORE]
        for button, n in zip(self.minutes, MORE, strict=True):
            button.clicked.connect(partial(self._extend, minutes=n))
        self.round = Button(lambda: tr("One more round"), quiet, self, icon_name="plus", name="more-round")
        self.round.clicked.connect(partial(self._extend, rounds=1))
        self.pause = Button(self._pause_words, quiet, self, icon_name="tea", name="clock-break")
        self.pause.clicked.connect(self._break)
        self.finish = Button(lambda: tr("End now"), quiet, self, icon_name="stop", name="end-now")
        self.finish.clicked.connect(self._end)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK_MS)
        self._sync()

    def _tick(self) -> None:
        self.update()

    def first(self) -> QWidget:
        return self.minutes[0]

    @property
    def session(self) -> Session:
        """The session as it was read last."""
        return self.page.table.loaded.session

    def words(self) -> tuple[str, str]:
        """The time played, and what is left of what was agreed on."""
        found = self.session
        played = found.played_ms(self.clock()) // 60_000
        left = []
        if found.minutes:
            minutes = found.minutes - played
            left.append(tr("{time} left", time=duration(minutes)) if minutes > 0 else tr("Time is up"))
        if found.length:
            rounds = found.length - found.count
            left.append(tr("%n rounds left", rounds) if rounds > 0 else tr("All rounds are played"))
        if found.state is State.BREAK:
            left.insert(0, tr("Break"))
        elif found.state not in PLAYED:
            left.insert(0, tr("Evening ended"))
        return duration(played), " · ".join(left) or tr("No time or number of rounds was agreed on")

    def _pause_words(self) -> str:
        return tr("Go on") if self.session.state is State.BREAK else tr("Break")

    def _sync(self) -> None:
        running = self.session.state in PLAYED
        for button in (*self.minutes, self.round, self.pause, self.finish):
            button.setEnabled(running)
        self.pause.retranslate()
        self.setAccessibleDescription(", ".join(self.words()))
        self._restyle()

    # --- doing

    def _extend(self, _on: bool = False, *, minutes: int = 0, rounds: int = 0) -> None:
        self._do(lambda book, session: extend(book, session, minutes=minutes, rounds=rounds))

    def _break(self) -> None:
        state = State.OPEN if self.session.state is State.BREAK else State.BREAK
        self._do(lambda book, session: set_state(book, session, state))

    def _end(self) -> None:
        self._do(lambda book, session: set_state(book, session, State.DONE))

    def _do(self, work: Callable[[Book, int], object]) -> None:
        session = self.page.session
        self.page.board.keeper.ask(lambda book: work(book, session), self._done, self._refused)

    def _done(self, _: object) -> None:
        self.problem = ""
        self.page.reload(self._sync)

    def _refused(self, error: Exception) -> None:
        self.problem = words_of(error)
        self.update()

    # --- places and painting

    def place(self) -> None:
        if not hasattr(self, "finish"):
            return
        px, edge = look().px, look().px(32)
        self.title.put(edge, px(22), self.width() - px(120), px(40))
        self.close_button.put(self.width() - px(66), px(22), px(38), px(38))
        y = px(214)
        for group in (self.minutes, (self.round, self.pause, self.finish)):
            at = edge
            for button in group:
                wide = button.want().width()
                if at > edge and at + wide > self.width() - edge:
                    at, y = edge, y + px(54)
                button.put(at, y, wide, px(44))
                at += wide + px(12)
            y += px(62)

    def paintEvent(self, event: QPaintEvent) -> None:
        px = look().px
        with self.ground() as painter:
            played, left = self.words()
            wide = self.width() - px(64)
            write(painter, QRectF(px(32), px(74), wide, px(76)), played, look().font(60, 700), look().colour("ink"))
            ink = look().colour("accent_ink")
            write(painter, QRectF(px(32), px(150), wide, px(34)), left, look().font(18, 600), ink)
            if self.problem:
                where = QRectF(px(32), self.height() - px(48), wide, px(28))
                write(painter, where, self.problem, look().font(14, 600), ink)


def _more_words(minutes: int) -> str:
    return tr("{minutes} minutes more", minutes=minutes)


def show_clock(page: RoundsPage) -> ClockSheet:
    """Lay the sheet over the rounds."""
    return page.board.window_.open_sheet(ClockSheet(page))
