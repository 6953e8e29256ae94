"""What holds for every round: the slow twin's answer, sums, explanations, the quick test before the judgement."""

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
from mjdesk.engine.rules.guangdong_room import amount_of
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.rules.values import Special
from mjdesk.engine.seat import SeatState
from mjdesk.engine.settlement import HOUSE, Side
from mjdesk.engine.tiles import UNKNOWN

from . import twin
from .rounds import SYSTEMS, random_case

CASES = st.tuples(st.sampled_from(SYSTEMS), st.integers(0, 2**32)).map(lambda of: random_case(of[0], Random(of[1])))


@given(CASES)
@settings(max_examples=800)
def test_judgement_equals_the_slow_twin(case: Case) -> None:
    verdict = rule_system(case.rules).judge(case)
    expected = twin.answer(case)
    if isinstance(expected, str):
        assert verdict.reason == expected
        return
    assert verdict.legal, verdict.reason
    assert [list(p) for p in verdict.patterns] == expected[0]
    assert list(verdict.fan) == expected[1]
    assert list(verdict.payments(4) or ()) == expected[2]


def test_the_random_rounds_are_wide() -> None:
    """Every pattern and the reasons that the twin knows occur among them, so the twin looks at each."""
    random, seen = Random(7), Counter[str]()
    for _ in range(4000):
        for rules in SYSTEMS:
            found = twin.answer(random_case(rules, random))
            if isinstance(found, str):
                seen[found] += 1
            else:
                seen.update(pattern for ids in found[0] for pattern in ids)
    patterns = {pattern.id for rules in SYSTEMS for pattern in rules.patterns}
    reasons = {"bad-meld", "not-robbable", "rob-own-discard", "no-shape", "wrong-count"}
    assert set(seen) == patterns | reasons


@given(CASES)
def test_payments_sum_to_zero_but_for_the_fee(case: Case) -> None:
    verdict = rule_system(case.rules).judge(case)
    net = verdict.payments(4)
    if not verdict.legal:
        assert net is None
        assert not verdict.transfers
        return
    assert net is not None
    assert sum(net) == -4 * twin.number(case.options, "room_fee", 0)
    assert all(t.payee != t.payer and t.points > 0 for t in verdict.transfers)


@given(CASES)
def test_factors_shown_come_to_the_amount(case: Case) -> None:
    for transfer in rule_system(case.rules).judge(case).transfers:
        assert amount_of(transfer.why) == transfer.points
        assert transfer.why[0].sign == ""
        sides = [factor.side for factor in transfer.why]
        assert sides == sorted(sides, key=list(Side).index)  # the winner's, the payer's, the limits
        assert all(factor.text.zh and factor.text.en for factor in transfer.why)


@given(CASES)
def test_who_pays_for_whom(case: Case) -> None:
    """The shares of a win come from three seats, or from one that says for whom it pays."""
    verdict = rule_system(case.rules).judge(case)
    for win in case.wins if verdict.legal else ():
        shares = [
            t
            for t in verdict.transfers
            if t.payee == win.seat and t.why[0].side is Side.WINNER and not _is_horse_copy(case, t.why)
        ]
        assert len(shares) == 3
        liable = win.by is By.KONG or any("exposed_by" in said for said in win.circumstances)
        assert len({t.payer for t in shares}) == (1 if liable else 3)
        owed = {t.payer if t.owed_by is None else t.owed_by for t in shares}
        assert owed == set(range(4)) - {win.seat}
    assert all(t.payee != HOUSE or case.rules == "guangdong-tuidaohu" for t in verdict.transfers)


def _is_horse_copy(case: Case, why: tuple[Any, ...]) -> bool:
    return why[-1].sign == "!" and why[-1].text.en.startswith("horse ")


@given(CASES)
def test_patterns_and_reasons_are_those_of_the_tables(case: Case) -> None:
    rules = rule_system(case.rules)
    verdict = rules.judge(case)
    if not verdict.legal:
        assert verdict.reason in {reason.id for reason in rules.reasons}
    for patterns in verdict.patterns:
        assert set(patterns) <= {pattern.id for pattern in rules.patterns}
        assert list(patterns) == sorted(patterns)
        plain = {"hu", "ping-hu"} & set(patterns)
        big = {p.id for p in rules.patterns if p.big} & set(patterns)
        assert bool(plain) != bool(big)
        assert ("qiang-gang-hu" in patterns) <= ("gang-shang-kai-hua" not in patterns)
        label, more = rules.wait_label(patterns)
        assert more == bool(big)
        assert label.zh
        assert label.en


def round_of(case: Case, number: int, hidden: int = 0) -> tuple[Round, SeatState]:
    """The moment before a win, as far as the quick tests look; ``hidden`` of the winner's tiles unknown."""
    win = case.wins[number]
    seat = case.seats[win.seat]
    known = list(seat.hand[hidden:]) + ([win.tile] if win.by is By.DRAW else [])
    state = SeatState(melds=seat.melds, unknown=hidden, drawn=win.tile if win.by is By.DRAW else None)
    for tile in known:
        state.counts[tile] += 1
    state.rekey(())
    step = {By.DRAW: Step.TURN, By.KONG: Step.ROB}[win.by]
    phase = Phase(step, win.seat if win.source is None else win.source, win.tile, How.DRAW)
    seats: list[Any] = [SeatState() for _ in range(4)]
    seats[win.seat] = state
    made = SimpleNamespace(options=case.options, special=Special(), phase=phase, seats=seats)
    return cast(Round, made), state


@given(CASES)
@settings(max_examples=400)
def test_quick_test_says_what_the_shape_is(case: Case) -> None:
    """It may not know who fed what; but for that it errs on neither side."""
    rules = rule_system(case.rules)
    for number, win in enumerate(case.wins):
        round_, _ = round_of(case, number)
        alone = Case(**{f: getattr(case, f) for f in Case.__slots__} | {"wins": (win,)})
        verdict = rules.judge(alone)
        if verdict.legal or verdict.reason == "no-shape":
            assert rules.plausible_win(round_, win.seat, win.tile, win.by) == verdict.legal
        if verdict.legal and win.by is By.KONG:
            assert rules.may_rob(round_, win.seat)
        if verdict.reason == "not-robbable":
            assert not rules.may_rob(round_, win.seat)
        assert not rules.plausible_win(round_, win.seat, win.tile, By.DISCARD)


@given(CASES, st.integers(1, 13))
def test_a_win_stays_possible_when_tiles_are_hidden(case: Case, hidden: int) -> None:
    rules = rule_system(case.rules)
    if rules.judge(case).legal:
        for number, win in enumerate(case.wins):
            round_, state = round_of(case, number, min(hidden, len(case.seats[win.seat].hand)))
            assert rules.possible_win(round_, win.seat, win.tile, win.by)
            if win.by is By.DRAW:
                state.counts[win.tile] -= 1
                state.rekey(())
                state.unknown, state.drawn = state.unknown + 1, UNKNOWN
                assert rules.possible_win(round_, win.seat, win.tile, win.by)
                assert rules.possible_win(round_, win.seat, UNKNOWN, win.by)
