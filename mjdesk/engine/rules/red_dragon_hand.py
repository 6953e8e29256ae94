"""Readings of a hand in the red-dragon-kong systems, and whether a seat waits (rules pages §5 and §7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from ..case import By, WinCase
from ..tiles import RED, STANDARD, UNKNOWN, Tile, TileSet
from . import checks
from .checks import Check, Situation
from .predicates import Win, mask_of
from .readings import readings

#: the checks of the hand itself, which a hand that waits must pass too
OF_HAND: Final[tuple[tuple[str, Check], ...]] = (
    ("special-tile-in-hand", checks.no_special_in_hand),
    ("passed-win", checks.win_not_passed),
    ("not-open", checks.is_open),
)


@lru_cache
def wild_stands(tile_set: TileSet, skins: tuple[Tile, ...]) -> frozenset[Tile]:
    """What a wild tile may stand for: any tile of the set but 红中 and the skins."""
    return frozenset(tile for tile in range(STANDARD) if tile in tile_set) - {RED, *skins}


def wins_of(s: Situation, stands: frozenset[Tile]) -> Iterator[Win]:
    """Every reading of the hand as sets and a pair or as a loose hand of one colour."""
    counts = counts_of(s.tiles)
    melds = s.set_melds
    meld_mask = mask_of(t for meld in melds for t in meld.tiles)
    circumstances = frozenset(s.win.circumstances)
    for reading in set(readings(counts, 4 - len(melds), s.special.wild[0], stands, meld_mask)):
        yield Win(s.win.by, melds, reading, circumstances)


def counts_of(tiles: tuple[Tile, ...]) -> list[int]:
    """34 counts."""
    counts = [0] * STANDARD
    for tile in tiles:
        counts[tile] += 1
    return counts


def waits_for_any(s: Situation, seat: int, tile_set: TileSet, would_win: Callable[[Situation], bool]) -> bool:
    """Whether some tile of which the seat holds fewer than four (and no 红中) would be a win by draw for it.

    A hand with tiles not known is not shown to be ready.
    """
    holding = s.case.seats[seat]
    if UNKNOWN in holding.hand or len(holding.hand) % 3 != 1:
        return False
    held = (*holding.hand, *(t for meld in holding.melds for t in meld.tiles))
    return any(
        would_win(Situation(s.case, WinCase(seat, By.DRAW, tile), s.special))
        for tile in range(STANDARD)
        if tile in tile_set and tile != RED and held.count(tile) < 4
    )
