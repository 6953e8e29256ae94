"""The best split of loose cards into runs, 二七十, 大小三搭 and at most one pair: exact, by two table look-ups.

The cards of one size that are neither in a mixed triplet nor the pair must be runs and 二七十 of that size. Every
multiset of those is in one table (its key has two bits a rank), so a split is found by trying the few mixed
triplets and pairs there can be and looking both sizes up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from ..tiles import FIRST_BIG_CARD, FIRST_SMALL_CARD, Tile
from .cards import RUN, Group

#: ranks (from 0) of the groups of one size; the first two score
_PARTS: Final = ((0, 1, 2), (1, 6, 9), *((low, low + 1, low + 2) for low in range(1, 8)))
_SCORING: Final = 2
_MOST: Final = 7
#: what a mixed triplet takes from small and big: one, the other, or both
_MIXES: Final = ((2, 1), (1, 2), (3, 3))

#: small and big cards as numbers with two bits a rank
Key: TypeAlias = int


@dataclass(frozen=True, slots=True)
class Split:
    """A complete split: 胡息 of its groups, the groups, and the card of the pair."""

    huxi: int
    groups: tuple[Group, ...]
    pair: Tile | None = None


@cache
def _table() -> dict[Key, tuple[int, tuple[int, ...]]]:
    """For every multiset of runs and 二七十 of one size its most scoring groups, and the parts it then has."""
    table: dict[Key, tuple[int, tuple[int, ...]]] = {}
    keys = [sum(1 << 2 * place for place in part) for part in _PARTS]
    for size in range(_MOST + 1):
        for parts in combinations_with_replacement(range(len(_PARTS)), size):
            counts = [0] * 10
            for part in parts:
                for place in _PARTS[part]:
                    counts[place] += 1
            if max(counts) > 3:
                continue
            key = sum(keys[part] for part in parts)
            scoring = sum(part < _SCORING for part in parts)
            if key not in table or table[key][0] < scoring:
                table[key] = scoring, parts
    return table


_TOP_DOWN: Final = tuple(range(9, -1, -1))


def keys_of(counts: Sequence[int]) -> tuple[Key, Key]:
    """The keys of the small and big cards in counts by kind (at most three of a kind)."""
    small = big = 0
    for place in _TOP_DOWN:
        small = small << 2 | counts[FIRST_SMALL_CARD + place]
        big = big << 2 | counts[FIRST_BIG_CARD + place]
    return small, big


def key_of(card: Tile) -> tuple[Key, Key]:
    """The keys of one card."""
    return _KEYS[card - FIRST_SMALL_CARD]


_KEYS: Final = (*((1 << 2 * place, 0) for place in range(10)), *((0, 1 << 2 * place) for place in range(10)))


def _best(small: Key, big: Key) -> tuple[int, Key, Key] | None:
    """(胡息, small and big cards that are not in mixed triplets) of the best split without a pair."""
    table = _table()
    rests = [(small, big)]
    for place in range(0, 20, 2):
        x, d = small >> place & 3, big >> place & 3
        if x and d and x + d > 2:
            takes = [(a << place, b << place) for a, b in _MIXES if a <= x and b <= d]
            rests += [(s - a, b - c) for s, b in rests for a, c in takes]
    best = None
    for s, b in rests:
        if s in table and b in table:
            huxi = RUN[0] * table[s][0] + RUN[1] * table[b][0]
            if best is None or huxi > best[0]:
                best = huxi, s, b
    return best


@lru_cache(maxsize=1 << 10)
def most_loose(small: Key, big: Key, pair: bool) -> int | None:
    """The most 胡息 of a split, with a pair or without, None if there is none."""
    if pair:
        found = [huxi for _, s, b in pairs(small, big) if (huxi := most_loose(s, b, False)) is not None]
        return max(found, default=None)
    best = _best(small, big)
    return None if best is None else best[0]


def pairs(small: Key, big: Key) -> Iterator[tuple[Tile, Key, Key]]:
    """The cards that may be the pair, with what is left of small and big."""
    for place in range(10):
        if small >> 2 * place & 2:
            yield FIRST_SMALL_CARD + place, small - (2 << 2 * place), big
        if big >> 2 * place & 2:
            yield FIRST_BIG_CARD + place, small, big - (2 << 2 * place)


def splits(counts: Sequence[int], pair: bool) -> list[Split]:
    """The best split for each card that can be the pair; at most one split without a pair.

    ``counts`` by kind of loose cards, at most three of a kind.
    """
    small, big = keys_of(counts)
    if not pair:
        found = _best(small, big)
        return [] if found is None else [_spelled(small, big, found, None)]
    return [_spelled(s, b, found, card) for card, s, b in pairs(small, big) if (found := _best(s, b)) is not None]


def _spelled(small: Key, big: Key, found: tuple[int, Key, Key], pair: Tile | None) -> Split:
    """A split with its groups named."""
    huxi, rest_small, rest_big = found
    groups: list[Group] = []
    for place in range(10):
        x, d = FIRST_SMALL_CARD + place, FIRST_BIG_CARD + place
        taken = (small - rest_small >> 2 * place & 3, big - rest_big >> 2 * place & 3)
        if taken in ((2, 1), (3, 3)):
            groups.append((x, x, d))
        if taken in ((1, 2), (3, 3)):
            groups.append((x, d, d))
    table = _table()
    for first, rest in ((FIRST_SMALL_CARD, rest_small), (FIRST_BIG_CARD, rest_big)):
        for part in table[rest][1]:
            one, two, three = _PARTS[part]
            groups.append((first + one, first + two, first + three))
    return Split(huxi, tuple(groups), pair)
