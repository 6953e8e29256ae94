"""Which readings of a hand there are in `huangshi`, and their patterns (rules page §6 rows 9 to 12, §7).

Patterns never ask how a hand falls into groups, only whether it can: all in triplets, with a run in it, in seven
pairs, or as loose 2, 5 and 8; once with the wild tiles at their face, once with all of them wild.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from ..case import By, WinCase
from ..melds import Meld, MeldKind
from ..options import Options
from ..shapes import ALL_GROUPS, Pair, distance_of_counts
from ..tiles import STANDARD, Tile, is_258
from .checks import Situation
from .huangshi_checks import group_melds
from .huangshi_ways import tile_set
from .predicates import JIANG_MASK, SUIT_MASKS, mask_of

BIG: Final = frozenset({"peng-peng-hu", "qing-yi-se", "jiang-yi-se", "qi-dui"})
_CLOSED: Final = frozenset({MeldKind.GANG_CONCEALED, MeldKind.GANG_SET, MeldKind.GANG_SINGLE})
#: melds with which a hand is not all triplets, whatever is concealed
_NO_TRIPLETS: Final = frozenset({MeldKind.CHI, MeldKind.GANG_SET})
_RUNS: Final = tuple(group for group in ALL_GROUPS if group.is_run)


class Shape(StrEnum):
    """What a hand can be read as."""

    TRIPLETS = "triplets"  # four triplets or kongs and a pair
    RUNS = "runs"  # groups and a pair, one of the groups no triplet
    PAIRS = "pairs"  # seven pairs
    LOOSE = "loose"  # all 2, 5 and 8, no groups


class Reading(NamedTuple):
    """One reading: ``jiang``: it can have a suited 2, 5 or 8 as its pair."""

    shape: Shape
    jiang: bool
    hard: bool


class Tiles(NamedTuple):
    """A winner's tiles as one reading takes them: 34 counts, wild tiles set aside, kinds of all (a bit mask)."""

    counts: Sequence[int]
    wild: int
    mask: int
    melds: tuple[Meld, ...]

    @property
    def groups(self) -> int:
        """Groups still to come from the concealed tiles."""
        return 4 - len(self.melds)

    @property
    def has_run(self) -> bool:
        """Whether a chi or a shown set is laid."""
        return any(meld.kind in _NO_TRIPLETS for meld in self.melds)

    @property
    def one_suit(self) -> bool:
        """清一色: everything of one suit."""
        return any(not self.mask & ~suit for suit in SUIT_MASKS)

    @property
    def all_jiang(self) -> bool:
        """将一色: everything a suited 2, 5 or 8."""
        return not self.mask & ~JIANG_MASK and not self.has_run


# --- shapes


def completes(counts: Sequence[int], groups: int, wild: int, pair: Pair) -> bool:
    """Whether ``3 × groups + 2`` tiles are groups and a pair; up to five natural ones of a kind."""
    if max(counts) <= 4:
        return distance_of_counts(counts, groups, pair) <= wild
    fifth = max(range(STANDARD), key=counts.__getitem__)
    return any(
        missing <= wild and completes(rest, groups - 1, wild - missing, pair)
        for group in ALL_GROUPS
        if groups and fifth in group.tiles
        for rest, missing in (_without(counts, group.tiles),)
    )


def _without(counts: Sequence[int], tiles: Sequence[Tile]) -> tuple[list[int], int]:
    """The counts without these tiles, and how many of them were not there."""
    rest, missing = list(counts), 0
    for tile in tiles:
        if rest[tile]:
            rest[tile] -= 1
        else:
            missing += 1
    return rest, missing


def with_run(counts: Sequence[int], groups: int, wild: int, pair: Pair) -> bool:
    """Whether the tiles are groups and a pair, one of the groups a run."""
    if not groups or not completes(counts, groups, wild, pair):
        return False
    return any(
        missing <= wild and completes(rest, groups - 1, wild - missing, pair)
        for run in _RUNS
        for rest, missing in (_without(counts, run.tiles),)
    )


def triplet_pairs(counts: Sequence[int], wild: int) -> Iterator[bool]:
    """For each way to read the tiles as triplets and a pair whether the pair can be a 2, 5 or 8."""
    kinds = [tile for tile, n in enumerate(counts) if n]
    all_in_triplets = sum(-counts[tile] % 3 for tile in kinds)
    if all_in_triplets + 2 <= wild:
        yield True  # two wild tiles are the pair
    for tile in kinds:
        n = counts[tile]
        if all_in_triplets - -n % 3 + (2 - n) % 3 <= wild:
            yield is_258(tile)


def is_pairs(counts: Sequence[int], wild: int) -> bool:
    """Whether 14 tiles are seven pairs, four alike two of them."""
    return sum(n % 2 for n in counts) <= wild


# --- readings


def readings(tiles: Tiles, hard: bool, free_jiang: bool) -> Iterator[Reading]:
    """The shapes of a hand whose tiles are taken in one way."""
    counts, groups, wild = tiles.counts, tiles.groups, tiles.wild
    if not tiles.has_run:
        found = set(triplet_pairs(counts, wild))
        if found:
            yield Reading(Shape.TRIPLETS, True in found, hard)
    completed = completes if tiles.has_run else with_run
    if completed(counts, groups, wild, Pair.ANY):
        yield Reading(Shape.RUNS, completed(counts, groups, wild, Pair.SUITED_258), hard)
    if not tiles.melds and is_pairs(counts, wild):
        yield Reading(Shape.PAIRS, False, hard)
    if free_jiang and tiles.all_jiang:
        yield Reading(Shape.LOOSE, False, hard)


def ways_to_take(s: Situation) -> Iterator[tuple[Tiles, bool]]:
    """The tiles with the wild ones at their face (hard) and with all of them wild, where the rules allow it."""
    melds = group_melds(s)
    laid = mask_of(tile for meld in melds for tile in meld.tiles)
    wild_kinds = s.special.wild
    counts = [0] * STANDARD
    for tile in s.tiles:
        counts[tile] += 1
    own = s.tiles if s.win.by is By.DRAW else s.winner.hand
    wild = sum(tile in wild_kinds for tile in own)
    if not wild or s.case.options.choice("hard_win") == "restored":
        yield Tiles(counts, 0, laid | mask_of(s.tiles), melds), True
    if wild:
        naturals = counts.copy()
        for kind in wild_kinds:
            naturals[kind] -= wild  # what is left of it was won from another seat and is its own face
        mask = laid | mask_of(tile for tile, n in enumerate(naturals) if n)
        yield Tiles(naturals, wild, mask, melds), False


def all_readings(s: Situation) -> Iterator[tuple[Reading, Tiles]]:
    """Every reading of a winner's hand, with the tiles as it takes them."""
    free_jiang = s.case.options.choice("jiang_yise_shape") == "free"
    for tiles, hard in ways_to_take(s):
        for reading in readings(tiles, hard, free_jiang):
            yield reading, tiles


# --- patterns


def big_patterns(reading: Reading, tiles: Tiles, options: Options) -> tuple[str, ...]:
    """The big patterns of a reading; none in a small hand."""
    found = []
    if reading.shape is Shape.TRIPLETS and options.flag("pengpeng_big"):
        found.append("peng-peng-hu")
    if reading.shape is Shape.PAIRS:
        found.append("qi-dui")
    if tiles.one_suit:
        found.append("qing-yi-se")
    if tiles.all_jiang:
        found.append("jiang-yi-se")
    return tuple(found)


def pair_fits(s: Situation, reading: Reading) -> bool:
    """Whether the pair of a small hand is a 2, 5 or 8, or need not be one."""
    options = s.case.options
    last_one = len(s.winner.hand) == 1 and options.choice("jingoudiao_jiang") == "any"
    return reading.jiang or options.flag("luanjiang") or last_one


def event_patterns(s: Situation) -> tuple[str, ...]:
    """The patterns that do not depend on the reading."""
    options, win = s.case.options, s.win
    if options.choice("play") == "no_dragons":
        return ()  # worth nothing there, and not listed
    openings = sum(meld.is_opening for meld in s.winner.melds)
    listed = (
        ("quan-qiu-ren", len(s.winner.hand) == 1),
        ("hai-di-lao", "last_tile" in win.circumstances),
        ("qiang-gang-hu", win.by is By.KONG),
        ("gang-shang-kai-hua", "after_kong" in win.circumstances),
        ("san-ju-hua", options.flag("sanjuhua") and openings >= 3),
    )
    return tuple(pattern for pattern, applies in listed if applies)


def is_closed(melds: Sequence[Meld]) -> bool:
    """门清: no chi, peng, exposed or added kong."""
    return all(meld.kind in _CLOSED for meld in melds)


def patterns_of(s: Situation, reading: Reading, big: tuple[str, ...]) -> tuple[str, ...]:
    """All patterns of a reading, sorted."""
    options = s.case.options
    dragons = options.choice("play") != "no_dragons"
    found = [*big, *event_patterns(s)]
    if not big:
        found.append("ping-hu")
        if options.choice("score") == "2350" and s.win.by is not By.DISCARD and is_closed(s.winner.melds):
            found.append("men-qing")
    if dragons and "qing-yi-se" in big and not {"peng-peng-hu", "qi-dui"}.isdisjoint(big):
        found.append("da-da-hu")
    if reading.hard and (dragons or options.flag("no_dragons_hard")):
        found.append("ying-hu")
    return tuple(sorted(found))


def legal_patterns(s: Situation) -> set[tuple[str, ...]] | str:
    """The patterns of each reading that rows 9 and 10 allow, or the reason why there is none."""
    shapes, found = False, set()
    for reading, tiles in all_readings(s):
        shapes = True
        big = big_patterns(reading, tiles, s.case.options)
        if big or (reading.shape in (Shape.TRIPLETS, Shape.RUNS) and pair_fits(s, reading)):
            found.add(patterns_of(s, reading, big))
    return found or ("pair-not-258" if shapes else "no-shape")


# --- wins that must be drawn


@lru_cache
def _kinds(options: Options) -> tuple[Tile, ...]:
    return tuple(tile for tile in range(STANDARD) if tile in tile_set(options))


def waits_for_all(s: Situation) -> bool:
    """任意胡: the 13 tiles win with every kind in play but the wild and kong tiles, each at its face."""
    if set(s.special.wild).isdisjoint(s.winner.hand):
        return False  # without a wild tile no hand waits for so many
    return all(
        not isinstance(legal_patterns(Situation(s.case, WinCase(s.win.seat, By.DISCARD, tile), s.special)), str)
        for tile in _kinds(s.case.options)
        if tile not in s.special.locked
    )


def possible_patterns(s: Situation) -> set[tuple[str, ...]] | str:
    """The patterns of each reading that may be claimed (rows 9 to 12), or the reason why there is none."""
    found = legal_patterns(s)
    if isinstance(found, str) or s.win.by is not By.DISCARD:
        return found
    if waits_for_all(s):
        return "draw-only"
    if s.case.options.flag("multi_laizi_zimo") and sum(t in s.special.wild for t in s.winner.hand) > 1:
        found = {patterns for patterns in found if not BIG.isdisjoint(patterns)}
    return found or "too-many-wild"
