"""What lies on the cloth, piece by piece: the values that `Arranger` makes and the scene shows, and their order.

Every tile has a key that stays with it while it stays what it is, so that the scene can move the picture it already
has. Pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.tiles import Tile
from mjdesk.engine.view import SeatView, View
from mjdesk.ui.table.geometry import Box, Side, Spot
from mjdesk.ui.tilepix import CardLook, Mark, TileLook

Key: TypeAlias = tuple[object, ...]

#: layers from back to front (ui.md, "Order"); a shadow lies half a layer below its tile
Z_LINE: Final = 5.0
Z_WALL: Final = 10.0
Z_POND: Final = 20.0
Z_MELD: Final = 30.0
Z_HAND: Final = 40.0
Z_MARK: Final = 50.0
Z_MOVING: Final = 60.0
Z_HOVER: Final = 70.0
Z_PANEL: Final = 90.0
Z_BAR: Final = 95.0  #: answers are never covered: where they meet a plate they lie on it
Z_OPEN: Final = 98.0  #: a folded panel that is looked at
Z_TIP: Final = 100.0
STACK_STEP: Final = 0.01  #: from a stacked tile to the next one


@dataclass(frozen=True, slots=True)
class Placed:
    """One tile on the table. ``mark`` is about it, ``foot`` lies in the foot lane under it.

    ``angle``: turned by so many degrees clockwise. ``stacked``: it may lie on another one of its group, which its
    shadow falls on, and under a third, which covers what is about it.
    """

    key: Key
    look: TileLook | CardLook
    x: float
    y: float
    z: float
    mark: Mark | None = None
    foot: Mark | None = None
    shadow: bool = True
    angle: float = 0.0
    stacked: bool = False

    @property
    def spot(self) -> tuple[float, float, float, float, bool]:
        """Where it lies."""
        return self.x, self.y, self.z, self.angle, self.shadow

    @property
    def layers(self) -> tuple[float, float]:
        """How far under it its shadow lies and how far over it what is about it."""
        return (STACK_STEP / 2, STACK_STEP / 3) if self.stacked else (0.5, 0.4)


@dataclass(frozen=True, slots=True)
class Pip:
    """The amber pip at a meld: its middle and the side it points to."""

    key: Key
    x: float
    y: float
    to: Side


@dataclass(frozen=True, slots=True)
class Caret:
    """The caret of the last discard: its tip, coming from the side that threw it."""

    x: float
    y: float
    of: Side


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Everything that lies on the cloth at one moment. ``stacks`` and ``indicator`` tell where tiles come from."""

    tiles: tuple[Placed, ...]
    pips: tuple[Pip, ...]
    caret: Caret | None
    brackets: tuple[Box, ...]
    hand: tuple[Key, ...]  #: own hand from left to right, the drawn tile last
    next_front: Spot | None
    next_back: Spot | None

    def by_key(self) -> dict[Key, Placed]:
        """The tiles by their keys."""
        return {t.key: t for t in self.tiles}


def order_key(view: View, tile: Tile) -> tuple[bool, Tile]:
    """Sorting of the own hand: wild tiles at the left, then by kind."""
    return tile not in view.special.wild, tile


def sorted_hand(view: View) -> tuple[tuple[Tile, ...], Tile | None]:
    """The own concealed tiles in order without the drawn one, and that one."""
    tiles = sorted(view.hand, key=lambda t: order_key(view, t))
    drawn = view.drawn if view.me.has_drawn else None
    if drawn is not None and drawn in tiles:
        tiles.remove(drawn)
    else:
        drawn = None
    return tuple(tiles), drawn


def hand_keys(tiles: Sequence[Tile], drawn: Tile | None) -> tuple[Key, ...]:
    """Keys of the own hand: the n-th of a kind stays the n-th of its kind."""
    seen: dict[Tile, int] = {}
    keys = []
    for tile in (*tiles, *(() if drawn is None else (drawn,))):
        keys.append(("own", tile, seen.get(tile, 0)))
        seen[tile] = seen.get(tile, 0) + 1
    return tuple(keys)


def split_melds(seat: SeatView) -> tuple[list[tuple[int, Meld]], list[tuple[int, Tile]]]:
    """Melds with their number, and the tiles that lie alone: single kongs and flowers."""
    groups = [(n, m) for n, m in enumerate(seat.melds) if m.kind is not MeldKind.GANG_SINGLE]
    alone = [(n, m.tiles[0]) for n, m in enumerate(seat.melds) if m.kind is MeldKind.GANG_SINGLE]
    alone += [(1000 + n, t) for n, t in enumerate(seat.flowers)]
    return groups, alone


def claimed_place(meld: Meld, order: Sequence[Tile], side: Side, source: Side) -> int:
    """Which tile of a meld carries the pip: the claimed one, or in a triplet the one nearest to the feeder."""
    if meld.kind is MeldKind.CHI and meld.claimed in order:
        return order.index(meld.claimed)
    away = (source - side) % 4
    return {1: len(order) - 1, 2: 1, 3: 0}.get(away, 1)
