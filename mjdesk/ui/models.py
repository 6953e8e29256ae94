"""What the widgets are given: plain frozen values made from the engine's views and judgements."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from ..engine.actions import Action
from ..engine.melds import Meld
from ..engine.rules.values import CountedSet
from ..engine.settlement import Factor
from ..engine.text import Text
from ..engine.tiles import Tile
from ..engine.view import View
from ..modes.coins import Currency
from ..modes.stakes import Outcome
from ..modes.venue import Venue


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table; ``level`` is None for a person of flesh and blood.

    ``portrait`` is a head (0–5) and six for each outfit; ``title`` the level of gold, where one plays for it.
    """

    name: Text
    portrait: int
    level: Text | None = None
    title: Text | None = None


@dataclass(frozen=True, slots=True)
class Plate:
    """The plate of a seat: who, wind, total before this round, and the rule system's note and factor.

    ``declared``: the note is something that the seat has declared (听). ``wind`` is None where there are no winds.
    """

    person: Person
    wind: Tile | None
    score: int
    dealer: bool
    note: Text | None = None
    note_on: bool = False
    factor: str = ""
    declared: bool = False


@dataclass(frozen=True, slots=True)
class WaitLine:
    """One tile waited for: copies the seat cannot see, what it would be and pay (None where not allowed)."""

    tile: Tile
    left: int
    label: Text
    strong: bool
    by_draw: int | None
    by_discard: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Waits:
    """Tiles waited for now (``after`` is None) or after throwing a tile."""

    after: Tile | None
    lines: tuple[WaitLine, ...]

    @property
    def left(self) -> int:
        """Copies of all of them that cannot be seen."""
        return sum(line.left for line in self.lines)


@dataclass(frozen=True, slots=True)
class InfoTiles:
    """Tiles of the info panel under one label. ``kind`` is plain, wild or skin."""

    label: Text
    tiles: tuple[Tile, ...]
    kind: str = "plain"


@dataclass(frozen=True, slots=True)
class OpenCard:
    """The card that is drawn, turned up or played and that nobody has yet, and the seat it came from.

    ``how`` is ``drawn``, ``revealed`` or ``discarded``, or ``shown`` for the dealer's last card at the start; ``tile``
    is `UNKNOWN` where only another seat sees it. ``fallen``: nobody took it, and nothing has happened since.
    """

    tile: Tile
    seat: int
    how: str
    fallen: bool = False


@dataclass(frozen=True, slots=True)
class CardSeat:
    """胡息 of the melds that can be seen of a seat, and how many of its melds lie face down (暗偎)."""

    huxi: int
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class ClaimOutlook:
    """After a claim: the discard that leaves most to wait for, the 胡息 the hand then has, and its waits."""

    discard: Tile | None
    huxi: int
    waits: Waits | None


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What only a table of letter cards shows.

    ``me`` is the own seat. ``in_hand`` are the 胡息 of the own concealed cards, ``least`` those a win needs.
    ``open_card`` is in the air; ``refusals`` say why the own seat may not take the last open one. Dead kinds (臭牌) are
    those of which copies may still come. ``gains`` are the 胡息 a choice lays, or that a win has, ``pays`` what a win
    pays.
    """

    me: int
    seats: tuple[CardSeat, ...]
    in_hand: int
    least: int
    stock: int
    columns: tuple[tuple[Tile, ...], ...] = ()
    open_card: OpenCard | None = None
    refusals: tuple[Text, ...] = ()
    dead_chi: tuple[Tile, ...] = ()
    dead_peng: tuple[Tile, ...] = ()
    passed: bool = False
    gains: Mapping[Action, int] = field(default_factory=lambda: MappingProxyType({}))
    pays: Mapping[Action, int] = field(default_factory=lambda: MappingProxyType({}))
    outlooks: Mapping[Action, ClaimOutlook] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def lacking(self) -> int:
        """胡息 that the own hand lacks."""
        return max(0, self.least - self.own - self.in_hand)

    @property
    def own(self) -> int:
        """胡息 of the own melds."""
        return self.seats[self.me].huxi


@dataclass(frozen=True, slots=True)
class PropLine:
    """A prop in the person's bag: how many are left, and why it cannot be used now (None: it can)."""

    prop: str
    count: int
    refusal: Text | None


@dataclass(frozen=True, slots=True)
class PropTold:
    """What a prop said or brought: the tile it is about, the sixths of the wall that hold it (千里眼).

    ``missing``: the wall has no such tile, and the prop was not used up.
    """

    prop: str
    tile: Tile | None = None
    bands: tuple[int, ...] = ()
    missing: bool = False


@dataclass(frozen=True, slots=True)
class Leaving:
    """What leaving the table now comes to for each seat, and in which coins (None: plain points).

    ``payments`` is None where no rule knows a penalty; ``stays``: the seat plays on by itself until the round ends.
    ``settles``: a settlement follows, else the match is forgotten at once.
    """

    payments: tuple[int, ...] | None = None
    currency: Currency | None = None
    stays: bool = False
    settles: bool = False


@dataclass(frozen=True, slots=True)
class TableModel:
    """Everything the table shows at one moment.

    ``question`` is the id to answer with when the own seat is asked, else None. ``reserved`` tiles at the end of
    the wall are not drawn in normal turns. ``waits_after`` has an entry for each discard that leaves the hand ready.
    ``labels`` are the words of actions that only the rule system knows, ``kong_labels`` say which kong one is;
    ``asked`` is what is asked, where that needs saying. ``turned`` are horses or birds by their place in the wall,
    ``sideways`` the seat and number of each discard with which a seat declared itself ready.
    """

    view: View
    plates: tuple[Plate, ...]
    title: Text
    subtitle: Text
    number: int
    info: tuple[InfoTiles, ...] = ()
    waits: Waits | None = None
    waits_after: Mapping[Tile, Waits] = field(default_factory=lambda: MappingProxyType({}))
    reserved: int = 0
    question: int | None = None
    kong_labels: Mapping[Action, Text] = field(default_factory=lambda: MappingProxyType({}))
    labels: Mapping[Action, Text] = field(default_factory=lambda: MappingProxyType({}))
    asked: Text | None = None
    turned: Mapping[int, Tile] = field(default_factory=lambda: MappingProxyType({}))
    sideways: frozenset[tuple[int, int]] = frozenset()
    locked: Mapping[Tile, Text] = field(default_factory=lambda: MappingProxyType({}))
    auto: frozenset[str] = frozenset()
    advised: bool = False  #: an expert's advice on the question follows
    cards: CardFacts | None = None
    props: tuple[PropLine, ...] = ()  #: the bag, where props may be used
    winning: tuple[Text, ...] = ()  #: the patterns of the win that is offered
    armed: str = ""  #: the prop laid ready for the next deal
    venue: Venue | None = None  #: the room or table, where one plays for coins


@dataclass(frozen=True, slots=True)
class TransferLine:
    """What one seat pays another: the factors that are its own (not shared by the whole win) and the amount."""

    payer: int
    payee: int
    points: int
    factors: tuple[Factor, ...]
    owed_by: int | None = None


@dataclass(frozen=True, slots=True)
class SideLine:
    """A payment beside the wins (kongs, horses, fees): the same from each of ``payers``; ``payee`` may be `HOUSE`."""

    payers: tuple[int, ...]
    payee: int
    points: int
    factors: tuple[Factor, ...]


@dataclass(frozen=True, slots=True)
class WinnerHand:
    """A winner's opened hand: concealed tiles in groups, the place of the winning tile, melds, patterns."""

    seat: int
    by: Text
    points: int
    groups: tuple[tuple[Tile, ...], ...]
    winning: tuple[int, int]
    melds: tuple[tuple[Text, Meld], ...]
    patterns: tuple[Text, ...]
    shared: tuple[Factor, ...]
    lines: tuple[TransferLine, ...]


@dataclass(frozen=True, slots=True)
class SettlementModel:
    """The settlement of a round. ``wins`` is empty for an exhausted one; ``totals`` include this round.

    ``turned`` are horses or birds turned up before it. ``hands`` are all hands in sets, by seat, where sets count
    for themselves; empty in other games.
    """

    view: View
    plates: tuple[Plate, ...]
    number: int
    wins: tuple[WinnerHand, ...]
    others: tuple[SideLine, ...]
    payments: tuple[int, ...]
    totals: tuple[int, ...]
    history: tuple[tuple[int, ...], ...]
    next_dealer: int | None
    me: int = 0
    turned: tuple[Text, tuple[Tile, ...]] | None = None
    hands: tuple[tuple[CountedSet, ...], ...] = ()
    fled: int | None = None  #: the seat that left the table and so ended the round
    coins: Outcome | None = None  #: what it came to in coins, where it is played for them
    venue: Venue | None = None  #: where it is played for them
    open_hands: tuple[tuple[Tile, ...], ...] = ()  #: all hands, where they are laid open at the end
    feeders: tuple[int, ...] = ()  #: seats that threw or added the winning tile

    @property
    def last(self) -> bool:
        """Whether the match is over."""
        return self.next_dealer is None
