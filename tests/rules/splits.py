"""Every way in which tiles fall into sets and a pair, spelled out for the slow twins of the scorers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mjdesk.engine.tiles import Tile


def splits(tiles: Sequence[Tile]) -> Iterator[tuple[Tile, list[tuple[Tile, ...]]]]:
    """Pair and sets of sorted tiles."""
    for pair in sorted(set(tiles)):
        if tiles.count(pair) >= 2:
            rest = list(tiles)
            rest.remove(pair)
            rest.remove(pair)
            for sets in _sets(rest):
                yield pair, sets


def _sets(tiles: list[Tile]) -> Iterator[list[tuple[Tile, ...]]]:
    if not tiles:
        yield []
        return
    low = tiles[0]
    groups = [(low, low, low)]
    if low < 27 and low % 9 < 7:
        groups.append((low, low + 1, low + 2))
    for group in groups:
        rest = list(tiles)
        try:
            for tile in group:
                rest.remove(tile)
        except ValueError:
            continue
        for sets in _sets(rest):
            yield [group, *sets]
