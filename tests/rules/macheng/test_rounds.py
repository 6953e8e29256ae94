"""Whole rounds of Macheng: the indicator is turned before the deal and stays in the wall; golds are carried on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Deal, Draw, Indicator
from mjdesk.engine.match import Match
from mjdesk.engine.notation import tile_name
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up

RULES = rule_system("macheng")


def new_match(seed: str, rounds: int = 6) -> Match:
    return Match.begin(RULES, complete(RULES.options, {}), seed, rounds)


def test_the_indicator_comes_first_and_stays_where_it_lies() -> None:
    round_ = new_match("3").next_round()
    place = 136 - 2 * sum(round_.setup.dice)
    turned = round_.owed()
    assert isinstance(turned, Indicator)
    assert turned.tile == round_.wall[place]
    dealt = round_.apply(turned)
    while isinstance(event := dealt.owed(), Deal):
        dealt = dealt.apply(event)
    assert dealt.wall_left == 83
    assert dealt.hidden_counts()[turned.tile] + sum(s.counts[turned.tile] for s in dealt.seats) == 4


def test_on_an_unknown_wall_the_turned_tile_is_known_where_it_lies() -> None:
    known = new_match("3").next_round()
    place = known.indicator_place()
    round_ = Round.begin(RULES, known.setup, (UNKNOWN,) * 136)
    owed = known.owed()
    assert owed is not None
    turned = round_.apply(owed)
    assert [i for i, tile in enumerate(turned.wall) if tile != UNKNOWN] == [place]


def test_without_dice_there_is_no_place_to_turn_up() -> None:
    round_ = new_match("3").next_round()
    with pytest.raises(IllegalAction, match="two that choose the indicator"):
        Round.begin(RULES, replace(round_.setup, dice=()), round_.wall)


@pytest.mark.parametrize("seed", ["1", "2", "9"])
def test_rounds_verify_and_the_carried_state_goes_on(seed: str) -> None:
    match = new_match(seed)
    while not match.over:
        played = play_round(match.next_round(), line_up("greedy", 4, seed))
        (record,) = read_records(write_record(Record.of(played)).splitlines())
        verify(record)
        assert played.settled is not None
        assert sum(played.settled.payments) == 0
        match = match.after(played)
        assert match.upcoming.carried["last_laizi"] == tile_name(played.special.wild[0])


def test_who_draws_the_indicator_holds_a_skin() -> None:
    for number in range(40):
        played = play_round(new_match(f"draw-{number}", 1).next_round(), line_up("random", 4, "1"))
        place = played.indicator_place()
        drawn = [e for e in played.events if isinstance(e, Draw)]
        if len(played.wall) - played.back <= place:
            assert any(e.tile == played.indicator for e in drawn)
            return
    pytest.fail("no round reached the indicator")
