"""What holds for every win of a red-dragon-kong system; each system calls these on its own random rounds."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

from mjdesk.engine.case import By, Case
from mjdesk.engine.phase import How, Phase, Step
from mjdesk.engine.round import Round
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.seat import SeatState
from mjdesk.engine.settlement import Side, Transfer
from mjdesk.engine.tiles import UNKNOWN


def payments_sum_to_zero(rules: RuleSystem, case: Case) -> None:
    """And only the winner is paid."""
    verdict = rules.judge(case)
    net = verdict.payments(case.players)
    if not verdict.legal:
        assert net is None
        assert not verdict.transfers
        return
    assert net is not None
    assert sum(net) == 0
    assert net[case.wins[0].seat] > 0
    assert all(t.payee == case.wins[0].seat != t.payer and t.points > 0 for t in verdict.transfers)


def amount_shown(transfer: Transfer) -> int:
    """What the factors come to when they are worked out from left to right."""
    amount = 0
    for factor in transfer.why:
        match factor.sign:
            case "" | "=":
                amount = factor.value
            case "×":
                amount *= factor.value
            case "+":
                amount += factor.value
            case "≤":
                amount = min(amount, factor.value)
            case sign:
                assert sign == "!"
    return amount


def factors_come_to_the_amount(rules: RuleSystem, case: Case) -> None:
    """The winner's first, the same for every payer; then the payer's; then caps and notes."""
    transfers = rules.judge(case).transfers
    shared = {tuple(f for f in t.why if f.side is Side.WINNER) for t in transfers}
    assert len(shared) <= 1
    for transfer in transfers:
        assert amount_shown(transfer) == transfer.points
        assert transfer.why[0].sign == ""
        sides = [factor.side for factor in transfer.why]
        assert sides == sorted(sides, key=list(Side).index)
        assert all(factor.text.zh and factor.text.en for factor in transfer.why)


def round_of(rules: RuleSystem, case: Case, hidden: int = 0) -> tuple[Round, SeatState]:
    """The moment before the win, as far as the quick tests look; ``hidden`` of the winner's tiles unknown."""
    win = case.wins[0]
    assert case.indicator is not None
    special = rules.special(case.options, case.indicator)
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
    seats: list[Any] = [SeatState() for _ in case.seats]
    seats[win.seat] = state
    made = SimpleNamespace(options=case.options, special=special, phase=phase, seats=seats)
    return cast(Round, made), state


def quick_test_agrees(rules: RuleSystem, case: Case) -> None:
    """It may not know the minimum; but for that it errs on neither side."""
    win = case.wins[0]
    round_, _ = round_of(rules, case)
    verdict = rules.judge(case)
    shape = verdict.legal or verdict.reason == "below-minimum"
    assert rules.plausible_win(round_, win.seat, win.tile, win.by) == shape


def possible_when_hidden(rules: RuleSystem, case: Case, hidden: int) -> None:
    """A win stays possible when some of its tiles are not known."""
    win = case.wins[0]
    round_, _ = round_of(rules, case, min(hidden, len(case.seats[win.seat].hand)))
    if rules.judge(case).legal:
        assert rules.possible_win(round_, win.seat, win.tile, win.by)


def possible_when_drawn_unseen(rules: RuleSystem, case: Case) -> None:
    """An unknown drawn tile may be the winning one."""
    win = case.wins[0]
    if win.by is not By.DRAW:
        return
    round_, state = round_of(rules, case)
    state.counts[win.tile] -= 1
    state.rekey(round_.special.wild)
    state.unknown, state.drawn = 1, UNKNOWN
    verdict = rules.judge(case)
    shape = verdict.legal or verdict.reason == "below-minimum"
    assert rules.possible_win(round_, win.seat, win.tile, win.by) == shape


def may_wait_agrees(rules: RuleSystem, case: Case) -> None:
    """What a player is told of its own waits never leaves out a win that needs no luck (a kong, a last tile)."""
    win = case.wins[0]
    if win.by is By.KONG:
        return
    case = replace(case, wins=(replace(win, circumstances=()),))
    round_, state = round_of(rules, case)
    view: Any = SimpleNamespace(
        special=round_.special, setup=SimpleNamespace(options=case.options), me=SimpleNamespace(melds=state.melds)
    )
    if rules.judge(case).legal:
        assert rules.may_wait(view, case.seats[win.seat].hand, win.tile)


def ids_are_those_of_the_tables(rules: RuleSystem, case: Case) -> None:
    """Patterns are sorted and known, reasons are known."""
    verdict = rules.judge(case)
    if verdict.legal:
        assert set(verdict.patterns[0]) <= {pattern.id for pattern in rules.patterns}
        assert list(verdict.patterns[0]) == sorted(verdict.patterns[0])
    else:
        assert verdict.reason in {reason.id for reason in rules.reasons}
