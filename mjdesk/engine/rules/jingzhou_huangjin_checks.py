"""The checks of a win in `jingzhou-huangjin` that come before its shape (rules page §4, rows 1 to 8)."""

from __future__ import annotations

from collections.abc import Iterable
from operator import eq
from typing import Final

from ..case import By, Case
from ..errors import BadInput
from ..melds import FOUR_TILE_KONGS, Meld, MeldKind, all_alike, is_run
from ..tiles import STANDARD, UNKNOWN, Tile, is_flower
from .checks import Check, Situation, has_pung, win_not_passed
from .jingzhou_huangjin_hand import is_after_kong, ponds

_COPIES: Final = 4
_KNOWN: Final = frozenset(
    {"after_kong", "last_tile", "last_discard", "last_of_kind", "heaven", "earth", "human"}
    | {f"after_kong_exposed_by:{seat}" for seat in range(4)}
)
#: circumstances that go with one way of winning
_ONLY_WITH: Final = {"last_tile": By.DRAW, "last_discard": By.DISCARD}
_OF_OTHERS: Final = (By.DISCARD, By.KONG)


def require_readable(case: Case) -> Tile:
    """The indicator of a case with a win; raises BadInput naming what cannot be judged."""
    if case.indicator is None:
        raise BadInput("expected the tile that was turned up", "indicator")
    for win in case.wins:
        winner = case.seats[win.seat]
        shown = (win.tile, *winner.hand, *(tile for meld in winner.melds for tile in meld.tiles))
        if UNKNOWN in shown:
            raise BadInput("the tiles of a winner must all be known", f"wins, seat {win.seat}")
    return case.indicator


def tiles_exist(s: Situation) -> bool:
    """Every tile is of the 34 kinds and at most four are there of each; flowers are flowers, each once."""
    assert s.case.indicator is not None
    (golden,) = s.special.wild
    tiles: list[Tile] = [s.case.indicator, s.win.tile]
    flowers: list[Tile] = []
    for thrown in ponds(s):
        if golden in thrown:
            return False
        tiles += thrown
    for seat in s.case.seats:
        tiles += seat.hand
        flowers += seat.flowers
        for meld in seat.melds:
            tiles += meld.tiles
    tiles.sort()
    del tiles[len(tiles) - tiles.count(UNKNOWN) :]
    if tiles[-1] >= STANDARD or any(map(eq, tiles, tiles[_COPIES:])):
        return False
    return len(set(flowers)) == len(flowers) and all(map(is_flower, flowers))


def right_count(s: Situation) -> bool:
    """Concealed tiles without the winning tile: 13 less 3 for each meld."""
    return len(s.winner.hand) == 13 - 3 * len(s.winner.melds)


def melds_fit(s: Situation) -> bool:
    """Every meld of every seat fits its type; golden tiles are in no meld but a concealed kong and an own chi."""
    (golden,), players = s.special.wild, s.case.players
    for owner, seat in enumerate(s.case.seats):
        for meld in seat.melds:
            if not _meld_fits(meld, owner, players, golden):
                return False
    return True


def _meld_fits(meld: Meld, owner: int, players: int, golden: Tile) -> bool:
    kind, tiles = meld.kind, meld.tiles
    if kind is MeldKind.GANG_CONCEALED:
        return all_alike(tiles, 4)  # face down it is four unknown ones
    if meld.source is None or meld.source == owner or not 0 <= meld.source < players:
        return False
    if kind is MeldKind.CHI:
        return is_run(tiles) and meld.source == (owner - 1) % players and meld.claimed != golden
    if kind is MeldKind.PENG:
        return all_alike(tiles, 3) and tiles[0] != golden
    return kind in FOUR_TILE_KONGS and all_alike(tiles, 4) and tiles[0] != golden


def not_golden_of_others(s: Situation) -> bool:
    """Nobody wins on another's golden tile."""
    return s.win.by not in _OF_OTHERS or s.win.tile not in s.special.wild


def circumstances_possible(s: Situation) -> bool:
    """The tile came from where it can come from, and what is said about the win can be."""
    win = s.win
    if win.by is By.DRAW:
        if win.source is not None:
            return False
    elif win.by not in _OF_OTHERS or win.source == win.seat or win.source not in range(s.case.players):
        return False
    return _said_fits(s, win.circumstances)


def _said_fits(s: Situation, said: Iterable[str]) -> bool:
    if any(each not in _KNOWN or _ONLY_WITH.get(each, s.win.by) is not s.win.by for each in said):
        return False
    if "last_of_kind" in said and s.win.tile in s.winner.hand:
        return False
    return not is_after_kong(said) or (s.win.by is By.DRAW and any(meld.is_kong for meld in s.winner.melds))


def kong_can_be_robbed(s: Situation) -> bool:
    """Only a kong added to a peng can be robbed."""
    if s.win.by is not By.KONG:
        return True
    assert s.win.source is not None
    return has_pung(s.case.seats[s.win.source].melds, s.win.tile)


CHECKS: Final[tuple[tuple[str, Check], ...]] = (
    ("bad-tile", tiles_exist),
    ("wrong-count", right_count),
    ("bad-meld", melds_fit),
    ("special-tile", not_golden_of_others),
    ("bad-circumstance", circumstances_possible),
    ("not-robbable", kong_can_be_robbed),
    ("passed-win", win_not_passed),
)
