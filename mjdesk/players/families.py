"""Players that know several families of games: each question goes to the one that plays the family of its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from ..engine.actions import Action
from ..engine.rules.registry import rule_system
from ..engine.view import View
from .base import Player
from .greedy import GreedyPlayer
from .paohuzi.greedy import PaohuziGreedy

#: makes a player from a seed of its own
Maker: TypeAlias = Callable[[str], Player]

#: who plays greedily, by `RuleSystem.family`
GREEDY: Final[dict[str, Maker]] = {
    "mahjong": lambda _seed: GreedyPlayer(),
    "paohuzi": lambda _seed: PaohuziGreedy(),
}


class ByFamily(Player):
    """One player a family of games, made when it is first asked."""

    def __init__(self, makers: Mapping[str, Maker], seed: str) -> None:
        self._makers, self._seed = makers, seed
        self._players: dict[str, Player] = {}

    def choose(self, view: View) -> Action:
        family = rule_system(view.setup.rules).family
        if family not in self._players:
            self._players[family] = self._makers[family](self._seed)
        return self._players[family].choose(view)
