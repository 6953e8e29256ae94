"""What an event must agree with before it changes the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from .. import actions as act
from ..actions import Action
from ..errors import IllegalAction
from ..events import Event
from ..melds import MeldKind
from ..notation import tile_name
from ..phase import Step
from ..tiles import STANDARD, UNKNOWN, Tile

if TYPE_CHECKING:
    from ..round import Round


def require(round_: Round, step: Step, event: Event) -> None:
    """The round must be at this step."""
    if round_.phase.step is not step:
        raise IllegalAction("wrong-phase", f"{event} while the round is at {round_.phase.step.value}")


def require_action(round_: Round, action: Action, event: Event) -> None:
    """The action must be one of those the seat is asked for."""
    if round_.allows(action):
        return
    if 0 <= action.seat < len(round_.seats) and round_.seats[action.seat].unknown:
        require_copies(round_, action, event)
    reason = None
    if action.kind is act.Kind.DISCARD and round_.phase.step is Step.TURN and action.seat == round_.phase.seat:
        assert action.tile is not None
        if action.tile < STANDARD and round_.seats[action.seat].counts[action.tile]:
            reason = round_.rules.may_discard(round_, action.seat, action.tile)
    raise IllegalAction(reason or "not-legal", f"{event} is no legal action of seat {action.seat}")


def require_copies(round_: Round, action: Action, event: Event) -> None:
    """The tiles that a seat with unknown ones would show must not have been seen elsewhere."""
    shown = Counter(action.tiles or (() if action.tile is None else (action.tile,)))
    if round_.phase.step in (Step.CLAIM, Step.ROB) and action.tile is not None:
        shown[action.tile] -= 1
    hidden, known = round_.hidden_counts(), round_.seats[action.seat].counts
    for tile, n in shown.items():
        if tile < STANDARD and n > known[tile] + hidden[tile]:
            raise round_._contradiction(tile, event)


def place_of_peng(round_: Round, seat: int, tile: Tile) -> int:
    """Where among its melds the seat has the peng of a tile."""
    for i, meld in enumerate(round_.seats[seat].melds):
        if meld.kind is MeldKind.PENG and meld.tiles[0] == tile:
            return i
    raise IllegalAction("not-held", f"seat {seat} has no peng of {tile_name(tile)}")


def agree(event_tile: Tile, wall_tile: Tile, what: str) -> None:
    """Where the wall knows a tile, the event must show the same."""
    if wall_tile not in (UNKNOWN, event_tile):
        raise IllegalAction("wrong-tile", f"{what} {tile_name(event_tile)}; the wall has {tile_name(wall_tile)}")


def require_of_set(round_: Round, tiles: Iterable[Tile], event: Event) -> None:
    """Tiles that no wall vouches for must at least be tiles of the set."""
    tile_set = round_.rules.tile_set(round_.options)
    for tile in tiles:
        if tile != UNKNOWN and tile not in tile_set:
            raise IllegalAction("wrong-tile", f"{event}; expected tiles of the set {tile_set.id}")
