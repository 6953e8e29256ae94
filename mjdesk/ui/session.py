"""A match being played in the window: engine, opponents and saving run in a thread of their own.

The window hears `changed` after every event, in order, and sends answers; it never waits. Pace is set between
events, never before an answer of the person is taken.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from ..engine.actions import Action, Kind
from ..engine.errors import IllegalAction, MjdeskError
from ..engine.events import Claim, Deal, Declare, Discard, Draw, Event, Flower, Gang, Indicator, Settle, Turned, Win
from ..engine.match import Match
from ..engine.options import complete
from ..engine.phase import Step
from ..engine.play import Play, StaleAnswer
from ..engine.record import Record, write_record
from ..engine.round import Round
from ..engine.rules.registry import rule_system
from ..engine.view import View, view_of
from ..players.base import Player
from ..players.lineup import player
from ..profile import MATCH_FILE, write_atomic
from ..save import PERSON, MatchFile, Saved, load
from .models import SettlementModel, TableModel
from .people import people
from .presenter import Presenter

ME = 0

#: milliseconds between an event and the next one at speed 1, by event; 0 where the next follows at once
_PACE: Mapping[type, int] = {
    Deal: 260,
    Indicator: 420,
    Draw: 260,
    Discard: 240,
    Claim: 420,
    Gang: 420,
    Flower: 320,
    Declare: 420,
    Win: 700,
    Turned: 1400,
}
_THINKING = 320  #: at least this long before an opponent discards

AUTO_WIN, NO_CLAIMS, DISCARD_DRAWN, AUTOPLAY = "win", "no_claims", "discard_drawn", "autoplay"


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast opponents play: ``speed`` 1 is normal, 0 means without any wait (tests)."""

    speed: float = 1.0
    paused: bool = False

    def wait(self, milliseconds: int) -> int:
        """The wait in real milliseconds."""
        return round(milliseconds / self.speed) if self.speed else 0


def save_path(profile: Path) -> Path:
    """Where the running match of a profile is saved."""
    return profile / MATCH_FILE


def record_path(profile: Path, match: str, number: int) -> Path:
    """Where the record of a finished round is kept; one file a round, so none can be kept twice."""
    return profile / "records" / f"{match}-{number:03}.jsonl"


class _Worker(QObject):
    """Lives in the session's thread: plays, saves, and reports."""

    changed = Signal(object, object)
    settled = Signal(object)
    failed = Signal(str)

    def __init__(self, profile: Path, saved: Saved, name: str, portrait: int, pace: Pace) -> None:
        super().__init__()
        self._profile = profile
        self._match, self._names = saved.match, saved.players
        self._people = people(saved.players, ME, name, portrait)
        self._players: dict[int, Player] = {
            seat: player(kind, f"{saved.match.seed}/{seat}")
            for seat, kind in enumerate(saved.players)
            if kind != PERSON
        }
        self._deputy = player("greedy", saved.match.seed)
        self._pace = pace
        self._auto: frozenset[str] = frozenset()
        self._file = MatchFile(save_path(profile))
        self._play = Play(saved.round, self._happened, self._asked_next)
        self._booked: Match | None = None
        self._unsaved = False
        self._unkept: dict[Path, bytes] = {}  # records that the disk has refused so far
        self._timer: QTimer | None = None

    # --- commands, queued into the thread

    @Slot()
    def begin(self) -> None:
        """Start or go on: save what there is, show it, play."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._guarded_step)
        self._open_round(self._play.round)

    @Slot(int, object)
    def answer(self, question: int, action: Action) -> None:
        """Take an answer of the person."""
        self._guard(lambda: self._answer(question, action))

    @Slot()
    def next_round(self) -> None:
        """Deal the next round; does nothing while one is being played or when the match is over."""
        self._guard(self._next_round)

    @Slot(str, bool)
    def set_auto(self, name: str, on: bool) -> None:
        """Switch one of the automatic answers."""
        self._auto = self._auto | {name} if on else self._auto - {name}
        self._show(None)
        self._schedule(0)

    @Slot(object)
    def set_pace(self, pace: Pace) -> None:
        """Change the pace."""
        self._pace = pace
        self._schedule(0)

    @Slot()
    def give_up(self) -> None:
        """Forget the running match; records of finished rounds stay."""
        self.finish()
        self._guard(self._file.remove)

    @Slot()
    def finish(self) -> None:
        """Let go of timer and file; everything is on the disk already."""
        if self._timer is not None:
            self._timer.stop()
        self._file.close()

    # --- playing

    def _guard(self, work: Callable[[], None]) -> None:
        """Errors reach the person as a sentence; the match stays as it was last saved."""
        try:
            work()
        except StaleAnswer:
            return  # a second click on a question that is already decided
        except (MjdeskError, OSError) as error:
            self.failed.emit(str(error))
        except Exception as error:
            self.failed.emit(f"{type(error).__name__}: {error}")  # said to the person, and still a fault
            raise

    def _guarded_step(self) -> None:
        self._guard(self._step)

    def _schedule(self, milliseconds: int) -> None:
        if self._timer is not None and not self._pace.paused:
            self._timer.start(self._pace.wait(milliseconds))

    def _open_round(self, round_: Round) -> None:
        def open_() -> None:
            self._save_whole(round_)
            self._booked = None
            if round_.over:
                self._book(round_)
            self._show(None)
            if round_.over:
                self._show_settlement(round_)
            else:
                self._schedule(0)

        self._guard(open_)

    def _next_round(self) -> None:
        if not self._play.round.over or self._booked is None or self._booked.over:
            return
        self._match = self._booked
        self._play = Play(self._match.next_round(), self._happened, self._asked_next)
        self._open_round(self._play.round)

    def _step(self) -> None:
        """The next thing that is due: a table event, or the answers of those who are no person."""
        if self._play.round.over or self._play.step():
            return
        question = self._play.question
        for seat in self._play.waiting_for():
            if self._play.question != question:
                return
            action = self._choose(seat)
            if action is not None and self._play.answer(question, action):
                return

    def _choose(self, seat: int) -> Action | None:
        """The answer of a seat that need not wait for a person; None when it must."""
        if seat in self._players:
            return self._players[seat].choose(view_of(self._play.round, seat))
        return automatic(view_of(self._play.round, seat), self._auto, self._deputy)

    def _answer(self, question: int, action: Action) -> None:
        if action.seat != ME:
            raise IllegalAction("not-legal", f"seat {action.seat} does not answer here")
        if not self._play.answer(question, action):
            self._show(None)
            self._schedule(0)

    def _happened(self, event: Event, round_: Round) -> None:
        self._save(event, round_)
        if isinstance(event, Settle):
            self._book(round_)
            self._show(event)
            self._show_settlement(round_)
            return
        self._show(event)
        pause = _PACE.get(type(event), 0)
        if round_.phase.step is Step.TURN and round_.phase.seat != ME:
            pause = max(pause, _THINKING)
        if round_.phase.step is Step.DRAW and round_.phase.seat == ME:
            pause = min(pause, 200)
        self._schedule(pause)

    def _asked_next(self, round_: Round) -> None:
        """Everybody passed and the next question is open; no event tells of it."""
        self._show(None)
        self._schedule(0)

    def _save(self, event: Event, round_: Round) -> None:
        """Put the event on the disk; what the disk refuses is written with the next event."""
        if self._unsaved:
            self._save_whole(round_)
            return
        try:
            self._file.append(event)
        except OSError as error:
            self._unsaved = True
            self._refused(self._file.path, error)

    def _save_whole(self, round_: Round) -> None:
        """Put the match and the round so far on the disk; a match is played on where that cannot be."""
        try:
            self._file.begin_round(self._match, self._names, round_)
            self._unsaved = False
        except OSError as error:
            self._unsaved = True
            self._refused(self._file.path, error)

    def _book(self, round_: Round) -> None:
        """Keep the record of the settled round and add it to the match; doing it twice changes nothing."""
        path = record_path(self._profile, self._match.id, self._match.number)
        self._unkept[path] = write_record(Record.of(round_)).encode()
        for place, data in list(self._unkept.items()):
            try:
                write_atomic(place, data)
                del self._unkept[place]
            except OSError as error:
                self._refused(place, error)
        self._booked = self._match.after(round_)

    def _refused(self, path: Path, error: OSError) -> None:
        self.failed.emit(f"{path}: {error.strerror}")

    # --- reporting

    def _presenter(self) -> Presenter:
        return Presenter(self._match, self._people, ME)

    def _show(self, event: Event | None) -> None:
        round_ = self._play.round
        asked = self._names[ME] == PERSON and bool(self._play.open_for(ME))
        question = self._play.question if asked else None
        self.changed.emit(self._presenter().table(round_, question, self._auto, hints=True), event)

    def _show_settlement(self, round_: Round) -> None:
        assert self._booked is not None
        self.settled.emit(self._presenter().settlement(round_, self._booked))


def automatic(view: View, auto: frozenset[str], deputy: Player) -> Action | None:
    """What the switches answer for a person; None when the person must."""
    actions = view.actions
    first = actions[0]
    if AUTOPLAY in auto:
        return deputy.choose(view)
    if first.kind is Kind.WIN:
        return first if AUTO_WIN in auto else None
    if view.phase.step is Step.CLAIM:
        return actions[-1] if NO_CLAIMS in auto else None
    if len(actions) == 1 and first.kind is Kind.DISCARD and view.me.declared:
        return first  # after 听 there is nothing to choose
    if DISCARD_DRAWN in auto and view.drawn is not None and view.phase.step is Step.TURN:
        return next((a for a in actions if a.kind is Kind.DISCARD and a.tile == view.drawn), None)
    return None


class MatchSession(QObject):
    """What the window holds of a match. All methods return at once."""

    changed = Signal(object, object)  #: TableModel, Event | None
    settled = Signal(object)  #: SettlementModel
    failed = Signal(str)

    _answer = Signal(int, object)
    _next = Signal()
    _auto = Signal(str, bool)
    _paced = Signal(object)
    _finish = Signal()
    _give_up = Signal()

    def __init__(
        self, profile: Path, saved: Saved, name: str = "", portrait: int = 0, pace: Pace | None = None
    ) -> None:
        super().__init__()
        self.model: TableModel | None = None
        self.settlement: SettlementModel | None = None
        self._thread = QThread()
        self._thread.setObjectName("match")
        self._worker = _Worker(profile, saved, name, portrait, pace or Pace())
        self._worker.moveToThread(self._thread)
        queued = Qt.ConnectionType.QueuedConnection
        self._thread.started.connect(self._worker.begin)
        self._answer.connect(self._worker.answer, queued)
        self._next.connect(self._worker.next_round, queued)
        self._auto.connect(self._worker.set_auto, queued)
        self._paced.connect(self._worker.set_pace, queued)
        self._finish.connect(self._worker.finish, Qt.ConnectionType.BlockingQueuedConnection)
        self._give_up.connect(self._worker.give_up, Qt.ConnectionType.BlockingQueuedConnection)
        self._worker.changed.connect(self._on_changed, queued)
        self._worker.settled.connect(self._on_settled, queued)
        self._worker.failed.connect(self.failed, queued)

    @classmethod
    def start(
        cls,
        profile: Path,
        rules_id: str,
        options: Mapping[str, object],
        levels: tuple[str, ...],
        rounds: int,
        *,
        seed: str | None = None,
        **own: object,
    ) -> MatchSession:
        """A new match of the person against opponents (player names by seat from seat 1); call `begin`.

        Raises BadInput for options that do not fit.
        """
        system = rule_system(rules_id)
        values = complete(system.options, options)
        system.check_options(values)
        match = Match.begin(system, values, seed or secrets.token_hex(8), rounds, len(levels) + 1)
        saved = Saved(match, (PERSON, *levels), match.next_round())
        return cls(profile, saved, **own)  # type: ignore[arg-type]

    @classmethod
    def resume(cls, profile: Path, **own: object) -> MatchSession | None:
        """The saved match of a profile, None where there is none; raises BadInput if the file is damaged."""
        saved = load(save_path(profile))
        return None if saved is None else cls(profile, saved, **own)  # type: ignore[arg-type]

    def begin(self) -> None:
        """Start playing; connect to the signals before."""
        # the window must never wait for the other thread to let go of the interpreter
        sys.setswitchinterval(0.001)
        self._thread.start(QThread.Priority.LowPriority)

    def answer(self, question: int, action: Action) -> None:
        """Answer a question. A stale or second answer changes nothing."""
        self._answer.emit(question, action)

    def next_round(self) -> None:
        """Deal the next round after a settlement."""
        self._next.emit()

    def set_auto(self, name: str, on: bool) -> None:
        """Switch an automatic answer: one of the names above."""
        self._auto.emit(name, on)

    def set_pace(self, pace: Pace) -> None:
        """Change the pace of the opponents."""
        self._paced.emit(pace)

    def close(self, forget: bool = False) -> None:
        """Stop the thread. The match can be resumed at the same tile, unless it is to be forgotten."""
        if self._thread.isRunning():
            (self._give_up if forget else self._finish).emit()
            self._thread.quit()
            self._thread.wait()

    def _on_changed(self, model: TableModel, event: Event | None) -> None:
        self.model = model
        if event is None or not isinstance(event, Settle):
            self.settlement = None
        self.changed.emit(model, event)

    def _on_settled(self, model: SettlementModel) -> None:
        self.settlement = model
        self.settled.emit(model)
