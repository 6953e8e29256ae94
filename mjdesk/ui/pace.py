"""How fast the computer's side of a match goes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..engine.events import Claim, Deal, Declare, Discard, Draw, Event, Flower, Gang, Indicator, Turned, Win
from ..engine.paohuzi.events import Chi, Pao, Show, Ti, TurnUp, Wei
from ..engine.phase import Step
from ..engine.round import Round

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
OWN_DRAW = 200  #: at most this long before the person draws


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast opponents play: ``speed`` 1 is normal, 0 means without any wait (tests)."""

    speed: float = 1.0
    paused: bool = False

    def wait(self, milliseconds: int) -> int:
        """The wait in real milliseconds."""
        return round(milliseconds / self.speed) if self.speed else 0


def pause_after(event: Event, round_: Round, me: int, slowness: float = 1.0) -> int:
    """Milliseconds at normal speed between an event and what follows it in the round.

    An opponent takes its time over a discard, never quite the same, ``slowness`` times as long by its level.
    """
    pause = PAUSES.get(type(event), 0)
    if round_.phase.step is Step.TURN and round_.phase.seat != me:
        uneven = 0.8 + 0.1 * (7 * round_.length % 9)
        pause = max(pause, round(THINKING * uneven * slowness))
    if round_.phase.step is Step.DRAW and round_.phase.seat == me:
        pause = min(pause, OWN_DRAW)
    return pause
