"""How long decisions took, kept as a histogram: parts add up, whatever the number of decisions."""

from __future__ import annotations

import math
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Final, Self

from ...engine.actions import Action
from ...engine.view import View
from ..base import Player

#: one class is 2 % wider than the one before; the first ends at a microsecond
_RATIO: Final = math.log(1.02)
_FIRST: Final = 1e-6


@dataclass(slots=True)
class Times:
    """Decision times in classes of 2 %, each told as the time at its middle."""

    classes: Counter[int] = field(default_factory=Counter)

    def note(self, seconds: float) -> None:
        """Count one decision."""
        self.classes[math.ceil(math.log(seconds / _FIRST) / _RATIO) if seconds > _FIRST else 0] += 1

    def add(self, other: Self) -> None:
        """Count those of another histogram as well."""
        self.classes.update(other.classes)

    def __len__(self) -> int:
        return self.classes.total()

    def quantile(self, share: float) -> float | None:
        """The time in seconds that this share of the decisions did not exceed; None without decisions."""
        wanted = share * len(self)
        for number in sorted(self.classes):
            wanted -= self.classes[number]
            if wanted <= 0:
                return _FIRST * math.exp(_RATIO * (number - 0.5))
        return None


class Timed(Player):
    """A player whose decisions are timed: processor time of its thread, questions with one answer left out."""

    def __init__(self, player: Player, times: Times) -> None:
        self._player, self._times = player, times

    def choose(self, view: View) -> Action:
        if len(view.actions) == 1:
            return self._player.choose(view)
        begun = time.thread_time()
        action = self._player.choose(view)
        self._times.note(time.thread_time() - begun)
        return action
