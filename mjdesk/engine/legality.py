"""What a seat may do now: the one place where legality is decided (through the hooks of the rule system)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from typing import TYPE_CHECKING, Final

from . import actions as act
from .actions import Action
from .case import By
from .melds import MeldKind
from .phase import How, Step
from .tiles import STANDARD, SUITED, UNKNOWN, Tile

if TYPE_CHECKING:
    from .round import Round
    from .seat import SeatState


def _runs_with(tile: Tile) -> tuple[Tile, ...]:
    """The lowest tiles of the runs that contain a suited tile."""
    if tile >= SUITED:
        return ()
    place = tile % 9
    return tuple(tile - k for k in (2, 1, 0) if 0 <= place - k <= 6)


#: for each tile the runs with it: the lowest tile, and the two tiles beside it
_RUNS: Final = tuple(
    tuple((low, *(t for t in (low, low + 1, low + 2) if t != tile)) for low in _runs_with(tile))
    for tile in range(STANDARD)
)


# Members by names of their own: before Python 3.12 `Step.TURN` takes ten times as long as a name,
# and these are asked for some thousand times a round.
_TURN: Final = Step.TURN
_CLAIM: Final = Step.CLAIM
_ROB: Final = Step.ROB
_ASK: Final = Step.ASK
_BY_CLAIM: Final = How.CLAIM
_SEA: Final = How.SEA
_EXCHANGED: Final = How.EXCHANGE
_DRAW: Final = By.DRAW
_DISCARD: Final = By.DISCARD
_SINGLE: Final = MeldKind.GANG_SINGLE
_PENG: Final = MeldKind.PENG


_KINDS: Final = range(STANDARD)
#: by seat, the discard of each kind
_DISCARDS: Final = tuple(tuple(act.discard(seat, tile) for tile in range(STANDARD)) for seat in range(4))


def asked(round_: Round) -> dict[int, tuple[Action, ...]]:
    """What every seat that is asked may do, in the order of seats."""
    ask, seats = _question(round_)
    offers = round_.rules.offers(round_)
    if offers:
        return {seat: actions for seat in range(len(round_.seats)) if (actions := legal_actions(round_, seat))}
    return {seat: actions for seat in seats if (actions := ask(round_, seat))}


def legal_actions(round_: Round, seat: int) -> tuple[Action, ...]:
    """Everything the seat may do in the phase the round is in; empty when it is not asked."""
    ask, seats = _question(round_)
    actions = ask(round_, seat) if seat in seats else ()
    offer = round_.rules.offers(round_).get(seat)
    return actions if offer is None else (offer, *(actions or (act.pass_(seat),)))


def moves(round_: Round, seat: int) -> tuple[Action, ...]:
    """The legal actions of a seat that are no wins.

    Of a hand that is not known every tile might complete it; whoever asks for something else need not try them all.
    """
    step = round_.phase.step
    ask, seats = _question(round_)
    if ask is _claim and seat in seats:
        return tuple(_claim_moves(round_, seat))
    if step is _TURN and seat in seats and round_.phase.how not in (_SEA, _EXCHANGED):
        return tuple(_turn_moves(round_, seat))
    return tuple([action for action in round_.legal_actions(seat) if action.kind is not act.WIN])


def _question(round_: Round) -> tuple[Callable[[Round, int], tuple[Action, ...]], Sequence[int]]:
    """How a seat's actions are worked out in the phase the round is in, and which seats may have some."""
    phase = round_.phase
    step = phase.step
    if step is _TURN:
        return _turn, (phase.seat,)
    if step is _ASK:
        return round_.rules.asks, [seat for seat in range(len(round_.seats)) if seat not in round_.declined]
    if step is not _CLAIM and step is not _ROB:
        return _turn, ()
    own, declined = phase.seat, round_.declined
    others = [seat for seat in range(len(round_.seats)) if seat != own and seat not in declined]
    return _claim if step is _CLAIM else _rob, others


def can_win(round_: Round, seat: int, tile: Tile, by: By) -> bool:
    """Whether the seat may win on the tile now, by the rule system's own judgement."""
    rules = round_.rules
    if round_.seats[seat].unknown or tile == UNKNOWN:
        return rules.possible_win(round_, seat, tile, by)
    return rules.plausible_win(round_, seat, tile, by) and round_.verdict_on(seat, tile, by).legal


def _available(round_: Round, state: SeatState) -> list[int]:
    """How many of each kind the seat may hold: its known tiles, and unknown ones as far as copies are left."""
    if not state.unknown:
        return state.counts
    hidden = round_.hidden_counts()
    return [n + min(state.unknown, hidden[t]) for t, n in enumerate(state.counts)]


def _turn(round_: Round, seat: int) -> tuple[Action, ...]:
    how, state = round_.phase.how, round_.seats[seat]
    if how is _EXCHANGED:
        return tuple(_discards(round_, seat, _available(round_, state)))
    out: list[Action] = []
    if how is not _BY_CLAIM:
        assert state.drawn is not None
        tiles = (state.drawn,) if state.drawn != UNKNOWN else _unknown_draws(round_, seat)
        out += [act.win(seat, _DRAW, tile) for tile in tiles if can_win(round_, seat, tile, _DRAW)]
    if how is _SEA:
        return (*out, act.pass_(seat)) if out else ()
    return (*out, *_turn_moves(round_, seat))


def _turn_moves(round_: Round, seat: int) -> list[Action]:
    """What the seat may do in its turn but win."""
    counts = _available(round_, round_.seats[seat])
    out = list(round_.rules.declarations(round_, seat))
    out += _own_kongs(round_, seat, counts)
    out += _discards(round_, seat, counts)
    return out


def _discards(round_: Round, seat: int, counts: list[int]) -> list[Action]:
    rules = round_.rules
    kept = rules.never_thrown(round_)
    if kept is None:
        return [
            act.discard(seat, tile)
            for tile, n in enumerate(counts)
            if n and rules.may_discard(round_, seat, tile) is None
        ]
    throw = _DISCARDS[seat]
    return [throw[tile] for tile in compress(_KINDS, counts) if tile not in kept]


def _unknown_draws(round_: Round, seat: int) -> list[Tile]:
    """The tiles that an unknown drawn tile may turn out to be."""
    counts = _available(round_, round_.seats[seat])
    return [tile for tile in range(STANDARD) if counts[tile]]


def _own_kongs(round_: Round, seat: int, counts: list[int]) -> list[Action]:
    may_kong, ways = round_.rules.may_kong, round_.rules.kong_ways
    out = [
        act.gang(seat, _SINGLE, tile)
        for tile in round_.special.kong_order
        if counts[tile] and may_kong(round_, seat, _SINGLE, tile)
    ]
    if 4 in counts:
        out += [
            act.gang(seat, MeldKind.GANG_CONCEALED, tile, way)
            for tile in range(STANDARD)
            if counts[tile] >= 4 and may_kong(round_, seat, MeldKind.GANG_CONCEALED, tile)
            for way in ways(round_, seat, MeldKind.GANG_CONCEALED, tile)
        ]
    for meld in round_.seats[seat].melds:
        tile = meld.tiles[0]
        if meld.kind is _PENG and counts[tile] and may_kong(round_, seat, MeldKind.GANG_ADDED, tile):
            added = MeldKind.GANG_ADDED
            out += [act.gang(seat, added, tile, way) for way in ways(round_, seat, added, tile)]
    return out


def _claim(round_: Round, seat: int) -> tuple[Action, ...]:
    tiles = round_.phase.offered
    out = [act.win(seat, _DISCARD, tile) for tile in tiles if can_win(round_, seat, tile, _DISCARD)]
    out += _claim_moves(round_, seat)
    return (*out, act.pass_(seat)) if out else ()


def _claim_moves(round_: Round, seat: int) -> list[Action]:
    """The melds for which a seat may claim what lies there."""
    phase, state = round_.phase, round_.seats[seat]
    counts = _available(round_, state) if state.unknown else state.counts
    out: list[Action] = []
    is_next = seat == (phase.seat + 1) % len(round_.seats)
    for tile in phase.offered:
        if counts[tile] >= 2 or (is_next and tile < SUITED):
            _claim_melds(round_, seat, tile, is_next, out)
    return out


def _claim_melds(round_: Round, seat: int, tile: Tile, is_next: bool, out: list[Action]) -> None:
    """Add the melds for which a seat may claim a tile."""
    rules, state = round_.rules, round_.seats[seat]
    if not rules.may_claim(round_, seat, tile):
        return
    counts = _available(round_, state)
    held = counts[tile]
    if held >= 3 and rules.may_kong(round_, seat, MeldKind.GANG_EXPOSED, tile):
        ways = rules.kong_ways(round_, seat, MeldKind.GANG_EXPOSED, tile)
        out += [act.gang(seat, MeldKind.GANG_EXPOSED, tile, way) for way in ways]
    if held >= 2 and rules.may_peng(round_, seat, tile):
        out.append(act.peng(seat, tile))
    for low, one, two in _RUNS[tile] if is_next else ():
        if counts[one] and counts[two]:
            unseen = (not state.counts[one]) + (not state.counts[two])
            if unseen <= state.unknown and rules.may_chi(round_, seat, low):
                out.append(act.chi(seat, tile, low))


def _rob(round_: Round, seat: int) -> tuple[Action, ...]:
    tile = round_.phase.tile
    assert tile is not None
    if round_.rules.may_rob(round_, seat) and can_win(round_, seat, tile, By.KONG):
        win = act.win(seat, By.KONG, tile)
        return (win,) if round_.rules.must_rob(round_, seat) else (win, act.pass_(seat))
    return ()
