"""Looks for the one way a round can have gone on, or otherwise than it seemed, to lie as the table does.

Nothing here moves the round: what is found is given back, to be adopted. Times are milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ...engine.events import Claim, Deal, Declare, Discard, Draw, Gang, Passed, RuleEvent, Win
from ...engine.round import Round
from ..layout import HANDS, MELDS, RIVERS, WALL
from .arrivals import Arrivals
from .calls import Call, denies
from .course import Course
from .explain import BLIND_BUDGET, explain
from .heard import Heard
from .sight import Sight, Watch
from .story import Found, Story

#: how long an earlier state must be seen before it is a take-back
TAKEN_BACK: Final = 900
#: how long where several ways fit before a person is asked: the longer it takes the more there are
ASK_UNCLEAR: Final = 2000
#: how long it is not tried again to explain much at once, after it took too long; longer each time
BLIND_WAIT: Final = 1000
BLIND_WAIT_MOST: Final = 16_000
#: from how many things on a way is long, and how long it must lie still to be believed
_LONG: Final = 4
LONG_STILL: Final = TAKEN_BACK
#: how far back an earlier state is looked for, and how far back something may have gone otherwise
BACK: Final = 12
_OTHERWISE: Final = 8
#: states looked at where something may have gone otherwise
_ASIDE: Final = 150


@dataclass(frozen=True, slots=True)
class Moment:
    """The table at one time: what is seen, how long it has lain so, whether the round had been seen as it stands."""

    now: int
    sight: Sight
    still: int
    agreed: bool


@dataclass(frozen=True, slots=True)
class Way:
    """From the state of this number on it has gone so; ``calls`` are explained by it."""

    base: int
    story: Story
    calls: tuple[Call, ...] = ()


class Matching:
    """Several ways are kept as ``ways`` for a person; ``dice_wanted`` is how many dice a throw had that nobody saw."""

    def __init__(self, course: Course, heard: Heard, arrivals: Arrivals) -> None:
        self._course, self._heard, self._arrivals = course, heard, arrivals
        self.ways: tuple[Story, ...] = ()
        self.dice_wanted = 0
        self._asked_at = 0
        self._blind_after, self._blind_wait = 0, BLIND_WAIT
        self._blind_due = False  # much has to be explained at once, and it is not yet time to try that again
        self._tried: object = None
        self._doubtful: Story | None = None  # the only way onward, were it not for the order in which tiles came

    @property
    def _round(self) -> Round:
        return self._course.states[-1]

    def settled(self) -> None:
        """Table and screen agree: there is nothing to ask."""
        self.ways, self.dice_wanted = (), 0

    def begin_anew(self) -> None:
        """The round is another now."""
        self.settled()
        self._tried = None
        self._blind_after, self._blind_wait = 0, BLIND_WAIT

    def try_again(self) -> None:
        """Look once more, though nothing has changed."""
        self._tried = None

    def is_unclear(self, now: int) -> bool:
        """Whether there has been something to ask a person for long enough."""
        return bool(self.ways or self.dice_wanted) and now - self._asked_at >= ASK_UNCLEAR

    def is_due(self, version: object, moment: Moment) -> bool:
        """Whether there is anything to look for that was not looked for before."""
        key = (version, self._round.length, moment.still >= TAKEN_BACK)
        if key == self._tried and not (self._blind_due and moment.now >= self._blind_after):
            return False
        self._tried, self._blind_due = key, False
        return True

    # --- onward

    def onward(self, moment: Moment) -> Way | None:
        """The one way it can have gone on."""
        calls = self._heard.waiting
        self._doubtful = None
        found = self._found(moment, calls)
        if found.dice_wanted and not self.dice_wanted:
            self._asked_at = moment.now
        if found.dice_wanted or found.stories:  # else it stays so: something is misread beside it
            self.dice_wanted = found.dice_wanted
        only = found.only or self._only_in_order(found)
        if only is not None and not self._arrivals.fit(only.events):
            self._doubtful = only
            return None
        if only is not None and _is_long(only) and moment.still < LONG_STILL:
            return None  # a tile read where it is not and one in the air make up for each other for a moment
        stories = found.stories
        if only is not None and is_shown(only, moment.sight.watch, self._round):
            stories = (only, *self._laid_again(moment, calls))
            if len(stories) == 1:
                return Way(self._course.last, only, calls)
        self._offer(moment.now, stories)
        if found.stories or not calls:
            return None
        if moment.sight.fits(self._round):
            self._heard.drop_late(moment.now)
            return None
        before = explain(self._round, moment.sight).only  # what is called belongs to something that is not seen yet
        if before is None or any(denies(call, event) for call in calls for event in before.events):
            return None
        return Way(self._course.last, before)

    def _found(self, moment: Moment, calls: tuple[Call, ...]) -> Found:
        sight = moment.sight
        found = explain(self._round, sight, calls)
        # it takes long, and there is no hurry where much was missed
        rested = moment.still >= TAKEN_BACK
        wanted = found.only is None and rested and sight.watch.any_hand() and bool(found.stories or not found.all)
        self._blind_due = wanted and moment.now < self._blind_after
        if not wanted or self._blind_due:
            return found
        unseen = explain(self._round, sight, calls, BLIND_BUDGET, blind=True)
        if not unseen.all:
            self._blind_wait = min(2 * self._blind_wait, BLIND_WAIT_MOST)
            self._blind_after = moment.now + self._blind_wait
        return unseen if unseen.stories or unseen.dice_wanted else found

    def _laid_again(self, moment: Moment, calls: tuple[Call, ...]) -> tuple[Story, ...]:
        """How else it can have gone where the last discard was seen to be gone: taken back, and laid down later."""
        last = self._round.events[-1] if self._round.events else None
        if not isinstance(last, Discard) or not self._arrivals.was_gone(RIVERS[last.seat], last.tile):
            return ()
        base = self._course.last - 1
        then = replace(moment.sight, dice=self._course.dice(base))
        found = explain(self._course.states[base], then, calls)
        return tuple([story for story in found.stories if story.events[0] != last])

    def _only_in_order(self, found: Found) -> Story | None:
        """The one way that fits the order in which tiles came to lie there."""
        if not found.all:
            return None
        fitting = [story for story in found.stories if self._arrivals.fit(story.events)]
        return fitting[0] if len(fitting) == 1 else None

    def offer_doubtful(self, now: int) -> None:
        """No other way was found: a person is asked whether it is the one that tiles seem to speak against."""
        if self._doubtful is not None:
            self._offer(now, (self._doubtful,))

    # --- otherwise than it seemed

    def otherwise(self, moment: Moment) -> Way | None:
        """A call that came late belongs before what has been seen since; or the table lies as it did before."""
        if self.dice_wanted:  # everything else hangs on what they showed
            return None
        rivers = RIVERS[: len(self._round.seats)]
        if not all(map(moment.sight.watch.sees, rivers)):  # what a person told would be lost, as nothing shows it
            return None
        calls = self._heard.waiting
        late_call = self._differently(moment) if calls else None
        if late_call is not None:
            return late_call
        if moment.still < TAKEN_BACK or self._round.wins or not moment.agreed:
            return None
        return self._taken_back(moment) or self._corrected(moment)

    def _differently(self, moment: Moment) -> Way | None:
        """The one way it can have gone from an earlier state on."""
        calls = self._heard.waiting
        for base in range(self._course.last - 1, max(-1, self._course.last - 1 - _OTHERWISE), -1):
            then = replace(moment.sight, dice=self._course.dice(base))
            found = explain(self._course.states[base], then, calls, _ASIDE)
            if found.only is not None and self._keeps_what_was_told(base, found.only):
                return Way(base, found.only, calls)
            if found.stories:
                self._offer(moment.now, found.stories)
                return None
        return None

    def _keeps_what_was_told(self, base: int, story: Story) -> bool:
        """Whether a way has everything since a state that only a word told of: no tile takes that back."""
        told = [event for event in self._round.events[base:] if isinstance(event, (Declare, Win, RuleEvent))]
        return all(event in story.events for event in told)

    def _taken_back(self, moment: Moment) -> Way | None:
        """The table lies as it did before: the last events were taken back, where they had been seen."""
        for base in range(self._course.last - 1, max(-1, self._course.last - 1 - BACK), -1):
            if isinstance(self._round.events[-1], Deal) or not moment.sight.fits(self._course.states[base]):
                continue
            back = Story((), self._course.states[base])
            if self.ways:  # it may as well have gone on
                self.ways = (*self.ways, back)
                return None
            return Way(base, back, self._heard.waiting)
        return None

    def _corrected(self, moment: Moment) -> Way | None:
        """Something was done otherwise than it had seemed. Only where every tile is seen that is certain."""
        if self.ways:
            return None
        way = self._differently(moment)
        if way is None or moment.sight.watch.everything(len(self._round.seats)):
            return way
        self._offer(moment.now, (way.story,))
        return None

    def _offer(self, now: int, ways: tuple[Story, ...]) -> None:
        """Several ways fit: a person is asked soon, for the longer it takes the more there are."""
        if ways:
            self._asked_at = self._asked_at if self.ways or self.dice_wanted else now
            self.ways = ways


def _is_long(story: Story) -> bool:
    """Whether much is told at once, so that little would have to be misread to tell something else."""
    return sum(not isinstance(event, (Deal, Draw, Passed)) for event in story.events) >= _LONG


def is_shown(story: Story, watch: Watch, start: Round) -> bool:
    """Whether what a story tells from a state on is seen.

    A discard that is gone may have been claimed, or taken back; who calls a win on one may have drawn the next tile.
    """
    for event in story.events:
        if isinstance(event, (Claim, Gang)) and MELDS[event.seat] not in watch.places:
            return False
        if isinstance(event, Win) and event.source is not None and not (watch.places & {HANDS[event.seat], WALL}):
            owed = start.owed_if_all_pass()
            if isinstance(owed, Draw) and owed.seat == event.seat:
                return False
        start = start.apply(event)
    return True
