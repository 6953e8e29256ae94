"""What a hand waits for, what each would pay, and how it changes with a discard: from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from ..engine.actions import Kind
from ..engine.case import By
from ..engine.phase import Step
from ..engine.rules.registry import rule_system
from ..engine.tiles import STANDARD, UNKNOWN, Tile, is_flower
from ..engine.view import View
from .paohuzi import waits as paohuzi
from .wait import Wait, wait_for

__all__ = ["Wait", "waits_after_discards", "waits_now"]

#: from a view and the concealed tiles without the winning one
WaitsOf: TypeAlias = Callable[[View, tuple[Tile, ...]], tuple[Wait, ...]]

#: wild tiles are not known yet, or hands not complete
_BEFORE_PLAY = (Step.DEAL, Step.INDICATOR, Step.FLOWER)


def waits_now(view: View) -> tuple[Wait, ...]:
    """What the hand waits for as it is; empty when it holds a tile too many to wait."""
    return _of_family(view)(view, view.hand)


def waits_after_discards(view: View) -> dict[Tile, tuple[Wait, ...]]:
    """For each legal discard that leaves the hand ready: what it waits for then."""
    if UNKNOWN in view.hand:
        return {}
    waits_of, found = _of_family(view), {}
    for action in view.actions:
        if action.kind is Kind.DISCARD and action.tile is not None:
            hand = list(view.hand)
            hand.remove(action.tile)
            waits = waits_of(view, tuple(hand))
            if waits:
                found[action.tile] = waits
    return found


def _of_family(view: View) -> WaitsOf:
    return _FAMILIES[rule_system(view.setup.rules).family]


def _waits(view: View, hand: tuple[Tile, ...]) -> tuple[Wait, ...]:
    if view.phase.step in _BEFORE_PLAY or UNKNOWN in hand or len(hand) % 3 != 1:
        return ()
    if any(map(is_flower, hand)):  # dealt, and not replaced yet
        return ()
    unseen = _unseen(view)
    return tuple(
        wait
        for tile in _candidates(view, hand)
        if (wait := wait_for(view, hand, tile, unseen[tile], By.DISCARD)) is not None
    )


def _unseen(view: View) -> list[int]:
    return view.unseen(rule_system(view.setup.rules).tile_set(view.setup.options).copies)


def _candidates(view: View, hand: tuple[Tile, ...]) -> Iterator[Tile]:
    """Tiles that may complete the hand; not those of which the seat holds every copy itself."""
    system = rule_system(view.setup.rules)
    copies = system.tile_set(view.setup.options).copies
    held = (*hand, *(tile for meld in view.me.melds for tile in meld.tiles))
    for tile in range(STANDARD):
        if held.count(tile) < copies[tile] and system.may_wait(view, hand, tile):
            yield tile


#: what a hand waits for, by `RuleSystem.family`
_FAMILIES: Final[Mapping[str, WaitsOf]] = {"mahjong": _waits, "paohuzi": paohuzi.waits}
