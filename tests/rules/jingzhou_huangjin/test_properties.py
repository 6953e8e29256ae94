"""What holds for every round, on random ones: the slow twin, payments, factors, quick tests."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjdesk.engine.case import By, Case
from mjdesk.engine.options import complete
from mjdesk.engine.rules.jingzhou_huangjin import golden_after
from mjdesk.engine.rules.jingzhou_huangjin_covers import fours, held, kinds_of, pair_of, runs_of, triplets_of
from mjdesk.engine.rules.jingzhou_huangjin_waits import all_covers
from mjdesk.engine.shapes import readings
from mjdesk.engine.tiles import STANDARD

from ..red_dragon import properties
from . import twin
from .rounds import RULES, random_case

SEEDS = st.integers(0, 2**32)
CASES = SEEDS.map(random_case)
#: with up to four golden tiles: what the twin would need seconds for
WILD_CASES = SEEDS.map(lambda seed: random_case(seed, 4))


def judged(case: Case) -> twin.Answer:
    verdict = RULES.judge(case)
    paid = verdict.payments(4)
    return verdict.reason or "" if paid is None else (verdict.patterns[0], verdict.fan[0] or 0, paid)


@given(CASES)
@settings(max_examples=60)
def test_judgement_equals_the_slow_twin(case: Case) -> None:
    assert judged(case) == twin.answer(case)


@pytest.mark.parametrize("seed", [100001, 100011, 100045])
def test_three_golden_tiles_too(seed: int) -> None:
    case = random_case(seed, 3)
    assert judged(case) == twin.answer(case)


@given(WILD_CASES)
def test_payments_sum_to_zero(case: Case) -> None:
    if case.options["base_points"] or case.options["payment"] != "mcr":
        properties.payments_sum_to_zero(RULES, case)
    assert all(t.owed_by is None for t in RULES.judge(case).transfers)


@given(WILD_CASES)
def test_factors_come_to_the_amount(case: Case) -> None:
    properties.factors_come_to_the_amount(RULES, case)


@given(WILD_CASES)
def test_quick_test_agrees(case: Case) -> None:
    properties.quick_test_agrees(RULES, case)


@given(CASES, st.integers(1, 10))
def test_possible_when_hidden(case: Case, hidden: int) -> None:
    properties.possible_when_hidden(RULES, case, hidden)


@given(CASES)
def test_possible_when_drawn_unseen(case: Case) -> None:
    properties.possible_when_drawn_unseen(RULES, case)


@given(WILD_CASES)
def test_ids_are_those_of_the_tables(case: Case) -> None:
    verdict = RULES.judge(case)
    if verdict.legal:
        assert set(verdict.patterns[0]) <= {pattern.id for pattern in RULES.patterns}
        assert list(verdict.patterns[0]) == sorted(verdict.patterns[0])
    else:
        assert verdict.reason in {reason.id for reason in RULES.reasons}


@given(WILD_CASES)
def test_a_lower_minimum_never_costs(case: Case) -> None:
    """Without a minimum the winner gets at least as much."""
    free = replace(case, options=complete(RULES.options, {**case.options, "min_fan": 0}))
    fan, more = RULES.judge(case), RULES.judge(free)
    if fan.legal:
        paid, without = fan.payments(4), more.payments(4)
        assert paid is not None
        assert without is not None
        assert without[case.wins[0].seat] >= paid[case.wins[0].seat]


@given(CASES)
def test_drawing_it_is_never_less_legal(case: Case) -> None:
    """What wins on a discard has the shape when it is drawn."""
    win = case.wins[0]
    if win.by is By.DISCARD and RULES.judge(case).legal:
        drawn = replace(win, by=By.DRAW, source=None, circumstances=())
        assert RULES.judge(replace(case, wins=(drawn,))).reason in (None, "below-minimum")


@given(SEEDS, st.integers(0, 4))
def test_covers_are_the_readings_of_the_shapes(seed: int, wild: int) -> None:
    """The covers of the four suits together are every reading once."""
    random = Random(seed)
    pool = [tile for tile in random.sample(range(STANDARD), 6) for _ in range(4)]
    naturals = random.sample(pool, 14 - wild)
    counts = [naturals.count(tile) for tile in range(STANDARD)]
    found = [(runs_of(c), triplets_of(c), pair_of(c)) for c in all_covers(counts, wild)]
    assert len(found) == len(set(found)) == len(list(readings(counts, 4, wild)))


@given(st.lists(st.integers(0, STANDARD - 1), max_size=20))
def test_kinds_are_counted(tiles: list[int]) -> None:
    tiles = [tile for tile in tiles if tiles.count(tile) < 9]
    kinds, counts = kinds_of(tiles), Counter(tiles)
    assert all(held(kinds, tile) == counts[tile] for tile in range(STANDARD))
    assert fours(kinds) == sum(n == 4 for n in counts.values())


@pytest.mark.parametrize("indicator", range(STANDARD))
def test_every_indicator(indicator: int) -> None:
    """The golden kind is of the indicator's suit or an honour, and never 红中."""
    golden = golden_after(indicator)
    assert golden != 31
    options = complete(RULES.options, {})
    assert golden == twin.golden_of(Case(RULES.id, options, (), (), indicator=indicator))
    assert RULES.special(options, indicator).wild == (golden,)


def test_the_rounds_are_of_all_sorts() -> None:
    wanted = {"no-shape", "below-minimum", *(p.id for p in RULES.patterns)}
    for seed in range(3000):
        verdict = RULES.judge(random_case(seed))
        wanted -= {verdict.reason, *(p for found in verdict.patterns for p in found)}
        if not wanted:
            return
    assert not wanted
