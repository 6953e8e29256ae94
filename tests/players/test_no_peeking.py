"""Nobody peeks: rounds that differ only in tiles a seat cannot see get the same answer from every player."""

from __future__ import annotations

from random import Random

import pytest

from mjdesk.engine.events import Event
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.play import Play
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.view import view_of
from mjdesk.players.autoplay import arrivals, auto_action
from mjdesk.players.hints import waits_after_discards, waits_now
from mjdesk.players.lineup import PLAYERS, player
from tests.players.test_expert import _is_flower_held, every_system, hidden_swapped


@every_system
@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_answers_alike_whatever_is_hidden(system, name: str) -> None:
    """Each answer is compared with that of a player of the same seed that has seen the same answers before."""
    random, compared = Random(7), 0
    match = Match.begin(system, complete(system.options, {}), "peek", rounds=1)
    play, players = Play(match.next_round()), {}
    twins = {}
    play.advance()
    while not play.round.over:
        question = play.question
        for seat in play.waiting_for():
            if play.question != question:
                break
            view = view_of(play.round, seat)
            if seat not in players:
                players[seat], twins[seat] = player(name, f"{seat}"), player(name, f"{seat}")
            answer, seen = players[seat].choose(view), view
            if not any(map(_is_flower_held, play.round.seats)) and random.random() < 0.5:
                other = view_of(hidden_swapped(play.round, seat, random), seat)
                if other == view:  # not so where the swapped tiles may be claimed or robbed in another way
                    seen, compared = other, compared + 1
            assert twins[seat].choose(seen) == answer
            if play.answer(question, answer):
                play.advance()
    assert compared > 3


@every_system
def test_neither_do_auto_play_and_the_window_s_waits(system) -> None:
    random, compared, events = Random(8), 0, list[Event]()
    match = Match.begin(system, complete(system.options, {}), "peek", rounds=1)
    play, greedy = Play(match.next_round(), lambda event, _round: events.append(event)), player("greedy", "")
    play.advance()
    while not play.round.over:
        question = play.question
        for seat in play.waiting_for():
            if play.question != question:
                break
            view = view_of(play.round, seat)
            if not any(map(_is_flower_held, play.round.seats)) and random.random() < 0.3:
                other = view_of(hidden_swapped(play.round, seat, random), seat)
                if other == view:
                    compared += 1
                    came = arrivals(events, seat)
                    assert auto_action(other, came) == auto_action(view, came)
                    assert waits_now(other) == waits_now(view)
                    assert waits_after_discards(other) == waits_after_discards(view)
            if play.answer(question, greedy.choose(view)):
                play.advance()
    assert compared > 3


def test_every_system_of_mahjong_is_looked_at() -> None:
    """跑胡子 has a swap of its own: tests/paohuzi/test_properties.py."""
    assert {system.family for system in SYSTEMS.values()} == {"mahjong", "paohuzi"}
