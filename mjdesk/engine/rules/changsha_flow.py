"""The phases of `changsha` that no other game has: what is asked in them, what the table owes, what follows (§2–§5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

from .. import actions as act
from ..actions import Action, Kind
from ..case import By
from ..events import Discard, Draw, End, Event
from ..legality import can_win
from ..melds import Meld, MeldKind
from ..phase import How, Phase, Step
from ..tiles import UNKNOWN, Tile
from . import changsha_memory as at
from .changsha_events import Pick, Sea, Shown
from .changsha_hand import waits
from .changsha_memory import LOCKED, memory_of
from .changsha_start import held, revealed

if TYPE_CHECKING:
    from ..round import Round
    from ..seat import SeatState
    from ..view import View

#: what a seat declares to take the last tile, and to name a turned tile
TAKE: Final = "sea"
PICK: Final = "pick"
_TOGETHER: Final = "+"


# --- start-of-hand wins


def start_patterns(round_: Round, seat: int) -> tuple[str, ...]:
    """What the dealt hand of a seat has; with tiles that are not known it may be anything."""
    state = round_.seats[seat]
    return round_.options.several("start_wins") if state.unknown else held(state.counts, round_.options)


def next_start(round_: Round, place: int = 0) -> Phase:
    """The next seat, from ``place`` after the dealer on, that holds something to show; else play begins or ends."""
    dealer, seats = round_.setup.dealer, len(round_.seats)
    for step in range(place, seats):
        seat = (dealer + step) % seats
        if start_patterns(round_, seat):
            return Phase(Step.ASK, seat, None, How.DEAL, at.START, (step,))
    shown = memory_of(round_).shown
    if shown and round_.options.choice("start_win_mode") == "end":
        return Phase(Step.EXHAUSTED, shown[0].seat)
    return Phase(Step.TURN, dealer, round_.seats[dealer].drawn, How.DEAL)


def known_phase(phase: Phase, seat: int, dealer: int) -> Phase:
    """To the others play has not begun: who is asked for start-of-hand wins holds some."""
    hidden = phase.step is Step.ASK and phase.name == at.START and phase.seat != seat
    return Phase(Step.ASK, dealer, None, How.DEAL, at.START) if hidden else phase


def _ask_start(round_: Round, seat: int) -> tuple[Action, ...]:
    if seat != round_.phase.seat:
        return ()
    holds = start_patterns(round_, seat)
    some = (combo for size in range(len(holds), 0, -1) for combo in combinations(holds, size))
    return (*(act.declare(seat, _TOGETHER.join(combo)) for combo in some), act.pass_(seat))


def patterns_of(what: str) -> tuple[str, ...]:
    """The patterns that an answer to START names."""
    return tuple(what.split(_TOGETHER))


def start_dice(round_: Round) -> int:
    """How many dice are thrown when a start-of-hand win is shown."""
    birds = round_.options.number("birds")
    return 0 if not birds or not round_.options.flag("start_birds") else 1 if birds == 1 else 2


# --- kongs


def is_locked(state: SeatState) -> bool:
    """Whether the seat has opened a kong and thrown its tiles."""
    return LOCKED in state.declared


def ways(round_: Round, seat: int, kind: MeldKind, tile: Tile) -> tuple[str, ...]:
    """How a kong may be declared: opened where the hand is ready, plain (补张) where the seat is not locked."""
    options, state = round_.options, round_.seats[seat]
    opened = round_.wall_left > options.number("kong_tiles") and _may_open(round_, state, kind, tile)
    plain = round_.wall_left >= 2 and not is_locked(state)
    return (act.OPENED,) * opened + (act.PLAIN,) * plain


def _may_open(round_: Round, state: SeatState, kind: MeldKind, tile: Tile) -> bool:
    if state.unknown:
        return True
    counts, melds = after_kong(state.counts, state.melds, kind, tile)
    ready = waits(counts, melds, round_.options)
    if not ready or not is_locked(state):
        return bool(ready)
    if state.drawn != tile or kind is MeldKind.GANG_EXPOSED:
        return False
    if kind is MeldKind.GANG_ADDED:
        return True
    before = list(state.counts)
    before[tile] -= 1
    return waits(before, state.melds, round_.options) == ready


def after_kong(
    counts: Sequence[int], melds: tuple[Meld, ...], kind: MeldKind, tile: Tile
) -> tuple[list[int], tuple[Meld, ...]]:
    """Concealed tiles and melds once a kong is laid down."""
    rest = list(counts)
    rest[tile] -= {MeldKind.GANG_EXPOSED: 3, MeldKind.GANG_ADDED: 1}.get(kind, 4)
    kong = Meld(kind, (tile,) * 4)
    if kind is not MeldKind.GANG_ADDED:
        return rest, (*melds, kong)
    return rest, tuple(kong if m.kind is MeldKind.PENG and m.tiles[0] == tile else m for m in melds)


def place_for_die(round_: Round, die: int) -> int:
    """The place of the wall that a die names: its stack from the end, the top tile before the bottom one.

    Where the stack is empty the next one towards the front that has a tile, else the nearest towards the end.
    """
    left, stacks = round_.places_left(), len(round_.wall) // 2
    first = stacks - (die or 1)  # where nobody knows the die every tile there is unknown, one like the other
    for stack in (*range(first, -1, -1), *range(first + 1, stacks)):
        places = [place for place in left if place // 2 == stack]
        if places:
            return places[0]
    raise AssertionError("a kong is only opened while there are tiles")


def _ask_turned(round_: Round, seat: int) -> tuple[Action, ...]:
    turned = memory_of(round_).turned
    return _wins(round_, seat, By.DRAW, turned) if seat == round_.phase.seat else ()


def _ask_wins(round_: Round, seat: int) -> tuple[Action, ...]:
    phase = round_.phase
    if seat != phase.seat:
        return _wins(round_, seat, By.DISCARD, phase.data)
    if len(phase.offered) == 1:
        return ()
    return tuple(act.declare(seat, PICK, tile) for tile in phase.offered)


def _wins(round_: Round, seat: int, by: By, tiles: Iterable[Tile]) -> tuple[Action, ...]:
    """Wins on any of some tiles, those that count most first, and the pass; nothing when there is none."""
    wins = [tile for tile in dict.fromkeys(tiles) if can_win(round_, seat, tile, by)]
    if not wins:
        return ()
    if len(wins) > 1 and not round_.seats[seat].unknown:
        wins.sort(key=lambda tile: -(round_.verdict_on(seat, tile, by).fan[0] or 0))
    return (*(act.win(seat, by, tile) for tile in wins), act.pass_(seat))


# --- the sea bottom


def next_at_sea(round_: Round, due: int, place: int = 0) -> Phase:
    """The next seat, from ``place`` after the one due to draw on, that is asked for the last tile."""
    seats, only_ready = len(round_.seats), round_.options.flag("haidi_needs_ready")
    for step in range(place, seats):
        seat = (due + step) % seats
        if not only_ready or is_ready(round_, seat):
            return Phase(Step.ASK, seat, None, How.SEA, at.SEA, (due,))
    return Phase(Step.EXHAUSTED, due)


def is_ready(round_: Round, seat: int) -> bool:
    """听牌; a hand that is not known may be."""
    state = round_.seats[seat]
    return bool(state.unknown) or bool(waits(state.counts, state.melds, round_.options))


def _ask_sea(round_: Round, seat: int) -> tuple[Action, ...]:
    return (act.declare(seat, TAKE), act.pass_(seat)) if seat == round_.phase.seat else ()


def _ask_bottom(round_: Round, seat: int) -> tuple[Action, ...]:
    phase = round_.phase
    assert phase.tile is not None
    return _wins(round_, seat, By.DRAW if seat == phase.seat else By.DISCARD, (phase.tile,))


# --- the hooks of the machine

_ASKS: Final[Mapping[str, Callable[[Round, int], tuple[Action, ...]]]] = {
    at.START: _ask_start,
    at.TURNED: _ask_turned,
    at.WINS: _ask_wins,
    at.SEA: _ask_sea,
    at.BOTTOM: _ask_bottom,
}


def asks(round_: Round, seat: int) -> tuple[Action, ...]:
    """What a seat is asked in a phase of this system."""
    return _ASKS[round_.phase.name](round_, seat)


def after_ask(round_: Round) -> Phase | None:
    """What follows when everybody asked passes; None where somebody must answer."""
    phase = round_.phase
    if phase.name == at.START:
        return next_start(round_, phase.data[0] + 1)
    if phase.name == at.TURNED:
        return Phase(Step.OWE, phase.seat, None, How.KONG, at.THROW, (0,))
    if phase.name == at.WINS and len(phase.offered) == 1:
        return phase._replace(step=Step.OWE)
    return Phase(Step.EXHAUSTED, phase.seat) if phase.name == at.BOTTOM else None


def owes(round_: Round, phase: Phase) -> Event | None:
    """What the table brings: a tile turned by a die, a turned tile thrown, the drawn tile of a locked seat thrown."""
    if phase.name == at.TURN:
        (die,) = dice_of_kong(round_)
        return Draw(phase.seat, round_.wall[place_for_die(round_, die)], End.BACK, die)
    if phase.name == at.THROW:
        return Discard(phase.seat, memory_of(round_).turned[phase.data[0]])
    assert phase.tile is not None
    return Pick(phase.seat, phase.tile) if phase.name == at.WINS else Discard(phase.seat, phase.tile)


def dice_of_kong(round_: Round) -> tuple[int, ...]:
    """The next die that turns a tile."""
    return at.dice(round_, 1)


def declaration(round_: Round, action: Action) -> Event:
    """The event of an answer that is no claim."""
    if action.what == TAKE:
        return Sea(action.seat, True)
    if action.what == PICK:
        assert action.tile is not None
        return Pick(action.seat, action.tile)
    patterns = patterns_of(action.what)
    tiles = revealed(round_.seats[action.seat].counts, patterns)
    return Shown(action.seat, patterns, tiles, at.dice(round_, start_dice(round_)))


def resolve(round_: Round, answers: Mapping[int, Action], winners: Sequence[Action]) -> tuple[Action, ...]:
    """Which answers stand in a phase of this system; ``winners``: the wins that stand by their order."""
    phase = round_.phase
    if phase.name == at.SEA:
        return tuple(answers.values())  # letting the last tile go is an event too
    own = answers.get(phase.seat)
    if own is not None and own.kind is Kind.WIN:
        return (own,)
    if winners:
        return tuple(winners)
    return () if own is None or own.kind is Kind.PASS else (own,)


def answer_simply(view: View) -> Action:
    """Show all, take the last tile when ready, name the turned tile of which fewest can be with the others."""
    actions, phase = view.actions, view.phase
    if phase.name == at.SEA:
        ready = UNKNOWN not in view.hand and waits(view.hand_counts(), view.me.melds, view.setup.options)
        return actions[0] if ready else actions[-1]
    if phase.name == at.WINS and actions[0].kind is Kind.DECLARE:
        return min(actions, key=lambda a: _left(view, a.tile))
    return actions[0]


def _left(view: View, tile: Tile | None) -> int:
    """How many of a tile the seat cannot see."""
    assert tile is not None
    seen = view.hand.count(tile)
    for seat in view.seats:
        seen += sum(meld.tiles.count(tile) for meld in seat.melds)
        seen += sum(thrown.tile == tile and thrown.claimed_by is None for thrown in seat.discards)
    return 4 - seen
