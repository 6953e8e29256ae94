"""What the companion page is given: frozen values, made in the thread of the device. No Qt here."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...devices.layout import Layout
from ...devices.link.session import LinkState
from ...devices.sync.difference import Difference
from ...devices.sync.explain import Story
from ...devices.sync.sync import Pace
from ...engine.actions import Action
from ...engine.events import Event
from ...engine.rules.values import Special
from ...engine.text import Text
from ...engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class TableState:
    """The round as the screen has it: tiles by place, hidden hands as unknown ones."""

    tiles: Layout
    special: Special
    wall_left: int
    dealer: int
    seats: int
    turn: int | None
    number: int
    shown: tuple[tuple[Text, tuple[Tile, ...], str], ...] = ()
    dice: tuple[int, ...] = ()
    steps: tuple[Event, ...] = ()
    over: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that no device here can see and a person may tell: the answer, and what it is called."""

    action: Action
    label: Text


@dataclass(frozen=True, slots=True)
class CompanionState:
    """Everything the page shows. ``heard`` is when the device last said something, in ms of the monotonic clock."""

    link: LinkState = LinkState.ABSENT
    pace: Pace = Pace.SETTLING
    device: str = ""
    heard: int | None = None
    trouble: Text | None = None
    table: TableState | None = None
    differences: tuple[Difference, ...] = ()
    ways: tuple[Story, ...] = ()
    entries: tuple[Entry, ...] = ()
    #: what a seat played by the program does now, to be carried out by somebody
    asked: tuple[int, Action] | None = None
    #: tiles that a person must name: ``indicator``, ``hand`` (of ``needed_of``) or ``turned``
    needed: str = ""
    needed_of: int = 0
    may_settle: bool = False
    #: whether what a person told last is not allowed by the rules
    refused: bool = False
    moves: int = 0
    corrected: int = 0
    sticks: tuple[int | None, ...] = ()
    points: tuple[int, ...] = field(default=())
