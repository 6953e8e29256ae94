"""What a seat answered in a recorded round: the record keeps events, and a pass mostly makes none.

An answer is told by its event. Where another seat's event came instead, or none of a seat, the seat passed if anything
else it could have said would have come before that event or beside it (`RuleSystem.resolve`); else nobody can say what
it wanted, and it was asked in vain.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import takewhile
from typing import Any, Final

from ...engine import actions as act
from ...engine.actions import Action
from ...engine.events import Event, Exchange, Flee, Look, Passed, Reveal, Win, is_by_table
from ...engine.record import Record, replay
from ...engine.round import Round

#: what two readings of one event may differ in: where a tile came from and how a win came about follow from the round
_FOLLOWS: Final = {"circumstances", "claimed", "die", "dice", "source"}
#: what may be written down while a question stays open, and what takes it from the table unanswered
_ASIDE: Final = (Passed, Reveal, Look)
_BREAKS: Final = (Exchange, Flee)


@dataclass(frozen=True, slots=True)
class Answer:
    """One question a seat was asked with a choice: ``round_`` as it was then, after ``event`` events of the record.

    ``later`` counts questions that everybody passed since that event. ``action`` is None where the record does not
    tell the answer.
    """

    event: int
    later: int
    round_: Round
    action: Action | None


@dataclass(frozen=True, slots=True)
class _Decision:
    """How a question was decided: the events, the round before the first of them, and the seats that had been written
    down by then as passing a win."""

    events: list[Event]
    before: Round
    passed: set[int]


def answers(record: Record, seat: int) -> list[Answer]:
    """Every question to the seat with more than one answer, in order; raises FaultyRecord."""
    states = list(replay(record))
    found: list[Answer] = []
    for number, state in enumerate(states[:-1]):
        if number and _same_question(record.events[number - 1], states[number - 1], state):
            continue
        decision = _decision(states, record.events, number)
        if decision is not None:
            found += _answers_since(state, seat, decision)
    return found


def _same_question(event: Event, before: Round, after: Round) -> bool:
    """Whether an event was written down while the question stayed open; wins on one tile answer one question."""
    return isinstance(event, Win) or (isinstance(event, _ASIDE) and before.phase == after.phase)


def _decision(states: Sequence[Round], events: Sequence[Event], number: int) -> _Decision | None:
    """How what is asked after ``number`` events was decided; None where the record ends before."""
    passed: set[int] = set()
    while number < len(events):
        event = events[number]
        if not (isinstance(event, _ASIDE) and states[number].phase == states[number + 1].phase):
            deciding = [event]
            if isinstance(event, Win):
                deciding += takewhile(lambda later: isinstance(later, Win), events[number + 1 :])
            return _Decision(deciding, states[number], passed)
        if isinstance(event, Passed):
            passed.add(event.seat)
        number += 1
    return None


def _answers_since(at: Round, seat: int, decision: _Decision) -> Iterator[Answer]:
    """The answers of a seat to the questions from a round on, until the one that the events answer."""
    later, number, before = 0, at.length, decision.before
    while True:
        acted = dict(_told_by(decision.events, at))
        here = bool(acted) or _may_be_told_by(decision.events[0], at)
        options = at.asked().get(seat, ())
        if len(options) > 1:
            told = acted or not here
            yield Answer(number, later, at, _answer(at, options, acted, seat in decision.passed) if told else None)
        following = None if here else before.if_all_pass() or before.past_doubt()
        if following is None:
            return
        later, number, at, before = later + 1, before.length, following, following


def _may_be_told_by(event: Event, at: Round) -> bool:
    """Whether an event may be an answer that shows what nobody could tell, of a seat of whose tiles not all are known,
    or takes the question from the table."""
    if isinstance(event, _BREAKS):
        return True
    seat = -1 if is_by_table(event) else getattr(event, "seat", -1)
    return seat in at.asked() and at.seats[seat].unknown > 0


def _told_by(events: Sequence[Event], at: Round) -> Iterator[tuple[int, Action]]:
    """The seats and actions, among those asked, that events carry out."""
    for event in events:
        for action in at.asked().get(getattr(event, "seat", -1), ()):
            made = at.event_of(action)
            if made is not None and _key(made) == _key(event):
                yield action.seat, action
                break


def _key(event: Event) -> tuple[Any, ...]:
    return type(event), *(_plain(getattr(event, f.name)) for f in fields(event) if f.name not in _FOLLOWS)


def _plain(value: Any) -> Any:
    return tuple(sorted(value)) if isinstance(value, tuple) and all(isinstance(v, int) for v in value) else value


def _answer(at: Round, options: tuple[Action, ...], acted: Mapping[int, Action], passed_win: bool) -> Action | None:
    """What a seat answered; None where several answers would have come to the same."""
    seat = options[0].seat
    if seat in acted:
        return acted[seat]
    pass_ = act.pass_(seat)
    if pass_ not in options:
        return None  # another won before it came to that
    if not acted:
        return pass_
    outcome = at.rules.resolve(at, acted)
    for option in options:
        won = option.kind is act.WIN
        if option != pass_ and not (won and passed_win) and at.rules.resolve(at, {**acted, seat: option}) == outcome:
            return None
    return pass_
