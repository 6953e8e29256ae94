"""What a hand on a path is worth, turn by turn: it goes through its stages, wins, is beaten, or the wall ends.

Worked out backwards from the end of the wall. A ready hand takes a tile of another only where that brings more than
waiting on would: on a self-draw everybody pays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp


@dataclass(frozen=True, slots=True)
class Coming:
    """How the wins of a ready hand come: by draw and on tiles of others, winning tiles a turn and mean points.

    ``by_last``: points of a win with a last tile of the wall.
    """

    draw: float
    by_draw: float
    discard: float
    by_discard: float
    by_last: float

    @property
    def rate(self) -> float:
        """Winning tiles a turn."""
        return self.draw + self.discard

    @property
    def win(self) -> float:
        """Mean points of a win if the first tile that comes is taken."""
        return (self.draw * self.by_draw + self.discard * self.by_discard) / self.rate if self.rate else 0.0

    def times(self, tiles: float) -> Coming:
        """With so many times the winning tiles."""
        return replace(self, draw=self.draw * tiles, discard=self.discard * tiles)


@dataclass(frozen=True, slots=True)
class Outlook:
    """Expected points from now on, the chance to win, and the points that a win brings then."""

    value: float
    chance: float
    win: float


@dataclass(frozen=True, slots=True)
class Ends:
    """How a round may end otherwise: ``hazards``, for each turn left the chance that another wins in it; the points
    when ``beaten`` so and when ``nobody`` wins; ``last``: how likely the draw of the last turn is a last tile.
    """

    hazards: Sequence[float]
    beaten: float
    nobody: float
    last: float = 0.0


def outlook(stages: Sequence[float], coming: Coming, ends: Ends) -> Outlook:
    """The outlook of a hand that has just thrown: the others' turns come first, then its own draw.

    ``stages``: for each stage before the ready hand how many useful tiles come by a turn, the next stage first.
    """
    steps = [1 - exp(-rate) for rate in stages]
    draw, discard = 1 - exp(-coming.draw), 1 - exp(-coming.discard)
    # by stage, when the seat has thrown: points, chance to win, points won
    values = [ends.nobody] * (len(steps) + 1)
    chances, wins = [0.0] * len(values), [0.0] * len(values)
    by_draw = coming.by_draw + ends.last * (coming.by_last - coming.by_draw)
    for hazard in reversed(ends.hazards):
        values = _own_turn(steps, draw, values, by_draw)
        chances = _own_turn(steps, draw, chances, 1.0)
        wins = _own_turn(steps, draw, wins, by_draw)
        by_draw = coming.by_draw
        taken = discard if coming.by_discard >= values[-1] else 0.0
        values = _others_turns(hazard, taken, values, ends.beaten, coming.by_discard)
        chances = _others_turns(hazard, taken, chances, 0.0, 1.0)
        wins = _others_turns(hazard, taken, wins, 0.0, coming.by_discard)
    return Outlook(values[0], chances[0], wins[0] / chances[0] if chances[0] else coming.win)


def _own_turn(steps: Sequence[float], draw: float, after: Sequence[float], won: float) -> list[float]:
    """What is expected before the own turn, by stage, from what is expected ``after`` it."""
    before = [step * after[stage + 1] + (1 - step) * after[stage] for stage, step in enumerate(steps)]
    return [*before, draw * won + (1 - draw) * after[-1]]


def _others_turns(hazard: float, taken: float, after: Sequence[float], beaten: float, won: float) -> list[float]:
    """The same before the turns of the others: either wins first as often as the other."""
    before = [hazard * beaten + (1 - hazard) * each for each in after[:-1]]
    lost, win = hazard * (1 - taken / 2), taken * (1 - hazard / 2)
    return [*before, lost * beaten + win * won + (1 - lost - win) * after[-1]]
