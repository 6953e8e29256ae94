"""A tile that a hand waits for."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class Wait:
    """A tile that wins: copies not seen, patterns, and points (None where it may not be won on so).

    ``by_discard`` is the least and the most, over the seats that may throw it (跑胡子: that may turn it up).
    """

    tile: Tile
    left: int
    patterns: tuple[str, ...]
    by_draw: int | None
    by_discard: tuple[int, int] | None
