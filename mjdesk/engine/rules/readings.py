"""Every way to read concealed tiles as sets and a pair, or as a loose hand of one colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from ..tiles import STANDARD, Tile
from .base import runs_with
from .predicates import HONOUR_MASK, JIANG_MASK, SUIT_MASKS, Interpretation, mask_of

_Group: TypeAlias = tuple[Tile, ...]
_Split: TypeAlias = tuple[tuple[_Group, ...], Tile | None]


def readings(
    counts: Sequence[int], groups: int, wild: Tile, stands: int, meld_mask: int
) -> Iterator[Interpretation]:
    """Readings of ``counts`` (34 numbers, wild tiles by their face) as ``groups`` sets and a pair, or loose.

    ``stands``: mask of the kinds a wild tile may stand for; ``meld_mask``: kinds of the melds, which a loose
    hand must match. A reading in which the wild tiles stand for themselves comes as hard. A set or pair of
    nothing but wild tiles is given once for every suit (as 2, 5 or 8) and once as honours: no pattern asks
    for more. Readings may repeat.
    """
    need = 3 * groups + 2
    if sum(counts) == need:
        jokers = counts[wild]
        for sets, pair in _splits(list(counts), 0, need, 0, stands):
            yield Interpretation(sets, pair)
        if jokers:
            naturals = [0 if tile == wild else n for tile, n in enumerate(counts)]
            for sets, pair in _splits(naturals, 0, need, jokers, stands):
                yield Interpretation(sets, pair, hard=False)
        yield from _loose(counts, wild, stands, meld_mask)


def _loose(counts: Sequence[int], wild: Tile, stands: int, meld_mask: int) -> Iterator[Interpretation]:
    """乱将 and 乱风: tiles of one colour that need no sets."""
    naturals = tuple(tile for tile, n in enumerate(counts) if tile != wild for _ in range(n))
    mask = meld_mask | mask_of(naturals)
    for colour in (JIANG_MASK, HONOUR_MASK):
        if mask & ~colour:
            continue
        own_face = not counts[wild] or bool(colour >> wild & 1)
        stand = wild if own_face else _first(colour & stands)
        if stand is not None:
            yield Interpretation(loose=(*naturals, *(stand,) * counts[wild]), hard=own_face)


def _first(mask: int) -> Tile | None:
    """The lowest kind of a mask."""
    return (mask & -mask).bit_length() - 1 if mask else None


def _splits(counts: list[int], start: Tile, need: int, jokers: int, stands: int) -> Iterator[_Split]:
    """Ways to split ``counts`` (none below ``start``) and ``jokers`` into sets and a pair.

    ``need`` is the number of their tiles: 3 a set and 2 for the pair. The lowest tile left goes into a pair, a
    triplet or a run; the rest follows. ``counts`` is the same again at the end.
    """
    tile = start
    while tile < STANDARD and not counts[tile]:
        tile += 1
    if tile == STANDARD:
        yield from _all_wild(need, stands)
        return
    for used, group in _groups_with(counts, tile, need, stands):
        missing = len(group) - len(used)
        if missing > jokers:
            continue
        for t in used:
            counts[t] -= 1
        for sets, pair in _splits(counts, tile, need - len(group), jokers - missing, stands):
            yield (sets, tile) if len(group) == 2 else ((group, *sets), pair)
        for t in used:
            counts[t] += 1


def _groups_with(counts: list[int], tile: Tile, need: int, stands: int) -> Iterator[tuple[_Group, _Group]]:
    """The pairs and sets the lowest tile can be in, each after those of its tiles that are real."""
    wildable = bool(stands >> tile & 1)
    for size in (2, 3) if need % 3 == 2 else (3,):
        if size <= need:
            for own in range(min(size, counts[tile]), 0 if wildable else size - 1, -1):
                yield (tile,) * own, (tile,) * size
    if need < 3:
        return
    for low in runs_with(tile):
        run = (low, low + 1, low + 2)
        for used in _ways_to_fill(counts, run, tile, stands):
            yield used, run


def _ways_to_fill(counts: list[int], run: _Group, tile: Tile, stands: int) -> list[_Group]:
    """Which tiles of a run are real: ``tile`` is; another may be where there is one, else is a wild tile."""
    ways: list[_Group] = [()]
    for member in run:
        real = [(*way, member) for way in ways] if counts[member] else []
        wild = ways if member != tile and stands >> member & 1 else []
        ways = real + wild
    return ways


@lru_cache
def _free_kinds(stands: int) -> tuple[Tile, ...]:
    """Kinds that do for all others where a set is made of wild tiles only: one a suit and an honour."""
    colours = (*(suit & JIANG_MASK for suit in SUIT_MASKS), HONOUR_MASK)
    return tuple(kind for colour in colours if (kind := _first(colour & stands)) is not None)


def _all_wild(need: int, stands: int) -> Iterator[_Split]:
    """What only wild tiles are left for: each set and the pair in every colour."""
    kinds = _free_kinds(stands)
    choices: list[tuple[_Group, ...]] = [()]
    for _ in range(need // 3):
        choices = [(*sets, (kind,) * 3) for sets in choices for kind in kinds]
    for sets in choices:
        if need % 3 == 2:
            yield from ((sets, kind) for kind in kinds)
        else:
            yield sets, None
