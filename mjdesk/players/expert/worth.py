"""What a hand is worth: over its routes, the chance to win times the win, less what the wins of others cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from types import EllipsisType

from ...engine.melds import Meld
from ...engine.rules.prospects import KongDraw
from ...engine.rules.values import Aim
from ...engine.tiles import Tile
from .chance import Coming, Ends, Outlook, outlook
from .hand import Hand
from .others import Others
from .path import Path, paths
from .routes import Route, routes_of
from .scene import Scene

#: routes so much farther than the nearest one are not looked at
_FARTHER = 2
#: a hand so many tiles from a win is far from it
_FAR = 3
#: the part of the chance to win that goes with a wild tile, beside what the likeliest way tells
_WILD_MISSED = 0.35
#: the part of what the second route is worth that counts
_SECOND = 0.25
#: the wins of a hand that cannot win
_NEVER = Coming(0.0, 0.0, 0.0, 0.0, 0.0)
#: so many discards of each route are looked at closely
_CLOSELY = 3


@dataclass(slots=True)
class Worth:
    """What a hand is worth by the best of its routes."""

    value: float
    chance: float = 0.0
    win: float = 0.0
    away: int | None = None
    useful: tuple[Tile, ...] = ()
    path: Path | None = None
    #: what the best way along another route is worth
    second: float | None = None


class Worths:
    """Works out what hands are worth in one decision."""

    def __init__(self, scene: Scene, others: Others, aim: Aim | EllipsisType | None = ...) -> None:
        """``aim``: along this kind of route alone, where there is one; else along all."""
        self.scene = scene
        self.others = others
        self.aim = aim
        self._outlooks: dict[tuple[object, ...], Outlook] = {}

    def outlook(self, stages: tuple[float, ...], coming: Coming, melds: tuple[Meld, ...]) -> Outlook:
        """`outlook` over the turns left, with these melds laid."""
        key = (stages, coming, melds)
        if key not in self._outlooks:
            beaten, nobody = self.others.mean_loss(melds), self.scene.nobody(melds)
            scene = self.scene
            self._outlooks[key] = outlook(stages, coming, Ends(scene.hazards, beaten, nobody, scene.last_share))
        return self._outlooks[key]

    def of_path(self, path: Path, rates: tuple[float, ...], melds: tuple[Meld, ...]) -> Worth:
        """What a hand on this path is worth, its stages taking so many useful tiles a turn."""
        found = self.outlook(rates, path.coming, melds)
        value, chance = found.value, found.chance
        if path.sure < 1:
            value = path.sure * value + (1 - path.sure) * self.hopeless(melds).value
            chance *= path.sure
        return Worth(value, chance, found.win, len(rates) + 1, path.useful, path)

    def of_path_at(self, path: Path, part: float, melds: tuple[Meld, ...]) -> Worth:
        """What a hand on this path is worth that takes so many times its useful tiles first."""
        if path.rates:
            return self.of_path(path, (path.rates[0] * part, *path.rates[1:]), melds)
        return self.of_path(replace(path, coming=path.coming.times(part)), (), melds)

    def hopeless(self, melds: tuple[Meld, ...]) -> Worth:
        """What a hand is worth that cannot win."""
        return Worth(self.outlook((), _NEVER, melds).value)

    def routes(self, hand: Hand) -> list[tuple[Route, list[int], int]]:
        """The routes worth looking at: with the tiles that belong to each, and how far it is."""
        found = []
        for route in routes_of(self.scene.facts, hand.grouped, hand.natural, hand.wild):
            own = route.of(hand.natural)
            found.append((route, own, route.distance(own, hand.groups) - min(hand.wild, route.wild)))
        followed = [each for each in found if each[0].aim is self.aim]
        if followed:
            return followed
        nearest = min(far for _, _, far in found)
        return [each for each in found if each[2] <= max(nearest, 1) + _FARTHER]

    def waiting(self, counts: Sequence[int], melds: tuple[Meld, ...]) -> Worth:
        """What a hand is worth as it is, before its next draw."""
        hand = Hand(self.scene, counts, melds)
        best = self.hopeless(melds)
        base = best.value
        for route, _, _ in self.routes(hand):
            for path in paths(hand, route):
                best = _better(best, self.of_path(path, path.rates, melds))
        return _with_second(best, base)

    def with_draw(self, counts: Sequence[int], melds: tuple[Meld, ...], kong: KongDraw) -> Worth:
        """What a hand is worth that gets tiles at once (after a kong)."""
        worth = self.waiting(counts, melds)
        path = worth.path
        if path is None:
            return worth
        drawn = min(0.9, sum(self.scene.drawn[tile] for tile in path.useful))
        if path.rates:
            if kong.thrown:
                return worth
            better = self.of_path(path, path.rates[1:], melds)
        else:
            drawn = 1 - (1 - drawn) ** kong.tiles
            paid = path.ready.by_draw(melds, kong.circumstances, kong.key)
            win = path.coming.by_draw if paid is None else max(paid, path.coming.by_draw)
            better = Worth(win, 1.0, win)
        value = worth.value + drawn * (better.value - worth.value)
        at_once, later = drawn * better.chance, (1 - drawn) * worth.chance
        chance = at_once + later
        win = (at_once * better.win + later * worth.win) / chance if chance else worth.win
        return replace(worth, value=value, chance=chance, win=win)

    def handicapped(self, worth: Worth, melds: tuple[Meld, ...]) -> float:
        """What a hand is worth that gave a wild tile away, which is missed more than one way to a win can tell."""
        missed = worth.chance * _WILD_MISSED
        return worth.value - missed * (worth.win - self.others.mean_loss(melds))

    def discards(self, counts: Sequence[int], melds: tuple[Meld, ...], allowed: Iterable[Tile]) -> dict[Tile, Worth]:
        """What the hand is worth after each discard, danger not counted."""
        tiles = list(allowed)
        base = self.hopeless(melds)
        best = dict.fromkeys(tiles, base)
        hand = Hand(self.scene, counts, melds)
        for route, own, _ in self.routes(hand):
            self._along(hand, route, own, tiles, best)
        return {tile: _with_second(worth, base.value) for tile, worth in best.items()}

    def _along(self, hand: Hand, route: Route, own: list[int], tiles: list[Tile], best: dict[Tile, Worth]) -> None:
        """Take a route into what each discard is worth."""
        distances: dict[Tile, int] = {}
        off: Tile | None = None
        same: dict[Tile, Tile] = {}
        here = -1
        for tile in tiles:
            if tile in self.scene.wild_kinds:
                if hand.wild > route.wild:
                    distances[tile] = route.distance(own, hand.groups)
                continue
            if own[tile]:
                own[tile] -= 1
                distances[tile] = route.distance(own, hand.groups)
                own[tile] += 1
            elif off is None:
                off = tile
                here = route.distance(own, hand.groups)
                distances[tile] = here
            else:
                same[tile] = off
        if not distances:
            return
        nearest = min(distances.values())
        # far from a win one way tells for all: what it pays differs by chance more than by the discard
        closely = _CLOSELY if nearest - min(hand.wild, route.wild) < _FAR else 1
        ranked = []
        for tile, far in distances.items():
            if far == nearest:
                if own[tile]:
                    own[tile] -= 1
                    rate = hand.rate(own, route.useful(own, hand.groups))
                    own[tile] += 1
                else:
                    rate = hand.rate(own, route.useful(own, hand.groups))
                ranked.append((-rate, tile))
        ranked.sort()
        reference: list[Path] = []
        reference_rate = 1.0
        for place, (minus_rate, tile) in enumerate(ranked):
            if place < closely:
                hand.all[tile] -= 1
                after = Hand(self.scene, hand.all, hand.melds)
                hand.all[tile] += 1
                found = paths(after, route)
                for path in found:
                    self._take(best, tile, self.of_path(path, path.rates, hand.melds))
                if not reference:
                    reference, reference_rate = found, -minus_rate
            elif reference and reference_rate:
                for path in reference:
                    worth = self.of_path_at(path, -minus_rate / reference_rate, hand.melds)
                    self._take(best, tile, worth)
        for path in reference:
            worth = self.of_path(path, (path.rates[0] if path.rates else path.coming.rate, *path.rates), hand.melds)
            for tile, far in distances.items():
                if far == nearest + 1:
                    self._take(best, tile, worth)
        for tile, twin in same.items():
            self._take(best, tile, best[twin])

    @staticmethod
    def _take(best: dict[Tile, Worth], tile: Tile, worth: Worth) -> None:
        best[tile] = _better(best[tile], worth)


def _better(one: Worth, other: Worth) -> Worth:
    """The one worth more, which remembers the other where that goes along another route."""
    more, less = (other, one) if other.value > one.value else (one, other)
    if more.path is None or less.path is None:
        return more
    others = [less.value] if less.path.route != more.path.route else []
    others += [second for second in (one.second, other.second) if second is not None]
    return replace(more, second=max(others, default=None))


def _with_second(worth: Worth, nothing: float) -> Worth:
    """With a part of what the second route adds: it stays open, and the tiles to come may show it better."""
    if worth.second is None:
        return worth
    return replace(worth, value=worth.value + _SECOND * max(0.0, worth.second - nothing))
