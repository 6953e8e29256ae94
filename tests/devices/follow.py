"""A simulated table and the program that follows it, in made-up time: what becomes of a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from mjdesk.devices.link.decoder import Encoding
from mjdesk.devices.link.dialect import OwnDialect
from mjdesk.devices.link.session import LinkState, Session, StateChanged, Told
from mjdesk.devices.simulator.people import is_silent
from mjdesk.devices.simulator.table import SimulatedTable
from mjdesk.devices.sync.course import dice_of
from mjdesk.devices.sync.pace import Pace
from mjdesk.devices.sync.sight import Watch
from mjdesk.devices.sync.sync import Sync
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import (
    Claim,
    Deal,
    Draw,
    Event,
    Exhausted,
    Flower,
    Gang,
    Indicator,
    Passed,
    Reveal,
    RuleEvent,
    Settle,
    Turned,
    Win,
)  # fmt: skip
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up

TICK = 50
#: how long after its end a round is waited for, in ms
PATIENCE = 60_000


def truths(rules: str, seed: str, rounds: int, **options: object) -> list[Round]:
    """Finished rounds of a match of greedy players."""
    system = rule_system(rules)
    match = Match.begin(system, complete(system.options, options), seed, rounds)
    out = []
    while not match.over:
        sides = line_up("greedy", match.players, f"{seed}/{match.number}")
        out.append(play_round(match.next_round(), sides))
        match = match.after(out[-1])
    return out


def states_of(finished: Round) -> list[Round]:
    """The round before each event and at the end."""
    out = [finished.begin(finished.rules, finished.setup, finished.wall, finished.salt)]
    for event in finished.events:
        out.append(out[-1].apply(event))
    return out


@dataclass
class Outcome:
    """What became of a round: ``equal``, ``panel`` (open, on the right tiles), or something that must not be."""

    word: str
    seconds: float
    entered: int = 0
    chosen: int = 0
    by_hand: int = 0
    kept: int = 0
    refused: str = ""
    asked: int = 0  #: times the panel came up
    dice: int = 0  #: throws that a person told
    struck: list[str] = field(default_factory=list)
    sync: Sync | None = None
    table: SimulatedTable | None = None


def blank(finished: Round) -> Round:
    """The same round before its deal, nothing of the wall known."""
    setup = replace(finished.setup, commit="")
    return finished.rules.new_round(setup, (UNKNOWN,) * len(finished.wall))


class Follower:
    """Table, session, sync and the people who answer the panel, over one round."""

    def __init__(
        self,
        finished: Round,
        kind: str = "full",
        rates: dict[str, float] | None = None,
        seed: int = 1,
        encoding: Encoding = Encoding.BINARY,
        *,
        by_hand: bool = True,
    ) -> None:
        """``by_hand``: whether somebody puts right by hand what the questions of the panel do not."""
        self.may_by_hand = by_hand
        self.states = states_of(finished)
        self.finished = finished
        self.table = SimulatedTable(kind, encoding, len(finished.seats), seed, rates)
        self.session = Session(OwnDialect)
        self.sync = Sync(blank(finished), Watch())
        self.now = 0
        self.outcome = Outcome("", 0.0, sync=self.sync, table=self.table, struck=self.table.struck)
        self._plugged = False
        self._off_since: int | None = None
        self._retry = 0
        self._refused_since: int | None = None
        self._dice_told: list[Event] = []
        self.full = kind == "full"
        self.table.begin(self.states[0], zip(finished.events, self.states[1:], strict=True), 0)

    def step(self) -> None:
        """Fifty milliseconds."""
        self.now += TICK
        raw = self.table.step(self.now)
        updates = []
        if self.table.plugged != self._plugged:
            self._plugged = self.table.plugged
            updates += self.session.opened(self.now) if self._plugged else self.session.lost()
        updates += self.session.feed(raw, self.now) if raw else []
        updates += self.session.tick(self.now) if self._plugged else []
        for update in updates:
            if isinstance(update, StateChanged) and update.state is LinkState.LIVE and update.hello is not None:
                self.sync.watch = Watch.of(update.hello)
            if isinstance(update, Told):
                self.sync.take(update.body, update.time, update.whole)
        self.sync.tick(self.now, self.session.whole)
        if self._plugged:
            self.table.hear(self.session.outgoing())
        self._person()

    # --- the person at the screen

    def _person(self) -> None:
        if self.sync.pace is Pace.OFF:
            if self._off_since is None:
                self._off_since = self.now
                self.outcome.asked += 1
        else:
            self._off_since = None
        if self.now < self._retry:
            return
        self._retry = self.now + 500
        if self.sync.pace is Pace.WAITING:  # whoever played from the first tile knows that it is this round
            self.sync.hold_to(self.now)
        if self.table.untold and self._enter_untold():
            self._refused_since = None
            return
        self._notice()
        if self._off_since is not None and self.now - self._off_since > 1000:
            self._answer_panel()

    def _enter_untold(self) -> bool:
        """What no tile shows is told to the screen as soon as it is heard."""
        return self._enter_next()

    def _answer_panel(self) -> None:
        if any(misread.until is None for misread in self.table.antennas.misread):
            self.sync.keep_screen(self.now)  # whoever looks sees the tile that is not read
            self.outcome.kept += 1
            return
        if self.sync.report().dice and self._tell_dice():
            return
        ways = [way for way in self.sync.report().ways if is_prefix(way.round.events, self.table.past)]
        if ways and not self.table.antennas.misread:
            self.outcome.chosen += 1
            self.sync.choose(ways[0], self.now)
        elif not self.table.antennas.misread and not self._enter_next() and self._off_long():
            self._by_hand()

    def _tell_dice(self) -> bool:
        """The dice that the screen asks for: of the events it does not have the first whose throw it does not show."""
        done = matched(self.sync.round.events, self.table.past)
        ahead = [] if done is None else [event for event in self.table.past[done:] if dice_of(event)]
        shown = list(self.sync.report().thrown)
        for event in ahead:
            if dice_of(event) in shown:
                shown.remove(dice_of(event))
            elif event not in self._dice_told:
                self._dice_told.append(event)
                self.sync.tell_dice(dice_of(event), self.now)
                self.outcome.dice += 1
                return True
        return False

    def _notice(self) -> None:
        """What is told is refused again and again: the screen has gone another way, though what is seen looks alike."""
        if not self.table.untold:
            self._refused_since = None
        elif self._refused_since is None:
            self._refused_since = self.now
        elif self.now - self._refused_since > 10_000 and not self.table.antennas.misread:
            self._by_hand()
            self._refused_since = None

    def _off_long(self) -> bool:
        return self._off_since is not None and self.now - self._off_since > 5000

    def _by_hand(self) -> None:
        """Nothing else helps: back to where it was right, and everything since by hand."""
        if not self.may_by_hand:
            return
        here = self.sync.round.events
        right = max(n for n in range(len(here) + 1) if is_prefix(here[:n], self.table.past))
        if right < len(here):
            self.sync.undo(len(here) - right, self.now)
        done = matched(self.sync.round.events, self.table.past)
        assert done is not None
        for event in self.table.past[done:]:
            if not isinstance(event, Passed | Settle):
                try:
                    self.sync.enter(event, self.now)
                except IllegalAction as error:
                    self.outcome.refused = str(error)
                    return
                self.outcome.by_hand += 1
                if event in self.table.untold:
                    self.table.untold.remove(event)

    def _enter_next(self) -> bool:
        """The first thing the table has done and the screen has not, if only a person can tell it."""
        past, here = self.table.past, self.sync.round.events
        done = matched(here, past)
        if done is None:
            return False
        ahead = [e for e in past[done:] if not isinstance(e, Passed | Settle)]
        told = next((e for e in ahead if self._only_told(e)), None)
        if told is None:
            return False
        try:
            self.sync.enter(self._masked(told), self.now)
        except IllegalAction:
            return False
        self.outcome.entered += 1
        if told in self.table.untold:
            self.table.untold.remove(told)
        return True

    def _only_told(self, event: Event) -> bool:
        before = self.states[list(self.finished.events).index(event)]
        silent = is_silent(event, before)
        dice = getattr(event, "die", None) is not None or bool(getattr(event, "dice", ()))
        if self.full:
            return silent or dice
        unseen = isinstance(event, (Claim, Gang, Indicator, Flower, Turned, RuleEvent, Win, Exhausted))
        open_draw = isinstance(event, Draw) and event.tile in before.apply(event).lying()
        return silent or dice or unseen or open_draw

    def _masked(self, event: Event) -> Event:
        return event

    # --- to the end

    def run(self, patience: int = PATIENCE) -> Outcome:
        ended = None
        while True:
            self.step()
            if self.table.over:
                ended = self.now if ended is None else ended
                self._reveal()
                if self.now - ended == 20_000 and not self.sync.round.wins and self.finished.wins:
                    self._by_hand()  # whoever called a win sees that the screen does not show it
                # whoever looks at the settlement sees who wins, and confirms it only when nobody is missing
                if len(self.sync.round.wins) == len(self.finished.wins) and self.sync.may_settle(self.now):
                    self.sync.settle(self.now)
                    break
                if self.now - ended > patience:
                    break
        self.outcome.seconds = self.now / 1000
        self.outcome.word = self._judge()
        return self.outcome

    def _reveal(self) -> None:
        """At the end the winners open their hands, as does who may be excused; a person says what lies there."""
        round_ = self.sync.round
        if not round_.wins or self.now % 500 or len(round_.wins) < len(self.finished.wins):
            return
        for seat in (*[win.seat for win in round_.wins], *round_.excusable()):
            if round_.seats[seat].unknown:
                try:
                    self.sync.enter(Reveal(seat, self.finished.seats[seat].tiles()), self.now)
                    self.outcome.entered += 1
                except IllegalAction:
                    continue

    def _judge(self) -> str:
        got = self.sync.round
        if got.settled is not None:
            assert self.finished.settled is not None
            if got.settled.payments != self.finished.settled.payments:
                return "WRONG"
            if same(got.events, self.finished.events):
                return "equal"
            return "order" if same_things(got, self.finished) else "DIFFERS"
        misread = {m.tile for m in self.table.antennas.misread if m.until is None}
        shown = {t for d in self.sync.report().differences for t in (d.tile, d.seen)}
        if self.sync.pace is Pace.OFF and misread <= shown and (misread or not self.may_by_hand):
            return "panel"
        return "HANGS"


def unplugged_at(truth: Round, number: int, seconds: float = 2.0) -> Outcome:
    """What becomes of a round whose line is pulled right after an event, and plugged in again so much later."""
    follower = Follower(truth, seed=number)
    while len(follower.table.past) <= number:
        follower.step()
    follower.table.strike("unplug", follower.now, seconds)
    outcome = follower.run()
    if follower.sync.pace is not Pace.IN_STEP:
        outcome.word = "OUT OF STEP"
    return outcome


def plain(event: Event) -> Event:
    """An event with what no table can know of it left out."""
    if isinstance(event, (Deal, Turned, Reveal)):
        return replace(event, tiles=tuple(sorted(event.tiles)))
    if isinstance(event, Settle):
        return replace(event, salt="")
    return event


def alike(got: Event, true: Event) -> bool:
    """Whether an event is what happened, as far as it is known."""
    got, true = plain(got), plain(true)
    if isinstance(got, Deal) and isinstance(true, Deal):
        return got.seat == true.seat and (UNKNOWN in got.tiles or got.tiles == true.tiles)
    if isinstance(got, Draw) and isinstance(true, Draw) and got.tile == UNKNOWN:
        return replace(true, tile=UNKNOWN) == got
    return got == true


def matched(got: Sequence[Event], true: Sequence[Event]) -> int | None:
    """How many true events the events got come to; None where one is not what happened."""
    place = 0
    for event in got:
        if isinstance(event, Reveal):
            continue
        while place < len(true) and isinstance(true[place], Passed) and not isinstance(event, Passed):
            place += 1  # nobody could know of it
        if place >= len(true) or not alike(event, true[place]):
            return None
        place += 1
    return place


def is_prefix(got: Sequence[Event], true: Sequence[Event]) -> bool:
    return matched(got, true) is not None


def same_things(got: Round, true: Round) -> bool:
    """Whether the same things have happened in the end, in an order that nobody was there to see."""
    melds = [sorted(map(str, s.melds)) for s in got.seats] == [sorted(map(str, s.melds)) for s in true.seats]
    rivers = [[d.tile for d in s.discards] for s in got.seats] == [[d.tile for d in s.discards] for s in true.seats]
    hands = all(g.unknown or g.counts == t.counts for g, t in zip(got.seats, true.seats, strict=True))
    return melds and rivers and hands and {w.seat for w in got.wins} == {w.seat for w in true.wins}


def same(got: Sequence[Event], true: Sequence[Event]) -> bool:
    return matched(got, true) == len(true)
