"""Duplicate matches: what a deal is, what the figures mean, that neither depends on who plays which deal when."""

from __future__ import annotations

import math
import os
import random
from statistics import fmean, stdev

import pytest

from mjdesk.engine.errors import BadInput
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.players.arena import DealResult, Duel, Outcome, play_deal
from mjdesk.players.arena.batches import Cores, Here, Stop, chunks
from mjdesk.players.arena.progress import clock
from mjdesk.players.arena.tally import Tally, t_95
from mjdesk.players.arena.times import Times
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import player


def duel(rules: str, a: str = "greedy", b: str = "random", seats: int | None = None) -> Duel:
    system = rule_system(rules)
    return Duel(rules, complete(system.options, {}), seats or max(system.players), a, b, "seed")


@pytest.mark.parametrize("rules", SYSTEMS)
def test_a_player_among_its_likes_gains_nothing(rules: str) -> None:
    """Players without randomness play the same round in every seat of A: the seats rotate, the wall does not."""
    system = rule_system(rules)
    for seats in system.players:
        result = play_deal(duel(rules, "greedy", "greedy", seats), 1)
        assert [outcome.a_seat for outcome in result.rounds] == list(range(seats))
        assert len({outcome.payments for outcome in result.rounds}) == 1
        assert sum(outcome.payments[outcome.a_seat] for outcome in result.rounds) == 0
        assert len(result.a_times) > 0 < len(result.b_times)


def test_a_deal_is_a_round_of_its_own_match() -> None:
    """The same rounds played without the arena."""
    d = duel("wuhan")
    for number in (1, 2):
        for outcome in play_deal(d, number).rounds:
            sides = [player("random", f"seed/{number}/b/{seat}") for seat in range(4)]
            sides[outcome.a_seat] = player("greedy", f"seed/{number}/a")
            round_ = play_round(Match.begin(rule_system("wuhan"), d.options, f"seed/{number}", 1).next_round(), sides)
            assert round_.settled is not None
            assert outcome.payments == round_.settled.payments
            assert outcome.winners == tuple(win.seat for win in round_.wins)


def test_figures() -> None:
    """Two deals by hand: three seats, A wins twice (once on B's discard), feeds once, one round is exhausted."""
    tally = Tally()
    first = (
        Outcome(0, (6, -3, -3), (0,), ()),
        Outcome(1, (4, -4, 0), (0,), (1,)),
        Outcome(2, (0, 0, 0), (), ()),
    )
    second = (
        Outcome(0, (-1, 2, -1), (1,), ()),
        Outcome(1, (0, 5, -5), (1,), (2,)),
        Outcome(2, (3, 3, -6), (0, 1), (2,)),
    )
    tally.note([DealResult(2, second), DealResult(1, first)])
    found = tally.summary("a", "b")
    samples = [(6 - 4 + 0) / 3, (-1 + 5 - 6) / 3]
    half = 12.7062 * stdev(samples) / math.sqrt(2)
    assert (found["deals"], found["rounds"]) == (2, 6)
    assert found["points"] == pytest.approx(fmean(samples))
    assert found["interval"] == pytest.approx([fmean(samples) - half, fmean(samples) + half], abs=1e-4)
    wins = [6, 4, 2, 5, 3, 3]
    assert found["table_win"] == pytest.approx(fmean(wins), abs=1e-5)
    assert found["gain_percent"] == pytest.approx(100 * fmean(samples) / fmean(wins), abs=1e-3)
    assert found["exhausted_rate"] == pytest.approx(1 / 6, abs=1e-5)
    a, b = found["a"], found["b"]
    assert (a["win_rate"], a["deal_in_rate"]) == pytest.approx((2 / 6, 2 / 6), abs=1e-5)
    assert (a["mean_win"], a["mean_loss"], a["mean_deal_in"]) == pytest.approx((5.5, -11 / 3, -5), abs=1e-5)
    assert (b["win_rate"], b["deal_in_rate"]) == pytest.approx((4 / 12, 1 / 12), abs=1e-5)
    assert b["points"] == pytest.approx(-fmean(samples) / 2, abs=1e-5)


def test_figures_of_nothing() -> None:
    empty = Tally().summary("a", "b")
    assert (empty["deals"], empty["points"], empty["interval"], empty["gain_percent"]) == (0, None, None, None)
    tally = Tally()
    tally.note([DealResult(1, (Outcome(0, (0, 0), (), ()),))])
    assert (tally.mean, tally.margin) == (0, None)


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [
        (1, 12.706),
        (2, 4.303),
        (3, 3.182),
        (4, 2.776),
        (5, 2.571),
        (9, 2.262),
        (29, 2.045),
        (120, 1.980),
        (10**6, 1.960),
    ],
)
def test_students_quantile_as_printed_in_tables(freedom: int, printed: float) -> None:
    assert t_95(freedom) == pytest.approx(printed, rel=0.0015)


def test_times_are_those_of_the_sorted_list() -> None:
    dice = random.Random(3)
    values = [dice.lognormvariate(-8, 1.5) for _ in range(4001)]
    whole, half = Times(), Times()
    for value in values[:2000]:
        whole.note(value)
    for value in values[2000:]:
        half.note(value)
    whole.add(half)
    assert len(whole) == 4001
    for share in (0.01, 0.5, 0.95, 1.0):
        exact = sorted(values)[math.ceil(share * 4001) - 1]
        assert whole.quantile(share) == pytest.approx(exact, rel=0.011)
    assert Times().quantile(0.5) is None


def square(number: int) -> int:
    return number * number


def test_batches_give_every_result_once_wherever_they_run() -> None:
    tasks = range(57)
    for where in (Here(), Cores(2)):
        got = [value for part in where.run(square, tasks, Stop()) for value in part]
        assert sorted(got) == [n * n for n in tasks]
    assert [n for part in chunks(tasks, 2) for n in part] == list(tasks)


def test_batches_end_early_with_whole_results() -> None:
    for where in (Here(), Cores(2)):
        stop, got = Stop(), []
        for part in where.run(square, range(5000), stop):
            got += part
            stop.asked = True
        assert 0 < len(got) < 5000
        assert {math.isqrt(value) ** 2 for value in got} == set(got)
        assert len(set(got)) == len(got)


def gone(number: int) -> int:
    os._exit(number)


def test_a_process_that_is_killed_is_said() -> None:
    with pytest.raises(BadInput, match="--jobs: a process was ended from outside"):
        list(Cores(2).run(gone, range(4), Stop()))


def test_a_clock() -> None:
    assert [clock(s) for s in (0, 59.6, 61, 3600)] == ["0:00", "1:00", "1:01", "1:00:00"]
