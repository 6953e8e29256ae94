"""Walls stacked by hand: the tiles that matter lie where they are wanted, the rest fills what is left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.tiles import Tile, TileSet
from mjdesk.engine.wall import dealt

#: tiles by their places in the wall
Placed: TypeAlias = dict[int, Tile]


def in_hands(size: int, hands: Mapping[int, str], players: int = 4, dealer: int = 0) -> Placed:
    """The beginnings of hands, where the deal takes them from a wall of this size."""
    places = dealt(range(size), players, dealer)
    placed: Placed = {}
    for seat, text in hands.items():
        tiles = parse_tiles(text)
        assert len(tiles) <= len(places[seat]), text
        placed.update(zip(places[seat], tiles, strict=False))
    return placed


def from_place(first: int, text: str) -> Placed:
    """Tiles from a place on."""
    return dict(enumerate(parse_tiles(text), start=first))


def from_back(size: int, text: str) -> Placed:
    """The first replacement tiles, the very last of the wall first."""
    return {size - n: tile for n, tile in enumerate(parse_tiles(text), start=1)}


def without(tile_set: TileSet, placed: Placed) -> list[Tile]:
    """The tiles of the set that are placed nowhere, in the order of kinds."""
    left = list(tile_set.tiles())
    for tile in placed.values():
        left.remove(tile)
    return left


def filled(tile_set: TileSet, placed: Placed, rest: Iterable[Tile] | None = None) -> list[Tile]:
    """The whole wall; ``rest``: the other tiles in another order than that of kinds."""
    others = iter(without(tile_set, placed) if rest is None else rest)
    return [placed[place] if place in placed else next(others) for place in range(tile_set.size)]
