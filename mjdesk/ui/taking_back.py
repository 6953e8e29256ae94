"""Taking a move back in a practice match: where the person last had a choice. No Qt."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.events import Event
from ..engine.round import Round
from ..engine.view import View, view_of


def last_decision(
    round_: Round, seat: int, by_itself: Callable[[View, tuple[Event, ...]], bool], *, answered: bool = False
) -> Round | None:
    """The round as it stood when the seat was last asked and had more than one answer; None where it never was.

    A question that the switches would answer at once (``by_itself``: from view and events) is none of the person's.
    ``answered``: the question that is open now, or one since the last event, has been answered already, so it counts.
    """
    states = [round_.take_back(round_.length)]
    for event in round_.events:
        states.append(states[-1].apply(event))
    last = len(states) if answered else len(states) - 1
    for state in reversed(states[:last]):
        if len(state.asked().get(seat, ())) > 1 and not by_itself(view_of(state, seat), state.events):
            return state
    return None
