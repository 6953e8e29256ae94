"""The thread behind the companion page: a device, the round it is matched with, and the seats the program plays.

The page looks at ``latest`` as often as it likes; nothing here waits for it, and nothing of it waits for a device.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from ...devices.layout import HANDS, MELDS, layout_of
from ...devices.link import messages as m
from ...devices.link.errors import LinkError
from ...devices.link.messages import Zone
from ...devices.link.reader import Reader
from ...devices.link.session import LinkState, Session, StateChanged, Told, Update
from ...devices.link.transport import Transport, open_line
from ...devices.profiles.registry import profile
from ...devices.sync.calls import needs_call
from ...devices.sync.difference import Difference
from ...devices.sync.explain import Story
from ...devices.sync.sight import Watch
from ...devices.sync.sync import Pace, Sync
from ...engine import actions as act
from ...engine.actions import Action, Kind
from ...engine.case import By
from ...engine.errors import BadInput, IllegalAction
from ...engine.events import Deal, Event, Passed, Reveal
from ...engine.match import Match
from ...engine.notation import parse_tiles
from ...engine.options import Options
from ...engine.phase import Step
from ...engine.round import Round
from ...engine.rules.base import RuleSystem
from ...engine.rules.values import NextDeal
from ...engine.text import Text
from ...engine.tiles import UNKNOWN, Tile
from ...engine.view import view_of
from ...players.base import Player
from ...players.lineup import player
from .state import CompanionState, Entry, TableState

_STEPS: Final = 4
_MOST_ENTRIES: Final = 14
_WORDS: Final = {
    Kind.CHI: Text("吃", "Chi"),
    Kind.PENG: Text("碰", "Peng"),
    Kind.GANG: Text("杠", "Kong"),
    Kind.WIN: Text("胡", "Win"),
}


@dataclass(frozen=True, slots=True)
class TablePlan:
    """Which table is listened to, what is played at it, who deals first, and the seats the program plays."""

    address: str
    rules: RuleSystem
    options: Options
    profile: str = "table-link"
    dealer: int = 0
    computers: frozenset[int] = frozenset()
    level: str = "greedy"


class Companion:
    """The service. Methods may be called from any thread; what they ask for happens in the thread of the device."""

    def __init__(self, plan: TablePlan, open_: Callable[[], Transport] | None = None) -> None:
        self.plan = plan
        self.latest = CompanionState()
        self.match = replace(Match.begin(plan.rules, plan.options, "table"), upcoming=NextDeal(plan.dealer))
        self._players: dict[int, Player] = {seat: player(plan.level, f"table/{seat}") for seat in plan.computers}
        self._session = Session(profile(plan.profile).dialect)
        self._watch = Watch()
        self._sync = self._begin()
        self._asked: tuple[int, tuple[int, Action] | None] = (-1, None)
        self._heard: int | None = None
        self._trouble: Text | None = None
        self._refused = False
        self._corrected = 0
        self._sticks: dict[int, int | None] = {}
        self.finished: Round | None = None
        self._reader = Reader(self._session, open_ or (lambda: open_line(plan.address)), self._work, self._in_trouble)

    def start(self) -> None:
        """Begin to listen."""
        self._reader.start()

    def stop(self) -> None:
        """Give the device back."""
        self._reader.stop()

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

    def name_tiles(self, text: str) -> None:
        """Tiles that no device here sees, in notation: the one turned up, the winner's hand, horses or birds."""
        self._do(lambda now: self._name(parse_tiles(text), now))

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
        needed, seat = _needed(round_)
        if needed == "indicator" and len(tiles) == 1:
            self._sync.enter(round_.indicator_event(tiles[0]), now)
        elif needed == "hand":
            self._sync.enter(Reveal(seat, tiles), now)
        elif needed == "turned" and (due := round_.rules.turns(round_)) is not None:
            self._sync.enter(replace(due, tiles=tiles), now)
        else:
            raise IllegalAction("not-legal", "no such tiles are to be named now")

    def _settle(self, now: int) -> None:
        if not self._sync.may_settle(now):
            return
        self.finished = self._sync.settle(now)
        self.match = self.match.after(self.finished)
        self._sync = self._begin()
        self._asked = (-1, None)
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
                self._heard = now
                if isinstance(update.body, m.Sticks):
                    self._sticks[update.body.seat] = None if update.body.error else update.body.points
                self._sync.take(update.body, update.time)
        self._sync.tick(now, self._session.whole)
        self._play(now)
        self._publish(now)

    def _play(self, now: int) -> None:
        """Let the seats of the program answer: somebody carries out what they do, wins are said by themselves."""
        round_ = self._sync.round
        if self._asked[0] == round_.length or self._sync.pace not in (Pace.IN_STEP, Pace.IGNORED):
            return
        told: tuple[int, Action] | None = None
        for seat, answers in self._players.items():
            actions = round_.legal_actions(seat)
            if not actions or round_.seats[seat].unknown:
                continue
            action = answers.choose(view_of(round_, seat))
            if action.kind is Kind.PASS:
                continue
            told = seat, action
            if needs_call(action):
                self._enter(action, now)
                break
        self._asked = round_.length, told

    def _publish(self, now: int) -> None:
        sync = self._sync
        report = sync.report()
        hello = self._session.hello
        self.latest = CompanionState(
            link=self._session.state,
            pace=sync.pace,
            device="" if hello is None else hello.device,
            heard=self._heard,
            trouble=self._trouble,
            table=self._table(sync.round),
            differences=tuple(map(_discreet, report.differences)),
            ways=report.ways,
            entries=self._entries(sync.round),
            asked=self._asked[1] if self._asked[0] == sync.round.length else None,
            needed=_needed(sync.round)[0] if self._session.state is LinkState.LIVE else "",
            needed_of=_needed(sync.round)[1],
            may_settle=sync.may_settle(now),
            refused=self._refused,
            moves=sync.round.length,
            corrected=self._corrected,
            sticks=tuple(self._sticks.get(seat) for seat in range(4)) if self._sticks else (),
            points=self.match.totals,
        )

    def _table(self, round_: Round) -> TableState:
        tiles = layout_of(round_)
        for seat, state in enumerate(round_.seats):
            laid = [tile for meld in state.melds for tile in round_.rules.seen_meld(meld).tiles]
            tiles[MELDS[seat]] = (*laid, *state.flowers)
        shown = {w.seat for w in round_.wins}
        for seat in range(len(round_.seats)):
            if seat not in shown:  # what lies in a hand is its own affair, whoever sees it
                tiles[HANDS[seat]] = (UNKNOWN,) * len(tiles[HANDS[seat]])
        phase = round_.phase
        return TableState(
            tiles=tiles,
            special=round_.special,
            wall_left=round_.wall_left,
            dealer=round_.setup.dealer,
            seats=len(round_.seats),
            turn=phase.seat if phase.step in (Step.TURN, Step.CLAIM, Step.DRAW) else None,
            number=round_.setup.number,
            shown=self._shown(round_),
            dice=round_.setup.dice,
            steps=_steps(round_.events),
            over=bool(round_.wins) or phase.step is Step.SETTLE,
        )

    @staticmethod
    def _shown(round_: Round) -> tuple[tuple[Text, tuple[int, ...], str], ...]:
        """The open tiles beside the ponds; what only some seats may know is left out."""
        if round_.indicator is None:
            return ()
        return (
            (Text("翻牌", "Flip"), (round_.indicator,), "plain"),
            *round_.rules.special_labels(round_.special),
        )

    def _entries(self, round_: Round) -> tuple[Entry, ...]:
        """What nobody but a person can tell here."""
        found: list[Entry] = []
        if round_.phase.step not in (Step.TURN, Step.CLAIM, Step.ROB, Step.ASK):
            return ()
        for seat in range(len(round_.seats)):
            found += self._wins(round_, seat)
            for action in round_.legal_moves(seat):
                unseen = action.kind in _WORDS and MELDS[seat] not in self._watch.places
                said = needs_call(action) and not self._watch.buttons
                if unseen or (said and seat in self._players):
                    found.append(Entry(action, _label(round_, action)))
        return tuple(found[:_MOST_ENTRIES])

    def _wins(self, round_: Round, seat: int) -> list[Entry]:
        """The win of a seat that could call one now, whether or not it has one: that is its own affair."""
        phase = round_.phase
        own = phase.step is Step.TURN and phase.seat == seat
        pressed = self._watch.buttons and not self._sync.report().unheard  # else a press belonged to nothing
        if pressed or not (own or (phase.step is Step.CLAIM and phase.seat != seat)):
            return []
        tile = round_.seats[seat].drawn if own else phase.tile
        if tile is None or tile == UNKNOWN:
            return []
        action = act.win(seat, By.DRAW if own else By.DISCARD, tile)
        return [Entry(action, _WORDS[Kind.WIN])]


def _needed(round_: Round) -> tuple[str, int]:
    """Which tiles a round cannot go on without, and of which seat."""
    turns_one = round_.rules.turns_indicator or round_.rules.turned_at(round_.setup) is not None
    if turns_one and round_.indicator is None:
        return "indicator", 0
    if round_.phase.step is not Step.SETTLE:
        return "", 0
    for win in round_.wins:
        if round_.seats[win.seat].unknown:
            return "hand", win.seat
    due = round_.rules.turns(round_)
    return ("turned", 0) if due is not None and UNKNOWN in due.tiles else ("", 0)


def _discreet(one: Difference) -> Difference:
    """A difference without the tiles of a hand: where one is concerned nobody else learns which."""
    places = [one.place, *([] if one.to is None else [one.to])]
    if all(place.zone is not Zone.HAND for place in places):
        return one
    return one._replace(tile=None if one.tile is None else UNKNOWN, seen=None if one.seen is None else UNKNOWN)


def _label(round_: Round, action: Action) -> Text:
    if action.kind is Kind.DECLARE:
        label = round_.rules.action_label(view_of(round_, action.seat), action)
        return label or Text(action.what, action.what)
    return _WORDS[action.kind]


def _steps(events: tuple[Event, ...]) -> tuple[Event, ...]:
    told = [event for event in events if not isinstance(event, (Passed, Deal))]
    return tuple(told[-_STEPS:])


def _now() -> int:
    return time.monotonic_ns() // 1_000_000
