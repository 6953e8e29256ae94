"""Tiles of a set laid out in order get their names by it: one of each kind, row by row (no Qt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from mjdesk.engine.tiles import FIRST_FLOWER, Tile

from .seen import Seen, Spread

KINDS: Final[tuple[tuple[Tile, ...], ...]] = (
    tuple(range(9)), tuple(range(9, 18)), tuple(range(18, 27)), tuple(range(27, FIRST_FLOWER)),
    tuple(range(FIRST_FLOWER, FIRST_FLOWER + 8)),
)  # fmt: skip
_TOLD: Final = 1000.0  #: what a person has said outweighs everything
_LOOKS: Final = 2.0  #: how much the looks of a tile say, beside one tile more that gets a name
_CLEAR: Final = 0.5  #: chance of a kind from which on a tile that lies elsewhere in the order is no slip


def wanted(*, flowers: bool) -> tuple[Tile, ...]:
    """The kinds of a set in the order in which they are laid out."""
    rows = KINDS if flowers else KINDS[:-1]
    return tuple(tile for row in rows for tile in row)


def by_order(spread: Spread, kinds: Sequence[Tile]) -> Spread:
    """The tiles named by the order of the kinds, whatever they look like to the program.

    Where tiles are missing, or are none, looks decide between the orders that are left; what a person named stays, and
    the tiles about it follow. A tile that is left over has no name.
    """
    places = _matched(spread.tiles, kinds)
    whole = len(spread.tiles) == len(kinds) == sum(place is not None for place in places)
    tiles = [
        tile if tile.named else _named(tile, None if place is None else kinds[place], whole=whole)
        for tile, place in zip(spread.tiles, places, strict=True)
    ]
    return replace(spread, tiles=tuple(tiles))


def _named(tile: Seen, kind: Tile | None, *, whole: bool) -> Seen:
    other = tile.read is not None and tile.read != kind
    sure = kind is not None and not other and (whole or _chance(tile, kind) >= _CLEAR)
    return replace(tile, tile=kind, sure=sure, back=False)


def _chance(tile: Seen, kind: Tile) -> float:
    return next((guess.chance for guess in tile.guesses if guess.tile == kind), 0.0)


def _matched(tiles: Sequence[Seen], kinds: Sequence[Tile]) -> list[int | None]:
    """For each tile its place in the order, rising: as many as can be, by what was told and by looks."""
    best = [[0.0] * (len(kinds) + 1) for _ in range(len(tiles) + 1)]
    for t in range(len(tiles) - 1, -1, -1):
        for k in range(len(kinds) - 1, -1, -1):
            both = best[t + 1][k + 1] + _fit(tiles[t], kinds[k])
            best[t][k] = max(both, best[t + 1][k], best[t][k + 1])
    places: list[int | None] = []
    t = k = 0
    while t < len(tiles):
        if k < len(kinds) and best[t][k] == best[t + 1][k + 1] + _fit(tiles[t], kinds[k]):
            places.append(k)
            t, k = t + 1, k + 1
        elif k < len(kinds) and best[t][k] == best[t][k + 1]:
            k += 1
        else:
            places.append(None)
            t += 1
    return places


def _fit(tile: Seen, kind: Tile) -> float:
    if tile.named:
        return _TOLD if tile.tile == kind else -_TOLD
    return 1.0 + _LOOKS * _chance(tile, kind)
