"""Where a round of `huangshi` runs in its own way: 亮, robbed exposed kongs, tiles laid aside (rules page §2, 4, 5).

Sets are shown before the indicator, one seat after another; nobody hears who was asked and shows none. An exposed
kong that meets a win on the same discard is laid and then robbed. Of the last tiles those that win nothing lie aside.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from .. import actions as act
from .. import fold
from ..actions import Action, Kind
from ..errors import IllegalAction
from ..events import Draw, Exhausted, Gang, Indicator, Passed
from ..melds import Meld, MeldKind
from ..phase import How, Phase, Step
from ..seat import Discarded
from ..tiles import DRAGONS, UNKNOWN
from .huangshi_ways import is_shown_set

if TYPE_CHECKING:
    from ..round import Round

LIANG: Final = "liang"
_EXPOSED: Final = MeldKind.GANG_EXPOSED


# --- 亮


def may_show(round_: Round, seat: int) -> bool:
    """Whether the seat holds all three dragons, as far as its tiles are known."""
    state = round_.seats[seat]
    missing = [tile for tile in DRAGONS if not state.counts[tile]]
    if not missing or not state.unknown:
        return not missing
    hidden = round_.hidden_counts()
    return len(missing) <= state.unknown and all(hidden[tile] > 0 for tile in missing)


def showing(round_: Round, begin: int = 0) -> Phase:
    """The next seat to be asked for a set, from the dealer's ``begin``-th neighbour on; then the indicator."""
    n, dealer = round_.setup.players, round_.setup.dealer
    if round_.options.flag(LIANG) and round_.options.choice("play") != "no_dragons":
        for place in range(begin, n):
            seat = (dealer + place) % n
            if may_show(round_, seat):
                return Phase(Step.ASK, seat, name=LIANG)
    return Phase(Step.INDICATOR)


def asks(round_: Round, seat: int) -> tuple[Action, ...]:
    """亮?"""
    if seat != round_.phase.seat:
        return ()
    return (act.declare(seat, LIANG, tiles=DRAGONS), act.pass_(seat))


def _place(round_: Round, seat: int) -> int:
    """How many seats after the dealer a seat is."""
    return (seat - round_.setup.dealer) % round_.setup.players


def next_showing(round_: Round) -> Phase:
    """What follows when the seat that is asked shows no set."""
    return showing(round_, _place(round_, round_.phase.seat) + 1)


def _require_asked(round_: Round, event: Gang) -> None:
    """Seats that are passed over have refused: no record says so."""
    phase = round_.phase
    asked = phase.step is Step.ASK and 0 <= event.seat < len(round_.seats)
    if not asked or _place(round_, event.seat) < _place(round_, phase.seat) or not may_show(round_, event.seat):
        raise IllegalAction("not-legal", f"{event}: seat {event.seat} has no set to show now")


def _show(round_: Round, event: Gang) -> None:
    """A set is laid; the same seat is asked again while it has another."""
    if not is_shown_set(event.tiles) or event.source is not None or event.claimed is not None:
        raise IllegalAction("bad-meld", f"{event}; expected the three dragons")
    _require_asked(round_, event)
    state = round_._own(event.seat)
    for tile in DRAGONS:
        round_._lose(state, tile)
    state.melds += (Meld(MeldKind.GANG_SET, DRAGONS),)
    if state.drawn in DRAGONS and not state.counts[state.drawn]:
        # the dealer acts as if one of the others had just been drawn
        state.drawn = next((tile for tile in reversed(state.tiles()) if tile != UNKNOWN), UNKNOWN)
    if state.unknown:
        round_._check_copies(DRAGONS, event)
    round_._enter(showing(round_, _place(round_, event.seat)))


def on_indicator(round_: Round, event: Indicator) -> None:
    """The tile turned up; whoever could still be asked for a set shows none."""
    if round_.phase.step is Step.ASK:
        round_._enter(Phase(Step.INDICATOR))
    fold.on_indicator(round_, event)


def known_phase(phase: Phase, seat: int) -> Phase:
    """To the others it is the tile to be turned up that is waited for: who is asked holds a set."""
    asked = phase.step is not Step.ASK or phase.seat == seat
    return phase if asked else Phase(Step.INDICATOR)


# --- passed wins


def on_passed(round_: Round, event: Passed) -> None:
    """A win on a discard is let go."""
    if round_.phase.step is not Step.CLAIM:
        raise IllegalAction("not-legal", f"{event}: only a win on a discard that is let go counts")
    fold.on_passed(round_, event)


# --- robbing


def _mask(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def on_gang(round_: Round, event: Gang) -> None:
    """A kong, or a set shown. Seats that could win on the discard of an exposed kong and did not pass rob it."""
    if event.kind is MeldKind.GANG_SET:
        _show(round_, event)
        return
    if event.kind is not _EXPOSED or round_.phase.step is not Step.CLAIM:
        fold.on_gang(round_, event)
        return
    able = [s for s in range(len(round_.seats)) if not round_.seats[s].unknown and _may_win(round_, s)]
    robbers = [seat for seat in able if seat != event.seat]
    asked_already = _mask({*able, *round_.declined})
    round_.declined |= frozenset(robbers)
    round_._ask_anew()
    fold.on_gang(round_, event)
    round_._enter(round_.phase._replace(data=(_mask(robbers), asked_already)))


def _may_win(round_: Round, seat: int) -> bool:
    return any(action.kind is Kind.WIN for action in round_.legal_actions(seat))


def is_exposed_robbery(round_: Round) -> bool:
    """Whether it is an exposed kong that may be robbed now."""
    return round_.phase.step is Step.ROB and round_.phase.name == _EXPOSED


def thrower(round_: Round) -> int:
    """The seat that threw the tile of the exposed kong laid last."""
    source = round_.seats[round_.phase.seat].melds[-1].source
    assert source is not None
    return source


def must_rob(round_: Round, seat: int) -> bool:
    """Whether the seat has claimed the win on the tile of the exposed kong."""
    return is_exposed_robbery(round_) and bool(round_.phase.data[0] >> seat & 1)


def may_rob(round_: Round, seat: int) -> bool:
    """Who is asked: of an exposed kong those that claimed the win, else those that were barred from it."""
    if not is_exposed_robbery(round_):
        return True
    robbers, asked_already = round_.phase.data
    if robbers:
        return bool(robbers >> seat & 1)
    return seat != thrower(round_) and not asked_already >> seat & 1


def met(round_: Round, chosen: tuple[Action, ...], answers: Mapping[int, Action]) -> tuple[Action, ...]:
    """What stands when a win on a discard was chosen: with a kong claimed on the same tile it robs that kong."""
    if round_.phase.step is not Step.CLAIM or not chosen or chosen[0].kind is not Kind.WIN:
        return chosen
    kongs = [answer for answer in answers.values() if answer.kind is Kind.GANG]
    return (kongs[0], chosen[0]._replace(what="kong")) if kongs else chosen


# --- the last tiles


def on_draw(round_: Round, event: Draw) -> None:
    """A draw; of the last tiles the one drawn before is laid aside."""
    if round_.phase.how is How.SEA:
        _lay_aside(round_)
    fold.on_draw(round_, event)


def on_exhausted(round_: Round, event: Exhausted) -> None:
    """The end of the round; the last tile drawn is laid aside."""
    fold.on_exhausted(round_, event)
    _lay_aside(round_)


def _lay_aside(round_: Round) -> None:
    """A tile drawn at the end that wins nothing lies open before its seat and joins no hand."""
    for seat, state in enumerate(round_.seats):
        if state.size % 3 == 2 and state.drawn is not None:
            own = round_._own(seat)
            tile = own.drawn
            assert tile is not None
            round_._lose(own, tile)
            own.drawn = None
            own.discards += (Discarded(tile, drawn=True),)
