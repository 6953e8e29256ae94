"""The routes of a hand to a win: which of its parts must still become groups, how likely that is, with which 胡息."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from ...engine.melds import Meld, MeldKind
from ...engine.paohuzi.arrange import own_alike
from ...engine.paohuzi.cards import GROUPS, QUADS, alike_huxi, is_big, meld_huxi
from ...engine.paohuzi.splitter import keys_of, pairs
from .forecast import Forecast, likely
from .parting import Part, Parts, parts_of

#: 胡息 that a kan or wei gains on average when it becomes a quad, and a peng, small and big
QUAD_GAIN: Final = 4.0
PENG_GAIN: Final = (5.0, 6.0)
#: how the chance of enough 胡息 rises with those expected: from this many above the least on it is even, and how fast
EVEN, SPREAD = 1.0, 2.0


@dataclass(frozen=True, slots=True)
class Route:
    """One parting of a hand: ``needed`` of its ``open`` parts (likeliest first) must become groups; ``whole`` are those
    that are, the pair of a hand with a quad among them.

    ``huxi`` are the 胡息 it has, ``more`` those that its kans, wei and pengs may gain by growing, ``expected`` those of
    the hand when it is complete. ``ways`` is the chance that enough parts become groups, ``chance`` that this and
    enough 胡息 come about before anybody else wins.
    """

    needed: int
    whole: tuple[Part, ...]
    open: tuple[Part, ...]
    huxi: float
    more: float
    expected: float
    ways: float
    chance: float


@dataclass(frozen=True, slots=True)
class _Fixed:
    """What does not depend on the parting: groups that lie there or are alike, their 胡息, and how they may grow."""

    groups: int
    huxi: int
    more: float
    has_quad: bool


def routes(counts: Sequence[int], melds: tuple[Meld, ...], parts: Parts, least: int) -> Iterator[Route]:
    """The routes of a hand at rest, one for each way to weigh 胡息 (and each pair, where there is a quad)."""
    alike, loose = own_alike(counts)
    fixed = _fixed(alike, melds, parts.forecast)
    small, big = keys_of(loose)
    hands: list[tuple[int, int, tuple[Part, ...]]] = [(small, big, ())]
    if fixed.has_quad:
        hands += [(s, b, (Part(small - s, big - b, 1.0, 0.0, True),)) for _, s, b in pairs(small, big)]
    for s, b, pair in hands:
        for found in parts.both(s, b):
            yield _route(fixed, (*pair, *parts_of(found)), least)


def best_route(counts: Sequence[int], melds: tuple[Meld, ...], parts: Parts, least: int) -> Route:
    """The likeliest route."""
    return max(routes(counts, melds, parts, least), key=lambda route: (route.chance, route.ways, route.expected))


def _fixed(alike: Sequence[tuple[MeldKind, int]], melds: tuple[Meld, ...], out: Forecast) -> _Fixed:
    huxi = sum(map(meld_huxi, melds)) + sum(alike_huxi(kind, card) for kind, card in alike)
    has_quad = any(m.kind in QUADS for m in melds) or any(kind in QUADS for kind, _ in alike)
    growing: list[tuple[MeldKind, int]] = [(kind, card) for kind, card in alike if kind is MeldKind.WEI]
    growing += [(m.kind, m.tiles[0]) for m in melds if m.kind in (MeldKind.WEI, MeldKind.PENG)]
    more = sum(
        likely(out.flip[card]) * (PENG_GAIN[is_big(card)] if kind is MeldKind.PENG else QUAD_GAIN)
        for kind, card in growing
    )
    return _Fixed(len(melds) + len(alike), huxi, more, has_quad)


def _route(fixed: _Fixed, parts: tuple[Part, ...], least: int) -> Route:
    whole = [part for part in parts if part.whole]
    rest = tuple(sorted((part for part in parts if not part.whole), key=lambda part: -part.chance))
    needed = GROUPS - fixed.groups - len(whole)
    huxi = fixed.huxi + sum(part.huxi for part in whole)
    total = sum(part.chance for part in rest)
    gained = 0.0
    if total:
        gained = sum(part.huxi * part.chance for part in rest) / total * min(max(needed, 0), len(rest))
    expected = huxi + fixed.more + gained
    ways = at_least(needed, [part.chance for part in rest])
    chance = ways / (1.0 + exp(-(expected - least - EVEN) / SPREAD))
    return Route(needed, tuple(whole), rest, huxi, fixed.more, expected, ways, chance)


def at_least(number: int, chances: Sequence[float]) -> float:
    """The chance that so many of independent things happen."""
    if number <= 0:
        return 1.0
    if number > len(chances):
        return 0.0
    happened = [1.0] + [0.0] * number
    for chance in chances:
        happened[number] += happened[number - 1] * chance
        for i in range(number - 1, 0, -1):
            happened[i] = happened[i] * (1.0 - chance) + happened[i - 1] * chance
        happened[0] *= 1.0 - chance
    return happened[number]
