"""Where the tiles of a round lie: what a table that sees everything would see of it.

The wall is not in it: it is what is nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from ..engine.case import By
from ..engine.round import Round
from ..engine.tiles import UNKNOWN, Tile
from ..engine.turned import turned_places
from .link.messages import Zone


class Place(NamedTuple):
    """A zone of a seat, or of the whole table (seat None)."""

    zone: Zone
    seat: int | None = None


#: tiles by place; a place without tiles may be left out
Layout: TypeAlias = Mapping[Place, tuple[Tile, ...]]

WALL: Final = Place(Zone.WALL)
MIDDLE: Final = Place(Zone.INDICATOR)
HANDS: Final = tuple(Place(Zone.HAND, seat) for seat in range(4))
RIVERS: Final = tuple(Place(Zone.RIVER, seat) for seat in range(4))
MELDS: Final = tuple(Place(Zone.MELD, seat) for seat in range(4))


@cache
def places(seats: int) -> tuple[Place, ...]:
    """Every place but the wall."""
    zones = (Zone.HAND, Zone.RIVER, Zone.MELD)
    return (*(Place(zone, seat) for seat in range(seats) for zone in zones), MIDDLE)


def layout_of(round_: Round) -> dict[Place, tuple[Tile, ...]]:
    """The places of all tiles outside the wall; in rivers in the order thrown, in hands in the order of kinds."""
    found: dict[Place, tuple[Tile, ...]] = {}
    for seat, state in enumerate(round_.seats):
        found[HANDS[seat]] = state.tiles()
        found[RIVERS[seat]] = tuple([d.tile for d in state.discards if d.claimed_by is None])
        found[MELDS[seat]] = (*(tile for meld in state.melds for tile in meld.tiles), *state.flowers)
    if round_.wins and round_.wins[0].by is By.KONG:  # the robbed tile stays where it was laid
        source = round_.wins[0].source
        assert source is not None
        found[MELDS[source]] = (*found[MELDS[source]], round_.wins[0].tile)
    found[MIDDLE] = _in_the_middle(round_)
    return found


def _in_the_middle(round_: Round) -> tuple[Tile, ...]:
    rules = round_.rules
    shown = round_.indicator
    out = () if shown is None or rules.turned_at(round_.setup) is not None else (shown,)
    turned = () if round_.turned is None else round_.turned.tiles[: len(turned_places(round_))]
    return (*out, *round_.lying(), *turned)


def without(tiles: Iterable[Tile], others: Iterable[Tile]) -> list[Tile]:
    """The tiles that are not among the others, each of those counting once."""
    rest = list(tiles)
    for tile in others:
        if tile in rest:
            rest.remove(tile)
    return rest


def apart(expected: tuple[Tile, ...], seen: tuple[Tile, ...]) -> tuple[list[Tile], list[Tile]]:
    """What is expected and not seen, and what is seen and not expected; a tile not known may be any."""
    if expected == seen:
        return [], []
    missing, extra = without(expected, seen), without(seen, expected)
    known_missing = [tile for tile in missing if tile != UNKNOWN]
    known_extra = [tile for tile in extra if tile != UNKNOWN]
    hidden = len(missing) - len(known_missing)
    blurred = len(extra) - len(known_extra)
    # an expected tile not known stands for any that is seen, and the other way round
    matched = min(hidden, len(known_extra))
    known_extra, hidden = known_extra[matched:], hidden - matched
    matched = min(blurred, len(known_missing))
    known_missing, blurred = known_missing[matched:], blurred - matched
    return known_missing + [UNKNOWN] * hidden, known_extra + [UNKNOWN] * blurred
