"""Questions and answers: everybody asked at once, whatever the order of the answers, each answer only once."""

from __future__ import annotations

from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.case import By
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Claim, Event, Passed, Win
from mjdesk.engine.phase import Step
from mjdesk.engine.play import Play, StaleAnswer
from mjdesk.engine.round import Round
from mjdesk.engine.rules.wuhan import Wuhan
from mjdesk.engine.view import view_of
from mjdesk.players.headless import play_round
from mjdesk.players.hints import waits_now

from .rounds import OPTION_SETS, MixedPlayer, advance, begin, chi, fresh, peng, snapshot, stacked, texts, throw, tile


def outcome(state: Round, answers: list[Action]) -> tuple[Event, ...]:
    """The events that these answers, in this order, make of the open question (those of the table left out)."""
    play = Play(state)
    question = play.question
    for answer in answers:
        if play.question != question:
            break
        play.answer(question, answer)
    assert play.question != question, "all answered and nothing decided"
    decided: list[Event] = []
    for event in play.round.events[state.length :]:
        decided.append(event)
        if isinstance(event, (Claim, Win)):
            break
    return tuple(decided)


def contested(**given: Any) -> Round:
    """Seat 0 has thrown 5s: seats 1 and 3 can win on it, seat 1 also chi, seat 2 also peng."""
    # seat 1 pungs 3p, seat 3 chis 7p later: both wait for 5s
    hands = {0: "3p5s9m", 1: "33p123m789p46s88p1m", 2: "55s7p9m", 3: "68p123m789m46s22s1m"}
    state = begin(stacked(hands, indicator="E", draws="N5s"), **given)
    state = throw(state, "3p").apply(peng(1, "3p", 0))
    state = advance_passing(throw(state, "1m"))
    state = throw(state, "7p").apply(chi(3, "678p", "7p", 2))
    state = advance_passing(throw(state, "1m"))
    return throw(state, "5s")


def advance_passing(state: Round) -> Round:
    event = state.owed_if_all_pass()
    assert event is not None
    return advance(state.apply(event))


def test_the_contested_discard_is_what_it_is_meant_to_be() -> None:
    state = contested()
    assert {seat: texts(state, seat) for seat in state.asked()} == {
        1: {"win 5s", "chi 456s", "pass"},
        2: {"peng 5s", "pass"},
        3: {"win 5s", "pass"},
    }


@pytest.mark.parametrize("given", OPTION_SETS[:2], ids=("dealer", "discarder"))
def test_every_order_of_all_answers_gives_the_same(given: dict[str, Any]) -> None:
    state = contested(**given)
    asked = state.asked()
    for choice in product(*asked.values()):
        results = {outcome(state, list(order)) for order in permutations(choice)}
        assert len(results) == 1, choice
        events = results.pop()
        kinds = {a.seat: a.kind for a in choice}
        winners = [seat for seat in (1, 3) if kinds[seat] is Kind.WIN]
        if winners:
            # seat 0 threw and deals, so both orders begin with seat 1
            assert events == (Win(winners[0], By.DISCARD, tile("5s"), 0),)
        elif kinds[2] is Kind.PENG:
            assert events[-1] == peng(2, "5s", 0)
        elif kinds[1] is Kind.CHI:
            assert events[-1] == chi(1, "456s", "5s", 0)
        else:
            assert not any(isinstance(e, (Claim, Win)) for e in events)


def test_a_lower_claim_never_takes_a_win_away() -> None:
    state = contested()
    win, pung = act.win(3, By.DISCARD, tile("5s")), act.peng(2, tile("5s"))
    for order in permutations((win, pung, act.pass_(1))):
        assert outcome(state, list(order)) == (Win(3, By.DISCARD, tile("5s"), 0),)


@pytest.mark.parametrize(("order", "first"), [("dealer", 1), ("discarder", 3)])
def test_of_several_winners_the_first_in_the_order_of_the_option(order: str, first: int) -> None:
    # the discarder is seat 2 here, the dealer seat 0: dealer order is 0 1 (2) 3, discarder order is 3 0 1
    hands = {0: "3p5s9m", 1: "33p123m789p46s88p1m", 2: "7p9m", 3: "68p123m789m46s22s1m"}
    state = begin(stacked(hands, indicator="E", draws="NWF5s", seed="order"), win_order=order)
    state = throw(state, "3p").apply(peng(1, "3p", 0))
    state = advance_passing(throw(state, "1m"))
    state = throw(state, "7p").apply(chi(3, "678p", "7p", 2))
    state = advance_passing(throw(state, "1m"))
    state = advance_passing(throw(state, "W"))
    state = advance_passing(throw(state, "F"))
    assert state.seats[2].drawn == tile("5s")
    state = throw(state, "5s")
    answers = [act.win(1, By.DISCARD, tile("5s")), act.win(3, By.DISCARD, tile("5s"))]
    for given_order in permutations(answers):
        rest = [act.pass_(s) for s in state.asked() if s not in (1, 3)]
        assert outcome(state, [*given_order, *rest]) == (Win(first, By.DISCARD, tile("5s"), 2),)


def test_decided_early_only_when_nothing_can_change_it() -> None:
    """At every question of some rounds: if it is decided with seats still open, their answers change nothing."""
    early = 0
    for number, given in enumerate(OPTION_SETS):
        random = Random(number)

        def look(event: Event, after: Round, random: Random = random) -> None:
            nonlocal early
            asked = after.asked()
            if len(asked) < 2:
                return
            play = Play(after)
            question = play.question
            answers: dict[int, Action] = {}
            for seat in random.sample(sorted(asked), len(asked)):
                answers[seat] = random.choice(asked[seat])
                if play.answer(question, answers[seat]):
                    break
            still_open = [seat for seat in asked if seat not in answers]
            early += bool(still_open)
            decided = play.round.events[after.length]
            for rest in product(*(asked[seat] for seat in still_open)):
                everything = after.rules.resolve(after, {**answers, **dict(zip(still_open, rest, strict=True))})
                events = [after.event_of(a) for a in everything]
                assert not events or decided == events[0] or isinstance(decided, Passed)

        for round_number in range(4):
            start = fresh(f"early {number} {round_number}", **given)
            play_round(start, [MixedPlayer(f"{seat}") for seat in range(4)], look)
        for _ in range(20):
            look(Win(0, By.DRAW, 0), contested(**given))
    assert early


def test_where_passes_are_recorded_everybody_is_heard_first() -> None:
    state = contested(passed_win="until_draw")
    play = Play(state)
    question = play.question
    assert not play.answer(question, act.win(1, By.DISCARD, tile("5s")))
    assert not play.answer(question, act.pass_(2))
    assert play.waiting_for() == (3,)
    assert play.answer(question, act.pass_(3))
    assert isinstance(play.round.events[-1], Win)


def test_wins_passed_are_written_before_the_next_event() -> None:
    state = contested(passed_win="until_draw")
    assert outcome(state, [act.pass_(1), act.peng(2, tile("5s")), act.pass_(3)]) == (
        Passed(1, tile("5s")),
        Passed(3, tile("5s")),
        peng(2, "5s", 0),
    )
    # who claims what it could win on writes no pass, but is barred all the same
    events = outcome(state, [act.chi(1, tile("5s"), tile("4s")), act.pass_(2), act.pass_(3)])
    assert events == (Passed(3, tile("5s")), chi(1, "456s", "5s", 0))
    assert state.apply_all(events).seats[1].passed == (tile("5s"),)
    # a win that loses to an earlier one is no pass
    wins = [act.win(seat, By.DISCARD, tile("5s")) for seat in (3, 1)]
    assert outcome(state, [*wins, act.pass_(2)]) == (Win(1, By.DISCARD, tile("5s"), 0),)


def test_a_seat_knows_what_it_has_passed_and_waits_for_it_by_draw_only() -> None:
    state = contested(passed_win="until_draw")
    after = state.apply_all(outcome(state, [act.pass_(1), act.peng(2, tile("5s")), act.pass_(3)]))
    for seat in (1, 3):
        assert {w.tile: w.by_discard for w in waits_now(view_of(after, seat))}[tile("5s")] is None
        assert {w.tile: w.by_draw for w in waits_now(view_of(after, seat))}[tile("5s")]
    assert view_of(after, 1).extra == {"passed": {"1": (tile("5s"),)}}  # not that of seat 3
    passed = Passed(1, tile("5s"))
    told = [state.rules.seen_event(state, passed, seat) for seat in range(4)]
    assert told == [None, passed, None, None]  # that it could have won is its own affair


def test_a_second_answer_and_an_answer_to_an_old_question_are_refused() -> None:
    play = Play(contested())
    question = play.question
    assert not play.answer(question, act.pass_(1))
    for again in (act.pass_(1), act.win(1, By.DISCARD, tile("5s"))):
        with pytest.raises(StaleAnswer):
            play.answer(question, again)
    assert play.open_for(1) == ()
    assert play.answer(question, act.win(3, By.DISCARD, tile("5s")))
    before = snapshot(play.round)
    for late in (act.peng(2, tile("5s")), act.pass_(2), act.win(3, By.DISCARD, tile("5s"))):
        with pytest.raises(StaleAnswer):
            play.answer(question, late)
    with pytest.raises(StaleAnswer):
        play.answer(question + 100, act.pass_(2))
    assert snapshot(play.round) == before


def test_one_click_handled_twice_throws_one_tile() -> None:
    play = Play(advance(fresh("click")))
    action = play.open_for(0)[-1]
    assert action.kind is Kind.DISCARD
    question = play.question
    assert play.answer(question, action)
    with pytest.raises(StaleAnswer):
        play.answer(question, action)
    assert sum(len(seat.discards) for seat in play.round.seats) == 1


@pytest.mark.parametrize(
    "action",
    [
        act.pass_(0),
        act.pass_(9),
        act.pass_(-1),
        act.discard(1, 0),
        act.peng(3, 22),
        act.peng(2, 21),
        act.win(2, By.DISCARD, 22),
        act.win(1, By.DRAW, 22),
        act.declare(1, "ting"),
        Action(Kind.CHI, 1, 22, (20, 21, 22)),
    ],
)
def test_answers_that_were_not_asked_are_refused_and_change_nothing(action: Action) -> None:
    play = Play(contested())
    before = snapshot(play.round)
    with pytest.raises(IllegalAction) as caught:
        play.answer(play.question, action)
    assert not isinstance(caught.value, StaleAnswer)
    assert snapshot(play.round) == before
    assert play.waiting_for() == (1, 2, 3)


def test_an_event_from_outside_makes_older_answers_void() -> None:
    play = Play(contested())
    question = play.question
    assert not play.answer(question, act.pass_(1))
    play.apply(peng(2, "5s", 0))
    assert play.waiting_for() == (2,)
    with pytest.raises(StaleAnswer):
        play.answer(question, act.pass_(3))
    assert play.round.phase.step is Step.TURN


def test_the_listener_is_told_every_event_once_and_in_order() -> None:
    told: list[tuple[int, Event]] = []
    last = play_round(
        fresh("listener"),
        [MixedPlayer(str(seat)) for seat in range(4)],
        lambda event, after: told.append((after.length, event)),
    )
    assert told == list(enumerate(last.events, start=1))


def test_claims_of_one_rank_go_to_the_seat_that_comes_first_not_to_the_first_answer() -> None:
    """Two pungs of one tile exist only where hands are unknown; the seat nearest to the discarder gets it."""
    state = contested()
    claims = {seat: act.peng(seat, tile("5s")) for seat in (3, 2)}
    both = [Wuhan().resolve(state, dict(order)) for order in permutations(claims.items())]
    assert both == [(claims[2],), (claims[2],)]
