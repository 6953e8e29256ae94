"""Tile kinds as small ints, and the tile sets of the rule systems (CONTRACT, "Tiles").

A *kind* is what is printed on a tile; a set holds several equal *copies* of a kind.

======  =====================================================
kind    tile
======  =====================================================
0–8     1m–9m 万 (characters)
9–17    1p–9p 饼 / 筒 (dots)
18–26   1s–9s 条 / 索 (bamboos)
27–30   E S W N 东南西北 (winds)
31–33   C F P 红中 发财 白板 (dragons)
34–41   1h–8h 春夏秋冬梅兰竹菊 (flowers)
42–51   1x–9x 0x 跑胡子 small cards 一…十
52–61   1d–9d 0d 跑胡子 big cards 壹…拾
62      ? a tile not known
======  =====================================================
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

Tile: TypeAlias = int

SUITED: Final = 27  #: kinds below this are ranks 1–9 of a suit
STANDARD: Final = 34  #: kinds below this are the suits and honours: the length of a count tuple
EAST: Final = 27
SOUTH: Final = 28
WEST: Final = 29
NORTH: Final = 30
RED: Final = 31  #: 红中 C
GREEN: Final = 32  #: 发财 F
WHITE: Final = 33  #: 白板 P
FIRST_FLOWER: Final = 34
FIRST_SMALL_CARD: Final = 42
FIRST_BIG_CARD: Final = 52
UNKNOWN: Final = 62  #: not an index into counts, so using it as one fails loudly
KINDS: Final = 62  #: number of kinds that can be printed on a tile

WINDS: Final = (EAST, SOUTH, WEST, NORTH)
DRAGONS: Final = (RED, GREEN, WHITE)
HONOURS: Final = WINDS + DRAGONS


def is_suited(tile: Tile) -> bool:
    """Whether the tile belongs to 万, 饼 or 条."""
    return tile < SUITED


def is_honour(tile: Tile) -> bool:
    """Whether the tile is a wind or a dragon."""
    return SUITED <= tile < STANDARD


def is_flower(tile: Tile) -> bool:
    """Whether the tile is one of the eight flowers."""
    return FIRST_FLOWER <= tile < FIRST_SMALL_CARD


def rank(tile: Tile) -> int:
    """Rank 1–9 of a suited tile.

    >>> rank(13)
    5
    """
    assert tile < SUITED, tile
    return tile % 9 + 1


def suit(tile: Tile) -> int:
    """0 万, 1 饼, 2 条, 3 honours."""
    return tile // 9


def is_258(tile: Tile) -> bool:
    """Whether the tile is a suited 2, 5 or 8: a 将 tile."""
    return tile < SUITED and tile % 3 == 1


@dataclass(frozen=True, slots=True)
class TileSet:
    """The tiles a game is played with: ``copies[kind]`` equal tiles of each kind."""

    id: str
    copies: tuple[int, ...]
    _tiles: tuple[Tile, ...] = field(init=False, repr=False, compare=False)
    _kinds: frozenset[object] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        tiles = tuple(kind for kind, n in enumerate(self.copies) for _ in range(n))
        object.__setattr__(self, "_tiles", tiles)
        object.__setattr__(self, "_kinds", frozenset(tiles))

    @property
    def size(self) -> int:
        """Number of tiles in the set."""
        return len(self._tiles)

    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the set in the order of kinds."""
        return self._tiles

    def __contains__(self, tile: object) -> bool:
        return tile in self._kinds


def _copies(four: range | tuple[Tile, ...], one: range | tuple[Tile, ...] = ()) -> tuple[int, ...]:
    return tuple(4 if kind in four else 1 if kind in one else 0 for kind in range(KINDS))


SUITS_108: Final = TileSet("suits-108", _copies(range(27)))
SUITS_RED_112: Final = TileSet("suits-red-112", _copies((*range(27), RED)))
SUITS_DRAGONS_120: Final = TileSet("suits-dragons-120", _copies((*range(27), *DRAGONS)))
HONOURS_136: Final = TileSet("honours-136", _copies(range(34)))
FLOWERS_144: Final = TileSet("flowers-144", _copies(range(34), range(34, 42)))
PAOHUZI_80: Final = TileSet("paohuzi-80", _copies(range(42, 62)))
JINGZHOU_96: Final = TileSet("jingzhou-96", _copies((*range(9, 27), SOUTH, WEST, NORTH, RED, GREEN, WHITE)))

TILE_SETS: Final = (
    SUITS_108,
    SUITS_RED_112,
    SUITS_DRAGONS_120,
    HONOURS_136,
    FLOWERS_144,
    JINGZHOU_96,
    PAOHUZI_80,
)
