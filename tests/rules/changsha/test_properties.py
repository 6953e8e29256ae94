"""What holds for every round: the slow twin agrees, amounts are what their steps come to, played rounds verify."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from mjdesk.engine.case import By, Case
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.rules.changsha_hand import waits
from mjdesk.engine.rules.changsha_score import amount_of
from mjdesk.engine.settlement import Side
from mjdesk.engine.tiles import STANDARD
from mjdesk.players.base import Player, RandomPlayer
from mjdesk.players.greedy import GreedyPlayer
from mjdesk.players.headless import play_round

from . import twin
from .rounds import random_case, random_options
from .table import RULES

CASES = 800


@cache
def cases() -> list[Case]:
    return [random_case(Random(f"changsha {seed}")) for seed in range(CASES)]


def test_the_twin_says_the_same() -> None:
    legal, reasons, seen = 0, set[str](), set[str]()
    for number, case in enumerate(cases()):
        verdict, expected = RULES.judge(case), twin.answer(case)
        if isinstance(expected, str):
            assert verdict.reason == expected, (number, case)
            reasons.add(expected)
        else:
            assert (verdict.patterns, verdict.fan, verdict.payments(4)) == expected, (number, case)
            legal += 1
            seen.update(p for patterns in verdict.patterns for p in patterns)
    assert legal > CASES / 4
    assert len(reasons) >= 9
    assert len(seen) >= 14


def test_every_amount_is_what_its_steps_come_to() -> None:
    for case in cases()[:400]:
        verdict = RULES.judge(case)
        for transfer in verdict.transfers:
            assert amount_of(transfer.why) == transfer.points > 0
            assert transfer.why[0].sign == ""
            assert all(f.text.zh and f.text.en for f in transfer.why)
        assert sum(verdict.payments(4) or ()) == 0
        paid = [t for t in verdict.transfers if any(f.side is Side.WINNER for f in t.why)]
        assert {t.payee for t in paid} <= {w.seat for w in case.wins}
        assert bool(paid) == bool(verdict.legal and case.wins)


def test_seven_pairs_exclude_each_other_and_small_stands_alone() -> None:
    pairs = {p.id for p in RULES.patterns if p.id.endswith("qi-dui")}
    for case in cases():
        for patterns in RULES.judge(case).patterns:
            assert len(pairs & set(patterns)) <= 1
            assert patterns == ("ping-hu",) or "ping-hu" not in patterns
            assert list(patterns) == sorted(patterns)


def test_waits_are_the_tiles_that_win() -> None:
    ready = 0
    for case in cases()[:300]:
        for win in case.wins:
            seat = case.seats[win.seat]
            if len(seat.hand) + 3 * len(seat.melds) != 13 or max(map(seat.hand.count, seat.hand)) > 4:
                continue
            held = [*seat.hand, *(t for m in seat.melds for t in m.tiles)]
            expected = tuple(
                t
                for t in range(27)
                if held.count(t) < 4
                and any(twin.hand_reason(case, seat, t, by) is None for by in (By.DRAW, By.DISCARD))
            )
            counts = [seat.hand.count(t) for t in range(STANDARD)]
            assert waits(counts, seat.melds, case.options) == expected
            ready += bool(expected)
    assert ready > 100


@pytest.mark.parametrize("seed", range(5))
def test_played_rounds_end_verify_and_settle_as_the_twin_says(seed: int) -> None:
    rng = Random(f"played {seed}")
    match = Match.begin(RULES, random_options(rng), f"changsha {seed}", 2)
    while not match.over:
        greedy = rng.random() < 0.7
        players: list[Player] = [GreedyPlayer() if greedy else RandomPlayer(f"{seed} {i}") for i in range(4)]
        round_ = play_round(match.next_round(), players)
        text = write_record(Record.of(round_))
        (record,) = read_records(text.splitlines())
        again = verify(record)
        assert write_record(record) == text
        assert again.memory == round_.memory
        assert round_.settled is not None
        expected = twin.answer(round_.case(round_.wins))
        assert not isinstance(expected, str)
        patterns, fan, net = expected
        assert [(w.patterns, w.fan) for w in round_.settled.wins] == list(zip(patterns, fan, strict=True))
        assert round_.settled.payments == net
        assert sum(net) == 0
        assert [s.drawn for s in again.seats] == [s.drawn for s in round_.seats]
        match = match.after(round_)


def test_most_greedy_rounds_are_won() -> None:
    match = Match.begin(RULES, complete(RULES.options, {}), "most", 10)
    while not match.over:
        match = match.after(play_round(match.next_round(), [GreedyPlayer() for _ in range(4)]))
    assert sum(bool(f.winners) for f in match.finished) >= 6
