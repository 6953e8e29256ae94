"""What holds for every win of `macheng`: the slow twin's answer, sums, explanations, the quick tests."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from mjdesk.engine.case import By, Case
from mjdesk.engine.notation import tile_name
from mjdesk.engine.rules.macheng import Macheng
from mjdesk.engine.rules.macheng_gold import GOLDS

from ..red_dragon import properties
from ..red_dragon.rounds import Maker
from . import twin

RULES = Macheng()


def with_gold(case: Case, random: Random) -> Case:
    """Dice, the wild tile of the round before and stored golds."""
    dice = (random.randint(1, 6), random.randint(1, 6))
    if random.random() < 0.3:
        dice = (dice[0], dice[0])
    last = random.choice((None, twin.special(case)[0], random.randrange(27)))
    cun = [random.choice(GOLDS) for _ in range(random.randrange(3))]
    return replace(case, dice=dice, carried={"last_laizi": None if last is None else tile_name(last), "cun": cun})


MAKER = Maker(
    RULES,
    ways=(By.DRAW, By.DISCARD),
    said=((), (), ("last_tile",), ("after_kong",), ("after_kong",)),
    caps=(0, 1, 8, 64, 64, 256),
    finish=with_gold,
)
CASES = st.integers(0, 2**32).map(lambda seed: MAKER.case(Random(seed)))
#: the quick tests are also asked about tiles that robbers would like
ROBBED = st.integers(0, 2**32).map(lambda seed: replace(MAKER, ways=(By.KONG,)).case(Random(seed)))


@given(CASES)
@settings(max_examples=200)
def test_judgement_equals_the_slow_twin(case: Case) -> None:
    verdict = RULES.judge(case)
    expected = twin.answer(case)
    if isinstance(expected, str):
        assert verdict.reason == expected
        return
    assert verdict.legal
    assert (verdict.patterns[0], verdict.fan[0]) == expected[:2]
    assert {t.payer: t.points for t in verdict.transfers} == expected[2]


@given(CASES)
def test_payments_sum_to_zero(case: Case) -> None:
    properties.payments_sum_to_zero(RULES, case)
    assert all(t.owed_by is None for t in RULES.judge(case).transfers)


@given(CASES)
def test_factors_come_to_the_amount(case: Case) -> None:
    properties.factors_come_to_the_amount(RULES, case)


@given(CASES)
@settings(max_examples=200)
def test_quick_test_agrees(case: Case) -> None:
    properties.quick_test_agrees(RULES, case)


@given(ROBBED)
@settings(max_examples=30)
def test_no_kong_is_robbed(case: Case) -> None:
    assert RULES.judge(case).reason == "not-robbable"
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
def test_dealer_and_passes_do_not_matter(case: Case) -> None:
    """The dealer has no effect, and with passing free neither has what was passed."""
    same = replace(case, dealer=(case.dealer + 1) % 4)
    assert RULES.judge(same) == RULES.judge(case)


def test_the_rounds_are_of_all_sorts() -> None:
    wanted = {"no-shape", "pair-not-258", "too-many-wild", "below-minimum", *(p.id for p in RULES.patterns)}
    for seed in range(6000):
        verdict = RULES.judge(MAKER.case(Random(seed)))
        wanted -= {verdict.reason, *(p for found in verdict.patterns for p in found)}
        if not wanted:
            return
    assert not wanted
