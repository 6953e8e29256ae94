"""What a table and the program say to each other, whatever the encoding (docs/table-link.md, "Messages")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from ...engine.tiles import Tile

PROTOCOL: Final = 1  #: the version that this program speaks
SEQUENCE: Final = 1 << 16  #: sequence numbers count modulo this
#: how many presses and throws a snapshot repeats, so that none is lost with a frame
REPEATED: Final = 8


class Zone(StrEnum):
    """A place where tiles lie. ``indicator``: laid out in the middle, belonging to nobody."""

    WALL = "wall"
    HAND = "hand"
    RIVER = "river"
    MELD = "meld"
    INDICATOR = "indicator"


#: zones of one seat each; the others are the whole table's
SEATED: Final = frozenset({Zone.WALL, Zone.HAND, Zone.RIVER, Zone.MELD})


class Detail(StrEnum):
    """What a zone tells of its tiles: which they are, only how many, or which and in what order they were laid."""

    TILES = "tiles"
    COUNT = "count"
    ORDER = "order"


class Feature(StrEnum):
    """What a table can do beside its zones."""

    DICE = "dice"
    STICKS = "sticks"
    BUTTONS = "buttons"
    LIFT = "lift"
    LAMP = "lamp"
    DEAL = "deal"


@dataclass(frozen=True, slots=True)
class ZoneSpec:
    """A zone that the table watches, at which seats (0–3; none for the middle), and how well."""

    zone: Zone
    seats: tuple[int, ...] = ()
    detail: Detail = Detail.TILES


@dataclass(frozen=True, slots=True)
class Hello:
    """Who the table is; ``boot`` is another number after each start, so that a restart is noticed."""

    protocol: int
    device: str
    firmware: str
    boot: int
    zones: tuple[ZoneSpec, ...] = ()
    features: tuple[Feature, ...] = ()


@dataclass(frozen=True, slots=True)
class Beat:
    """Still there: at least once a second."""


@dataclass(frozen=True, slots=True)
class Seen:
    """All tiles that lie in a zone now (`UNKNOWN` for one that is counted only); ``sure`` in per cent."""

    zone: Zone
    seat: int | None
    tiles: tuple[Tile, ...]
    sure: int = 100


@dataclass(frozen=True, slots=True)
class Press:
    """A button of a seat; presses are numbered from 1."""

    number: int
    seat: int
    button: str


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice; throws are numbered from 1."""

    number: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sticks:
    """The points in the score sticks of a seat; ``error`` where the slot cannot be read."""

    seat: int
    points: int
    error: str = ""


@dataclass(frozen=True, slots=True)
class Lift:
    """Whether the middle is open to take the tiles in: the round is over."""

    open: bool


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Everything as it is, and the last presses and throws once more."""

    zones: tuple[Seen, ...]
    presses: tuple[Press, ...] = ()
    throws: tuple[Throw, ...] = ()
    sticks: tuple[Sticks, ...] = ()
    lift: bool = False


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something wrong at the table, in a word and a sentence."""

    code: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Done:
    """What became of a command."""

    command: int
    ok: bool
    text: str = ""


# --- from the program to the table


@dataclass(frozen=True, slots=True)
class Greet:
    """The program asks who is there; the table answers `Hello`, then a `Snapshot`."""

    protocol: int
    name: str


@dataclass(frozen=True, slots=True)
class Ask:
    """The program wants a `Snapshot`."""


@dataclass(frozen=True, slots=True)
class Heard:
    """The press with this number has been taken up: the table may show it (a lamp at the button)."""

    press: int


class Order(StrEnum):
    """What a table may be told to do."""

    LAMP = "lamp"
    LIFT = "lift"
    DEALER = "dealer"
    WALL = "wall"


@dataclass(frozen=True, slots=True)
class Command:
    """An order, answered by `Done`: ``value`` on or off or what the lamp shows, ``tiles`` a wall in draw order."""

    number: int
    order: Order
    seat: int | None = None
    value: int = 0
    tiles: tuple[Tile, ...] = ()


Body: TypeAlias = (
    Hello | Beat | Seen | Press | Throw | Sticks | Lift | Snapshot | Trouble | Done | Greet | Ask | Heard | Command
)


@dataclass(frozen=True, slots=True)
class Frame:
    """A message with its sequence number (modulo `SEQUENCE`) and the sender's clock in milliseconds."""

    number: int
    time: int
    body: Body
