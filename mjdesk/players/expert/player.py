"""The expert player: it chooses the action worth most."""

from __future__ import annotations

from ...engine.actions import Action, Kind
from ...engine.rules.registry import rule_system
from ...engine.shapes import analyse
from ...engine.view import View
from ..base import Player
from ..greedy import GreedyPlayer
from ..valued import Valued, Weigher


class ExpertPlayer(Player):
    """Takes the first of what its weigher puts in order."""

    def __init__(self, weigher: Weigher) -> None:
        self._weigher = weigher

    def choose(self, view: View) -> Action:
        return self._weigher.weigh(view)[0].action


class MahjongWeigher:
    """Weighs mahjong: nearness to a win."""

    def weigh(self, view: View) -> tuple[Valued, ...]:
        best = GreedyPlayer().choose(view)
        system = rule_system(view.setup.rules)
        facts = system.hand_facts(view.setup.options)
        counts = view.hand_counts()
        wild = sum(counts[tile] for tile in view.special.wild)
        for tile in {*view.special.wild, *view.special.kong}:
            counts[tile] = 0
        unseen = view.unseen(system.tile_set(view.setup.options).copies)
        choices = {}
        if best.kind is Kind.DISCARD:
            choices = {
                c.tile: c
                for c in analyse(counts, 4 - view.me.groups, wild, unseen, facts.pair, wild_kinds=view.special.wild)
            }
        found = []
        for action in view.actions:
            value = 1.0 if action == best else 0.0
            if action.kind is Kind.DISCARD and action.tile in choices:
                choice = choices[action.tile]
                useful = tuple((tile, unseen[tile]) for tile in choice.useful)
                value += choice.left / 100 / 2**choice.away
                found.append(Valued(action, value, 2.0**-choice.away, 1.0, 0.0, choice.away, useful))
            else:
                found.append(Valued(action, value, 0.0, 0.0, 0.0, None))
        return tuple(sorted(found, key=lambda valued: -valued.value))
