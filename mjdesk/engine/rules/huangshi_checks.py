"""The checks of a win in `huangshi` that come before its shape (rules page §6, rows 1 to 8)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ..case import By, Case
from ..errors import BadInput
from ..fields import tiles as read_tiles
from ..melds import FOUR_TILE_KONGS, Meld, MeldKind, all_alike, is_run
from ..options import Options
from ..tiles import STANDARD, UNKNOWN
from .checks import Check, Situation, passed_tiles
from .huangshi_ways import GROUP_MELDS, is_shown_set, may_hold_wild, tile_set
from .values import Special

#: melds that another seat's tile is in
_CLAIMED: Final = frozenset({MeldKind.CHI, MeldKind.PENG, MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED})
_AFTER_KONG: Final = "after_kong"
_LAST_TILE: Final = "last_tile"


def tiles_in_play(case: Case) -> bool:
    """Every tile is one of the set, and none is there more than four times; tiles not known are not counted."""
    known = tile_set(case.options)
    assert case.indicator is not None
    lying = [case.indicator, *(tile for tile, *_ in _winning_tiles(case))]
    for seat in case.seats:
        lying += seat.hand
        lying += seat.discards
        lying += seat.flowers
        for meld in seat.melds:
            lying += meld.tiles
    seen = Counter(lying)
    del seen[UNKNOWN]
    return all(tile in known and n <= known.copies[tile] for tile, n in seen.items())


def _winning_tiles(case: Case) -> set[tuple[int, int | None, bool]]:
    """The tiles won on that lie nowhere else, each once: one thrown may still be in its pond."""
    found = set()
    for win in case.wins:
        source = win.source if win.by is not By.DRAW else win.seat
        thrown = win.by is By.DISCARD and source is not None and source < case.players
        if not (thrown and source is not None and win.tile in case.seats[source].discards):
            found.add((win.tile, source, win.by is By.DRAW))
    return found


def require_known(case: Case) -> None:
    """The tiles of a winner must all be known; raises BadInput naming it."""
    for win in case.wins:
        seat = case.seats[win.seat]
        if UNKNOWN in (win.tile, *seat.hand):
            raise BadInput("the tiles of a winner must all be known", f"wins, seat {win.seat}")


def group_melds(s: Situation) -> tuple[Meld, ...]:
    """The winner's melds that stand for groups."""
    return tuple(m for m in s.winner.melds if m.kind in GROUP_MELDS)


def right_count(s: Situation) -> bool:
    """13 concealed tiles less 3 for each group among the melds."""
    return len(s.winner.hand) == 13 - 3 * len(group_melds(s))


def melds_fit(s: Situation) -> bool:
    """Every meld of every seat fits its type and the way of play."""
    return all(
        meld_fits(meld, owner, s.case.players, s.case.options, s.special)
        for owner, seat in enumerate(s.case.seats)
        for meld in seat.melds
    )


def meld_fits(meld: Meld, owner: int, players: int, options: Options, special: Special) -> bool:
    """Whether one meld fits; a concealed kong may lie face down."""
    kind, tiles = meld.kind, meld.tiles
    if kind is MeldKind.GANG_SINGLE:
        return len(tiles) == 1 and tiles[0] in special.kong
    if kind is MeldKind.GANG_SET:
        return is_shown_set(tiles)
    if kind not in GROUP_MELDS or not _alike(meld):
        return False
    wild = frozenset(special.wild)
    if not wild.isdisjoint(tiles) and (not may_hold_wild(options, kind) or meld.claimed in special.kong):
        return False
    if not special.to_lay.isdisjoint(tiles):
        return False
    return kind not in _CLAIMED or (meld.source is not None and meld.source < players and meld.source != owner)


def _alike(meld: Meld) -> bool:
    """A run of three, three or four equal tiles."""
    if meld.kind is MeldKind.GANG_CONCEALED and set(meld.tiles) == {UNKNOWN}:
        return len(meld.tiles) == 4
    if any(tile >= STANDARD for tile in meld.tiles):
        return False
    if meld.kind is MeldKind.CHI:
        return is_run(meld.tiles)
    return all_alike(meld.tiles, 4 if meld.kind in FOUR_TILE_KONGS else 3)


def circumstance_possible(s: Situation) -> bool:
    """The tile came from where it can come from, and what is said about the draw can be."""
    win = s.win
    if win.by not in (By.DRAW, By.DISCARD, By.KONG):
        return False
    if win.by is not By.DRAW and (win.source is None or win.source >= s.case.players or win.source == win.seat):
        return False
    said = {each for each in win.circumstances if not each.startswith("after_kong_exposed_by:")}
    if said - {_AFTER_KONG, _LAST_TILE} or len(said) == 2:
        return False
    if _AFTER_KONG in said and not any(meld.is_kong for meld in s.winner.melds):
        return False
    return not said or win.by is By.DRAW


def win_not_passed(s: Situation) -> bool:
    """过张: a tile let go on a discard is not won on by discard while that lasts."""
    passed = s.case.extra.get("passed")
    if s.win.by is not By.DISCARD or not passed:
        return True
    listed = passed.get(str(s.win.seat)) if hasattr(passed, "get") else None
    if isinstance(listed, str):  # tiles in one text; a list may hold texts or kinds
        return s.win.tile not in read_tiles(listed)
    return s.win.tile not in passed_tiles(passed, s.win.seat)


def tile_can_be_won_on(s: Situation) -> bool:
    """Nobody wins on a tile that another seat can only have laid or thrown dead."""
    return s.win.by is By.DRAW or s.win.tile not in s.special.kong


def no_kong_tile_in_hand(s: Situation) -> bool:
    """In huanghuang no red (or green) dragon that should have been laid is among the concealed tiles."""
    if s.case.options.choice("kong_tile_in_hand") == "allowed":
        return True
    return s.special.to_lay.isdisjoint(s.tiles)


CHECKS: Final[tuple[tuple[str, Check], ...]] = (
    ("wrong-count", right_count),
    ("bad-meld", melds_fit),
    ("bad-circumstance", circumstance_possible),
    ("special-tile", tile_can_be_won_on),
    ("passed-win", win_not_passed),
    ("special-tile-in-hand", no_kong_tile_in_hand),
)
