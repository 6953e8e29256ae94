"""The 81 patterns as numbers: what each is worth, what each excludes, and what a list of them comes to.

A pattern has the number of the rules page (§5). What counts in a reading is kept as one integer, a *tally*: three
bits a pattern, how often it counts. Tallies are added; `settled` takes out what is excluded and adds up the fan.
Flowers are not in it: they count once the win is legal.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

Tally: TypeAlias = int

#: what pattern n is worth: ``VALUES[n]``
VALUES: Final = (
    0,
    *(88,) * 7,
    *(64,) * 6,
    *(48,) * 2,
    *(32,) * 3,
    *(24,) * 9,
    *(16,) * 6,
    *(12,) * 5,
    *(8,) * 9,
    *(6,) * 7,
    *(4,) * 4,
    *(2,) * 10,
    *(1,) * 13,
)
NOTHING_ELSE: Final = 43  #: 无番和
FLOWER: Final = 81

#: 3, 8, 11, 18, 22, 25 to 27, 36, 37, 40, 49, 51, 68, 75, 76 look only at the kinds present
CLASSES: Final = (3, 8, 11, 18, 22, 25, 26, 27, 36, 37, 40, 49, 51, 68, 75, 76)
_KONGS: Final = (17, 53, 57, 67, 74)

#: what a pattern takes out of the list when it still stands itself (§5, column "Excl.")
EXCLUDES: Final[dict[int, tuple[int, ...]]] = {
    1: (60, 61, 38, 48),
    2: (59, 54),
    3: (49,),
    4: (22, 62, 56, 76),
    5: (48, 79, *_KONGS),
    6: (22, 56, 79, 19, 62, 76),
    7: (51, 56, 79, 62, *CLASSES),
    8: (48, 65, 76, 18, 55, 73),
    9: (38,),
    10: (59, 54),
    11: (48, 18, 55, 73),
    12: (62, 48, 56),
    13: (63, 19, 22, 76, 69, 70, 71, 72),
    14: (24, 69, 64, 23),
    15: (23, 48, 24),
    16: (30, 71, 72),
    17: (53, 57, 67, 74),
    18: (48, 55, 73),
    19: (56, 79, 62),
    20: (51, 56, 79, 62, 34),
    21: (48, 68, 76),
    22: (76,),
    23: (24, 69),
    24: (23,),
    25: (76, 36),
    26: (68, 76),
    27: (76, 37),
    29: (70, 72, 76, 63),
    31: (68, 76),
    34: (51, 56, 79, 62),
    36: (76,),
    37: (76,),
    40: (75,),
    44: (80,),
    46: (80,),
    47: (58,),
    52: (79,),
    53: (67, 66),
    54: (59,),
    56: (80,),
    57: (74,),
    63: (76,),
    68: (76,),
}
_NINE_GATES: Final = 4
_YAO_JIU_KE: Final = 73
_BITS: Final = 3
_EACH: Final = 7


def tally(*numbers: int) -> Tally:
    """The tally of some patterns.

    >>> tally(1, 1) == 2 * tally(1)
    True
    """
    return sum(1 << _BITS * number for number in numbers)


def _excluded(number: int) -> int:
    """The digits of what a pattern takes out."""
    return sum(_EACH << _BITS * other for other in set(EXCLUDES.get(number, ())))


#: by pattern: all digits but those it takes out
_LEFT_BY: Final = tuple(~_excluded(number) for number in range(len(VALUES)))


class Count(NamedTuple):
    """What counts in a reading, flowers aside."""

    fan: int
    numbers: tuple[int, ...]  #: ascending, each as often as it counts


@lru_cache(1 << 10)
def settled(found: Tally) -> Count:
    """Exclusions in number order, then the fan; 无番和 when nothing is left (§5, rule 7)."""
    left = found
    if left >> _BITS * _NINE_GATES & _EACH and left >> _BITS * _YAO_JIU_KE & _EACH:
        left -= tally(_YAO_JIU_KE)  # one of the two triplets is part of nine gates
    for number in numbers_of(left):
        if left >> _BITS * number & _EACH:  # what was taken out takes nothing out
            left &= _LEFT_BY[number]
    numbers = tuple([number for number in numbers_of(left) for _ in range(left >> _BITS * number & _EACH)]) or (
        NOTHING_ELSE,
    )
    return Count(sum([VALUES[number] for number in numbers]), numbers)


def numbers_of(found: Tally) -> list[int]:
    """The patterns of a tally, ascending."""
    numbers = []
    while found:
        number = ((found & -found).bit_length() - 1) // _BITS
        numbers.append(number)
        found &= -1 << _BITS * (number + 1)
    return numbers
