"""A physical table: the same round runs with cards nobody knows; what others do says what they had."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Deal, Draw, Event, Passed, Reveal, is_by_table
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.paohuzi.events import Chi, Laid, TurnUp, Wei
from mjdesk.engine.paohuzi.round import PaohuziRound
from mjdesk.engine.paohuzi.stages import FORCED, What, spot_of
from mjdesk.engine.play import Play
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.round import Round
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.engine.view import View
from mjdesk.players.base import Player, RandomPlayer
from mjdesk.players.headless import play_round
from mjdesk.players.paohuzi.greedy import PaohuziGreedy

from .tables import RULES, Table
from .test_properties import any_options


def played(seed: str, greedy: bool) -> Round:
    """A whole round with every card known."""
    start = Match.begin(RULES, complete(RULES.options, {}), seed, 1).next_round()
    return play_round(start, [PaohuziGreedy() if greedy else RandomPlayer(f"{seed}/{s}") for s in range(3)])


def as_seen(event: Event, seat: int | None) -> Event | None:
    """An event as a table with no eyes in hands tells it; the hand of ``seat`` is known."""
    if isinstance(event, Deal) and event.seat != seat:
        return Deal(event.seat, (UNKNOWN,) * len(event.tiles))
    if isinstance(event, Draw) and event.seat != seat:
        return Draw(event.seat, UNKNOWN, event.end)
    if isinstance(event, Passed) and event.seat != seat:
        return None  # nobody says that it could have
    return event


@pytest.mark.parametrize("greedy", [False, True])
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("known", [None, 0])
def test_a_round_is_followed_without_seeing_hands(seed: int, greedy: bool, known: int | None) -> None:
    whole = played(f"blind-{seed}", greedy)
    blind = RULES.new_round(whole.setup, (UNKNOWN,) * 80)
    for event in whole.events[:-1]:
        seen = as_seen(event, known)
        if seen is not None:
            blind = blind.apply(seen)
            assert isinstance(blind, PaohuziRound)
            assert all(n >= 0 for n in blind.hidden_counts())
    for win in whole.wins:
        if blind.seats[win.seat].unknown:
            with pytest.raises(IllegalAction, match="hand-unknown"):
                blind.apply(whole.events[-1])
            blind = blind.apply(Reveal(win.seat, whole.seats[win.seat].tiles()))
    settled = blind.owed()
    assert settled is not None
    blind = blind.apply(settled)
    assert blind.settled is not None
    assert whole.settled is not None
    assert blind.settled.payments == whole.settled.payments
    (record,) = read_records(write_record(Record.of(blind)).splitlines())
    assert verify(record).settled == blind.settled


def test_what_may_be_is_offered_and_what_cannot_be_is_refused() -> None:
    whole = played("offer", False)
    blind = RULES.new_round(whole.setup, (UNKNOWN,) * 80)
    for event in whole.events:
        if isinstance(event, Laid) and not event.start:
            break
        seen = as_seen(event, None)
        if seen is not None:
            blind = blind.apply(seen)
    else:
        raise AssertionError("nothing was laid; expected a seed in which something is")
    done = blind.apply(event)
    assert done.seats[event.seat].melds[-1].tiles == event.tiles
    five = type(event)(event.seat, (event.tiles[0],) * 5, event.claimed, event.source)
    with pytest.raises(IllegalAction):
        blind.apply(five)


def test_a_fifth_card_contradicts() -> None:
    start = RULES.new_round(played("fifth", False).setup, (UNKNOWN,) * 80)
    dealer = start.setup.dealer
    one, two = (dealer + 1) % 3, (dealer + 2) % 3
    hand = (42, 42, *(UNKNOWN,) * 18)
    state = start.apply(Deal(dealer, (42, *(UNKNOWN,) * 20))).apply(Deal(one, hand))
    with pytest.raises(IllegalAction, match="contradiction"):
        state.apply(Deal(two, hand))


def test_a_wei_that_is_seen_by_nobody_keeps_its_kind_for_the_record() -> None:
    """The record of a blind table names the kind only once somebody tells it."""
    event = Wei(1, (42,) * 3, 42)
    assert RULES.seen_event(played("wei", False), event, 0) == Wei(1, (UNKNOWN,) * 3)
    assert RULES.seen_event(played("wei", False), event, 1) == event
    assert RULES.seen_event(played("wei", False), TurnUp(1, 42), 0) == TurnUp(1, 42)


# --- every event of a round is legal where the other hands are not known, and what is offered there is legal too


class Wavering(Player):
    """Plays as greedy does but for every fourth answer, and lets every second win go: it passes what others take."""

    def __init__(self, seed: str) -> None:
        self._rng, self._greedy = random.Random(seed), PaohuziGreedy()

    def choose(self, view: View) -> Action:
        wins = view.actions[0].kind is Kind.WIN
        if self._rng.random() < (0.5 if wins else 0.25):
            return view.actions[-1] if wins else self._rng.choice(view.actions)
        return self._greedy.choose(view)


def wavering(seed: int) -> Round:
    """A whole round under options drawn at random (every second one under the usual ones)."""
    options = any_options(seed) if seed % 2 else complete(RULES.options, {})
    start = Match.begin(RULES, options, f"wavering-{seed}", 1).next_round()
    return play_round(start, [Wavering(f"{seed}/{s}") for s in range(3)])


def as_told(event: Event, seat: int | None, passes: bool) -> Event | None:
    """As `as_seen`; with ``passes`` everybody says what it lets go."""
    return event if passes and isinstance(event, Passed) else as_seen(event, seat)


def followed(whole: Round, seat: int | None, passes: bool) -> Iterator[tuple[PaohuziRound, Event]]:
    """The states of a round of which only the hand of one seat is known, each with the event that comes next."""
    blind = RULES.new_round(whole.setup, (UNKNOWN,) * 80)
    for event in whole.events[:-1]:
        told = as_told(event, seat, passes)
        if told is not None:
            assert isinstance(blind, PaohuziRound)
            yield blind, told
            blind = blind.apply(told)


@pytest.mark.parametrize("seed", range(24))
def test_no_event_of_a_round_is_refused_where_hands_are_not_known(seed: int) -> None:
    whole = wavering(seed)
    for known in (None, 0, 1, 2):
        for passes in (False, True):
            events = [event for _, event in followed(whole, known, passes)]
            assert len(events) >= 4


def questions(state: Round) -> Iterator[Round]:
    """The rounds at the questions from a state on, what is in doubt gone past one by one."""
    at: Round | None = state
    while at is not None:
        yield at
        at = at.past_doubt()


def same(event: Event | None, told: Event) -> bool:
    """Whether an event is the one told; groups of a chi lie in any order, and of a pass nobody else knows the card."""
    if isinstance(event, Chi) and isinstance(told, Chi):
        return replace(event, tiles=(), bi=()) == replace(told, tiles=(), bi=()) and sorted(
            (event.tiles, *event.bi)
        ) == sorted((told.tiles, *told.bi))
    if isinstance(event, Passed) and isinstance(told, Passed) and event.tile == UNKNOWN:
        return (event.seat, event.what) == (told.seat, told.what)
    if isinstance(event, Wei) and isinstance(told, Wei):
        return replace(event, exposed=told.exposed) == told
    return event == told


@pytest.mark.parametrize("seed", range(8))
def test_what_happens_is_offered_and_what_is_offered_may_happen(seed: int) -> None:
    whole, rng = wavering(seed), random.Random(seed)
    known, passes = (None, 0, 1, 2)[seed % 4], seed < 4
    for state, told in followed(whole, known, passes):
        found = False
        for at in questions(state):
            for actions in at.asked().values():
                events = {action: at.event_of(action) for action in actions}
                found = found or any(same(event, told) for event in events.values())
                for action in rng.sample(actions, min(3, len(actions))):
                    event = events[action]
                    if event is not None:
                        at.apply(event)
        assert found or is_by_table(told), told


@pytest.mark.parametrize("seed", range(4))
def test_a_pass_of_what_may_be_forced_leads_to_the_next_question(seed: int) -> None:
    """Nothing is written down of it: whether a ti, wei or pao was due the table would have shown."""
    passed = 0
    for state, _ in followed(wavering(seed), 0, True):
        for at in questions(state):
            spot = spot_of(at.phase)
            if spot is None or spot.stage.what not in FORCED or not at.asked():
                continue
            ((_, actions),) = at.asked().items()
            assert actions[-1].kind is Kind.PASS
            assert at.event_of(actions[-1]) is None
            play = Play(at)
            play.answer(play.question, actions[-1])
            following = at.past_doubt()
            assert following is not None
            assert (play.round.phase, play.round.length) == (following.phase, at.length)
            passed += 1
    assert passed > 3


def test_a_wei_may_lie_open_only_where_a_peng_may_have_been_let_go() -> None:
    """Nobody says that it let a peng go; the open wei (臭偎) does."""
    for let_go in (True, False):
        t = Table({0: "5x9d", 1: "55x"}, stock="5x", avoid="5x9d")
        t.discard(0, "5x" if let_go else "9d")
        t.skip_to("1 discard")
        wei = t.events[-1]
        assert isinstance(wei, Wei)
        assert wei.exposed is let_go
        blind = RULES.new_round(t.round.setup, (UNKNOWN,) * 80)
        for event in t.events[:-1]:
            seen = as_seen(event, 0)
            if seen is not None:
                blind = blind.apply(seen)
        assert not blind.apply(replace(wei, exposed=False)).seats[1].melds[-1].exposed
        if let_go:
            assert blind.apply(wei).seats[1].melds[-1].exposed
        else:
            with pytest.raises(IllegalAction, match="bad-meld"):
                blind.apply(replace(wei, exposed=True))


def test_an_unknown_card_is_none_of_which_all_are_seen() -> None:
    """What nobody but its drawer sees can be no fifth of its kind."""
    whole = wavering(2)
    tried = 0
    for state, _ in followed(whole, None, True):
        spot = spot_of(state.phase)
        if spot is None or spot.card != UNKNOWN:
            continue
        hidden = state.hidden_counts()
        for at in questions(state):
            for actions in at.asked().values():
                for action in actions:
                    if action.kind is not Kind.PASS and action.tile is not None:
                        here = spot_of(at.phase)
                        assert here is not None
                        more = 2 if here.stage.what is What.WEI else 0
                        assert hidden[action.tile] > more
                        tried += 1
    assert tried > 50
