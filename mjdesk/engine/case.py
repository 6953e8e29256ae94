"""A finished round to be judged, and the judgement (CONTRACT, "Scoring case")."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from .melds import Meld
from .options import Options
from .settlement import Transfer, payments
from .tiles import EAST, UNKNOWN, Tile

NOTHING: Mapping[str, Any] = MappingProxyType({})
#: the tile of a win that names none, or several; not an index into counts or copies
NO_TILE: Final = UNKNOWN + 1


class By(StrEnum):
    """How the winning tile came."""

    DRAW = "draw"
    DISCARD = "discard"
    KONG = "kong"
    FLIP = "flip"  #: 跑胡子: a card that another seat turned up
    OTHER = "other"  #: a way that no rule system knows: a case may say so, and its page names the reason


@dataclass(frozen=True, slots=True)
class SeatCase:
    """What one seat holds: concealed tiles without the winning tile (UNKNOWN among them where not known)."""

    hand: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    flowers: tuple[Tile, ...] = ()
    discards: tuple[Tile, ...] = ()
    declared: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WinCase:
    """One win. ``source`` (``from``) is the seat that discarded or declared the kong, None by draw."""

    seat: int
    by: By
    tile: Tile
    source: int | None = None
    circumstances: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Case:
    """A finished round: what the scorer is given."""

    rules: str
    options: Options
    seats: tuple[SeatCase, ...]
    wins: tuple[WinCase, ...]
    dealer: int = 0
    prevailing_wind: Tile = EAST
    dice: tuple[int, ...] = ()
    indicator: Tile | None = None
    streak: int = 0
    carried: Mapping[str, Any] = field(default_factory=lambda: NOTHING, hash=False)
    extra: Mapping[str, Any] = field(default_factory=lambda: NOTHING, hash=False)
    id: str = ""

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.seats)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement of a case; the lists have one entry a win, ``transfers`` holds the whole round.

    ``huxi`` are the points of each winning hand where a rule system counts them, else None.
    """

    legal: bool
    reason: str | None = None
    patterns: tuple[tuple[str, ...], ...] = ()
    fan: tuple[int | None, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    huxi: tuple[int, ...] | None = None

    def payments(self, players: int) -> tuple[int, ...] | None:
        """Net points of each seat, None when a win is not legal."""
        return payments(self.transfers, players) if self.legal else None


def illegal(reason: str) -> Verdict:
    """The verdict on a win that is not allowed."""
    return Verdict(False, reason)
