"""A winning hand laid out for people: its concealed tiles in groups and pair."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .shapes import Split, splits
from .tiles import STANDARD, Tile


def in_groups(
    hand: Sequence[Tile], groups: int, wild: Sequence[Tile], fits: Callable[[Split], bool] = lambda split: True
) -> tuple[tuple[Tile, ...], ...]:
    """The tiles of a complete hand as ``groups`` groups and a pair, wild tiles where they stand in.

    ``hand`` includes the winning tile. A reading with wild tiles as their own face is taken when there is one
    that ``fits``; a hand without shape (all 2/5/8, all honours) is one group.
    """
    counts = [0] * STANDARD
    for tile in hand:
        counts[tile] += 1
    for as_face in (True, False):
        naturals = counts if as_face else [0 if tile in wild else n for tile, n in enumerate(counts)]
        wilds = [] if as_face else [tile for tile in hand if tile in wild]
        found = splits(naturals, groups, len(wilds)) if len(hand) == 3 * groups + 2 else iter(())
        if split := next(filter(fits, found), None):
            return _laid(split, naturals, wilds)
    return (tuple(sorted(hand)),)


def in_pairs(hand: Sequence[Tile], wild: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """The tiles of a hand of pairs (七对), four alike as two of them; each single has a wild tile beside it."""
    spare = [tile for tile in hand if tile in wild]
    pairs: list[tuple[Tile, ...]] = []
    for tile in sorted(set(hand).difference(wild)):
        number = hand.count(tile)
        pairs += [(tile, tile)] * (number // 2)
        if number % 2:
            pairs.append((tile, *spare[:1]))
            del spare[:1]
    return (*pairs, *(tuple(spare[i : i + 2]) for i in range(0, len(spare), 2)))


def _laid(split: Split, naturals: Sequence[int], wilds: list[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """The parts of a split with the real tiles in their places."""
    rest, spare = list(naturals), list(wilds)

    def real(tile: Tile) -> Tile:
        if rest[tile]:
            rest[tile] -= 1
            return tile
        return spare.pop()

    parts = [tuple(real(tile) for tile in group.tiles) for group in split.groups]
    pair = (real(split.pair), real(split.pair)) if split.pair is not None else (spare.pop(), spare.pop())
    free = [(spare.pop(), spare.pop(), spare.pop()) for _ in range(split.free)]
    return (*parts, *free, pair)
