"""Whole rounds under many options: played to their end, written, read and verified again, and paid to zero."""

from __future__ import annotations

from random import Random

import pytest

from mjdesk.engine.case import By
from mjdesk.engine.match import Match
from mjdesk.engine.options import Options, complete
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up

from .rounds import RULES, random_options


def played(options: Options, seed: str, rounds: int, players: str) -> int:
    """How many rounds of a match were won; all of them verify and pay to zero."""
    match = Match.begin(RULES, options, seed, rounds)
    won = 0
    while not match.over:
        finished = play_round(match.next_round(), line_up(players, 4, seed))
        (record,) = read_records(write_record(Record.of(finished)).splitlines())
        verify(record)
        assert finished.settled is not None
        assert sum(finished.settled.payments) == 0
        won += bool(finished.wins)
        for each in finished.wins:
            assert finished.verdict().patterns[0] == finished.settled.wins[0].patterns
            hand = [*finished.seats[each.seat].tiles(), *[each.tile] * (each.by is not By.DRAW)]
            groups = RULES.arranged(finished, each, ())
            assert sorted(tile for group in groups for tile in group) == sorted(hand)
        match = match.after(finished)
    return won


@pytest.mark.parametrize("seed", range(4))
def test_under_any_options(seed: int) -> None:
    options = random_options(Random(f"options {seed}"))
    played(options, f"any {seed}", 2, "greedy,random,greedy,greedy")
    played(options, f"random {seed}", 2, "random")


def test_most_rounds_of_the_greedy_player_are_won() -> None:
    assert played(complete(RULES.options, {}), "greedy", 10, "greedy") >= 6
