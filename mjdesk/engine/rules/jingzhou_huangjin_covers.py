"""How the tiles of one suit fall into sets and perhaps the pair when some of its tiles are wild.

Every cover comes once. All of it is kept in numbers that add up over suits and melds, so that a whole hand is read
with a few additions. Suits and honours are remembered as they are met: games meet the same ones again and again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from typing import Final, NamedTuple, TypeAlias

from ..tiles import STANDARD, SUITED, Tile
from .jingzhou_huangjin_sets import Sets, one

#: how often each kind is there, four bits a kind: seven sets of one kind would still fit
Kinds: TypeAlias = int
#: the tiles of one suit, three bits a rank
SuitKey: TypeAlias = int

_KIND_BITS: Final = 4
_HONOURS: Final = 3
#: what a set or pair may have in it: a terminal or honour, a five, only 2 4 6 8
HAS_END: Final = 1
HAS_FIVE: Final = 2
IS_EVEN: Final = 4
ALL_TRAITS: Final = HAS_END | HAS_FIVE | IS_EVEN
#: 1 in each nibble, and the number of kinds
_ONES: Final = sum(1 << _KIND_BITS * tile for tile in range(STANDARD))


class Cover(NamedTuple):
    """The sets and the pair of one suit, or of several suits together."""

    runs: Sets
    triplets: Sets  #: suited ones
    honours: tuple[Tile, ...]  #: triplets of honours
    pair: Tile  #: -1 for none
    mask: int  #: the kinds, one bit each
    kinds: Kinds
    traits: int  #: what all sets and the pair have (`HAS_END` …)
    sets: int  #: how many sets
    triplet_sets: int  #: how many of them are triplets, honours included
    ends: int  #: how many are triplets of terminals


NOTHING: Final = Cover(0, 0, (), -1, 0, 0, ALL_TRAITS, 0, 0, 0)


def kinds_of(tiles: Iterable[Tile]) -> Kinds:
    """How often each kind is among some tiles."""
    return sum(1 << _KIND_BITS * tile for tile in tiles)


def held(kinds: Kinds, tile: Tile) -> int:
    """How often one kind is there."""
    return kinds >> _KIND_BITS * tile & 15


def fours(kinds: Kinds) -> int:
    """How many kinds are there exactly four times."""
    rest = kinds ^ 4 * _ONES
    rest |= rest >> 2
    return STANDARD - ((rest | rest >> 1) & _ONES).bit_count()


def together(a: Cover, b: Cover) -> Cover:
    """Two covers of different tiles as one; at most one has the pair."""
    return Cover(
        a[0] + b[0],
        a[1] + b[1],
        a[2] + b[2],
        a[3] if a[3] >= 0 else b[3],
        a[4] | b[4],
        a[5] + b[5],
        a[6] & b[6],
        a[7] + b[7],
        a[8] + b[8],
        a[9] + b[9],
    )


def traits_of(tiles: Sequence[Tile]) -> int:
    """What a run, a triplet or a pair has in it."""
    numbers = [tile % 9 + 1 for tile in tiles if tile < SUITED]
    return (
        HAS_END * (not numbers or 1 in numbers or 9 in numbers)
        + HAS_FIVE * (5 in numbers)
        + IS_EVEN * (bool(numbers) and len(set(tiles)) == 1 and numbers[0] % 2 == 0)
    )


def run(tile: Tile) -> Cover:
    """The run that begins with a tile."""
    tiles = (tile, tile + 1, tile + 2)
    return Cover(one(tile), 0, (), -1, 7 << tile, kinds_of(tiles), traits_of(tiles), 1, 0, 0)


def triplet(tile: Tile) -> Cover:
    """A triplet of a tile."""
    suited, kinds, traits = tile < SUITED, 3 << _KIND_BITS * tile, traits_of((tile,))
    honours = () if suited else (tile,)
    return Cover(0, one(tile) * suited, honours, -1, 1 << tile, kinds, traits, 1, 1, suited and tile % 9 in (0, 8))


def pair(tile: Tile) -> Cover:
    """A pair of a tile."""
    return Cover(0, 0, (), tile, 1 << tile, 2 << _KIND_BITS * tile, traits_of((tile,)), 0, 0, 0)


_RUNS: Final = tuple(run(tile) if tile < SUITED and tile % 9 < 7 else NOTHING for tile in range(STANDARD))
_TRIPLETS: Final = tuple(map(triplet, range(STANDARD)))
_PAIRS: Final = tuple(map(pair, range(STANDARD)))


def suit_keys(counts: Sequence[int]) -> tuple[SuitKey, SuitKey, SuitKey, SuitKey]:
    """The keys of the three suits and the honours from 34 counts."""
    keys = [0, 0, 0, 0]
    for tile, n in enumerate(counts):
        if n:
            keys[tile // 9] += n << 3 * (tile % 9)
    return keys[0], keys[1], keys[2], keys[3]


@lru_cache(1 << 14)
def covers(key: SuitKey, suit: int, wild: int) -> tuple[Cover, ...]:
    """Every cover of a suit (3: the honours) with exactly so many wild tiles more; none where the number is wrong."""
    tiles = sum(key >> shift & 7 for shift in range(0, 27, 3)) + wild
    if tiles % 3 == 1:
        return ()
    honours = suit == _HONOURS
    begin = _State(key, 7 if honours else 9, not honours, 0, 0, wild, tiles % 3 == 2)
    return tuple(_whole(suit, parts) for parts in _parts(begin))


#: parts of a cover: 3 × rank for a run that begins there, + 1 for a triplet, + 2 for the pair
_Parts: TypeAlias = tuple[int, ...]


def _whole(suit: int, parts: _Parts) -> Cover:
    every = (_RUNS, _TRIPLETS, _PAIRS)
    return reduce(together, (every[part % 3][9 * suit + part // 3] for part in parts), NOTHING)


class _State(NamedTuple):
    """A suit from one rank on, when the lower ones are used up."""

    key: SuitKey  #: the tiles from that rank on
    ranks: int  #: how many ranks there are from it on
    has_runs: bool
    begun: int  #: runs that have begun two ranks lower
    going: int  #: and one rank lower
    wild: int
    paired: bool  #: the pair is still to come


@lru_cache(1 << 16)
def _parts(state: _State) -> tuple[_Parts, ...]:
    """The parts that use everything up, ranks counted from 0 at the lowest one left."""
    key, ranks, has_runs, begun, going, wild, paired = state
    if not ranks:
        return () if begun or going or wild or paired else ((),)
    found: list[_Parts] = []
    room = (key & 7) + wild - begun - going  # the most tiles of this rank for parts that begin here
    for runs in range(room + 1 if has_runs and ranks > 2 else min(1, room + 1)):
        for pairs in (0, 1) if paired else (0,):
            for triplets in range((room - runs - 2 * pairs) // 3 + 1):
                left = room - runs - 2 * pairs - 3 * triplets
                if left <= wild:
                    here = (0,) * runs + (1,) * triplets + (2,) * pairs
                    after = _State(key >> 3, ranks - 1, has_runs, going, runs, left, paired and not pairs)
                    found += [(*here, *(part + 3 for part in others)) for others in _parts(after)]
    return tuple(found)
