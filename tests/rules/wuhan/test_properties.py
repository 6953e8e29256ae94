"""What holds for every win: sums, explanations, the slow twin's answer, the quick test before the judgement."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from mjdesk.engine.case import Case

from ..red_dragon import properties
from . import twin
from .rounds import RULES, random_case

CASES = st.integers(0, 2**32).map(lambda seed: random_case(Random(seed)))


@given(CASES)
@settings(max_examples=400)
def test_judgement_equals_the_slow_twin(case: Case) -> None:
    verdict = RULES.judge(case)
    expected = twin.answer(case)
    if isinstance(expected, str):
        assert verdict.reason == expected
        return
    assert verdict.legal
    winner = case.wins[0].seat
    owed = {t.payer if t.owed_by is None else t.owed_by: t.points for t in verdict.transfers}
    losers = [seat for seat in range(4) if seat != winner]
    assert (verdict.patterns[0], verdict.fan[0]) == expected[:2]
    assert tuple(owed[seat] for seat in losers) == expected[2]


@given(CASES)
def test_payments_sum_to_zero_and_only_the_winner_is_paid(case: Case) -> None:
    properties.payments_sum_to_zero(RULES, case)
    assert len(RULES.judge(case).transfers) in (0, 3)


@given(CASES)
def test_factors_shown_come_to_the_amount(case: Case) -> None:
    properties.factors_come_to_the_amount(RULES, case)


@given(CASES)
def test_who_pays_for_whom(case: Case) -> None:
    transfers = RULES.judge(case).transfers
    payers = {t.payer for t in transfers}
    assert len(payers) in (0, 1, 3)
    if len(payers) == 1:
        owed = {t.owed_by for t in transfers}
        assert payers.isdisjoint(owed)
        assert None in owed
        assert len(owed) == 3
        assert all(t.why[-1].sign == "!" for t in transfers)
    else:
        assert all(t.owed_by is None for t in transfers)


@given(CASES)
@settings(max_examples=400)
def test_quick_test_says_what_the_judgement_says(case: Case) -> None:
    properties.quick_test_agrees(RULES, case)


@given(CASES, st.integers(1, 10))
def test_a_win_stays_possible_when_tiles_are_hidden(case: Case, hidden: int) -> None:
    properties.possible_when_hidden(RULES, case, hidden)


@given(CASES)
def test_an_unknown_drawn_tile_may_be_the_winning_one(case: Case) -> None:
    properties.possible_when_drawn_unseen(RULES, case)


@given(CASES)
def test_a_wait_that_wins_may_wait(case: Case) -> None:
    properties.may_wait_agrees(RULES, case)


@given(CASES)
def test_patterns_and_reasons_are_those_of_the_tables(case: Case) -> None:
    properties.ids_are_those_of_the_tables(RULES, case)
