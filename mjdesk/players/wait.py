"""A tile that a hand waits for, and what it would pay."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.case import By, Verdict, WinCase
from ..engine.rules.registry import rule_system
from ..engine.tiles import Tile
from ..engine.view import View


@dataclass(frozen=True, slots=True)
class Wait:
    """A tile that wins: copies not seen, patterns, and points (None where it may not be won on so).

    ``by_discard`` is the least and the most, over the seats that may throw it (跑胡子: that may turn it up).
    """

    tile: Tile
    left: int
    patterns: tuple[str, ...]
    by_draw: int | None
    by_discard: tuple[int, int] | None


def wait_for(view: View, hand: tuple[Tile, ...], tile: Tile, left: int, from_others: By) -> Wait | None:
    """What winning on a tile would be, ``hand`` without it; ``from_others``: how it comes when not by draw."""
    drawn = _judge(view, hand, WinCase(view.seat, By.DRAW, tile))
    amounts: list[int] = []
    patterns = drawn.patterns[0] if drawn.legal else ()
    for source in range(len(view.seats)):
        if source != view.seat:
            verdict = _judge(view, hand, WinCase(view.seat, from_others, tile, source))
            if verdict.legal:
                amounts.append(_income(view, verdict))
                patterns = patterns or verdict.patterns[0]
    if not drawn.legal and not amounts:
        return None
    by_draw = _income(view, drawn) if drawn.legal else None
    return Wait(tile, left, patterns, by_draw, (min(amounts), max(amounts)) if amounts else None)


def _judge(view: View, hand: tuple[Tile, ...], win: WinCase) -> Verdict:
    return rule_system(view.setup.rules).judge(view.case(win, hand))


def _income(view: View, verdict: Verdict) -> int:
    net = verdict.payments(len(view.seats))
    assert net is not None
    return net[view.seat]
