"""What is the same in every round of a rule system: what it is called, what it is played with, what may happen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final

from ...case import By
from ...melds import FOUR_TILE_KONGS, MeldKind
from ...options import Option, Options
from ...setup import Setup
from ...text import Text
from ...tiles import Tile, TileSet
from ..values import EventCodec, HandFacts, Pattern, Reason, Special

MAHJONG_MELDS: Final = frozenset(
    {MeldKind.CHI, MeldKind.PENG, *FOUR_TILE_KONGS, MeldKind.GANG_SINGLE, MeldKind.GANG_SET}
)


class Facts(ABC):
    """Facts, options, and what they make of the wall."""

    id: ClassVar[str]
    #: grows when the same record would be judged in another way
    version: ClassVar[int] = 1
    name: ClassVar[Text]
    summary: ClassVar[Text]
    #: the numbers of seats it can be played with
    players: ClassVar[tuple[int, ...]] = (4,)
    options: ClassVar[tuple[Option, ...]] = ()
    patterns: ClassVar[tuple[Pattern, ...]] = ()
    reasons: ClassVar[tuple[Reason, ...]] = ()
    #: why a tile may not be thrown, where that is none of ``reasons``
    discard_reasons: ClassVar[tuple[Reason, ...]] = ()

    #: the family of games it belongs to: who plays one of a family plays them all
    family: ClassVar[str] = "mahjong"
    #: whether the window has a table for it; without one it is played by the command line and the players alone
    on_table: ClassVar[bool] = True
    #: whether seats have winds
    winds: ClassVar[bool] = True
    #: whether dice are thrown before the deal; they stand in the header of the record
    throws_dice: ClassVar[bool] = True
    #: whether a tile is turned up after the deal
    turns_indicator: ClassVar[bool] = False
    #: whether the props of a bag may be used in its rounds (``play-modes``, 4)
    props: ClassVar[bool] = False
    #: the speech that its players call in
    calls: ClassVar[str] = "mandarin"
    #: whether a discard may be claimed for a run
    chi: ClassVar[bool] = True
    #: the ways a winning tile comes, and the types of melds
    win_ways: ClassVar[frozenset[By]] = frozenset({By.DRAW, By.DISCARD, By.KONG})
    meld_types: ClassVar[frozenset[MeldKind]] = MAHJONG_MELDS

    #: the circumstances of a win that a case of this system may tell (CONTRACT), `after_kong_exposed_by` without a seat
    told_circumstances: ClassVar[tuple[str, ...]] = ("after_kong", "last_tile")
    #: tiles that a case tells beside hands, melds and indicator: their key in ``extra``, what they are called
    told_tiles: ClassVar[tuple[tuple[str, Text], ...]] = ()

    #: how events are carried out that only this system has, or that it carries out in its own way
    handlers: ClassVar[Mapping[type, Callable[[Any, Any], None]]] = MappingProxyType({})
    #: how its own events are written and read
    codecs: ClassVar[tuple[EventCodec, ...]] = ()

    @abstractmethod
    def tile_set(self, options: Options) -> TileSet:
        """The tiles played with."""

    def check_options(self, options: Options) -> None:
        """Raises BadInput when options that fit one by one do not fit each other."""
        return

    def check_carried(self, carried: Mapping[str, Any], players: int) -> None:
        """Raises BadInput naming the key when what a file says is carried cannot be used; other keys do no harm."""
        return

    def special(self, options: Options, indicator: Tile) -> Special:
        """The special tiles that a turned-up indicator makes."""
        return Special()

    def reserve(self, options: Options) -> int:
        """Tiles of the wall that are never drawn in normal turns."""
        return 0

    def tail(self, options: Options) -> int:
        """Tiles at the end of the wall that are never drawn at all."""
        return self.reserve(options)

    def tracks_passes(self, options: Options) -> bool:
        """Whether a win on another's tile that is not taken bars later ones, and so is recorded."""
        return False

    def several_winners(self, options: Options) -> bool:
        """Whether more than one seat may win on one tile."""
        return False

    def hand_facts(self, options: Options) -> HandFacts:
        """What players aim at."""
        return HandFacts()

    # --- the wall before the deal

    def turned_at(self, setup: Setup) -> int | None:
        """The place in the wall of an indicator that is turned up before the deal and stays there; None: not so."""
        return None

    def set_aside(self, setup: Setup, size: int) -> frozenset[int]:
        """Places of the wall that nobody may draw (horses)."""
        return frozenset()
