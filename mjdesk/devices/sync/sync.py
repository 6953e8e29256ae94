"""Keeps the round on the screen in step with the table (DESIGN §4).

The round is the authority: what is seen moves it only where the rules allow one way it can have come about. An earlier
state is a take-back. What fits nothing for three seconds is shown to a person, who decides. Times are milliseconds.
"""

from __future__ import annotations

from typing import Final

from ...engine.errors import IllegalAction
from ...engine.events import Exhausted, Settle
from ...engine.notation import format_tiles
from ...engine.phase import Step
from ...engine.round import Round
from ..layout import MELDS, RIVERS, WALL
from ..link import messages as m
from .calls import Call
from .difference import differences
from .explain import explain
from .matching import TAKEN_BACK, Moment
from .moving import ASK_AFTER, FOR_PANEL, STILL, Moving
from .pace import Pace, Report, Waiting
from .sight import Sight
from .story import are_alike

#: the same where a tile may be missing without being missed
STILL_UNCOUNTED: Final = 600
#: how long where the table does not come to rest
ASK_AT_LAST: Final = 12_000
#: how long after the last win others may still call theirs
WINS_WITHIN: Final = 2500
#: tiles in ponds and melds with which a round is not just beginning: more than one for each seat
_UNDERWAY: Final = 5


class Sync(Moving):
    """One round followed at a table, in time."""

    # --- what comes from the table

    def take(self, body: m.Body, time: int, whole: bool = True) -> None:
        """Something the table said; ``whole``: nothing it had said before is missing."""
        match body:
            case m.Seen():
                self._seen(body, time, whole)
            case _ if self.waiting is not None:
                return  # it belongs to a round that is not followed
            case m.Press():
                self._heard.hear(Call(body.seat, body.button, time))
            case m.Throw() if self.round.length:  # the first throw opened the wall
                self._throws += self._course.thrown(body.dice, time)
            case m.Lift(open=True) if self.round.owed_if_all_pass() == Exhausted():
                if not self._heard.says("end"):
                    self._heard.hear(Call(None, "end", time))

    def _seen(self, seen: m.Seen, time: int, whole: bool) -> None:
        if self._observed.is_new(seen):
            self.tick(time, whole)  # as it was lay still until now
            counted = self.watch.everything(len(self.round.seats))
            self._observed.take(seen, time, len(self.round.wall) if counted else None)
            self._nearest = None
            self._moved_at = max(self._moved_at, time)

    # --- the time goes on

    def tick(self, now: int, whole: bool) -> None:
        """Look at the table; ``whole``: nothing the table said is missing."""
        if self.ignored:
            self.pace = Pace.IGNORED
            return
        if not whole:  # what is not told cannot be off
            self._observed.interrupt()
            self._missed_at = now if self._missed_at is None else self._missed_at
            self._agreed_at = max(self._agreed_at, now - ASK_AFTER + TAKEN_BACK)
            self.pace = Pace.SETTLING if self.waiting is None else Pace.WAITING
            return
        if self.watch.places and not self._observed.anything:
            self._wait(now)
        elif not self._waits(now):
            self._look(now) if self._is_still(now) else self._wait(now)

    def _look(self, now: int) -> None:
        """Everything is told and lies still."""
        if self._is_steady():
            self._agree(now)
            return
        sight = self.sight()
        fits = sight.fits(self.round)
        self._heard.forget_late(now, fits)
        if fits and not self._heard.waiting:
            self._agree(now)
            self._show_hands(sight)
        elif self._is_swept_in():  # what is still to be said of the round has nothing to do with what lies there
            self.pace = Pace.IN_STEP
        elif not self._try(now, sight):
            self._wait(now)

    def _waits(self, now: int) -> bool:
        """Whether it is the next round that is waited for, until the tiles of this one are swept in."""
        still = self._is_still(now)
        certain = self.watch.everything(len(self.round.seats))
        if self.waiting is None and still and not self._agreed and self._is_underway(_UNDERWAY if certain else 1):
            self.waiting = Waiting.RUNNING
        elif self.waiting is not None and still and not self._open_tiles():
            self.waiting = None
        if self.waiting is not None:
            self.pace = Pace.WAITING
        return self.waiting is not None

    def _is_underway(self, tiles: int) -> bool:
        """Whether a round is played whose beginning was not seen: so many tiles lie open, and nothing tells how."""
        return not self.round.length and not self._held_to and self._open_tiles() >= tiles

    def _open_tiles(self) -> int:
        """How many tiles lie in ponds and melds that are seen."""
        sight = self.sight()
        return sum(len(sight.at(place)) for place in (*RIVERS, *MELDS) if place in self.watch.places)

    def _is_still(self, now: int) -> bool:
        """Where the tiles cannot be counted, what is seen for a moment only is less to be believed."""
        counted = self.watch.everything(len(self.round.seats))
        return now - self._moved_at >= (STILL if counted else STILL_UNCOUNTED)

    def _is_steady(self) -> bool:
        """Whether nothing has changed since it was found to fit."""
        if self._steady is None or self._heard.waiting:
            return False
        version, round_, watch = self._steady
        return version == self._observed.version and round_ is self.round and watch is self.watch

    def _wait(self, now: int) -> None:
        """Nothing fits, or it does not lie still: calm for three seconds, then a person is asked."""
        if self.pace is Pace.IN_STEP:
            self.pace = Pace.SETTLING
        apart = now - self._agreed_at
        restless = now - self._moved_at < ASK_AFTER
        if not self._matching.is_unclear(now) and apart < (ASK_AT_LAST if restless else ASK_AFTER):
            return
        if self._is_underway(_UNDERWAY):
            self.waiting, self.pace = Waiting.RUNNING, Pace.WAITING
        else:
            self.pace = Pace.OFF if self._observed.anything or not self.watch.places else self.pace

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
        if way is None:
            self._matching.offer_doubtful(now)
            return False
        self._adopt(now, way)
        return True

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

    # --- the end

    def may_settle(self, now: int) -> bool:
        """Whether the round is over, everything for the settlement is known, and the table agrees."""
        if self.round.phase.step is not Step.SETTLE or self.pace not in (Pace.IN_STEP, Pace.IGNORED):
            return False
        owed = self.round.owed()
        return isinstance(owed, Settle) and not self._heard.waiting and now - self._won_at >= WINS_WITHIN

    def is_swept(self) -> bool:
        """Whether the tiles of a round that was over, and on which the table agreed, have been swept off the table.

        Nobody is going to say anything more about it, and what lies there now is no reason to ask. Only a hand that
        nobody saw, and that would spare somebody a payment, is still asked for.
        """
        return self._is_swept_in() and isinstance(self.round.owed(), Settle) and not self.round.excusable()

    def _is_swept_in(self) -> bool:
        """Whether its tiles have been swept off, once table and screen had agreed that the round was over."""
        if self.round.phase.step is not Step.SETTLE or self._heard.waiting:
            return False
        over = min(state.length for state in self._course.states if state.phase.step is Step.SETTLE)
        if not any(length >= over for length in self._agreed) or not any(s.discards for s in self.round.seats):
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
            return Report(self.pace, unheard=self._heard.unheard, waiting=self.waiting)
        if self._nearest is None:
            nearest = explain(self.round, self.sight(), self._heard.waiting, budget=FOR_PANEL).nearest
            self._nearest = nearest.round
        different = differences(self._nearest, self.sight())
        ways, dice = self._matching.ways, self._matching.dice_wanted
        thrown = self._course.dice() if dice else ()
        return Report(self.pace, different, ways, self._heard.unheard, dice, thrown, alike=are_alike(ways))

    def __str__(self) -> str:
        seen = {f"{p.zone}{p.seat}": format_tiles(t) for p, t in self.sight().tiles.items() if p != WALL}
        return f"{self.pace} {self.round.phase} {self._heard.waiting} {seen}"
