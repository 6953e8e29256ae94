"""The cards a 跑胡子 hand waits for, with what each would pay."""

from __future__ import annotations

from ...engine.case import By, Verdict, WinCase
from ...engine.paohuzi.arrange import counts_of, winning_cards
from ...engine.paohuzi.cards import rest
from ...engine.rules.registry import rule_system
from ...engine.tiles import UNKNOWN, Tile
from ...engine.view import View
from ..wait import Wait
from .greedy import unseen


def waits(view: View, hand: tuple[Tile, ...]) -> tuple[Wait, ...]:
    """What the hand waits for: ``by_draw`` a card one turns up oneself, ``by_discard`` one that another turns up."""
    melds, options = view.me.melds, view.setup.options
    if UNKNOWN in hand or len(hand) != rest(melds):
        return ()
    left, counts, free = unseen(view), counts_of(hand), options.flag("free_win_card")
    found = {*winning_cards(counts, melds, By.DRAW, free), *winning_cards(counts, melds, By.FLIP, free)}
    listed = [_wait(view, hand, card, left[card]) for card in sorted(found)]
    return tuple([wait for wait in listed if wait is not None])


def _wait(view: View, hand: tuple[Tile, ...], card: Tile, left: int) -> Wait | None:
    drawn = _judge(view, hand, WinCase(view.seat, By.DRAW, card))
    patterns = drawn.patterns[0] if drawn.legal else ()
    amounts: list[int] = []
    for source in range(len(view.seats)):
        if source != view.seat:
            turned = _judge(view, hand, WinCase(view.seat, By.FLIP, card, source))
            if turned.legal:
                amounts.append(_income(view, turned))
                patterns = patterns or turned.patterns[0]
    if not drawn.legal and not amounts:
        return None
    by_flip = (min(amounts), max(amounts)) if amounts else None
    return Wait(card, left, patterns, _income(view, drawn) if drawn.legal else None, by_flip)


def _judge(view: View, hand: tuple[Tile, ...], win: WinCase) -> Verdict:
    return rule_system(view.setup.rules).judge(view.case(win, hand))


def _income(view: View, verdict: Verdict) -> int:
    net = verdict.payments(len(view.seats))
    assert net is not None
    return net[view.seat]
