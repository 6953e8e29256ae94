"""What a hand of `changsha` is: shapes, the patterns of the hand itself, and the tiles it waits for (page §6)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from ..case import By
from ..melds import FOUR_TILE_KONGS, Meld, MeldKind
from ..options import Options
from ..shapes import Pair, distance, keys_of
from ..tiles import SUITED, Tile
from .predicates import JIANG_MASK, SUIT_MASKS, mask_of

GROUPS: Final = 4
_PAIRS: Final = ("qi-dui", "hao-hua-qi-dui", "shuang-hao-hua-qi-dui", "san-hao-hua-qi-dui")


@dataclass(frozen=True, slots=True)
class Made:
    """What concealed tiles with the winning one and melds come to.

    ``sets``: four sets and a pair; ``jiang_pair``: with a pair of 2, 5 or 8 in some way to read it; ``big``: the
    patterns of the hand that are big wins, each once.
    """

    sets: bool
    jiang_pair: bool
    big: tuple[str, ...]

    @property
    def reason(self) -> str | None:
        """Why it is no win by itself; None when it is one."""
        if self.big or self.jiang_pair:
            return None
        return "pair-not-258" if self.sets else "no-shape"


_NOTHING: Final = Made(False, False, ())


def made(counts: Sequence[int], melds: Sequence[Meld], by: By, quan_qiu_ren: str) -> Made:
    """What the hand is. ``counts``: 34 numbers of the concealed tiles, the winning one included.

    ``quan_qiu_ren``: the value of that option.
    """
    if max(counts) > GROUPS:
        return _NOTHING  # a fifth tile of a kind
    groups = GROUPS - len(melds)
    keys = keys_of(counts)
    sets = distance(keys, groups) == 0
    mask = mask_of([t for t in range(SUITED) if counts[t]]) | mask_of([t for meld in melds for t in meld.tiles])
    pairs = not melds and not any(n % 2 for n in counts)
    big = []
    if sets and _all_triplets(counts, melds):
        big.append("peng-peng-hu")
    if not mask & ~JIANG_MASK:
        big.append("jiang-yi-se")
    if (sets or pairs) and any(not mask & ~suit for suit in SUIT_MASKS):
        big.append("qing-yi-se")
    if sets and not groups and _melded_counts(by, quan_qiu_ren):
        big.append("quan-qiu-ren")
    if pairs:
        big.append(_PAIRS[sum(n == GROUPS for n in counts)])
    return Made(sets, sets and distance(keys, groups, Pair.SUITED_258) == 0, tuple(big))


def _all_triplets(counts: Sequence[int], melds: Sequence[Meld]) -> bool:
    """Whether the concealed tiles are triplets and one pair, and no meld is a run."""
    rest = [n for n in counts if n not in (0, 3)]
    return rest == [2] and all(meld.kind is not MeldKind.CHI for meld in melds)


def _melded_counts(by: By, when: str) -> bool:
    """Whether 全求人 counts for a win that comes this way."""
    return when == "any" or (when == "discard-only" and by is By.DISCARD)


def weight(pattern: str, options: Options) -> int:
    """How many big wins a pattern is."""
    return options.number("luxury_count") + _PAIRS.index(pattern) - 1 if pattern in _PAIRS[1:] else 1


def with_tile(counts: Sequence[int], tile: Tile) -> list[int]:
    """The counts with one more of a tile."""
    more = list(counts)
    more[tile] += 1
    return more


def completes(counts: Sequence[int], melds: Sequence[Meld], tile: Tile, by: By, options: Options) -> bool:
    """Whether the tile makes concealed tiles (without it) a win by shape and pair."""
    return made(with_tile(counts, tile), melds, by, options.choice("quan_qiu_ren")).reason is None


def waits(counts: Sequence[int], melds: Sequence[Meld], options: Options) -> tuple[Tile, ...]:
    """The tiles that would make concealed tiles (``3 × groups + 1``) a win, drawn or discarded (page §4.2).

    Not those of which the seat holds all four itself; what it passed or whether it is open does not matter.
    """
    held = list(counts)
    for meld in melds:
        for tile in meld.tiles:
            held[tile] += 1
    near = distance(keys_of(counts), GROUPS - len(melds)) <= 1
    if not near and not _may_be_special(counts, melds):
        return ()
    return tuple(
        tile
        for tile in range(SUITED)
        if held[tile] < GROUPS
        and (completes(counts, melds, tile, By.DRAW, options) or completes(counts, melds, tile, By.DISCARD, options))
    )


def _may_be_special(counts: Sequence[int], melds: Sequence[Meld]) -> bool:
    """Whether concealed tiles may be one tile away from seven pairs or from nothing but 2, 5 and 8."""
    pairs = not melds and sum(n % 2 for n in counts) == 1
    mask = mask_of(t for t in range(SUITED) if counts[t]) | mask_of(t for meld in melds for t in meld.tiles)
    return pairs or not mask & ~JIANG_MASK


def open_melds(melds: Collection[Meld]) -> bool:
    """Whether any meld has a tile of another seat in it."""
    return any(meld.is_opening for meld in melds)


def has_kong(melds: Collection[Meld]) -> bool:
    """Whether any meld is a kong."""
    return any(meld.kind in FOUR_TILE_KONGS for meld in melds)
