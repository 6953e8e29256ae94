"""What holds for every win: sums, explanations, the slow twin's answer, the quick test before the judgement."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from mjdesk.engine.case import By, Case
from mjdesk.engine.phase import How, Phase, Step
from mjdesk.engine.round import Round
from mjdesk.engine.seat import SeatState
from mjdesk.engine.settlement import Side, Transfer
from mjdesk.engine.tiles import UNKNOWN

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
    verdict = RULES.judge(case)
    net = verdict.payments(4)
    if not verdict.legal:
        assert net is None
        assert not verdict.transfers
        return
    assert net is not None
    assert sum(net) == 0
    assert net[case.wins[0].seat] > 0
    assert len(verdict.transfers) == 3
    assert all(t.payee == case.wins[0].seat != t.payer and t.points > 0 for t in verdict.transfers)


def amount_shown(transfer: Transfer) -> int:
    """What the factors come to when they are multiplied out from left to right."""
    amount = 0
    for factor in transfer.why:
        match factor.sign:
            case "" | "=":
                amount = factor.value
            case "×":
                amount *= factor.value
            case "≤":
                amount = min(amount, factor.value)
            case sign:
                assert sign == "!"
    return amount


@given(CASES)
def test_factors_shown_multiply_to_the_amount(case: Case) -> None:
    for transfer in RULES.judge(case).transfers:
        assert amount_shown(transfer) == transfer.points
        assert transfer.why[0].sign == ""
        sides = [factor.side for factor in transfer.why]
        assert sides == sorted(sides, key=list(Side).index)  # the winner's, the payer's, the limits
        assert all(factor.text.zh and factor.text.en for factor in transfer.why)


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


def round_of(case: Case, hidden: int = 0) -> tuple[Round, SeatState]:
    """The moment before the win, as far as the quick tests look; ``hidden`` of the winner's tiles unknown."""
    win = case.wins[0]
    assert case.indicator is not None
    special = RULES.special(case.options, case.indicator)
    seat = case.seats[win.seat]
    known = list(seat.hand[hidden:]) + ([win.tile] if win.by is By.DRAW else [])
    state = SeatState(melds=seat.melds, unknown=hidden, drawn=win.tile if win.by is By.DRAW else None)
    for tile in known:
        state.counts[tile] += 1
    state.rekey(special.wild)
    how = How.DRAW
    if win.by is By.DRAW and win.circumstances:
        how = How.KONG if "after_kong" in win.circumstances else How.SEA
    step = {By.DRAW: Step.TURN, By.DISCARD: Step.CLAIM, By.KONG: Step.ROB}[win.by]
    phase = Phase(step, win.seat if win.source is None else win.source, win.tile, how)
    seats: list[Any] = [SeatState() for _ in range(4)]
    seats[win.seat] = state
    made = SimpleNamespace(options=case.options, special=special, phase=phase, seats=seats)
    return cast(Round, made), state


@given(CASES)
@settings(max_examples=400)
def test_quick_test_says_what_the_judgement_says(case: Case) -> None:
    """It may not know the minimum; but for that it errs on neither side."""
    win = case.wins[0]
    round_, _ = round_of(case)
    verdict = RULES.judge(case)
    shape = verdict.legal or verdict.reason == "below-minimum"
    assert RULES.plausible_win(round_, win.seat, win.tile, win.by) == shape


@given(CASES, st.integers(1, 10))
def test_a_win_stays_possible_when_tiles_are_hidden(case: Case, hidden: int) -> None:
    win = case.wins[0]
    round_, _ = round_of(case, min(hidden, len(case.seats[win.seat].hand)))
    if RULES.judge(case).legal:
        assert RULES.possible_win(round_, win.seat, win.tile, win.by)


@given(CASES.filter(lambda case: case.wins[0].by is By.DRAW))
def test_an_unknown_drawn_tile_may_be_the_winning_one(case: Case) -> None:
    win = case.wins[0]
    round_, state = round_of(case)
    state.counts[win.tile] -= 1
    state.rekey(round_.special.wild)
    state.unknown, state.drawn = 1, UNKNOWN
    verdict = RULES.judge(case)
    shape = verdict.legal or verdict.reason == "below-minimum"
    assert RULES.possible_win(round_, win.seat, win.tile, win.by) == shape


@given(CASES)
def test_patterns_and_reasons_are_those_of_the_tables(case: Case) -> None:
    verdict = RULES.judge(case)
    if verdict.legal:
        assert set(verdict.patterns[0]) <= {pattern.id for pattern in RULES.patterns}
        assert list(verdict.patterns[0]) == sorted(verdict.patterns[0])
    else:
        assert verdict.reason in {reason.id for reason in RULES.reasons}
