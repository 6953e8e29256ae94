"""The cards a 跑胡子 hand waits for, with what each would pay."""

from __future__ import annotations

from ...engine.case import By
from ...engine.paohuzi.arrange import counts_of, winning_cards
from ...engine.paohuzi.cards import rest
from ...engine.tiles import UNKNOWN, Tile
from ...engine.view import View
from ..wait import Wait, wait_for
from .greedy import unseen


def waits(view: View, hand: tuple[Tile, ...]) -> tuple[Wait, ...]:
    """What the hand waits for: ``by_draw`` a card one turns up oneself, ``by_discard`` one that another turns up."""
    melds, options = view.me.melds, view.setup.options
    if UNKNOWN in hand or len(hand) != rest(melds):
        return ()
    left, counts, free = unseen(view), counts_of(hand), options.flag("free_win_card")
    found = {*winning_cards(counts, melds, By.DRAW, free), *winning_cards(counts, melds, By.FLIP, free)}
    listed = [wait_for(view, hand, card, left[card], By.FLIP) for card in sorted(found)]
    return tuple([wait for wait in listed if wait is not None])
