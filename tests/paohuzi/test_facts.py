"""What is said of a hand still in play: 胡息 now and needed, columns, waits and what they pay."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.notation import format_tiles, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.paohuzi.cards import CARDS, is_group
from mjdesk.engine.paohuzi.facts import columns, standing
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.engine.view import view_of
from mjdesk.players.hints import waits_after_discards, waits_now

from .tables import RULES, Table
from .test_flow import NEARLY

OPTIONS = complete(RULES.options, {})
PENG = Meld(MeldKind.PENG, parse_tiles("555d"))


def shown(hand: str) -> str:
    """The columns of a hand in one line."""
    return " ".join(map(format_tiles, columns(parse_tiles(hand))))


def test_huxi_now_and_needed() -> None:
    assert standing(parse_tiles("111d"), (PENG,), OPTIONS) == (9, 6)
    assert standing(parse_tiles("123x270d12d"), (), OPTIONS) == (9, 6)
    assert standing(parse_tiles("11223370x"), (), OPTIONS) == (6, 9)  # 123 twice, or once with 2-7-10
    assert standing(parse_tiles("1122233x70x"), (), OPTIONS) == (3, 12)  # three twos are a kan and stay one
    assert standing(parse_tiles("12370x"), (), OPTIONS) == (3, 12)  # one two: 123 or 2-7-10
    assert standing((*parse_tiles("555d"), UNKNOWN), (PENG,), complete(RULES.options, {"min_huxi": 10})) == (9, 1)


def test_columns() -> None:
    assert shown("111x234x5d") == "111x 234x 5d"
    assert shown("1111d27x0x5x5d66d9x") == "1111d 270x 5x5d 66d 9x"
    assert shown("3x3d3d4x5x") in ("3x33d 4x 5x", "345x 33d")
    assert columns((UNKNOWN, UNKNOWN)) == ((UNKNOWN, UNKNOWN),)


@given(st.lists(st.sampled_from(list(CARDS)), max_size=21).filter(lambda c: all(c.count(x) <= 4 for x in c)))
@settings(max_examples=100)
def test_columns_hold_every_card_once(hand: list[int]) -> None:
    found = columns(tuple(hand))
    assert sorted(card for column in found for card in column) == sorted(hand)
    assert all(1 <= len(column) <= 4 for column in found)
    loose = [c for c in found if len(c) <= 3 and not is_group(c) and len(set(c)) > 1]
    assert all(len({(card - 42) % 10 for card in column}) == 1 for column in loose)


def test_waits_and_what_they_pay() -> None:
    t = Table({1: NEARLY}, avoid="1d3x5x7x4x")
    view = view_of(t.round, 1)
    found = {format_tiles((wait.tile,)): wait for wait in waits_now(view)}
    assert set(found) == {"0x", "7x"}  # 789x or 890x
    assert found["7x"].left == 3
    assert found["7x"].by_draw == 4  # one tun, one for the self-draw, from two seats
    assert found["7x"].by_discard == (2, 2)
    assert found["7x"].patterns == ("ping-hu", "zi-mo")


def test_waits_after_each_discard() -> None:
    t = Table({0: NEARLY}, shown="4d", avoid="1d3x5x7x")
    view = view_of(t.round, 0)
    after = waits_after_discards(view)
    assert {format_tiles((w.tile,)) for w in after[parse_tiles("4d")[0]]} == {"0x", "7x"}
    assert waits_now(view) == ()  # it has a card too many
