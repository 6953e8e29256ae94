"""Shuffles, dice, commitments and the deal: the same on every machine and Python."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk.engine.notation import format_tiles
from mjdesk.engine.tiles import HONOURS_136, PAOHUZI_80, TILE_SETS, TileSet
from mjdesk.engine.wall import Stream, commitment, dealt, shuffle, shuffled

#: SHA-256 of the wall in notation, first 16 digits; dice; worked out once, to stay so for ever
GOLDEN = {
    ("suits-108", "1/1"): "9e833d89eef09ae0 25 4bbe3e70",
    ("suits-108", "武汉/7"): "a484fd8edd5a3ea6 36 86c08030",
    ("suits-red-112", "1/1"): "279a2fe5bee07a31 25 4bbe3e70",
    ("suits-red-112", "武汉/7"): "bc511a8048da7c67 36 86c08030",
    ("suits-dragons-120", "1/1"): "63389f9465122c2e 25 4bbe3e70",
    ("suits-dragons-120", "武汉/7"): "6c32978e16d2e7b6 36 86c08030",
    ("honours-136", "1/1"): "37dac44a62383f35 25 4bbe3e70",
    ("honours-136", "武汉/7"): "71a1579d71b07109 36 86c08030",
    ("flowers-144", "1/1"): "080b118b61c50808 25 4bbe3e70",
    ("flowers-144", "武汉/7"): "2c098647c809e611 36 86c08030",
    ("jingzhou-96", "1/1"): "9d45b560baaead0d 25 4bbe3e70",
    ("jingzhou-96", "武汉/7"): "4144b7b45a7fdef9 36 86c08030",
    ("paohuzi-80", "1/1"): "f40880fc62a5c5a6 25 4bbe3e70",
    ("paohuzi-80", "武汉/7"): "47a9e2dc9546fc54 36 86c08030",
}


@pytest.mark.parametrize("tile_set", TILE_SETS, ids=lambda s: s.id)
@given(seed=st.text())
def test_a_shuffle_keeps_every_tile(tile_set: TileSet, seed: str) -> None:
    made = shuffle(tile_set, seed)
    assert sorted(made.wall) == list(tile_set.tiles())
    assert len(made.dice) == 2
    assert all(1 <= die <= 6 for die in made.dice)


@pytest.mark.parametrize("key", GOLDEN, ids="/".join)
def test_a_seed_gives_the_same_wall_for_ever(key: tuple[str, str]) -> None:
    tile_set = next(s for s in TILE_SETS if s.id == key[0])
    made = shuffle(tile_set, key[1])
    assert f"{_sha(format_tiles(made.wall))[:16]} {made.dice[0]}{made.dice[1]} {made.salt[:8]}" == GOLDEN[key]


def _sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_the_numbers_come_from_sha_256_in_counter_mode() -> None:
    block = hashlib.sha256(b"seed" + b"#0").digest() + hashlib.sha256(b"seed" + b"#1").digest()
    words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 64, 4)]
    stream = Stream("seed")
    assert [stream.below(1 << 32) for _ in words] == words


def test_numbers_that_would_favour_small_ones_are_thrown_away() -> None:
    limit = 3 << 30  # a quarter of all words lies beyond the last whole multiple
    words = Stream("fair")
    kept = [w for w in (words.below(1 << 32) for _ in range(200)) if w < limit]
    stream = Stream("fair")
    assert [stream.below(limit) for _ in kept] == kept
    assert 100 < len(kept) < 200


def test_numbers_below_a_limit_are_spread_evenly() -> None:
    stream = Stream("even")
    counts = Counter(stream.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < n < 1150 for n in counts.values())


def test_dice_show_every_number_equally_often() -> None:
    counts = Counter(die for i in range(1500) for die in shuffle(PAOHUZI_80, f"dice {i}").dice)
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(400 < n < 600 for n in counts.values())


def test_every_place_may_get_every_tile() -> None:
    first = Counter(shuffled(range(5), f"place {i}") for i in range(3000))
    assert len(first) == 120  # every order of five
    for place in range(5):
        counts = Counter(order[place] for order in first.elements())
        assert all(500 < n < 700 for n in counts.values())


def test_the_commitment_binds_salt_and_wall() -> None:
    made = shuffle(HONOURS_136, "bound")
    assert made.commit == _sha(made.salt + format_tiles(made.wall)) == commitment(made.salt, made.wall)
    swapped = (made.wall[1], made.wall[0], *made.wall[2:])
    assert made.wall[0] != made.wall[1]
    assert commitment(made.salt, swapped) != made.commit
    assert commitment(made.salt + "0", made.wall) != made.commit


def test_wall_dice_and_salt_do_not_tell_of_each_other() -> None:
    one, two = shuffle(HONOURS_136, "a"), shuffle(HONOURS_136, "b")
    assert one.wall != two.wall
    assert one.salt != two.salt
    assert "a" not in (one.salt, two.salt)
    assert len(one.salt) == 32


@pytest.mark.parametrize("dealer", range(4))
def test_four_at_a_time_from_the_dealer_on(dealer: int) -> None:
    hands = dealt(range(136), 4, dealer)
    assert hands[dealer] == (0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 52)
    assert hands[(dealer + 1) % 4] == (4, 5, 6, 7, 20, 21, 22, 23, 36, 37, 38, 39, 49)
    assert hands[(dealer + 3) % 4] == (12, 13, 14, 15, 28, 29, 30, 31, 44, 45, 46, 47, 51)


@given(players=st.integers(2, 4), data=st.data())
def test_the_deal_takes_the_front_of_the_wall(players: int, data: st.DataObject) -> None:
    dealer = data.draw(st.integers(0, players - 1))
    hands = dealt(range(136), players, dealer)
    assert sorted(t for hand in hands for t in hand) == list(range(13 * players + 1))
    assert [len(h) for h in hands] == [13 + (seat == dealer) for seat in range(players)]
