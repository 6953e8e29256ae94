"""One likely way to a win along a route: the stages, and what the hand is worth when it is ready."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from ...engine.melds import Meld, MeldKind
from ...engine.rules.values import Aim
from ...engine.tiles import STANDARD, Tile
from .chance import Coming
from .hand import Hand
from .ready import Ready
from .routes import Route
from .scene import Scene

#: points of a win that the rules would not allow yet
_HARDLY: Final = 0.5
#: how likely a hand is opened yet by a claim that takes it no farther
_LATE_OPENING: Final = 0.4
#: by the number of stages after it, how much quicker a stage is than its likeliest way says; counted in greedy play
_EASE_PLAIN: Final = (1.05, 1.4, 2.5, 3.6, 4.0)
_EASE: Final[dict[Aim | None, tuple[float, ...]]] = {
    Aim.ONE_SUIT: (0.8, 0.9, 1.0, 1.1, 1.2),
    Aim.MIXED_SUIT: (0.8, 0.9, 1.0, 1.1, 1.2),
    Aim.TRIPLETS: (1.0, 1.4, 1.6, 1.8, 2.0),
    Aim.PAIRS: (1.0, 1.6, 2.0, 2.2, 2.5),
    Aim.ALL_258: (1.0, 1.3, 1.5, 1.7),
    Aim.ALL_HONOURS: (1.0, 1.3, 1.5, 1.7),
    Aim.ORPHANS: (1.0, 1.3, 1.5, 1.7),
}
#: hands so far from a win are not looked at
_TOO_FAR: Final = 9
#: shapes that only closed hands have
_CLOSED_ONLY: Final = (Aim.PAIRS, Aim.ORPHANS)


@dataclass(frozen=True, slots=True)
class Path:
    """``rates``: useful tiles a turn for each stage before the hand is ready; ``coming``: how its wins come then.

    ``useful``: the tiles that the first stage takes; ``sure``: how likely what the rules ask for beside the shape
    comes about on the way (an opening); ``ready``: the hand that it leads to.
    """

    route: Route
    rates: tuple[float, ...]
    coming: Coming
    useful: tuple[Tile, ...]
    opened: bool
    sure: float
    ready: Ready


class _Stages:
    """The stages to a ready hand, each by the tile that comes soonest."""

    def __init__(self, hand: Hand, route: Route) -> None:
        scene = hand.scene
        self.hand, self.route, self.scene = hand, route, scene
        self.wild = min(hand.wild, route.wild)
        self.own = route.of(hand.natural)
        self.unseen = list(scene.natural)
        self.full = 3 * hand.groups + 1
        self.held = sum(self.own) + self.wild
        self.more_wild = scene.wild_kinds if self.wild < route.wild else ()
        self.first: tuple[Tile, ...] = ()
        self.opened: list[float] = []
        self.closed: list[float] = []

    def walk(self) -> Ready | None:
        """Go through all stages; None where there is no way."""
        groups, scene = self.hand.groups, self.scene
        start = far = self.route.distance(self.own, groups) - self.wild
        if far > _TOO_FAR:
            return None
        while far > 1:
            if not self._step():
                return None
            far -= 1
        while self.held > self.full:
            self._drop()
        if self.held < self.full:
            return None
        useful = [t for t in self.route.useful(self.own, groups) if self.unseen[t]]
        if far < 1:  # wild tiles to spare: everything wins
            useful = [t for t in range(STANDARD) if self.unseen[t] and self.route.kinds[t]][:6]
        for tile in self.more_wild:
            self.unseen[tile] = scene.unseen[tile]
        waits = (*useful, *self.more_wild)
        self.first = self.first or waits
        later = start > 1 or scene.declares_later
        hand = self.hand.once_ready() if later else self.hand
        return Ready(hand, self.route, self.own, self.wild, self._melds(), waits, self.unseen, start > 2, later)

    def _step(self) -> bool:
        """One stage: the tile that comes soonest goes in, the worst goes out."""
        hand, own, unseen = self.hand, self.own, self.unseen
        drawn, thrown = self.scene.drawn, self.scene.thrown
        useful = self.route.useful(own, hand.groups)
        opened = closed = 0.0
        best, best_weight = -1, 0.0
        for tile in useful:
            if not unseen[tile]:
                continue
            share = drawn[tile]
            weight = share + thrown[tile] * hand.claims(own, tile)
            closed += share
            opened += weight
            if weight > best_weight:
                best, best_weight = tile, weight
        if best < 0:
            return False
        for tile in self.more_wild:
            closed += drawn[tile]
            opened += drawn[tile]
        if not self.first:
            self.first = (*(t for t in useful if self.scene.natural[t]), *self.more_wild)
        self.opened.append(opened)
        self.closed.append(closed)
        own[best] += 1
        unseen[best] -= 1
        self.held += 1
        if self.held > self.full:
            self._drop()
        return True

    def _drop(self) -> None:
        self.own[self.route.worst(self.own, self.hand.groups, self.wild, self.unseen)] -= 1
        self.held -= 1

    def _melds(self) -> tuple[Meld, ...]:
        """The melds with the kong tiles laid that the hand may not hold."""
        hand, scene = self.hand, self.scene
        spare = [tile for tile in scene.wild_kinds[:1] if tile in scene.kong_kinds] * (hand.wild - self.wild)
        return (*hand.melds, *(Meld(MeldKind.GANG_SINGLE, (tile,)) for tile in (*hand.laid, *spare)))


def paths(hand: Hand, route: Route) -> list[Path]:
    """The likeliest way to a win along a route, closed and with claims; empty where there is none.

    ``hand``: the tiles after a discard (3 × groups + 1, those to be laid included).
    """
    scene = hand.scene
    stages = _Stages(hand, route)
    ready = stages.walk()
    if ready is None:
        return []
    found = []
    for opened in _ways(hand, route):
        coming = ready.worth(opened)
        if coming is None:
            if route.aim is not None:
                continue
            # no win as it stands, so that it is hardly worth anything; but nearer is still better
            share = 0.3 * sum(ready.unseen[tile] for tile in ready.waits) / scene.total
            coming = Coming(share, _HARDLY, 0.0, 0.0, _HARDLY)
        eased = _EASE.get(route.aim, _EASE_PLAIN)
        far = stages.opened if opened else stages.closed
        last = len(far)
        rates = tuple([rate * scene.draws * eased[min(last - at, len(eased) - 1)] for at, rate in enumerate(far)])
        must_open = opened and scene.facts.must_open and not hand.is_open
        sure = _opening(stages.opened, stages.closed) if must_open else 1.0
        found.append(Path(route, rates, _grown(scene, coming, eased[0]), stages.first, opened, sure, ready))
    return found


def _ways(hand: Hand, route: Route) -> Sequence[bool]:
    """Whether the hand may stay closed, and whether it may be opened."""
    if route.aim in _CLOSED_ONLY:
        return () if hand.is_open else (False,)
    return (True,) if hand.is_open or hand.scene.facts.must_open else (False, True)


def _grown(scene: Scene, coming: Coming, eased: float) -> Coming:
    """With more draws, and with what it pays with kongs of the others still to come."""
    most = float(scene.facts.limit * (scene.players - 1)) or inf

    def grown(points: float) -> float:
        return max(points, min(points * scene.win_growth, most))

    tiles = scene.draws * eased
    by_draw, by_discard, by_last = grown(coming.by_draw), grown(coming.by_discard), grown(coming.by_last)
    return Coming(coming.draw * tiles, by_draw, coming.discard * tiles, by_discard, by_last)


def _opening(opened: list[float], closed: list[float]) -> float:
    """How likely at least one of the stages before the last is a claim."""
    none = 1.0 - _LATE_OPENING
    for with_claims, by_draw in zip(opened, closed, strict=True):
        if with_claims:
            none *= (by_draw / with_claims) ** 2
    return 1 - none
