"""What a hand waits for, what each would pay, and how it changes with a discard: from a view alone."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.actions import Kind
from ..engine.case import By, Verdict, WinCase
from ..engine.phase import Step
from ..engine.rules.registry import rule_system
from ..engine.tiles import STANDARD, UNKNOWN, Tile
from ..engine.view import View
from .paohuzi import waits as paohuzi
from .wait import Wait

__all__ = ["Wait", "waits_after_discards", "waits_now"]

#: wild tiles are not known yet, or hands not complete
_BEFORE_PLAY = (Step.DEAL, Step.INDICATOR, Step.FLOWER)


def waits_now(view: View) -> tuple[Wait, ...]:
    """What the hand waits for as it is; empty when it holds a tile too many to wait."""
    if rule_system(view.setup.rules).family == "paohuzi":
        return paohuzi.waits(view, view.hand)
    if view.phase.step in _BEFORE_PLAY or UNKNOWN in view.hand or len(view.hand) % 3 != 1:
        return ()
    return _waits(view, view.hand)


def waits_after_discards(view: View) -> dict[Tile, tuple[Wait, ...]]:
    """For each legal discard that leaves the hand ready: what it waits for then."""
    if UNKNOWN in view.hand:
        return {}
    cards = rule_system(view.setup.rules).family == "paohuzi"
    found = {}
    for action in view.actions:
        if action.kind is Kind.DISCARD and action.tile is not None:
            hand = list(view.hand)
            hand.remove(action.tile)
            waits = paohuzi.waits(view, tuple(hand)) if cards else _waits(view, tuple(hand))
            if waits:
                found[action.tile] = waits
    return found


def _waits(view: View, hand: tuple[Tile, ...]) -> tuple[Wait, ...]:
    unseen = _unseen(view)
    return tuple(
        wait for tile in _candidates(view, hand) if (wait := _wait(view, hand, tile, unseen[tile])) is not None
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


def _wait(view: View, hand: tuple[Tile, ...], tile: Tile, left: int) -> Wait | None:
    drawn = _judge(view, hand, WinCase(view.seat, By.DRAW, tile))
    amounts: list[int] = []
    patterns = drawn.patterns[0] if drawn.legal else ()
    for source in range(len(view.seats)):
        if source != view.seat:
            verdict = _judge(view, hand, WinCase(view.seat, By.DISCARD, tile, source))
            if verdict.legal:
                amounts.append(_income(view, verdict))
                patterns = patterns or verdict.patterns[0]
    if not drawn.legal and not amounts:
        return None
    return Wait(
        tile,
        left,
        patterns,
        _income(view, drawn) if drawn.legal else None,
        (min(amounts), max(amounts)) if amounts else None,
    )


def _judge(view: View, hand: tuple[Tile, ...], win: WinCase) -> Verdict:
    return rule_system(view.setup.rules).judge(view.case(win, hand))


def _income(view: View, verdict: Verdict) -> int:
    net = verdict.payments(len(view.seats))
    assert net is not None
    return net[view.seat]
