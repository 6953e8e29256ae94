"""What holds for every win and every played round: the slow twin's answer, sums, explanations, the quick test."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjdesk.engine.case import Case
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.round import Round

from ..red_dragon import properties
from . import played, twin
from .rounds import random_case
from .table import RULES

CASES = st.integers(0, 2**32).map(lambda seed: random_case(Random(seed)))


@given(CASES)
@settings(max_examples=250)
def test_judgement_equals_the_slow_twin(case: Case) -> None:
    same_as_twin(case)


@given(st.integers(0, 2**32).map(lambda seed: random_case(Random(seed), most_wild=3)))
@settings(max_examples=30)
def test_judgement_equals_the_slow_twin_with_three_wild_tiles(case: Case) -> None:
    same_as_twin(case)


def same_as_twin(case: Case) -> None:
    verdict = RULES.judge(case)
    expected = twin.answer(case)
    if isinstance(expected, str):
        assert verdict.reason == expected
        return
    patterns, fan, amounts, liable = expected
    assert verdict.legal, verdict.reason
    assert (verdict.patterns[0], verdict.fan[0]) == (patterns, fan)
    owed = {t.payer if t.owed_by is None else t.owed_by: t.points for t in verdict.transfers}
    assert owed == amounts
    payers = {t.payer for t in verdict.transfers}
    assert payers == (set(amounts) if liable is None else {liable})


@given(CASES)
def test_payments_sum_to_zero_and_only_the_winner_is_paid(case: Case) -> None:
    properties.payments_sum_to_zero(RULES, case)


@given(CASES)
def test_factors_shown_come_to_the_amount(case: Case) -> None:
    properties.factors_come_to_the_amount(RULES, case)


@given(CASES)
def test_patterns_fit_each_other(case: Case) -> None:
    verdict = RULES.judge(case)
    if not verdict.legal:
        return
    (found,) = map(set, verdict.patterns)
    big = {"peng-peng-hu", "qing-yi-se", "jiang-yi-se", "qi-dui"} & found
    assert ("ping-hu" in found) == (not big)
    assert "men-qing" not in found or "ping-hu" in found
    assert len({"hai-di-lao", "qiang-gang-hu", "gang-shang-kai-hua"} & found) <= 1
    assert "da-da-hu" not in found or {"qing-yi-se"} < big
    assert not {"peng-peng-hu", "qi-dui"} <= found


@given(CASES)
@settings(max_examples=250)
def test_quick_test_never_refuses_a_win(case: Case) -> None:
    if RULES.judge(case).legal:
        win = case.wins[0]
        round_, _ = properties.round_of(RULES, case)
        assert RULES.plausible_win(round_, win.seat, win.tile, win.by)


@given(CASES, st.integers(1, 10))
def test_a_win_stays_possible_when_tiles_are_hidden(case: Case, hidden: int) -> None:
    properties.possible_when_hidden(RULES, case, hidden)


@given(CASES)
def test_a_wait_that_wins_may_wait(case: Case) -> None:
    properties.may_wait_agrees(RULES, case)


@given(CASES)
def test_patterns_and_reasons_are_those_of_the_tables(case: Case) -> None:
    properties.ids_are_those_of_the_tables(RULES, case)


# --- played rounds


def check(last: Round) -> None:
    """Settled, sums to zero, and its record verifies."""
    assert last.settled is not None
    assert sum(last.settled.payments) == 0
    (record,) = read_records(write_record(Record.of(last)).splitlines())
    assert verify(record).settled == last.settled
    assert record.events == last.events


@pytest.mark.parametrize("seed", range(24))
def test_rounds_under_any_options_end_and_verify(seed: int) -> None:
    random = Random(seed)
    options = played.random_options(random)
    make = random.choice((played.play_greedy, played.play_random, played.play_mixed))
    check(make(f"any {seed}", options, random.choice((2, 3, 4))))


def test_greedy_players_win_most_rounds() -> None:
    rounds = [played.play_greedy(f"greedy {i}", complete(RULES.options, {})) for i in range(20)]
    for last in rounds:
        check(last)
    assert sum(bool(last.wins) for last in rounds) >= 12
