"""A winning hand of `jingzhou-huangjin` laid out as the reading that the winner takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final, TypeAlias

from ..arrange import in_pairs
from ..tiles import Tile
from .jingzhou_huangjin_covers import Cover, pair_of, runs_of, together, triplets_of
from .jingzhou_huangjin_hand import Chosen, Hand
from .jingzhou_huangjin_patterns import settled
from .jingzhou_huangjin_readings import Reading, of_layout, of_sets
from .jingzhou_huangjin_waits import all_covers, beside_layout, halves, layouts_within

Groups: TypeAlias = tuple[tuple[Tile, ...], ...]

_KNITTED: Final = 35
_OF_PAIRS: Final = frozenset({6, 19})
_LOOSE: Final = frozenset({7, 20, 34})


def laid_out(hand: Hand, chosen: Chosen) -> Groups:
    """The concealed tiles and the winning tile in the groups of the chosen reading, golden ones where they stand in."""
    tiles = [tile for tile, n in enumerate(hand.counts) for _ in range(n)] + [hand.golden] * hand.wild
    if _LOOSE.intersection(chosen.numbers):
        return (tuple(sorted(tiles)),)
    if _OF_PAIRS.intersection(chosen.numbers):
        return in_pairs(tiles, (hand.golden,))
    for parts, readings in _arrangements(hand, _KNITTED in chosen.numbers):
        if any(settled(tally).numbers == chosen.numbers and hard is chosen.hard for tally, hard in readings):
            return _with_real_tiles(hand, parts)
    raise AssertionError((hand, chosen))


def _arrangements(hand: Hand, knitted: bool) -> Iterator[tuple[list[tuple[Tile, ...]], Iterable[Reading]]]:
    """Every arrangement in the shape, with its readings."""
    if not knitted:
        for some, others in halves(hand.keys, hand.wild):
            for cover, other in product(some, others):
                yield _parts(together(cover, other)), of_sets(hand, (((cover,), (other,)),))
        return
    for layout in layouts_within(hand.mask, hand.wild):
        rest, missing = beside_layout(hand.counts, layout)
        for cover in all_covers(rest, hand.wild - missing):
            in_suits = [layout[i : i + 3] for i in range(0, len(layout), 3)]
            yield [*in_suits, *_parts(cover)], of_layout(hand, layout, cover)


def _parts(cover: Cover) -> list[tuple[Tile, ...]]:
    """Sets ascending, then the pair."""
    runs = [(tile, tile + 1, tile + 2) for tile in runs_of(cover)]
    triplets = [(tile,) * 3 for tile in triplets_of(cover)]
    return [*sorted([*runs, *triplets]), (pair_of(cover),) * 2]


def _with_real_tiles(hand: Hand, parts: Sequence[Sequence[Tile]]) -> Groups:
    """The parts with golden tiles in the places that no natural tile fills."""
    rest = list(hand.counts)

    def real(tile: Tile) -> Tile:
        if rest[tile]:
            rest[tile] -= 1
            return tile
        return hand.golden

    return tuple(tuple(real(tile) for tile in part) for part in parts)
