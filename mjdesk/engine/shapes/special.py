"""Distances of the shapes that are no groups and a pair, counted directly.

All are in extra tiles, as ``distance`` is: with ``w`` wild tiles set aside (not in the counts) a hand of the
right size has the shape iff the distance is at most ``w``. Counts are 34 numbers 0–4, melds not included.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import permutations
from typing import Final

from mjdesk.engine.shapes.distances import distance_of_counts
from mjdesk.engine.tiles import HONOURS, STANDARD, SUITED, Tile, is_258

EVERY_KIND: Final[tuple[Tile, ...]] = tuple(range(STANDARD))
KINDS_258: Final[tuple[Tile, ...]] = tuple(filter(is_258, range(SUITED)))  #: 将
ORPHANS: Final[tuple[Tile, ...]] = (0, 8, 9, 17, 18, 26, *HONOURS)  #: the thirteen kinds of 十三幺

#: The six knitted layouts: 147 of one suit, 258 of another, 369 of the third; nine kinds each.
LAYOUTS: Final[tuple[tuple[Tile, ...], ...]] = tuple(
    tuple(9 * suit + low + step for suit, low in enumerate(lows) for step in (0, 3, 6))
    for lows in permutations(range(3))
)


def seven_pairs_distance(counts: Sequence[int], four_alike: bool = True) -> int:
    """Extra tiles to seven pairs (七对).

    ``four_alike``: four equal tiles are two pairs (and six, with wild tiles, three); otherwise all differ.

    >>> seven_pairs_distance((4,) * 3 + (1, 1) + (0,) * 29)
    1
    >>> seven_pairs_distance((4,) * 3 + (1, 1) + (0,) * 29, four_alike=False)
    6
    """
    if four_alike:
        pairs = sum(n // 2 for n in counts)
        singles = sum(n % 2 for n in counts)
    else:
        pairs = sum(n >= 2 for n in counts)
        singles = sum(n == 1 for n in counts)
    missing = max(0, 7 - pairs)
    return missing + max(0, missing - singles)


def thirteen_orphans_distance(counts: Sequence[int]) -> int:
    """Extra tiles to one of each terminal and honour and a second one of any of them (十三幺)."""
    present = sum(counts[kind] > 0 for kind in ORPHANS)
    return 14 - present - any(counts[kind] > 1 for kind in ORPHANS)


def all_of_distance(counts: Sequence[int], kinds: Iterable[Tile], groups: int = 4) -> int:
    """Extra tiles until ``3 × groups + 2`` tiles are of ``kinds``, in whatever shape.

    For 乱将 give ``KINDS_258``, for 乱风 ``HONOURS``. What must go is what the hand holds of other kinds.
    """
    return max(0, 3 * groups + 2 - sum(counts[kind] for kind in kinds))


def knitted_dragon_distance(counts: Sequence[int], groups: int = 4) -> int:
    """Extra tiles to the nine tiles of a knitted layout beside ``groups - 3`` groups and a pair (组合龙).

    >>> knitted_dragon_distance((1, 0, 0) * 3 + (0, 1, 0) * 3 + (0, 0, 1) * 3 + (3, 1, 0, 0, 0, 0, 0))
    1
    """
    assert groups in (3, 4), groups
    best = 14
    for layout in LAYOUTS:
        rest = list(counts)
        missing = 0
        for kind in layout:
            if rest[kind]:
                rest[kind] -= 1
            else:
                missing += 1
        best = min(best, missing + distance_of_counts(rest, groups - 3))
    return best


def all_apart_distance(counts: Sequence[int], seven_honours: bool = False) -> int:
    """Extra tiles to 14 different tiles out of one knitted layout and the honours (全不靠).

    ``seven_honours``: with all seven honours (七星不靠).
    """
    honours = sum(counts[kind] > 0 for kind in HONOURS)
    suited = max(sum(counts[kind] > 0 for kind in layout) for layout in LAYOUTS)
    if seven_honours:
        suited = min(suited, 7)
    return max(0, 14 - honours - suited)


def lowering_tiles(
    counts: Sequence[int],
    measure: Callable[[Sequence[int]], int],
    allowed: Collection[Tile] = EVERY_KIND,
) -> tuple[Tile, ...]:
    """The tiles of which one more lowers ``measure(counts)``: useful tiles for any of the shapes here.

    A fifth copy is never among them.
    """
    trial = list(counts)
    before = measure(trial)
    found = []
    for tile in EVERY_KIND:
        if trial[tile] < 4 and tile in allowed:
            trial[tile] += 1
            if measure(trial) < before:
                found.append(tile)
            trial[tile] -= 1
    return tuple(found)
