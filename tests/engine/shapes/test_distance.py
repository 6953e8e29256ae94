"""Distances against the slow twin, and keys kept in step against keys from counts."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mjdesk.engine.shapes import (
    POWERS,
    Pair,
    all_apart_distance,
    all_of_distance,
    distance,
    distance_of_counts,
    keys_of,
    keys_with,
    keys_without,
    knitted_dragon_distance,
    lowering_tiles,
    seven_pairs_distance,
    thirteen_orphans_distance,
)
from mjdesk.engine.shapes.special import KINDS_258, LAYOUTS
from mjdesk.engine.tiles import HONOURS
from tests.engine.shapes import twin
from tests.engine.shapes.hands import Counts, counts_of, hands, wins

SIZES = st.integers(0, 17)
PAIRS = st.sampled_from(Pair)


@given(hands(SIZES), st.integers(0, 4), PAIRS)
@example(counts_of(*[0] * 4, *[1] * 4, *[2] * 4), 4, Pair.ANY)
@example(counts_of(*[33] * 4), 4, Pair.SUITED_258)
def test_distance_is_the_twins(hand: Counts, groups: int, pair: Pair) -> None:
    assert distance_of_counts(hand, groups, pair) == twin.distance(hand, groups, pair)


@given(hands(SIZES))
def test_five_groups_as_well(hand: Counts) -> None:
    assert distance_of_counts(hand, 5) == twin.distance(hand, 5, Pair.ANY)


@given(wins(st.integers(0, 4), st.integers(0, 8)), PAIRS)
def test_a_hand_wins_if_its_distance_is_at_most_the_wild_tiles(hand: tuple[Counts, int, int], pair: Pair) -> None:
    counts, groups, wild = hand
    won = distance_of_counts(counts, groups, pair) <= wild
    assert won == twin.wins(counts, groups, wild, pair)
    if pair is Pair.ANY:
        assert won


@given(hands(st.just(14)), st.integers(0, 4), PAIRS)
def test_so_do_hands_that_are_no_wins(hand: Counts, wild: int, pair: Pair) -> None:
    naturals = counts_of(*[tile for tile in range(34) for _ in range(hand[tile])][wild:])
    assert (distance_of_counts(naturals, 4, pair) <= wild) == twin.wins(naturals, 4, wild, pair)


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 33)), max_size=40))
def test_kept_keys_are_the_keys_of_the_counts(changes: list[tuple[bool, int]]) -> None:
    counts = [0] * 34
    keys = keys_of(counts)
    for drawn, tile in changes:
        if drawn and counts[tile] < 4:
            counts[tile] += 1
            keys = keys_with(keys, tile)
        elif not drawn and counts[tile]:
            counts[tile] -= 1
            keys = keys_without(keys, tile)
        assert keys == keys_of(counts)
        assert distance(keys) == distance_of_counts(counts)


def test_powers_are_what_a_tile_adds() -> None:
    for tile in range(34):
        assert keys_of(counts_of(tile))[tile // 9] == POWERS[tile]
        assert sum(keys_of(counts_of(tile))) == POWERS[tile]


@given(hands(SIZES), st.booleans())
@example(counts_of(*[0] * 4, *[9] * 4, *[18] * 4, *[27] * 4), True)
@example(counts_of(*[0] * 4, *[9] * 4, *[18] * 4, 27), True)
@example(counts_of(*[0] * 4, *[9] * 4, *[18] * 4, 27), False)
def test_seven_pairs(hand: Counts, four_alike: bool) -> None:
    assert seven_pairs_distance(hand, four_alike) == twin.seven_pairs_distance(hand, four_alike)


ORPHANS = [0, 8, 9, 17, 18, 26, *range(27, 34)]


@given(hands(SIZES))
@example(counts_of(*ORPHANS))
@example(counts_of(*ORPHANS[1:], 33))
def test_thirteen_orphans(hand: Counts) -> None:
    assert thirteen_orphans_distance(hand) == twin.any_of([[*ORPHANS, tile] for tile in ORPHANS], hand)


def test_all_apart() -> None:
    layout = list(LAYOUTS[3])
    for hand, plain, seven in (
        ([*layout, *range(27, 32)], 0, 2),
        ([*layout[:7], *range(27, 34)], 0, 0),
        ([*layout, *range(27, 34)], 0, 0),
        ([*layout[:7], *layout[:7]], 7, 7),
        ([0, 1, 2, *range(27, 34)], 6, 6),
    ):
        counts = counts_of(*hand)
        assert all_apart_distance(counts) == plain == twin.any_of(list(twin.apart_hands(False)), counts)
        assert all_apart_distance(counts, seven_honours=True) == seven
        assert seven == twin.any_of(list(twin.apart_hands(True)), counts)


def test_the_layouts_are_the_six_there_are() -> None:
    assert len(set(LAYOUTS)) == 6
    for layout in LAYOUTS:
        assert sorted(tile % 9 for tile in layout) == list(range(9))
        assert all(len({tile // 9 for tile in layout if tile % 3 == low}) == 1 for low in range(3))


@pytest.mark.parametrize(("groups", "rest"), [(4, [28, 28, 28, 29, 29]), (3, [29, 29])])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_knitted_dragon(layout: tuple[int, ...], groups: int, rest: list[int]) -> None:
    full = [*layout, *rest]
    assert knitted_dragon_distance(counts_of(*full), groups) == 0
    for at in range(len(full)):
        assert knitted_dragon_distance(counts_of(*full[:at], *full[at + 1 :]), groups) == 1
    assert knitted_dragon_distance(counts_of(*full[2:]), groups) == 2


def test_all_of_some_kinds() -> None:
    assert all_of_distance(counts_of(*HONOURS, *HONOURS), HONOURS) == 0
    assert all_of_distance(counts_of(*HONOURS, *HONOURS[:6], 3), HONOURS) == 1
    assert all_of_distance(counts_of(1, 4, 7, 10, 3), KINDS_258, groups=1) == 1


@given(hands(st.just(13)))
def test_lowering_tiles_lower(hand: Counts) -> None:
    found = lowering_tiles(hand, seven_pairs_distance)
    before = twin.seven_pairs_distance(hand, True)
    for tile in range(34):
        more = tuple(n + (kind == tile) for kind, n in enumerate(hand))
        assert (tile in found) == (hand[tile] < 4 and twin.seven_pairs_distance(more, True) < before)
    assert lowering_tiles(hand, seven_pairs_distance, range(9)) == tuple(tile for tile in found if tile < 9)
