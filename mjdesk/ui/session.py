"""A match being played in the window: engine, opponents and saving run in a thread of their own.

The window hears `changed` after every event, in order, and sends answers; it never waits. Pace is set between
events, never before an answer of the person is taken.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QThread, Signal

from ..engine.actions import Action
from ..engine.errors import BadInput
from ..engine.events import Event, Settle
from ..engine.match import Match
from ..engine.options import complete
from ..engine.rules.registry import rule_system
from ..engine.tiles import Tile
from ..modes import strong_hand
from ..modes.tables import TableSettings
from ..modes.venue import Venue
from ..players.apart import Thinker
from ..save import PERSON, Saved, load, save_path
from . import hand_order
from .advice import Advice
from .models import Person, SettlementModel, TableModel
from .pace import Pace
from .people import people
from .worker import Worker, own_seat


def begun(
    rules_id: str,
    options: Mapping[str, object],
    players: tuple[str, ...],
    rounds: int,
    *,
    circles: int = 0,
    seed: str | None = None,
    practice: bool = False,
    venue: Venue | None = None,
    dealer: int | None = None,
    prop: bool = False,
) -> Saved:
    """A new match of these players (`PERSON` or names of players, by seat) before its first deal.

    Where it is played for coins, ``venue`` sets its options, ``dealer`` deals first, and ``prop`` says that
    乾坤大挪移 acts on the first deal. Raises BadInput for options that do not fit.
    """
    system = rule_system(rules_id)
    values = complete(system.options, {**options, **(venue.options() if venue is not None else {})})
    system.check_options(values)
    match = Match.begin(system, values, seed or secrets.token_hex(8), rounds, len(players), circles, practice)
    if dealer is not None:
        match = replace(match, upcoming=replace(match.upcoming, dealer=dealer))
    prepared = None
    if prop:
        if venue is None or not venue.has_props or practice:
            raise BadInput("there are no props here", "prop")
        prepared = strong_hand.prepared(system, values, len(players), players.index(PERSON))
    return Saved(match, players, match.next_round(prepared), venue)


class MatchSession(QObject):
    """What the window holds of a match. All methods return at once."""

    changed = Signal(object, object)  #: TableModel, Event | None
    settled = Signal(object)  #: SettlementModel
    advised = Signal(object)  #: Advice on the question that is open now
    taken_back = Signal(bool)  #: whether there was a move to be taken back
    cost = Signal(object)  #: `Leaving`: what leaving now comes to
    told = Signal(object)  #: `PropTold`: what a prop said or brought
    watched = Signal(object)  #: `TableModel` of those who look on
    turned_away = Signal(int)  #: coins that the person lacks for the next round in this room
    failed = Signal(str)

    _answer = Signal(int, object)
    _next = Signal()
    _auto = Signal(str, bool)
    _paced = Signal(object)
    _hinted = Signal(str)
    _opened = Signal(object)
    _take_back = Signal()
    _late = Signal(int)
    _cost_asked = Signal()
    _prop = Signal(str, object, object)
    _again = Signal()
    _watched_by = Signal(object)
    _table = Signal(object)
    _leave = Signal()
    _arranged = Signal(object)
    _finish = Signal()
    _give_up = Signal()

    def __init__(
        self,
        profile: Path,
        saved: Saved,
        name: str = "",
        portrait: int = 0,
        pace: Pace | None = None,
        *,
        outfit: int = -1,
        persons: tuple[Person, ...] | None = None,
    ) -> None:
        """``persons`` are those at the table, where they are not the usual opponents; ``outfit``: -1 is by level."""
        super().__init__()
        self.model: TableModel | None = None
        self.settlement: SettlementModel | None = None
        self._closed = False
        self.order: hand_order.Columns | None = None  #: how the person put the cards of a round that goes on
        self._thread = QThread()
        self._thread.setObjectName("match")
        self.rules, self.venue, self.players = saved.match.rules.id, saved.venue, saved.players
        self._thinker = Thinker()
        self._worker = Worker(
            profile,
            saved,
            persons or people(saved.players, own_seat(saved.players), name, portrait),
            pace or Pace(),
            self._thinker,
            outfit=outfit,
        )
        self._worker.moveToThread(self._thread)
        queued = Qt.ConnectionType.QueuedConnection
        self._thread.started.connect(self._worker.begin)
        self._answer.connect(self._worker.answer, queued)
        self._next.connect(self._worker.next_round, queued)
        self._auto.connect(self._worker.set_auto, queued)
        self._paced.connect(self._worker.set_pace, queued)
        self._hinted.connect(self._worker.set_hints, queued)
        self._opened.connect(self._worker.set_open, queued)
        self._take_back.connect(self._worker.take_back, queued)
        self._late.connect(self._worker.time_out, queued)
        self._cost_asked.connect(self._worker.tell_cost, queued)
        self._leave.connect(self._worker.leave, queued)
        self._prop.connect(self._worker.use_prop, queued)
        self._arranged.connect(self._worker.keep_order, queued)
        self._again.connect(self._worker.show_again, queued)
        self._watched_by.connect(self._worker.set_watchers, queued)
        self._table.connect(self._worker.set_table, queued)
        self._worker.watched.connect(self.watched, queued)
        self._finish.connect(self._worker.finish, Qt.ConnectionType.BlockingQueuedConnection)
        self._give_up.connect(self._worker.give_up, Qt.ConnectionType.BlockingQueuedConnection)
        self._worker.changed.connect(self._on_changed, queued)
        self._worker.settled.connect(self._on_settled, queued)
        self._worker.advised.connect(self._on_advised, queued)
        self._worker.taken_back.connect(self.taken_back, queued)
        self._worker.cost.connect(self.cost, queued)
        self._worker.told.connect(self.told, queued)
        self._worker.turned_away.connect(self.turned_away, queued)
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
        circles: int = 0,
        seed: str | None = None,
        practice: bool = False,
        **own: object,
    ) -> MatchSession:
        """A new match of the person against opponents (player names by seat from seat 1); call `begin`.

        Raises BadInput for options that do not fit.
        """
        saved = begun(rules_id, options, (PERSON, *levels), rounds, circles=circles, seed=seed, practice=practice)
        return cls(profile, saved, **own)  # type: ignore[arg-type]

    @classmethod
    def resume(cls, profile: Path, **own: object) -> MatchSession | None:
        """The saved match of a profile, None where there is none; raises BadInput if the file is damaged."""
        saved = load(save_path(profile))
        if saved is None:
            return None
        session = cls(profile, saved, **own)  # type: ignore[arg-type]
        session.order = hand_order.kept(profile, saved.match.id, saved.match.number)
        return session

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

    def set_hints(self, level: str) -> None:
        """Change how much is hinted: one of `HINT_LEVELS`."""
        self._hinted.emit(level)

    def set_open(self, seats: Iterable[int]) -> None:
        """Show the hands of these seats, in a match that nobody plays."""
        self._opened.emit(frozenset(seats))

    def take_back(self) -> None:
        """Go back to the person's last decision, in a practice match; after a settlement too."""
        self._take_back.emit()

    def time_out(self, question: int) -> None:
        """The time for a question is over: the seat answers as on auto-play."""
        self._late.emit(question)

    def keep_order(self, columns: hand_order.Columns | None) -> None:
        """Keep how the person put the own cards in this round; None: they sort themselves."""
        self._arranged.emit(columns)

    def ask_cost(self) -> None:
        """Ask what leaving the table for good would cost; the answer is `cost`."""
        self._cost_asked.emit()

    def use_prop(self, prop: str, given: Tile | None = None, wanted: Tile | None = None) -> None:
        """Use a prop of the bag; what it says is `told`, why it cannot be used is `failed`."""
        self._prop.emit(prop, given, wanted)

    def set_table(self, settings: TableSettings) -> None:
        """Take what the person ticks as the host of the table, from the next round on."""
        self._table.emit(settings)

    def set_watchers(self, allowed: Iterable[int] | None) -> None:
        """Let others look on who see the hands of these seats, or (None) nobody; it holds at once."""
        self._watched_by.emit(None if allowed is None else frozenset(allowed))

    def look_again(self) -> None:
        """Report the state once more: something beside the table has changed, such as what is in the bag."""
        self._again.emit()

    def leave(self) -> None:
        """Leave the table for good, where the rules know what that costs: the round is settled and the match over."""
        self._leave.emit()

    def close(self, forget: bool = False) -> None:
        """Stop the thread. The match can be resumed at the same tile, unless it is to be forgotten."""
        self._closed = True
        self._thinker.close()
        if self._thread.isRunning():
            (self._give_up if forget else self._finish).emit()
            self._thread.quit()
            self._thread.wait()

    def _on_changed(self, model: TableModel, event: Event | None) -> None:
        if self._closed:  # it was on its way when the match was left: who heard it may be gone
            return
        self.model = model
        if event is None or not isinstance(event, Settle):
            self.settlement = None
        self.changed.emit(model, event)

    def _on_advised(self, advice: Advice) -> None:
        model = None if self._closed else self.model
        if model is not None and (advice.round, advice.question) == (model.view.setup.number, model.question):
            self.advised.emit(advice)  # else it came too late

    def _on_settled(self, model: SettlementModel) -> None:
        if not self._closed:
            self.settlement = model
            self.settled.emit(model)
