"""How long a decision takes, by player and rule system: processor time of the deciding thread.

    python -m pytest tests/bench/test_bench_players.py --benchmark-enable -s

The questions are those with more than one answer of rounds that greedy players play, each asked once, in the order of
play, of a player made for the round. Aims: greedy 2 ms in every system; expert 20 ms in the median, 150 ms in 19 of
20 cases (``p95`` is among the extra figures).
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mjdesk.engine.actions import Action
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.view import View
from mjdesk.players.base import Player
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import player

pytestmark = pytest.mark.benchmark(timer=time.thread_time, warmup=False)
ROUNDS = 6


class Kept(Player):
    """A greedy player that keeps what it was asked."""

    def __init__(self, views: list[View]) -> None:
        self._views, self._player = views, player("greedy", "")

    def choose(self, view: View) -> Action:
        if len(view.actions) > 1:
            self._views.append(view)
        return self._player.choose(view)


def questions(rules: str, rounds: int) -> Iterator[tuple[str, View]]:
    """The questions of some rounds, each with the seat and round it belongs to."""
    system = SYSTEMS[rules]
    for number in range(rounds):
        round_ = Match.begin(system, complete(system.options, {}), f"bench/{number}", 1).next_round()
        views: list[View] = []
        play_round(round_, [Kept(views)] * len(round_.seats))
        yield from ((f"{number}/{view.seat}", view) for view in views)


@pytest.mark.parametrize("rules", SYSTEMS)
@pytest.mark.parametrize("name", ["greedy", "expert"])
def test_a_decision(benchmark: BenchmarkFixture, name: str, rules: str) -> None:
    asked = list(questions(rules, 1 if benchmark.disabled else ROUNDS))
    players: dict[str, Player] = {}
    waiting = iter(asked)

    def next_question() -> tuple[tuple[Player, View], dict[str, object]]:
        whose, view = next(waiting)
        if whose not in players:
            players[whose] = player(name, whose)
        return (players[whose], view), {}

    benchmark.pedantic(decide, setup=next_question, rounds=len(asked))
    if not benchmark.disabled:
        assert benchmark.stats is not None
        times = sorted(benchmark.stats.stats.data)
        benchmark.extra_info["p95_ms"] = round(1000 * times[len(times) * 95 // 100], 3)
        median = 1000 * times[len(times) // 2]
        print(f"\n{name} {rules}: median {median:.3f} ms, p95 {benchmark.extra_info['p95_ms']} ms of {len(times)}")


def decide(who: Player, view: View) -> None:
    """One decision, which must be one of the answers."""
    assert who.choose(view) in view.actions
