"""What the companion page is given: frozen values, made in the thread of the device. No Qt here."""

from __future__ import annotations

from dataclasses import dataclass

from ...devices.layout import Layout
from ...devices.link.session import LinkState
from ...devices.sync.difference import Difference
from ...devices.sync.pace import Pace, Waiting
from ...devices.sync.story import Story
from ...engine.actions import Action
from ...engine.events import Event
from ...engine.rules.values import Special
from ...engine.text import Text
from ...engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class TableState:
    """The table as it is drawn: tiles by place as they are seen, where they are; hidden hands as unknown ones."""

    tiles: Layout
    special: Special
    wall_left: int | None  #: None where nobody knows
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
    """Something that no device here can see and a person may tell: the answer, and what it is called.

    The answer may be a win on a tile that is not known: it is asked for then.
    """

    action: Action
    label: Text


@dataclass(frozen=True, slots=True)
class CompanionState:
    """Everything the page shows, but for when the device was last heard: that alone changes all the time."""

    link: LinkState = LinkState.ABSENT
    pace: Pace = Pace.SETTLING
    device: str = ""
    #: who sits where, as far as names were given
    names: tuple[str, ...] = ()
    trouble: Text | None = None
    #: whether the line is open and nobody has answered for some time
    unanswered: bool = False
    #: whether the line is given up until somebody wants it anew
    halted: bool = False
    #: why the round is not followed, though tiles lie there
    waiting: Waiting | None = None
    table: TableState | None = None
    differences: tuple[Difference, ...] = ()
    ways: tuple[Story, ...] = ()
    #: whether they all come to the same, so that nobody has to remember
    alike: bool = False
    entries: tuple[Entry, ...] = ()
    #: what a seat played by the program does now, to be carried out by somebody
    asked: tuple[int, Action] | None = None
    #: tiles a person must name: ``indicator``, ``turned``; ``hand``, ``discard``, ``won``, ``kong`` of ``needed_of``;
    #: ``excuse``: the hand that may spare ``needed_of`` a payment, if it is shown
    needed: str = ""
    needed_of: int = 0
    #: how many tiles are to be named, and the kinds there are
    needed_count: int = 1
    kinds: tuple[Tile, ...] = ()
    #: how many dice were thrown that nobody saw
    dice: int = 0
    thrown: tuple[tuple[int, ...], ...] = ()  #: the throws beside it that were seen
    #: whether the last step is a discard that may have been another tile
    other: bool = False
    may_settle: bool = False
    #: whether what a person told last is not allowed by the rules
    refused: bool = False
    moves: int = 0
    corrected: int = 0
    #: things that nobody remembered
    forgotten: int = 0
    #: points in the sticks of each seat, None where they cannot be read; what they differ from our reckoning
    sticks: tuple[int | None, ...] = ()
    sticks_off: tuple[int, ...] = ()
    points: tuple[int, ...] = ()

    @property
    def silent(self) -> bool:
        """Whether nothing comes over a line that is open, and somebody listens to it."""
        return (self.link is LinkState.STALE or self.unanswered) and self.pace is not Pace.IGNORED
