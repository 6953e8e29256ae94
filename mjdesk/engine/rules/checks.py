"""Checks of a win that come before its shape, shared by the rule systems with kong tiles.

Each check is a predicate on a `Situation`; a system lists those it uses as ``(reason id, check)`` in the
order of its page, and the first that fails is the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

from ..case import By, Case, SeatCase, WinCase
from ..errors import BadInput
from ..melds import FOUR_TILE_KONGS, Meld, MeldKind, all_alike, is_run
from ..notation import parse_tiles, tile_name
from ..tiles import UNKNOWN, Tile, TileSet
from .values import Special

#: melds that stand for a set of the hand
SET_MELDS = FOUR_TILE_KONGS | {MeldKind.CHI, MeldKind.PENG}

# names of their own: a member looked up in its class costs ten times as much, and these are asked for all melds
_SINGLE: Final = MeldKind.GANG_SINGLE
_CONCEALED: Final = MeldKind.GANG_CONCEALED
_CHI: Final = MeldKind.CHI
_PENG: Final = MeldKind.PENG
_OPEN_KONGS: Final = (MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED)


@dataclass(frozen=True, slots=True)
class Situation:
    """One win of a case and the special tiles of the round."""

    case: Case
    win: WinCase
    special: Special

    @property
    def winner(self) -> SeatCase:
        """What the winning seat holds."""
        return self.case.seats[self.win.seat]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its concealed tiles and the winning tile."""
        return (*self.case.seats[self.win.seat].hand, self.win.tile)

    @property
    def set_melds(self) -> tuple[Meld, ...]:
        """Its melds that stand for sets."""
        return tuple([m for m in self.case.seats[self.win.seat].melds if m.kind in SET_MELDS])


Check: TypeAlias = Callable[[Situation], bool]


def first_failure(checks: Iterable[tuple[str, Check]], situation: Situation) -> str | None:
    """The reason id of the first check that does not hold."""
    for reason, holds in checks:
        if not holds(situation):
            return reason
    return None


def require_readable(case: Case, tile_set: TileSet, players: int) -> Tile:
    """The indicator of a case that can be judged; raises BadInput naming the field that cannot be used."""
    if case.players != players:
        raise BadInput(f"{case.players} seats; expected {players}", "seats")
    if case.indicator is None or case.indicator not in tile_set:
        raise BadInput("expected the tile that was turned up", "indicator")
    held = [_held(seat) for seat in case.seats]
    known = _kinds_and_unknown(tile_set)
    for number, tiles in enumerate(held):
        if not known.issuperset(tiles):
            odd = next(tile for tile in tiles if tile not in known)
            raise BadInput(f"{tile_name(odd)} is not in the set {tile_set.id}", f"seat {number}")
    _require_copies(case, tile_set, held)
    for win in case.wins:
        if not 0 <= win.seat < players:
            raise BadInput(f"no seat {win.seat}", "wins")
        if UNKNOWN in held[win.seat] or win.tile == UNKNOWN or win.tile not in tile_set:
            raise BadInput("the tiles of a winner must all be known", f"wins, seat {win.seat}")
    return case.indicator


def _held(seat: SeatCase) -> list[Tile]:
    held = list(seat.hand)
    for meld in seat.melds:
        held += meld.tiles
    return held


@lru_cache
def _kinds_and_unknown(tile_set: TileSet) -> frozenset[Tile]:
    return frozenset({*tile_set.tiles(), UNKNOWN})


@lru_cache
def _fewest(tile_set: TileSet) -> int:
    return min(n for n in tile_set.copies if n)


def _require_copies(case: Case, tile_set: TileSet, held_by: list[list[Tile]]) -> None:
    """No seat may hold more copies of a kind than the set has; the shape tables count on it."""
    copies, fewest = tile_set.copies, _fewest(tile_set)
    for number, held in enumerate(held_by):
        tiles = [*held, *{win.tile for win in case.wins if win.seat == number}]
        kinds = set(tiles)
        if len(tiles) - len(kinds) < fewest:
            continue  # so few tiles beyond one of each kind that none can be there too often
        for tile in kinds:
            if tile < UNKNOWN and (n := tiles.count(tile)) > copies[tile]:
                raise BadInput(f"{n} × {tile_name(tile)}; there are {copies[tile]}", f"seat {number}")


# --- the checks, in the words of the rules pages (§5)


def right_count(s: Situation) -> bool:
    """Concealed tiles without the winning tile: 13 less 3 for each set among the melds."""
    return len(s.winner.hand) == 13 - 3 * len(s.set_melds)


def melds_fit(s: Situation) -> bool:
    """Every meld of every seat fits its type."""
    locked, players = s.special.locked, s.case.players
    for owner, seat in enumerate(s.case.seats):
        for meld in seat.melds:
            if not meld_fits(meld, owner, players, locked):
                return False
    return True


def meld_fits(meld: Meld, owner: int, players: int, locked: frozenset[Tile]) -> bool:
    """Whether one meld fits its type; a concealed kong may lie face down (four unknown tiles)."""
    kind, tiles, source = meld.kind, meld.tiles, meld.source
    if kind is _SINGLE:
        return len(tiles) == 1 and tiles[0] in locked
    if not locked.isdisjoint(tiles):
        return False
    if kind is _CONCEALED:
        return all_alike(tiles, 4)
    if UNKNOWN in tiles or source is None or source == owner or not 0 <= source < players:
        return False
    if kind is _CHI:
        return is_run(tiles) and source == (owner - 1) % players
    if kind is _PENG:
        return all_alike(tiles, 3)
    return kind in _OPEN_KONGS and all_alike(tiles, 4)


def tile_can_be_won_on(s: Situation) -> bool:
    """Nobody wins on a kong tile or wild tile that another seat threw or laid."""
    return s.win.by is By.DRAW or s.win.tile not in s.special.locked


def circumstance_possible(s: Situation) -> bool:
    """The tile came from where it can come from, and what is said about the draw can be."""
    win = s.win
    if win.by is By.DRAW:
        after_kong = "after_kong" in win.circumstances
        if after_kong and "last_tile" in win.circumstances:
            return False
        return not after_kong or any(m.is_kong for m in s.winner.melds)
    if win.source is None or win.source == win.seat or not 0 <= win.source < s.case.players:
        return False
    return win.by is By.DISCARD or (win.by is By.KONG and has_pung(s.case.seats[win.source].melds, win.tile))


def has_pung(melds: Iterable[Meld], tile: Tile) -> bool:
    """Whether a pung of the tile is among the melds."""
    return any(m.kind is MeldKind.PENG and m.tiles[:1] == (tile,) for m in melds)


def no_special_in_hand(s: Situation) -> bool:
    """No kong tile but the wild tile is held at the end."""
    return s.special.to_lay.isdisjoint(s.tiles)


def win_not_passed(s: Situation) -> bool:
    """With ``passed_win = until_draw``: the seat has not let this tile go since its last draw."""
    if s.win.by is By.DRAW or s.case.options.choice("passed_win") != "until_draw":
        return True
    return s.win.tile not in passed_tiles(s.case.extra.get("passed", {}), s.win.seat)


def passed_tiles(passed: Any, seat: int) -> frozenset[Tile]:
    """The tiles of one seat in ``extra.passed``, ``{"seat": [tiles]}``, written as text or as kinds."""
    if not hasattr(passed, "get"):
        raise BadInput("expected an object of seats and their tiles", "extra.passed")
    tiles: set[Tile] = set()
    listed = passed.get(str(seat), ())
    if not isinstance(listed, (list, tuple)):
        raise BadInput("expected a list of tiles", f"extra.passed.{seat}")
    for tile in listed:
        tiles.update((tile,) if isinstance(tile, int) else parse_tiles(tile))
    return frozenset(tiles)


def is_open(s: Situation) -> bool:
    """At least one opening (开口): chi, pung or exposed kong."""
    return any(m.is_opening for m in s.winner.melds)
