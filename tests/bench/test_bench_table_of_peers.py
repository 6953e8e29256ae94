"""The table that `./mj bench` prints: its cells, what it refuses, and that what it measures runs."""

from __future__ import annotations

import pytest

from tools.bench import inside, shapes
from tools.bench.hands import dealt, names, of_136, won
from tools.bench.measure import Row, cell, each, once_each, shown, table


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(2.5, "2.5 s"), (0.1234, "123 ms"), (4.26e-6, "4.26 µs"), (1.36e-7, "136 ns"), (1e-12, "1.0e-12 s")],
)
def test_times_have_their_unit(seconds: float, words: str) -> None:
    assert shown(seconds) == words


def test_a_peer_is_told_with_its_factor() -> None:
    row = Row("x", 1e-6, {"mahjong": 4e-4, "rlcard": None, "riichienv": 5e-7}, "why")
    assert cell(row, "mahjong") == "400 µs (×400)"
    assert cell(row, "riichienv") == "500 ns (×0.5)"
    assert cell(row, "rlcard") == "not installed"
    assert cell(row, "pymahjonggb") == ""
    assert table([row]).splitlines()[-1] == "- x: why"


def test_every_item_is_measured() -> None:
    met: list[int] = []
    assert each(met.append, [1, 2], passes=2) >= 0
    assert met == [1, 2] * 3
    assert len(once_each(met.append, [5, 6, 7])) == 3


def test_a_peer_that_answers_otherwise_is_not_timed() -> None:
    hands = dealt(13, 3)
    with pytest.raises(SystemExit, match="somebody says"):
        shapes._agree("somebody", [99], hands)


def test_hands_are_the_same_for_all() -> None:
    for counts in dealt(13, 50):
        assert len(of_136(counts)) == len(names(counts)) == len(set(of_136(counts))) == 13
    assert all(sum(counts) == 14 and counts[last] for counts, last in won(50))


@pytest.mark.slow
def test_what_no_peer_does_is_measured() -> None:
    rows = [*inside.codec(), inside.ledger()]
    assert len(rows) == 5
    assert all(row.ours > 0 for row in rows)
