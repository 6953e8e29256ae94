"""How fast shapes are, per thousand hands: milliseconds here are microseconds each. `./mj bench -k shapes`."""

from __future__ import annotations

import random
import zlib
from importlib import resources

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mjdesk.engine import shapes
from mjdesk.engine.shapes import Pair, analyse, distance, distance_of_counts, keys_of, splits, useful_tiles
from mjdesk.engine.shapes.changes import gains_of, losses_of
from mjdesk.engine.shapes.covers import ALL_GROUPS, covers, least_wild
from mjdesk.engine.shapes.tables import FILES, unpack
from mjdesk.engine.tiles import HONOURS_136

Counts = tuple[int, ...]
THOUSAND = 1000


def dealt(size: int) -> list[Counts]:
    """A thousand hands as a shuffled wall deals them: four tiles from a win on average."""
    rng = random.Random(size)
    wall = [*HONOURS_136.tiles()]
    hands = []
    for _ in range(THOUSAND):
        rng.shuffle(wall)
        hands.append(tuple(wall[:size].count(kind) for kind in range(34)))
    return hands


def won(wild: int) -> list[Counts]:
    """A thousand wins of four groups and a pair in three suits, so many of their tiles wild."""
    rng = random.Random(wild)
    hands: list[Counts] = []
    while len(hands) < THOUSAND:
        tiles = [tile for _ in range(4) for tile in rng.choice(ALL_GROUPS[:-7]).tiles]
        tiles += [rng.randrange(27)] * 2
        counts = tuple(tiles.count(kind) for kind in range(34))
        if max(counts) <= 4:
            rng.shuffle(tiles)
            hands.append(tuple(tiles[wild:].count(kind) for kind in range(34)))
    return hands


@pytest.mark.parametrize("pair", Pair)
def test_distance_of_kept_keys(benchmark: BenchmarkFixture, pair: Pair) -> None:
    keys = [keys_of(hand) for hand in dealt(14)]
    assert sum(benchmark(lambda: [distance(four, 4, pair) for four in keys])) > THOUSAND


def test_distance_of_counts(benchmark: BenchmarkFixture) -> None:
    hands = dealt(14)
    assert sum(benchmark(lambda: [distance_of_counts(hand) for hand in hands])) > THOUSAND


def test_useful_tiles(benchmark: BenchmarkFixture) -> None:
    hands = dealt(13)
    assert all(benchmark(lambda: [useful_tiles(hand) for hand in hands]))


@pytest.mark.parametrize("remembered", [True, False], ids=["suits met before", "suits never met"])
def test_analysis_of_all_discards(benchmark: BenchmarkFixture, remembered: bool) -> None:
    """With useful tiles and how many are left, from the hand and from what is unseen."""
    hands = [(hand, [4 - n for n in hand]) for hand in dealt(14)]

    def forget() -> None:
        if not remembered:
            gains_of.cache_clear()
            losses_of.cache_clear()

    def run() -> list[int]:
        return [analyse(hand, 4, 0, unseen)[0].left for hand, unseen in hands]

    run()
    assert all(benchmark.pedantic(run, setup=forget, rounds=20))


@pytest.mark.parametrize("wild", [0, 1, 2, 4])
def test_splits(benchmark: BenchmarkFixture, wild: int) -> None:
    """Each hand as if met for the first time."""
    hands = won(wild)

    def forget() -> None:
        covers.cache_clear()
        least_wild.cache_clear()

    def run() -> list[int]:
        return [len(list(splits(hand, 4, wild))) for hand in hands]

    assert all(benchmark.pedantic(run, setup=forget, rounds=3))


def test_load(benchmark: BenchmarkFixture) -> None:
    """One table, once: not per thousand."""
    packed = (resources.files(shapes) / FILES[Pair.ANY]).read_bytes()
    assert benchmark(lambda: unpack(zlib.decompress(packed))).suit
