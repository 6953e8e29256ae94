"""How table and screen stand to each other, and what a person is told of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .calls import Call
from .difference import Difference
from .story import Story


class Pace(StrEnum):
    """How table and screen stand to each other."""

    IN_STEP = "in-step"
    SETTLING = "settling"
    OFF = "off"
    IGNORED = "ignored"
    WAITING = "waiting"


class Waiting(StrEnum):
    """Why the next round is waited for, though tiles lie there."""

    RUNNING = "running"  #: somebody plays a round whose beginning was not seen
    SWEEP = "sweep"  #: the tiles of the round before lie there still


@dataclass(frozen=True)
class Report:
    """What a person is told: differences and the ways to go on that fit, once something is off."""

    pace: Pace
    differences: tuple[Difference, ...] = ()
    ways: tuple[Story, ...] = ()
    #: calls that fit nothing
    unheard: tuple[Call, ...] = ()
    #: how many dice were thrown that nobody saw, where nothing fits without knowing them
    dice: int = 0
    #: the throws that were seen, or told, since the last one that counted: the one that is wanted is another
    thrown: tuple[tuple[int, ...], ...] = ()
    #: whether all ways come to the same, so that it makes no difference which it was
    alike: bool = False
    waiting: Waiting | None = None
