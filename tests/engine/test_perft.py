"""Counting: how many ways a round can go on from some moments, to a few questions deep (as chess programs do).

The numbers were worked out once by this program; which actions are legal is checked elsewhere against a referee. A
changed number means that a round can go on in other ways than before.
"""

from __future__ import annotations

import pytest

from mjdesk.engine.actions import Kind
from mjdesk.engine.events import Passed
from mjdesk.engine.phase import Step
from mjdesk.engine.round import Round

from .rounds import OPTION_SETS, advance, fresh, random_states


def ways_on(state: Round) -> list[Round]:
    """The states after each different outcome of the open question, at the next question or the end."""
    asked = state.asked()
    out = []
    for seat, actions in asked.items():
        for action in actions:
            if action.kind is Kind.PASS:
                continue
            before = state if action.kind is Kind.WIN else after_passed_wins(state, seat)
            event = before.event_of(action)
            assert event is not None
            out.append(advance(before.apply(event)))
    if all(actions[-1].kind is Kind.PASS for actions in asked.values()):
        before = after_passed_wins(state, None)
        event = before.owed_if_all_pass()
        assert event is not None
        out.append(advance(before.apply(event)))
    return out


def after_passed_wins(state: Round, claimer: int | None) -> Round:
    """Where it counts, everybody else who could win has said that it passes."""
    tile = state.phase.tile
    if state.options["passed_win"] == "until_draw" and state.phase.step in (Step.CLAIM, Step.ROB):
        assert tile is not None
        for seat, actions in state.asked().items():
            if seat != claimer and actions[0].kind is Kind.WIN:
                state = state.apply(Passed(seat, tile))
    return state


def count(state: Round, depth: int) -> int:
    """Number of sequences of so many outcomes; a round that is over goes on in one way."""
    if depth == 0 or state.over:
        return 1
    return sum(count(after, depth - 1) for after in ways_on(state))


#: outcomes one, two and three questions deep
GOLDEN = {
    ("start", 0): (12, 133, 1504),
    ("start", 1): (13, 137, 1450),
    ("start", 2): (12, 133, 1496),
    ("start", 3): (12, 144, 1550),
    ("late", 0): (2, 11, 99),
    ("late", 1): (2, 12, 95),
    ("late", 2): (10, 118, 791),
    ("late", 3): (2, 19, 175),
}


@pytest.mark.parametrize("number", range(4))
def test_from_the_first_question(number: int) -> None:
    start = advance(fresh(f"perft {number}", dealer=number, **OPTION_SETS[number]))
    assert tuple(count(start, depth) for depth in (1, 2, 3)) == GOLDEN["start", number]


@pytest.mark.parametrize("number", range(4))
def test_from_late_in_a_round(number: int) -> None:
    states = random_states(f"perft {number}", dealer=number, **OPTION_SETS[number])
    late = [s for s in states if s.asked()]
    state = late[len(late) * 2 // 3]
    assert tuple(count(state, depth) for depth in (1, 2, 3)) == GOLDEN["late", number]
