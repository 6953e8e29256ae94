"""The choice by tiles: the hand nearest to a win, where kinds of hands that pay more may be somewhat farther.

What it does beyond greedy was measured one by one in many duplicate deals (docs/strength.md): a claim must bring the
hand nearer, not only keep it as near; an exposed kong may; hands of a kind that pays may be so many tiles farther as
`HandFacts.farther` says. It looks at nothing but tiles, and answers in less than a millisecond.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from ...engine.actions import Action, Kind
from ...engine.case import By
from ...engine.melds import Meld, MeldKind
from ...engine.phase import Step
from ...engine.rules.registry import rule_system
from ...engine.rules.values import Aim
from ...engine.shapes import useful_tiles
from ...engine.tiles import Tile
from ...engine.view import View
from ..greedy import OwnHand
from .routes import Route, routes_of

#: tiles to a win less what the route may be farther; then minus the useful tiles unseen: the least is the best
Place: TypeAlias = tuple[float, int]


class Followed(NamedTuple):
    """The place of a hand, and the route on which it is so near (with most useful tiles, where several are)."""

    place: Place
    aim: Aim | None


#: a kong that keeps the hand as near comes before a peng that does
_KONG_FIRST: Final = -1000
#: what is kept of the chance to win by a hand a tile farther, as decisions played to the end showed
_KEPT: Final = 0.5
#: so much of a tile a claim gives away that brings the hand no nearer
_GIVEN_AWAY: Final = 0.25
#: a hand for which so many turns are not left for each tile does not arrive
_TURNS_EACH: Final = 1.5


class _Aimed(NamedTuple):
    """A route, how much farther it may be, and how many wild tiles of the hand it uses."""

    route: Route
    farther: float
    wild: int

    def far(self, own: Sequence[int], groups: int) -> float:
        """The distance that it is compared by; ``own``: tiles that belong to the route."""
        return max(0, self.route.distance(own, groups) - self.wild) - self.farther


def nearest_choice(view: View) -> Action | None:
    """What it would do; None where nothing was measured (`HandFacts.farther`), or the choice is no matter of tiles."""
    actions = view.actions
    if len(actions) == 1:
        return actions[0]
    hand = _measured(view)
    if hand is None:
        return None
    if actions[-1].kind is Kind.PASS:
        return hand.claim(actions)
    kong = hand.own_kong(actions)
    if kong is None and hand.is_hopeless:
        return None
    return kong or hand.discard(actions)


def places(view: View) -> dict[Action, Followed]:
    """How near each action leaves the hand that `nearest_choice` compares, and along which route; the least is its
    choice."""
    hand = _measured(view)
    if hand is None:
        return {}
    if view.actions[-1].kind is Kind.PASS:
        return hand.claims(view.actions)
    thrown = {a.tile: a for a in view.actions if a.kind is Kind.DISCARD and a.tile is not None}
    ranked = hand.discards(hand.counts, hand.groups, view.me.melds, thrown, every=True)
    return {thrown[tile]: followed for followed, tile in ranked}


def kept_chance(best: Place, other: Place) -> float:
    """What part of the chance to win is kept by leaving the hand in another place than the best; 0…1."""
    farther = other[0] - best[0]
    if farther > 0:
        return float(_KEPT**farther)
    useful = other[1] / best[1] if other[1] < 0 and best[1] < 0 else 1.0
    return min(1.0, sqrt(useful))


def _measured(view: View) -> _Tiles | None:
    """The hand, where tiles decide."""
    actions = view.actions
    if view.phase.step is Step.ASK or actions[0].kind is Kind.WIN or any(a.kind is Kind.DECLARE for a in actions):
        return None
    hand = _Tiles(view)
    return None if hand.facts.farther is None else hand


class _Tiles(OwnHand):
    """The own hand along all routes that may be gone for."""

    @cached_property
    def farther(self) -> dict[Aim | None, float]:
        """By the kind of hand, how much farther it may be."""
        return {None: 0.0, **dict(self.facts.farther or ())}

    @property
    def is_hopeless(self) -> bool:
        """Whether the hand is so far from a win that the wall ends first or others win: danger is what counts."""
        view = self.view
        if By.DISCARD not in rule_system(view.setup.rules).win_ways:
            return False
        return self.distance(self.counts, self.groups) * _TURNS_EACH >= view.wall_left / len(view.seats)

    def aimed(self, counts: Sequence[int], melds: Sequence[Meld]) -> Iterator[_Aimed]:
        """The routes that may be gone for with these melds."""
        grouped = [tuple(sorted(meld.tiles)) for meld in melds if meld.is_group]
        for route in routes_of(self.facts, grouped, counts, self.wild):
            if route.aim in self.farther:
                yield _Aimed(route, self.farther[route.aim], min(self.wild, route.wild))

    def waiting(self, counts: Sequence[int], groups: int, melds: Sequence[Meld]) -> tuple[float, Aim | None]:
        """How far a hand is that has thrown already, and on which route."""
        found = [(aim.far(aim.route.of(counts), groups), aim.route.aim) for aim in self.aimed(counts, melds)]
        return min(found, key=lambda each: each[0])

    def discards(
        self,
        counts: list[int],
        groups: int,
        melds: Sequence[Meld],
        allowed: Collection[Tile] | None = None,
        *,
        every: bool = False,
    ) -> list[tuple[Followed, Tile]]:
        """The natural tiles that leave the hand nearest, the best first; ``every``: those too that do not."""
        tiles = [t for t, n in enumerate(counts) if n and (allowed is None or t in allowed)]
        far: dict[Tile, list[tuple[float, _Aimed]]] = {tile: [] for tile in tiles}
        for aim in self.aimed(counts, melds):
            own = aim.route.of(counts)
            without = aim.far(own, groups)
            for tile in tiles:
                if own[tile]:
                    own[tile] -= 1
                    far[tile].append((aim.far(own, groups), aim))
                    own[tile] += 1
                else:
                    far[tile].append((without, aim))
        if not tiles:
            return []
        least = min(each for found in far.values() for each, _ in found)
        ranked = []
        for tile, found in far.items():
            if every:
                least = min(each for each, _ in found)
            aims = [aim for each, aim in found if each == least]
            if aims:
                counts[tile] -= 1
                left = [self.left(aim, counts, groups) for aim in aims]
                counts[tile] += 1
                best = aims[left.index(max(left))].route.aim
                ranked.append((Followed((least, -sum(left)), best), tile))
        return sorted(ranked, key=lambda each: (each[0].place, each[1]))

    def left(self, aim: _Aimed, counts: Sequence[int], groups: int) -> int:
        """How many tiles unseen bring the hand nearer along a route."""
        route, own = aim.route, aim.route.of(counts)
        if route.aim is None:
            useful: Sequence[Tile] = useful_tiles(own, groups, self.wild, route.pair, wild_kinds=self.wild_kinds)
        else:
            useful = route.useful(own, groups)
        return sum(self.unseen[tile] for tile in useful)

    def discard(self, actions: tuple[Action, ...]) -> Action:
        """The discard that leaves the hand nearest."""
        thrown = {a.tile: a for a in actions if a.kind is Kind.DISCARD and a.tile is not None}
        ranked = self.discards(self.counts, self.groups, self.view.me.melds, thrown)
        if ranked:
            return thrown[ranked[0][1]]
        # nothing natural may be thrown: kong tiles only, or wild ones alone
        return next((a for a in actions if a.kind in (Kind.GANG, Kind.DISCARD)), actions[0])

    def claim(self, actions: tuple[Action, ...]) -> Action:
        """The claim that brings the hand nearer; a kong, or what opens a hand that must open, may keep it as near."""
        found = self.claims(actions)
        return min(found, key=lambda action: (found[action].place, action.kind is not Kind.PASS))

    def claims(self, actions: tuple[Action, ...]) -> dict[Action, Followed]:
        """The place of the hand after each claim and the best discard, and as it is."""
        now, aim = self.waiting(self.counts, self.groups, self.view.me.melds)
        opens = self.facts.must_open and not self.is_open
        found = {actions[-1]: Followed((now, 0), aim)}
        for action in actions[:-1]:
            claimed = self._claimed(action)
            if claimed is None:
                continue
            away, useful = claimed.place
            if away >= now and action.kind is not Kind.GANG and not opens:
                # it gives choice away: no better than a pass, the less so the farther it leads
                claimed = Followed((away + _GIVEN_AWAY, useful), claimed.aim)
            found[action] = claimed
        return found

    def _claimed(self, action: Action) -> Followed | None:
        """The place of the hand after a claim and the best discard; None if nothing could be thrown."""
        assert action.tile is not None
        counts = self.counts.copy()
        rest = list(action.tiles)
        rest.remove(action.tile)
        for tile in rest:
            counts[tile] -= 1
        kong = action.kind is Kind.GANG
        kind = MeldKind(action.what) if kong else MeldKind.CHI if action.kind is Kind.CHI else MeldKind.PENG
        melds = (*self.view.me.melds, Meld(kind, action.tiles, self.view.phase.seat, action.tile))
        if kong:
            away, aim = self.waiting(counts, self.groups - 1, melds)
            return Followed((away, _KONG_FIRST), aim)
        ranked = self.discards(counts, self.groups - 1, melds)
        return ranked[0][0] if ranked else None
