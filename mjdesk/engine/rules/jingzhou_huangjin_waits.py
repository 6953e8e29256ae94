"""Whether a hand is complete, and the only tile it waits for (§4 shapes, §5 rule 5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final

from ..shapes import (
    Keys,
    all_apart_distance,
    distance,
    keys_of,
    seven_pairs_distance,
    thirteen_orphans_distance,
    waits,
)
from ..shapes.special import LAYOUTS
from ..tiles import STANDARD, Tile
from .jingzhou_huangjin_covers import Cover, covers, suit_keys, together
from .predicates import HONOUR_MASK, mask_of

_LAYOUT_MASKS: Final = tuple(mask_of(layout) for layout in LAYOUTS)
_KNITTED: Final = 9


def all_covers(counts: Sequence[int], wild: int) -> Iterator[Cover]:
    """Every way to read tiles as sets and one pair, so many of them wild (these are not in the 34 counts)."""
    keys = suit_keys(counts)
    left = [_pairs_of(keys, 0, n) for n in range(wild + 1)]
    right = [_pairs_of(keys, 2, wild - n) if left[n] else [] for n in range(wild + 1)]
    for some, others in zip(left, right, strict=True):
        for a, b in product(some, others):
            if (a.pair < 0) is not (b.pair < 0):
                yield together(a, b)


def _pairs_of(keys: Sequence[int], first: int, wild: int) -> list[Cover]:
    """The covers of two suits with so many wild tiles between them."""
    return [
        together(a, b)
        for n in range(wild + 1)
        for a in covers(keys[first], first, n)
        for b in covers(keys[first + 1], first + 1, wild - n)
        if a.pair < 0 or b.pair < 0
    ]


def kind_mask(counts: Sequence[int]) -> int:
    """The kinds that are there."""
    return mask_of(tile for tile, n in enumerate(counts) if n)


def layouts_within(mask: int, wild: int) -> Iterator[tuple[Tile, ...]]:
    """The knitted layouts of which at most ``wild`` kinds are missing."""
    for layout, inside in zip(LAYOUTS, _LAYOUT_MASKS, strict=True):
        if (mask & inside).bit_count() + wild >= _KNITTED:
            yield layout


def beside_layout(counts: Sequence[int], layout: Sequence[Tile]) -> tuple[list[int], int]:
    """The tiles that are left when a layout is taken out, and how many of its kinds are missing."""
    rest, missing = list(counts), 0
    for tile in layout:
        if rest[tile]:
            rest[tile] -= 1
        else:
            missing += 1
    return rest, missing


def is_complete(counts: Sequence[int], melds: int, wild: int, keys: Keys | None = None) -> bool:
    """Whether concealed tiles with the winning one win in some shape; at most four of a kind in the 34 counts."""
    if distance(keys_of(counts) if keys is None else keys, 4 - melds) <= wild:
        return True
    if melds > 1:
        return False
    mask = kind_mask(counts)
    if any(_is_knitted(counts, melds, wild, layout) for layout in layouts_within(mask, wild)):
        return True
    if melds:
        return False
    return seven_pairs_distance(counts) <= wild or _is_apart(counts, mask, wild) or _is_orphans(counts, wild)


def _is_knitted(counts: Sequence[int], melds: int, wild: int, layout: Sequence[Tile]) -> bool:
    rest, missing = beside_layout(counts, layout)
    return any(cover.sets == 1 - melds for cover in all_covers(rest, wild - missing))


def _is_apart(counts: Sequence[int], mask: int, wild: int) -> bool:
    """全不靠, 七星不靠; the masks first, because it hardly ever is."""
    apart = any(not mask & ~(inside | HONOUR_MASK) for inside in _LAYOUT_MASKS)
    return apart and all_apart_distance(counts) <= wild


def _is_orphans(counts: Sequence[int], wild: int) -> bool:
    return thirteen_orphans_distance(counts) <= wild


# --- the only wait


def only_wait(counts: Sequence[int], melds: int, wild: int) -> Tile | None:
    """The one kind that completes the tiles before the win, None when there are several (W of the page).

    ``counts``: 34 numbers without the winning tile and without wild tiles. The kind counts at its face, whether
    copies of it are left or not.
    """
    found = set(waits(counts, 4 - melds, wild, fifth=True))
    if len(found) < 2 and melds < 2:
        for complete in (_knitted, *(() if melds else (_pairs, _apart, _orphans))):
            found.update(complete(counts, melds, wild))
            if len(found) > 1:
                break
    return found.pop() if len(found) == 1 else None


def _pairs(counts: Sequence[int], melds: int, wild: int) -> Iterator[Tile]:
    odd = [tile for tile, n in enumerate(counts) if n % 2]
    if len(odd) < wild:
        yield from range(STANDARD)
    elif len(odd) == wild + 1:
        yield from odd


def _apart(counts: Sequence[int], melds: int, wild: int) -> Iterator[Tile]:
    if max(counts) == 1 and all_apart_distance(counts) <= wild + 1:
        yield from _completing(counts, wild, all_apart_distance)


def _orphans(counts: Sequence[int], melds: int, wild: int) -> Iterator[Tile]:
    if thirteen_orphans_distance(counts) <= wild + 1:
        yield from _completing(counts, wild, thirteen_orphans_distance)


def _completing(counts: Sequence[int], wild: int, measure: Callable[[Sequence[int]], int]) -> Iterator[Tile]:
    """The kinds with which a measure comes to no more than the wild tiles."""
    trial = list(counts)
    for tile in range(STANDARD):
        trial[tile] += 1
        if measure(trial) <= wild:
            yield tile
        trial[tile] -= 1


def _knitted(counts: Sequence[int], melds: int, wild: int) -> Iterator[Tile]:
    """Kinds that complete 组合龙: a knitted kind that is missing, or one for the set and the pair beside it."""
    mask = kind_mask(counts)
    for layout in layouts_within(mask, wild + 1):
        rest, missing = beside_layout(counts, layout)
        if missing and any(cover.sets == 1 - melds for cover in all_covers(rest, wild + 1 - missing)):
            yield from (tile for tile in layout if not counts[tile])
        if missing <= wild:
            for tile in range(STANDARD):
                rest[tile] += 1
                if any(cover.sets == 1 - melds for cover in all_covers(rest, wild - missing)):
                    yield tile
                rest[tile] -= 1
