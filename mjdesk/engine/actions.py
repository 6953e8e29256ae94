"""What a seat may be asked for. `Round.legal_actions` makes them, nothing else does."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple

from .case import By
from .melds import MeldKind
from .tiles import Tile


class Kind(StrEnum):
    """The kinds of actions."""

    DISCARD = "discard"
    CHI = "chi"
    PENG = "peng"
    GANG = "gang"
    WIN = "win"
    DECLARE = "declare"
    PASS = "pass"


# names of their own, as in legality.py
PASS: Final = Kind.PASS
WIN: Final = Kind.WIN
DISCARD: Final = Kind.DISCARD
DECLARE: Final = Kind.DECLARE
GANG: Final = Kind.GANG
PENG: Final = Kind.PENG
CHI: Final = Kind.CHI


class Action(NamedTuple):
    """One thing a seat may do.

    ``way`` tells apart a kong declared in two ways (`OPENED`, `PLAIN`).
    ``tile`` is the tile discarded, claimed, konged or won on (None for pass); ``tiles`` the whole meld of a chi,
    peng or kong; ``what`` the meld type of a kong, how a win comes (`By`), or what is declared.
    A named tuple because legality compares thousands of them a second.
    """

    kind: Kind
    seat: int
    tile: Tile | None = None
    tiles: tuple[Tile, ...] = ()
    what: str = ""
    way: str = ""


OPENED, PLAIN = "opened", "plain"


def wins_from_another(action: Action) -> bool:
    """Whether it is a win on a tile that another seat threw or laid."""
    return action.kind is WIN and action.what != By.DRAW.value


@cache
def discard(seat: int, tile: Tile) -> Action:
    """Throw a tile."""
    return Action(Kind.DISCARD, seat, tile)


@cache
def chi(seat: int, claimed: Tile, low: Tile) -> Action:
    """Claim a tile for the run that begins with ``low``."""
    return Action(Kind.CHI, seat, claimed, (low, low + 1, low + 2))


@cache
def peng(seat: int, tile: Tile) -> Action:
    """Claim a tile for a triplet."""
    return Action(Kind.PENG, seat, tile, (tile,) * 3)


@cache
def gang(seat: int, kind: MeldKind, tile: Tile, way: str = "") -> Action:
    """Lay a kong: four equal tiles, or the tile alone for `GANG_SINGLE`."""
    return Action(Kind.GANG, seat, tile, (tile,) * (1 if kind is MeldKind.GANG_SINGLE else 4), kind.value, way)


@cache
def win(seat: int, by: By, tile: Tile) -> Action:
    """Win on a tile."""
    return Action(Kind.WIN, seat, tile, (), by.value)


@cache
def pass_(seat: int) -> Action:
    """Do none of the other things asked."""
    return Action(Kind.PASS, seat)


@cache
def declare(seat: int, what: str, tile: Tile | None = None, tiles: tuple[Tile, ...] = ()) -> Action:
    """Declare something of the rule system (听, 亮, 海底 …), with a tile or tiles where it names some."""
    return Action(Kind.DECLARE, seat, tile, tiles, what)
