"""Readings of complete hands: none missing, none twice, none that is another one in disguise."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjdesk.engine.shapes import Group, Pair, Split, readings, splits
from tests.engine.shapes import twin
from tests.engine.shapes.hands import Counts, counts_of, wins

PAIRS = st.sampled_from(Pair)


def named(split: Split) -> tuple[tuple[tuple[int, ...], ...], int | None]:
    return tuple(sorted(group.tiles for group in split.groups)), split.pair


def asked(split: Split) -> Counter[int]:
    """What the named parts of a split hold."""
    eyes = [] if split.pair is None else [split.pair] * 2
    return Counter([tile for group in split.groups for tile in group.tiles] + eyes)


@settings(max_examples=60)
@given(wins(st.integers(0, 4), st.integers(0, 3)), PAIRS)
def test_readings_are_all_there_are(hand: tuple[Counts, int, int], pair: Pair) -> None:
    counts, groups, wild = hand
    if wild > 4:
        return
    found = list(readings(counts, groups, wild, pair))
    assert Counter(map(named, found)) == Counter(twin.readings(counts, groups, wild, pair))
    for reading in found:
        assert not reading.free
        assert asked(reading) - Counter(dict(enumerate(counts))) == Counter(reading.wild)
        assert len(reading.wild) == wild


@given(wins(st.integers(0, 5), st.integers(0, 8)), PAIRS)
@settings(max_examples=60)
def test_splits_have_no_part_too_many(hand: tuple[Counts, int, int], pair: Pair) -> None:
    counts, groups, wild = hand
    found = list(splits(counts, groups, wild, pair))
    assert len(set(found)) == len(found)
    held = Counter({tile: n for tile, n in enumerate(counts) if n})
    for split in found:
        parts = [Counter(group.tiles) for group in split.groups]
        if split.pair is not None:
            assert split.pair in twin.PAIRS[pair]
            parts.append(Counter({split.pair: 2}))
        total = asked(split)
        assert held <= total
        assert not any(held <= total - part for part in parts)
        assert total - held == Counter(split.wild)
        assert len(split.groups) + split.free == groups
        assert len(split.wild) + 3 * split.free + 2 * (split.pair is None) == wild


def test_three_triplets_are_three_runs() -> None:
    found = list(splits(counts_of(*[0] * 3, *[1] * 3, *[2] * 3, 8, 8), groups=3))
    assert {named(split) for split in found} == {
        (((0, 0, 0), (1, 1, 1), (2, 2, 2)), 8),
        (((0, 1, 2),) * 3, 8),
    }
    assert sorted(split.all_triplets for split in found) == [False, True]
    assert sorted(split.all_runs for split in found) == [False, True]


def test_two_wild_tiles_may_be_the_pair() -> None:
    (split,) = splits(counts_of(27, 27, 27), groups=1, wild=2)
    assert split == Split((Group(27, False),), None, (), 0)
    assert {reading.pair for reading in readings(counts_of(27, 27, 27), 1, 2, Pair.SUITED_258)} == set(twin.PAIRS[1])


def test_three_wild_tiles_are_any_group() -> None:
    (split,) = splits(counts_of(27, 27), groups=1, wild=3, pair=Pair.ANY, stand_for=(0, 1, 2))
    assert split == Split((), 27, (), 1)
    assert split.all_triplets
    assert split.all_runs
    found = list(readings(counts_of(27, 27), groups=1, wild=3, stand_for=(0, 1, 2)))
    assert {named(reading) for reading in found} == {
        (part, 27) for part in [((0, 1, 2),), ((0,) * 3,), ((1,) * 3,), ((2,) * 3,)]
    }


def test_wild_tiles_stand_only_for_what_they_may() -> None:
    hand = counts_of(0, 1, 5, 5)
    assert [split.wild for split in splits(hand, 1, 1)] == [(2,)]
    assert not list(splits(hand, 1, 1, stand_for=(0, 1)))


def test_no_win_has_no_split() -> None:
    assert not list(splits(counts_of(0, 1, 3, 5, 5), groups=1))


def test_a_wrong_number_of_tiles_is_refused() -> None:
    with pytest.raises(ValueError, match="14 tiles and 1 wild"):
        next(splits(counts_of(*[0, 1, 2] * 4, 5, 5), groups=4, wild=1))
