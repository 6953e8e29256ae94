"""Every reading of a hand in every shape, as what counts in it and whether it is hard (§4, §5).

Golden tiles are given out by the covers of the suits. What they stand for is what a reading has more than the natural
tiles. Readings that count the same are told apart no further.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final, TypeAlias

from ..shapes import ORPHANS
from ..tiles import HONOURS, STANDARD, SUITED, Tile
from .jingzhou_huangjin_covers import (
    ABSENT_SHIFT,
    CLASS_SHIFT,
    HAS_END,
    HAS_FIVE,
    HONOURS_FROM,
    IS_EVEN,
    KIND,
    KINDS,
    PAIR,
    SUITED_SETS,
    TRAITS,
    TRIPLET_SHIFT,
    TRIPLETS_FROM,
    Cover,
    Kinds,
    Parts,
    fours,
    has_triplet,
    held,
    kinds_of,
    pair_of,
    runs_around,
)
from .jingzhou_huangjin_hand import LAST_OF_ITS_KIND, Hand
from .jingzhou_huangjin_patterns import Tally, tally
from .jingzhou_huangjin_sets import (
    DOUBLE_DRAGONS,
    ROWS,
    class_tally_of,
    honour_tally,
    pair_class_tally,
    run_tally,
    triplet_tally,
)
from .jingzhou_huangjin_waits import all_covers, beside_layout, halves, layouts_around, layouts_within
from .predicates import mask_of

Reading: TypeAlias = tuple[Tally, bool]

_ORPHAN_MASK: Final = mask_of(ORPHANS)
_NINE_GATES: Final = tally(4)
_ORPHANS, _PAIRS, _CONSECUTIVE = tally(7), tally(19), tally(6)
_SEVEN_HONOURS, _APART, _KNITTED = tally(20), tally(34), tally(35)
_TRIPLETS, _EVEN, _ALL_ENDS, _ALL_FIVES, _ALL_RUNS = tally(48), tally(21), tally(55), tally(31), tally(63)
#: by what all sets and the pair have, and by the number of triplets
_WHOLE: Final = tuple(
    tuple(
        _ALL_ENDS * (traits & HAS_END != 0)
        + _ALL_FIVES * (traits & HAS_FIVE != 0)
        + (triplets == 4) * (_TRIPLETS + _EVEN * (traits & IS_EVEN != 0))
        for triplets in range(5)
    )
    for traits in range(TRAITS + 1)
)
_ALL_SUITS: Final = 7
_MOST_SETS: Final = 4
_HONOUR_TRIPLETS: Final = (1 << 3 * len(HONOURS)) - 1
_FOUR_ALIKE: Final = tally(64)
_EDGE, _MIDDLE, _SINGLE = tally(77), tally(78), tally(79)
#: by number of concealed triplets
_CONCEALED: Final = (0, 0, tally(66), tally(33), tally(12))

#: 1112345678999 of each suit with one tile more, and that tile
_GATES: Final = {
    kinds_of((first, first, *range(first, first + 9), first + 8, first + 8, tile)): tile
    for first in range(0, SUITED, 9)
    for tile in range(first, first + 9)
}
_SEVEN_IN_A_ROW: Final = frozenset(
    2 * kinds_of(range(first + low, first + low + 7)) for first in range(0, SUITED, 9) for low in range(3)
)


def readings(hand: Hand) -> set[Reading]:
    """Every reading of the hand; none when it does not win."""
    found = of_sets(hand, halves(hand.keys, hand.wild))
    if hand.meld_count < 2:
        found.update(_knitted(hand))
    if not hand.meld_count:
        found.update(_pairs(hand), _orphans(hand), _apart(hand))
    return found


# --- four sets and a pair


def of_sets(hand: Hand, arrangements: Iterable[tuple[Sequence[Cover], Sequence[Cover]]]) -> set[Reading]:
    """The readings of four sets and a pair, arranged as in `halves`.

    Everything in the inner loop is done for every arrangement, which may be hundreds a hand.
    """
    found: set[Reading] = set()
    fixed, own, prevailing = hand.fixed, hand.own_wind, hand.prevailing
    laid, laid_counted, laid_common = hand.melds
    hard_kinds = hand.naturals + hand.wild * KIND[hand.golden]
    any_place, closed = hand.any_place, not hand.meld_count
    laid_concealed = hand.concealed_kongs - (laid_counted >> TRIPLET_SHIFT)
    for some, others in arrangements:
        for parts_a, counted_a, common_a in some:
            counted_so_far, common_so_far = laid_counted + counted_a, laid_common & common_a
            for parts_b, counted_b, common_b in others:
                hidden, counted = parts_a + parts_b, counted_so_far + counted_b
                parts, triplets, pair = laid + hidden, counted >> TRIPLET_SHIFT, (counted & PAIR) - 1
                said = fixed + _whole_tally(common_so_far & common_b, triplets)
                if triplets != _MOST_SETS:
                    said += run_tally(parts & SUITED_SETS)
                if triplets:
                    suited = parts >> TRIPLETS_FROM & SUITED_SETS
                    if suited:
                        said += triplet_tally(suited)
                    honours = parts >> HONOURS_FROM & _HONOUR_TRIPLETS
                    if honours:
                        said += honour_tally(honours, pair if pair >= SUITED else -1, own, prevailing)
                elif pair < SUITED:
                    double = DOUBLE_DRAGONS.get(parts & SUITED_SETS)
                    if double is not None and double[0] == pair:
                        said += double[1] - run_tally(parts & SUITED_SETS)
                    said += _ALL_RUNS
                four_alike = fours(parts)
                if four_alike:
                    said += _FOUR_ALIKE * four_alike
                concealed, kinds = triplets + laid_concealed, hidden & KINDS
                gates = _GATES.get(kinds) if closed else None
                if any_place and gates is None:
                    found.add((said + _CONCEALED[concealed], kinds == hard_kinds))
                else:
                    for spoilt, placed in _places(hand, hidden, pair, gates):
                        found.add((said + placed + _CONCEALED[concealed - spoilt], kinds == hard_kinds))
    return found


@lru_cache(1 << 10)
def _whole_tally(common: int, triplets: int) -> Tally:
    """What sets and the pair count for by what they have in common (melds included), with so many triplets."""
    classes = class_tally_of(common >> CLASS_SHIFT & ROWS, common >> ABSENT_SHIFT)
    return classes + _WHOLE[common & TRAITS][triplets]


def _is_hard(hand: Hand, kinds: Kinds) -> bool:
    return kinds - hand.naturals == hand.wild * KIND[hand.golden]


def _roles(hand: Hand, parts: Parts) -> Iterator[tuple[Tile, Tally]]:
    """What the winning tile may stand for, with what that alone counts for (和绝张 of a golden tile)."""
    if not hand.is_golden:
        yield hand.tile, 0
        return
    stands = parts - hand.naturals
    for tile in range(STANDARD):
        if held(stands, tile):
            yield tile, LAST_OF_ITS_KIND * (hand.last_of_kind and tile == hand.golden)


def _places(hand: Hand, parts: Parts, pair: Tile, gates: Tile | None) -> set[tuple[bool, Tally]]:
    """Each place of the winning tile: whether it spoils a concealed triplet, and what the place counts for.

    ``gates``: the tile beside 1112345678999, if the hand is that.
    """
    if gates is not None and not hand.nine_wait:
        return {(spoilt, said + _NINE_GATES) for spoilt, said in _places(hand, parts, pair, None)}
    found = set()
    for tile, said in _roles(hand, parts):
        counted = said + (_NINE_GATES if tile == gates else 0)
        waiting = tile == hand.only
        for in_triplet, wait in _places_of(parts, pair, tile):
            found.add((in_triplet and not hand.by_draw, counted + wait if waiting else counted))
    return found


def _places_of(parts: Parts, pair: Tile, tile: Tile) -> list[tuple[bool, Tally]]:
    """Where a tile may lie: whether in a triplet, and what an only wait on it is worth there."""
    found = [(False, _SINGLE)] if pair == tile else []
    if has_triplet(parts, tile):
        found.append((True, 0))
    if tile < SUITED:
        runs = runs_around(parts, tile)
        if runs:
            place = tile % 9
            if runs & 0o7:
                found.append((False, _EDGE if place == 2 else 0))
            if runs & 0o70:
                found.append((False, _MIDDLE))
            if runs & 0o700:
                found.append((False, _EDGE if place == 6 else 0))
    return found


# --- 组合龙: a knitted layout, one set (perhaps a meld) and a pair


def _knitted(hand: Hand) -> Iterator[Reading]:
    for layout in layouts_within(hand.mask, hand.wild):
        rest, missing = beside_layout(hand.counts, layout)
        for cover in all_covers(rest, hand.wild - missing):
            yield from of_layout(hand, layout, cover)


def of_layout(hand: Hand, layout: Sequence[Tile], cover: Cover) -> Iterator[Reading]:
    """The readings of one arrangement with a knitted layout."""
    hidden, pair = cover[0] + kinds_of(layout), pair_of(cover)
    parts, common = hand.melds[0] + hidden, hand.melds[2] & cover[2]
    found = hand.fixed + _KNITTED + _FOUR_ALIKE * fours(parts) + triplet_tally(parts >> TRIPLETS_FROM & SUITED_SETS)
    found += honour_tally(parts >> HONOURS_FROM & _HONOUR_TRIPLETS, pair, hand.own_wind, hand.prevailing)
    found += class_tally_of(0, common >> ABSENT_SHIFT & ~_ALL_SUITS)  # a layout keeps to no class
    if parts & SUITED_SETS and pair < SUITED:
        found += _ALL_RUNS
    hard = _is_hard(hand, hidden & KINDS)
    for tile, said in _roles(hand, hidden):
        if tile in layout:
            yield found + said, hard
        for _, wait in _places_of(hidden, pair, tile):
            yield found + said + (wait if tile == hand.only else 0), hard


# --- shapes of single tiles and pairs


def _loose(hand: Hand, kinds: Kinds, counted: Tally) -> Iterator[Reading]:
    """The readings of tiles in no sets."""
    hard = _is_hard(hand, kinds)
    if hand.is_golden and hand.last_of_kind:
        for _, said in _roles(hand, kinds):
            yield hand.fixed + counted + said, hard
    else:
        yield hand.fixed + counted, hard


def _pairs(hand: Hand) -> Iterator[Reading]:
    """Seven pairs; pairs of golden tiles alone are of any kind."""
    odd = [tile for tile, n in enumerate(hand.counts) if n & 1]
    free = hand.wild - len(odd)
    if free < 0:
        return
    kinds = hand.naturals + kinds_of(odd)
    for more, more_mask in _FREE_PAIRS[free // 2]:
        every = kinds + more
        counted = _PAIRS + _CONSECUTIVE * (every in _SEVEN_IN_A_ROW) + _FOUR_ALIKE * fours(every)
        yield from _loose(hand, every, counted + pair_class_tally(hand.mask | more_mask, hand.pair_classes))


#: none, one and two pairs of golden tiles alone: their kinds, and these as a mask
_FREE_PAIRS: Final = tuple(
    [(2 * kinds_of(pairs), mask_of(pairs)) for pairs in combinations_with_replacement(range(STANDARD), many)]
    for many in range(3)
)


def _orphans(hand: Hand) -> Iterator[Reading]:
    """Thirteen orphans."""
    if hand.mask & ~_ORPHAN_MASK or sum(hand.counts) - hand.mask.bit_count() > 1:
        return
    missing = [tile for tile in ORPHANS if not hand.counts[tile]]
    if len(missing) > hand.wild:
        return
    for pair in ORPHANS if hand.wild > len(missing) else (None,):
        stands = [*missing, *(() if pair is None else (pair,))]
        yield from _loose(hand, hand.naturals + kinds_of(stands), _ORPHANS)


def _apart(hand: Hand) -> Iterator[Reading]:
    """全不靠 and 七星不靠: fourteen different tiles of a layout and the honours."""
    if max(hand.counts) > 1:
        return
    for layout in layouts_around(hand.mask):
        lacking = [tile for tile in (*layout, *HONOURS) if not hand.counts[tile]]
        for stands in combinations(lacking, hand.wild):
            every = hand.mask | mask_of(stands)
            counted = _APART + _SEVEN_HONOURS * _has_all(every, HONOURS) + _KNITTED * _has_all(every, layout)
            yield from _loose(hand, hand.naturals + kinds_of(stands), counted)


def _has_all(mask: int, tiles: Sequence[Tile]) -> bool:
    return not mask_of(tiles) & ~mask
