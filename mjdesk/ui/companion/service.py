"""The thread behind the companion page: a device, the round it is matched with, and the seats the program plays.

The page looks at ``latest`` as often as it likes; nothing here waits for it, and nothing of it waits for a device.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from typing import Final

from ...devices.link import messages as m
from ...devices.link.errors import LinkError, Problem
from ...devices.link.reader import FINAL, Reader
from ...devices.link.session import LinkState, Session, StateChanged, Told, Update
from ...devices.link.traffic import TrafficLog
from ...devices.link.transport import Transport
from ...devices.link.troubles import trouble_text
from ...devices.opening import open_device
from ...devices.profiles.registry import profile
from ...devices.sync.pace import Pace, Waiting
from ...devices.sync.sight import Watch
from ...devices.sync.story import Story
from ...devices.sync.sync import Sync
from ...engine.actions import Action
from ...engine.errors import BadInput, IllegalAction
from ...engine.match import Match
from ...engine.notation import parse_tiles
from ...engine.round import Round
from ...engine.rules.values import NextDeal
from ...engine.text import Text
from ...engine.tiles import UNKNOWN, Tile
from . import by_hand
from .computers import Computers
from .plan import SettledRound, TablePlan
from .showing import discreet, masked, table_of
from .state import CompanionState, Entry
from .sticks import StickCount
from .telling import Eyes, Needed, entries, kinds_of, last_discard, needed

#: a lamp that a seat played by the program has something to do
_LAMP_ON: Final = 1
#: how long after the line was opened a device may take to answer before a person is told, in ms
_ANSWERS_WITHIN: Final = 4000


class Companion:
    """The service. Methods may be called from any thread; what they ask for happens in the thread of the device."""

    def __init__(
        self,
        plan: TablePlan,
        open_: Callable[[], Transport] | None = None,
        settled: Callable[[SettledRound], object] = lambda _: None,
    ) -> None:
        """``settled`` is told each settled round at once, in the thread of the device."""
        self.plan = plan
        self.latest = CompanionState()
        self.heard: int | None = None  #: when the device last said something, in ms of the monotonic clock
        self.finished: tuple[SettledRound, ...] = ()
        begins = plan.begins or NextDeal(plan.dealer)
        self.match = replace(Match.begin(plan.rules, plan.options, "table"), upcoming=begins)
        self.computers = Computers(plan.computers, plan.level)
        self._settled = settled
        self._session = Session(profile(plan.profile).dialect)
        self._watch = Watch()
        self._sync = Sync(self._blank(), self._watch)
        self._trouble: LinkError | None = None
        self._told_trouble: Text | None = None  #: what the device itself says is wrong
        self._opened_at = 0
        self._refused = False
        self._corrected = self._forgotten = 0
        #: an answer whose tile is to be named, and the length of the round by then
        self._begun_telling: tuple[Action, int] | None = None
        self._sticks = StickCount(profile(plan.profile).stick_unit)
        self._told: tuple[object, tuple[Entry, ...]] = (None, ())
        self._commands = 0
        self._closing = ExitStack()
        self._reader = Reader(
            self._session, open_ or (lambda: open_device(plan.address)), self._work, self._in_trouble, self._traffic()
        )

    def _traffic(self) -> TrafficLog | None:
        if self.plan.log is None:
            return None
        self.plan.log.parent.mkdir(parents=True, exist_ok=True)
        out = self._closing.enter_context(self.plan.log.open("w", encoding="ascii"))
        return TrafficLog(out, time.monotonic)

    def start(self) -> None:
        """Begin to listen."""
        self._reader.start()

    def stop(self) -> None:
        """Give the device back; returns when that is done, so not for the window's thread."""
        self._reader.stop()
        self._closing.close()

    # --- what a person does

    def choose(self, way: Story) -> None:
        """Of several ways it can have gone, this one."""
        self._do(lambda now: self._sync.choose(way, now), corrects=True)

    def choose_any(self) -> None:
        """Of several ways that come to the same, any: nobody remembers in which order it was."""
        self._do(self._sync_choose_any, corrects=True)

    def _sync_choose_any(self, now: int) -> None:
        self._sync.choose_any(now)
        self._forgotten += 1

    def keep_screen(self) -> None:
        """The screen is right."""
        self._do(lambda now: self._sync.keep_screen(now), corrects=True)  # noqa: PLW0108 - the sync of then

    def read_again(self) -> None:
        """Have the device say everything once more."""
        self._do(self._session.ask_anew)

    def connect_again(self) -> None:
        """Open the line once more, after something that does not get better by itself."""
        self._reader.connect_again()

    def ignore(self, ignored: bool) -> None:
        """Do not listen for a while, or do so again."""
        self._do(lambda _: self._sync.ignore(ignored))

    def undo(self) -> None:
        """Take back the last step on the screen."""
        self._do(lambda now: self._sync.undo(1, now), corrects=True)

    def enter(self, action: Action) -> None:
        """Something that no device here sees."""
        self._do(lambda now: self._enter(action, now))

    def tell_dice(self, dice: tuple[int, ...]) -> None:
        """Dice that no device saw."""
        self._do(lambda now: self._sync.tell_dice(dice, now))

    def forget_dice(self) -> None:
        """Dice that no device saw, and nobody remembers."""
        self._do(self._forget_dice, corrects=True)

    def _forget_dice(self, now: int) -> None:
        self._sync.tell_dice((0,) * self._sync.report().dice, now)
        self._forgotten += 1

    def name_tiles(self, tiles: str | tuple[Tile, ...]) -> None:
        """Tiles that no device here sees (also in notation): what was thrown or turned up, the winner's hand."""
        named = parse_tiles(tiles) if isinstance(tiles, str) else tiles
        self._do(lambda now: self._name(named, now))

    def _name(self, tiles: tuple[Tile, ...], now: int) -> None:
        telling = self._telling
        if telling is not None and len(tiles) == 1:
            by_hand.complete(self._sync, telling, tiles[0], now)
        else:
            by_hand.name(self._sync, self._needed(), tiles, now)

    def other_tile(self, tile: Tile) -> None:
        """The last discard was another tile than both the table and the screen have it."""
        self._do(lambda now: by_hand.throw_another(self._sync, tile, now), corrects=True)

    def settle(self) -> None:
        """Settle the round, and be ready for the next."""
        self._do(lambda now: self._book(now) if self._sync.may_settle(now) else None)

    def hold_to(self) -> None:
        """The round that lies there is the one on the screen, though its beginning was not seen."""
        self._do(lambda now: self._sync.hold_to(now))  # noqa: PLW0108 - the sync of then

    def leave_round(self) -> None:
        """Follow this round no longer; the next one is followed, once its tiles are swept in."""
        self._do(lambda _: self._begin(Waiting.RUNNING))

    def deals_next(self, seat: int) -> None:
        """Who deals the round that is waited for: nobody has seen how the one before ended."""
        self._do(lambda _: self._deals_next(seat))

    def _deals_next(self, seat: int) -> None:
        self.match = replace(self.match, upcoming=replace(self.match.upcoming, dealer=seat))
        self._begin(self._sync.waiting)

    def _do(self, what: Callable[[int], object], corrects: bool = False) -> None:
        def run() -> None:
            now = self._reader.now()
            self._refused = False
            try:
                what(now)
                self._corrected += corrects
            except (IllegalAction, BadInput):
                self._refused = True
            self._publish(now)

        self._reader.call(run)

    def _enter(self, action: Action, now: int) -> None:
        done = by_hand.enter(self._sync, action, now)
        self._begun_telling = None if done else (action, self._sync.round.length)

    @property
    def _telling(self) -> Action | None:
        """An answer whose tile is to be named, unless the round has gone on since."""
        begun = self._begun_telling
        return begun[0] if begun is not None and begun[1] == self._sync.round.length else None

    # --- in the thread of the device

    def _blank(self) -> Round:
        dealt = self.match.next_round()
        return dealt.rules.new_round(replace(dealt.setup, commit="", dice=()), (UNKNOWN,) * len(dealt.wall))

    def _begin(self, waiting: Waiting | None) -> None:
        """Another round; what lies at the table may be that of the one before."""
        self._sync = Sync(self._blank(), self._watch, after=self._sync, waiting=waiting)
        self.computers.forget()
        self._order(m.Order.DEALER, self.match.upcoming.dealer)

    def _book(self, now: int) -> None:
        settled, before = self._sync.settle(now), self.match
        self.match = self.match.after(settled)
        done = SettledRound(settled, before, self.match)
        self._settled(done)
        self.finished = (*self.finished, done)
        self._begin(Waiting.SWEEP)
        self._session.ask_anew(now)

    def _in_trouble(self, error: LinkError | None) -> None:
        self._trouble, self._told_trouble = error, None
        if error is not None and error.problem is Problem.FAULT:  # whatever failed may fail again: only say so
            self.latest = replace(self.latest, link=LinkState.ABSENT, trouble=error.text, halted=True)
        else:
            self._publish(self._reader.now())

    def _work(self, updates: list[Update], now: int) -> None:
        for update in updates:
            if isinstance(update, StateChanged):
                if update.state is LinkState.CONNECTING:
                    self._opened_at = now
                if update.state is LinkState.LIVE and update.hello is not None:
                    self._watch = self._sync.watch = Watch.of(update.hello)
                    self._order(m.Order.DEALER, self.match.upcoming.dealer)
            elif isinstance(update, Told):
                self.heard = now
                if isinstance(update.body, m.Trouble):
                    self._told_trouble = trouble_text(update.body)
                if isinstance(update.body, m.Sticks):
                    self._sticks.take(update.body, self.match.totals)
                self._sync.take(update.body, update.time, update.whole)
        self._sync.tick(now, self._session.whole)
        if self._session.whole and self._sync.is_swept():
            self._book(now)
        self._play(now)
        self._publish(now)

    def _play(self, now: int) -> None:
        """Let the seats of the program answer: somebody carries out what they do, wins are said by themselves."""
        if self._sync.pace not in (Pace.IN_STEP, Pace.IGNORED):
            return
        before = self.computers.asked
        said = self.computers.answer(self._sync.round)
        if said is not None:
            self._enter(said, now)
        if self.computers.asked is not before:
            self._light(before, 0)
            self._light(self.computers.asked, _LAMP_ON)

    def _light(self, asked: tuple[int, Action] | None, value: int) -> None:
        if asked is not None:
            self._order(m.Order.LAMP, asked[0], value)

    def _order(self, order: m.Order, seat: int, value: int = 0) -> None:
        """Have a table with lamps light one: of a seat, or of the dealer."""
        hello = self._session.hello
        if hello is not None and m.Feature.LAMP in hello.features and self._session.state is LinkState.LIVE:
            self._commands = (self._commands + 1) % m.SEQUENCE
            self._session.say(m.Command(self._commands, order, seat, value))

    # --- what is shown

    def _eyes(self, unheard: bool = False) -> Eyes:
        return Eyes(self._watch, self._sync.ignored, unheard)

    def _needed(self) -> Needed:
        if self._telling is not None:
            return by_hand.asked_of(self._telling)
        unread = by_hand.blurred(self._sync, self._sync.report().ways)
        return unread or needed(self._sync.round, self._eyes())

    def _publish(self, now: int) -> None:
        state = self._state(now)
        if state != self.latest:
            self.latest = state

    def _state(self, now: int) -> CompanionState:
        sync, hello = self._sync, self._session.hello
        report = sync.report()
        asked = self._needed()
        live = self._session.state is LinkState.LIVE or sync.ignored
        unclear = sync.pace in (Pace.SETTLING, Pace.OFF, Pace.WAITING)
        seen = sync.sight() if unclear and self._session.whole else None
        return CompanionState(
            link=self._session.state,
            pace=sync.pace,
            waiting=report.waiting,
            device="" if hello is None else hello.device,
            names=self.plan.names,
            trouble=(self._told_trouble or self._other_version()) if self._trouble is None else self._trouble.text,
            unanswered=self._session.state is LinkState.CONNECTING and now - self._opened_at >= _ANSWERS_WITHIN,
            halted=self._trouble is not None and self._trouble.problem in FINAL,
            table=table_of(sync.round, seen, sync.pace),
            differences=tuple(map(discreet, report.differences)),
            ways=() if asked.what == by_hand.BLURRED else report.ways,
            alike=report.alike,
            entries=self._entries(bool(report.unheard or report.ways)),
            asked=self.computers.of(sync.round),
            needed=asked.what if live and report.waiting is None else "",
            needed_of=asked.seat,
            needed_count=asked.many,
            kinds=kinds_of(sync.round) if self._telling is None else by_hand.possible(sync, self._telling),
            dice=report.dice,
            thrown=report.thrown,
            other=last_discard(sync.round) is not None,
            may_settle=sync.may_settle(now),
            refused=self._refused,
            moves=sync.round.length,
            corrected=self._corrected,
            forgotten=self._forgotten,
            sticks=self._sticks.read(),
            sticks_off=self._sticks.off(self.match.totals),
            points=self.match.totals,
        )

    def _other_version(self) -> Text | None:
        hello = self._session.hello
        if self._session.state is not LinkState.WRONG_VERSION or hello is None:
            return None
        return Text(
            f"牌桌说的是第 {hello.protocol} 版协议，这个程序说第 {m.PROTOCOL} 版；把旧的一边升级",
            f"The table speaks protocol {hello.protocol}, this program {m.PROTOCOL}; update the older one",
        )

    def _entries(self, unheard: bool) -> tuple[Entry, ...]:
        """What is offered to be told; worked out once for each state of the round."""
        round_, eyes = self._sync.round, self._eyes(unheard)
        key = (round_.length, id(round_), eyes)
        if self._told[0] != key:
            public = masked(round_)
            self._told = key, () if public is None else entries(public, eyes, self.plan.computers)
        return self._told[1]
