"""The round of a table of wood as it moves: by what was found to have happened, and by what a person says.

Times are milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.errors import IllegalAction
from ...engine.events import Event, Exhausted, Reveal, Win
from ...engine.phase import Step
from ...engine.round import Round
from ...engine.tiles import UNKNOWN
from ..layout import HANDS
from .course import Course
from .explain import explain
from .heard import Heard
from .implied import leading_to
from .matching import Matching, Way, is_shown
from .observed import Observed
from .pace import Pace, Waiting
from .sight import Sight, Watch
from .story import Story, are_alike
from .winners import rewritten

#: how long everything must lie still before it is taken for what it seems
STILL: Final = 250
#: how long nothing may fit before a person is asked
ASK_AFTER: Final = 3000
#: states looked at to tell what differs
FOR_PANEL: Final = 300


class Moving:
    """One round. ``changed`` is told each new state; events before it may have been taken back.

    ``waiting`` says why it is not followed yet: its first tile must be seen to know how it came to the others.
    """

    def __init__(
        self,
        round_: Round,
        watch: Watch,
        changed: Callable[[Round], None] = lambda _: None,
        *,
        after: Moving | None = None,
        waiting: Waiting | None = None,
    ) -> None:
        """``after``: the round before at the same table, whose tiles may lie there still."""
        self.watch = watch
        self._changed = changed
        self._course = Course(round_)
        self._observed: Observed = Observed(None if after is None else after._observed)
        self._heard = Heard()
        self.waiting = waiting
        self._held_to = False  # a person has said something of this round: it is the one that is played
        self._matching = Matching(self._course, self._heard, self._observed.arrivals)
        self._agreed: set[int] = set()
        self._steady: tuple[int, Round, Watch] | None = None  # what was found to fit
        self._moved_at = 0
        self._agreed_at = 0
        self._missed_at: int | None = None  # since when something the table said is lost, that may be asked for
        self._won_at = 0
        self._throws = 0
        self._nearest: Round | None = None
        self.pace = Pace.SETTLING
        self.ignored = False

    @property
    def round(self) -> Round:
        """The round as the screen has it."""
        return self._course.states[-1]

    def sight(self) -> Sight:
        """What is seen now; the four sides of the wall are one place."""
        return self._observed.sight(self.watch, self._course.dice())

    def _agree(self, now: int) -> None:
        self._observed.agrees(self.round, self.watch)
        self._agreed.add(self.round.length)
        self._agreed_at, self.pace = now, Pace.IN_STEP
        self._missed_at = None
        self._steady = self._observed.version, self.round, self.watch
        self._course.forget_throws(now)
        self._matching.settled()
        self._nearest = None

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
        """A hand of which the table sees every tile, and the round not, is shown; not while a tile is in the air."""
        if not sight.is_whole(self.round):
            return
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

    def _rewrite_wins(self, called: int | None = None) -> bool:
        states = rewritten(self._course.states, called)
        if states is None:
            return False
        self._course.replace(next(i for i, state in enumerate(self._course.states) if state.wins), states)
        self._changed(self.round)
        return True

    # --- what a person does

    def enter(self, event: Event, now: int) -> None:
        """Something the device cannot see, told by a person; raises IllegalAction where the rules do not allow it."""
        events = leading_to(self.round, event, self.sight() if self._observed.anything else None)
        self.hold_to(now)
        for each in events:
            self._push(now, each)
        self._rewrite_wins()
        self._forced(now)
        self._agreed_at = max(self._agreed_at, now - ASK_AFTER + STILL)
        self._settle_down(now)

    def hold_to(self, now: int) -> None:
        """This is the round that is played, though its beginning was not seen."""
        if self.waiting is not None:
            self.waiting, self.pace = None, Pace.SETTLING
            self._agreed_at = now
        self._held_to = True

    def tell_dice(self, dice: tuple[int, ...], now: int) -> None:
        """Dice that were thrown and that no device saw; zeros where nobody remembers."""
        self._course.told(dice, now, self._missed_at)
        self._throws += 1

    def choose(self, way: Story, now: int) -> None:
        """Of several ways it can have gone, this one; raises IllegalAction where it begins at no state any more."""
        base = next((i for i in range(self._course.last, -1, -1) if _leads(self._course.states[i], way)), None)
        if base is None:
            raise IllegalAction("not-legal", "the round has gone otherwise by now")
        self._held_to = True
        self._adopt(now, Way(base, way, self._heard.waiting))

    def choose_any(self, now: int) -> None:
        """Of several ways that come to the same, any: nobody remembers the order; raises IllegalAction for others."""
        ways = self._matching.ways
        if not are_alike(ways):
            raise IllegalAction("not-legal", "the ways come to different things")
        self.choose(ways[0], now)

    def undo(self, number: int, now: int) -> None:
        """Take back the last events on the screen."""
        self.hold_to(now)
        self._course.back_to(max(0, self._course.last - number))
        self._heard.use(self._heard.waiting)
        self._settle_down(now)

    def keep_screen(self, now: int) -> None:
        """The screen is right: what the table shows otherwise is misread, until it shows what the screen has.

        What else has happened since, and does not depend on it, is followed.
        """
        self.hold_to(now)
        sight = self.sight()
        nearest = explain(self.round, sight, self._heard.waiting, FOR_PANEL).nearest
        left = sum(len(a.missing) + len(a.extra) for a in sight.apart(nearest.round).values())
        if nearest.events and left <= 2 and is_shown(nearest, self.watch, self.round):
            self._adopt(now, Way(self._course.last, nearest))
        self._observed.keep(self.round, self.watch)
        self._settle_down(now)

    def ignore(self, ignored: bool) -> None:
        """Do not listen to the table, or do so again."""
        self.ignored = ignored
        self.pace = Pace.IGNORED if ignored else Pace.SETTLING
        self._matching.try_again()


def _leads(start: Round, way: Story) -> bool:
    """Whether a way begins at a state."""
    return start.length + len(way.events) == way.round.length and way.round.events[: start.length] == start.events
