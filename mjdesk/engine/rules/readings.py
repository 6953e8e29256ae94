"""Every way to read concealed tiles as sets and a pair, or as a loose hand of one colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from ..shapes import Group, Split, splits
from ..tiles import Tile
from .predicates import HONOUR_MASK, JIANG_MASK, SUIT_MASKS, Interpretation, mask_of


def readings(
    counts: Sequence[int], groups: int, wild: Tile, stands: frozenset[Tile], meld_mask: int
) -> Iterator[Interpretation]:
    """Readings of ``counts`` (34 numbers, wild tiles by their face) as ``groups`` sets and a pair, or loose.

    ``stands``: the kinds a wild tile may stand for; ``meld_mask``: kinds of the melds, which a loose hand must
    match. A reading in which the wild tiles stand for themselves comes as hard. A set or pair that wild tiles
    may make of any kind comes once for every suit (as 2, 5 or 8) and once as honours: no pattern asks for more.
    """
    if sum(counts) != 3 * groups + 2:
        return
    for split in splits(counts, groups):
        assert split.pair is not None
        yield Interpretation(split.groups, split.pair)
    if counts[wild]:
        naturals = [0 if tile == wild else n for tile, n in enumerate(counts)]
        for split in splits(naturals, groups, counts[wild], stand_for=stands):
            for sets, pair in _filled(split, stands):
                yield Interpretation(sets, pair, hard=False)
    yield from _loose(counts, wild, stands, meld_mask)


def pair_readings(counts: Sequence[int], wild: Tile, stands: frozenset[Tile]) -> Iterator[Interpretation]:
    """Readings of 14 tiles as seven pairs, four alike being two of them.

    As in `readings`, pairs of wild tiles only come once for every suit (as 2, 5 or 8) and once as honours.
    """
    if sum(counts) != 14:
        return
    if not any(n % 2 for n in counts):
        yield Interpretation(pairs=tuple(tile for tile, n in enumerate(counts) for _ in range(n // 2)))
    naturals = [0 if tile == wild else n for tile, n in enumerate(counts)]
    pairs = tuple(tile for tile, n in enumerate(naturals) for _ in range((n + 1) // 2))
    if counts[wild] and len(pairs) <= 7:
        for free in combinations_with_replacement(_free_kinds(stands), 7 - len(pairs)):
            yield Interpretation(pairs=(*pairs, *free), hard=False)


def _loose(counts: Sequence[int], wild: Tile, stands: frozenset[Tile], meld_mask: int) -> Iterator[Interpretation]:
    """乱将 and 乱风: tiles of one colour that need no sets."""
    naturals = tuple(tile for tile, n in enumerate(counts) if tile != wild for _ in range(n))
    mask = meld_mask | mask_of(naturals)
    for colour in (JIANG_MASK, HONOUR_MASK):
        if mask & ~colour:
            continue
        own_face = not counts[wild] or bool(colour >> wild & 1)
        stand = wild if own_face else _first(colour & mask_of(stands))
        if stand is not None:
            yield Interpretation(loose=(*naturals, *(stand,) * counts[wild]), hard=own_face)


def _first(mask: int) -> Tile | None:
    """The lowest kind of a mask."""
    return (mask & -mask).bit_length() - 1 if mask else None


@lru_cache
def _free_kinds(stands: frozenset[Tile]) -> tuple[Tile, ...]:
    """Kinds that do for all others where a set is made of wild tiles only: one a suit and an honour."""
    colours = (*(suit & JIANG_MASK for suit in SUIT_MASKS), HONOUR_MASK)
    return tuple(kind for colour in colours if (kind := _first(colour & mask_of(stands))) is not None)


def _filled(split: Split, stands: frozenset[Tile]) -> Iterator[tuple[tuple[Group, ...], Tile]]:
    """The sets and pair of a split, what is free given out in every colour."""
    kinds = _free_kinds(stands)
    for free in combinations_with_replacement(kinds, split.free):
        sets = split.groups + tuple(Group(kind, False) for kind in free)
        for pair in kinds if split.pair is None else (split.pair,):
            yield sets, pair
