"""What holds for every win of `jingzhou-hongzhong`: the slow twin's answer, sums, explanations, the quick tests."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from mjdesk.engine.case import By, Case, Verdict
from mjdesk.engine.rules.jingzhou_hongzhong import JingzhouHongzhong

from ..red_dragon import properties
from ..red_dragon.rounds import Maker, with_options
from . import twin

RULES = JingzhouHongzhong()
MAKER = Maker(RULES, caps=(0, 8, 37, 160, 300, 300), pairs=0.25)
CASES = st.integers(0, 2**32).map(lambda seed: MAKER.case(Random(seed)))
#: one opening more than the usual rounds: all from others, by discard
FOUR_OPEN = st.integers(0, 2**32).map(lambda seed: four_openings(Random(seed)))


def four_openings(random: Random) -> Case:
    """A round that is won by discard with four openings."""
    maker = replace(MAKER, ways=(By.DISCARD,))
    while True:
        case = maker.case(random, most_laizi=1)
        if sum(meld.is_opening for meld in case.seats[case.wins[0].seat].melds) == 4:
            return with_options(case, RULES, qianggang_basis="own", min_points=0)


def owed(verdict: Verdict, losers: list[int], case: Case) -> tuple[int, ...]:
    """What stands for each of the two losers (of a robbed kong: for the robber and the third seat)."""
    by_seat = {t.payer if t.owed_by is None else t.owed_by: t.points for t in verdict.transfers}
    return tuple(by_seat[seat] for seat in losers)


def agrees_with_twin(case: Case) -> None:
    verdict = RULES.judge(case)
    expected = twin.answer(case)
    if isinstance(expected, str):
        assert verdict.reason == expected
        return
    assert verdict.legal
    assert (verdict.patterns[0], verdict.fan[0]) == expected[:2]
    win = case.wins[0]
    liable = twin.liable(case, verdict.patterns[0])
    if win.by is By.KONG and case.options["qianggang_basis"] == "gang_out":
        amounts = {t.owed_by: t.points for t in verdict.transfers}
        others = [None if seat == win.seat else seat for seat in range(3) if seat != win.source]
        assert tuple(amounts[seat] for seat in others) == expected[2]
    else:
        assert owed(verdict, twin.losers(case), case) == expected[2]
    payers = {t.payer for t in verdict.transfers}
    assert payers == (set(twin.losers(case)) if liable is None else {liable})


@given(CASES)
@settings(max_examples=200)
def test_judgement_equals_the_slow_twin(case: Case) -> None:
    agrees_with_twin(case)


@given(FOUR_OPEN)
@settings(max_examples=60)
def test_all_from_others_equals_the_slow_twin(case: Case) -> None:
    agrees_with_twin(case)


@given(CASES)
def test_payments_sum_to_zero(case: Case) -> None:
    properties.payments_sum_to_zero(RULES, case)


@given(CASES)
def test_factors_come_to_the_amount(case: Case) -> None:
    properties.factors_come_to_the_amount(RULES, case)


@given(FOUR_OPEN)
@settings(max_examples=40)
def test_factors_come_to_the_amount_all_from_others(case: Case) -> None:
    properties.factors_come_to_the_amount(RULES, case)


@given(CASES)
@settings(max_examples=200)
def test_quick_test_agrees(case: Case) -> None:
    properties.quick_test_agrees(RULES, case)


@given(CASES, st.integers(1, 10))
def test_possible_when_hidden(case: Case, hidden: int) -> None:
    properties.possible_when_hidden(RULES, case, hidden)


@given(CASES)
def test_possible_when_drawn_unseen(case: Case) -> None:
    properties.possible_when_drawn_unseen(RULES, case)


@given(CASES)
def test_may_wait_agrees(case: Case) -> None:
    properties.may_wait_agrees(RULES, case)


@given(CASES)
def test_ids_are_those_of_the_tables(case: Case) -> None:
    properties.ids_are_those_of_the_tables(RULES, case)


@given(CASES)
def test_a_liable_seat_pays_for_the_other(case: Case) -> None:
    transfers = RULES.judge(case).transfers
    payers = {t.payer for t in transfers}
    assert len(transfers) in (0, 2)
    if len(payers) == 1:
        assert {t.owed_by for t in transfers} - payers - {None}
        assert None in {t.owed_by for t in transfers}
        assert all(t.why[-1].sign == "!" for t in transfers)
    else:
        assert all(t.owed_by is None for t in transfers)


def test_the_rounds_are_of_all_sorts() -> None:
    wanted = {"no-shape", "pair-not-258", "too-many-wild", "below-minimum", "not-open", *(p.id for p in RULES.patterns)}
    for seed in range(6000):
        verdict = RULES.judge(MAKER.case(Random(seed)))
        wanted -= {verdict.reason, *(p for found in verdict.patterns for p in found)}
        if not wanted:
            return
    assert not wanted
