"""Rounds in a row: dealers, totals, the end, one seed for all of it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.match import Match
from mjdesk.engine.record import Record, write_record
from mjdesk.engine.round import Round
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up

from .rounds import WUHAN, options


def played(seed: str, rounds: int, players: str = "greedy", **given: object) -> tuple[Match, list[Round]]:
    match = Match.begin(WUHAN, options(**given), seed, rounds)
    sides, finished = line_up(players, 4, seed), []
    while not match.over:
        finished.append(play_round(match.next_round(), sides))
        match = match.after(finished[-1])
    return match, finished


@pytest.mark.parametrize("mode", ["rotate", "winner"])
def test_the_dealer_of_each_round_follows_from_the_round_before(mode: str) -> None:
    _, rounds = played("dealers", 12, next_dealer=mode)
    moved = 0
    for number, (before, after) in enumerate(pairwise(rounds), start=2):
        dealer = before.setup.dealer
        winners = [w.seat for w in before.wins]
        expected = dealer
        if winners and dealer not in winners:
            expected = (dealer + 1) % 4 if mode == "rotate" else winners[0]
        assert after.setup.dealer == expected
        assert after.setup.number == number
        assert after.setup.match == before.setup.match
        moved += expected != dealer
    assert moved > 3


def test_totals_add_up_and_sum_to_nothing() -> None:
    match, rounds = played("totals", 6)
    payments = [r.settled.payments for r in rounds if r.settled]
    assert match.totals == tuple(map(sum, zip(*payments, strict=True)))
    assert sum(match.totals) == 0
    assert [f.payments for f in match.finished] == payments
    assert [f.winners for f in match.finished] == [tuple(w.seat for w in r.wins) for r in rounds]
    assert [f.dealer for f in match.finished] == [r.setup.dealer for r in rounds]


def test_a_match_ends_after_its_rounds() -> None:
    match, _ = played("end", 2)
    assert match.over
    assert match.number == 3
    with pytest.raises(IllegalAction, match="match-over"):
        match.next_round()


def test_an_open_match_goes_on() -> None:
    match = Match.begin(WUHAN, options(), "open")
    assert not match.over
    assert not match.after(play_round(match.next_round(), line_up("random", 4, ""))).over


def test_the_same_seed_plays_the_same_match_and_another_one_another() -> None:
    one = [write_record(Record.of(r)) for r in played("same", 2, "random,greedy,random,greedy")[1]]
    assert one == [write_record(Record.of(r)) for r in played("same", 2, "random,greedy,random,greedy")[1]]
    other = [write_record(Record.of(r)) for r in played("other", 2, "random,greedy,random,greedy")[1]]
    assert one != other
    walls = {r.wall for r in played("same", 3)[1]}
    assert len(walls) == 3


def test_the_first_dealer_comes_from_the_seed() -> None:
    dealers = {Match.begin(WUHAN, options(), f"{i}").upcoming.dealer for i in range(40)}
    assert dealers == {0, 1, 2, 3}


def test_a_round_counts_once_and_only_in_its_own_match() -> None:
    match = Match.begin(WUHAN, options(), "once", 3)
    first = play_round(match.next_round(), line_up("random", 4, ""))
    after = match.after(first)
    with pytest.raises(IllegalAction, match="wrong-round"):
        after.after(first)
    with pytest.raises(IllegalAction, match="wrong-round"):
        Match.begin(WUHAN, options(), "else", 3).after(first)
    assert after.totals == after.finished[0].payments


def test_a_round_that_is_not_settled_counts_not_at_all() -> None:
    match = Match.begin(WUHAN, options(), "unsettled", 1)
    with pytest.raises(IllegalAction, match="not-settled"):
        match.after(match.next_round())


def test_seats_are_those_of_the_rules() -> None:
    with pytest.raises(IllegalAction, match="wrong-seats"):
        Match.begin(WUHAN, options(), "seats", players=3)
    assert Match.begin(WUHAN, options(), "seats").players == 4


def test_every_round_begins_with_a_committed_wall() -> None:
    for round_ in played("fair", 2)[1]:
        assert round_.setup.commit
        assert round_.settled is not None
        assert round_.settled.salt == round_.salt
        assert len(round_.setup.dice) == 2
