"""The routes of a hand: kinds of hands to aim at, how far each is, and which tiles bring it nearer.

Counts are 34 natural concealed tiles; wild tiles are set aside. Distances are in extra tiles, wild ones included.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from ...engine.rules.values import Aim, HandFacts
from ...engine.shapes import (
    KINDS_258,
    ORPHANS,
    Pair,
    analyse,
    distance_of_counts,
    seven_pairs_distance,
    thirteen_orphans_distance,
    useful_tiles,
)
from ...engine.tiles import HONOURS, STANDARD, SUITED, Tile

_EVERY: Final = (True,) * STANDARD


class Route(NamedTuple):
    """A kind of hand to aim at: ``aim`` None is a plain one.

    ``kinds`` says of each kind whether it belongs to the hand; ``wild`` how many wild tiles it may hold; ``triplet``
    is the kind of the triplet that it must have.
    """

    aim: Aim | None
    kinds: tuple[bool, ...] = _EVERY
    pair: Pair = Pair.ANY
    wild: int = 4
    triplet: Tile | None = None

    @property
    def structured(self) -> bool:
        """Whether it is groups and a pair measured by the tables."""
        return self.aim not in _MEASURES

    def of(self, counts: Sequence[int]) -> list[int]:
        """The tiles that belong to the hand."""
        return [n if own else 0 for n, own in zip(counts, self.kinds, strict=True)]

    def distance(self, counts: Sequence[int], groups: int) -> int:
        """Extra tiles to a win of this kind; ``counts`` as `of` gives them."""
        if self.structured:
            if self.triplet is None:
                return distance_of_counts(counts, groups, self.pair)
            rest, need = self._without_triplet(counts)
            return need + distance_of_counts(rest, groups - 1, self.pair)
        assert self.aim is not None
        return _MEASURES[self.aim](counts, groups)

    def useful(self, counts: Sequence[int], groups: int) -> Sequence[Tile]:
        """The kinds of which one more brings it nearer."""
        if self.structured:
            if self.triplet is None:
                return [t for t in useful_tiles(counts, groups, 0, self.pair) if self.kinds[t]]
            rest, need = self._without_triplet(counts)
            found = set(useful_tiles(rest, groups - 1, 0, self.pair)) if groups > 1 or any(rest) else set()
            if need:
                found.add(self.triplet)
            return sorted(found)
        assert self.aim is not None
        if self.aim in (Aim.ALL_258, Aim.ALL_HONOURS):
            return [t for t in range(STANDARD) if self.kinds[t]]
        return _lowering(counts, groups, _MEASURES[self.aim], self.kinds)

    def _without_triplet(self, counts: Sequence[int]) -> tuple[list[int], int]:
        assert self.triplet is not None
        rest = list(counts)
        taken = min(3, rest[self.triplet])
        rest[self.triplet] -= taken
        return rest, 3 - taken

    def worst(self, counts: list[int], groups: int, wild: int, unseen: Sequence[int]) -> Tile:
        """The tile to do without."""
        if self.structured:
            if self.triplet is None:
                return analyse(counts, groups, wild, unseen, self.pair)[0].tile
            rest, need = self._without_triplet(counts)
            if any(rest):
                return analyse(rest, groups - 1, max(0, wild - need), unseen, self.pair)[0].tile
        before, best, tile = 99, (99, 99), -1
        for kind, n in enumerate(counts):
            if n:
                counts[kind] -= 1
                far = self.distance(counts, groups)
                counts[kind] += 1
                if (far, unseen[kind]) < best:
                    best, tile = (far, unseen[kind]), kind
                before = min(before, far)
        return tile


def _triplets_distance(counts: Sequence[int], groups: int) -> int:
    most = sorted(counts, reverse=True)
    return 3 * groups + 2 - sum(min(n, 3) for n in most[:groups]) - min(most[groups], 2)


def _pairs_distance(counts: Sequence[int], groups: int) -> int:
    return seven_pairs_distance(counts)


def _orphans_distance(counts: Sequence[int], groups: int) -> int:
    return thirteen_orphans_distance(counts)


def _filling_distance(counts: Sequence[int], groups: int) -> int:
    return max(0, 3 * groups + 2 - sum(counts))


_MEASURES: Final[dict[Aim | None, Callable[[Sequence[int], int], int]]] = {
    Aim.TRIPLETS: _triplets_distance,
    Aim.PAIRS: _pairs_distance,
    Aim.ORPHANS: _orphans_distance,
    Aim.ALL_258: _filling_distance,
    Aim.ALL_HONOURS: _filling_distance,
}


def _lowering(
    counts: Sequence[int], groups: int, measure: Callable[[Sequence[int], int], int], kinds: Sequence[bool]
) -> list[Tile]:
    """Kinds of which one more lowers the measure; those held equally often do so alike (but for orphans)."""
    trial = list(counts)
    before = measure(trial, groups)
    lowers: dict[int, bool] = {}
    found = []
    for kind, n in enumerate(counts):
        if not kinds[kind] or n >= 4:
            continue
        if n not in lowers:
            trial[kind] += 1
            lowers[n] = measure(trial, groups) < before
            trial[kind] -= 1
        if lowers[n]:
            found.append(kind)
    return found


def _mask(kinds: Sequence[Tile]) -> tuple[bool, ...]:
    return tuple(kind in kinds for kind in range(STANDARD))


_SUITS: Final = tuple(_mask(range(9 * s, 9 * s + 9)) for s in range(3))
_MIXED: Final = tuple(_mask([*range(9 * s, 9 * s + 9), *HONOURS]) for s in range(3))


def routes_of(facts: HandFacts, melded: Sequence[Sequence[Tile]], counts: Sequence[int], wild: int) -> Iterator[Route]:
    """The routes that the melds laid allow. ``melded``: the tiles of each meld that is a group."""
    limit = 4 if facts.wild_limit is None else facts.wild_limit
    laid = {tile for meld in melded for tile in meld}
    aims = facts.aims
    yield Route(None, pair=facts.pair, wild=limit)
    if Aim.NO_WILD in aims and wild:
        yield Route(Aim.NO_WILD, pair=facts.pair, wild=0)
    if Aim.TRIPLETS in aims and all(meld[0] == meld[-1] for meld in melded):
        yield Route(Aim.TRIPLETS)
    for aim, masks in ((Aim.ONE_SUIT, _SUITS), (Aim.MIXED_SUIT, _MIXED)):
        if aim in aims:
            for mask in masks:
                if all(mask[tile] for tile in laid):
                    yield Route(aim, mask)
    if not melded:
        if Aim.PAIRS in aims:
            yield Route(Aim.PAIRS)
        if Aim.ORPHANS in aims:
            yield Route(Aim.ORPHANS, _mask(ORPHANS))
    for aim, kinds in ((Aim.ALL_258, KINDS_258), (Aim.ALL_HONOURS, HONOURS)):
        if aim in aims and all(tile in kinds for tile in laid):
            yield Route(aim, _mask(kinds))
    if Aim.ONE_TRIPLET in aims and not any(meld[0] == meld[-1] for meld in melded) and len(melded) < 4:
        for tile in sorted(range(STANDARD), key=lambda t: (-min(counts[t], 3), t))[:3]:
            if counts[tile] >= 2 and tile < SUITED + 4:
                yield Route(Aim.ONE_TRIPLET, pair=facts.pair, wild=limit, triplet=tile)
