"""Tiles as bytes: the suit in the high half, the rank in the low one (docs/table-link.md, "Tiles")."""

from __future__ import annotations

from typing import Final

from ...engine.errors import BadInput
from ...engine.tiles import EAST, FIRST_BIG_CARD, FIRST_FLOWER, FIRST_SMALL_CARD, UNKNOWN, Tile

#: first byte, first kind, how many
_RUNS: Final = (
    (0x11, 0, 9),
    (0x21, 9, 9),
    (0x31, 18, 9),
    (0x41, EAST, 7),
    (0x51, FIRST_FLOWER, 8),
    (0x61, FIRST_SMALL_CARD, 10),
    (0x71, FIRST_BIG_CARD, 10),
)
_TILE: Final[dict[int, Tile]] = {0: UNKNOWN} | {
    byte + i: tile + i for byte, tile, number in _RUNS for i in range(number)
}
_BYTE: Final = {tile: byte for byte, tile in _TILE.items()}


def to_bytes(tiles: tuple[Tile, ...]) -> bytes:
    """One byte a tile."""
    return bytes([_BYTE[tile] for tile in tiles])


def from_bytes(data: bytes) -> tuple[Tile, ...]:
    """The tiles of bytes; raises BadInput naming the first that is none."""
    try:
        return tuple([_TILE[byte] for byte in data])
    except KeyError as error:
        raise BadInput(f"no tile has the code 0x{error.args[0]:02X}") from None
