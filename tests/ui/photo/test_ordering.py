"""Tiles laid out in order get their names by it, whatever the program takes them for."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk.devices.camera.readings import Box, Guess, Reading
from mjdesk.engine.tiles import FIRST_FLOWER
from mjdesk.ui.ledger.draft import MAHJONG
from mjdesk.ui.photo.ordering import by_order, wanted
from mjdesk.ui.photo.seen import Rules, Spread, seen

RULES = Rules(MAHJONG, (1,) * 42)
ALL = wanted(flowers=False)


def spread_of(looks: Sequence[int | None], chance: float = 0.9) -> Spread:
    """Tiles in a line that look like these kinds; None looks like nothing known."""
    tiles = []
    for n, kind in enumerate(looks):
        box = Box(60.0 * n, 0, 50, 70)
        quad = ((box.x, 0.0), (box.x + 50, 0.0), (box.x + 50, 70.0), (box.x, 70.0))
        guesses = () if kind is None else (Guess(kind, chance),)
        tiles.append(seen(Reading(kind if chance > 0.95 else None, box, quad, chance, guesses)))
    return Spread(RULES, tuple(tiles))


def names(spread: Spread) -> list[int | None]:
    return [tile.tile for tile in spread.tiles]


def test_there_are_34_kinds_or_42() -> None:
    assert len(ALL) == len(set(ALL)) == FIRST_FLOWER
    assert len(wanted(flowers=True)) == 42


def test_a_whole_row_is_named_by_the_order_alone() -> None:
    for looks in ([None] * 34, [7] * 34, list(reversed(ALL))):
        named = by_order(spread_of(looks, 0.4), ALL)
        assert names(named) == list(ALL)
        assert named.doubtful == ()


def test_a_tile_that_is_vouched_for_as_another_is_in_doubt_and_named_by_the_order_all_the_same() -> None:
    looks: list[int | None] = [None] * 34
    looks[5] = 20
    named = by_order(spread_of(looks, 0.99), ALL)
    assert names(named) == list(ALL)
    assert named.doubtful == (5,)


@given(st.integers(0, 33), st.integers(0, 33))
def test_a_missing_tile_and_one_that_is_none_shift_nothing(missing: int, odd: int) -> None:
    looks: list[int | None] = [kind for kind in ALL if kind != missing]
    looks.insert(odd, None)
    named = [tile for tile in names(by_order(spread_of(looks), ALL)) if tile is not None]
    assert named == sorted(named)
    right = [kind for kind in named if kind != missing]
    assert right == [kind for kind in ALL if kind != missing]


def test_a_first_photo_of_some_rows_is_the_first_kinds() -> None:
    assert names(by_order(spread_of([None] * 9), ALL)) == list(ALL[:9])
    assert names(by_order(spread_of(list(range(9, 18))), ALL)) == list(range(9, 18)), "unless they look otherwise"


def test_what_a_person_named_stays_and_the_tiles_about_it_follow() -> None:
    first = by_order(spread_of([None] * 12), ALL)
    told = by_order(first.with_tile(3, 5), ALL)
    assert names(told)[:3] == [0, 1, 2]
    assert names(told)[3:] == [5, 6, 7, 8, 9, 10, 11, 12, 13]
    assert told.tiles[3].named


def test_more_tiles_than_kinds_leaves_some_without_a_name() -> None:
    named = by_order(spread_of([0, None, 1, 2]), (0, 1, 2))
    assert names(named) == [0, None, 1, 2]
    assert named.unnamed == (1,)


def test_a_kind_named_twice_is_questioned() -> None:
    named = by_order(by_order(spread_of([None] * 5), ALL).with_tile(1, 3).with_tile(4, 3), ALL)
    assert {1, 4} <= named.questioned


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_or_one(count: int) -> None:
    assert len(by_order(spread_of([None] * count), ALL).tiles) == count


@given(st.lists(st.one_of(st.none(), st.integers(0, 41)), max_size=40), st.data())
def test_names_always_rise_and_named_tiles_are_kept(looks, data) -> None:
    spread = spread_of(looks)
    if looks:
        spread = spread.with_tile(data.draw(st.integers(0, len(looks) - 1)), data.draw(st.sampled_from(ALL)))
    kept = {n: tile.tile for n, tile in enumerate(spread.tiles) if tile.named}
    named = by_order(spread, ALL)
    assert {n: named.tiles[n].tile for n in kept} == kept
    given_ = [tile.tile for tile in named.tiles if tile.tile is not None]
    assert given_ == sorted(set(given_))
