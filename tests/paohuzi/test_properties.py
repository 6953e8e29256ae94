"""Whole rounds under many options: cards conserved, records that verify, sums of zero, and nothing hidden is seen."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from mjdesk.engine.actions import Kind
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.event_lines import event_json, read_event
from mjdesk.engine.events import Discard, Draw, Event, Passed, Settle
from mjdesk.engine.match import Match
from mjdesk.engine.options import Options, OptionValue, complete
from mjdesk.engine.paohuzi.cards import CARDS, rest
from mjdesk.engine.paohuzi.events import TurnUp
from mjdesk.engine.paohuzi.round import PaohuziRound
from mjdesk.engine.play import Play
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.round import Round
from mjdesk.engine.view import view_of
from mjdesk.players.base import Player, RandomPlayer
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up
from mjdesk.players.paohuzi.greedy import PaohuziGreedy

from .every_option import changed_values, count_cards, played
from .tables import RULES


def any_options(seed: int) -> Options:
    """Options drawn at random."""
    rng = random.Random(seed)
    chosen: dict[str, OptionValue] = {}
    for option in RULES.options:
        chosen[option.id] = rng.choice((True, False) if option.kind == "bool" else option.values)
    return complete(RULES.options, chosen)


def match(seed: str, rounds: int, options: Options | None = None) -> Match:
    return Match.begin(RULES, options or complete(RULES.options, {}), seed, rounds)


def watched(round_: Round, players: list[Player]) -> PaohuziRound:
    """The round played to its end, the cards counted at every event after the deal."""
    done = play_round(round_, players, count_cards)
    assert isinstance(done, PaohuziRound)
    return done


@pytest.mark.parametrize("seed", range(30))
def test_random_rounds_under_random_options(seed: int) -> None:
    running = match(f"any-{seed}", 3, any_options(seed))
    players: list[Player] = [RandomPlayer(f"{seed}/{seat}") for seat in range(3)]
    while not running.over:
        done = watched(running.next_round(), players)
        assert sum(running.totals) == 0
        (record,) = read_records(write_record(Record.of(done)).splitlines())
        assert record == Record.of(done)
        assert verify(record).settled == done.settled
        running = running.after(done)


@pytest.mark.parametrize("seed", range(6))
def test_greedy_rounds_under_random_options(seed: int) -> None:
    running = match(f"greedy-{seed}", 2, any_options(100 + seed))
    while not running.over:
        done = watched(running.next_round(), [PaohuziGreedy()] * 3)
        assert done.settled is not None
        assert sum(done.settled.payments) == 0
        verify(Record.of(done))
        running = running.after(done)


@pytest.mark.parametrize(("option", "value"), list(changed_values()), ids=str)
def test_greedy_rounds_with_each_option_changed_alone(option: str, value: OptionValue) -> None:
    found = played(option, value, 2)
    assert found.events >= 2 * 8  # deals, the shown card, a discard or a start win, the end


def test_most_greedy_rounds_are_won() -> None:
    running = match("won", 60)
    players = line_up("greedy", 3, "won")
    while not running.over:
        running = running.after(play_round(running.next_round(), players))
    assert sum(bool(f.winners) for f in running.finished) >= 0.6 * 60


def test_hands_are_at_rest_between_turns() -> None:
    """Nobody holds more than its rest when the next card is drawn, but for what is locked (§3)."""
    running = match("rest", 8)
    while not running.over:
        play = Play(running.next_round())
        rng = random.Random(running.number)
        while not play.round.over:
            if isinstance(play.round.owed(), Draw):
                for state in play.round.seats:
                    loose = [n for n in state.counts if 0 < n < 3]
                    assert state.size <= rest(state.melds) or not loose
            if not play.step():
                ((_, actions),) = play.round.asked().items()
                play.answer(play.question, rng.choice(actions))
        running = running.after(play.round)


@pytest.mark.parametrize("seed", range(4))
def test_undo_and_illegal_events(seed: int) -> None:
    """Folding anew gives the same state; every action that is not offered is refused."""
    rng = random.Random(seed)
    done = play_round(match(f"undo-{seed}", 1).next_round(), [RandomPlayer(f"{seed}/{s}") for s in range(3)])
    states = [done.take_back(n) for n in range(done.length, -1, -1)]
    assert states[-1].settled == done.settled
    for before, after in pairwise(states):
        event = after.events[-1]
        assert before.apply(event).phase == after.phase
        line = event_json(event)
        assert read_event(line, RULES) == event
    for state in rng.sample(states[4:-1], 12):
        for seat in range(3):
            allowed = {state.event_of(action) for action in state.legal_actions(seat)}
            tried: list[Event] = [Discard(seat, rng.choice(CARDS)), Draw(seat, rng.choice(CARDS), "front")]  # type: ignore[arg-type]
            tried += [TurnUp(seat, rng.choice(CARDS)), Passed(seat, rng.choice(CARDS), "chi"), Settle((1, 0, -1))]
            for event in tried:
                if event not in allowed and event != state.owed():
                    with pytest.raises(IllegalAction):
                        state.apply(event)


def hidden_swapped(round_: PaohuziRound, seat: int) -> PaohuziRound | None:
    """The same history for a seat on a deck in which only cards hidden from it have changed places, if it goes on."""
    wall = list(round_.wall)
    wall[round_.front :] = reversed(wall[round_.front :])
    again = RULES.new_round(round_.setup, wall, round_.salt)
    return again.apply_all(round_.events)  # type: ignore[return-value]


@pytest.mark.parametrize("seed", range(6))
def test_a_view_does_not_depend_on_the_stock(seed: int) -> None:
    compared = 0
    running = play_round(match(f"view-{seed}", 1).next_round(), [RandomPlayer(f"{seed}/{s}") for s in range(3)])
    for back in range(3, running.length - 4, 7):
        state = running.take_back(back)
        if state.wall_left < 2:
            continue
        assert isinstance(state, PaohuziRound)
        other = hidden_swapped(state, 0)
        assert other is not None
        for seat in range(3):
            one, two = view_of(state, seat), view_of(other, seat)
            assert one == two
            if one.actions:
                assert PaohuziGreedy().choose(one) == PaohuziGreedy().choose(two)
            compared += 1
    assert compared


def test_what_others_hold_is_not_seen() -> None:
    """The views of a seat do not change when two other hands exchange cards that nobody has seen."""
    start = match("swap", 1).next_round()
    dealer = start.setup.dealer
    me, one = (dealer + 1) % 3, (dealer + 2) % 3
    wall = list(start.wall)
    mine = [i for i in range(60) if (dealer + i) % 3 == me]
    theirs = [i for i in range(60) if (dealer + i) % 3 == one]
    states = []
    for swap in (False, True):
        cards = wall.copy()
        if swap:
            cards[theirs[0]], cards[61] = cards[61], cards[theirs[0]]
        play = Play(RULES.new_round(start.setup, cards, start.salt))
        play.advance()
        states.append(view_of(play.round, me))
    assert states[0].hand == states[1].hand == tuple(sorted(wall[i] for i in mine))
    assert states[0] == states[1]
    assert all(seat.hand is None for i, seat in enumerate(states[0].seats) if i != me)


def test_only_one_seat_is_asked_at_a_time_and_others_do_not_see_which() -> None:
    play = Play(match("asked", 1).next_round())
    rng = random.Random(5)
    kinds = set()
    while not play.round.over:
        if play.step():
            continue
        ((seat, actions),) = play.round.asked().items()
        kinds.add(actions[0].kind)
        if play.round.phase.name in ("drawn", "revealed", "discarded"):
            phases = {view_of(play.round, other).phase for other in range(3) if other != seat}
            assert {phase.seat for phase in phases} == {play.round.phase.data[0]}
            assert {phase.data for phase in phases} == {()}
        play.answer(play.question, rng.choice(actions))
    assert {Kind.DISCARD, Kind.CHI} <= kinds
