"""The expert of mahjong sees only its view, plays by the rules everywhere, and weighs every action."""

from __future__ import annotations

from random import Random

import pytest

from mjdesk.engine.actions import Action
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.phase import Step
from mjdesk.engine.play import Play
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.tiles import is_flower
from mjdesk.engine.view import View, view_of
from mjdesk.players.expert import ExpertPlayer, MahjongWeigher
from mjdesk.players.greedy import GreedyPlayer
from mjdesk.players.headless import play_round

MAHJONG = [system for system in SYSTEMS.values() if system.family == "mahjong"]

every_system = pytest.mark.parametrize("system", MAHJONG, ids=[system.id for system in MAHJONG])


def hidden_swapped(state: Round, seat: int, random: Random) -> Round:
    """A round that differs only in what the seat cannot see: the others' concealed tiles and the rest of the wall."""
    twin = state._copy()
    twin._ask_anew()
    twin._verdicts = {}
    wall = list(state.wall)
    # flowers stay where they are: who draws one shows it
    places = [at for at in range(state.front, len(wall) - state.back) if not is_flower(wall[at])]
    pool = [wall[at] for at in places] + [t for i, s in enumerate(state.seats) if i != seat for t in s.tiles()]
    random.shuffle(pool)
    for at in places:
        wall[at] = pool.pop()
    twin.wall = tuple(wall)
    for i, held in enumerate(state.seats):
        if i != seat:
            own = twin._own(i)
            own.counts = [0] * len(held.counts)
            tiles = [pool.pop() for _ in range(held.size)]
            for tile in tiles:
                own.counts[tile] += 1
            own.rekey(twin.special.wild)
            if held.drawn is not None:
                own.drawn = tiles[-1]
    return twin


@every_system
def test_every_action_is_weighed_legal_and_chosen_alike_whatever_is_hidden(system) -> None:
    options, random, compared = complete(system.options, {}), Random(3), 0
    match = Match.begin(system, options, "expert", rounds=2)
    weigher = MahjongWeigher()
    while not match.over:
        play = Play(match.next_round())
        play.advance()
        while not play.round.over:
            question = play.question
            for seat in play.waiting_for():
                if play.question != question:
                    break
                view = view_of(play.round, seat)
                weighed = weigher.weigh(view)
                assert sorted(v.action for v in weighed) == sorted(view.actions)
                values = [v.value for v in weighed]
                assert values == sorted(values, reverse=True)
                assert all(0 <= v.chance <= 1 for v in weighed)
                assert all(n > 0 for v in weighed for _, n in v.useful)
                if random.random() < 0.15 and not any(map(_is_flower_held, play.round.seats)):
                    twin = view_of(hidden_swapped(play.round, seat, random), seat)
                    if twin == view:
                        compared += 1
                        assert MahjongWeigher().weigh(twin) == weighed
                if play.answer(question, weighed[0].action):
                    play.advance()
        match = match.after(play.round)
    assert compared > 3


def _is_flower_held(seat) -> bool:
    return bool(seat.flowers_held)


def test_the_same_round_is_played_the_same_way_again() -> None:
    system = SYSTEMS["wuhan"]
    match = Match.begin(system, complete(system.options, {}), "again", rounds=1)

    def played() -> Round:
        return play_round(match.next_round(), [ExpertPlayer(MahjongWeigher()), *[GreedyPlayer()] * 3])

    assert played().events == played().events


def test_what_was_judged_before_does_not_change_an_answer() -> None:
    system = SYSTEMS["guangdong-xinzhang"]
    match = Match.begin(system, complete(system.options, {}), "memory", rounds=1)
    used, answered = MahjongWeigher(), 0

    def listen(_event: object, state: Round) -> None:
        nonlocal answered
        if state.phase.step is Step.TURN and answered < 12:
            view = view_of(state, state.phase.seat)
            answered += 1
            assert used.weigh(view) == MahjongWeigher().weigh(view)

    play_round(match.next_round(), [GreedyPlayer()] * 4, listen)
    assert answered > 5


@every_system
def test_what_the_tiles_tell_is_what_is_weighed_first(system) -> None:
    """The player answers without weighing where it may; hints and reviews weigh."""
    match, told = Match.begin(system, complete(system.options, {}), "tiles", rounds=1), 0
    weigher = MahjongWeigher()

    class Compared(ExpertPlayer):
        def choose(self, view: View) -> Action:
            nonlocal told
            choice = super().choose(view)
            told += 1
            assert weigher.weigh(view)[0].action == choice
            return choice

    play_round(match.next_round(), [Compared(MahjongWeigher()), *[GreedyPlayer()] * (match.players - 1)])
    assert told > 3
