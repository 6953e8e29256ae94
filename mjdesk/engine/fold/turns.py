"""What a seat does in a turn or with another's tile, a win aside; and what it passes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import actions as act
from ..case import By
from ..errors import IllegalAction
from ..events import Claim, Declare, Discard, Event, Gang, Passed
from ..melds import Meld, MeldKind
from ..notation import format_tiles, tile_name
from ..phase import How, Phase, Step
from ..seat import Discarded
from .checks import place_of_peng, require, require_action

if TYPE_CHECKING:
    from ..round import Round


# a name of its own, as in legality.py
_TURN: Final = Step.TURN
#: how a tile came with which a chain of kongs goes on: only a discard breaks it, not a flower that was replaced
_IN_A_CHAIN: Final = (How.KONG, How.FLOWER)


def on_discard(round_: Round, event: Discard) -> None:
    """A tile is thrown and may be claimed."""
    require(round_, _TURN, event)
    require_action(round_, act.discard(event.seat, event.tile), event)
    state = round_._own(event.seat)
    drawn = state.drawn == event.tile
    round_._lose(state, event.tile)
    state.discards += (Discarded(event.tile, drawn),)
    state.drawn = None
    round_.feeder = None
    round_._enter(round_.rules.after_discard(round_, event.seat, event.tile))


def on_claim(round_: Round, event: Claim) -> None:
    """A chi or peng: the claimer must discard next."""
    require(round_, Step.CLAIM, event)
    chi = event.kind is MeldKind.CHI
    if len(event.tiles) != 3:
        raise IllegalAction("bad-meld", f"{event}; expected three tiles")
    action = act.chi(event.seat, event.claimed, min(event.tiles)) if chi else act.peng(event.seat, event.claimed)
    require_action(round_, action, event)
    if sorted(event.tiles) != list(action.tiles):
        raise IllegalAction("bad-meld", f"{event}; expected {format_tiles(action.tiles)}")
    meld = Meld(event.kind, action.tiles, event.source, event.claimed)
    take_discard(round_, event.seat, meld, event)
    round_._enter(round_.rules.after_claim(round_, event.seat))


def take_discard(round_: Round, seat: int, meld: Meld, event: Event) -> None:
    """Move the last discard and the tiles beside it into a meld of the seat."""
    phase, claimed = round_.phase, meld.claimed
    offered = phase.offered
    if meld.source != phase.seat or claimed is None or claimed not in offered:
        raise IllegalAction("wrong-claim", f"{event}; expected {format_tiles(offered)} from seat {phase.seat}")
    leave_question(round_, claimer=seat)
    state = round_._own(seat)
    rest = list(meld.tiles)
    rest.remove(claimed)
    for tile in rest:
        round_._lose(state, tile)
    state.melds += (meld,)
    state.drawn = None
    thrower = round_._own(phase.seat)
    place = max(i for i, thrown in enumerate(thrower.discards) if thrown.tile == claimed)
    taken = Discarded(claimed, thrower.discards[place].drawn, claimed_by=seat)
    thrower.discards = (*thrower.discards[:place], taken, *thrower.discards[place + 1 :])


def on_gang(round_: Round, event: Gang) -> None:
    """A kong of any kind. An added one may be robbed before it stands."""
    if not event.tiles or len(set(event.tiles)) != 1:
        raise IllegalAction("bad-meld", f"{event}; expected equal tiles")
    tile = event.tiles[0]
    way = {None: "", True: act.OPENED, False: act.PLAIN}[event.open]
    action = act.gang(event.seat, event.kind, tile, way)
    require_action(round_, action, event)
    if event != (expected := round_.event_of(action)):
        raise IllegalAction("bad-meld", f"{event}; expected {expected}")
    meld = Meld(event.kind, event.tiles, event.source, event.claimed)
    if event.kind is MeldKind.GANG_EXPOSED:
        take_discard(round_, event.seat, meld, event)
        round_.feeder = event.source
    else:
        if round_.phase.how not in _IN_A_CHAIN:
            round_.feeder = None
        lay_kong(round_, event, meld)
    if round_.rules.robbable(round_, event.kind):
        round_._enter(Phase(Step.ROB, event.seat, tile, name=event.kind.value))
    else:
        round_._enter(round_.rules.after_kong(round_, event.seat, event.kind, tile))


def lay_kong(round_: Round, event: Gang, meld: Meld) -> None:
    tile, state = event.tiles[0], round_._own(event.seat)
    if event.kind is MeldKind.GANG_ADDED:
        place = place_of_peng(round_, event.seat, tile)
        state.melds = (*state.melds[:place], meld, *state.melds[place + 1 :])
        round_._lose(state, tile)
    else:
        state.melds += (meld,)
        for each in event.tiles:
            round_._lose(state, each)
    state.drawn = None


def on_declare(round_: Round, event: Declare) -> None:
    """Something the rule system lets a seat declare."""
    require_action(round_, act.declare(event.seat, event.what), event)
    if round_.phase.step is Step.ASK:
        raise IllegalAction("not-legal", f"{event}: {round_.rules.id} has an event of its own for it")
    round_._own(event.seat).declared += (event.what,)
    round_._ask_anew()


def on_passed(round_: Round, event: Passed) -> None:
    """A win on another's tile is declined, where that counts."""
    if not round_.rules.counts_pass(round_):
        raise IllegalAction("not-legal", f"{event}: passes do not count here under these options")
    if event.what != "win":
        raise IllegalAction("not-legal", f"{event}; expected a win that is passed")
    by = By.KONG if round_.phase.step is Step.ROB else By.DISCARD
    require_action(round_, act.win(event.seat, by, event.tile), event)
    round_._own(event.seat).passed += (event.tile,)
    round_.declined |= {event.seat}
    round_._ask_anew()


def leave_question(round_: Round, claimer: int | None) -> None:
    """Everybody but the claimer passes: passed wins must have been recorded, and from now on they count.

    Of a seat whose hand is not known nobody can say that it could have won.
    """
    phase = round_.phase
    if not round_.rules.counts_pass(round_):
        return
    assert phase.tile is not None
    for seat in range(len(round_.seats)):
        known = not round_.seats[seat].unknown
        if known and any(act.wins_from_another(a) for a in round_.legal_actions(seat)):
            if seat != claimer:
                raise IllegalAction(
                    "pass-missing", f"seat {seat} could win on {tile_name(phase.tile)}; expected its pass"
                )
            round_._own(seat).passed += (phase.tile,)


def forget_passes(round_: Round, seat: int, event: Event) -> None:
    """Passed wins of a seat count no longer after what the rules name."""
    if round_.rules.forgets_passes(round_.options, event):
        round_._own(seat).passed = ()
