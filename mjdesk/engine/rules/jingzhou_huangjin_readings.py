"""Every reading of a hand in every shape, as what counts in it and whether it is hard (§4, §5).

Golden tiles are given out by the covers of the suits. What they stand for is what a reading has more than the natural
tiles. Readings that count the same are told apart no further.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final, TypeAlias

from ..shapes import ORPHANS
from ..tiles import HONOURS, STANDARD, SUITED, Tile
from .jingzhou_huangjin_covers import (
    CLASS_SHIFT,
    HAS_END,
    HAS_FIVE,
    IS_EVEN,
    Cover,
    Kinds,
    fours,
    held,
    kinds_of,
    together,
)
from .jingzhou_huangjin_hand import LAST_OF_ITS_KIND, Hand
from .jingzhou_huangjin_patterns import Tally, tally
from .jingzhou_huangjin_sets import (
    DOUBLE_DRAGONS,
    class_tally_of,
    honour_tally,
    pair_class_tally,
    run_tally,
    triplet_tally,
)
from .jingzhou_huangjin_waits import all_covers, beside_layout, halves, layouts_around, layouts_within
from .predicates import mask_of

Reading: TypeAlias = tuple[Tally, bool]

_BIT: Final = 4
_ORPHAN_MASK: Final = mask_of(ORPHANS)
_SETS: Final = 3
_NINE_GATES: Final = tally(4)
_ORPHANS, _PAIRS, _CONSECUTIVE = tally(7), tally(19), tally(6)
_SEVEN_HONOURS, _APART, _KNITTED = tally(20), tally(34), tally(35)
_TRIPLETS, _EVEN, _ALL_ENDS, _ALL_FIVES, _ALL_RUNS = tally(48), tally(21), tally(55), tally(31), tally(63)
_TRAITS: Final = HAS_END | HAS_FIVE | IS_EVEN
#: by what all sets and the pair have, and by the number of triplets
_WHOLE: Final = tuple(
    tuple(
        _ALL_ENDS * (traits & HAS_END != 0)
        + _ALL_FIVES * (traits & HAS_FIVE != 0)
        + (triplets == 4) * (_TRIPLETS + _EVEN * (traits & IS_EVEN != 0))
        for triplets in range(5)
    )
    for traits in range(_TRAITS + 1)
)
_ALL_SUITS: Final = 7
_MOST_SETS: Final = 4
_FOUR_ALIKE, _TERMINAL = tally(64), tally(73)
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
    found = of_sets(hand, halves(hand.counts, hand.wild))
    if hand.meld_count < 2:
        found.update(_knitted(hand))
    if not hand.meld_count:
        found.update(_pairs(hand), _orphans(hand), _apart(hand))
    return found


# --- four sets and a pair


def of_sets(hand: Hand, arrangements: Iterable[tuple[Cover, Sequence[Cover]]]) -> set[Reading]:
    """The readings of four sets and a pair, arranged as in `halves`.

    Everything in the inner loop is done for every arrangement, which may be hundreds a hand.
    """
    found: set[Reading] = set()
    fixed, melds, own, prevailing = hand.fixed, hand.melds, hand.own_wind, hand.prevailing
    hard_kinds = hand.naturals + (hand.wild << _BIT * hand.golden)
    any_place, closed = hand.any_place, not hand.meld_count
    for cover, others in arrangements:
        # a: of the melds and two suits, b: of the other two
        runs_a, suited_a, honours_a, pair_a, _, kinds_a, traits_a, there_a, triplets_a, ends_a = together(melds, cover)
        concealed_a = hand.concealed_kongs + cover.triplet_sets
        for other in others:
            runs_b, suited_b, honours_b, pair_b, _, kinds_b, traits_b, there_b, triplets_b, ends_b = other
            traits, triplets, pair = traits_a & traits_b, triplets_a + triplets_b, max(pair_a, pair_b)
            said = fixed + class_tally_of(traits >> CLASS_SHIFT, there_a | there_b) + _WHOLE[traits & _TRAITS][triplets]
            said += _FOUR_ALIKE * fours(kinds_a + kinds_b)
            if triplets != _MOST_SETS:
                double = DOUBLE_DRAGONS.get(runs_a + runs_b)
                said += run_tally(runs_a + runs_b) if double is None or double[0] != pair else double[1]
            if suited_a or suited_b:
                said += triplet_tally(suited_a + suited_b) + _TERMINAL * (ends_a + ends_b)
            if honours_a or honours_b:
                said += honour_tally(honours_a + honours_b, pair, own, prevailing)
            if not triplets and pair < SUITED:
                said += _ALL_RUNS
            concealed, kinds = concealed_a + triplets_b, cover.kinds + kinds_b
            gates = _GATES.get(kinds) if closed else None
            if any_place and gates is None:
                found.add((said + _CONCEALED[concealed], kinds == hard_kinds))
            else:
                for spoilt, placed in _places(hand, together(cover, other), gates):
                    found.add((said + placed + _CONCEALED[concealed - spoilt], kinds == hard_kinds))
    return found


def _common(hand: Hand, cover: Cover) -> Tally:
    """Honours, triplets of terminals, four alike."""
    melds = hand.melds
    found = _TERMINAL * (melds.ends + cover.ends) + _FOUR_ALIKE * fours(melds.kinds + cover.kinds)
    honours = melds.honours + cover.honours
    return found + honour_tally(honours, cover.pair, hand.own_wind, hand.prevailing) if honours else found


def _is_hard(hand: Hand, kinds: Kinds) -> bool:
    return kinds - hand.naturals == hand.wild << _BIT * hand.golden


def _roles(hand: Hand, kinds: Kinds) -> Iterator[tuple[Tile, Tally]]:
    """What the winning tile may stand for, with what that alone counts for (和绝张 of a golden tile)."""
    if not hand.is_golden:
        yield hand.tile, 0
        return
    stands = kinds - hand.naturals
    for tile in range(STANDARD):
        if held(stands, tile):
            yield tile, LAST_OF_ITS_KIND * (hand.last_of_kind and tile == hand.golden)


def _places(hand: Hand, cover: Cover, gates: Tile | None) -> set[tuple[bool, Tally]]:
    """Each place of the winning tile: whether it spoils a concealed triplet, and what the place counts for.

    ``gates``: the tile beside 1112345678999, if the hand is that.
    """
    if gates is not None and not hand.nine_wait:
        return {(spoilt, said + _NINE_GATES) for spoilt, said in _places(hand, cover, None)}
    found = set()
    for tile, said in _roles(hand, cover.kinds):
        counted = said + (_NINE_GATES if tile == gates else 0)
        waiting = tile == hand.only
        for in_triplet, wait in _places_of(cover, tile):
            found.add((in_triplet and not hand.by_draw, counted + wait if waiting else counted))
    return found


def _places_of(cover: Cover, tile: Tile) -> list[tuple[bool, Tally]]:
    """Where a tile may lie: whether in a triplet, and what an only wait on it is worth there."""
    found = [(False, _SINGLE)] if cover.pair == tile else []
    if tile >= SUITED:
        if tile in cover.honours:
            found.append((True, 0))
        return found
    if cover.triplets >> _SETS * tile & 7:
        found.append((True, 0))
    runs = cover.runs << 6 >> _SETS * tile  # those that begin two lower, one lower, here
    if runs & 0o777:
        place = tile % 9
        if place > 1 and runs & 0o7:
            found.append((False, _EDGE if place == 2 else 0))
        if 0 < place < 8 and runs & 0o70:
            found.append((False, _MIDDLE))
        if place < 7 and runs & 0o700:
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
    melds = hand.melds
    whole = cover._replace(kinds=cover.kinds + kinds_of(layout))
    found = hand.fixed + _KNITTED + _common(hand, whole)
    found += class_tally_of(0, melds.there | cover.there | _ALL_SUITS)  # a layout keeps to no class
    if melds.runs + cover.runs and cover.pair < SUITED:
        found += _ALL_RUNS
    hard = _is_hard(hand, whole.kinds)
    for tile, said in _roles(hand, whole.kinds):
        if tile in layout:
            yield found + said, hard
        for _, wait in _places_of(cover, tile):
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
    odd = [tile for tile, n in enumerate(hand.counts) if n % 2]
    free = hand.wild - len(odd)
    if free < 0:
        return
    kinds = hand.naturals + kinds_of(odd)
    for more in combinations_with_replacement(range(STANDARD), free // 2):
        every = kinds + 2 * kinds_of(more) if more else kinds
        counted = _PAIRS + _CONSECUTIVE * (every in _SEVEN_IN_A_ROW) + _FOUR_ALIKE * fours(every)
        yield from _loose(hand, every, counted + pair_class_tally(hand.mask | mask_of(more), hand.pair_classes))


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
