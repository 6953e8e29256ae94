"""Walls of 144 tiles stacked by hand: seat 0 deals, the indicator is tile 53."""

from __future__ import annotations

from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.tiles import FIRST_FLOWER, FLOWERS_144, Tile
from mjdesk.engine.wall import dealt

INDICATOR = 53


def stacked(hands: dict[int, str], indicator: str = "4m", draws: str = "", back: str = "") -> list[Tile]:
    """A wall: beginnings of hands, indicators, the first draws from the front, the last tiles from the back on.

    The rest comes in the order of kinds; flowers that are not named lie where they come last.
    """
    size = FLOWERS_144.size
    wall: list[Tile | None] = [None] * size
    places = dealt(range(size), 4, 0)
    for seat, text in hands.items():
        for place, tile in zip(places[seat], parse_tiles(text), strict=False):
            wall[place] = tile
    for place, tile in enumerate(parse_tiles(indicator + draws), start=INDICATOR):
        wall[place] = tile
    for place, tile in enumerate(parse_tiles(back), start=1):
        wall[-place] = tile
    left = list(FLOWERS_144.tiles())
    for fixed in wall:
        if fixed is not None:
            left.remove(fixed)
    flowers = [tile for tile in left if tile >= FIRST_FLOWER]
    for place in range(size - 30, size):
        if wall[place] is None and flowers:
            wall[place] = flowers.pop()
    rest = iter(tile for tile in left if tile < FIRST_FLOWER)
    return [next(rest) if tile is None else tile for tile in wall]
