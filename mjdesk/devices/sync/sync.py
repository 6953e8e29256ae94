"""Keeps the round on the screen in step with the table (DESIGN §4).

The round is the authority: what is seen moves it only where the rules allow one way it can have come about. An earlier
state is a take-back. What fits nothing for three seconds is shown to a person, who decides. Times are milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.errors import IllegalAction
from ...engine.events import Event, Exhausted, Reveal, Settle, Win
from ...engine.notation import format_tiles
from ...engine.phase import Step
from ...engine.round import Round
from ...engine.tiles import UNKNOWN
from ..layout import HANDS, RIVERS, WALL
from ..link import messages as m
from .calls import Call
from .course import Course
from .difference import differences
from .explain import explain
from .heard import Heard
from .implied import leading_to
from .matching import TAKEN_BACK, Matching, Moment, Way, is_shown
from .observed import Observed
from .pace import Pace, Report
from .sight import Sight, Watch
from .story import Story
from .winners import rewritten

#: how long everything must lie still before it is taken for what it seems
STILL: Final = 250
#: the same where a tile may be missing without being missed
STILL_UNCOUNTED: Final = 600
#: how long nothing may fit before a person is asked
ASK_AFTER: Final = 3000
#: how long where the table does not come to rest
ASK_AT_LAST: Final = 12_000
#: how long after the last win others may still call theirs
WINS_WITHIN: Final = 2500
#: states looked at to tell what differs
_FOR_PANEL: Final = 300


class Sync:
    """One round followed at a table. ``changed`` is told each new round; events before it may have been taken back."""

    def __init__(self, round_: Round, watch: Watch, changed: Callable[[Round], None] = lambda _: None) -> None:
        self.watch = watch
        self._changed = changed
        self._course = Course(round_)
        self._observed, self._heard = Observed(), Heard()
        self._matching = Matching(self._course, self._heard, self._observed.arrivals)
        self._agreed: set[int] = set()
        self._steady: tuple[int, Round, Watch] | None = None  # what was found to fit
        self._moved_at = 0
        self._agreed_at = 0
        self._won_at = 0
        self._throws = 0
        self._nearest: Round | None = None
        self.pace = Pace.SETTLING
        self.ignored = False

    @property
    def round(self) -> Round:
        """The round as the screen has it."""
        return self._course.states[-1]

    # --- what comes from the table

    def take(self, body: m.Body, time: int) -> None:
        """Something the table said."""
        match body:
            case m.Seen():
                self._seen(body, time)
            case m.Press():
                self._heard.hear(Call(body.seat, body.button, time))
            case m.Throw() if self.round.length:  # the first throw opened the wall
                self._throws += self._course.thrown(body.dice, time)
            case m.Lift(open=True) if self.round.owed_if_all_pass() == Exhausted():
                if not self._heard.says("end"):
                    self._heard.hear(Call(None, "end", time))

    def _seen(self, seen: m.Seen, time: int) -> None:
        if self._observed.is_new(seen):
            self.tick(time, whole=True)  # as it was lay still until now
            self._observed.take(seen, time)
            self._nearest = None
            self._moved_at = max(self._moved_at, time)

    def sight(self) -> Sight:
        """What is seen now; the four sides of the wall are one place."""
        return self._observed.sight(self.watch, self._course.dice())

    # --- the time goes on

    def tick(self, now: int, whole: bool) -> None:
        """Look at the table; ``whole``: nothing the table said is missing."""
        if self.ignored:
            self.pace = Pace.IGNORED
            return
        if not whole:  # what is not told cannot be off
            self._agreed_at = max(self._agreed_at, now - ASK_AFTER + TAKEN_BACK)
            self.pace = Pace.SETTLING
            return
        if not self._observed.anything or now - self._moved_at < self._still():
            self._wait(now)
            return
        self._heard.forget_hints(now)
        if self._is_steady():
            self._agree(now)
            return
        sight = self.sight()
        if sight.fits(self.round) and not self._heard.waiting:
            self._agree(now)
            self._show_hands(sight)
        elif not self._try(now, sight):
            self._wait(now)

    def _still(self) -> int:
        """Where the tiles cannot be counted, what is seen for a moment only is less to be believed."""
        return STILL if self.watch.everything(len(self.round.seats)) else STILL_UNCOUNTED

    def _is_steady(self) -> bool:
        """Whether nothing has changed since it was found to fit."""
        if self._steady is None or self._heard.waiting:
            return False
        version, round_, watch = self._steady
        return version == self._observed.version and round_ is self.round and watch is self.watch

    def _agree(self, now: int) -> None:
        self._observed.agrees(self.round, self.watch)
        self._agreed.add(self.round.length)
        self._agreed_at, self.pace = now, Pace.IN_STEP
        self._steady = self._observed.version, self.round, self.watch
        self._course.forget_throws(now)
        self._matching.settled()
        self._nearest = None

    def _wait(self, now: int) -> None:
        """Nothing fits, or it does not lie still: calm for three seconds, then a person is asked."""
        if self.pace is Pace.IN_STEP:
            self.pace = Pace.SETTLING
        apart = now - self._agreed_at
        restless = now - self._moved_at < ASK_AFTER
        if self._matching.is_unclear(now) or apart >= (ASK_AT_LAST if restless else ASK_AFTER):
            self.pace = Pace.OFF if self._observed.anything else self.pace

    def _try(self, now: int, sight: Sight) -> bool:
        """Find the one way it can have gone; true when the round moved."""
        moment = Moment(now, sight, now - self._moved_at, self.round.length in self._agreed)
        version = self._observed.version, self._heard.version, self._throws
        if not self._matching.is_due(version, moment):
            return False
        if not sight.is_whole(self.round) or sight.too_many(self.round):
            self._nearest = None
            return False
        way = self._matching.onward(moment)
        if way is None and self._outbid(now):
            return True
        way = way or self._matching.otherwise(moment)
        if way is not None:
            self._adopt(now, way)
        return way is not None

    def _outbid(self, now: int) -> bool:
        """A win that was called after another on the same tile: it stands beside it, before it, or not at all."""
        call = self._heard.first("win")
        wins = self.round.wins
        if call is None or not wins or wins[0].source in (None, call.seat):
            return False
        if not any(win.seat == call.seat for win in wins):
            if not self._rewrite_wins(call.seat):
                self._heard.give_up((call,))
                return False
            self._won_at = now
        self._heard.use((call,))
        self._settle_down(now)
        return True

    def _rewrite_wins(self, called: int | None = None) -> bool:
        states = rewritten(self._course.states, called)
        if states is None:
            return False
        self._course.replace(next(i for i, state in enumerate(self._course.states) if state.wins), states)
        self._changed(self.round)
        return True

    # --- the round moves

    def _adopt(self, now: int, way: Way) -> None:
        """The round has gone so."""
        self._course.back_to(way.base)
        for event in way.story.events:
            self._push(now, event)
        self._heard.use(way.calls)
        self._rewrite_wins()
        self._forced(now)
        self._settle_down(now)

    def _push(self, now: int, event: Event) -> None:
        self._course.push(event)
        if isinstance(event, Win):
            self._won_at = now

    def _forced(self, now: int) -> None:
        """What the table owes and no tile shows."""
        while isinstance(owed := self.round.owed(), Exhausted):
            self._push(now, owed)

    def _settle_down(self, now: int) -> None:
        length = self.round.length
        self._agreed = {n for n in self._agreed if n < length}
        self._matching.begin_anew()
        self._nearest = None
        sight = self.sight()
        if sight.fits(self.round) and not self._heard.waiting:
            self._agree(now)
            self._show_hands(sight)
        self._changed(self.round)

    def _show_hands(self, sight: Sight) -> None:
        """A hand of which the table sees every tile, and the round not, is shown."""
        if self.round.phase.step is not Step.SETTLE and not self.round.asked():
            return
        for seat, state in enumerate(self.round.seats):
            tiles = sight.at(HANDS[seat])
            if state.unknown and self.watch.sees(HANDS[seat]) and UNKNOWN not in tiles and len(tiles) == state.size:
                try:
                    self._course.push(Reveal(seat, tiles))
                except IllegalAction:
                    continue  # it contradicts what was seen before: the settlement will not come by itself
                self._agreed.add(self.round.length)
                self._changed(self.round)

    # --- what a person does

    def enter(self, event: Event, now: int) -> None:
        """Something the device cannot see, told by a person; raises IllegalAction where the rules do not allow it."""
        events = leading_to(self.round, event, self.sight() if self._observed.anything else None)
        for each in events:
            self._push(now, each)
        self._rewrite_wins()
        self._forced(now)
        self._agreed_at = max(self._agreed_at, now - ASK_AFTER + STILL)
        self._settle_down(now)

    def tell_dice(self, dice: tuple[int, ...], now: int) -> None:
        """Dice that were thrown and that no device saw."""
        self._course.thrown(dice, now, told=True)
        self._throws += 1

    def choose(self, way: Story, now: int) -> None:
        """Of several ways it can have gone, this one; raises IllegalAction where it begins at no state any more."""
        base = next((i for i in range(self._course.last, -1, -1) if _leads(self._course.states[i], way)), None)
        if base is None:
            raise IllegalAction("not-legal", "the round has gone otherwise by now")
        self._adopt(now, Way(base, way, self._heard.waiting))

    def undo(self, number: int, now: int) -> None:
        """Take back the last events on the screen."""
        self._course.back_to(max(0, self._course.last - number))
        self._heard.use(self._heard.waiting)
        self._settle_down(now)

    def keep_screen(self, now: int) -> None:
        """The screen is right: what the table shows otherwise is misread, until it shows what the screen has.

        What else has happened since, and does not depend on it, is followed.
        """
        sight = self.sight()
        nearest = explain(self.round, sight, self._heard.waiting, _FOR_PANEL).nearest
        left = sum(len(a.missing) + len(a.extra) for a in sight.apart(nearest.round).values())
        if nearest.events and left <= 2 and is_shown(nearest, self.watch):
            self._adopt(now, Way(self._course.last, nearest))
        self._observed.keep(self.round, self.watch)
        self._settle_down(now)

    def ignore(self, ignored: bool) -> None:
        """Do not listen to the table, or do so again."""
        self.ignored = ignored
        self.pace = Pace.IGNORED if ignored else Pace.SETTLING
        self._matching.try_again()

    # --- the end

    def may_settle(self, now: int) -> bool:
        """Whether the round is over, everything for the settlement is known, and the table agrees."""
        if self.round.phase.step is not Step.SETTLE or self.pace not in (Pace.IN_STEP, Pace.IGNORED):
            return False
        owed = self.round.owed()
        return isinstance(owed, Settle) and not self._heard.waiting and now - self._won_at >= WINS_WITHIN

    def is_swept(self) -> bool:
        """Whether the tiles of a round that was over, and on which the table agreed, have been swept off the table.

        Nobody is going to say anything more about it, and what lies there now is no reason to ask.
        """
        if self.round.phase.step is not Step.SETTLE or self.round.length not in self._agreed or self._heard.waiting:
            return False
        if not isinstance(self.round.owed(), Settle) or not any(state.discards for state in self.round.seats):
            return False
        rivers = [RIVERS[seat] for seat in range(len(self.round.seats)) if self.watch.sees(RIVERS[seat])]
        sight = self.sight()
        return bool(rivers) and not any(map(sight.at, rivers))

    def settle(self, now: int) -> Round:
        """The settled round."""
        owed = self.round.owed()
        if not isinstance(owed, Settle):
            raise IllegalAction("not-settled", f"{owed}; expected the round to be over")
        self._push(now, owed)
        self._changed(self.round)
        return self.round

    def report(self) -> Report:
        """How it stands, for the screen."""
        if self.pace is not Pace.OFF:
            return Report(self.pace, unheard=self._heard.unheard)
        if self._nearest is None:
            nearest = explain(self.round, self.sight(), self._heard.waiting, budget=_FOR_PANEL).nearest
            self._nearest = nearest.round
        different = differences(self._nearest, self.sight())
        return Report(self.pace, different, self._matching.ways, self._heard.unheard, self._matching.dice_wanted)

    def __str__(self) -> str:
        seen = {f"{p.zone}{p.seat}": format_tiles(t) for p, t in self.sight().tiles.items() if p != WALL}
        return f"{self.pace} {self.round.phase} {self._heard.waiting} {seen}"


def _leads(start: Round, way: Story) -> bool:
    """Whether a way begins at a state."""
    return start.length + len(way.events) == way.round.length and way.round.events[: start.length] == start.events
