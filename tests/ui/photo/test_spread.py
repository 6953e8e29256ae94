"""What a photo comes to: groups that lie apart, melds, kongs face down, tiles of which there are too many."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk.devices.camera.readings import Box, Guess, Reading
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import format_tiles, parse_tile, parse_tiles
from mjdesk.engine.rules.values import Special
from mjdesk.engine.tiles import FIRST_FLOWER, UNKNOWN
from mjdesk.ui.i18n import say
from mjdesk.ui.ledger.draft import MAHJONG
from mjdesk.ui.photo.grouping import spread_of, together
from mjdesk.ui.photo.seen import Part, Rules, Spread

RULES = Rules(MAHJONG, (4,) * FIRST_FLOWER)
RED_KONG = Rules(MAHJONG, (4,) * FIRST_FLOWER, special=lambda _: Special(kong=frozenset(parse_tiles("C"))))


def readings(rows: Sequence[tuple[str, float, float]], turn: int = 0) -> list[Reading]:
    """Tiles of 60 × 80 in rows from a point on; ``turn`` turns the whole photo by quarters."""
    out = []
    for text, x, y in rows:
        for n, tile in enumerate(parse_tiles(text)):
            left = x + n * 62
            corners = [(left, y), (left + 60, y), (left + 60, y + 80), (left, y + 80)]
            for _ in range(turn):
                corners = [(2000 - b, a) for a, b in corners]
            quad = (corners[0], corners[1], corners[2], corners[3])
            xs, ys = [c[0] for c in corners], [c[1] for c in corners]
            box = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
            back = tile == UNKNOWN
            guesses = () if back else (Guess(tile, 0.99),)
            out.append(Reading(None if back else tile, box, quad, 0.99, guesses, back))
    return out


def told(spread: Spread) -> str:
    """What is said of a spread that cannot be entered."""
    problem = spread.problem()
    assert problem is not None
    return say(problem)


HAND = [("123p", 100, 100), ("?55m?", 500, 100), ("C", 1000, 100), ("234678s9s", 100, 400), ("9s", 800, 400)]


@pytest.mark.parametrize("turn", range(4))
def test_what_lies_apart_is_told_apart_however_the_camera_was_held(turn) -> None:
    spread = spread_of(readings(HAND, turn), RED_KONG)
    draft = spread.draft
    assert format_tiles(draft.hand) == "2346789s"
    assert [(meld.kind, format_tiles(meld.tiles)) for meld in draft.melds] == [
        (MeldKind.CHI, "123p"), (MeldKind.GANG_CONCEALED, "5555m"), (MeldKind.GANG_SINGLE, "C"),
    ]  # fmt: skip
    assert draft.win == parse_tile("9s")
    assert spread.problem() is None
    assert spread.doubtful == ()


def test_of_two_single_tiles_the_person_says_which_won() -> None:
    spread = spread_of(readings(HAND), RULES)
    assert [tile.tile for tile in spread.tiles if tile.part is Part.ASIDE] == [*parse_tiles("C9s")]
    assert spread.win is None
    assert spread.with_part(spread.places(Part.ASIDE)[1:], Part.WIN).win == parse_tile("9s")


def test_a_fifth_of_a_kind_is_questioned_and_where_it_lies_is_told() -> None:
    spread = spread_of(readings([("1115555p678s999m", 100, 400), ("5p", 1000, 400)]), RULES)
    assert spread.too_many == ((parse_tile("5p"), 5),)
    assert [spread.tiles[n].tile for n in sorted(spread.questioned)] == [parse_tile("5p")] * 5
    assert told(spread) == "五饼有 5 张，只能有 4 张"
    mended = spread.with_tile(3, parse_tile("4p"))
    assert mended.too_many == ()
    assert mended.questioned == frozenset()


def test_the_turned_tile_counts_among_the_copies() -> None:
    told = Rules(MAHJONG, (4,) * FIRST_FLOWER, turned=True, indicator=parse_tile("5p"))
    assert spread_of(readings([("5555p", 100, 400)]), told).too_many == ((parse_tile("5p"), 5),)
    seen_too = spread_of(readings([("5555p", 100, 400)]), told).with_part({0}, Part.TURNED)
    assert seen_too.too_many == (), "the one in the photo is the one that was told"


def test_copies_that_lie_with_others_are_not_to_be_had() -> None:
    copies = tuple(1 if tile == parse_tile("5p") else 4 for tile in range(FIRST_FLOWER))
    assert spread_of(readings([("55p", 100, 400)]), Rules(MAHJONG, copies)).too_many


def test_flowers_do_not_count() -> None:
    spread = spread_of(readings([("11122233344455p", 100, 400), ("12h", 100, 100)]), RULES)
    assert [tile.part for tile in spread.tiles if tile.tile in parse_tiles("12h")] == [Part.ASIDE] * 2


def test_of_a_kong_face_down_one_tile_has_to_be_named() -> None:
    spread = spread_of(readings([("1122233344p", 100, 400), ("????", 100, 100)]), RULES)
    backs = [n for n, tile in enumerate(spread.tiles) if tile.back]
    assert spread.questioned == frozenset(backs)
    named = spread.with_tile(backs[1], parse_tile("7s"))
    assert [(m.kind, format_tiles(m.tiles)) for m in named.draft.melds] == [(MeldKind.GANG_CONCEALED, "7777s")]
    assert named.too_many == ()
    assert spread_of(readings([("7s1122233344p", 100, 400), ("????", 100, 100)]), RULES).with_tile(
        max(backs) + 1, parse_tile("7s")
    ).too_many == ((parse_tile("7s"), 5),)


def test_fourteen_tiles_ask_which_of_them_won_and_there_is_one() -> None:
    spread = spread_of(readings([("11122233344455p", 100, 400)]), RULES)
    assert "哪张" in told(spread)
    won = spread.with_part({13}, Part.WIN)
    assert won.problem() is None
    other = won.with_part({0}, Part.WIN)
    assert other.places(Part.WIN) == (0,)
    assert other.tiles[13].part is Part.HAND
    assert len(other.draft.hand) == 13


def test_tiles_that_make_no_meld_are_questioned() -> None:
    spread = spread_of(readings([("123p456p11122233s", 100, 400)]), RULES).with_part({0, 1, 2, 3, 4}, Part.MELD)
    assert [len(places) for places, meld in spread.groups if meld is None] == [2]
    assert told(spread) == "这几张不成吃碰杠"
    assert [format_tiles(m.tiles) for m in spread.with_part({5}, Part.MELD).draft.melds] == ["123p", "456p"]


def test_a_kong_of_four_is_not_a_triplet_and_a_tile() -> None:
    spread = spread_of(readings([("5555m123p", 100, 400)]), RED_KONG).with_part(range(7), Part.MELD)
    assert [len(places) for places, _ in spread.groups] == [4, 3]


@given(
    st.lists(
        st.one_of(
            st.integers(0, 33).map(lambda t: (t, t, t)),
            st.integers(0, 33).map(lambda t: (t, t, t, t)),
            st.integers(0, 20).map(lambda t: (t, t + 1, t + 2) if t % 9 < 7 else (t, t, t)),
        ),
        max_size=5,
    )
)
def test_melds_that_lie_in_one_row_are_parted_without_a_rest(melds) -> None:
    rules = Rules(MAHJONG, (20,) * FIRST_FLOWER)
    tiles = [tile for meld in melds for tile in meld]
    spread = spread_of(readings([(format_tiles(tiles), 0, 0)]) if tiles else [], rules)
    spread = spread.with_part(range(len(spread.tiles)), Part.MELD)
    assert sorted(n for places, _ in spread.groups for n in places) == list(range(len(tiles)))
    assert all(meld is not None for _, meld in spread.groups)


def test_rows_that_touch_are_two_groups() -> None:
    quads = [r.quad for r in readings([("123p", 0, 0), ("456p", 0, 82)])]
    assert together(quads) == [[0, 1, 2], [3, 4, 5]]


def test_a_turned_tile_of_a_meld_belongs_to_it() -> None:
    first = [r.quad for r in readings([("12p", 0, 0)])]
    lying = ((124.0, 20.0), (204.0, 20.0), (204.0, 80.0), (124.0, 80.0))
    assert together([*first, lying]) == [[0, 1, 2]]


def test_nothing_seen_is_an_empty_spread() -> None:
    assert spread_of([], RULES) == Spread(RULES)
    assert spread_of([], RULES).problem() is not None
