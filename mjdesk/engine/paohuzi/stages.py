"""The steps of 跑胡子 as lists of stages (rules page §4.2 and §5).

Each step — the start, a card drawn, turned up, or played from hand — is a list of stages, each one thing that one
seat may or must do with the card.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from ..melds import MeldKind
from ..phase import Phase, Step
from ..tiles import Tile
from . import judge
from .cards import SEATS

if TYPE_CHECKING:
    from .round import PaohuziRound


class Card(StrEnum):
    """The steps: what has happened to the card in question. The name of the phases of a step."""

    START = "start"
    DRAWN = "drawn"
    REVEALED = "revealed"
    DISCARDED = "discarded"


class What(IntEnum):
    """What a stage is about."""

    QUADS = 0  #: start ti
    SAN_TI = 1
    HEAVEN = 2
    EARTH = 3
    WIN = 4
    TI = 5
    WEI = 6
    REVEAL = 7
    PAO = 8
    PENG = 9
    CHI = 10


#: stages that no seat chooses
FORCED: Final = frozenset({What.QUADS, What.TI, What.WEI, What.REVEAL, What.PAO})
#: what a pass of a stage is called in a record
PASSES: Final = {What.PENG: "peng", What.CHI: "chi"}
START_WINS: Final = {What.SAN_TI: judge.SAN_TI, What.HEAVEN: judge.HEAVEN, What.EARTH: judge.EARTH}
#: what is laid at the forced stages
LAID_KINDS: Final = {What.QUADS: MeldKind.TI, What.TI: MeldKind.TI, What.WEI: MeldKind.WEI, What.PAO: MeldKind.PAO}


class Stage(NamedTuple):
    """One thing that may happen to the card, and the seat that does it."""

    what: What
    seat: int


class Spot(NamedTuple):
    """A place in a step: the card, the seat it came from, and the number of the stage."""

    step: Card
    source: int
    card: Tile
    number: int

    @property
    def stage(self) -> Stage:
        """The stage there."""
        return STAGES[self.step, self.source][self.number]


def _stages(step: Card, source: int) -> tuple[Stage, ...]:
    me, one, two = source, (source + 1) % SEATS, (source + 2) % SEATS
    if step is Card.START:
        everybody = (me, one, two)
        return (
            *(Stage(What.QUADS, seat) for seat in everybody),
            *(Stage(What.SAN_TI, seat) for seat in everybody),
            Stage(What.HEAVEN, me),
            Stage(What.EARTH, one),
            Stage(What.EARTH, two),
        )
    if step is Card.DRAWN:
        return (Stage(What.WIN, me), Stage(What.TI, me), Stage(What.WEI, me), Stage(What.REVEAL, me))
    others = (Stage(What.WIN, one), Stage(What.WIN, two), Stage(What.PAO, one), Stage(What.PAO, two))
    pengs = (Stage(What.PENG, one), Stage(What.PENG, two))
    if step is Card.REVEALED:
        return (*others, Stage(What.PAO, me), *pengs, Stage(What.CHI, me), Stage(What.CHI, one))
    return (*others, *pengs, Stage(What.CHI, one))


#: the stages of each step by the seat the card came from
STAGES: Final = {(step, source): _stages(step, source) for step in Card for source in range(SEATS)}


def spot_of(phase: Phase) -> Spot | None:
    """Where in a step a phase is; None in other phases."""
    if phase.step not in (Step.ASK, Step.OWE) or not phase.data:
        return None
    assert phase.tile is not None
    return Spot(Card(phase.name), phase.data[0], phase.tile, phase.data[1])


def in_doubt(round_: PaohuziRound) -> bool:
    """Whether the phase is about something of which nobody knows whether it applies."""
    phase = round_.phase
    return len(phase.data) == 3 and bool(phase.data[2])
