"""What holds for every win of 鸡平胡 and 新麻将: the twin's answer, sums, explanations, exclusions, the quick test."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from mjdesk.engine.case import By, Case
from mjdesk.engine.phase import How, Phase, Step
from mjdesk.engine.round import Round
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.seat import SeatState
from mjdesk.engine.settlement import HOUSE, Side, Transfer
from mjdesk.engine.tiles import UNKNOWN

from . import twin
from .rounds import SYSTEMS, random_case

CASES = st.builds(lambda rules, seed: random_case(rules, Random(seed)), st.sampled_from(SYSTEMS), st.integers(0, 2**32))
EVENTS = {"gang-shang-kai-hua", "hai-di-lao", "qiang-gang-hu", "yi-pao-san-xiang"}
#: base patterns of which no hand has two
EXCLUSIVE = (
    {"peng-peng-hu", "all-runs", "ji-hu", "hun-peng"},
    {"qing-yi-se", "hun-yi-se", "ji-hu", "hun-peng"},
    {"all-runs", "hun-peng"},
)


def rules_of(case: Case) -> RuleSystem:
    return rule_system(case.rules)


@given(CASES)
@settings(max_examples=600)
def test_judgement_equals_the_slow_twin(case: Case) -> None:
    verdict = rules_of(case).judge(case)
    expected = twin.answer(case)
    if isinstance(expected, str):
        assert verdict.reason == expected
        return
    assert verdict.legal
    assert ([list(ids) for ids in verdict.patterns], list(verdict.fan)) == expected[:2]
    assert list(verdict.payments(4) or ()) == expected[2]


def test_the_random_rounds_are_worth_judging() -> None:
    """Most are wins, all patterns come up, and nearly every way to pay."""
    cases = [random_case(rules, Random(seed)) for rules in SYSTEMS for seed in range(1500)]
    verdicts = [(case, rules_of(case).judge(case)) for case in cases]
    assert sum(verdict.legal for _, verdict in verdicts) > len(cases) / 2
    seen = {(case.rules, p) for case, verdict in verdicts for ids in verdict.patterns for p in ids}
    rare = {"di-hu", "ren-hu", "tian-hu", "jiu-lian-bao-deng"}
    wanted = {(rules.id, p.id) for rules in SYSTEMS for p in rules.patterns if p.id not in rare}
    assert wanted <= seen
    notes = Counter(f.text.en for _, v in verdicts for t in v.transfers for f in t.why if f.sign == "!")
    assert len(notes) == 5  # discarder, robbed kong and three liabilities
    assert min(notes.values()) > 20


def points(case: Case) -> list[Transfer]:
    """The transfers between seats."""
    return [t for t in rules_of(case).judge(case).transfers if t.payee != HOUSE]


@given(CASES)
def test_payments_sum_to_what_the_house_takes(case: Case) -> None:
    verdict = rules_of(case).judge(case)
    net = verdict.payments(4)
    if not verdict.legal:
        assert net is None
        assert not verdict.transfers
        return
    assert net is not None
    assert sum(net) == -4 * (case.options.number("room_fee") if "room_fee" in case.options else 0)
    winners = {win.seat for win in case.wins}
    assert all(t.payee in winners and t.payer != t.payee and t.points > 0 for t in points(case))


def amount_shown(transfer: Transfer) -> int:
    """What the factors come to from left to right."""
    amount = 0
    for factor in transfer.why:
        match factor.sign:
            case "" | "=":
                amount = factor.value
            case "+":
                amount += factor.value
            case "×":
                amount *= factor.value
            case "≤":
                amount = min(amount, factor.value)
            case sign:
                assert sign == "!"
    return amount


@given(CASES)
def test_factors_shown_come_to_the_amount(case: Case) -> None:
    for transfer in rules_of(case).judge(case).transfers:
        assert amount_shown(transfer) == transfer.points
        assert transfer.why[0].sign == ""
        sides = [factor.side for factor in transfer.why]
        assert sides == sorted(sides, key=list(Side).index)
        assert all(factor.text.zh and factor.text.en for factor in transfer.why)


@given(CASES)
def test_points_are_two_to_the_fan(case: Case) -> None:
    verdict = rules_of(case).judge(case)
    for win, fan in zip(case.wins, verdict.fan, strict=False):
        assert fan is not None
        x = 2**fan * case.options.number("room_factor")
        shares = [t.points for t in points(case) if t.payee == win.seat]
        assert shares == [x] * (1 if win.by is By.DISCARD else 3)


@given(CASES)
def test_who_pays_for_whom(case: Case) -> None:
    transfers = points(case)
    for win in case.wins if transfers else ():
        mine = [t for t in transfers if t.payee == win.seat]
        payers = {t.payer for t in mine}
        if win.by is By.DISCARD:
            assert payers == {win.source}
            assert mine[0].owed_by is None
        elif len(payers) == 1:
            assert {t.payer if t.owed_by is None else t.owed_by for t in mine} == set(range(4)) - {win.seat}
            assert all(t.why[-1].sign == "!" for t in mine)
            assert win.by is By.DRAW or payers == {win.source}
        else:
            assert len(payers) == 3
            assert all(t.owed_by is None for t in mine)


@given(CASES)
def test_patterns_exclude_each_other(case: Case) -> None:
    rules = rules_of(case)
    verdict = rules.judge(case)
    special = {pattern.id for pattern in rules.patterns if pattern.big}
    for ids in verdict.patterns:
        assert list(ids) == sorted(ids)
        assert set(ids) <= {pattern.id for pattern in rules.patterns}
        if special & set(ids):
            assert len(special & set(ids)) == 1
            assert set(ids) - special <= EVENTS
        assert all(len(group & set(ids)) <= 1 for group in EXCLUSIVE)


@given(CASES)
def test_ordinary_hands_keep_to_the_cap(case: Case) -> None:
    rules = rules_of(case)
    verdict = rules.judge(case)
    cap = 3 if case.rules == "guangdong-jipinghu" else 5
    special = {pattern.id for pattern in rules.patterns if pattern.big}
    for ids, fan in zip(verdict.patterns, verdict.fan, strict=True):
        assert fan is not None
        assert (fan > cap) == bool(special & set(ids))
        if case.rules == "guangdong-jipinghu" and EVENTS & set(ids):
            assert fan >= cap


# --- the quick test before the judgement


def round_of(case: Case, hidden: int = 0) -> tuple[Round, SeatState]:
    """The moment before the first win, as far as the quick test looks; ``hidden`` of the winner's tiles unknown."""
    win, seat = case.wins[0], case.seats[case.wins[0].seat]
    known = list(seat.hand[hidden:]) + ([win.tile] if win.by is By.DRAW else [])
    state = SeatState(melds=seat.melds, unknown=hidden, drawn=win.tile if win.by is By.DRAW else None)
    for tile in known:
        state.counts[tile] += 1
    state.rekey(())
    step = {By.DRAW: Step.TURN, By.DISCARD: Step.CLAIM, By.KONG: Step.ROB}[win.by]
    phase = Phase(step, win.seat if win.source is None else win.source, win.tile, How.DRAW)
    seats: list[Any] = [SeatState() for _ in range(4)]
    seats[win.seat] = state
    special = rules_of(case).special(case.options, 0)
    return cast(Round, SimpleNamespace(options=case.options, special=special, phase=phase, seats=seats)), state


@given(CASES)
def test_quick_test_says_what_the_judgement_says(case: Case) -> None:
    win = case.wins[0]
    round_, _ = round_of(case)
    alone = Case(case.rules, case.options, case.seats, (win,), case.dealer, case.prevailing_wind)
    verdict = rules_of(case).judge(alone)
    shape = verdict.legal or verdict.reason == "below-minimum"
    assert rules_of(case).plausible_win(round_, win.seat, win.tile, win.by) == shape


@given(CASES, st.integers(1, 10))
def test_a_win_stays_possible_when_tiles_are_hidden(case: Case, hidden: int) -> None:
    win = case.wins[0]
    round_, _ = round_of(case, min(hidden, len(case.seats[win.seat].hand)))
    if rules_of(case).judge(case).legal:
        assert rules_of(case).possible_win(round_, win.seat, win.tile, win.by)


@given(CASES.filter(lambda case: case.wins[0].by is By.DRAW))
def test_an_unknown_drawn_tile_may_be_the_winning_one(case: Case) -> None:
    win = case.wins[0]
    round_, state = round_of(case)
    state.counts[win.tile] -= 1
    state.rekey(())
    state.unknown, state.drawn = 1, UNKNOWN
    verdict = rules_of(case).judge(case)
    shape = verdict.legal or verdict.reason == "below-minimum"
    assert rules_of(case).possible_win(round_, win.seat, win.tile, win.by) == shape
