"""Tile kinds, tile sets and their text form."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk.engine.errors import BadInput
from mjdesk.engine.notation import format_tiles, parse_tile, parse_tiles, tile_name, tiles_of_counts
from mjdesk.engine.tiles import (
    KINDS,
    TILE_SETS,
    UNKNOWN,
    TileSet,
    is_258,
    is_flower,
    is_honour,
    is_suited,
    rank,
    suit,
)

SIZES = {
    "suits-108": 108,
    "suits-red-112": 112,
    "suits-dragons-120": 120,
    "honours-136": 136,
    "flowers-144": 144,
    "jingzhou-96": 96,
    "paohuzi-80": 80,
}


def test_the_sets_of_the_project() -> None:
    assert {s.id: s.size for s in TILE_SETS} == SIZES
    assert all(len(s.copies) == KINDS and len(s.tiles()) == s.size for s in TILE_SETS)


def test_every_kind_is_in_some_set_and_none_holds_an_unknown_tile() -> None:
    assert {t for s in TILE_SETS for t in s.tiles()} == set(range(KINDS))
    assert not any(UNKNOWN in s or -1 in s or "1m" in s for s in TILE_SETS)


@pytest.mark.parametrize("tile_set", TILE_SETS, ids=lambda s: s.id)
@given(data=st.data())
def test_text_round_trip(tile_set: TileSet, data: st.DataObject) -> None:
    tiles = tuple(data.draw(st.lists(st.sampled_from((*tile_set.tiles(), UNKNOWN)))))
    text = format_tiles(tiles)
    assert parse_tiles(text) == tiles
    assert format_tiles(parse_tiles(text)) == text
    assert parse_tiles("".join(map(tile_name, tiles))) == tiles


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("", ()),
        ("1m9m1p9p1s9s", (0, 8, 9, 17, 18, 26)),
        ("ESWNCFP", (27, 28, 29, 30, 31, 32, 33)),
        ("1h8h", (34, 41)),
        ("1x9x0x", (42, 50, 51)),
        ("1d9d0d", (52, 60, 61)),
        ("?", (62,)),
        ("123m456pESCC", (0, 1, 2, 12, 13, 14, 27, 28, 31, 31)),
        ("1m1m", (0, 0)),
    ],
)
def test_kinds_of_the_contract(text: str, kinds: tuple[int, ...]) -> None:
    assert parse_tiles(text) == kinds


def test_neighbours_share_a_letter() -> None:
    assert format_tiles((0, 1, 27, 2, 12, 12, 62, 62)) == "12mE3m44p?" + "?"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("0m", "no tile 0m (character 2 of '0m')"),
        ("12m9h", "no tile 9h (character 5 of '12m9h')"),
        ("m", "cannot read 'm' (character 1 of 'm')"),
        ("12", "digits '12' at the end of '12' have no suit letter"),
        ("1E", "cannot read 'E' (character 2 of '1E')"),
        ("1m 2m", "cannot read ' ' (character 3 of '1m 2m')"),
        ("1m2z", "cannot read 'z' (character 4 of '1m2z')"),
        ("１m", "cannot read '１' (character 1 of '１m')"),
        ("一万", "cannot read '一' (character 1 of '一万')"),
        ("e", "cannot read 'e' (character 1 of 'e')"),
    ],
)
def test_what_is_no_tile_is_named_with_its_place(text: str, says: str) -> None:
    with pytest.raises(BadInput, match=re.escape(says)) as caught:
        parse_tiles(text)
    assert "expected tiles like 123m456pESCC" in str(caught.value)


@given(st.text(max_size=12))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        tiles = parse_tiles(text)
    except BadInput:
        return
    assert parse_tiles(format_tiles(tiles)) == tiles


@pytest.mark.parametrize("text", ["", "11m", "1m2m"])
def test_one_tile_is_exactly_one(text: str) -> None:
    with pytest.raises(BadInput, match="expected one tile"):
        parse_tile(text)


@pytest.mark.parametrize("value", [None, 5, ["1m"]])
def test_what_is_no_text_is_refused(value: object) -> None:
    with pytest.raises(BadInput, match="is not a text"):
        parse_tiles(value)  # type: ignore[arg-type]


def test_facts_of_kinds_agree_with_their_names() -> None:
    for kind in range(KINDS):
        name = tile_name(kind)
        assert is_suited(kind) == (name[-1] in "mps")
        assert is_honour(kind) == (name in "ESWNCFP")
        assert is_flower(kind) == (name[-1] == "h")
        assert is_258(kind) == (name[-1] in "mps" and name[0] in "258")
        if is_suited(kind):
            assert (str(rank(kind)), "mps"[suit(kind)]) == (name[0], name[1])


def test_an_unknown_tile_never_counts_as_a_kind() -> None:
    with pytest.raises(IndexError):
        [0][UNKNOWN]
    assert tiles_of_counts([0, 2, 1]) == (1, 1, 2)
