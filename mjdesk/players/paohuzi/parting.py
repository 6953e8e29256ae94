"""The partings of a hand: its cards in groups, in two cards towards a group, and single ones, by what may still come.

No card is ever added to a hand but in a group that it completes, so what can become of a hand lies in the two-card
parts it has now. A parting is sought that has most groups in the end, with 胡息 weighed in a little, more, and much.
What is mixed from both sizes is tried, the rest of each size is found rank by rank, each rest of cards once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from ...engine.paohuzi.cards import GROUPS_WITH, twin
from ...engine.paohuzi.splitter import Key
from ...engine.tiles import FIRST_BIG_CARD, FIRST_SMALL_CARD, Tile
from .forecast import Forecast, likely

#: how much of a group a point of 胡息 is worth, from hands that have enough to those that lack most
WEIGHTS: Final = (0.01, 0.07, 0.16)


class Part(NamedTuple):
    """Cards that belong together: their keys of both sizes, the chance that they become a group, the 胡息 that they
    then have on average, and whether they are one already."""

    small: Key
    big: Key
    chance: float
    huxi: float
    whole: bool = False


#: what a part or a parting is worth under each of `WEIGHTS`
_Worth: TypeAlias = tuple[float, ...]
#: parts as a linked list, so that partings share what they have in common: (part, the others) or None
_Chain: TypeAlias = tuple[Part, Any] | None
#: a part of one size: its key, what it is worth, and the part
_Unit: TypeAlias = tuple[Key, _Worth, Part]
#: a mixed part: how many small and big cards of its rank, what it is worth, and the part
_Mix: TypeAlias = tuple[int, int, _Worth, Part]
#: the best partings of the cards of one size, one for each of `WEIGHTS`
_Best: TypeAlias = tuple[tuple[float, _Chain], ...]
#: a parting of the cards of both sizes: what it is worth; its mixed parts, small and big ones
Parting: TypeAlias = tuple[float, _Chain, _Chain, _Chain]

#: a bit for each rank
_ONES: Final = 0x55555
_EACH: Final = range(len(WEIGHTS))
_NO_WORTH: Final[_Worth] = (0.0,) * len(WEIGHTS)
_NOTHING: Final[_Best] = ((0.0, None),) * len(WEIGHTS)
_NONE_YET: Final[Parting] = (-1.0, None, None, None)


class Parts:
    """The parts that cards may form under a forecast, and the best partings of hands made of them."""

    def __init__(self, out: Forecast) -> None:
        self.forecast = out
        self._units = (_units(out, 0), _units(out, 1))
        self._mixed = [_mixed(out, place) for place in range(10)]
        self._of_size: tuple[dict[Key, _Best], dict[Key, _Best]] = ({}, {})
        self._known: dict[tuple[Key, Key], tuple[Parting, ...]] = {}

    def both(self, small: Key, big: Key) -> tuple[Parting, ...]:
        """The best parting of loose cards for each of `WEIGHTS`."""
        if (small, big) not in self._known:
            self._known[small, big] = self._best(small, big)
        return self._known[small, big]

    def _best(self, small: Key, big: Key) -> tuple[Parting, ...]:
        rests: list[tuple[Key, Key, _Worth, _Chain]] = [(small, big, _NO_WORTH, None)]
        shared = (small | small >> 1) & (big | big >> 1) & _ONES
        while shared:
            one = shared & -shared
            shared -= one
            place = one.bit_length() - 1
            x, d = small >> place & 3, big >> place & 3
            takes = [mix for mix in self._mixed[place >> 1] if mix[0] <= x and mix[1] <= d]
            rests += [
                (s - a * one, b - c * one, tuple(map(float.__add__, worth, more)), (part, chain))
                for a, c, more, part in takes
                for s, b, worth, chain in rests
            ]
        best = [_NONE_YET] * len(WEIGHTS)
        for s, b, worth, chain in rests:
            ones, others = self._one_size(s, 0), self._one_size(b, 1)
            for i in _EACH:
                value = ones[i][0] + others[i][0] + worth[i]
                if value > best[i][0]:
                    best[i] = (value, chain, ones[i][1], others[i][1])
        return tuple(best)

    def _one_size(self, key: Key, big: int) -> _Best:
        known = self._of_size[big]
        if key in known:
            return known[key]
        if not key:
            return _NOTHING
        place = (key & -key).bit_length() - 1 >> 1
        best = list(self._one_size(key - (1 << 2 * place), big))  # a single card is worth nothing
        present = (key | key >> 1) & _ONES
        for unit, worth, part in self._units[big][place]:
            alike = not unit & (unit - 1)
            if key & unit if alike else unit & present == unit:
                rest = self._one_size(key - unit, big)
                for i in _EACH:
                    value = rest[i][0] + worth[i]
                    if value > best[i][0]:
                        best[i] = (value, (part, rest[i][1]))
        known[key] = tuple(best)
        return known[key]


def _units(out: Forecast, big: int) -> list[list[_Unit]]:
    """For each rank (from 0) the parts of one size that begin there."""
    units: list[list[_Unit]] = [[] for _ in range(10)]
    first, other = (FIRST_BIG_CARD, FIRST_SMALL_CARD) if big else (FIRST_SMALL_CARD, FIRST_BIG_CARD)
    run, peng = (6.0, 3.0) if big else (3.0, 1.0)

    def add(places: tuple[int, ...], ways: list[tuple[float, float]]) -> None:
        """Cards of these ranks; ``ways``: how often a card that makes them a group may come, and the 胡息 then."""
        total = sum(expected for expected, _ in ways)
        whole = len(places) == 3
        if total or whole:
            chance = 1.0 if whole else likely(total)
            huxi = sum(expected * huxi for expected, huxi in ways) / total
            key = sum(1 << 2 * place for place in places)
            part = Part(0, key, chance, huxi, whole) if big else Part(key, 0, chance, huxi, whole)
            units[places[0]].append((key, tuple([chance * (1 + weight * huxi) for weight in WEIGHTS]), part))

    def chi(place: int, huxi: float) -> tuple[float, float]:
        return out.chi[first + place], huxi

    for low in range(8):
        huxi = run if low == 0 else 0.0
        add((low, low + 1, low + 2), [(1.0, huxi)])
        add((low, low + 2), [chi(low + 1, huxi)])
    for low in range(9):
        below = [chi(low - 1, run if low == 1 else 0.0)] if low else []
        above = [chi(low + 2, run if low == 0 else 0.0)] if low < 8 else []
        add((low, low + 1), below + above)
    add((1, 6, 9), [(1.0, run)])
    for pair, third in (((1, 6), 9), ((1, 9), 6), ((6, 9), 1)):
        add(pair, [chi(third, run)])
    for place in range(10):
        card = first + place
        add((place, place), [(out.peng[card], peng), (out.draw[card], run), (out.chi[other + place], 0.0)])
    return units


def _mixed(out: Forecast, place: int) -> list[_Mix]:
    """What may be mixed from both sizes of a rank."""
    one, full = 1 << 2 * place, (1.0,) * len(WEIGHTS)
    found: list[_Mix] = [
        (2, 1, full, Part(2 * one, one, 1.0, 0.0, True)),
        (1, 2, full, Part(one, 2 * one, 1.0, 0.0, True)),
    ]
    if chance := likely(out.chi[FIRST_SMALL_CARD + place] + out.chi[FIRST_BIG_CARD + place]):
        found.append((1, 1, (chance,) * len(WEIGHTS), Part(one, one, chance, 0.0)))
    return found


def parts_of(parting: Parting) -> Iterator[Part]:
    """The parts of a parting."""
    for chain in parting[1:]:
        while chain is not None:
            part, chain = chain  # noqa: PLW2901 - the rest of the list
            yield part


def cards_of(part: Part) -> tuple[Tile, ...]:
    """The cards of a part, in the order of kinds."""
    small = [FIRST_SMALL_CARD + place for place in range(10) for _ in range(part.small >> 2 * place & 3)]
    return (*small, *(FIRST_BIG_CARD + place for place in range(10) for _ in range(part.big >> 2 * place & 3)))


@cache
def thirds(one: Tile, two: Tile) -> tuple[Tile, ...]:
    """The cards that make two cards a group."""
    if one == two:
        return tuple(sorted((one, twin(one))))
    found = []
    for group in GROUPS_WITH[one]:
        left = list(group)
        left.remove(one)
        if two in left:
            left.remove(two)
            found.append(left[0])
    return tuple(sorted(found))
