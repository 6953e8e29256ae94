"""Rounds in a row: dealers, totals, the end, one seed for all of it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.match import Finished, Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, write_record
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.rules.values import NextDeal
from mjdesk.engine.tiles import WINDS
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


@pytest.mark.parametrize(
    ("dealers", "upcoming", "players", "circles"),
    [
        ("", 0, 4, 0),
        ("012", 3, 4, 0),
        ("0123", 0, 4, 1),
        ("2301", 2, 4, 1),
        ("0011233", 3, 4, 0),  # the last of them keeps the deal
        ("0011233", 0, 4, 1),
        ("01230123012", 3, 4, 2),
        ("0123012301230123", 0, 4, 4),
        ("012", 0, 3, 1),
        ("01", 0, 2, 1),
        ("031303", 0, 4, 0),  # winners deal, and seat 2 has won nothing yet
        ("0313022", 2, 4, 0),
        ("0313022", 0, 4, 1),
    ],
)
def test_a_circle_is_over_when_every_seat_has_dealt(dealers: str, upcoming: int, players: int, circles: int) -> None:
    match = Match.begin(WUHAN, options(), "circles")
    finished = tuple(Finished(int(dealer), (0,) * players, ()) for dealer in dealers)
    match = replace(match, players=players, finished=finished, upcoming=NextDeal(upcoming), circles=circles or 1)
    assert match.circles_played == circles
    assert match.over is (circles > 0)
    assert replace(match, circles=circles + 1).over is False


@pytest.mark.parametrize(
    ("rules", "given"),
    [
        ("jingzhou-huangjin", {}),
        ("jingzhou-huangjin", {"next_dealer": "rotate"}),
        ("guangdong-jipinghu", {}),
        ("guangdong-xinzhang", {}),
    ],
)
def test_the_wind_changes_with_each_circle_and_four_end_with_north(rules: str, given: dict[str, object]) -> None:
    system = rule_system(rules)
    match = Match.begin(system, complete(system.options, given), "north", circles=4)
    sides = line_up("greedy", 4, "north")
    while not match.over:
        round_ = match.next_round()
        assert round_.setup.prevailing_wind == WINDS[match.circles_played]
        match = match.after(play_round(round_, sides))
    assert match.upcoming.prevailing_wind == WINDS[0]
    assert match.upcoming.dealer == match.finished[0].dealer
    assert len(match.finished) >= 16
    with pytest.raises(IllegalAction, match="match-over"):
        match.next_round()


def test_rounds_and_circles_whichever_comes_first() -> None:
    match, _ = played("both", 3)
    assert replace(match, circles=4).over
    assert not replace(match, rounds=0, circles=4).over


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
