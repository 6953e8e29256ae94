"""Where a round stands: what is owed by the table or asked of the seats."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from .tiles import Tile


class Step(StrEnum):
    """The kinds of phases.

    The table owes the event in DEAL, INDICATOR, FLOWER, DRAW, OWE, EXHAUSTED and SETTLE; seats are asked in TURN,
    CLAIM, ROB and ASK. What is owed in OWE and asked in ASK only the rule system knows.
    """

    DEAL = "deal"
    INDICATOR = "indicator"
    FLOWER = "flower"
    TURN = "turn"
    CLAIM = "claim"
    ROB = "rob"
    DRAW = "draw"
    ASK = "ask"
    OWE = "owe"
    EXHAUSTED = "exhausted"
    SETTLE = "settle"
    DONE = "done"


class How(StrEnum):
    """How a seat came to its turn."""

    DEAL = "deal"
    DRAW = "draw"
    KONG = "kong"
    CLAIM = "claim"
    SEA = "sea"
    FLOWER = "flower"
    EXCHANGE = "exchange"  #: a prop exchanged one of its tiles: it can only discard


class Phase(NamedTuple):
    """A phase: ``seat`` is the one to act or draw, or the one that discarded / laid the kong (CLAIM, ROB).

    ``tile`` is the tile drawn (TURN), discarded (CLAIM) or added to a kong (ROB). ``name`` tells apart the
    phases a rule system adds (and the kind of kong in ROB), ``data`` is what it keeps for one of them; in CLAIM the
    tiles that lie there to be claimed, where they are several.
    A named tuple because a round makes hundreds of them.
    """

    step: Step
    seat: int = 0
    tile: Tile | None = None
    how: How = How.DRAW
    name: str = ""
    data: tuple[int, ...] = ()

    @property
    def offered(self) -> tuple[Tile, ...]:
        """The tiles that may be claimed in CLAIM, each kind once."""
        if self.data:
            return tuple(dict.fromkeys(self.data))
        return () if self.tile is None else (self.tile,)
