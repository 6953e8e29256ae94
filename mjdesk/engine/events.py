"""What happened: the lines of a round record (CONTRACT, "Round record"). A round is the fold of these."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import ClassVar, TypeAlias

from .case import By
from .melds import MeldKind
from .tiles import Tile


class End(StrEnum):
    """The end of the wall a tile is drawn from."""

    FRONT = "front"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Deal:
    """The tiles dealt to a seat."""

    seat: int
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Indicator:
    """The tile turned up, the wild tile it makes and the skin tiles (皮子); ``die`` where one chose the tile.

    A die of 0 is one that nobody remembers: at a table of wood, whose wall nobody knows.
    """

    tile: Tile
    wild: Tile | None = None
    pizi: tuple[Tile, ...] = ()
    die: int | None = None


@dataclass(frozen=True, slots=True)
class Flower:
    """A flower laid out; its replacement follows as a draw from the back."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Draw:
    """A tile drawn from an end of the wall; ``die`` where one chose the tile (0: nobody remembers, see `Indicator`)."""

    seat: int
    tile: Tile
    end: End
    die: int | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """A tile thrown."""

    seat: int
    tile: Tile


@cache
def drawn(seat: int, tile: Tile, front: bool) -> Draw:
    """The draw of a tile; equal ones are one value, as there are few and a round has dozens."""
    return Draw(seat, tile, End.FRONT if front else End.BACK)


@cache
def discarded(seat: int, tile: Tile) -> Discard:
    """The discard of a tile; see `drawn`."""
    return Discard(seat, tile)


@dataclass(frozen=True, slots=True)
class Claim:
    """A chi or peng: ``tiles`` is the whole meld, ``claimed`` the tile taken from seat ``source``."""

    kind: MeldKind
    seat: int
    tiles: tuple[Tile, ...]
    claimed: Tile
    source: int


@dataclass(frozen=True, slots=True)
class Gang:
    """A kong; ``source`` and ``claimed`` as in its meld; ``open`` where a kong is declared in one of two ways."""

    seat: int
    kind: MeldKind
    tiles: tuple[Tile, ...]
    source: int | None = None
    claimed: Tile | None = None
    open: bool | None = None


@dataclass(frozen=True, slots=True)
class Declare:
    """Something declared that the rule system knows."""

    seat: int
    what: str


@dataclass(frozen=True, slots=True)
class Passed:
    """A win (``what``) not taken, where the rules make that count."""

    seat: int
    tile: Tile
    what: str = "win"


@dataclass(frozen=True, slots=True)
class Win:
    """A seat wins on a tile; ``circumstances`` only where the record has to tell which win it is."""

    seat: int
    by: By
    tile: Tile
    source: int | None = None
    circumstances: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reveal:
    """Concealed tiles of a seat that were unknown become known (physical table): the whole concealed hand."""

    seat: int
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Turned:
    """Tiles turned up before the settlement: ``what`` is ``horses`` (马) or ``birds`` (鸟)."""

    what: str
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Flee:
    """A player leaves and ends the round (逃跑), where the rules know that."""

    seat: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """A prop (道具) exchanges a concealed tile for one of the wall.

    ``index`` is the place of the received tile among those left, from the front, 0 first; the given one takes it.
    """

    name: str
    seat: int
    given: Tile
    received: Tile
    index: int


@dataclass(frozen=True, slots=True)
class Look:
    """A prop that only tells its user something; what it told is not written down."""

    name: str
    seat: int


@dataclass(frozen=True, slots=True)
class RuleEvent:
    """Base of the events that only one rule system knows. ``by_table``: no seat chose it."""

    by_table: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Exhausted:
    """The round ends without a winner (荒庄)."""


@dataclass(frozen=True, slots=True)
class SettledWin:
    """The judgement of one win as a record keeps it."""

    seat: int
    patterns: tuple[str, ...]
    fan: int | None


@dataclass(frozen=True, slots=True)
class Settle:
    """The payments of the round; ``salt`` opens the commitment of the header; ``huxi`` as in the verdict."""

    payments: tuple[int, ...]
    wins: tuple[SettledWin, ...] = ()
    salt: str = ""
    huxi: tuple[int, ...] | None = None


Event: TypeAlias = (
    Deal
    | Indicator
    | Flower
    | Draw
    | Discard
    | Claim
    | Gang
    | Declare
    | Passed
    | Win
    | Reveal
    | Turned
    | Flee
    | Exchange
    | Look
    | RuleEvent
    | Exhausted
    | Settle
)

#: events that no seat chooses: they mean that everybody asked has passed
TABLE_EVENTS = frozenset({Deal, Indicator, Flower, Draw, Turned, Exhausted, Settle})


def is_by_table(event: Event) -> bool:
    """Whether no seat chose the event."""
    return type(event) in TABLE_EVENTS or (isinstance(event, RuleEvent) and event.by_table)
