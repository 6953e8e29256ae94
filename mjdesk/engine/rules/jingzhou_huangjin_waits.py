"""Whether a hand is complete, and the only tile it waits for (§4 shapes, §5 rule 5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from ..shapes import (
    LAYOUTS,
    ORPHANS,
    POWERS,
    Keys,
    Pair,
    all_apart_distance,
    distance,
    keys_of,
    seven_pairs_distance,
    thirteen_orphans_distance,
)
from ..shapes.covers import least_wild
from ..shapes.tables import TABLES
from ..tiles import HONOURS, STANDARD, Tile
from .jingzhou_huangjin_covers import NO_SETS, PAIR, Cover, SuitKey, SuitKeys, covers, suit_keys, together
from .predicates import HONOUR_MASK, mask_of

_LAYOUT_MASKS: Final = tuple(mask_of(layout) for layout in LAYOUTS)
_ORPHAN_MASK: Final = mask_of(ORPHANS)
_TABLES: Final = TABLES[Pair.ANY]
_HONOUR_SUIT: Final = 3
#: of each suit
_NO_WILD: Final = (0, 0, 0, 0)
_KNITTED: Final = 9
_MOST: Final = 4  #: of a kind in the keys of the shape tables


def all_covers(counts: Sequence[int], wild: int) -> Iterator[Cover]:
    """Every way to read tiles as sets and one pair, so many of them wild (these are not in the 34 counts)."""
    tiles = [tile for tile, n in enumerate(counts) for _ in range(n)]
    for some, others in halves(suit_keys(tiles), wild):
        for cover in some:
            for other in others:
                yield together(cover, other)


def halves(keys: SuitKeys, wild: int) -> Iterator[tuple[list[Cover], list[Cover]]]:
    """The same as covers of two suits with those of the other two: any of the first goes with any of the second.

    Each suit gets at least the wild tiles it cannot do without; what is left over may go anywhere.
    """
    least = [_least(key, suit) for suit, key in enumerate(keys)] if wild else _NO_WILD
    spare = wild - sum(least)
    if spare < 0:
        return
    least_left = least[0] + least[1]
    for n in range(least_left, least_left + spare + 1):
        left = _of_two(keys, 0, least, n)
        right = _of_two(keys, 2, least, wild - n) if left else left
        if right:
            yield _with_pair(left), _without_pair(right)
            yield _without_pair(left), _with_pair(right)


def _with_pair(some: list[Cover]) -> list[Cover]:
    return [cover for cover in some if cover[1] & PAIR]


def _without_pair(some: list[Cover]) -> list[Cover]:
    return [cover for cover in some if not cover[1] & PAIR]


@lru_cache(1 << 10)
def _least(key: SuitKey, suit: int) -> int:
    """The fewest wild tiles of a suit, 0 where the shape tables do not know: with more than four of a kind."""
    counts = [key >> 3 * rank & 7 for rank in range(9)]
    if max(counts) > _MOST:
        return 0
    return least_wild(sum([n * power for n, power in zip(counts, POWERS, strict=False)]), suit)


def _of_two(keys: SuitKeys, first: int, least: Sequence[int], wild: int) -> list[Cover]:
    """The covers of two suits with so many wild tiles between them."""
    found: list[Cover] = []
    for n in range(least[first], wild - least[first + 1] + 1):
        some = covers(keys[first], first, n)
        others = covers(keys[first + 1], first + 1, wild - n) if some else some
        if others is NO_SETS:
            found += some
        elif some is NO_SETS:
            found += others
        else:
            found += [
                (p + q, a + b, common & c) for p, a, common in some for q, b, c in others if not (a & PAIR and b & PAIR)
            ]
    return found


def kind_mask(counts: Sequence[int]) -> int:
    """The kinds that are there."""
    return mask_of([tile for tile, n in enumerate(counts) if n])


def layouts_within(mask: int, wild: int) -> Iterator[tuple[Tile, ...]]:
    """The knitted layouts of which at most ``wild`` kinds are missing."""
    for layout, inside in zip(LAYOUTS, _LAYOUT_MASKS, strict=True):
        if (mask & inside).bit_count() + wild >= _KNITTED:
            yield layout


def layouts_around(mask: int) -> Iterator[tuple[Tile, ...]]:
    """The knitted layouts that, with the honours, hold every kind."""
    for layout, inside in zip(LAYOUTS, _LAYOUT_MASKS, strict=True):
        if not mask & ~(inside | HONOUR_MASK):
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
    if any(_is_knitted(counts, wild, layout) for layout in layouts_within(mask, wild)):
        return True
    if melds:
        return False
    if seven_pairs_distance(counts) <= wild or (not mask & ~_ORPHAN_MASK and thirteen_orphans_distance(counts) <= wild):
        return True
    return any(layouts_around(mask)) and all_apart_distance(counts) <= wild


def _is_knitted(counts: Sequence[int], wild: int, layout: Sequence[Tile]) -> bool:
    rest, missing = beside_layout(counts, layout)
    return missing <= wild and _is_covered(rest, wild - missing)


# --- the only wait


def only_wait(counts: Sequence[int], melds: int, wild: int) -> Tile | None:
    """The one kind that completes the tiles before the win, None when there are several (W of the page).

    ``counts``: 34 numbers without the winning tile and without wild tiles. The kind counts at its face, whether
    copies of it are left or not.
    """
    found: Tile | None = None
    ways = _sets(counts, 4 - melds, wild)
    if melds < 2:
        mask = kind_mask(counts)
        ways = chain(ways, _knitted(counts, mask, wild))
        if not melds:
            ways = chain(ways, _pairs(counts, wild), _orphans(counts, mask, wild), _apart(counts, mask))
    for tile in ways:
        if tile != found and found is not None:
            return None
        found = tile
    return found


def _sets(counts: Sequence[int], groups: int, wild: int) -> Iterator[Tile]:
    """Kinds that complete sets and a pair, as in `distance`: all but one suit stay what they are."""
    tables = _TABLES
    merge, final, (a, b, c, d) = tables.merge, tables.final[groups], keys_of(counts)
    class_a, class_b, class_c, class_d = tables.suit[a], tables.suit[b], tables.suit[c], tables.honour[d]
    left, right = merge[class_a][class_b], merge[class_c][class_d]
    for suit, key, beside, other in (
        (0, a, merge[class_b], final[right]),
        (1, b, merge[class_a], final[right]),
        (2, c, merge[class_d], final[left]),
        (3, d, merge[class_c], final[left]),
    ):
        if not wild and not sum(counts[9 * suit : 9 * suit + 9]) % 3:
            continue  # one more would be one too many for sets and the pair
        for tile_class, tiles in _one_more(key, suit):
            if other[beside[tile_class]] <= wild:
                yield from tiles
    if _MOST in counts:
        yield from (tile for tile, n in enumerate(counts) if n == _MOST and _completes(counts, tile, wild))


@lru_cache(1 << 10)
def _one_more(key: int, suit: int) -> tuple[tuple[int, tuple[Tile, ...]], ...]:
    """The classes of a suit with one more tile, each with the kinds that make it; not of a fifth tile of a kind."""
    classes = _TABLES.honour if suit == _HONOUR_SUIT else _TABLES.suit
    found: dict[int, list[Tile]] = {}
    for tile in range(9 * suit, min(9 * suit + 9, STANDARD)):
        power = POWERS[tile]
        if key // power % 5 < _MOST:
            found.setdefault(classes[key + power], []).append(tile)
    return tuple([(tile_class, tuple(tiles)) for tile_class, tiles in found.items()])


def _completes(counts: Sequence[int], tile: Tile, wild: int) -> bool:
    """Whether one more of a kind, perhaps a fifth, completes sets and a pair."""
    more = list(counts)
    more[tile] += 1
    return _is_covered(more, wild)


def _is_covered(counts: Sequence[int], wild: int) -> bool:
    return any(True for _ in all_covers(counts, wild))


def _pairs(counts: Sequence[int], wild: int) -> Iterator[Tile]:
    odd = [tile for tile, n in enumerate(counts) if n % 2]
    if len(odd) < wild:
        yield from range(STANDARD)
    elif len(odd) == wild + 1:
        yield from odd


def _apart(counts: Sequence[int], mask: int) -> Iterator[Tile]:
    if max(counts) == 1:
        for layout in layouts_around(mask):
            yield from (tile for tile in (*layout, *HONOURS) if not counts[tile])


def _orphans(counts: Sequence[int], mask: int, wild: int) -> Iterator[Tile]:
    doubled = sum(counts) - mask.bit_count()
    if not mask & ~_ORPHAN_MASK and doubled < 2:
        yield from (tile for tile in ORPHANS if not (doubled and counts[tile]))


def _knitted(counts: Sequence[int], mask: int, wild: int) -> Iterator[Tile]:
    """Kinds that complete 组合龙: a knitted kind that is missing, or one for the set and the pair beside it."""
    for layout in layouts_within(mask, wild + 1):
        rest, missing = beside_layout(counts, layout)
        if missing and _is_covered(rest, wild + 1 - missing):
            yield from (tile for tile in layout if not counts[tile])
        if missing <= wild:
            yield from (tile for tile in range(STANDARD) if _completes(rest, tile, wild - missing))
