"""The twenty levels of a person's gold and the outfits that go with them (rules page ``play-modes``, section 2)."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

from ..engine.text import Text


@dataclass(frozen=True, slots=True)
class Level:
    """A title, the gold it begins at, and the outfit worn at it (0: plain clothes)."""

    number: int
    title: Text
    gold: int
    outfit: int


#: title, its English, gold from which it is held, whether the avatar changes its outfit at it
_ROWS: Final = (
    ("白板", "White", 0, False),
    ("一万", "One", 1_000, True),
    ("二万", "Two", 1_100, True),
    ("三万", "Three", 1_300, True),
    ("四万", "Four", 1_700, False),
    ("五万", "Five", 2_500, True),
    ("六万", "Six", 4_100, False),
    ("七万", "Seven", 7_140, True),
    ("八万", "Eight", 12_612, False),
    ("九万", "Nine", 22_462, True),
    ("东风", "East", 38_222, False),
    ("南风", "South", 61_862, True),
    ("西风", "West", 94_958, False),
    ("北风", "North", 154_530, True),
    ("中", "Red", 249_845, False),
    ("发", "Green", 383_286, True),
    ("雀侠", "Knight", 596_791, False),
    ("雀王", "King", 938_399, False),
    ("雀圣", "Sage", 1_484_971, False),
    ("雀神", "Deity", 2_359_486, True),
)


def _levels() -> tuple[Level, ...]:
    levels, outfit = [], 0
    for number, (zh, en, gold, changes) in enumerate(_ROWS, start=1):
        outfit += changes
        levels.append(Level(number, Text(zh, en), gold, outfit))
    return tuple(levels)


LEVELS: Final = _levels()
OUTFITS: Final = LEVELS[-1].outfit + 1  #: looks of an avatar, plain clothes among them
_GOLD: Final = [level.gold for level in LEVELS]


def level_of(gold: int) -> Level:
    """The level of a person with so much gold (0 or more)."""
    return LEVELS[bisect_right(_GOLD, gold) - 1]
