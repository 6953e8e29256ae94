"""What wins in `qionghu`: four groups and a pair, with suits, terminals, a triplet (page §4), and the waits (§5).

A triplet of dragons is no group; where the house says so one dragon of each is (``dragons`` of a `Reading`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ..melds import Meld, MeldKind
from ..options import Options
from ..shapes import Group, Keys, distance, keys_of, splits, waits
from ..tiles import DRAGONS, HONOURS, RED, STANDARD, SUITED, Tile
from .predicates import SUIT_MASKS, mask_of

GROUPS: Final = 4
YAO_MASK: Final = mask_of((*(t for t in range(SUITED) if t % 9 in (0, 8)), *HONOURS))
_COPIES: Final = 4


class Demands(NamedTuple):
    """What the options ask of a hand.

    ``pair_28``: 2 and 8 may be the pair; ``by_pair``, ``by_run``: a pair of dragons, or one of each, frees from the
    triplet; with ``by_run`` one of each is a group; ``run``: a run is needed.
    """

    pair_28: bool
    by_pair: bool
    by_run: bool
    run: bool


@lru_cache(64)
def demands_of(options: Options) -> Demands:
    """The demands under these options."""
    exempt = options.choice("zfb_exempt")
    return Demands(
        options.flag("jiang_28"), exempt in ("pair", "both"), exempt in ("run", "both"), options.flag("need_shun")
    )


class Laid(NamedTuple):
    """The melds of a seat, as far as a win asks: how many, kinds in them (a mask), and whether triplets and runs."""

    number: int
    mask: int
    triplet: bool
    run: bool


@lru_cache(1 << 10)
def laid_of(melds: tuple[Meld, ...]) -> Laid:
    """The melds in brief."""
    runs = sum(meld.kind is MeldKind.CHI for meld in melds)
    mask = mask_of(tile for meld in melds for tile in meld.tiles)
    return Laid(len(melds), mask, runs < len(melds), runs > 0)


class Reading(NamedTuple):
    """Concealed tiles as groups, sets of one dragon each (``dragons``) and the pair."""

    groups: tuple[Group, ...]
    dragons: int
    pair: Tile

    @property
    def triplet(self) -> bool:
        """Whether a triplet is among the groups."""
        return any(not group.is_run for group in self.groups)

    @property
    def run(self) -> bool:
        """Whether a run is among the groups."""
        return any(group.is_run for group in self.groups)


def counts_of(tiles: Sequence[Tile]) -> tuple[int, ...]:
    """34 counts."""
    counts = [0] * STANDARD
    for tile in tiles:
        counts[tile] += 1
    return tuple(counts)


def _without_dragons(counts: Sequence[int], sets: int) -> list[int]:
    rest = list(counts)
    for dragon in DRAGONS:
        rest[dragon] -= sets
    return rest


@lru_cache(1 << 10)
def readings(counts: tuple[int, ...], groups: int, dragon_sets: bool) -> tuple[Reading, ...]:
    """Every way to read concealed tiles with the winning one as ``groups`` groups and a pair."""
    found = []
    most = min(groups, *(counts[dragon] for dragon in DRAGONS)) if dragon_sets else 0
    for sets in range(most + 1):
        rest = _without_dragons(counts, sets)
        if distance(keys_of(rest), groups - sets):
            continue
        for split in splits(rest, groups - sets):
            assert split.pair is not None
            if not any(group.tile >= RED for group in split.groups):
                found.append(Reading(split.groups, sets, split.pair))
    return tuple(found)


@lru_cache(1 << 10)
def allowed(counts: tuple[int, ...], laid: Laid, demands: Demands) -> tuple[Reading, ...] | str:
    """The readings that pass the structural test (§4, rows 15 to 20), or the reason why none does.

    ``counts``: the concealed tiles with the winning one.
    """
    found = readings(counts, GROUPS - laid.number, demands.by_run)
    if not found:
        return "no-shape"
    mask = laid.mask | mask_of(tile for tile, n in enumerate(counts) if n)
    if not all(mask & suit for suit in SUIT_MASKS):
        return "missing-suit"
    if not mask & YAO_MASK:
        return "no-yao"
    found = tuple(reading for reading in found if demands.pair_28 or _may_be_pair(reading.pair))
    if not found:
        return "pair-28"
    found = tuple(reading for reading in found if laid.triplet or reading.triplet or _frees(reading, demands))
    if not found:
        return "no-ke"
    found = tuple(reading for reading in found if not demands.run or laid.run or reading.run)
    return found or "no-shun"


def _may_be_pair(tile: Tile) -> bool:
    return tile >= SUITED or tile % 9 not in (1, 7)


def _frees(reading: Reading, demands: Demands) -> bool:
    """中发白做长: dragons stand in for the triplet."""
    return (demands.by_pair and reading.pair in DRAGONS) or (demands.by_run and reading.dragons > 0)


def has_yao(hand: Sequence[Tile], laid: Laid) -> bool:
    """Whether a terminal or honour is among concealed tiles and melds."""
    return bool((laid.mask | mask_of(hand)) & YAO_MASK)


# --- waits


@lru_cache(1 << 10)
def waits_of(counts: tuple[int, ...], melds: tuple[Meld, ...], demands: Demands) -> tuple[Tile, ...]:
    """The kinds that complete 13 tiles (``counts`` are the concealed ones), four in one's own tiles excepted."""
    laid = laid_of(melds)
    held = [n + sum(meld.tiles.count(tile) for meld in melds) for tile, n in enumerate(counts)]
    return tuple(
        tile
        for tile in sorted(set(_completing(counts, GROUPS - laid.number, demands.by_run)))
        if held[tile] < _COPIES and not isinstance(allowed(_with(counts, tile), laid, demands), str)
    )


def _with(counts: tuple[int, ...], tile: Tile) -> tuple[int, ...]:
    return (*counts[:tile], counts[tile] + 1, *counts[tile + 1 :])


def _completing(counts: tuple[int, ...], groups: int, dragon_sets: bool) -> Iterator[Tile]:
    """The tiles that make the shape, and some that do not."""
    if sum(counts) != 3 * groups + 1:
        return
    yield from waits(counts, groups)
    if dragon_sets:
        yield from DRAGONS
        for sets in range(1, min(groups, *(counts[dragon] for dragon in DRAGONS)) + 1):
            yield from waits(_without_dragons(counts, sets), groups - sets)


def near(counts: Sequence[int], keys: Keys, groups: int, dragon_sets: bool, unknown: int = 0) -> bool:
    """Whether concealed tiles with the winning one have the shape, or may have it when ``unknown`` ones are not known.

    Errs on the side of yes only: triplets of dragons pass.
    """
    if distance(keys, groups) <= unknown:
        return True
    if not dragon_sets:
        return False
    for sets in range(1, groups + 1):
        missing = sum(max(0, sets - counts[dragon]) for dragon in DRAGONS)
        if missing > unknown:
            return False
        rest = [max(0, n - sets) if tile in DRAGONS else n for tile, n in enumerate(counts)]
        if distance(keys_of(rest), groups - sets) <= unknown - missing:
            return True
    return False
