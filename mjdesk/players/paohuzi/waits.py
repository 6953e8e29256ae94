"""The cards a 跑胡子 hand waits for, with what each would pay."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.actions import Action, Kind
from ...engine.case import By
from ...engine.melds import Meld, MeldKind
from ...engine.paohuzi.arrange import counts_of, winning_cards
from ...engine.paohuzi.cards import rest
from ...engine.paohuzi.facts import standing
from ...engine.phase import Phase, Step
from ...engine.tiles import UNKNOWN, Tile
from ...engine.view import View
from ..wait import Wait, wait_for
from .forecast import in_the_air, unseen


def waits(view: View, hand: tuple[Tile, ...]) -> tuple[Wait, ...]:
    """What the hand waits for: ``by_draw`` a card one turns up oneself, ``by_discard`` one that another turns up."""
    melds, options = view.me.melds, view.setup.options
    if UNKNOWN in hand or len(hand) != rest(melds):
        return ()
    left, counts, free = _unseen(view), counts_of(hand), options.flag("free_win_card")
    found = {*winning_cards(counts, melds, By.DRAW, free), *winning_cards(counts, melds, By.FLIP, free)}
    listed = [wait_for(view, hand, card, left[card], By.FLIP) for card in sorted(found)]
    return tuple([wait for wait in listed if wait is not None])


def _unseen(view: View) -> list[int]:
    """Copies that the seat cannot see: the card in the air, where it sees that, is none of them."""
    left = unseen(view)
    if (card := in_the_air(view)) is not None:
        left[card] -= 1
    return left


class Outlook(NamedTuple):
    """A hand after a claim and the discard that leaves most to wait for (None: there is none to choose or to make).

    ``huxi`` are those of the melds, kans and complete groups it then has.
    """

    discard: Tile | None
    huxi: int
    waits: tuple[Wait, ...]


def after_claims(view: View) -> dict[Action, Outlook]:
    """What each chi and peng that is asked for leads to."""
    return {action: _after(view, action) for action in view.actions if action.kind in (Kind.CHI, Kind.PENG)}


def _after(view: View, action: Action) -> Outlook:
    assert action.tile is not None
    hand, cards = list(view.hand), list(action.tiles)
    cards.remove(action.tile)
    for card in cards:
        hand.remove(card)
    kind = MeldKind.PENG if action.kind is Kind.PENG else MeldKind.CHI
    laid = [Meld(kind, action.tiles[i : i + 3], None, action.tile) for i in range(0, len(action.tiles), 3)]
    melds = (*view.me.melds, *laid)
    own = view.me._replace(melds=melds, concealed=len(hand), hand=tuple(hand))
    later = view._replace(
        hand=tuple(hand),
        seats=tuple(own if n == view.seat else seat for n, seat in enumerate(view.seats)),
        phase=Phase(Step.TURN, view.seat),
    )
    if len(hand) <= rest(melds):
        return Outlook(None, standing(hand, melds, view.setup.options).huxi, waits(later, tuple(hand)))
    best: Outlook | None = None
    for card in sorted({card for card in hand if hand.count(card) < 3}):
        left = hand.copy()
        left.remove(card)
        found = waits(later, tuple(left))
        outlook = Outlook(card, standing(left, melds, view.setup.options).huxi, found)
        if found and (best is None or _rate(outlook) > _rate(best)):
            best = outlook
    return best or Outlook(None, standing(hand, melds, view.setup.options).huxi, ())


def _rate(outlook: Outlook) -> tuple[int, int]:
    return sum(wait.left for wait in outlook.waits), outlook.huxi
