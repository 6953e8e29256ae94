"""How good a 跑胡子 hand is that is not complete yet: an estimate from the groups it has and those it is near.

Cards are parted into groups, two cards towards one, and single cards. Every part has a worth towards a complete
hand and an expectation of 胡息; a hand is worth its best parting. The parting is found as in the splitter: what is
mixed from both sizes is tried, the rest of each size comes from a table that fills itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from ...engine.melds import Meld, MeldKind
from ...engine.paohuzi.arrange import own_alike
from ...engine.paohuzi.cards import GROUPS, QUADS, alike_huxi, meld_huxi
from ...engine.paohuzi.splitter import Key, keys_of, pairs

#: (worth with 胡息 weighed in, worth alone, 胡息 expected)
Value: TypeAlias = tuple[float, float, float]

#: worth of a group, of an open or a closed pair of neighbours, of two alike, of a mixed pair; a single card has none
GROUP, OPEN, CLOSED, TWO, MIXED = 10.0, 5.0, 4.0, 4.5, 4.5
#: how likely two cards become their group
LIKELY: Final = 0.4
#: how much a point of 胡息 weighs, from a hand with enough to one that lacks most
WEIGHTS: Final = (0.1, 0.7, 1.6)
#: 胡息 of 一二三 and 二七十, and of two alike that may become a wei or peng
RUNS: Final = (3.0, 6.0)
TWOS: Final = (1.0, 2.2)
#: a kan may become a quad
KAN_MORE: Final = 0.8


def _units() -> list[list[tuple[Key, float, float]]]:
    """For each rank (from 0) the parts that begin there: key, worth, 胡息 in units of `RUNS`."""
    units: list[list[tuple[Key, float, float]]] = [[] for _ in range(10)]

    def add(places: tuple[int, ...], worth: float, huxi: float) -> None:
        units[places[0]].append((sum(1 << 2 * place for place in places), worth, huxi))

    for low in range(8):
        add((low, low + 1, low + 2), GROUP, 1.0 if low == 0 else 0.0)
        add((low, low + 2), CLOSED, LIKELY if low == 0 else 0.0)
    for low in range(9):
        scoring = {0: LIKELY, 1: LIKELY / 2}.get(low, 0.0)
        add((low, low + 1), CLOSED if low in (0, 8) else OPEN, scoring)
    add((1, 6, 9), GROUP, 1.0)
    for pair in ((1, 6), (1, 9), (6, 9)):
        add(pair, CLOSED, LIKELY)
    return units


_UNITS: Final = _units()
#: a bit for each rank
_ONES: Final = 0x55555
_EACH: Final = range(len(WEIGHTS))
_UNKNOWN: Final[tuple[Value, ...]] = ((-1.0, 0.0, 0.0),) * len(WEIGHTS)


@lru_cache(maxsize=1 << 10)
def _one_size(key: Key, big: int) -> tuple[Value, ...]:
    """The best parting of the cards of one size under each of `WEIGHTS`."""
    if not key:
        return ((0.0, 0.0, 0.0),) * len(WEIGHTS)
    place = (key & -key).bit_length() - 1 >> 1
    one = 1 << 2 * place
    best = list(_one_size(key - one, big))  # a single card is worth nothing
    present = (key | key >> 1) & _ONES
    taken = [(unit, w, h * RUNS[big]) for unit, w, h in _UNITS[place] if unit & present == unit]
    if key & 2 * one:
        taken.append((2 * one, TWO, TWOS[big]))
    for unit, w, h in taken:
        for i, (_, worth, huxi) in enumerate(_one_size(key - unit, big)):
            value = worth + w + WEIGHTS[i] * (huxi + h)
            if value > best[i][0]:
                best[i] = value, worth + w, huxi + h
    return tuple(best)


@lru_cache(maxsize=1 << 10)
def _loose(small: Key, big: Key) -> tuple[Value, ...]:
    """The best parting of loose cards of both sizes under each of `WEIGHTS`."""
    rests = [(small, big, 0.0)]
    shared = (small | small >> 1) & (big | big >> 1) & _ONES
    while shared:
        one = shared & -shared
        shared -= one
        takes = [(one, one, MIXED)]
        if small & 2 * one:
            takes.append((2 * one, one, GROUP))
        if big & 2 * one:
            takes.append((one, 2 * one, GROUP))
        rests += [(s - a, b - c, w + more) for s, b, w in rests for a, c, more in takes]
    best = list(_UNKNOWN)
    for s, b, mixed in rests:
        one_size, other = _one_size(s, 0), _one_size(b, 1)
        for i in _EACH:
            x, y = one_size[i], other[i]
            value = x[0] + y[0] + mixed
            if value > best[i][0]:
                best[i] = value, x[1] + y[1] + mixed, x[2] + y[2]
    return tuple(best)


def lack(huxi: float, least: int) -> float:
    """What a hand loses because its 胡息 are not enough yet."""
    missing = least + 1 - huxi
    return 0.0 if missing <= 0 else 0.5 * missing + 0.08 * missing * missing


def worth_of(counts: Sequence[int], melds: tuple[Meld, ...], least: int) -> tuple[float, bool]:
    """The estimate for concealed cards and melds (``least`` are the 胡息 needed), and whether the hand may wait."""
    alike, loose = own_alike(counts)
    fixed = sum(map(meld_huxi, melds)) + sum(alike_huxi(kind, card) + KAN_MORE for kind, card in alike)
    laid = GROUP * (len(melds) + len(alike))
    small, big = keys_of(loose)
    quad = any(meld.kind in QUADS for meld in melds) or any(kind is MeldKind.TI for kind, _ in alike)
    hands = [(small, big, 0.0)]
    if quad:
        hands += [(s, b, GROUP) for _, s, b in pairs(small, big)]
    best, most = -1e9, 0.0
    for s, b, eye in hands:
        for _, worth, huxi in _loose(s, b):
            most = max(most, laid + eye + worth)
            best = max(best, laid + eye + worth - lack(fixed + huxi, least))
    return best, most >= GROUP * (GROUPS - 1)
