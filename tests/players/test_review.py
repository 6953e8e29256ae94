"""Reviews: the answers that a record tells are those that were given, and what they cost is what the weigher says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import takewhile

import pytest

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.errors import BadInput
from mjdesk.engine.events import Deal, Draw, Event, Exhausted, Flee, Look, Win
from mjdesk.engine.match import Match
from mjdesk.engine.options import Options, complete
from mjdesk.engine.phase import Step
from mjdesk.engine.play import Play
from mjdesk.engine.props import LOOKS
from mjdesk.engine.record import Record, read_records, replay, write_record
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.engine.view import View, view_of
from mjdesk.engine.wall import Stream
from mjdesk.players.lineup import player
from mjdesk.players.review import answers, review_round
from mjdesk.players.valued import Valued

#: (events so far, questions since, seat) → what was answered
Given = dict[tuple[int, int, int], Action]


def played(rules: str, seed: str, choose: Callable[[View], Action], options: Options) -> tuple[Record, Given, Round]:
    """A round, every answer that was given, and its end."""
    round_ = Match.begin(SYSTEMS[rules], options, seed, 1).next_round()
    given: Given = {}
    play = Play(round_)
    play.advance()
    while not play.round.over:
        question = play.question
        for seat in play.waiting_for():
            if play.question != question:
                break
            view = view_of(play.round, seat)
            action = choose(view)
            if len(view.actions) > 1:
                given[question % 1_000_000, question // 1_000_000, seat] = action
            if play.answer(question, action):
                play.advance()
    return Record.of(play.round), given, play.round


def now_and_then_random(seed: str) -> Callable[[View], Action]:
    """Greedy, but every fifth answer at random: rounds that go on, with passes on wins and odd claims."""
    greedy, stream = player("greedy", seed), Stream(seed)

    def choose(view: View) -> Action:
        return view.actions[stream.below(len(view.actions))] if stream.below(5) == 0 else greedy.choose(view)

    return choose


def changed_options(rules: str, number: int) -> Options:
    """The defaults, then some options changed, as far as they fit each other."""
    system, stream, changed = SYSTEMS[rules], Stream(f"{rules}/options/{number}"), {}
    for option in system.options if number else ():
        if option.kind in ("bool", "enum") and stream.below(2):
            values = option.values or (False, True)
            changed[option.id] = values[stream.below(len(values))]
    options = complete(system.options, changed)
    try:
        system.check_options(options)
    except BadInput:
        return complete(system.options, {})
    return options


@pytest.mark.parametrize("rules", SYSTEMS)
def test_a_record_tells_what_was_answered(rules: str) -> None:
    """Two ways: as the players said it, and as the record, written and read again, tells it."""
    told = in_vain = 0
    for number in range(6):
        record, given, end = played(
            rules, f"{rules}/{number}", now_and_then_random(str(number)), changed_options(rules, number)
        )
        (record,) = read_records(write_record(record).splitlines())
        for seat in range(len(end.seats)):
            found = {(a.event, a.later, seat): a for a in answers(record, seat)}
            mine = {key: action for key, action in given.items() if key[2] == seat}
            assert mine.keys() <= found.keys()
            for key, answer in found.items():
                if answer.action is None:
                    in_vain += 1
                else:
                    told += 1
                    assert mine[key] == answer.action, (rules, number, key)
    assert told > 100
    assert in_vain < told / 20


def test_what_is_only_looked_at_changes_no_answer() -> None:
    """A prop that tells its user something leaves the question open that it is used in."""
    record, _, _ = played("wuhan", "looks", now_and_then_random("looks"), changed_options("wuhan", 0))
    events: list[Event] = []
    for event, state in zip(record.events, replay(record), strict=False):
        events += [Look(min(LOOKS), seat) for seat in (0, 2) if state.asked()]
        events.append(event)
    looked = Record(record.setup, record.wall, tuple(events))
    for seat in range(4):
        plain = [(answer.action, answer.round_.length - answer.event) for answer in answers(record, seat)]
        assert [(a.action, a.round_.length - a.event) for a in answers(looked, seat)] == plain


def test_of_a_round_that_a_player_leaves_nobody_knows_the_last_answer() -> None:
    options = complete(SYSTEMS["guangdong-jipinghu"].options, {})
    record, given, _ = played("guangdong-jipinghu", "left", now_and_then_random("left"), options)
    states = list(replay(record))
    place = next(n for n, state in enumerate(states) if state.phase.step is Step.CLAIM and state.asked())
    asked = states[place].asked()
    seat = next(iter(asked))
    left = Record(record.setup, record.wall, (*record.events[:place], Flee((seat + 1) % 4)))
    assert (place, 0, seat) in given
    assert [a.action for a in answers(left, seat) if a.event == place] == [None]


class ByTile:
    """Weighs by kinds and tiles alone, so that a test can say what each action is worth."""

    def weigh(self, view: View) -> tuple[Valued, ...]:
        listed = [Valued(action, self.worth(action), 0.25, 8.0, 0.0, None) for action in view.actions]
        return tuple(sorted(listed, key=lambda valued: -valued.value))

    @staticmethod
    def worth(action: Action) -> float:
        return {Kind.WIN: 100.0, Kind.PASS: 1.0}.get(action.kind, (action.tile or 0) / 4)


def test_costs_are_those_of_the_weigher() -> None:
    record, given, end = played("wuhan", "costs", now_and_then_random("costs"), changed_options("wuhan", 0))
    for seat in range(4):
        review = review_round(record, seat, ByTile())
        assert end.settled is not None
        assert (review.rules, review.match, review.number) == ("wuhan", record.setup.match, 1)
        assert review.points == end.settled.payments[seat]
        assert review.decisions
        for decision in review.decisions:
            chosen = given[decision.event, decision.later, seat]
            assert decision.chosen == decision.taken.action == chosen
            best = max(ByTile.worth(choice.action) for choice in decision.choices)
            assert decision.cost == best - ByTile.worth(chosen) == decision.best.value - decision.taken.value
            assert decision.agrees == (decision.cost == 0)
        costs = sorted((d.cost for d in review.decisions if d.cost), reverse=True)
        assert [d.cost for d in review.worst()] == costs[:3]
        assert review.cost == pytest.approx(sum(costs))
        assert review.agreed == len(review.decisions) - len(costs)


@pytest.mark.parametrize("rules", SYSTEMS)
def test_what_is_not_known_is_not_weighed(rules: str) -> None:
    """At a physical table only one seat's tiles are known: its decisions are weighed, those of the others are not."""
    there = here = 0
    for number in range(4):
        record, _, end = played(rules, f"physical/{number}", now_and_then_random("x"), changed_options(rules, number))
        seat = number % len(end.seats)
        hidden = as_seen(record, seat)
        whole, seen = review_round(record, seat, ByTile()), review_round(hidden, seat, ByTile())
        assert {(d.event, d.chosen) for d in seen.decisions} <= {(d.event, d.chosen) for d in whole.decisions}
        there, here = there + len(whole.decisions), here + len(seen.decisions)
        assert seen.points is None
        blind = review_round(hidden, (seat + 1) % len(end.seats), ByTile())
        assert blind.decisions == ()
        assert blind.untold > 0
    assert here >= 0.85 * there


def as_seen(record: Record, seat: int) -> Record:
    """The record of a table at which only one seat shows what it is dealt and draws, up to the win.

    What is laid face down (and the bao) the table knows.
    """
    events = list(takewhile(lambda event: not isinstance(event, Win | Exhausted), record.events))
    for place, (event, before) in enumerate(zip(events, replay(record), strict=False)):
        if isinstance(event, Deal) and event.seat != seat:
            events[place] = replace(event, tiles=(UNKNOWN,) * len(event.tiles))
        elif isinstance(event, Draw):
            seen = before.rules.seen_event(before, event, seat)
            assert seen is not None
            events[place] = seen
    return Record(record.setup, (UNKNOWN,) * len(record.wall), tuple(events))
