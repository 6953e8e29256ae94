"""Patterns as tiny predicates on one typed value, shared by the rule systems.

A hand is *read* before it is scored: an `Interpretation` says what every wild tile stands for and how the
tiles fall into sets; a `Win` adds how the last tile came. Sets of kinds are bit masks (bit k = kind k), so
that the colour patterns are one `&` each.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from ..case import By
from ..melds import Meld, MeldKind
from ..shapes import Group
from ..tiles import HONOURS, STANDARD, SUITED, Tile, is_258


def mask_of(tiles: Iterable[Tile]) -> int:
    """The kinds of some tiles as a bit mask."""
    mask = 0
    for tile in tiles:
        mask |= 1 << tile
    return mask


SUIT_MASKS: Final = tuple(mask_of(range(first, first + 9)) for first in range(0, SUITED, 9))
JIANG_MASK: Final = mask_of(t for t in range(STANDARD) if is_258(t))
HONOUR_MASK: Final = mask_of(HONOURS)


@dataclass(frozen=True, slots=True)
class Interpretation:
    """One reading of the concealed tiles and the winning tile, wild tiles written as what they stand for.

    ``groups`` and ``pair`` are empty when the hand counts without structure (乱将, 乱风); then ``loose``
    holds the tiles. ``hard``: every wild tile stands for its own face, or there is none. ``pairs``: the kinds
    of seven pairs (七对), a kind of which there are four twice; then all else is empty.
    """

    groups: tuple[Group, ...] = ()
    pair: Tile | None = None
    loose: tuple[Tile, ...] = ()
    hard: bool = True
    pairs: tuple[Tile, ...] = ()

    @property
    def structured(self) -> bool:
        """Whether the tiles fall into sets and a pair."""
        return self.pair is not None

    @property
    def mask(self) -> int:
        """The kinds in it."""
        mask = mask_of((*self.loose, *self.pairs)) if self.pair is None else 1 << self.pair
        for group in self.groups:
            mask |= (0b111 if group.is_run else 1) << group.tile
        return mask


@dataclass(frozen=True, slots=True)
class Win:
    """A hand as read and how it was completed; ``melds`` are those that stand for sets (no single kongs)."""

    by: By
    melds: tuple[Meld, ...]
    reading: Interpretation
    circumstances: frozenset[str] = frozenset()
    mask: int = field(init=False)

    def __post_init__(self) -> None:
        mask = self.reading.mask
        for meld in self.melds:
            mask |= mask_of(meld.tiles)
        object.__setattr__(self, "mask", mask)


def all_triplets(win: Win) -> bool:
    """碰碰胡: four triplets or kongs and any pair, no run."""
    return (
        win.reading.structured
        and not any(group.is_run for group in win.reading.groups)
        and all(meld.kind is not MeldKind.CHI for meld in win.melds)
    )


def one_suit(win: Win) -> bool:
    """清一色: sets and pair all of one suit (an all-honour hand is not one)."""
    return win.reading.structured and any(not win.mask & ~suit for suit in SUIT_MASKS)


def seven_pairs(win: Win) -> bool:
    """七对: seven pairs, nothing laid."""
    return bool(win.reading.pairs)


def one_suit_or_pairs(win: Win) -> bool:
    """清一色 where seven pairs of one suit count as one too."""
    return one_suit(win) or (seven_pairs(win) and any(not win.mask & ~suit for suit in SUIT_MASKS))


def all_jiang(win: Win) -> bool:
    """将一色: nothing but suited 2, 5 and 8; sets are not needed."""
    return not win.mask & ~JIANG_MASK


def all_honours(win: Win) -> bool:
    """风一色: nothing but winds and dragons; sets are not needed."""
    return not win.mask & ~HONOUR_MASK


def hard(win: Win) -> bool:
    """硬胡: no wild tile stands for another tile."""
    return win.reading.hard


def after_kong(win: Win) -> bool:
    """杠上开花: drawn as the replacement of a kong."""
    return win.by is By.DRAW and "after_kong" in win.circumstances


def last_tile(win: Win) -> bool:
    """海底捞: drawn as one of the last tiles."""
    return win.by is By.DRAW and "last_tile" in win.circumstances


def robbed_kong(win: Win) -> bool:
    """抢杠: on the tile of another's kong."""
    return win.by is By.KONG


def four_openings_by_discard(win: Win) -> bool:
    """全求人: all four sets taken from others, and the pair from a discard."""
    return win.by is By.DISCARD and len(win.melds) == 4 and all(meld.is_opening for meld in win.melds)


def pair_258(win: Win) -> bool:
    """Whether the pair is a suited 2, 5 or 8 (将)."""
    return win.reading.pair is not None and is_258(win.reading.pair)
