"""Useful tiles, waits and the comparison of discards, each against one trial after the other."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from mjdesk.engine.shapes import DiscardChoice, Pair, analyse, distance_of_counts, useful_tiles, waits
from tests.engine.shapes import twin
from tests.engine.shapes.hands import Counts, counts_of, hands, wins

PAIRS = st.sampled_from(Pair)
WILD = st.integers(0, 4)
WILD_KINDS = st.sampled_from(((), (5,), (0, 33)))


def plus(counts: Counts, tile: int, by: int = 1) -> Counts:
    return tuple(n + by * (kind == tile) for kind, n in enumerate(counts))


def trial_useful(counts: Counts, groups: int, wild: int, pair: Pair, wild_kinds: tuple[int, ...]) -> tuple[int, ...]:
    """Useful tiles by trying each. Distances are tested against the twin elsewhere."""
    before = distance_of_counts(counts, groups, pair)
    if before <= wild:
        return ()
    return tuple(
        tile
        for tile in range(34)
        if tile in wild_kinds or (counts[tile] < 4 and distance_of_counts(plus(counts, tile), groups, pair) < before)
    )


@given(hands(st.integers(1, 14)), st.integers(0, 4), WILD, PAIRS, WILD_KINDS)
def test_useful_tiles(counts: Counts, groups: int, wild: int, pair: Pair, wild_kinds: tuple[int, ...]) -> None:
    expected = trial_useful(counts, groups, wild, pair, wild_kinds)
    assert useful_tiles(counts, groups, wild, pair, wild_kinds=wild_kinds) == expected
    some = range(4, 20)
    assert useful_tiles(counts, groups, wild, pair, some, wild_kinds=wild_kinds) == tuple(
        tile for tile in expected if tile in some
    )


@settings(max_examples=40)
@given(wins(st.integers(1, 4), WILD), PAIRS, st.integers(0, 13))
@example((counts_of(*[0] * 4, 1, 2, 9, 9, 9, 20, 20, 20, 30, 30), 4, 0), Pair.ANY, 5)
def test_waits_complete_the_hand(hand: tuple[Counts, int, int], pair: Pair, at: int) -> None:
    counts, groups, wild = hand
    held = [tile for tile in range(34) if counts[tile]]
    if held:
        counts = plus(counts, held[at % len(held)], -1)
    else:  # all wild: one of them goes
        wild -= 1
    completing = tuple(tile for tile in range(34) if twin.wins(plus(counts, tile), groups, wild, pair))
    assert waits(counts, groups, wild, pair, fifth=True) == completing
    assert waits(counts, groups, wild, pair) == tuple(tile for tile in completing if counts[tile] < 4)


def test_a_fifth_copy_is_a_wait_in_form_only() -> None:
    hand = counts_of(*[0] * 4, 1, 2, 9, 9, 9, 20, 20, 20, 29)
    assert waits(hand, fifth=True) == waits(hand) == (29,)
    hand = counts_of(*[0] * 4, 9, 9, 9, 20, 20, 20, 29, 29, 29)
    assert waits(hand, fifth=True) == (0,)
    assert waits(hand) == waits(hand, allowed=(1, 2), fifth=True) == ()


def test_a_complete_or_a_distant_hand_waits_for_nothing() -> None:
    assert waits(counts_of(0, 0), groups=0) == ()
    assert useful_tiles(counts_of(0, 0), groups=0) == ()
    assert waits(counts_of(0, 5, 10, 20), groups=1) == ()


@given(hands(st.integers(2, 14)), st.integers(0, 4), WILD, PAIRS, WILD_KINDS, st.booleans())
def test_analyse_is_useful_tiles_after_each_discard(
    counts: Counts, groups: int, wild: int, pair: Pair, wild_kinds: tuple[int, ...], seen: bool
) -> None:
    unseen = [(tile * 7 + 3) % 5 for tile in range(34)] if seen else [4 - n for n in counts]
    expected = []
    for tile in range(34):
        if counts[tile]:
            after = plus(counts, tile, -1)
            useful = trial_useful(after, groups, wild, pair, wild_kinds)
            away = max(0, distance_of_counts(after, groups, pair) - wild)
            expected.append(DiscardChoice(tile, away, useful, sum(unseen[kind] for kind in useful)))
    expected.sort(key=lambda choice: (choice.away, -choice.left, choice.tile))
    found = analyse(counts, groups, wild, unseen if seen else None, pair, wild_kinds=wild_kinds)
    assert found == tuple(expected)


def test_the_best_discard_of_a_plain_hand() -> None:
    """123m 456m 789p 11s 34s + W: the wind goes, 2s and 5s are the waits."""
    best, *others = analyse(counts_of(0, 1, 2, 3, 4, 5, 15, 16, 17, 18, 18, 20, 21, 28))
    assert best == DiscardChoice(tile=28, away=1, useful=(19, 22), left=8)
    assert all(choice.away == 2 or choice.left < 8 for choice in others)
