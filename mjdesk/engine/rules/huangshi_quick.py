"""Whether concealed tiles can be a win of `huangshi` at all: a few look-ups that only err on the side of yes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..case import By
from ..melds import MeldKind
from ..options import Options
from ..shapes import Pair, distance, keys_of
from ..tiles import STANDARD, Tile
from .predicates import JIANG_MASK, SUIT_MASKS, mask_of
from .quick import QuickHand, pieces, quick_hand
from .values import Special

if TYPE_CHECKING:
    from ..round import Round
    from ..view import View

_NO_JIANG: Final = tuple(tile for tile in range(STANDARD) if not JIANG_MASK >> tile & 1)
_DRAW, _DISCARD = By.DRAW, By.DISCARD


def plausible_win(round_: Round, seat: int, tile: Tile, by: By) -> bool:
    """Whether the seat may win on the tile; ``tile`` may be what an unknown drawn one is."""
    state, special, options = round_.seats[seat], round_.special, round_.options
    if by is not _DRAW and tile in special.kong:
        return False
    if by is _DISCARD and tile in state.passed:
        return False
    to_lay = _barred(special, options)
    if to_lay and (tile in to_lay or any(state.counts[kind] for kind in to_lay)):
        return False
    return may_win(quick_hand(round_, seat, tile, by), options)


def may_wait(view: View, hand: tuple[Tile, ...], tile: Tile) -> bool:
    """Whether the own concealed tiles (without the winning one) may win on a tile."""
    special, options = view.special, view.setup.options
    to_lay = _barred(special, options)
    if to_lay and (tile in to_lay or not to_lay.isdisjoint(hand)):
        return False
    naturals = [0] * STANDARD
    for each in (*hand, tile):
        if each < STANDARD:
            naturals[each] += 1
    unknown = len(hand) + 1 - sum(naturals)
    wild = sum(naturals[kind] for kind in special.wild)
    for kind in special.wild:
        naturals[kind] = 0
    melds = tuple(meld for meld in view.me.melds if meld.is_group)
    return may_win(QuickHand(naturals, keys_of(naturals), wild, unknown, melds), options)


def _barred(special: Special, options: Options) -> frozenset[Tile]:
    """The kong tiles that no winning hand may hold."""
    return special.to_lay if options.choice("kong_tile_in_hand") == "forbidden" else frozenset()


def may_win(hand: QuickHand, options: Options) -> bool:
    """Whether some reading fits: a 2/5/8 pair, one that need not be, seven pairs, or nothing but 2, 5 and 8."""
    jokers, groups = hand.jokers, hand.groups
    if distance(hand.keys, groups, Pair.SUITED_258) <= jokers:
        return True
    if not hand.melds and sum(n & 1 for n in hand.naturals) <= jokers:
        return True
    laid = mask_of(tile for meld in hand.melds for tile in meld.tiles)
    if not any(hand.naturals[tile] for tile in _NO_JIANG) and not laid & ~JIANG_MASK:
        return True
    return distance(hand.keys, groups) <= jokers and _any_pair(hand, laid, options)


def _any_pair(hand: QuickHand, laid: int, options: Options) -> bool:
    """Whether the pair may be any."""
    if options.flag("luanjiang") or not hand.groups:
        return True
    if pieces(hand.naturals) <= hand.groups + 1 and all(meld.kind is not MeldKind.CHI for meld in hand.melds):
        return True
    mask = laid | mask_of(tile for tile, n in enumerate(hand.naturals) if n)
    return any(not mask & ~suit for suit in SUIT_MASKS)
