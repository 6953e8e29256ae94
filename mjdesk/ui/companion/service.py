"""The thread behind the companion page: a device, the round it is matched with, and the seats the program plays.

The page looks at ``latest`` as often as it likes; nothing here waits for it, and nothing of it waits for a device.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

from ...devices.link import messages as m
from ...devices.link.errors import LinkError
from ...devices.link.reader import Reader
from ...devices.link.session import LinkState, Session, StateChanged, Told, Update
from ...devices.link.traffic import TrafficLog
from ...devices.link.transport import Transport, open_line
from ...devices.profiles.registry import profile
from ...devices.sync.pace import Pace
from ...devices.sync.sight import Watch
from ...devices.sync.story import Story
from ...devices.sync.sync import Sync
from ...engine.actions import Action
from ...engine.errors import BadInput, IllegalAction
from ...engine.events import Discard, Reveal
from ...engine.match import Match
from ...engine.notation import parse_tiles
from ...engine.options import Options
from ...engine.round import Round
from ...engine.rules.base import RuleSystem
from ...engine.rules.values import NextDeal
from ...engine.text import Text
from ...engine.tiles import UNKNOWN, Tile
from .computers import Computers
from .showing import discreet, masked, table_of
from .state import CompanionState, Entry
from .telling import Eyes, entries, kinds_of, last_discard, needed

#: a lamp that a seat played by the program has something to do
_LAMP_ON: Final = 1


@dataclass(frozen=True, slots=True)
class TablePlan:
    """Which table is listened to, what is played at it, how it begins, and the seats the program plays.

    ``names`` of who sits where, as far as they were given; ``session`` of the ledger that finished rounds go into, or
    ``keep``: into a new one; ``log`` is a file that keeps what goes over the line.
    """

    address: str
    rules: RuleSystem
    options: Options
    profile: str = "table-link"
    dealer: int = 0
    computers: frozenset[int] = frozenset()
    level: str = "greedy"
    begins: NextDeal | None = None
    names: tuple[str, ...] = ()
    session: int | None = None
    keep: bool = False
    log: Path | None = None


class SettledRound(NamedTuple):
    """A settled round, and the match before and after it."""

    round: Round
    before: Match
    after: Match


class Companion:
    """The service. Methods may be called from any thread; what they ask for happens in the thread of the device."""

    def __init__(self, plan: TablePlan, open_: Callable[[], Transport] | None = None) -> None:
        self.plan = plan
        self.latest = CompanionState()
        self.heard: int | None = None  #: when the device last said something, in ms of the monotonic clock
        self.finished: tuple[SettledRound, ...] = ()
        begins = plan.begins or NextDeal(plan.dealer)
        self.match = replace(Match.begin(plan.rules, plan.options, "table"), upcoming=begins)
        self.computers = Computers(plan.computers, plan.level)
        self._session = Session(profile(plan.profile).dialect)
        self._watch = Watch()
        self._sync = self._begin()
        self._trouble: Text | None = None
        self._refused = False
        self._corrected = 0
        self._sticks: dict[int, int | None] = {}
        self._sticks_begun: dict[int, int] = {}
        self._told: tuple[object, tuple[Entry, ...]] = (None, ())
        self._commands = 0
        self._closing = ExitStack()
        self._reader = Reader(
            self._session, open_ or (lambda: open_line(plan.address)), self._work, self._in_trouble, self._traffic()
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
        """Give the device back."""
        self._reader.stop()
        self._closing.close()

    # --- what a person does

    def choose(self, way: Story) -> None:
        """Of several ways it can have gone, this one."""
        self._do(lambda now: self._sync.choose(way, now), corrects=True)

    def keep_screen(self) -> None:
        """The screen is right."""
        self._do(self._sync.keep_screen, corrects=True)

    def read_again(self) -> None:
        """Have the device say everything once more."""
        self._do(self._session.ask_anew)

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

    def name_tiles(self, tiles: str | tuple[Tile, ...]) -> None:
        """Tiles that no device here sees (also in notation): what was thrown or turned up, the winner's hand."""
        self._do(lambda now: self._name(parse_tiles(tiles) if isinstance(tiles, str) else tiles, now))

    def other_tile(self, tile: Tile) -> None:
        """The last discard was another tile than both the table and the screen have it."""
        self._do(lambda now: self._throw_another(tile, now), corrects=True)

    def settle(self) -> None:
        """Settle the round, and be ready for the next."""
        self._do(self._settle)

    def _do(self, what: Callable[[int], object], corrects: bool = False) -> None:
        def run() -> None:
            now = _now()
            self._refused = False
            try:
                what(now)
                self._corrected += corrects
            except (IllegalAction, BadInput):
                self._refused = True
            self._publish(now)

        self._reader.call(run)

    def _enter(self, action: Action, now: int) -> None:
        event = self._sync.round.event_of(action)
        if event is not None:
            self._sync.enter(event, now)

    def _name(self, tiles: tuple[Tile, ...], now: int) -> None:
        round_ = self._sync.round
        asked = needed(round_, self._eyes())
        if asked.what == "indicator" and len(tiles) == 1:
            self._sync.enter(round_.indicator_event(tiles[0]), now)
        elif asked.what == "hand":
            self._sync.enter(Reveal(asked.seat, tiles), now)
        elif asked.what == "discard" and len(tiles) == 1:
            self._sync.enter(Discard(asked.seat, tiles[0]), now)
        elif asked.what == "turned" and (due := round_.rules.turns(round_)) is not None:
            self._sync.enter(replace(due, tiles=tiles), now)
        else:
            raise IllegalAction("not-legal", "no such tiles are to be named now")

    def _throw_another(self, tile: Tile, now: int) -> None:
        round_ = self._sync.round
        thrown = last_discard(round_)
        if thrown is None:
            raise IllegalAction("not-legal", "the last step is no discard")
        back = round_.events[::-1].index(thrown) + 1
        before = round_.begin(round_.rules, round_.setup, round_.first_wall, round_.salt)
        before.apply_all(round_.events[:-back]).apply(Discard(thrown.seat, tile))  # raises before anything is lost
        self._sync.undo(back, now)
        self._sync.enter(Discard(thrown.seat, tile), now)

    def _settle(self, now: int) -> None:
        if self._sync.may_settle(now):
            self._book(now)

    def _book(self, now: int) -> None:
        settled, before = self._sync.settle(now), self.match
        self.match = self.match.after(settled)
        self.finished = (*self.finished, SettledRound(settled, before, self.match))
        self._sync = self._begin()
        self.computers.forget()
        self._session.ask_anew(now)

    # --- in the thread of the device

    def _begin(self) -> Sync:
        dealt = self.match.next_round()
        blank = dealt.rules.new_round(replace(dealt.setup, commit="", dice=()), (UNKNOWN,) * len(dealt.wall))
        return Sync(blank, self._watch)

    def _in_trouble(self, error: LinkError | None) -> None:
        self._trouble = None if error is None else error.text
        self._publish(_now())

    def _work(self, updates: list[Update], now: int) -> None:
        for update in updates:
            if isinstance(update, StateChanged):
                if update.state is LinkState.LIVE and update.hello is not None:
                    self._watch = self._sync.watch = Watch.of(update.hello)
            elif isinstance(update, Told):
                self.heard = now
                if isinstance(update.body, m.Sticks):
                    self._count_sticks(update.body)
                self._sync.take(update.body, update.time)
        self._sync.tick(now, self._session.whole)
        if self._session.whole and self._sync.is_swept():
            self._book(now)
        self._play(now)
        self._publish(now)

    def _count_sticks(self, sticks: m.Sticks) -> None:
        points = sticks.points // profile(self.plan.profile).stick_unit
        self._sticks[sticks.seat] = None if sticks.error else points
        if not sticks.error and sticks.seat < self.match.players:
            self._sticks_begun.setdefault(sticks.seat, points - self.match.totals[sticks.seat])

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
        hello = self._session.hello
        if asked is not None and hello is not None and m.Feature.LAMP in hello.features:
            self._commands = (self._commands + 1) % m.SEQUENCE
            self._session.say(m.Command(self._commands, m.Order.LAMP, asked[0], value))

    def _eyes(self, unheard: bool = False) -> Eyes:
        return Eyes(self._watch, self._sync.ignored, unheard)

    def _publish(self, now: int) -> None:
        sync = self._sync
        report = sync.report()
        hello = self._session.hello
        asked = needed(sync.round, self._eyes())
        live = self._session.state is LinkState.LIVE or sync.ignored
        seen = sync.sight() if sync.pace in (Pace.SETTLING, Pace.OFF) and self._session.whole else None
        state = CompanionState(
            link=self._session.state,
            pace=sync.pace,
            device="" if hello is None else hello.device,
            names=self.plan.names,
            trouble=self._trouble or self._other_version(),
            table=table_of(sync.round, seen, sync.pace is Pace.OFF),
            differences=tuple(map(discreet, report.differences)),
            ways=report.ways,
            entries=self._entries(bool(report.unheard)),
            asked=self.computers.of(sync.round),
            needed=asked.what if live else "",
            needed_of=asked.seat,
            needed_count=asked.many,
            kinds=kinds_of(sync.round),
            dice=report.dice,
            other=last_discard(sync.round) is not None,
            may_settle=sync.may_settle(now),
            refused=self._refused,
            moves=sync.round.length,
            corrected=self._corrected,
            sticks=tuple(self._sticks.get(seat) for seat in range(4)) if self._sticks else (),
            sticks_off=self._sticks_off(),
            points=self.match.totals,
        )
        if state != self.latest:
            self.latest = state

    def _other_version(self) -> Text | None:
        hello = self._session.hello
        if self._session.state is not LinkState.WRONG_VERSION or hello is None:
            return None
        return Text(
            f"牌桌说的是第 {hello.protocol} 版协议，这个程序说第 {m.PROTOCOL} 版；把旧的一边升级",
            f"The table speaks protocol {hello.protocol}, this program {m.PROTOCOL}; update the older one",
        )

    def _sticks_off(self) -> tuple[int, ...]:
        """By seat: what lies in the sticks beside our reckoning; 0 where they cannot be read."""
        if not self._sticks:
            return ()
        read = [(self._sticks.get(seat), self._sticks_begun.get(seat)) for seat in range(4)]
        totals = self.match.totals
        return tuple(
            0 if now is None or begun is None else now - begun - totals[seat]
            for seat, (now, begun) in enumerate(read[: len(totals)])
        )

    def _entries(self, unheard: bool) -> tuple[Entry, ...]:
        """What is offered to be told; worked out once for each state of the round."""
        round_, eyes = self._sync.round, self._eyes(unheard)
        key = (round_.length, id(round_), eyes)
        if self._told[0] != key:
            public = masked(round_)
            self._told = key, () if public is None else entries(public, eyes, self.plan.computers)
        return self._told[1]


def _now() -> int:
    return time.monotonic_ns() // 1_000_000
