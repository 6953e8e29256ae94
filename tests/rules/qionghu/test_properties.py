"""What holds for every win of `qionghu`: the twin's answer, sums, explanations; whole rounds under any options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjdesk.engine.case import By, Case
from mjdesk.engine.events import Deal, Draw, Event, Passed, Reveal, Settle
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.round import Round
from mjdesk.engine.rules.guangdong_room import amount_of
from mjdesk.engine.rules.qionghu_hand import counts_of, demands_of, near, waits_of
from mjdesk.engine.settlement import Side
from mjdesk.engine.setup import Setup
from mjdesk.engine.shapes import keys_of
from mjdesk.engine.tiles import HONOURS_136, UNKNOWN
from mjdesk.engine.wall import shuffle
from mjdesk.players.base import Player, RandomPlayer
from mjdesk.players.greedy import GreedyPlayer
from mjdesk.players.headless import play_round

from . import twin
from .rounds import RULES, random_case, random_options

CASES = st.builds(lambda seed: random_case(Random(seed)), st.integers(0, 2**32))


@given(CASES)
@settings(max_examples=500)
def test_judgement_equals_the_slow_twin(case: Case) -> None:
    verdict, expected = RULES.judge(case), twin.answer(case)
    if isinstance(expected, str):
        assert verdict.reason == expected
        return
    assert verdict.legal, verdict.reason
    assert (list(verdict.patterns[0]), verdict.fan[0], list(verdict.payments(4) or ())) == expected


def test_the_random_rounds_are_worth_judging() -> None:
    """A good part are wins, all patterns come up, and every reason of the rows they can fail."""
    verdicts = [RULES.judge(random_case(Random(seed))) for seed in range(4000)]
    assert sum(verdict.legal for verdict in verdicts) > len(verdicts) / 4
    seen = Counter(p for verdict in verdicts for ids in verdict.patterns for p in ids)
    assert set(seen) == {pattern.id for pattern in RULES.patterns}
    reasons = {verdict.reason for verdict in verdicts if not verdict.legal}
    assert reasons >= {"not-open", "not-ting", "no-shape", "missing-suit", "pair-28", "no-ke", "no-shun", "shou-ba-yi"}


@given(CASES)
def test_factors_shown_come_to_the_amount(case: Case) -> None:
    verdict = RULES.judge(case)
    assert sum(verdict.payments(4) or ()) == 0
    for transfer in verdict.transfers:
        assert transfer.payer != transfer.payee
        assert amount_of(transfer.why) == transfer.points > 0
        assert transfer.why[0].sign == ""
        sides = [factor.side for factor in transfer.why[1:]]
        assert sides == sorted(sides, key=list(Side).index)
        assert all(factor.text.zh and factor.text.en for factor in transfer.why)
        cap = case.options.number("cap")
        assert (
            not cap
            or transfer.payee != case.wins[0].seat
            or transfer.why[0].side is Side.PAYER
            or (transfer.points <= cap * case.options.number("base"))
        )


@given(CASES)
def test_fan_is_the_sum_of_the_patterns(case: Case) -> None:
    verdict = RULES.judge(case)
    for win, ids, fan in zip(case.wins, verdict.patterns, verdict.fan, strict=False):
        assert list(ids) == sorted(set(ids))
        assert ("ping-hu" in ids) == (ids == ("ping-hu",))
        assert not {"mo-bao", "chong-bao"} <= set(ids)
        assert not {"zi-mo", "qiang-gang-hu"} <= set(ids)
        declared = case.seats[win.seat].declared
        assert declared or not {"jia", "mo-bao", "chong-bao", "ting"} & set(ids)
        own = [f for f in verdict.transfers[0].why if f.side is Side.WINNER]
        assert fan is not None
        assert not own or 2**fan * case.options.number("base") == amount_of(own)


@given(CASES)
def test_waits_equal_the_slow_twin_and_the_quick_test_lets_them_pass(case: Case) -> None:
    seat, demands = case.seats[case.wins[0].seat], demands_of(case.options)
    found = waits_of(counts_of(seat.hand), seat.melds, demands)
    assert list(found) == twin.waits(case, case.wins[0].seat)
    for tile in found:
        counts = counts_of((*seat.hand, tile))
        assert near(counts, keys_of(counts), 4 - len(seat.melds), demands.by_run)


@given(CASES, st.integers(1, 9), st.randoms(use_true_random=False))
def test_a_win_stays_possible_when_tiles_are_hidden(case: Case, hidden: int, random: Random) -> None:
    win = case.wins[0]
    seat, demands = case.seats[win.seat], demands_of(case.options)
    if win.tile not in waits_of(counts_of(seat.hand), seat.melds, demands):
        return
    full = [*seat.hand, win.tile]
    random.shuffle(full)
    counts = counts_of(full[min(hidden, len(full)) :])
    assert near(counts, keys_of(counts), 4 - len(seat.melds), demands.by_run, min(hidden, len(full)))


# --- whole rounds


def played(number: int, options: dict[str, object] | None, kind: str) -> Round:
    """A round from its number; its options too where none are given."""
    rules_options = random_options(Random(number), 0.5) if options is None else complete(RULES.options, options)
    dealt = shuffle(HONOURS_136, f"qionghu {number}")
    setup = Setup(RULES.id, rules_options, 4, number % 4, dice=dealt.dice, commit=dealt.commit)
    players: list[Player] = [
        GreedyPlayer() if kind == "greedy" or (kind == "mixed" and seat % 2) else RandomPlayer(f"{number}/{seat}")
        for seat in range(4)
    ]
    return play_round(Round.begin(RULES, setup, dealt.wall, dealt.salt), players)


@pytest.mark.parametrize("kind", ["greedy", "mixed", "random"])
def test_rounds_settle_at_nothing_and_verify_as_records(kind: str) -> None:
    for number in range(12):
        round_ = played(number, None, kind)
        assert round_.settled is not None
        assert sum(round_.settled.payments) == 0
        (record,) = read_records(write_record(Record.of(round_)).splitlines())
        assert verify(record).settled == round_.settled


def as_seen(round_: Round) -> Iterator[Event]:
    """The events as a physical table tells them: nobody's hand and draws, and winners who show their hands."""
    for event in round_.events:
        if isinstance(event, Deal):
            yield replace(event, tiles=(UNKNOWN,) * len(event.tiles))
        elif isinstance(event, Draw):
            yield replace(event, tile=UNKNOWN)
        elif isinstance(event, Settle):
            yield from (Reveal(win.seat, round_.seats[win.seat].tiles()) for win in round_.wins)
            yield event
        elif not isinstance(event, Passed):
            yield event


def test_rounds_of_a_physical_table_settle_the_same() -> None:
    for number in range(10):
        round_ = played(number, {"passed_win": "free"}, "greedy")
        blank = Round.begin(RULES, replace(round_.setup, commit=""), (UNKNOWN,) * HONOURS_136.size)
        seen = blank.apply_all(as_seen(round_))
        assert seen.settled is not None
        assert round_.settled is not None
        assert seen.settled.payments == round_.settled.payments


def test_rounds_pay_what_the_twin_says() -> None:
    seen = Counter[str]()
    for number in range(30):
        round_ = played(number, {"gangkai_fan": 1, "haidi_fan": 1, "piao_fan": 2, "qianggang_fan": 1}, "greedy")
        assert round_.settled is not None
        case = round_.case(round_.wins)
        if case.wins:
            expected = twin.answer(case)
            assert not isinstance(expected, str), (number, expected)
            assert (list(round_.settled.wins[0].patterns), list(round_.settled.payments)) == (expected[0], expected[2])
            seen.update(expected[0])
        seen[case.wins[0].by if case.wins else "nobody"] += 1
    assert seen["nobody"] < 12  # three in five are won
    assert {"jia", "mo-bao", "chong-bao"} <= set(seen)
    assert seen[By.DISCARD]
    assert seen[By.DRAW]
