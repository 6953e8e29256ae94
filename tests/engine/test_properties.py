"""What holds at every moment of every round: tiles, payments, legality, old states, undo."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Draw, Gang, Settle, Win
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.phase import Step
from mjdesk.engine.round import Round
from mjdesk.engine.tiles import HONOURS_136, STANDARD

from .referee import Referee
from .rounds import (
    OPTION_SETS,
    WUHAN,
    advance,
    fresh,
    illegal_events,
    line,
    many_rounds,
    mixed_states,
    random_states,
    snapshot,
    tiles_everywhere,
)

SET = list(HONOURS_136.copies[:STANDARD])


@settings(max_examples=25)
@given(seed=st.text(max_size=8), dealer=st.integers(0, 3), given_options=st.sampled_from(OPTION_SETS))
def test_no_tile_is_lost_or_made(seed: str, dealer: int, given_options: dict[str, Any]) -> None:
    for state in random_states(seed, dealer=dealer, **given_options):
        assert tiles_everywhere(state) == SET, line(state)
        assert all(seat.size == sum(seat.counts) + seat.unknown for seat in state.seats)


@pytest.mark.slow
def test_no_tile_is_lost_or_made_in_a_thousand_rounds() -> None:
    won = 0
    for states in many_rounds(1000, random_states):
        for state in states:
            assert tiles_everywhere(state) == SET, line(state)
        settled = states[-1].settled
        assert settled is not None
        assert sum(settled.payments) == 0
        won += bool(settled.wins)
    assert won


def test_hands_are_thirteen_less_three_a_meld_and_one_more_in_turn() -> None:
    for states in many_rounds(6):
        for state in states:
            if state.phase.step in (Step.DEAL, Step.INDICATOR):
                continue
            for seat, held in enumerate(state.seats):
                in_turn = state.phase.seat == seat and state.phase.step is Step.TURN
                to_throw = in_turn or (state.wins and held.drawn is not None)
                waits_for_kong = isinstance(state.events[-1], Gang) and state.events[-1].seat == seat
                due = 13 - 3 * held.groups + bool(to_throw)
                if waits_for_kong and state.phase.step is not Step.TURN:
                    assert held.size in (due, due - 1), line(state)
                elif held.drawn is None or in_turn or state.wins:
                    assert held.size == due, line(state)


def test_payments_sum_to_nothing_and_every_round_is_settled() -> None:
    seen: Counter[str] = Counter()
    for states in many_rounds(24):
        last = states[-1]
        assert last.over
        assert last.settled is not None
        assert sum(last.settled.payments) == 0
        assert any(last.settled.payments) == bool(last.wins)
        seen[last.wins[0].by if last.wins else "exhausted"] += 1
    assert seen["draw"]
    assert seen["discard"]


@pytest.mark.parametrize("number", range(8))
def test_legal_actions_agree_with_the_page(number: int) -> None:
    """Generator and slow checker, in random and in good play."""
    play = random_states if number % 2 else mixed_states
    states = play(f"referee {number}", dealer=number % 4, **OPTION_SETS[number // 2])
    referee = Referee(states[0])
    asked = 0
    for before, after in pairwise(states):
        for seat in range(4):
            legal = before.legal_actions(seat)
            assert len(set(legal)) == len(legal)
            assert set(legal) == referee.allowed(seat), f"seat {seat}: {line(before)}"
            assert [i for i, a in enumerate(legal) if a.kind is Kind.WIN] in ([], [0])
            assert [i for i, a in enumerate(legal) if a.kind is Kind.PASS] in ([], [len(legal) - 1])
            asked += bool(legal)
        assert before.wall_left == referee.left
        referee.see(after.events[-1])
    assert asked > 20


@pytest.mark.parametrize("number", range(4))
def test_every_legal_action_is_accepted_and_others_are_refused(number: int) -> None:
    random = Random(number)
    refused = Counter[str]()
    for state in mixed_states(f"accept {number}", dealer=number, **OPTION_SETS[number]):
        before = snapshot(state)
        legal = {a for seat in range(4) for a in state.legal_actions(seat)}
        for action in legal:
            event = state.event_of(action)
            if event is None:
                continue
            if _owes_a_pass(state, action):
                with pytest.raises(IllegalAction, match="pass-missing"):
                    state.apply(event)
                continue
            after = state.apply(event)
            assert after.length == state.length + 1
            assert tiles_everywhere(after) == SET
        for event in illegal_events(state, legal, random, 6):
            with pytest.raises(IllegalAction) as caught:
                state.apply(event)
            assert caught.value.reason
            assert caught.value.detail
            refused[caught.value.reason] += 1
        assert snapshot(state) == before, line(state)
    assert {"not-legal", "wrong-phase"} <= set(refused)


def _owes_a_pass(state: Round, action: Action) -> bool:
    """Whether another seat must first say that it passes a win, before this claim can be carried out."""
    if not WUHAN.tracks_passes(state.options) or action.kind is Kind.WIN or state.phase.step is not Step.CLAIM:
        return False
    return any(acts and acts[0].kind is Kind.WIN for seat, acts in state.asked().items() if seat != action.seat)


@settings(max_examples=10)
@given(seed=st.text(max_size=8), given_options=st.sampled_from(OPTION_SETS))
def test_old_states_stay_and_the_same_event_gives_the_same_state(seed: str, given_options: dict[str, Any]) -> None:
    states = mixed_states(seed, **given_options)
    frozen = [snapshot(s) for s in states]
    events = states[-1].events
    for state, event, after in zip(states, events, frozen[1:], strict=False):
        one, two = state.apply(event), state.apply(event)
        assert snapshot(one) == snapshot(two) == after
        assert [one.legal_actions(s) for s in range(4)] == [two.legal_actions(s) for s in range(4)]
    assert [snapshot(s) for s in states] == frozen


def test_questions_do_not_change_a_state() -> None:
    for state in mixed_states("asked"):
        before = snapshot(state)
        first = [state.legal_actions(seat) for seat in range(4)]
        state.asked(), state.owed(), state.owed_if_all_pass(), state.after_passes(), state.events
        assert [state.legal_actions(seat) for seat in range(4)] == first
        assert snapshot(state) == before


def test_answers_kept_from_an_older_state_are_never_given_for_a_newer_one() -> None:
    """What a state has worked out is as good as working it out anew."""
    for states in many_rounds(4):
        replayed = Round.begin(states[0].rules, states[0].setup, states[0].wall, states[0].salt)
        for state, event in zip(states[1:], states[-1].events, strict=True):
            replayed = replayed.apply(event)  # asks nothing itself
            assert [state.legal_actions(s) for s in range(4)] == [replayed.legal_actions(s) for s in range(4)]


@settings(max_examples=8)
@given(data=st.data(), seed=st.text(max_size=8), given_options=st.sampled_from(OPTION_SETS))
def test_undo_is_refolding_and_redo_gives_the_same(
    data: st.DataObject, seed: str, given_options: dict[str, Any]
) -> None:
    states = mixed_states(seed, **given_options)
    last = states[-1]
    number = data.draw(st.integers(0, last.length))
    undone = last.take_back(number)
    assert snapshot(undone) == snapshot(states[last.length - number])
    assert [undone.legal_actions(s) for s in range(4)] == [
        states[last.length - number].legal_actions(s) for s in range(4)
    ]
    assert snapshot(undone.apply_all(last.events[undone.length :])) == snapshot(last)


def test_undo_of_more_than_there_is_goes_to_before_the_deal() -> None:
    last = mixed_states("undo")[-1]
    assert last.take_back(10_000).length == 0
    assert snapshot(last.take_back(0)) == snapshot(last)


def test_replacements_come_from_the_back_and_all_else_from_the_front() -> None:
    for states in many_rounds(6, random_states):
        front, back = 53 + 1, 0
        wall = states[0].wall
        for event in states[-1].events:
            if isinstance(event, Draw):
                assert event.tile == (wall[front] if event.end == "front" else wall[-1 - back])
                front += event.end == "front"
                back += event.end == "back"
        assert states[-1].wall_left == 136 - front - back >= 10


def test_every_kind_of_kong_and_win_comes_up_in_these_rounds() -> None:
    """The rounds these properties are tried on reach what they are meant to reach."""
    seen: Counter[str] = Counter()
    for states in (*many_rounds(24), *many_rounds(12, random_states)):
        for event in states[-1].events:
            if isinstance(event, Gang):
                seen[event.kind] += 1
            if isinstance(event, Win):
                seen[event.by] += 1
            if isinstance(event, Settle) and not event.wins:
                seen["exhausted"] += 1
    wanted = {k for k in MeldKind if k.value.startswith("gang")} - {MeldKind.GANG_SET}
    assert {*wanted, "draw", "discard", "exhausted"} <= set(seen), seen


def test_nothing_is_asked_before_the_deal_and_nothing_after_the_end() -> None:
    start = fresh("quiet")
    assert start.asked() == {}
    assert advance(start).asked().keys() == {0}
    over = mixed_states("quiet")[-1]
    assert over.asked() == {}
    assert over.owed() is None
