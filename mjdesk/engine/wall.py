"""Shuffling from a seed, dice, the commitment to a wall, and who is dealt which of its tiles.

The random numbers come from SHA-256 in counter mode, so a seed gives the same wall on every machine and
every Python version.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from .notation import format_tiles
from .tiles import UNKNOWN, Tile, TileSet

#: a digest as eight numbers of 32 bits, the first byte the highest
_WORDS: Final = 1 << 32
_EIGHT_WORDS: Final = struct.Struct(">8I")


class Stream:
    """An endless stream of fair random numbers made from a text seed."""

    def __init__(self, seed: str) -> None:
        self._words = self._generate(seed.encode())

    @staticmethod
    def _generate(seed: bytes) -> Iterator[int]:
        counter = 0
        while True:
            yield from _EIGHT_WORDS.unpack(hashlib.sha256(seed + b"#%d" % counter).digest())
            counter += 1

    def below(self, limit: int) -> int:
        """A number 0 ≤ n < limit, each equally likely (words that would favour small numbers are thrown away)."""
        fair = _WORDS - _WORDS % limit
        for word in self._words:
            if word < fair:
                return word % limit
        raise AssertionError("the stream has no end")


def may_be_thrown(dice: Sequence[int], wall: Sequence[Tile]) -> bool:
    """Whether these can be dice of a round with this wall: 1 to 6, or 0 for one that nobody remembers.

    The latter only where nothing is known of the wall: then it makes no difference which of its tiles a die chose.
    """
    return all(1 <= die <= 6 or (die == 0 and set(wall) == {UNKNOWN}) for die in dice)


def shuffled(tiles: Sequence[Tile], seed: str) -> tuple[Tile, ...]:
    """The tiles in an order made from the seed (Fisher and Yates)."""
    stream = Stream(seed)
    wall = list(tiles)
    for i in range(len(wall) - 1, 0, -1):
        j = stream.below(i + 1)
        wall[i], wall[j] = wall[j], wall[i]
    return tuple(wall)


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A wall in draw order, the opening dice and the salt of its commitment."""

    wall: tuple[Tile, ...]
    dice: tuple[int, int]
    salt: str

    @property
    def commit(self) -> str:
        """See `commitment`."""
        return commitment(self.salt, self.wall)


def shuffle(tile_set: TileSet, seed: str) -> Shuffle:
    """Wall, dice and salt of one round from its seed, each from a stream of its own."""
    dice = Stream(f"{seed}/dice")
    return Shuffle(
        shuffled(tile_set.tiles(), f"{seed}/wall"),
        (dice.below(6) + 1, dice.below(6) + 1),
        hashlib.sha256(f"{seed}/salt".encode()).hexdigest()[:32],
    )


def commitment(salt: str, wall: Sequence[Tile]) -> str:
    """SHA-256 (hex) of the salt and the wall in notation: published before the deal, checked after it."""
    return hashlib.sha256((salt + format_tiles(wall)).encode()).hexdigest()


def dealt(wall: Sequence[Tile], players: int, dealer: int) -> tuple[tuple[Tile, ...], ...]:
    """The hands by seat: four tiles three times round from the dealer, one each, one more for the dealer.

    They are the first 13 × players + 1 tiles of the wall; the dealer's last tile is the last of them.
    """
    return tuple(tuple([wall[place] for place in places]) for places in _deal(players, dealer))


def dealt_places(players: int, dealer: int, seat: int) -> tuple[int, ...]:
    """The places in the wall of the tiles that a seat is dealt; see `dealt`."""
    return _deal(players, dealer)[seat]


@cache
def _deal(players: int, dealer: int) -> tuple[tuple[int, ...], ...]:
    """The places in the wall of each hand."""
    hands: list[list[int]] = [[] for _ in range(players)]
    place = 0
    for size in (4, 4, 4, 1):
        for step in range(players):
            hands[(dealer + step) % players].extend(range(place, place + size))
            place += size
    hands[dealer].append(place)
    return tuple(tuple(hand) for hand in hands)
