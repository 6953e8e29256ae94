"""How fast a 跑胡子 hand is judged, per thousand hands: milliseconds here are microseconds each (200 are allowed)."""

from __future__ import annotations

import random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mjdesk.engine.case import By
from mjdesk.engine.paohuzi import splitter
from mjdesk.engine.paohuzi.arrange import arrangements, counts_of, most_huxi, winning_cards
from mjdesk.engine.paohuzi.cards import CARDS, GROUPS_WITH

THOUSAND = 1000
Hand = tuple[list[int], int]


def dealt() -> list[Hand]:
    """A thousand hands of twenty cards as a shuffled deck deals them, each with a turned-up card."""
    rng = random.Random(20)
    deck = [card for card in CARDS for _ in range(4)]
    hands: list[Hand] = []
    while len(hands) < THOUSAND:
        rng.shuffle(deck)
        counts = counts_of(deck[:20])
        if max(counts) < 4:
            hands.append((counts, deck[20]))
    return hands


def won() -> list[Hand]:
    """A thousand hands of twenty cards that win with the turned-up card; as few kans as it takes."""
    rng = random.Random(21)
    groups = sorted({group for found in GROUPS_WITH.values() for group in found})
    hands: list[Hand] = []
    while len(hands) < THOUSAND:
        cards = [card for _ in range(7) for card in rng.choice(groups)]
        rng.shuffle(cards)
        counts = counts_of(cards[:20])
        if max(counts_of(cards)) < 3:
            hands.append((counts, cards[20]))
    return hands


@pytest.mark.parametrize("kind", ["dealt", "won"])
def test_a_full_hand_with_a_turned_card(benchmark: BenchmarkFixture, kind: str) -> None:
    hands = dealt() if kind == "dealt" else won()

    def anew() -> int:
        splitter.most_loose.cache_clear()  # nothing is known of a hand before
        return sum(most_huxi(counts, (), card, By.FLIP, True) is not None for counts, card in hands)

    found = benchmark(anew)
    assert (found == THOUSAND) is (kind == "won")


def test_every_arrangement_of_a_winning_hand(benchmark: BenchmarkFixture) -> None:
    hands = won()
    assert benchmark(lambda: sum(len(list(arrangements(c, (), card, By.FLIP, True))) for c, card in hands)) >= THOUSAND


def test_all_the_cards_that_win(benchmark: BenchmarkFixture) -> None:
    """The waits of a hand: all twenty kinds at once."""
    hands = won()

    def anew() -> int:
        splitter.most_loose.cache_clear()
        return sum(len(winning_cards(counts, (), By.FLIP, True)) for counts, _ in hands)

    assert benchmark(anew) >= THOUSAND
