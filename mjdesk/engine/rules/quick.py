"""Whether concealed tiles can be a win at all: a few table look-ups before the readings are spelled out.

For the rule systems with kong tiles, a wild tile, a 2/5/8 pair and 碰碰胡, 清一色, 将一色, 风一色.
Tiles that are not known may be anything; copies are not counted, so with them the answer errs on the side of
yes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ..case import By
from ..melds import Meld, MeldKind
from ..shapes import Keys, Pair, distance, keys_of, keys_with
from ..tiles import STANDARD, SUITED, UNKNOWN, Tile, is_258
from .predicates import HONOUR_MASK, JIANG_MASK, SUIT_MASKS, mask_of

if TYPE_CHECKING:
    from ..round import Round
    from ..seat import SeatState
    from ..view import View

_NO_JIANG: Final = tuple(tile for tile in range(SUITED) if not is_258(tile))


#: in how many triplets and pairs so many equal tiles come
_PIECES: Final = tuple((n + 2) // 3 for n in range(20))
_DRAW: Final = By.DRAW  # a name of its own, as in legality.py


class QuickHand(NamedTuple):
    """Concealed tiles with the winning tile, ``3 × groups + 2`` in all.

    ``naturals``: 34 counts of the known tiles, wild ones left out, and ``keys`` their shape keys; ``wild``:
    how many wild tiles are known; ``unknown``: how many tiles are not; ``melds``: those that stand for sets.
    """

    naturals: Sequence[int]
    keys: Keys
    wild: int
    unknown: int
    melds: tuple[Meld, ...]

    @property
    def groups(self) -> int:
        """Sets still to come from the concealed tiles."""
        return 4 - len(self.melds)

    @property
    def jokers(self) -> int:
        """Tiles that may stand for others."""
        return self.wild + self.unknown


def barred(round_: Round, seat: int, tile: Tile, by: By) -> bool:
    """Whether the seat cannot win on the tile, whatever its hand: what costs nothing to see comes first."""
    state, special = round_.seats[seat], round_.special
    if not state.openings:
        return True
    if by is not _DRAW and (tile in special.locked or _has_passed(round_, seat, tile)):
        return True
    if tile in special.to_lay:
        return True
    counts = state.counts
    return any(map(counts.__getitem__, special.to_lay))


def is_far(state: SeatState, wild: tuple[Tile, ...], by: By) -> bool:
    """Whether the hand is too far from a win, whatever the tile: not of one colour, and groups want more than it."""
    m, p, s, honours = state.keys
    if not honours or not (m or p or s):
        return False
    jokers = state.wild(wild) + state.unknown + (by is not _DRAW)  # the winning tile as one that may be any
    return distance(state.keys, 4 - state.groups) > jokers


def _has_passed(round_: Round, seat: int, tile: Tile) -> bool:
    return tile in round_.seats[seat].passed and round_.options.choice("passed_win") == "until_draw"


def quick_hand(round_: Round, seat: int, tile: Tile, by: By) -> QuickHand:
    """The concealed tiles with the winning one; ``tile`` may be what an unknown drawn one is."""
    state, wild = round_.seats[seat], round_.special.wild
    naturals, keys, unknown = list(state.counts), state.keys, state.unknown
    held = state.wild(wild)
    for kind in wild:
        naturals[kind] = 0
    by_draw = by is _DRAW
    drawn_is_in = by_draw and (state.drawn != UNKNOWN or not unknown)
    if by_draw and not drawn_is_in:
        unknown -= 1
    if tile == UNKNOWN:
        unknown += not drawn_is_in
    elif not drawn_is_in and tile in wild:
        held += 1
    elif not drawn_is_in:
        naturals[tile] += 1
        keys = keys_with(keys, tile)
    return QuickHand(naturals, keys, held, unknown, state.group_melds)


def may_wait(view: View, hand: tuple[Tile, ...], tile: Tile) -> bool:
    """Whether the own concealed tiles (without the winning one) may win on a tile."""
    special, melds = view.special, tuple(m for m in view.me.melds if m.is_group)
    openings = sum(m.is_opening for m in melds)
    if not openings or tile in special.to_lay or not special.to_lay.isdisjoint(hand):
        return False
    naturals = [0] * STANDARD
    for each in (*hand, tile):
        naturals[each] += 1
    held = sum(naturals[kind] for kind in special.wild)
    for kind in special.wild:
        naturals[kind] = 0
    return may_win(QuickHand(naturals, keys_of(naturals), held, 0, melds), openings == 4)


def may_win(hand: QuickHand, other_big: bool) -> bool:
    """Whether a reading may pass the rules on pairs and wild tiles.

    ``other_big``: another big pattern lifts the limit of one wild tile (it does not free the pair).
    """
    if (other_big or hand.wild <= 1) and distance(hand.keys, hand.groups, Pair.SUITED_258) <= hand.jokers:
        return True
    return _triplets(hand) or _one_colour(hand) or _one_suit(hand)


def _meld_mask(hand: QuickHand) -> int:
    return mask_of(tile for meld in hand.melds for tile in meld.tiles)


def _one_colour(hand: QuickHand) -> bool:
    """将一色 or 风一色."""
    m, p, s, honours = hand.keys
    if not (m or p or s) and not _meld_mask(hand) & ~HONOUR_MASK:
        return True
    if honours or any(map(hand.naturals.__getitem__, _NO_JIANG)):
        return False
    return not _meld_mask(hand) & ~JIANG_MASK


def _one_suit(hand: QuickHand) -> bool:
    """清一色, with any pair."""
    m, p, s, honours = hand.keys
    if honours or (m and p) or (m and s) or (p and s):
        return False
    melds = _meld_mask(hand)
    for key, mask in zip((m, p, s), SUIT_MASKS, strict=True):
        if not melds & ~mask and key == m + p + s:
            return distance(hand.keys, hand.groups) <= hand.jokers
    return False


def _triplets(hand: QuickHand) -> bool:
    """碰碰胡: every kind makes a set or the pair (four alike: both), wild tiles fill up."""
    if any(meld.kind is MeldKind.CHI for meld in hand.melds):
        return False
    return pieces(hand.naturals) <= hand.groups + 1


def pieces(naturals: Iterable[int]) -> int:
    """In how many triplets and pairs these counts come at least."""
    return sum(map(_PIECES.__getitem__, naturals))
