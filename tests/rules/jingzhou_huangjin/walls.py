"""Walls of 144 tiles stacked by hand: seat 0 deals, the indicator is tile 53."""

from __future__ import annotations

from mjdesk.engine.tiles import FIRST_FLOWER, FLOWERS_144, Tile

from ..walls import filled, from_back, from_place, in_hands, without

INDICATOR = 53


def stacked(hands: dict[int, str], indicator: str = "4m", draws: str = "", back: str = "") -> list[Tile]:
    """A wall: beginnings of hands, indicators, the first draws from the front, the last tiles from the back on.

    The rest comes in the order of kinds; flowers that are not named lie where they come last.
    """
    size = FLOWERS_144.size
    placed = in_hands(size, hands) | from_place(INDICATOR, indicator + draws) | from_back(size, back)
    left = without(FLOWERS_144, placed)
    flowers = [tile for tile in left if tile >= FIRST_FLOWER]
    for place in range(size - 30, size):
        if place not in placed and flowers:
            placed[place] = flowers.pop()
    return filled(FLOWERS_144, placed)
