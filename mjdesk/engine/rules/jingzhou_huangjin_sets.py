"""What runs, triplets and honours count for among themselves, and what the kinds of a hand alone do (§5, rules 1, 2).

Runs and triplets are numbers with three bits a set (how often it is there), so that melds and the covers of the
suits are simply added.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, TypeAlias

from ..tiles import DRAGONS, GREEN, HONOURS, SUITED, WHITE, WINDS, Tile
from .jingzhou_huangjin_patterns import VALUES, Tally, tally
from .predicates import mask_of

#: how often each set is there, three bits each: a run at the kind of its lowest tile, a triplet at its kind; the bits
#: of a suit begin `SUIT_BITS` above those of the one before, for there is more to be kept of a suit (`Parts`)
Sets: TypeAlias = int

SUIT_BITS: Final = 90
_BITS: Final = 3
_EACH: Final = 7
_RANKS: Final = 9
_OF_SUIT: Final = (1 << _BITS * _RANKS) - 1

Pairing: TypeAlias = Callable[[Tile, Tile], int]


def one(tile: Tile) -> Sets:
    """One run or triplet of this tile."""
    return 1 << SUIT_BITS * (tile // _RANKS) + _BITS * (tile % _RANKS)


def listed(sets: Sets) -> tuple[Tile, ...]:
    """The lowest tiles of some sets, ascending, as often as they are there."""
    found: list[Tile] = []
    first = 0
    while sets:
        suit, tile = sets & _OF_SUIT, first
        while suit:
            found += [tile] * (suit & _EACH)
            suit, tile = suit >> _BITS, tile + 1
        sets, first = sets >> SUIT_BITS, first + _RANKS
    return tuple(found)


def _of_any_suits(sets: Sets) -> tuple[Tile, ...]:
    """The same with suits in an order of their own: what sets count for does not depend on which suits they are of."""
    suits = sorted((sets >> shift & _OF_SUIT for shift in (0, SUIT_BITS, 2 * SUIT_BITS)), reverse=True)
    return listed(sum([suit << SUIT_BITS * place for place, suit in enumerate(suits)]))


# --- runs among themselves, triplets among themselves (rule 1)


def _steps(tiles: Iterable[Tile]) -> tuple[int, tuple[int, ...]]:
    """In how many suits the tiles lie, and the distances from number to number."""
    found = sorted([(tile % _RANKS, tile // _RANKS) for tile in tiles])
    return len({suit for _, suit in found}), tuple([b[0] - a[0] for a, b in pairwise(found)])


def _three_runs(three: Sequence[Tile]) -> int:
    """The pattern that three runs make, 0 for none."""
    match _steps(three):
        case 1, (0, 0):
            return 23
        case 1, (3, 3):  # from 1 on: there is no room to begin higher
            return 28
        case 1, (1, 1) | (2, 2):
            return 30
        case 3, (0, 0):
            return 41
        case 3, (1, 1):
            return 50
        case 3, (3, 3):
            return 39
    return 0


def _three_triplets(three: Sequence[Tile]) -> int:
    match _steps(three):
        case 1, (1, 1):
            return 24
        case 3, (0, 0):
            return 32
        case 3, (1, 1):
            return 42
    return 0


def _four_runs(four: Sequence[Tile]) -> int:
    match _steps(four):
        case 1, (0, 0, 0):
            return 14
        case 1, (1, 1, 1) | (2, 2, 2):
            return 16
    return 0


def _four_triplets(four: Sequence[Tile]) -> int:
    return 15 if _steps(four) == (1, (1, 1, 1)) else 0


def _two_runs(a: Tile, b: Tile) -> int:
    """The pattern that joins two runs, 0 for none."""
    if a % 9 == b % 9:
        return 69 if a == b else 70
    if a // 9 == b // 9:
        return {3: 71, 6: 72}.get(abs(a - b), 0)
    return 0


def _two_triplets(a: Tile, b: Tile) -> int:
    return 65 if a % 9 == b % 9 and a != b else 0


def _best(ways: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """The way worth most, of equal ones the one with the lowest numbers."""
    return min(ways, key=lambda way: (-sum(VALUES[number] for number in way), way))


def _ways(
    sets: tuple[Tile, ...],
    four: Callable[[Sequence[Tile]], int],
    three: Callable[[Sequence[Tile]], int],
    two: Pairing,
) -> Iterator[tuple[int, ...]]:
    """Every way in which some sets may be counted, each ascending."""
    if len(sets) == 4 and (number := four(sets)):
        yield (number,)
    for some in combinations(range(len(sets)), 3):
        if number := three([sets[i] for i in some]):
            others = [i for i in range(len(sets)) if i not in some]
            joins = [join for i in others for j in some if (join := two(sets[i], sets[j]))]
            yield (number, *((min(joins),) if joins else ()))
    yield from _joined(sets, two)


def _joined(sets: tuple[Tile, ...], two: Pairing) -> Iterator[tuple[int, ...]]:
    """Two-set patterns with no cycle of sets, and no set twice in the same pattern."""
    links = [(i, j, n) for i, j in combinations(range(len(sets)), 2) if (n := two(sets[i], sets[j]))]
    for number in range(min(len(links), max(0, len(sets) - 1)) + 1):
        for some in combinations(links, number):
            used = [(end, n) for i, j, n in some for end in (i, j)]
            if len(set(used)) == len(used) and not _has_cycle(some):
                yield tuple(sorted(n for *_, n in some))


def _has_cycle(links: Iterable[tuple[int, int, int]]) -> bool:
    home = list(range(4))
    for i, j, _ in links:
        a, b = home[i], home[j]
        if a == b:
            return True
        home = [a if each == b else each for each in home]
    return False


@lru_cache(1 << 10)
def run_tally(runs: Sets) -> Tally:
    """What the runs of a hand count for among themselves."""
    return _tally_of_runs(_of_any_suits(runs))


@lru_cache(1 << 10)
def _tally_of_runs(runs: tuple[Tile, ...]) -> Tally:
    return tally(*_best(_ways(runs, _four_runs, _three_runs, _two_runs)))


@lru_cache(1 << 10)
def triplet_tally(triplets: Sets) -> Tally:
    """What its suited triplets count for, among themselves and each as one of terminals."""
    return _tally_of_triplets(_of_any_suits(triplets))


@lru_cache(1 << 10)
def _tally_of_triplets(triplets: tuple[Tile, ...]) -> Tally:
    ends = [73 for tile in triplets if tile % _RANKS in (0, _RANKS - 1)]
    return tally(*ends, *_best(_ways(triplets, _four_triplets, _three_triplets, _two_triplets)))


def _double_dragons() -> dict[Sets, tuple[Tile, Tally]]:
    """双龙会: the four runs, the pair they need, and what they count for then (instead of the runs)."""
    found = {}
    for first in range(0, SUITED, 9):
        ends = one(first) + one(first + 6)
        found[2 * ends] = first + 4, tally(13)
        second, third = (other for other in range(0, SUITED, 9) if other != first)
        found[one(second) + one(second + 6) + one(third) + one(third + 6)] = first + 4, tally(29)
    return found


DOUBLE_DRAGONS: Final = _double_dragons()


# --- honours


@lru_cache(1 << 10)
def honour_tally(laid: int, pair: Tile, own: Tile, prevailing: Tile) -> Tally:
    """What triplets of honours (three bits a kind) count for, with the pair if that is of honours too.

    Of one kind there may be two triplets.
    """
    triplets = tuple([tile + SUITED for tile in listed(laid)])
    winds = {tile for tile in triplets if tile in WINDS}
    dragons = {tile for tile in triplets if tile in DRAGONS}
    others = sum(tile in WINDS and tile not in (own, prevailing) for tile in triplets)
    found = tally(*(59 for tile in triplets if tile in DRAGONS))
    found += tally(60) * (prevailing in winds) + tally(61) * (own in winds)
    if len(winds) == 4:
        found += tally(1)
    elif len(winds) == 3:
        found += tally(38) + tally(9) * (pair in set(WINDS) - winds)
    else:
        found += tally(73) * others
    if len(dragons) == 3:
        found += tally(2)
    elif len(dragons) == 2:
        found += tally(54) + tally(10) * (pair in set(DRAGONS) - dragons)
    return found


# --- the kinds that are there (rule 2)


def _ranks(*ranks: int, suits: Iterable[int] = (0, 1, 2)) -> int:
    return mask_of(9 * suit + rank - 1 for suit in suits for rank in ranks)


_HONOURS: Final = mask_of(HONOURS)
_TERMINALS: Final = _ranks(1, 9)
_BAMBOO: Final = 2
_GREEN_ONES: Final = _ranks(2, 3, 4, 6, 8, suits=(_BAMBOO,)) | 1 << GREEN
_UPRIGHT: Final = _ranks(1, 2, 3, 4, 5, 8, 9, suits=(1,)) | _ranks(2, 4, 5, 6, 8, 9, suits=(_BAMBOO,)) | 1 << WHITE

#: pattern n counts when no kind lies outside
_ONLY: Final = (
    (3, _GREEN_ONES),
    (8, _TERMINALS),
    (11, _HONOURS),
    (18, _TERMINALS | _HONOURS),
    (25, _ranks(7, 8, 9)),
    (26, _ranks(4, 5, 6)),
    (27, _ranks(1, 2, 3)),
    (36, _ranks(6, 7, 8, 9)),
    (37, _ranks(1, 2, 3, 4)),
    (40, _UPRIGHT),
    (68, _ranks(*range(2, 9))),
)


_SUITS: Final = 3
#: what is there: one bit a suit, winds, dragons
_WINDS_THERE: Final = 8
_DRAGONS_THERE: Final = 16


def _kept(first: Tile, size: int) -> tuple[int, ...]:
    """For each set of kinds of one suit (from ``first``): one bit for each row of `_ONLY` that it does not spoil."""
    return tuple(
        sum(1 << row for row, (_, inside) in enumerate(_ONLY) if not kinds << first & ~inside)
        for kinds in range(1 << size)
    )


#: by suit: the rows of `_ONLY` that its kinds keep to
_KEPT: Final = (_kept(0, 9), _kept(9, 9), _kept(18, 9), _kept(SUITED, 7))
_THERE: Final = tuple(
    _WINDS_THERE * (kinds & 15 != 0) + _DRAGONS_THERE * (kinds >> 4 != 0) for kinds in range(1 << len(HONOURS))
)
_ALL_THERE: Final = 31
#: all rows of `_ONLY`
ROWS: Final = (1 << len(_ONLY)) - 1


def kept(mask: int) -> int:
    """One bit for each row of `_ONLY` to which some kinds keep; rows of several hands are joined with ``&``."""
    return _KEPT[0][mask & 511] & _KEPT[1][mask >> 9 & 511] & _KEPT[2][mask >> 18 & 511] & _KEPT[3][mask >> SUITED]


def there(mask: int) -> int:
    """Which suits, and whether winds and dragons are there."""
    suits = (mask & 511 != 0) + 2 * (mask >> 9 & 511 != 0) + 4 * (mask >> 18 & 511 != 0)
    return suits + _THERE[mask >> SUITED]


def absent(tile: Tile) -> int:
    """What is not there when a tile is: the other suits, winds, dragons; joined with ``&``."""
    return _ALL_THERE & ~there(1 << tile)


def class_tally(mask: int) -> Tally:
    """What a hand counts for whose kinds are these, whatever its shape (melds included)."""
    return class_tally_of(kept(mask), _ALL_THERE & ~there(mask))


@lru_cache(1 << 10)
def class_tally_of(kept: int, absent: int) -> Tally:
    """The same from `kept` and what is not there."""
    there = _ALL_THERE & ~absent
    found = tally(*(number for row, (number, _) in enumerate(_ONLY) if kept >> row & 1))
    suits = (there & 7).bit_count()
    if there < _WINDS_THERE:
        found += tally(76) + tally(22) * (suits == 1)
    elif suits == 1:
        found += tally(49)
    elif suits == _SUITS and there & _WINDS_THERE and there & _DRAGONS_THERE:
        found += tally(51)
    return found + tally(75) * (suits == 2)


#: the classes that the list of 1998 describes with sets, and that option ``seven_pairs_classes`` lets join seven pairs
_OF_SETS: Final = (3, 8, 11, 18, 25, 26, 27, 36, 37)


@lru_cache(1 << 10)
def pair_class_tally(mask: int, all_classes: bool) -> Tally:
    """The same for seven pairs."""
    found = class_tally(mask)
    return found if all_classes else found & ~sum(_EACH << _BITS * number for number in _OF_SETS)
