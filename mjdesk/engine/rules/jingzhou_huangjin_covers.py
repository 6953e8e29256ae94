"""How the tiles of one suit fall into sets and perhaps the pair when some of its tiles are wild.

Every cover comes once. All of it is kept in numbers that add up over suits and melds, so that a whole hand is read
with a few additions. Suits and honours are remembered as they are met: games meet the same ones again and again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from typing import Final, NamedTuple, TypeAlias

from ..tiles import STANDARD, SUITED, Tile
from .jingzhou_huangjin_sets import Sets, kept, one, there

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
#: above these the rows of tile classes (`kept`)
CLASS_SHIFT: Final = 3
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
    traits: int  #: what all sets and the pair have (`HAS_END` …), above them the classes that all kinds keep to
    there: int  #: the suits, winds and dragons that are there
    triplet_sets: int  #: how many sets are triplets, honours included
    ends: int  #: how many are triplets of terminals


NOTHING: Final = Cover(0, 0, (), -1, 0, 0, -1, 0, 0, 0)


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
        a[7] | b[7],
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
    return NOTHING._replace(runs=one(tile), mask=7 << tile, kinds=kinds_of(tiles), traits=_only(traits_of(tiles)))


def triplet(tile: Tile) -> Cover:
    """A triplet of a tile."""
    kinds, traits = 3 << _KIND_BITS * tile, _only(traits_of((tile,)))
    found = NOTHING._replace(mask=1 << tile, kinds=kinds, traits=traits, triplet_sets=1)
    if tile >= SUITED:
        return found._replace(honours=(tile,))
    return found._replace(triplets=one(tile), ends=int(tile % 9 in (0, 8)))


def pair(tile: Tile) -> Cover:
    """A pair of a tile."""
    kinds, traits = 2 << _KIND_BITS * tile, _only(traits_of((tile,)))
    return NOTHING._replace(pair=tile, mask=1 << tile, kinds=kinds, traits=traits)


def _only(traits: int) -> int:
    """Traits that spoil no class yet: which these are is known when the suit is (`in_classes`)."""
    return traits | -1 << CLASS_SHIFT


def in_classes(cover: Cover) -> Cover:
    """The cover with the tile classes that its kinds keep to."""
    spoilt = ~(kept(cover.mask) << CLASS_SHIFT | (1 << CLASS_SHIFT) - 1)
    return cover._replace(traits=cover.traits & ~spoilt, there=there(cover.mask))


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
    tiles = sum([key >> shift & 7 for shift in range(0, 27, 3)]) + wild
    if tiles % 3 == 1:
        return ()
    first = SUITED if suit == _HONOURS else 0
    found = _from(key, _Place(first, 0, 0, wild, tiles % 3 == 2))
    return tuple([in_classes(_in_suit(cover, 9 * suit - first)) for cover in found])


def _in_suit(cover: Cover, more: Tile) -> Cover:
    """A cover of 万 as one of another suit, whose kinds are so many higher."""
    if not more:
        return cover
    runs, triplets, honours, eyes, mask, kinds, *others = cover
    eyes = eyes + more if eyes >= 0 else eyes
    return Cover(runs << 3 * more, triplets << 3 * more, honours, eyes, mask << more, kinds << 4 * more, *others)


class _Place(NamedTuple):
    """How far a suit is covered: all kinds below ``tile`` are used up."""

    tile: Tile
    begun: int  #: runs that have begun two ranks lower
    going: int  #: and one rank lower
    wild: int
    paired: bool  #: the pair is still to come


def _from(key: SuitKey, place: _Place) -> tuple[Cover, ...]:
    """The covers from one kind on: `_parts`, but for what is plain when no tile is left."""
    if key or place.wild:
        return _parts(key, place)
    return () if place.begun or place.going or place.paired else (NOTHING,)


@lru_cache(1 << 16)
def _parts(key: SuitKey, place: _Place) -> tuple[Cover, ...]:
    """The covers of 万 or the honours from one kind on; ``key`` holds its tiles and those above it."""
    tile, begun, going, wild, paired = place
    if tile in (9, STANDARD):
        return ()
    found: list[Cover] = []
    room = (key & 7) + wild - begun - going  # the most tiles of this kind for parts that begin here
    for runs in range(room + 1 if tile < 7 else min(1, room + 1)):
        for pairs in (0, 1) if paired else (0,):
            for triplets in range((room - runs - 2 * pairs) // 3 + 1):
                left = room - runs - 2 * pairs - 3 * triplets
                if left <= wild:
                    after = _from(key >> 3, _Place(tile + 1, going, runs, left, paired and not pairs))
                    if runs or pairs or triplets:
                        here = _at(tile, runs, triplets, pairs)
                        after = tuple([together(here, others) for others in after])
                    found += after
    return tuple(found)


@lru_cache
def _at(tile: Tile, runs: int, triplets: int, pairs: int) -> Cover:
    """Parts that begin at one kind."""
    return reduce(together, [*[run(tile)] * runs, *[triplet(tile)] * triplets, *[pair(tile)] * pairs], NOTHING)
