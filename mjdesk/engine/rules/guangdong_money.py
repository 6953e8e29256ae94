"""Money of the Guangdong self-draw systems: shares of a win, kongs, and the tiles that are horses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ..case import By, Case
from ..errors import BadInput
from ..melds import Meld, MeldKind
from ..notation import parse_tiles
from ..settlement import Cause, Factor, Side, Transfer
from ..text import Text
from ..tiles import HONOURS_136, Tile
from .checks import Situation
from .guangdong_checks import kong_feeder
from .guangdong_room import explained, note

SEATS: Final = 4

#: what a kong brings: from the seat that fed it, or from each other seat
FED_KONG: Final = 3
ADDED_KONG: Final = 1
CONCEALED_KONG: Final = 2
#: and in all
KONG_INCOME: Final = {
    MeldKind.GANG_EXPOSED: FED_KONG,
    MeldKind.GANG_ADDED: ADDED_KONG * (SEATS - 1),
    MeldKind.GANG_CONCEALED: CONCEALED_KONG * (SEATS - 1),
}


# --- wins


def win_transfers(s: Situation, why: tuple[Factor, ...]) -> list[Transfer]:
    """Each other seat's share; one seat pays all three when it was robbed or fed the chain of kongs."""
    payer, because = liable(s)
    others = [seat for seat in range(SEATS) if seat != s.win.seat]
    return [
        explained(seat if payer is None else payer, s.win.seat, (*why, *because), None if payer is None else seat)
        for seat in others
    ]


def liable(s: Situation) -> tuple[int | None, tuple[Factor, ...]]:
    """The seat that pays for all, and why; None when each pays its own share."""
    if s.win.by is By.KONG:
        return s.win.source, (note("被抢杠，付三家的", "robbed kong: pays for all"),)
    feeder = kong_feeder(s)
    if feeder is not None:
        return feeder, (note("放杠开花，付三家的", "fed the kong that bloomed: pays for all"),)
    return None, ()


# --- kongs


def kong_transfers(
    case: Case,
    names: Mapping[MeldKind, Text],
    stake: tuple[Factor, ...],
    void: frozenset[tuple[int, int]] = frozenset(),
) -> list[Transfer]:
    """The money of all kongs, winner or not; ``stake`` multiplies it, ``void`` kongs (seat, place) bring nothing."""
    transfers = []
    for owner, seat in enumerate(case.seats):
        for place, meld in enumerate(seat.melds):
            if meld.kind in names and (owner, place) not in void:
                transfers += _of_kong(owner, meld, names[meld.kind], stake)
    return transfers


def _of_kong(owner: int, meld: Meld, name: Text, stake: tuple[Factor, ...]) -> list[Transfer]:
    if meld.kind is MeldKind.GANG_EXPOSED:
        assert meld.source is not None
        return [explained(meld.source, owner, (Factor("", FED_KONG, name, Side.PAYER, Cause.KONG), *stake))]
    each = ADDED_KONG if meld.kind is MeldKind.GANG_ADDED else CONCEALED_KONG
    why = (Factor("", each, name, Side.PAYER, Cause.KONG), *stake)
    return [explained(seat, owner, why) for seat in range(SEATS) if seat != owner]


# --- horses


def horse_tiles(case: Case, most: int) -> tuple[Tile, ...]:
    """The first ``most`` tiles of ``extra.horses``, written as text or as kinds; fewer if fewer are there."""
    given = case.extra.get("horses") or ()
    if isinstance(given, str):
        given = (given,)
    if not isinstance(given, Sequence):
        raise BadInput(f"{given!r}; expected a list of tiles", "extra.horses")
    tiles: list[Tile] = []
    for item in given:
        tiles += (item,) if isinstance(item, int) else parse_tiles(item)
    if any(tile not in HONOURS_136 for tile in tiles[:most]):
        raise BadInput("expected suited tiles and honours", "extra.horses")
    return tuple(tiles[:most])
