"""How far concealed tiles are from groups and a pair: seven table look-ups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from mjdesk.engine.shapes.tables import TABLES, Pair
from mjdesk.engine.tiles import STANDARD

#: One number per suit and one for the honours: their counts as digits to base 5, lowest rank lowest.
Keys: TypeAlias = tuple[int, int, int, int]

#: What one tile adds to the key of its suit: ``keys[tile // 9] + POWERS[tile]`` after a draw, ``-`` after a
#: discard. Whoever keeps a hand keeps its four keys so; never draw a fifth copy into them (it would carry over).
POWERS: Final[tuple[int, ...]] = tuple(5 ** (tile % 9) for tile in range(STANDARD))

NO_KEYS: Final[Keys] = (0, 0, 0, 0)


def keys_of(counts: Sequence[int]) -> Keys:
    """The four keys of 34 counts, 0–4 each.

    >>> keys_of((2, 1) + (0,) * 31 + (4,))
    (7, 0, 0, 62500)
    """
    (
        a0, a1, a2, a3, a4, a5, a6, a7, a8,
        b0, b1, b2, b3, b4, b5, b6, b7, b8,
        c0, c1, c2, c3, c4, c5, c6, c7, c8,
        d0, d1, d2, d3, d4, d5, d6,
    ) = counts  # fmt: skip
    # Written out: three times as fast as a loop, and this is most of the cost of a distance from counts.
    return (
        a0 + 5*a1 + 25*a2 + 125*a3 + 625*a4 + 3125*a5 + 15625*a6 + 78125*a7 + 390625*a8,
        b0 + 5*b1 + 25*b2 + 125*b3 + 625*b4 + 3125*b5 + 15625*b6 + 78125*b7 + 390625*b8,
        c0 + 5*c1 + 25*c2 + 125*c3 + 625*c4 + 3125*c5 + 15625*c6 + 78125*c7 + 390625*c8,
        d0 + 5*d1 + 25*d2 + 125*d3 + 625*d4 + 3125*d5 + 15625*d6,
    )  # fmt: skip


def keys_with(keys: Keys, tile: int) -> Keys:
    """The keys after one more ``tile``, of which there were fewer than four."""
    a, b, c, d = keys
    if tile < 9:
        return a + POWERS[tile], b, c, d
    if tile < 18:
        return a, b + POWERS[tile], c, d
    if tile < 27:
        return a, b, c + POWERS[tile], d
    return a, b, c, d + POWERS[tile]


def keys_without(keys: Keys, tile: int) -> Keys:
    """The keys after one ``tile`` is gone, of which there was at least one."""
    a, b, c, d = keys
    if tile < 9:
        return a - POWERS[tile], b, c, d
    if tile < 18:
        return a, b - POWERS[tile], c, d
    if tile < 27:
        return a, b, c - POWERS[tile], d
    return a, b, c, d - POWERS[tile]


def distance(keys: Keys, groups: int = 4, pair: Pair = Pair.ANY) -> int:
    """The fewest extra tiles, drawn or wild, with which the tiles hold ``groups`` groups and a pair.

    ``groups`` is what the concealed tiles owe: 4 less the melds; 0–5 with any pair, 0–4 with a 2/5/8 pair.
    With ``w`` wild tiles set aside (not in the keys) a hand of the right size wins iff its distance is at most
    ``w``. Extra tiles are not limited to four of a kind: a wild tile may stand for a fifth.

    >>> distance(keys_of((3, 1, 1, 1, 1, 1, 1, 1, 3) + (0,) * 25))
    1
    """
    tables = TABLES[pair]
    suit = tables.suit
    merge = tables.merge
    a, b, c, d = keys
    return tables.final[groups][merge[suit[a]][suit[b]]][merge[suit[c]][tables.honour[d]]]


def distance_of_counts(counts: Sequence[int], groups: int = 4, pair: Pair = Pair.ANY) -> int:
    """``distance`` from 34 counts, 0–4 each."""
    return distance(keys_of(counts), groups, pair)
