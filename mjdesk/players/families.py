"""Players that know several families of games: each question goes to the one that plays the family of its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from ..engine.actions import Action
from ..engine.rules.registry import rule_system
from ..engine.view import View
from .base import Player
from .expert import ExpertPlayer, MahjongWeigher
from .greedy import GreedyPlayer
from .paohuzi.expert import PaohuziExpert, PaohuziWeigher
from .paohuzi.greedy import PaohuziGreedy
from .valued import Valued, Weigher

#: makes a player from a seed of its own
Maker: TypeAlias = Callable[[str], Player]

#: who plays greedily, by `RuleSystem.family`
GREEDY: Final[dict[str, Maker]] = {
    "mahjong": lambda _seed: GreedyPlayer(),
    "paohuzi": lambda _seed: PaohuziGreedy(),
}

#: who weighs every action, by `RuleSystem.family`
WEIGHERS: Final[dict[str, Callable[[], Weigher]]] = {
    "mahjong": MahjongWeigher,
    "paohuzi": PaohuziWeigher,
}

#: who plays expertly, by `RuleSystem.family`
EXPERT: Final[dict[str, Maker]] = {
    "mahjong": lambda _seed: ExpertPlayer(MahjongWeigher()),
    "paohuzi": lambda _seed: PaohuziExpert(),
}


def weigher_for(view: View) -> Weigher:
    """A weigher for the family of games that a view is of."""
    return WEIGHERS[rule_system(view.setup.rules).family]()


def weigh(view: View) -> tuple[Valued, ...]:
    """Every legal action of a view with what it is worth, the best first."""
    return weigher_for(view).weigh(view)


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
