"""Tiles on a table, and how they go from where they lay before an event to where they lie after it."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.events import Deal
from ...engine.round import Round
from ...engine.tiles import Tile
from ..layout import HANDS, WALL, Place, layout_of, places, without


class Move(NamedTuple):
    """One tile taken from a place and laid at another."""

    tile: Tile
    source: Place
    target: Place


class Physical:
    """What lies where. The wall is kept by number: nobody sees its faces. ``air``: tiles in somebody's fingers.

    ``changes`` counts the times something was moved.
    """

    def __init__(self, size: int, seats: int) -> None:
        self.size = size
        self.tiles: dict[Place, list[Tile]] = {place: [] for place in places(seats)}
        self.air: list[Tile] = []
        self.changes = 0

    @property
    def wall(self) -> int:
        """How many tiles the wall has."""
        return self.size - len(self.air) - sum(map(len, self.tiles.values()))

    def lift(self, move: Move) -> None:
        """Take the tile up."""
        self.changes += 1
        if move.source != WALL:
            there = self.tiles[move.source]
            del there[len(there) - 1 - there[::-1].index(move.tile)]  # the last one of its kind
        self.air.append(move.tile)

    def lay(self, move: Move) -> None:
        """Put the tile down."""
        self.changes += 1
        self.air.remove(move.tile)
        if move.target != WALL:
            self.tiles[move.target].append(move.tile)

    def sweep(self) -> None:
        """All tiles go into the table; a new wall stands."""
        self.changes += 1
        for tiles in self.tiles.values():
            tiles.clear()
        self.air.clear()


def moves(before: Round, after: Round) -> list[Move]:
    """The moves from one state to the next; a discard that is claimed goes before the tiles it is laid to."""
    was, now = layout_of(before), layout_of(after)
    gone = [(place, tile) for place in was for tile in without(was[place], now[place])]
    come = [(place, tile) for place in now for tile in without(now[place], was[place])]
    if isinstance(deal := after.events[-1] if after.length else None, Deal):  # the dealer's last tile comes last
        come = [(HANDS[deal.seat], tile) for tile in deal.tiles]
    out: list[Move] = []
    for target, tile in come:
        source = next((place for place, t in gone if t == tile), None)
        if source is None:
            out.append(Move(tile, WALL, target))
        else:
            gone.remove((source, tile))
            out.append(Move(tile, source, target))
    out += [Move(tile, source, WALL) for source, tile in gone]
    return sorted(out, key=lambda move: move.source in HANDS)
