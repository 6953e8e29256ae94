"""Keeps the round on the screen in step with the table (DESIGN §4).

The round is the authority: what is seen moves it only where the rules allow one way it can have come about. An earlier
state is a take-back. What fits nothing for three seconds is shown to a person, who decides. Times are milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from ...engine.errors import IllegalAction
from ...engine.events import Claim, Deal, Event, Exhausted, Gang, Reveal, Settle, Win
from ...engine.notation import format_tiles
from ...engine.phase import Step
from ...engine.round import Round
from ...engine.tiles import UNKNOWN, Tile
from ..layout import HANDS, MELDS, RIVERS, WALL, Place, layout_of, without
from ..link import messages as m
from ..link.messages import Zone
from .arrivals import Arrivals
from .calls import WAYS, WORDS, Call
from .course import Course
from .difference import Difference, differences
from .explain import BLIND_BUDGET, Found, Story, explain
from .implied import leading_to
from .sight import Kept, Sight, Watch
from .winners import rewritten

#: how long everything must lie still before it is taken for what it seems
STILL: Final = 250
#: the same where a tile may be missing without being missed
STILL_UNCOUNTED: Final = 600
#: how long an earlier state must be seen before it is a take-back
TAKEN_BACK: Final = 900
#: how long nothing may fit before a person is asked
ASK_AFTER: Final = 3000
#: how long where several ways fit: the longer it takes the more there are
ASK_UNCLEAR: Final = 2000
#: how long where the table does not come to rest
ASK_AT_LAST: Final = 12_000
#: how long after the last win others may still call theirs
WINS_WITHIN: Final = 2500
#: how long a call waits for what it belongs to, once table and screen agree
CALL_WAITS: Final = 15_000
#: how long it is remembered how a kong was meant
HINT_LASTS: Final = 6000
#: how long a call waits where they do not
CALL_LASTS: Final = 40_000
#: how long it is not tried again to explain much at once, after it took too long; longer each time
BLIND_WAIT: Final = 1000
BLIND_WAIT_MOST: Final = 16_000
#: how far back an earlier state is looked for, and how far back something may have gone otherwise
BACK: Final = 12
_OTHERWISE: Final = 8
#: states looked at where something may have gone otherwise, and to tell what differs
_ASIDE: Final = 150
_FOR_PANEL: Final = 300


class Pace(StrEnum):
    """How table and screen stand to each other."""

    IN_STEP = "in-step"
    SETTLING = "settling"
    OFF = "off"
    IGNORED = "ignored"


@dataclass(frozen=True)
class Report:
    """What a person is told: differences and the ways to go on that fit, once something is off."""

    pace: Pace
    differences: tuple[Difference, ...] = ()
    ways: tuple[Story, ...] = ()
    #: calls that fit nothing
    unheard: tuple[Call, ...] = ()
    #: how many dice were thrown that nobody saw, where nothing fits without knowing them
    dice: int = 0


class Sync:
    """One round followed at a table. ``changed`` is told each new round; events before it may have been taken back."""

    def __init__(self, round_: Round, watch: Watch, changed: Callable[[Round], None] = lambda _: None) -> None:
        self.watch = watch
        self._changed = changed
        self._course = Course(round_)
        self._agreed: set[int] = set()
        self._raw: dict[tuple[Zone, int | None], tuple[Tile, ...]] = {}
        self._last: dict[Place, Tile] = {}
        self._arrivals = Arrivals()
        self._calls: list[Call] = []
        self._unheard: list[Call] = []
        self._moved_at = 0
        self._agreed_at = 0
        self._won_at = 0
        self._asked_at = 0
        self._dice_wanted = 0
        self._blind_after, self._blind_wait = 0, BLIND_WAIT
        self._blind_due = False  # much has to be explained at once, and it is not yet time to try that again
        self._version = 0
        self._tried: tuple[int, int, int] | None = None
        self._ways: tuple[Story, ...] = ()
        self._nearest: Round | None = None
        self._kept: dict[Place, Kept] = {}
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
                self._call(Call(body.seat, body.button, time))
            case m.Throw() if self.round.length:  # the first throw opened the wall
                self._version += self._course.thrown(body.dice, time)
            case m.Lift(open=True) if self.round.owed_if_all_pass() == Exhausted():
                if not any(call.word == "end" for call in self._calls):
                    self._call(Call(None, "end", time))

    def _seen(self, seen: m.Seen, time: int) -> None:
        key = (seen.zone, seen.seat)
        before = self._raw.get(key)
        if before == seen.tiles:
            return
        self.tick(time, whole=True)  # as it was lay still until now
        if before is not None:
            self._arrivals.saw(Place(*key), before, seen.tiles, time)
        self._raw[key] = seen.tiles
        self._version += 1
        self._nearest = None
        self._moved_at = max(self._moved_at, time)
        if seen.zone is Zone.HAND and before is not None and len(seen.tiles) == len(before) + 1:
            (self._last[Place(*key)],) = without(seen.tiles, before)[:1] or [UNKNOWN]

    def _call(self, call: Call) -> None:
        if call.word in WORDS:
            self._calls.append(call)
            self._version += 1
        else:
            self._unheard.append(call)

    def sight(self) -> Sight:
        """What is seen now; the four sides of the wall are one place."""
        tiles: dict[Place, tuple[Tile, ...]] = {}
        for (zone, seat), there in self._raw.items():
            if zone is Zone.WALL:
                tiles[WALL] = tiles.get(WALL, ()) + there
            else:
                tiles[Place(zone, seat)] = there
        for place, kept in self._kept.items():
            tiles[place] = kept.corrected(tiles.get(place, ()))
        return Sight(self.watch, tiles, self._course.dice(), dict(self._last))

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
        if not self._raw or now - self._moved_at < self._still():
            self._wait(now)
            return
        self._forget_hints(now)
        sight = self.sight()
        if sight.fits(self.round) and not self._calls:
            self._agree(now, sight)
        elif not self._try(now, sight):
            self._wait(now)

    def _still(self) -> int:
        """Where the tiles cannot be counted, what is seen for a moment only is less to be believed."""
        return STILL if self.watch.everything(len(self.round.seats)) else STILL_UNCOUNTED

    def _agree(self, now: int, sight: Sight) -> None:
        if self._kept and Sight(self.watch, self._plain_tiles()).fits(self.round):
            self._kept = {}
        self._agreed.add(self.round.length)
        self._agreed_at, self.pace = now, Pace.IN_STEP
        self._course.forget_throws(now)
        self._arrivals.forget()
        self._ways, self._nearest, self._dice_wanted = (), None, 0
        self._show_hands(sight)

    def _plain_tiles(self) -> dict[Place, tuple[Tile, ...]]:
        kept, self._kept = self._kept, {}
        tiles = dict(self.sight().tiles)
        self._kept = kept
        return tiles

    def _wait(self, now: int) -> None:
        """Nothing fits, or it does not lie still: calm for three seconds, then a person is asked."""
        if self.pace is Pace.IN_STEP:
            self.pace = Pace.SETTLING
        apart = now - self._agreed_at
        unclear = bool(self._ways or self._dice_wanted) and now - self._asked_at >= ASK_UNCLEAR
        if unclear or (apart >= ASK_AFTER and (now - self._moved_at >= ASK_AFTER or apart >= ASK_AT_LAST)):
            self.pace = Pace.OFF if self._raw else self.pace

    def _try(self, now: int, sight: Sight) -> bool:
        """Find the one way it can have gone; true when the round moved."""
        late = now - self._moved_at >= TAKEN_BACK
        key = (self._version, self.round.length, late)
        if key == self._tried and not (self._blind_due and now >= self._blind_after):
            return False
        self._tried, self._blind_due = key, False
        if not sight.is_whole(self.round) or sight.too_many(self.round):
            self._nearest = None
            return False
        if self._forward(now, sight) or self._outbid(now):
            return True
        if self._dice_wanted:  # everything else hangs on what they showed
            return False
        if self._calls and self._otherwise(now, sight, tuple(self._calls)):
            return True
        return late and not self.round.wins and (self._take_back(now, sight) or self._corrected(now, sight))

    def _forward(self, now: int, sight: Sight) -> bool:
        found = explain(self.round, sight, tuple(self._calls))
        # it takes long, and there is no hurry where much was missed
        rested = now - self._moved_at >= TAKEN_BACK
        wanted = found.only is None and rested and self.watch.any_hand() and bool(found.stories or not found.all)
        self._blind_due = wanted and now < self._blind_after
        if wanted and not self._blind_due:
            unseen = explain(self.round, sight, tuple(self._calls), BLIND_BUDGET, blind=True)
            if not unseen.all:
                self._blind_wait = min(2 * self._blind_wait, BLIND_WAIT_MOST)
                self._blind_after = now + self._blind_wait
            found = unseen if unseen.stories or unseen.dice_wanted else found
        if found.dice_wanted and not self._dice_wanted:
            self._asked_at = now
        if found.dice_wanted or found.stories:  # else it stays so: something is misread beside it
            self._dice_wanted = found.dice_wanted
        only = found.only or self._only_in_order(found)
        if only is not None and self._is_shown(only):
            return self._adopt(now, self._course.last, only)
        self._offer(now, found.stories)
        if found.stories or not self._calls:
            return False
        if sight.fits(self.round):
            self._drop_calls(now)
            return False
        before = explain(self.round, sight)  # what is called belongs to something that is not seen yet
        return before.only is not None and self._adopt(now, self._course.last, before.only, calls=())

    def _only_in_order(self, found: Found) -> Story | None:
        """The one way that fits the order in which tiles came to lie there."""
        if not found.all:
            return None
        fitting = [story for story in found.stories if self._arrivals.fit(story.events)]
        return fitting[0] if len(fitting) == 1 else None

    def _is_shown(self, story: Story) -> bool:
        """Whether every meld of a story is seen: a discard that is gone may have been claimed, or taken back."""
        melding = [event for event in story.events if isinstance(event, (Claim, Gang))]
        return all(MELDS[event.seat] in self.watch.places for event in melding)

    def _otherwise(self, now: int, sight: Sight, calls: tuple[Call, ...]) -> bool:
        """A call that came late belongs before what has been seen since."""
        for base in range(self._course.last - 1, max(-1, self._course.last - 1 - _OTHERWISE), -1):
            found = explain(self._course.states[base], replace(sight, dice=self._course.dice(base)), calls, _ASIDE)
            if found.only is not None:
                return self._adopt(now, base, found.only)
            if found.stories:
                self._offer(now, found.stories)
                return False
        return False

    def _take_back(self, now: int, sight: Sight) -> bool:
        """The table lies as it did before: the last events were taken back, where they had been seen."""
        if self.round.length not in self._agreed:
            return False
        for base in range(self._course.last - 1, max(-1, self._course.last - 1 - BACK), -1):
            if isinstance(self.round.events[-1], Deal) or not sight.fits(self._course.states[base]):
                continue
            if self._ways:  # it may as well have gone on
                self._ways = (*self._ways, Story((), self._course.states[base]))
                return False
            return self._adopt(now, base, Story((), self._course.states[base]))
        return False

    def _corrected(self, now: int, sight: Sight) -> bool:
        """Something was done otherwise than it had seemed. Only where every tile is seen that is certain."""
        if self.round.length not in self._agreed or self._ways:
            return False
        for base in range(self._course.last - 1, max(-1, self._course.last - 1 - _OTHERWISE), -1):
            then = replace(sight, dice=self._course.dice(base))
            found = explain(self._course.states[base], then, tuple(self._calls), _ASIDE)
            if found.only is not None and self.watch.everything(len(self.round.seats)):
                return self._adopt(now, base, found.only)
            if found.stories:
                self._offer(now, found.stories)
                return False
        return False

    def _offer(self, now: int, ways: tuple[Story, ...]) -> None:
        """Several ways fit: a person is asked soon, for the longer it takes the more there are."""
        if ways:
            self._asked_at = self._asked_at if self._ways or self._dice_wanted else now
            self._ways = ways

    def _drop_calls(self, now: int) -> None:
        """Calls that belong to nothing: a person is told of them."""
        for call in [call for call in self._calls if now - call.time >= CALL_WAITS]:
            self._calls.remove(call)
            self._unheard.append(call)
            self._version += 1

    def _forget_hints(self, now: int) -> None:
        """How a kong was meant is told with it; a word that belonged to nothing for long holds nothing up."""
        for call in list(self._calls):
            if now - call.time >= (HINT_LASTS if call.word in WAYS else CALL_LASTS):
                self._calls.remove(call)
                self._version += 1
                if call.word not in WAYS:
                    self._unheard.append(call)

    def _outbid(self, now: int) -> bool:
        """A win that was called after another on the same tile: it stands beside it, before it, or not at all."""
        call = next((each for each in self._calls if each.word == "win"), None)
        wins = self.round.wins
        if call is None or not wins or wins[0].source in (None, call.seat):
            return False
        self._calls.remove(call)
        self._version += 1
        if not any(win.seat == call.seat for win in wins):
            if not self._rewrite_wins(call.seat):
                self._unheard.append(call)
                return False
            self._won_at = now
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

    def _adopt(self, now: int, base: int, story: Story, calls: tuple[Call, ...] | None = None) -> bool:
        """The round has gone so, which used up the calls: all of them, or those named."""
        self._course.back_to(base)
        for event in story.events:
            self._push(now, event)
        self._calls = [] if calls is None else [call for call in self._calls if call not in calls]
        self._rewrite_wins()
        self._forced(now)
        self._settle_down(now)
        return True

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
        self._ways, self._nearest, self._tried, self._dice_wanted = (), None, None, 0
        self._blind_after, self._blind_wait = 0, BLIND_WAIT
        sight = self.sight()
        if sight.fits(self.round) and not self._calls:
            self._agree(now, sight)
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
        events = leading_to(self.round, event, self.sight() if self._raw else None)
        for each in events:
            self._push(now, each)
        self._rewrite_wins()
        self._forced(now)
        self._agreed_at = max(self._agreed_at, now - ASK_AFTER + STILL)
        self._settle_down(now)

    def tell_dice(self, dice: tuple[int, ...], now: int) -> None:
        """Dice that were thrown and that no device saw."""
        self._course.thrown(dice, now, told=True)
        self._version += 1

    def choose(self, way: Story, now: int) -> None:
        """Of several ways it can have gone, this one; raises IllegalAction where it begins at no state any more."""
        base = next((i for i in range(self._course.last, -1, -1) if _leads(self._course.states[i], way)), None)
        if base is None:
            raise IllegalAction("not-legal", "the round has gone otherwise by now")
        self._adopt(now, base, way)

    def undo(self, number: int, now: int) -> None:
        """Take back the last events on the screen."""
        self._course.back_to(max(0, self._course.last - number))
        self._calls.clear()
        self._settle_down(now)

    def keep_screen(self, now: int) -> None:
        """The screen is right: what the table shows otherwise is misread, until it shows what the screen has.

        What else has happened since, and does not depend on it, is followed.
        """
        sight = self.sight()
        nearest = explain(self.round, sight, tuple(self._calls), _FOR_PANEL).nearest
        left = sum(len(a.missing) + len(a.extra) for a in sight.apart(nearest.round).values())
        if nearest.events and left <= 2 and self._is_shown(nearest):
            self._adopt(now, self._course.last, nearest, calls=())
        expected = layout_of(self.round)
        for place, apart in self.sight().apart(self.round).items():
            self._kept[place] = Kept(apart, expected[place])
        self._version += 1
        self._settle_down(now)

    def ignore(self, ignored: bool) -> None:
        """Do not listen to the table, or do so again."""
        self.ignored = ignored
        self.pace = Pace.IGNORED if ignored else Pace.SETTLING
        self._tried = None

    # --- the end

    def may_settle(self, now: int) -> bool:
        """Whether the round is over, everything for the settlement is known, and the table agrees."""
        if self.round.phase.step is not Step.SETTLE or self.pace not in (Pace.IN_STEP, Pace.IGNORED):
            return False
        owed = self.round.owed()
        return isinstance(owed, Settle) and not self._calls and now - self._won_at >= WINS_WITHIN

    def is_swept(self) -> bool:
        """Whether the tiles of a round that was over, and on which the table agreed, have been swept off the table.

        Nobody is going to say anything more about it, and what lies there now is no reason to ask.
        """
        if self.round.phase.step is not Step.SETTLE or self.round.length not in self._agreed or self._calls:
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
            return Report(self.pace, unheard=tuple(self._unheard))
        if self._nearest is None:
            self._nearest = explain(self.round, self.sight(), tuple(self._calls), budget=_FOR_PANEL).nearest.round
        different = differences(self._nearest, self.sight())
        return Report(self.pace, different, self._ways, tuple(self._unheard), self._dice_wanted)

    def __str__(self) -> str:
        seen = {f"{p.zone}{p.seat}": format_tiles(t) for p, t in self.sight().tiles.items() if p != WALL}
        return f"{self.pace} {self.round.phase} {self._calls} {seen}"


def _leads(start: Round, way: Story) -> bool:
    """Whether a way begins at a state."""
    return start.length + len(way.events) == way.round.length and way.round.events[: start.length] == start.events
