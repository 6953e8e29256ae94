"""The slow twin of `mjdesk.engine.shapes`: plain search, no tables, nothing shared with the code under test."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

#: Every group as its three tiles: 34 triplets and 21 runs.
GROUPS = sorted(
    [(tile,) * 3 for tile in range(34)]
    + [(9 * suit + low, 9 * suit + low + 1, 9 * suit + low + 2) for suit in range(3) for low in range(7)]
)
PAIRS = {0: range(34), 1: [tile for tile in range(27) if tile % 9 in (1, 4, 7)]}  #: by pair rule


def distance(counts: Sequence[int], groups: int, pair: int) -> int:
    """Fewest extra tiles: every way to pick the parts is tried, cut off where it is no better than the best."""
    return _search(list(counts), groups, pair, 0, 3 * groups + 2)


def _search(rest: list[int], groups: int, pair: int, first: int, best: int) -> int:
    """The fewest extra tiles, or `best` if that is fewer; groups only from `first` on."""
    # A part without any tile of the hand costs all of its tiles, whichever it is.
    best = min(best, 3 * groups + 2)
    if not groups:
        return min(best, *(2 - min(2, rest[tile]) for tile in PAIRS[pair]))
    for at in range(first, len(GROUPS)):
        left = rest[:]
        cost = 0
        for tile in GROUPS[at]:
            if left[tile]:
                left[tile] -= 1
            else:
                cost += 1
        if cost < min(3, best):
            best = min(best, cost + _search(left, groups - 1, pair, at, best - cost))
    # Only groups that hold no tile are left: they cost all of theirs.
    return min(best, 3 * groups + min(2 - min(2, rest[tile]) for tile in PAIRS[pair]))


def wins(counts: Sequence[int], groups: int, wild: int, pair: int) -> bool:
    """Whether the tiles and wild tiles, 3 × groups + 2 together, are groups and a pair. Counts may be above 4."""
    assert sum(counts) + wild == 3 * groups + 2
    return next(readings(counts, groups, wild, pair), None) is not None


def readings(
    counts: Sequence[int], groups: int, wild: int, pair: int
) -> Iterator[tuple[tuple[tuple[int, ...], ...], int]]:
    """Every choice of groups (ascending) and a pair that holds all the tiles and `wild` more."""
    for eyes in PAIRS[pair]:
        yield from ((named, eyes) for named in _choices(_less(counts, (eyes, eyes)), groups, wild, 0))


def _choices(rest: list[int], groups: int, wild: int, first: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Choices of groups from `first` on; negative counts are wild tiles given out."""
    if -sum(n for n in rest if n < 0) > wild:
        return
    if not groups:
        if all(n <= 0 for n in rest):
            yield ()
        return
    for at in range(first, len(GROUPS)):
        if at and any(rest[tile] > 0 for tile in range(GROUPS[at][0])):
            return  # groups only go up: that tile will never be used
        for more in _choices(_less(rest, GROUPS[at]), groups - 1, wild, at):
            yield (GROUPS[at], *more)


def _less(counts: Sequence[int], tiles: Sequence[int]) -> list[int]:
    rest = list(counts)
    for tile in tiles:
        rest[tile] -= 1
    return rest


def seven_pairs_distance(counts: Sequence[int], four_alike: bool) -> int:
    """Fewest extra tiles to seven pairs, by giving each pair the cheapest kind in turn."""
    prices = []
    for n in counts:
        prices.append(max(0, 2 - n))
        if four_alike:
            prices += [max(0, min(2, 2 * k - n)) for k in range(2, 8)]
    return sum(sorted(prices)[:7])


def any_of(parts: Sequence[Sequence[int]], counts: Sequence[int]) -> int:
    """Fewest extra tiles to any of these hands, each a list of tiles."""
    return min(sum(max(0, hand.count(tile) - counts[tile]) for tile in set(hand)) for hand in parts)


def apart_hands(seven_honours: bool) -> Iterator[list[int]]:
    """Every 14 tiles of 全不靠 that hold at least five honours (or all seven)."""
    for order in permutations(range(3)):
        suited = [9 * suit + low + step for suit, low in enumerate(order) for step in (0, 3, 6)]
        for honours in range(7 if seven_honours else 5, 8):
            for some in combinations(suited, 14 - honours):
                for others in combinations(range(27, 34), honours):
                    yield [*some, *others]
