"""Melds: groups of tiles laid on the table (CONTRACT, "Scoring case")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .notation import format_tiles
from .tiles import SUITED, UNKNOWN, Tile


class MeldKind(StrEnum):
    """The types of melds; the values are those of cases and records."""

    CHI = "chi"
    PENG = "peng"
    GANG_EXPOSED = "gang_exposed"
    GANG_ADDED = "gang_added"
    GANG_CONCEALED = "gang_concealed"
    GANG_SINGLE = "gang_single"
    GANG_SET = "gang_set"
    TI = "ti"  #: 跑胡子: four alike, all one's own
    PAO = "pao"  #: 跑胡子: four alike with a card of the table
    WEI = "wei"  #: 跑胡子: three alike, all one's own
    BI = "bi"  #: 跑胡子: a group that a chi forced one to lay
    OTHER = "other"  #: a type that no rule system knows: a case may have it, and its page names the reason


#: kongs of four equal tiles
FOUR_TILE_KONGS = frozenset({MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED, MeldKind.GANG_CONCEALED})
#: every meld that is a kong, single ones included
KONGS = FOUR_TILE_KONGS | {MeldKind.GANG_SINGLE}


#: melds of tiles that the seat had itself
_OWN_TILES: Final = (MeldKind.GANG_CONCEALED, MeldKind.GANG_SINGLE, MeldKind.GANG_SET)
_SINGLE: Final = MeldKind.GANG_SINGLE


@dataclass(frozen=True, slots=True)
class Meld:
    """One meld. ``source`` is the seat the ``claimed`` tile came from (``from`` in records), else None.

    跑胡子 alone: ``start`` (laid from the dealt hand), ``was`` (the type of the meld a quad grew from) and
    ``exposed`` (a wei laid open).
    """

    kind: MeldKind
    tiles: tuple[Tile, ...]
    source: int | None = None
    claimed: Tile | None = None
    start: bool = False
    was: str = ""
    exposed: bool = False

    @property
    def is_kong(self) -> bool:
        """A kong of any kind, single ones included."""
        return self.kind in KONGS

    @property
    def is_group(self) -> bool:
        """Whether it stands for one of the groups of the hand (single kongs lie outside it)."""
        return self.kind is not _SINGLE

    @property
    def is_opening(self) -> bool:
        """Whether tiles of another seat are in it."""
        return self.kind not in _OWN_TILES

    def is_added_kong_of(self, tile: Tile) -> bool:
        """Whether it is the peng of this tile with the fourth one added."""
        return self.kind is MeldKind.GANG_ADDED and self.tiles[0] == tile

    def is_exposed_kong_of(self, tile: Tile) -> bool:
        """Whether it is three of this tile from the hand with a discard."""
        return self.kind is MeldKind.GANG_EXPOSED and self.tiles[0] == tile

    def face_down(self) -> Meld:
        """The meld with none of its tiles known."""
        return Meld(self.kind, (UNKNOWN,) * len(self.tiles), self.source, self.claimed)

    def before_kong(self) -> Meld:
        """The peng that an added kong was."""
        return Meld(MeldKind.PENG, self.tiles[:3], self.source, self.claimed)

    def __str__(self) -> str:
        source = "" if self.source is None else f"<{self.source}"
        return f"{self.kind.value}[{format_tiles(self.tiles)}{source}]"


def is_run(tiles: tuple[Tile, ...]) -> bool:
    """Whether three tiles are consecutive ranks of one suit, in any order."""
    if len(tiles) != 3:
        return False
    low, mid, high = sorted(tiles)
    return high < SUITED and mid == low + 1 and high == low + 2 and low // 9 == high // 9


def all_alike(tiles: tuple[Tile, ...], number: int) -> bool:
    """Whether they are ``number`` equal tiles."""
    return len(tiles) == number and len(set(tiles)) == 1
