"""What a person is to tell because no device here sees it: answers, tiles, dice."""

from __future__ import annotations

from typing import Final, NamedTuple

from ...devices.layout import MELDS, RIVERS
from ...devices.sync.applying import applied, missing_passes
from ...devices.sync.calls import needs_call
from ...devices.sync.sight import Watch
from ...engine import actions as act
from ...engine.actions import Action, Kind
from ...engine.case import By
from ...engine.events import Discard, Draw
from ...engine.phase import Step
from ...engine.round import Round
from ...engine.rules.hooks.words import KONG_WAYS
from ...engine.text import Text
from ...engine.tiles import UNKNOWN, Tile
from ...engine.view import view_of
from .state import Entry

MOST_ENTRIES: Final = 14
_WORDS: Final = {
    Kind.CHI: Text("吃", "Chi"),
    Kind.PENG: Text("碰", "Peng"),
    Kind.GANG: Text("杠", "Kong"),
    Kind.WIN: Text("胡", "Win"),
}
_DRAWN: Final = Text("自摸", "Self-drawn")
_OWN_KONGS: Final = {"": Text("自己杠", "Own kong"), **KONG_WAYS}
#: steps in which somebody may have something to tell; what follows a draw that nobody sees is told before it
_ASKED: Final = (Step.TURN, Step.CLAIM, Step.ROB, Step.ASK, Step.DRAW)


class Needed(NamedTuple):
    """Tiles that a person is to name: what they are (see `CompanionState.needed`), whose, how many."""

    what: str = ""
    seat: int = 0
    many: int = 1


class Eyes(NamedTuple):
    """What is told without a person: the watched places and buttons; ``ignored``: none of it just now."""

    watch: Watch
    ignored: bool = False
    #: whether some press was not understood
    unheard: bool = False

    def sees(self, place: object) -> bool:
        return not self.ignored and place in self.watch.places

    @property
    def buttons(self) -> bool:
        """Whether a press tells of what moves no tile."""
        return self.watch.buttons and not self.ignored


def needed(round_: Round, eyes: Eyes) -> Needed:
    """Which tiles the round cannot go on without, or (``excuse``) what is paid hangs on."""
    turns_one = round_.rules.turns_indicator or round_.rules.turned_at(round_.setup) is not None
    if turns_one and round_.indicator is None:
        return Needed("indicator")
    if round_.phase.step is Step.SETTLE:
        for win in round_.wins:
            if round_.seats[win.seat].unknown:
                return Needed("hand", win.seat, round_.seats[win.seat].size)
        due = round_.rules.turns(round_)
        if due is not None and UNKNOWN in due.tiles:
            return Needed("turned", 0, len(due.tiles))
        excused = round_.excusable()
        return Needed("excuse", excused[0], round_.seats[excused[0]].size) if excused else Needed()
    seat = thrower(round_)
    if seat is not None and not eyes.sees(RIVERS[seat]):
        return Needed("discard", seat)
    return Needed()


def thrower(round_: Round) -> int | None:
    """The seat that throws next unless somebody claims; None where something else comes first."""
    if round_.phase.step is Step.TURN:
        return round_.phase.seat
    owed = round_.owed_if_all_pass()
    return owed.seat if isinstance(owed, Draw) and round_.phase.step in (Step.CLAIM, Step.DRAW) else None


def own_turn(round_: Round) -> Round | None:
    """The round once the seat that throws next has its tile, also where nobody saw it draw."""
    if round_.phase.step is Step.TURN:
        return round_
    owed = round_.owed_if_all_pass()
    if not isinstance(owed, Draw) or owed.die is not None or round_.phase.step not in (Step.CLAIM, Step.DRAW):
        return None
    return applied(round_, (*missing_passes(round_, None), owed))


def own_kongs(round_: Round) -> tuple[Action, ...]:
    """The kongs that the seat that throws next may lay, as far as anybody can know."""
    here = own_turn(round_)
    if here is None:
        return ()
    return tuple([action for action in here.legal_moves(here.phase.seat) if action.kind is Kind.GANG])


def kinds_of(round_: Round) -> tuple[Tile, ...]:
    """The kinds of tiles that are played with."""
    copies = round_.rules.tile_set(round_.options).copies
    return tuple([tile for tile in range(len(copies)) if copies[tile]])


def entries(round_: Round, eyes: Eyes, computers: frozenset[int]) -> tuple[Entry, ...]:
    """The answers that only a person can tell here."""
    if round_.phase.step not in _ASKED:
        return ()
    found: list[Entry] = []
    for seat in range(len(round_.seats)):
        found += _wins(round_, seat, eyes)
        found += _kongs(round_, seat, eyes)
        own = round_.phase.step is Step.TURN
        for action in round_.legal_moves(seat):
            unseen = action.kind in _WORDS and not eyes.sees(MELDS[seat]) and not (own and action.kind is Kind.GANG)
            said = needs_call(action) and not eyes.buttons
            if unseen or (said and (seat in computers or eyes.ignored)):
                found.append(Entry(action, _label(round_, action)))
    return tuple(dict.fromkeys(found))[:MOST_ENTRIES]


def _wins(round_: Round, seat: int, eyes: Eyes) -> list[Entry]:
    """The wins that a seat could call now, whether or not it has one: that is its own affair."""
    phase = round_.phase
    if eyes.buttons and not eyes.unheard:  # else a press belonged to nothing
        return []
    found = []
    if phase.step is Step.CLAIM and phase.seat != seat and phase.tile not in (None, UNKNOWN):
        found.append(Entry(act.win(seat, By.DISCARD, phase.tile), _WORDS[Kind.WIN]))
    if seat == thrower(round_):  # also where nobody saw it draw
        drawn = round_.seats[seat].drawn if phase.step is Step.TURN else UNKNOWN
        found.append(Entry(act.win(seat, By.DRAW, UNKNOWN if drawn is None else drawn), _DRAWN))
    return found


def _kongs(round_: Round, seat: int, eyes: Eyes) -> list[Entry]:
    """A kong of the seat's own tiles: one entry for each way it can be meant; of which tile is asked then."""
    if seat != thrower(round_) or eyes.sees(MELDS[seat]):
        return []
    every = own_kongs(round_)
    found = []
    for way in dict.fromkeys(action.way for action in every):
        same = [action for action in every if action.way == way]
        one = same[0] if len(same) == 1 else act.Action(Kind.GANG, seat, UNKNOWN, way=way)
        found.append(Entry(one, _OWN_KONGS[way]))
    return found


def _label(round_: Round, action: act.Action) -> Text:
    if action.kind is Kind.DECLARE:
        label = round_.rules.action_label(view_of(round_, action.seat), action)
        return label or Text(action.what, action.what)
    return _WORDS[action.kind]


def last_discard(round_: Round) -> Discard | None:
    """The discard that was the last thing done, so that it may have been another tile."""
    done = [event for event in round_.events if not isinstance(event, Draw)]
    return done[-1] if done and isinstance(done[-1], Discard) else None
