"""What one tile more or less does to a suit, worked out once per state of a suit.

A game meets the same few hundred states of a suit again and again, so these are remembered (a bounded number
of them). A *state code* names a suit's key together with the table it is to be looked up in.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from mjdesk.engine.shapes.tables import TABLES

#: (class, ranks): one more tile of any of these ranks, bit 0 for the lowest, leads to this class.
Gains: TypeAlias = tuple[tuple[int, int], ...]

_REMEMBERED: Final = 1 << 11
_RANKS: Final = {False: 9, True: 7}


def state_code(key: int, honours: bool, pair: int) -> int:
    """One number for a suit's key, the kind of suit and the pair rule."""
    return key << 2 | pair << 1 | honours


@lru_cache(_REMEMBERED)
def gains_of(code: int) -> tuple[int, Gains]:
    """The state's class, and the other classes one more tile leads to. A fifth copy is no gain."""
    key, honours, pair = code >> 2, bool(code & 1), code >> 1 & 1
    table = TABLES[pair].honour if honours else TABLES[pair].suit
    own = table[key]
    found: dict[int, int] = {}
    power = 1
    for rank in range(_RANKS[honours]):
        if key // power % 5 < 4:
            changed = table[key + power]
            if changed != own:
                found[changed] = found.get(changed, 0) | 1 << rank
        power *= 5
    return own, tuple(found.items())


@lru_cache(_REMEMBERED)
def losses_of(code: int) -> tuple[tuple[int, int, Gains], ...]:
    """For each rank (from 0) the state holds: (rank, class, gains) of the state with one tile of it less."""
    key = code >> 2
    found = []
    power = 1
    for rank in range(_RANKS[bool(code & 1)]):
        if key // power % 5:
            found.append((rank, *gains_of(code - (power << 2))))
        power *= 5
    return tuple(found)
