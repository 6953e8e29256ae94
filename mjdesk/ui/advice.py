"""What an expert makes of the question that is open to the person: the hints of a game. No Qt here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import median_low
from typing import Final

from ..engine.actions import Action, Kind
from ..engine.rules.registry import SYSTEMS, rule_system
from ..engine.tiles import Tile
from ..engine.view import View
from ..players.families import WEIGHERS
from ..players.valued import Valued

#: how much is shown: nothing, what one waits for, or all that an expert sees
OFF, WAITS, FULL = "off", "waits", "full"
HINT_LEVELS: Final = (OFF, WAITS, FULL)
#: from which part of the stake on (the most that a win may be worth) an answer has 1, 2, 3 marks for what it risks
#: beyond others. In recorded rounds some discard has a mark in four to five own turns of ten in mahjong, 2 to 5
#: discards of a hundred have three.
_DANGER: Final = (0.005, 0.015, 0.05)
#: beyond which others, by `RuleSystem.family`: the safest one; but a letter card is of use to somebody nearly always,
#: and a mark says that it gives away more than most
_USUAL: Final[Mapping[str, Callable[[Sequence[float]], float]]] = {"mahjong": min, "paohuzi": median_low}


def _usual(rules: str) -> Callable[[Sequence[float]], float]:
    system = SYSTEMS.get(rules)
    return _USUAL.get(system.family, min) if system is not None else min


def can_advise(rules: str) -> bool:
    """Whether there is somebody to ask for this rule system."""
    return rule_system(rules).family in WEIGHERS


@dataclass(frozen=True)
class Advice:
    """Every answer to one question with what it is worth, the best first; ``round`` and ``question`` say which."""

    round: int
    question: int
    choices: tuple[Valued, ...]
    usual: Callable[[Sequence[float]], float] = min  #: what an answer risks that has no mark, of what each risks

    @classmethod
    def of(cls, view: View, question: int, choices: tuple[Valued, ...]) -> Advice:
        """Advice on what is asked in a view."""
        return cls(view.setup.number, question, choices, _usual(view.setup.rules))

    @property
    def best(self) -> Valued:
        """What an expert would do."""
        return self.choices[0]

    def on(self, action: Action | None) -> Valued | None:
        """What one answer is worth."""
        return next((valued for valued in self.choices if valued.action == action), None)

    @cached_property
    def stake(self) -> float:
        """What is at stake, in points: the most that a win may be worth, at least a point."""
        return max(1.0, *(valued.win for valued in self.choices))

    @cached_property
    def _unmarked(self) -> float:
        """What an answer may risk: where every one gives something away, only the difference says anything."""
        return self.usual([valued.danger + valued.gives for valued in self.choices])

    def level(self, valued: Valued) -> int:
        """How much more dangerous than others an answer is: 0 to 3 marks."""
        risk = valued.danger + valued.gives - self._unmarked
        return sum(risk >= part * self.stake for part in _DANGER)

    @cached_property
    def danger(self) -> Mapping[Tile, int]:
        """The marks of each discard that has any."""
        levels = {v.action.tile: self.level(v) for v in self.choices if v.action.kind is Kind.DISCARD}
        return {tile: level for tile, level in levels.items() if tile is not None and level}

    @cached_property
    def best_tile(self) -> Tile | None:
        """The tile an expert would throw, None where it would do something else."""
        return self.best.action.tile if self.best.action.kind is Kind.DISCARD else None
