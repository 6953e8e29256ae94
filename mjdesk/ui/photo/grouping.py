"""Which tiles of a photo lie together, and what that says: the hand, melds beside it, a tile apart (no Qt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import dist
from statistics import median
from typing import Final

from mjdesk.devices.camera.readings import Point, Quad, Reading

from .seen import Part, Rules, Seen, Spread, seen

_GAP: Final = 0.45  #: of a tile's width: farther apart, tiles are not of one group
_STEP: Final = 0.5  #: of a tile's height: farther off a row, a tile is of another
_WHOLE: Final = 14


def spread_of(readings: Sequence[Reading], rules: Rules) -> Spread:
    """The tiles of a photo with a first guess of where each belongs, which a person may change."""
    groups = together([reading.quad for reading in readings])
    if not groups:
        return Spread(rules)
    hand = max(groups, key=lambda group: (len(group), max(readings[n].box.centre[1] for n in group)))
    tiles: list[Seen] = []
    for group in groups:
        tiles += _placed([seen(readings[n]) for n in group], rules, is_hand=group is hand)
    spread = Spread(rules, tuple(tiles))
    spread = _without_strangers(spread)
    order = [n for group in groups for n in group]
    return _with_win(spread, [order.index(group[0]) for group in groups if len(group) == 1 and group is not hand])


def _placed(group: list[Seen], rules: Rules, *, is_hand: bool) -> list[Seen]:
    if is_hand:
        return group
    melds = [replace(tile, part=Part.MELD) for tile in group]
    unknown = len(group) in (3, 4) and all(tile.tile is None for tile in group)
    if len(group) > 1 and (unknown or all(meld is not None for _, meld in Spread(rules, tuple(melds)).groups)):
        return melds
    return [replace(tile, part=Part.ASIDE) for tile in group]


def _without_strangers(spread: Spread) -> Spread:
    """Flowers and what else the game has no use for in a hand does not count."""
    used = spread.rules.copies_of
    strangers = {n for n, t in enumerate(spread.tiles) if t.sure and t.tile is not None and not used(t.tile)}
    return spread.with_part(strangers, Part.ASIDE)


def _with_win(spread: Spread, alone: Sequence[int]) -> Spread:
    """Of tiles that lie apart, those that are kongs by themselves are melds; where the hand then lacks one tile and one
    is left, that one won."""
    kongs = {n for n in alone if (tile := spread.tiles[n].tile) is not None and spread.may_lie_alone(tile)}
    melds = [meld for _, meld in spread.groups if meld is not None]
    rest = [n for n in alone if n not in kongs]
    if 3 * len(melds) + len(spread.places(Part.HAND)) == _WHOLE - 1:
        if len(rest) == 1:
            spread = spread.with_part(set(rest), Part.WIN)
        elif len(alone) == 1:  # the only one that may have won
            return spread.with_part(set(alone), Part.WIN)
    return spread.with_part(kongs, Part.MELD)


def together(quads: Sequence[Quad]) -> list[list[int]]:
    """Places of quads in groups of those that lie side by side, the groups and all in them in the order given."""
    if not quads:
        return []
    leader = list(range(len(quads)))

    def lead(n: int) -> int:
        while leader[n] != n:
            n = leader[n]
        return n

    sizes = [_size(quad) for quad in quads]
    wide, tall = median(size[0] for size in sizes), median(size[1] for size in sizes)
    for one in range(len(quads)):
        for other in range(one + 1, len(quads)):
            if dist(_centre(quads[one]), _centre(quads[other])) < 2 * tall and _beside(
                quads[one], quads[other], wide, tall
            ):
                first, second = sorted((lead(one), lead(other)))
                leader[second] = first
    groups: dict[int, list[int]] = {}
    for n in range(len(quads)):
        groups.setdefault(lead(n), []).append(n)
    return list(groups.values())


def _beside(one: Quad, other: Quad, wide: float, tall: float) -> bool:
    """Whether two tiles lie side by side, along the short side of either (one of a meld may be turned)."""
    (x0, y0), (x1, y1) = _centre(one), _centre(other)
    gap = min(_to_outline(corner, quad) for quad, corners in ((other, one), (one, other)) for corner in corners)
    if gap > _GAP * wide:
        return False
    for quad in (one, other):
        ux, uy = _along(quad)
        if abs((x1 - x0) * ux + (y1 - y0) * uy) < _STEP * tall:
            return True
    return False


def _centre(quad: Quad) -> Point:
    return sum(x for x, _ in quad) / 4, sum(y for _, y in quad) / 4


def _size(quad: Quad) -> tuple[float, float]:
    first, second = dist(quad[0], quad[1]), dist(quad[1], quad[2])
    return min(first, second), max(first, second)


def _along(quad: Quad) -> Point:
    """The direction of a tile's long side, of length 1."""
    a, b, c = quad[:3]
    start, end = (a, b) if dist(a, b) > dist(b, c) else (b, c)
    length = dist(start, end) or 1.0
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def _to_outline(at: Point, quad: Quad) -> float:
    return min(_to_edge(at, quad[n], quad[(n + 1) % 4]) for n in range(4))


def _to_edge(at: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    along = 0.0 if not length else max(0.0, min(1.0, ((at[0] - start[0]) * dx + (at[1] - start[1]) * dy) / length))
    return dist(at, (start[0] + along * dx, start[1] + along * dy))
