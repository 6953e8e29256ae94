"""How events are carried out that only `changsha` has, or that it carries out in its own way."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from .. import actions as act
from .. import fold
from ..case import By
from ..errors import IllegalAction
from ..events import Discard, Draw, End, Exhausted, Gang, Win
from ..notation import format_tiles, tile_name
from ..phase import How, Phase, Step
from ..seat import Discarded
from ..tiles import UNKNOWN, Tile
from ..wall import may_be_thrown
from . import changsha_flow as flow
from . import changsha_memory as at
from .changsha_events import Pick, Sea, Shown
from .changsha_memory import LOCKED, change, memory_of
from .changsha_start import StartWin, held, revealed

if TYPE_CHECKING:
    from ..round import Round


def _is_at(round_: Round, name: str) -> bool:
    return round_.phase.name == name and round_.phase.step in (Step.ASK, Step.OWE)


def begin_play(round_: Round) -> None:
    """Whoever could still show start-of-hand wins has passed."""
    while _is_at(round_, at.START):
        round_._enter(flow.next_start(round_, round_.phase.data[0] + 1))


# --- start-of-hand wins


def on_shown(round_: Round, event: Shown) -> None:
    """A seat shows patterns of its dealt hand; those before it that were asked have passed."""
    while _is_at(round_, at.START) and round_.phase.seat != event.seat:
        round_._enter(flow.next_start(round_, round_.phase.data[0] + 1))
    if not _is_at(round_, at.START):
        raise IllegalAction("wrong-phase", f"{event}: the seat is not asked for start-of-hand wins now")
    if not event.patterns or set(event.patterns) - set(flow.start_patterns(round_, event.seat)):
        raise IllegalAction("start-win-not-held", f"{event}; expected some of what the hand has")
    number = flow.start_dice(round_)
    if (
        len(event.dice) != number
        or not may_be_thrown(event.dice, round_.first_wall)
        or len(set(event.patterns)) < len(event.patterns)
    ):
        raise IllegalAction("not-legal", f"{event}; expected each pattern once and {number} dice")
    _lay_open(round_, event)
    state, memory = round_.seats[event.seat], memory_of(round_)
    shown = StartWin(event.seat, state.tiles(), event.patterns, tuple(filter(None, event.dice)))
    change(round_, shown=(*memory.shown, shown), dice=memory.dice + number)
    round_._enter(flow.next_start(round_, round_.phase.data[0] + 1))


def _lay_open(round_: Round, event: Shown) -> None:
    """The tiles shown are those of the patterns; tiles of the hand that were not known become known."""
    state = round_.seats[event.seat]
    if not state.unknown:
        if sorted(event.tiles) != list(expected := revealed(state.counts, event.patterns)):
            raise IllegalAction("wrong-tile", f"{event}; expected {format_tiles(expected)}")
        return
    fold.require_of_set(round_, event.tiles, event)
    state = round_._own(event.seat)
    for tile in set(event.tiles) - {UNKNOWN}:
        for _ in range(event.tiles.count(tile) - state.counts[tile]):
            if not state.unknown:
                raise IllegalAction("contradiction", f"{event}; the hand has {format_tiles(state.tiles())}")
            round_._lose(state, UNKNOWN)
            round_._gain(state, tile)
    if set(event.patterns) - set(held(state.counts, round_.options)):
        raise IllegalAction("start-win-not-held", f"{event}; these tiles do not show it")
    round_._check_copies(event.tiles, event)


# --- draws: ordinary ones, kong tiles turned by a die, the sea bottom


def on_draw(round_: Round, event: Draw) -> None:
    """A tile comes from the wall."""
    if _is_at(round_, at.TURN):
        _turn_for_kong(round_, event)
        return
    if event.die is not None:
        raise IllegalAction("wrong-draw", f"{event}; expected no die")
    if round_.phase.step is Step.DRAW and round_.phase.how is How.SEA:
        _turn_sea_bottom(round_, event)
        return
    fold.on_draw(round_, event)
    state = round_.seats[event.seat]
    if flow.is_locked(state) and not state.unknown:
        only = act.discard(event.seat, event.tile)
        if round_.legal_actions(event.seat) == (only,):  # no question
            round_._enter(Phase(Step.OWE, event.seat, event.tile, How.DRAW, at.DRAWN))


def _turn_for_kong(round_: Round, event: Draw) -> None:
    phase, memory = round_.phase, memory_of(round_)
    if (
        (event.seat, event.end) != (phase.seat, End.BACK)
        or event.die is None
        or not may_be_thrown((event.die,), round_.first_wall)
    ):
        raise IllegalAction("wrong-draw", f"{event}; expected seat {phase.seat} from the back, with a die")
    place = flow.place_for_die(round_, event.die)
    _turn_up(round_, event, place)
    round_.taken |= {place}
    turned = (*memory.turned, event.tile)
    change(round_, turned=turned, lying=(*memory.lying, event.tile), dice=memory.dice + 1)
    if round_.wall[place] == UNKNOWN:
        round_._check_copies((event.tile,), event)
    if len(turned) == round_.options.number("kong_tiles"):
        round_._enter(Phase(Step.ASK, phase.seat, None, How.KONG, at.TURNED))
    else:
        round_._enter(phase)


def _turn_sea_bottom(round_: Round, event: Draw) -> None:
    phase = round_.phase
    place, end = round_.next_place(phase.how)
    if (event.seat, event.end) != (phase.seat, end):
        raise IllegalAction("wrong-draw", f"{event}; expected seat {phase.seat} from the {end.value}")
    _turn_up(round_, event, place)
    round_._take_from(place, end)
    change(round_, sea=event.tile, lying=(event.tile,))
    if round_.wall[place] == UNKNOWN:
        round_._check_copies((event.tile,), event)
    round_._enter(Phase(Step.ASK, event.seat, event.tile, How.SEA, at.BOTTOM))


def _turn_up(round_: Round, event: Draw, place: int) -> None:
    """The tile lies open: it must be known, and be the one of the wall."""
    if event.tile == UNKNOWN:
        raise IllegalAction("wrong-tile", f"{event}: it lies open; expected its tile")
    fold.require_of_set(round_, (event.tile,), event)
    fold.agree(event.tile, round_.wall[place], "the tile turned is")


# --- discards and kongs


def on_discard(round_: Round, event: Discard) -> None:
    """A tile is thrown: from the hand, or one that was turned for a kong."""
    begin_play(round_)
    if _is_at(round_, at.TURNED) or _is_at(round_, at.THROW):
        _throw_turned(round_, event)
        return
    if _is_at(round_, at.DRAWN):
        phase = round_.phase
        round_._enter(Phase(Step.TURN, phase.seat, phase.tile))
    fold.on_discard(round_, event)


def _throw_turned(round_: Round, event: Discard) -> None:
    phase, memory = round_.phase, memory_of(round_)
    thrown = phase.data[0] if phase.name == at.THROW else 0
    if (event.seat, event.tile) != (phase.seat, memory.turned[thrown]):
        raise IllegalAction("wrong-tile", f"{event}; expected {tile_name(memory.turned[thrown])} that was turned")
    state = round_._own(event.seat)
    state.discards += (Discarded(event.tile, drawn=True),)
    change(round_, lying=memory.turned[thrown + 1 :])
    if LOCKED not in state.declared:
        state.declared += (LOCKED,)
    if thrown + 1 < len(memory.turned):
        round_._enter(Phase(Step.OWE, event.seat, None, How.KONG, at.THROW, (thrown + 1,)))
    elif round_.options.choice("kong_claim") == "pick":
        round_._enter(Phase(Step.ASK, event.seat, event.tile, How.KONG, at.WINS, memory.turned))
    else:
        round_._enter(Phase(Step.CLAIM, event.seat, event.tile, How.KONG, at.KONG, memory.turned))


def on_pick(round_: Round, event: Pick) -> None:
    """Nobody has won: the one turned tile that may be claimed is named."""
    phase = round_.phase
    if not _is_at(round_, at.WINS) or event.seat != phase.seat or event.tile not in phase.data:
        raise IllegalAction("not-legal", f"{event}; expected a tile that was turned, from the seat that turned it")
    fold.leave_question(round_, claimer=None)
    round_._enter(Phase(Step.CLAIM, phase.seat, event.tile, How.KONG, at.PICKED))


def on_gang(round_: Round, event: Gang) -> None:
    """A kong, opened or plain."""
    begin_play(round_)
    change(round_, opened=bool(event.open))
    fold.on_gang(round_, event)


# --- the sea bottom and the end


def on_sea(round_: Round, event: Sea) -> None:
    """A seat takes the last tile or lets it go to the next that is asked."""
    _skip_unready(round_, event.seat)
    phase = round_.phase
    if not _is_at(round_, at.SEA) or event.seat != phase.seat:
        raise IllegalAction("wrong-phase", f"{event}: the seat is not asked for the last tile now")
    if event.take:
        round_._enter(Phase(Step.DRAW, event.seat, None, How.SEA))
    else:
        _ask_next_at_sea(round_)


def _ask_next_at_sea(round_: Round) -> None:
    phase = round_.phase
    (due,) = phase.data
    round_._enter(flow.next_at_sea(round_, due, (phase.seat - due) % len(round_.seats) + 1))


def _skip_unready(round_: Round, until: int | None) -> None:
    """Where only ready seats are asked, those with hands that are not known were not ready, up to a seat."""
    if not round_.options.flag("haidi_needs_ready"):
        return
    while _is_at(round_, at.SEA) and round_.phase.seat != until and round_.seats[round_.phase.seat].unknown:
        _ask_next_at_sea(round_)


def on_win(round_: Round, event: Win) -> None:
    """A win; the sea-bottom tile that another seat wins on has become a discard."""
    begin_play(round_)
    at_bottom = _is_at(round_, at.BOTTOM)
    fold.on_win(round_, event)
    if at_bottom and event.by is By.DISCARD:
        _to_pond(round_, round_.phase.seat)


def on_exhausted(round_: Round, event: Exhausted) -> None:
    """Nobody has won; whoever is named by the phase deals next."""
    begin_play(round_)
    _skip_unready(round_, None)
    dealer = round_.phase.seat
    fold.on_exhausted(round_, event)
    change(round_, next_dealer=dealer)
    if memory_of(round_).sea is not None:
        _to_pond(round_, dealer)


def _to_pond(round_: Round, taker: int) -> None:
    """The sea-bottom tile counts as a discard of its taker."""
    tile: Tile | None = memory_of(round_).sea
    assert tile is not None
    round_._own(taker).discards += (Discarded(tile, drawn=True),)
    change(round_, lying=())


HANDLERS: Final[MappingProxyType[type, Callable[[Any, Any], None]]] = MappingProxyType(
    {
        Shown: on_shown,
        Sea: on_sea,
        Pick: on_pick,
        Draw: on_draw,
        Discard: on_discard,
        Gang: on_gang,
        Win: on_win,
        Exhausted: on_exhausted,
    }
)
