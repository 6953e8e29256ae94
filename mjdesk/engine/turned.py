"""Where in the wall the tiles lie that are turned up before the settlement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .tiles import UNKNOWN

if TYPE_CHECKING:
    from .round import Round


def turned_places(round_: Round) -> tuple[int, ...]:
    """The places of the wall of the horses or birds turned up; empty where they lie elsewhere."""
    if round_.turned is None:
        return ()
    tiles = round_.turned.tiles
    places = sorted(round_.rules.set_aside(round_.setup, len(round_.wall))) or round_.places_left()
    for order in (places, places[::-1]):  # some turn the last tile of the wall first
        if len(order) >= len(tiles) and all(
            round_.wall[place] in (tile, UNKNOWN) for place, tile in zip(order, tiles, strict=False)
        ):
            return tuple(order[: len(tiles)])
    return ()
