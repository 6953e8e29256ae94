"""Hands that every contestant is given: dealt ones and won ones, from a seed, in each one's own notation."""

from __future__ import annotations

from random import Random

from mjdesk.engine.shapes.covers import ALL_GROUPS
from mjdesk.engine.tiles import HONOURS_136

Counts = tuple[int, ...]
MANY = 2000
#: PyMahjongGB's names of the kinds: characters, dots, bamboos, winds, dragons
_NAMES = tuple(
    [f"{suit}{rank}" for suit in "WBT" for rank in range(1, 10)] + [f"F{n}" for n in range(1, 5)] + ["J1", "J2", "J3"]
)


def dealt(size: int, number: int = MANY) -> list[Counts]:
    """Hands as a shuffled wall of 136 deals them."""
    random, wall = Random(size), [*HONOURS_136.tiles()]
    hands = []
    for _ in range(number):
        random.shuffle(wall)
        hands.append(tuple(wall[:size].count(kind) for kind in range(34)))
    return hands


def won(number: int = MANY) -> list[tuple[Counts, int]]:
    """Concealed hands of four groups and a pair, 14 tiles, each with the tile that came last."""
    random = Random(14)
    hands: list[tuple[Counts, int]] = []
    while len(hands) < number:
        tiles = [tile for _ in range(4) for tile in random.choice(ALL_GROUPS).tiles]
        tiles += [random.randrange(34)] * 2
        counts = tuple(tiles.count(kind) for kind in range(34))
        if max(counts) <= 4:
            hands.append((counts, random.choice(tiles)))
    return hands


def kinds(counts: Counts) -> list[int]:
    """The tiles of a hand as kinds, 0 to 33."""
    return [kind for kind, n in enumerate(counts) for _ in range(n)]


def of_136(counts: Counts) -> list[int]:
    """The tiles as the libraries for riichi number them: four of each kind, 0 to 135."""
    return [4 * kind + place for kind, n in enumerate(counts) for place in range(n)]


def names(counts: Counts) -> tuple[str, ...]:
    """The tiles as PyMahjongGB names them."""
    return tuple(_NAMES[kind] for kind in kinds(counts))


def name(kind: int) -> str:
    """A kind as PyMahjongGB names it."""
    return _NAMES[kind]
