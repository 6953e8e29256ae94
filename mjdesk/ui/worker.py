"""What runs in the thread of a match: the play, the opponents, the pace and the saving.

Everything reaches it by queued signals, and all it says goes out by signals; the window never waits for it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ..engine.actions import Action
from ..engine.errors import IllegalAction, MjdeskError
from ..engine.events import Event, Flee, Settle
from ..engine.match import Match
from ..engine.play import Play, StaleAnswer
from ..engine.round import Round
from ..engine.tiles import Tile
from ..engine.view import View, view_of
from ..modes.stakes import Outcome
from ..modes.tables import TableSettings
from ..players.apart import ApartPlayer, Thinker
from ..players.autoplay import arrivals, auto_action
from ..players.base import Player
from ..players.lineup import player
from ..save import PERSON, Saved
from . import hand_order
from .at_stake import at_stake
from .automatic import AUTOPLAY, KEEP_AUTOPLAY, automatic
from .keeping import Keeping
from .models import Leaving, Person
from .pace import Pace, pause_after
from .people import LEVELS
from .reporting import Reporter
from .taking_back import last_decision
from .withholding import nothing_left

#: the seat of the person in a match that was begun in the window
ME = 0
#: questions in a row not answered in time after which the seat plays by itself (play-modes 5.4)
LATE_AT_MOST = 2


def own_seat(players: tuple[str, ...]) -> int:
    """The seat that a person plays, or looks from where nobody does."""
    return players.index(PERSON) if PERSON in players else ME


class Worker(QObject):
    """Lives in the session's thread: plays, saves, and reports."""

    changed = Signal(object, object)
    settled = Signal(object)
    advised = Signal(object)
    taken_back = Signal(bool)
    cost = Signal(object)
    told = Signal(object)
    turned_away = Signal(int)
    watched = Signal(object)
    failed = Signal(str)

    def __init__(
        self,
        profile: Path,
        saved: Saved,
        persons: tuple[Person, ...],
        pace: Pace,
        thinker: Thinker,
        *,
        outfit: int = -1,
    ) -> None:
        super().__init__()
        self._profile = profile
        self._match, self._names = saved.match, saved.players
        self._people = persons
        self._outfit = outfit
        self._stakes = at_stake(profile, saved)
        self._seated = False  # the first deal was made, or gone on with
        self._left = False  # the person has left the table: the seat plays on by itself
        self._me = own_seat(saved.players)
        self._thinker = thinker
        self._players: dict[int, Player] = {
            seat: self._opponent(kind, f"{saved.match.seed}/{seat}")
            for seat, kind in enumerate(saved.players)
            if kind != PERSON
        }
        self._reporter = Reporter(self, self._stakes, saved.players, self._me, thinker)
        self._pace = pace
        self._auto: frozenset[str] = frozenset()
        self._keeping = Keeping(profile, self._stakes, self._names, self.failed.emit)
        self._play = Play(saved.round, self._happened, self._asked_next)
        self._before = saved.round  # the round before what happens next
        self._booked: Match | None = None
        self._coins: Outcome | None = None  # what the settled round came to in coins
        self._timer: QTimer | None = None
        self._late = 0  # questions in a row that were not answered in time

    def _opponent(self, kind: str, seed: str) -> Player:
        """The player of a seat; one that thinks long does so in another process."""
        level = LEVELS.get(kind)
        if level is None or not level.apart:
            return player(kind, seed)
        return ApartPlayer(self._thinker, kind, seed, player("greedy", seed), level.budget)

    # --- commands, queued into the thread

    @Slot()
    def begin(self) -> None:
        """Start or go on: save what there is, show it, play."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._guarded_step)
        self._guard(self._sit_down)

    def _sit_down(self) -> None:
        """Sit down, where the entry of the room is met before the first deal, and begin."""
        if not self._play.round.events and (missing := self._stakes.sit()):
            self.turned_away.emit(missing)
            return
        self._seated = True
        self._guard(self._seat_people)  # where the coin book cannot be read, they sit there as they are
        self._open_round(self._play.round)

    @Slot(int, object)
    def answer(self, question: int, action: Action) -> None:
        """Take an answer of the person."""
        self._late = 0
        self._guard(lambda: self._answer(question, action))

    @Slot(int)
    def time_out(self, question: int) -> None:
        """Answer for the person who has not done so in time; the second time in a row the seat goes on by itself."""
        self._guard(lambda: self._time_out(question))

    @Slot()
    def next_round(self) -> None:
        """Deal the next round; does nothing while one is being played or when the match is over."""
        self._guard(self._next_round)

    @Slot(str, bool)
    def set_auto(self, name: str, on: bool) -> None:
        """Switch one of the automatic answers."""
        if self._names[self._me] != PERSON or (on and not self._stakes.allows_auto(name)):
            return
        self._auto = self._auto | {name} if on else self._auto - {name}
        self._guard(lambda: self._show(None))
        self._schedule(0)

    @Slot(str)
    def set_hints(self, level: str) -> None:
        """Show more or fewer hints (`mjdesk.ui.advice`)."""
        if level != self._reporter.hints:
            self._reporter.hint(level)
            if self._timer is not None:
                self._guard(lambda: self._show(None))

    @Slot(object)
    def set_pace(self, pace: Pace) -> None:
        """Change the pace; paused, nothing more happens by itself until it goes on."""
        self._pace = pace
        if pace.paused and self._timer is not None:
            self._timer.stop()
        self._schedule(0)

    @Slot(str, object, object)
    def use_prop(self, prop: str, given: Tile | None, wanted: Tile | None) -> None:
        """Use a prop of the person's bag: the tile to give away, and the tile that is asked for, where it has any."""
        self._guard(lambda: self._use_prop(prop, given, wanted))

    @Slot(object)
    def set_table(self, settings: TableSettings) -> None:
        """Take what the host ticks, from the next round on; refused from anybody else."""
        self._guard(lambda: self._stakes.set_table(settings))

    @Slot(object)
    def set_watchers(self, allowed: frozenset[int] | None) -> None:
        """Let others look on who see the hands of these seats; None: nobody does."""
        self._reporter.watchers = allowed
        self._guard(lambda: self._show(None))

    @Slot()
    def show_again(self) -> None:
        """Report the state once more."""
        self._guard(lambda: self._show(None))

    @Slot(object)
    def set_open(self, seats: frozenset[int]) -> None:
        """Show the hands of these seats; never where a person plays."""
        self._reporter.opened = seats if PERSON not in self._names else frozenset()
        self._guard(lambda: self._show(None))

    @Slot()
    def tell_cost(self) -> None:
        """Say what leaving now comes to."""
        self._guard(lambda: self.cost.emit(self._cost()))

    @Slot()
    def leave(self) -> None:
        """End the round by leaving it, and the match with it."""
        self._guard(self._leave)

    @Slot()
    def take_back(self) -> None:
        """Go back to the last decision of the person; in practice matches alone."""
        self._guard(self._take_back)

    @Slot(object)
    def keep_order(self, columns: hand_order.Columns | None) -> None:
        """Keep how the person put the own cards."""
        self._guard(lambda: hand_order.keep(self._profile, self._match.id, self._match.number, columns))

    @Slot()
    def give_up(self) -> None:
        """Forget the running match; records of finished rounds stay."""
        if self._seated:
            self._guard(self._pay_for_giving_up)
        self.finish()
        if self._seated:  # else what lies there is another match
            self._guard(self._keeping.remove)
            self.keep_order(None)

    @Slot()
    def finish(self) -> None:
        """Let go of timer and file; everything is on the disk already."""
        if self._timer is not None:
            self._timer.stop()
        self._keeping.close()

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
            self._before = round_
            self._keeping.whole(self._match, round_)
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
        if not self._play.round.over or self._booked is None or self._booked.over or self._left:
            return
        if missing := self._stakes.go_on(self._match, self._play.round):
            self.turned_away.emit(missing)
            return
        prepared = self._stakes.prepared(self._booked, self._me)
        self._match = self._booked
        if KEEP_AUTOPLAY not in self._auto:
            self._auto -= {AUTOPLAY}  # it ends with the round (play-modes 5.4)
        self._play = Play(self._match.next_round(prepared), self._happened, self._asked_next)
        self._guard(self._seat_people)
        self._open_round(self._play.round)

    def _seat_people(self) -> None:
        """Everybody in the clothes of their gold, where one plays for coins."""
        self._people = self._stakes.people(self._people, self._names, self._outfit)

    def _use_prop(self, prop: str, given: Tile | None, wanted: Tile | None) -> None:
        event, told = self._stakes.use(self._match, self._play.round, self._me, prop, given=given, wanted=wanted)
        if event is None:
            self._show(None)
        else:
            self._play.apply(event)
        if told is not None:
            self.told.emit(told)

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
        view = self._view(seat)
        if (passing := nothing_left(view)) is not None:
            return passing
        if seat in self._players:
            return self._players[seat].choose(view)
        return automatic(view, self._auto, self._play.round.events)

    def _view(self, seat: int) -> View:
        """What a seat knows and may do, at the table where it sits."""
        return self._stakes.offered(view_of(self._play.round, seat))

    def _answer(self, question: int, action: Action) -> None:
        if action.seat != self._me:
            raise IllegalAction("not-legal", f"seat {action.seat} does not answer here")
        if self._stakes.forbids(action):
            raise IllegalAction("not-legal", "the host of the table forbids it")
        if not self._play.answer(question, action):
            self._show(None)
            self._schedule(0)

    def _time_out(self, question: int) -> None:
        if question != self._play.question or not self._play.open_for(self._me):
            return
        view, events = self._view(self._me), self._play.round.events
        self._late += 1
        if self._late >= LATE_AT_MOST:
            self._late = 0
            self._auto |= {AUTOPLAY}
        self._answer(question, auto_action(view, arrivals(events, self._me)))

    def _cost(self) -> Leaving:
        """What leaving now comes to."""
        round_ = self._play.round
        return Leaving() if round_.over else self._stakes.cost(round_, self._me)

    def _leave(self) -> None:
        cost = self._cost()
        if cost.stays:
            self._left, self._auto = True, self._auto | {AUTOPLAY}
            self._pace = Pace(0)
            self._schedule(0)
        elif cost.settles:
            self._play.apply(Flee(self._me))
            self._play.advance()

    def _pay_for_giving_up(self) -> None:
        """A round that is given up is a flight where one plays for coins."""
        if not self._play.round.over:
            self._stakes.give_up(self._match, self._play.round)

    def _take_back(self) -> None:
        if not self._match.practice:
            return
        auto, now = self._auto - {AUTOPLAY}, self._play
        asked = now.round.asked().get(self._me, ())
        answered = now.question != now.round.length or (bool(asked) and not now.open_for(self._me))
        back = last_decision(
            now.round, self._me, lambda view, events: automatic(view, auto, events) is not None, answered=answered
        )
        if back is not None:
            # the record goes first: if all ends between the two, the round is settled still and kept once more
            self._keeping.unkeep(self._match)
            self._auto, self._booked = auto, None
            self._reporter.ask_anew()
            self._play, self._before = Play(back, self._happened, self._asked_next), back
            self._keeping.whole(self._match, back)
            self._show(None)
            self._schedule(0)
        self.taken_back.emit(back is not None)

    def _happened(self, event: Event, round_: Round) -> None:
        self._keeping.event(event, self._match, round_)
        seen = self._match.rules.seen_event(self._before, event, self._me)
        self._before = round_
        if isinstance(event, Settle):
            self._book(round_)
            self._show(seen)
            self._show_settlement(round_)
            return
        self._show(seen)
        level = LEVELS.get(self._names[round_.phase.seat])
        self._schedule(pause_after(event, round_, self._me, 1.0 if level is None else level.pace))

    def _asked_next(self, round_: Round) -> None:
        """Everybody passed and the next question is open; no event tells of it."""
        self._show(None)
        self._schedule(0)

    def _book(self, round_: Round) -> None:
        """Keep the record of the settled round and add it to the match; doing it twice changes nothing."""
        self._keeping.record(self._match, round_)
        self._booked = self._match.after(round_)
        self._coins = self._keeping.coins(self._match, round_)

    # --- reporting

    def _show(self, event: Event | None) -> None:
        """Report the state, and the event that led to it as the person may know it."""
        self._reporter.show(self._match, self._people, self._play, self._auto, event)

    def _show_settlement(self, round_: Round) -> None:
        assert self._booked is not None
        gone = self._left or round_.fled == self._me
        self._reporter.settlement(self._match, self._people, round_, self._booked, self._coins, gone=gone)
