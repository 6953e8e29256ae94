"""How fast finished rounds are judged: a thousand hands a call, so milliseconds here are microseconds each.

    python -m pytest tests/bench/test_bench_scoring.py --benchmark-enable --benchmark-timer=time.process_time -s

Each call judges hands that were not judged before. What suits and sets were met before is remembered, as in a long
session; the first call of a process fills that memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mjdesk.engine.case import Case
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import rule_system

from ..rules.jingzhou_huangjin.rounds import golden_tiles, random_case

#: hands a call, and calls
HANDS = 1000
CALLS = 8
HUANGJIN = rule_system("jingzhou-huangjin")


def _always(wild: int, _number: int) -> int:
    return wild


#: how many golden tiles the winner has: each number alone, all alike, and as often as in rounds of the greedy player
MIXES: dict[str, Callable[[int], int]] = {
    **{f"{wild} golden": partial(_always, wild) for wild in range(5)},
    "0 to 4 alike": lambda number: number % 5,
    "as in play": lambda number: (0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3)[number % 20],
}


def huangjin_hands() -> Iterator[tuple[int, Case]]:
    """Finished rounds of all sorts with the number of golden tiles of the winner, by the standard options."""
    options = complete(HUANGJIN.options, {})
    for seed in count():
        case = random_case(seed, 4, options)
        yield golden_tiles(case), case


@pytest.fixture(scope="module")
def supply() -> Callable[[int], Case]:
    """Hands with so many golden tiles, each given out once."""
    made = huangjin_hands()
    kept: dict[int, list[Case]] = {wild: [] for wild in range(5)}

    def next_with(wild: int) -> Case:
        while not kept[wild]:
            found, case = next(made)
            kept[found].append(case)
        return kept[wild].pop()

    return next_with


@pytest.mark.parametrize("mix", MIXES)
def test_jingzhou_huangjin(benchmark: BenchmarkFixture, supply: Callable[[int], Case], mix: str) -> None:
    hands_a_call = HANDS if benchmark.enabled else 20

    def fresh() -> tuple[tuple[list[Case]], dict[str, Any]]:
        return ([supply(MIXES[mix](number)) for number in range(hands_a_call)],), {}

    def judge(cases: list[Case]) -> int:
        return sum(HUANGJIN.judge(case).legal for case in cases)

    legal = benchmark.pedantic(judge, setup=fresh, rounds=CALLS if benchmark.enabled else 1)
    assert legal > hands_a_call / 3
    if benchmark.stats is not None:
        stats: Any = benchmark.stats
        per_second = round(hands_a_call / stats.stats.median)
        benchmark.extra_info["hands_per_second"] = per_second
        print(f"\n{mix}: {per_second} hands/s")
