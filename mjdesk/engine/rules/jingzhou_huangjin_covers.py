"""How the tiles of one suit fall into sets and perhaps the pair when some of its tiles are wild.

Every cover comes once. All of it is kept in numbers that add up over suits and melds, so that a whole hand is read
with a few additions. Suits and honours are remembered as they are met: games meet the same ones again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, reduce
from typing import Final, TypeAlias

from ..tiles import STANDARD, SUITED, Tile
from .jingzhou_huangjin_sets import ROWS, SUIT_BITS, absent, kept, listed, one
from .predicates import mask_of

#: the sets and how often each kind is there. A block of `SUIT_BITS` each for 万, 饼, 条 and the honours: runs
#: and triplets, three bits a rank each, then the kinds, four bits a rank: seven sets of one kind would still fit
Parts: TypeAlias = int
#: `Parts` with kinds alone
Kinds: TypeAlias = int
#: the tiles of one suit, three bits a rank
SuitKey: TypeAlias = int
#: of the three suits and the honours
SuitKeys: TypeAlias = tuple[SuitKey, SuitKey, SuitKey, SuitKey]
#: The sets and the pair of one suit, or of several suits together: `Parts`; the pair (its kind and 1 more, 0 for
#: none) and above it, from `TRIPLET_SHIFT`, how many sets are triplets; what all of it has in common (`HAS_END` …,
#: from `CLASS_SHIFT` the classes that its kinds keep to, from `ABSENT_SHIFT` what is not there). Plain tuples, for
#: a hand may have hundreds: the first two are added, the last joined with ``&``.
Cover: TypeAlias = tuple[Parts, int, int]

TRIPLET_SHIFT: Final = 6
PAIR: Final = (1 << TRIPLET_SHIFT) - 1
#: what a set or pair may have in it: a terminal or honour, a five, only 2 4 6 8
HAS_END: Final = 1
HAS_FIVE: Final = 2
IS_EVEN: Final = 4
TRAITS: Final = HAS_END | HAS_FIVE | IS_EVEN
CLASS_SHIFT: Final = 3
ABSENT_SHIFT: Final = CLASS_SHIFT + ROWS.bit_length()
_CLASSES: Final = ROWS << CLASS_SHIFT

NOTHING: Final[Cover] = (0, 0, -1)
#: the covers of a suit without tiles
NO_SETS: Final = (NOTHING,)

_HONOUR_SUIT: Final = 3
_NO_RUNS: Final = (0, 0)
_RANKS: Final = 9
#: where 万 and the honours end
_BEYOND: Final = (_RANKS, STANDARD)
TRIPLETS_FROM: Final = 27
_KINDS_FROM: Final = 54
_KIND_BITS: Final = 4
_KEY_BITS: Final = 3


def _place(tile: Tile) -> int:
    """Where the count of a kind begins."""
    return SUIT_BITS * (tile // _RANKS) + _KINDS_FROM + _KIND_BITS * (tile % _RANKS)


_PLACES: Final = tuple(map(_place, range(STANDARD)))
#: one tile of each kind
KIND: Final = tuple(1 << place for place in _PLACES)
#: the runs; shifted down by `TRIPLETS_FROM`, the suited triplets
SUITED_SETS: Final[Parts] = 7 * sum(map(one, range(SUITED)))
_ALL_SETS: Final[Parts] = 7 * sum(map(one, range(STANDARD)))
#: where the triplets of honours begin
HONOURS_FROM: Final = _HONOUR_SUIT * SUIT_BITS + TRIPLETS_FROM
KINDS: Final[Parts] = 15 * sum(KIND)
_FOURS: Final = 4 * sum(KIND)
_RUNS_OF_SUIT: Final = (1 << TRIPLETS_FROM) - 1


def kinds_of(tiles: Iterable[Tile]) -> Kinds:
    """How often each kind is among some tiles."""
    return sum([KIND[tile] for tile in tiles])


def held(parts: Parts, tile: Tile) -> int:
    """How often one kind is there."""
    return parts >> _PLACES[tile] & 15


def fours(parts: Parts) -> int:
    """How many kinds are there exactly four times."""
    found = parts & _FOURS
    return (found & ~(parts << 1 | parts << 2 | parts >> 1)).bit_count() if found else 0


# --- what is in a cover


def pair_of(cover: Cover) -> Tile:
    """The kind of the pair, -1 for none."""
    return (cover[1] & PAIR) - 1


def runs_of(cover: Cover) -> tuple[Tile, ...]:
    """The lowest tiles of the runs, ascending."""
    return listed(cover[0] & SUITED_SETS)


def triplets_of(cover: Cover) -> tuple[Tile, ...]:
    """The tiles of the triplets, ascending, honours last."""
    return listed(cover[0] >> TRIPLETS_FROM & _ALL_SETS)


def has_triplet(parts: Parts, tile: Tile) -> bool:
    """Whether a triplet of a kind is among the sets."""
    return bool(parts >> TRIPLETS_FROM & 7 * one(tile))


def runs_around(parts: Parts, tile: Tile) -> int:
    """The runs that a suited tile may be in: three bits those that begin two lower, then one lower, then with it."""
    suit, rank = divmod(tile, _RANKS)
    return (parts >> SUIT_BITS * suit & _RUNS_OF_SUIT) << 6 >> 3 * rank & 0o777


def together(a: Cover, b: Cover) -> Cover:
    """Two covers of different tiles as one; at most one has the pair."""
    return a[0] + b[0], a[1] + b[1], a[2] & b[2]


# --- the parts that covers are made of


def _traits(tiles: Sequence[Tile]) -> int:
    """What a run, a triplet or a pair has in it."""
    numbers = [tile % _RANKS + 1 for tile in tiles if tile < SUITED]
    return (
        HAS_END * (not numbers or 1 in numbers or 9 in numbers)
        + HAS_FIVE * (5 in numbers)
        + IS_EVEN * (bool(numbers) and len(set(tiles)) == 1 and numbers[0] % 2 == 0)
    )


def _common(tiles: Sequence[Tile]) -> int:
    """What the tiles of a part have in common."""
    return _traits(tiles) | kept(mask_of(tiles)) << CLASS_SHIFT | absent(tiles[0]) << ABSENT_SHIFT


def _in_any_suit(tiles: Sequence[Tile]) -> int:
    """The same for 万 that may yet become another suit: the classes of the three suits one above the other."""
    found = _traits(tiles)
    for suit in range(3):
        found |= kept(mask_of(tiles) << _RANKS * suit) << CLASS_SHIFT + ROWS.bit_length() * suit
    return found


_Common: TypeAlias = Callable[[Sequence[Tile]], int]


def _run(tile: Tile, common: _Common) -> Cover:
    tiles = (tile, tile + 1, tile + 2)
    return one(tile) + kinds_of(tiles), 0, common(tiles)


def _triplet(tile: Tile, common: _Common) -> Cover:
    return (one(tile) << TRIPLETS_FROM) + 3 * KIND[tile], 1 << TRIPLET_SHIFT, common((tile,))


def _pair(tile: Tile, common: _Common) -> Cover:
    return 2 * KIND[tile], tile + 1, common((tile,))


#: the run that begins with a tile, where there is one
RUN: Final = {tile: _run(tile, _common) for tile in range(SUITED) if tile % _RANKS < _RANKS - 2}
TRIPLET: Final = tuple(_triplet(tile, _common) for tile in range(STANDARD))
#: a triplet whose kind is never there exactly four times (四归一)
KONG: Final = tuple((parts + 5 * KIND[tile], counted, common) for tile, (parts, counted, common) in enumerate(TRIPLET))


@lru_cache(None)
def _at(tile: Tile, runs: int, triplets: int, pairs: int) -> Cover:
    """Parts that begin at one kind, which is of 万 or an honour."""
    common = _in_any_suit if tile < SUITED else _common
    parts = [
        *[_run(tile, common) for _ in range(runs)],
        *[_triplet(tile, common) for _ in range(triplets)],
        *[_pair(tile, common) for _ in range(pairs)],
    ]
    return reduce(together, parts)


# --- the covers of a suit


#: one tile of each kind in the keys of the suits, these one above the other
_IN_KEYS: Final = tuple(1 << _KEY_BITS * tile for tile in range(STANDARD))
_KEY: Final = (1 << _KEY_BITS * _RANKS) - 1


def suit_keys(tiles: Iterable[Tile]) -> SuitKeys:
    """The keys of the three suits and the honours."""
    keys = sum([_IN_KEYS[tile] for tile in tiles])
    size = _KEY_BITS * _RANKS
    return keys & _KEY, keys >> size & _KEY, keys >> 2 * size & _KEY, keys >> 3 * size


@lru_cache(1 << 10)
def covers(key: SuitKey, suit: int, wild: int) -> tuple[Cover, ...]:
    """Every cover of a suit (3: the honours) with exactly so many wild tiles more; none where the number is wrong."""
    if not key and not wild:
        return NO_SETS
    tiles = sum([key >> shift & 7 for shift in range(0, 27, 3)]) + wild
    if tiles % 3 == 1:
        return ()
    paired = tiles % 3 == 2
    if suit == _HONOUR_SUIT:
        return _from(key, SUITED, _NO_RUNS, wild, paired)
    shift, row, more, there = SUIT_BITS * suit, ROWS.bit_length() * suit, _RANKS * suit, _absent_but(suit)
    return tuple(
        [
            (parts << shift, n + more if n & PAIR else n, common & TRAITS | common >> row & _CLASSES | there)
            for parts, n, common in _from(key, 0, _NO_RUNS, wild, paired)
        ]
    )


def _absent_but(suit: int) -> int:
    return absent(_RANKS * suit) << ABSENT_SHIFT


def _from(key: SuitKey, tile: Tile, runs: tuple[int, int], wild: int, paired: bool) -> tuple[Cover, ...]:
    """The covers from one kind on: `_parts`, but for what is plain when no tile is left."""
    if key or wild:
        return _parts(key, tile, runs, wild, paired)
    return () if paired or runs != _NO_RUNS else NO_SETS


@lru_cache(1 << 10)
def _parts(key: SuitKey, tile: Tile, before: tuple[int, int], wild: int, paired: bool) -> tuple[Cover, ...]:
    """The covers of 万 or the honours from one kind on, all kinds below it being used up.

    ``key`` holds its tiles and those above it; ``before``: how many runs have begun two ranks lower, and one rank
    lower; ``paired``: the pair is still to come.
    """
    if tile in _BEYOND:
        return ()
    found: list[Cover] = []
    begun, going = before
    room = (key & 7) + wild - begun - going  # the most tiles of this kind for parts that begin here
    for runs in range(room + 1 if tile < _RANKS - 2 else min(1, room + 1)):
        for pairs in (0, 1) if paired else (0,):
            rest = room - runs - 2 * pairs
            for triplets in range(rest // 3 + 1):
                left = rest - 3 * triplets
                if left <= wild:
                    after = _from(key >> 3, tile + 1, (going, runs), left, paired and not pairs)
                    if after and (runs or pairs or triplets):
                        p, n, common = _at(tile, runs, triplets, pairs)
                        found += [(p + q, n + m, common & other) for q, m, other in after]
                    else:
                        found += after
    return tuple(found)
