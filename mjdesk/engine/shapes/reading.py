"""Which groups and pair a complete hand can be read as, wild tiles given out last.

``distance`` says *whether* a hand wins; this says *how*, for the scoring. It works suit by suit: the covers
of the four suits are combined; groups then still missing are made of wild tiles alone and may be anything.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, product

from mjdesk.engine.shapes.covers import ALL_GROUPS, Cover, Group, covers, least_wild
from mjdesk.engine.shapes.distances import keys_of
from mjdesk.engine.shapes.special import EVERY_KIND
from mjdesk.engine.shapes.tables import Pair
from mjdesk.engine.tiles import Tile, is_258


@dataclass(frozen=True, slots=True)
class Split:
    """One way to read concealed tiles as groups and a pair.

    Two tiles of a kind are the same whether wild or not, so ``wild`` names the kinds that wild tiles stand
    for in ``groups`` and ``pair``; which of several equal tiles is the wild one is not told.
    """

    groups: tuple[Group, ...]  #: ascending
    pair: Tile | None  #: None: two wild tiles are the pair, of any kind the pair rule allows
    wild: tuple[Tile, ...]  #: ascending; without those of free groups and a free pair
    free: int  #: further groups, each of three wild tiles: any run or triplet

    @property
    def all_triplets(self) -> bool:
        """Whether every group is a triplet, or free to be one."""
        return not any(group.is_run for group in self.groups)

    @property
    def all_runs(self) -> bool:
        """Whether every group is a run, or free to be one."""
        return all(group.is_run for group in self.groups)


def splits(
    counts: Sequence[int],
    groups: int = 4,
    wild: int = 0,
    pair: Pair = Pair.ANY,
    *,
    stand_for: Collection[Tile] = EVERY_KIND,
) -> Iterator[Split]:
    """Every different way to read a hand as ``groups`` groups and a pair, in a fixed order.

    None if it is no win. ``counts`` are the 34 natural concealed tiles and must number ``3 × groups + 2 - wild``;
    ``stand_for`` are the kinds a wild tile may be. A reading from which a part can be taken away so that the
    others still use all natural tiles is not listed by itself: that part is free to be anything, and the
    split is listed without it. To have a wild tile stand for its own kind, put it back into the counts.

    >>> [(split.groups, split.pair) for split in splits((3, 1, 1) + (0,) * 31, groups=1)]
    [((Group(tile=0, is_run=True),), 0)]
    """
    tiles = sum(counts)
    if tiles + wild != 3 * groups + 2:
        raise ValueError(f"{tiles} tiles and {wild} wild ones do not make {groups} groups and a pair")
    keys = keys_of(counts)
    least = [least_wild(key, suit) for suit, key in enumerate(keys)]
    spare = wild - sum(least)
    if spare < 0:
        return
    fitting = [
        [cover for cover in covers(key, suit, least[suit] + spare) if _fits(cover, pair, stand_for)]
        for suit, key in enumerate(keys)
    ]
    for a, b, c, d in product(*fitting):
        found = a.groups + b.groups + c.groups + d.groups
        pairs = [cover.pair for cover in (a, b, c, d) if cover.pair is not None]
        if len(found) <= groups and len(pairs) <= 1:
            yield Split(
                groups=found,
                pair=pairs[0] if pairs else None,
                wild=a.wild + b.wild + c.wild + d.wild,
                free=groups - len(found),
            )


def _fits(cover: Cover, pair: Pair, stand_for: Collection[Tile]) -> bool:
    """Whether a cover keeps to the pair rule and to the kinds wild tiles may be."""
    if pair is Pair.SUITED_258 and cover.pair is not None and not is_258(cover.pair):
        return False
    return stand_for is EVERY_KIND or all(tile in stand_for for tile in cover.wild)


def readings(
    counts: Sequence[int],
    groups: int = 4,
    wild: int = 0,
    pair: Pair = Pair.ANY,
    *,
    stand_for: Collection[Tile] = EVERY_KIND,
) -> Iterator[Split]:
    """``splits`` with free groups and a free pair replaced by each thing they may be; every reading once.

    A free group alone is 55 readings, so prefer ``splits`` where free parts need not be named.
    """
    any_group = [group for group in ALL_GROUPS if all(tile in stand_for for tile in group.tiles)]
    any_pair = [tile for tile in EVERY_KIND if tile in stand_for and (pair is Pair.ANY or is_258(tile))]
    seen: set[tuple[tuple[Group, ...], Tile | None]] = set()
    for split in splits(counts, groups, wild, pair, stand_for=stand_for):
        for more in combinations_with_replacement(any_group, split.free):
            named = tuple(sorted(split.groups + more))
            for eyes in any_pair if split.pair is None else [split.pair]:
                if (named, eyes) not in seen:
                    seen.add((named, eyes))
                    stands = [*split.wild, *(tile for group in more for tile in group.tiles)]
                    if split.pair is None:
                        stands += [eyes, eyes]
                    yield replace(split, groups=named, pair=eyes, wild=tuple(sorted(stands)), free=0)
