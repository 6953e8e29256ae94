"""The greedy player: fewest tiles from a win, then most useful tiles unseen; claims only what brings it nearer.

It knows a rule system only through `RuleSystem.hand_facts`: which pair counts, whether a hand must be opened, how
many wild tiles a plain hand may hold.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.actions import Action, Kind
from ..engine.melds import MeldKind
from ..engine.phase import Step
from ..engine.rules.registry import rule_system
from ..engine.rules.values import HandFacts
from ..engine.shapes import analyse, distance_of_counts
from ..engine.view import View
from .base import Player

#: kongs are worth laying when they do not put the hand back
_OWN_KONGS = (MeldKind.GANG_CONCEALED, MeldKind.GANG_ADDED)


class GreedyPlayer(Player):
    """Plays for the nearest win; has no memory and no randomness."""

    def choose(self, view: View) -> Action:
        actions = view.actions
        if actions[0].kind is Kind.WIN or len(actions) == 1:
            return actions[0]
        if view.phase.step is Step.ASK:
            simple = rule_system(view.setup.rules).answer_simply(view)
            if simple is not None:
                return simple
        hand = OwnHand(view)
        if actions[0].kind is Kind.DECLARE and actions[0].tiles:
            return hand.best_show(actions)
        if actions[-1].kind is Kind.PASS:
            return hand.best_claim(actions)
        if hand.facts.declares and actions[0].kind is Kind.DECLARE:
            return actions[0]
        return hand.own_kong(actions) or hand.best_discard(actions)


class OwnHand:
    """The own hand as the shapes see it: natural counts and wild tiles set aside."""

    def __init__(self, view: View) -> None:
        self.view = view
        system = rule_system(view.setup.rules)
        self.facts: HandFacts = system.hand_facts(view.setup.options)
        self.wild_kinds = view.special.wild
        self.counts = view.hand_counts()
        self.wild = sum(self.counts[tile] for tile in self.wild_kinds)
        self.outside = view.special.kong - set(self.wild_kinds)
        for tile in (*self.wild_kinds, *self.outside):
            self.counts[tile] = 0
        self.groups = 4 - view.me.groups
        self.unseen = view.unseen(system.tile_set(view.setup.options).copies)
        for tile in self.outside:
            self.unseen[tile] = 0

    @property
    def is_open(self) -> bool:
        """Whether a meld with another's tile is laid."""
        return any(m.is_opening for m in self.view.me.melds)

    def distance(self, counts: Sequence[int], groups: int) -> int:
        """Tiles away from a win, wild tiles used; not below 0."""
        return max(0, distance_of_counts(counts, groups, self.facts.pair) - self.wild)

    def own_kong(self, actions: tuple[Action, ...]) -> Action | None:
        """A kong worth laying: single ones that the hand cannot use, and those that do not put it back."""
        for action in actions:
            if action.kind is not Kind.GANG:
                continue
            assert action.tile is not None
            if action.what == MeldKind.GANG_SINGLE:
                if action.tile not in self.wild_kinds or self._too_many_wild():
                    return action
            elif action.what in _OWN_KONGS and self._kong_keeps(action):
                return action
        return None

    def _too_many_wild(self) -> bool:
        return self.facts.wild_limit is not None and self.wild > self.facts.wild_limit

    def _kong_keeps(self, action: Action) -> bool:
        assert action.tile is not None
        before = distance_of_counts(self.counts, self.groups, self.facts.pair)
        counts = self.counts.copy()
        counts[action.tile] = 0
        groups = self.groups - (action.what == MeldKind.GANG_CONCEALED)
        return distance_of_counts(counts, groups, self.facts.pair) <= before

    def best_show(self, actions: tuple[Action, ...]) -> Action:
        """A group shown from the hand (亮), unless that puts the hand back."""
        now = self.distance(self.counts, self.groups)
        for action in actions:
            counts = self.counts.copy()
            for tile in action.tiles:
                counts[tile] -= 1
            if action.tiles and self.distance(counts, self.groups - 1) <= now:
                return action
        return actions[-1]

    def best_discard(self, actions: tuple[Action, ...]) -> Action:
        """The discard that leaves the hand nearest to a win with most useful tiles unseen."""
        discards = {a.tile: a for a in actions if a.kind is Kind.DISCARD}
        choices = analyse(self.counts, self.groups, self.wild, self.unseen, self.facts.pair, wild_kinds=self.wild_kinds)
        for choice in choices:
            if choice.tile in discards:
                return discards[choice.tile]
        # nothing natural may be thrown: kong tiles only, or wild ones alone
        return next((a for a in actions if a.kind in (Kind.GANG, Kind.DISCARD)), actions[0])

    def best_claim(self, actions: tuple[Action, ...]) -> Action:
        """The claim that brings the hand nearest, if it brings it nearer, or opens a hand that must open."""
        now = (self.distance(self.counts, self.groups), 0)
        must = self.facts.must_open and not self.is_open
        best, best_worth = actions[-1], now if not must else (now[0] + 1, 0)
        for action in actions[:-1]:
            worth = self._after_claim(action)
            if worth is not None and worth < best_worth:
                best, best_worth = action, worth
        return best

    def _after_claim(self, action: Action) -> tuple[int, int] | None:
        """(tiles away, minus useful tiles unseen) after a claim and the best discard; None if nothing can be thrown."""
        counts = self.counts.copy()
        rest = list(action.tiles)
        assert action.tile is not None
        rest.remove(action.tile)
        for tile in rest:
            counts[tile] -= 1
        groups = self.groups - 1
        if action.kind is Kind.GANG:
            return self.distance(counts, groups), 0
        choices = analyse(counts, groups, self.wild, self.unseen, self.facts.pair, wild_kinds=self.wild_kinds)
        if not choices:
            return None
        return choices[0].away, -choices[0].left
