"""What the hooks of a rule system give: patterns, reasons, special tiles, facts for players, notes, the next deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from ..case import NOTHING
from ..events import Event, RuleEvent
from ..fields import Fields
from ..shapes import Pair
from ..text import Text
from ..tiles import EAST, Tile


@dataclass(frozen=True, slots=True)
class Pattern:
    """A scoring pattern. ``value`` says what it is worth, in words of the page's own unit."""

    id: str
    name: Text
    help: Text
    value: Text = field(default_factory=lambda: Text("", ""))
    big: bool = False


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a win is not legal."""

    id: str
    text: Text


@dataclass(frozen=True, slots=True)
class Special:
    """The tiles that one round makes special: ``wild`` (赖子), ``skins`` (皮子), ``kong`` (laid one at a time)."""

    wild: tuple[Tile, ...] = ()
    skins: tuple[Tile, ...] = ()
    kong: frozenset[Tile] = frozenset()
    #: tiles that never go into a claimed meld
    locked: frozenset[Tile] = field(init=False, repr=False, compare=False)
    #: the kong tiles in the order of kinds
    kong_order: tuple[Tile, ...] = field(init=False, repr=False, compare=False)
    #: kong tiles that no winning hand may hold: all but the wild ones
    to_lay: frozenset[Tile] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # worked out once: legality asks for them hundreds of times a round
        object.__setattr__(self, "locked", self.kong | frozenset(self.wild))
        object.__setattr__(self, "kong_order", tuple(sorted(self.kong)))
        object.__setattr__(self, "to_lay", self.kong - frozenset(self.wild))


class Aim(StrEnum):
    """Kinds of hands, beside plain ones, that a player may aim at. What they are worth the settlement says."""

    TRIPLETS = "triplets"  #: four triplets and a pair
    ONE_SUIT = "one-suit"  #: groups and a pair of one suit
    MIXED_SUIT = "mixed-suit"  #: of one suit and honours
    PAIRS = "pairs"  #: seven pairs
    ALL_258 = "all-258"  #: suited 2, 5 and 8 alone, in any shape
    ALL_HONOURS = "all-honours"  #: honours alone, in any shape
    ORPHANS = "orphans"  #: thirteen orphans
    NO_WILD = "no-wild"  #: a plain hand without wild tiles
    ONE_TRIPLET = "one-triplet"  #: a plain hand with a triplet in it


@dataclass(frozen=True, slots=True)
class HandFacts:
    """What a player must know to aim at a win: which pair counts in a plain hand, whether the hand must be opened,
    how many wild tiles a plain hand may hold (None: any number), and what it declares once it is ready (听), as a case
    has it;
    what else than plain hands may pay, and about how many turns of a seat a round lasts.

    ``farther``: by how many tiles a hand of a kind may be farther than a plain one and is still gone for, as duplicate
    rounds showed (docs/strength.md); kinds that are missing there, never. None: what hands are worth decides, not how
    near they are: measured so, or a house rule changes what plain hands are worth.
    ``ready``: by how much the log odds that a seat is ready are above the usual ones for its melds and turn;
    ``ready_wins``: the chance that a ready seat wins before another's next turn is over.
    ``loss``: by what wins of others cost more than the plainest ones that they may have.
    ``liable``: who feeds a meld or a win may have to pay for the others too.
    ``kong_factor``: by what a kong of the winner or of a payer multiplies what that one pays, ``limit`` the most that
    one seat pays (0: no limit).
    """

    pair: Pair = Pair.ANY
    must_open: bool = False
    wild_limit: int | None = None
    declares: tuple[str, ...] = ()
    aims: tuple[Aim, ...] = (Aim.TRIPLETS, Aim.ONE_SUIT)
    farther: tuple[tuple[Aim, float], ...] | None = ()
    pace: float = 9.0
    ready: float = 0.0
    ready_wins: float = 0.12
    loss: float = 1.0
    liable: bool = False
    kong_factor: float = 1.0
    limit: int = 0


@dataclass(frozen=True, slots=True)
class SeatNote:
    """What is said of a seat on its plate: a word (``on`` when it has come true) and its factor so far.

    ``declared``: the word is what the seat has declared (听).
    """

    text: Text | None = None
    on: bool = False
    factor: str = ""
    declared: bool = False


class CountedSet(NamedTuple):
    """A set of a hand laid open: what it is called, its tiles, what it counts, whether the winning tile made it."""

    name: Text | None
    tiles: tuple[Tile, ...]
    points: int
    won: bool = False


@dataclass(frozen=True, slots=True)
class EventCodec:
    """A record line of a rule system's own event: its name, its type, and how it is written and read."""

    name: str
    type: type[RuleEvent]
    write: Callable[[Any], dict[str, Any]]
    read: Callable[[Fields], Event]


@dataclass(frozen=True, slots=True)
class NextDeal:
    """What the round hands on to the next one."""

    dealer: int
    prevailing_wind: Tile = EAST
    streak: int = 0
    carried: Mapping[str, Any] = field(default_factory=lambda: NOTHING, hash=False)
