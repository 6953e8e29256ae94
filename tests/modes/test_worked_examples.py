"""The worked examples of the rules page ``play-modes``, section 7, number for number."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from itertools import pairwise

import pytest

from mjdesk.engine.errors import BadInput
from mjdesk.modes import gifts
from mjdesk.modes.booking import after_round, flight_points, owed, paid
from mjdesk.modes.coins import Book, Currency, Why
from mjdesk.modes.levels import LEVELS, OUTFITS, level_of
from mjdesk.modes.rooms import GOLD_ROOMS, coin_rooms, gold_room_for, open_gold_rooms

NOON = datetime(2026, 11, 30, 12, tzinfo=timezone(timedelta(hours=8)))


def fee_of(rules: str) -> int:
    return coin_rooms(rules)[-1].fee


def test_a_second_room() -> None:
    gold = [3000, 2600, 9000, 2550]
    changes = after_round([-200, 600, -200, -200], gold)
    after = [have + change for have, change in zip(gold, changes, strict=True)]
    assert after == [2800, 3200, 8800, 2350]
    assert level_of(2550).title.zh == "五万"
    assert level_of(2350).title.zh == "四万"
    assert level_of(2350).outfit == level_of(1300).outfit != level_of(2550).outfit
    assert gold_room_for(2350, GOLD_ROOMS[1]).id == "chuji"
    assert gold_room_for(2800, GOLD_ROOMS[1]).id == "zhongji"


@pytest.mark.parametrize(
    ("gold", "title", "clothes"), [(38222, "东风", "九万"), (38221, "九万", "九万"), (999, "白板", "白板")]
)
def test_b_levels(gold: int, title: str, clothes: str) -> None:
    level = level_of(gold)
    assert level.title.zh == title
    assert level.outfit == next(other.outfit for other in LEVELS if other.title.zh == clothes)


def test_twenty_levels_and_eleven_looks() -> None:
    assert [level.number for level in LEVELS] == list(range(1, 21))
    assert OUTFITS == 11
    changes = [later for before, later in pairwise(LEVELS) if later.outfit != before.outfit]
    assert [level.title.zh for level in changes] == (
        ["一万", "二万", "三万", "五万", "七万", "九万", "南风", "北风", "发", "雀神"]
    )


def test_rooms_open_to_the_rich_as_well() -> None:
    assert [room.id for room in open_gold_rooms(22462)] == ["chuji", "zhongji", "gaoji"]
    assert len(open_gold_rooms(10**9)) == len(GOLD_ROOMS)


POINTS = [12, -4, -4, -4]
RICH = [10**6] * 4
#: points, rules, change of each seat
ROUNDS = {
    "C: jipinghu, self-drawn": (POINTS, "guangdong-jipinghu", [6950, -2650, -2650, -2650]),
    "D: tuidaohu, self-drawn": (POINTS, "guangdong-tuidaohu", [6830, -2770, -2770, -2770]),
    "D: exhausted": ([0, 0, 0, 0], "guangdong-tuidaohu", [-370] * 4),
    "E: by discard": ([4, 0, -4, 0], "guangdong-jipinghu", [2150, -250, -2650, -250]),
}


@pytest.mark.parametrize("example", ROUNDS)
def test_c_d_e_coins_with_factor_and_fee(example: str) -> None:
    points, rules, expected = ROUNDS[example]
    changes = after_round(points, RICH, factor=600, fee=fee_of(rules))
    assert list(changes) == expected
    assert sum(changes) == -4 * fee_of(rules)


def test_f_insolvency() -> None:
    assert paid([-2400, 3600, -2400, 1200], [1001, 0, 5000, 0]) == (-1001, 2551, -2400, 850)


def test_f_coins_left_over_go_round_from_the_dealer() -> None:
    assert paid([-3, 1, 1, 1], [2, 0, 0, 0], dealer=2) == (-2, 0, 1, 1)


def test_g_flight() -> None:
    points = flight_points(1, 4)
    assert points == (2, -8, 3, 3)
    assert after_round(points, RICH, factor=600) == (1200, -4800, 1800, 1800)


def test_h_a_table_with_a_multiplier() -> None:
    points = [3, -1, -1, -1]
    assert owed(points, 50) == (150, -50, -50, -50)
    assert after_round(points, [100, 30, 100, 100], factor=50) == (130, -30, -50, -50)


def test_i_gifts_and_exchange() -> None:
    book, G = Book(), Currency.GCOIN
    for spent, after in ((0, 1000), (20, 1980), (1580, 1400)):
        if spent:
            book = book.added(book.booking(NOON, Why.ROUND, [("me", G, -spent), ("ai", G, spent)], round_id=str(spent)))
        assert gifts.is_offered(book, "me", gifts.GIFT, NOON)
        book = book.added(gifts.given(book, "me", gifts.GIFT, NOON))
        assert book.balance("me", G) == after
    book = book.added(book.booking(NOON, Why.ROUND, [("me", G, -1390), ("ai", G, 1390)], round_id="last"))
    assert book.balance("me", G) == 10
    assert not gifts.is_offered(book, "me", gifts.GIFT, NOON)
    with pytest.raises(BadInput, match="gets no gcoin now"):
        gifts.given(book, "me", gifts.GIFT, NOON)
    book = book.added(gifts.exchanged(book, "me", 500, NOON))
    assert (book.balance("me", G), book.balance("me", Currency.GOLD)) == (510, 500)
