"""How fast the engine is. Figures, no limits: a busy machine is no fault of the code.

    python -m pytest tests/bench/test_bench_engine.py --benchmark-enable --benchmark-group-by=func

Rounds go through the whole engine: questions, views, answers, resolution, events, settlement. Ten rounds a call:
divide by ten for one round.
"""

from __future__ import annotations

from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.phase import Step
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.view import View, view_of
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up

WUHAN = rule_system("wuhan")
ROUNDS = 10


def play_match(players: str) -> Match:
    match = Match.begin(WUHAN, complete(WUHAN.options, {}), "bench", ROUNDS)
    sides = line_up(players, 4, "bench")
    while not match.over:
        match = match.after(play_round(match.next_round(), sides))
    return match


@pytest.mark.parametrize("players", ["random", "greedy"])
def test_ten_rounds(benchmark: BenchmarkFixture, players: str) -> None:
    match = benchmark(play_match, players)
    assert match.over
    if benchmark.stats is not None:
        fastest: Any = benchmark.stats
        benchmark.extra_info["rounds_per_second"] = round(ROUNDS / fastest.stats.min, 1)
        print(
            f"\n{players}: {ROUNDS / fastest.stats.min:.0f} rounds/s at best, {ROUNDS / fastest.stats.median:.0f} usual"
        )


@pytest.fixture(scope="module")
def states() -> list[Round]:
    """Every state of ten rounds of random play."""
    found: list[Round] = []
    match = Match.begin(WUHAN, complete(WUHAN.options, {}), "bench", ROUNDS)
    sides = line_up("random", 4, "bench")
    while not match.over:
        match = match.after(play_round(match.next_round(), sides, lambda _event, after: found.append(after)))
    return found


def test_legal_actions_of_a_turn(benchmark: BenchmarkFixture, states: list[Round]) -> None:
    turns = [s for s in states if s.phase.step is Step.TURN]
    assert any(benchmark(ask, turns))


def test_legal_actions_after_a_discard(benchmark: BenchmarkFixture, states: list[Round]) -> None:
    claims = [s for s in states if s.phase.step is Step.CLAIM]
    assert any(benchmark(ask, claims))


def ask(states: list[Round]) -> list[Any]:
    """The question of each state, worked out anew."""
    out = []
    for state in states:
        state._ask_anew()
        out.append(state.asked())
    return out


def test_views(benchmark: BenchmarkFixture, states: list[Round]) -> None:
    asked = [(s, seat) for s in states for seat in s.asked()]

    def look() -> list[View]:
        return [view_of(state, seat) for state, seat in asked]

    assert len(benchmark(look)) == len(asked)


def test_verifying_a_record(benchmark: BenchmarkFixture, states: list[Round]) -> None:
    text = write_record(Record.of(next(s for s in states if s.over)))
    verified = benchmark(lambda: [verify(record) for record in read_records(text.splitlines())])
    assert verified[0].over
