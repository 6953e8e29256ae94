"""How fast the computer's side of a match goes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..engine.events import Claim, Deal, Declare, Discard, Draw, Flower, Gang, Indicator, Turned, Win
from ..engine.paohuzi.events import Chi, Pao, Show, Ti, TurnUp, Wei

#: milliseconds between an event and the next one at speed 1, by event; 0 where the next follows at once
PAUSES: Mapping[type, int] = {
    Deal: 260,
    Indicator: 420,
    Draw: 260,
    Discard: 240,
    Claim: 420,
    Gang: 420,
    Flower: 320,
    Declare: 420,
    Win: 700,
    Turned: 1400,
    Show: 900,
    TurnUp: 560,
    Chi: 620,
    Ti: 900,
    Wei: 900,
    Pao: 900,
}
THINKING = 320  #: at least this long before an opponent discards


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast opponents play: ``speed`` 1 is normal, 0 means without any wait (tests)."""

    speed: float = 1.0
    paused: bool = False

    def wait(self, milliseconds: int) -> int:
        """The wait in real milliseconds."""
        return round(milliseconds / self.speed) if self.speed else 0
