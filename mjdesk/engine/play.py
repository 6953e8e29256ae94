"""Playing a round: questions with an id, answers collected from every seat at once, then resolved.

`Play` is the one place that holds the current `Round`; a stale or doubled answer is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from . import actions as act
from .actions import Action
from .case import By
from .errors import IllegalAction
from .events import Event, Passed
from .phase import Step
from .round import Round


class StaleAnswer(IllegalAction):
    """An answer to a question that is no longer open, or a second answer to one that is."""


_TURN: Final = Step.TURN  # names of their own, as in legality.py
_BY_DRAW: Final = By.DRAW.value
#: what a question asked without an event since the last one adds to the number that is its id
_SINCE: Final = 1_000_000


class Play:
    """One round being played. ``listener`` is told every event and the round after it, in order.

    Where everybody passes and the rules ask the next thing at once, no event tells of it: ``asked_next`` is told.
    """

    def __init__(
        self,
        round_: Round,
        listener: Callable[[Event, Round], None] | None = None,
        asked_next: Callable[[Round], None] | None = None,
    ) -> None:
        self.round = round_
        self._listener = listener
        self._asked_next = asked_next
        self._since = 0  # questions since the last event
        self._answers: dict[int, Action] = {}

    @property
    def question(self) -> int:
        """The id of the open question: the number of events before it, and a million for each question since then."""
        return self.round.length + self._since * _SINCE

    def open_for(self, seat: int) -> tuple[Action, ...]:
        """What the seat may still answer; empty when it is not asked or has answered."""
        return () if seat in self._answers else self.round.asked().get(seat, ())

    def waiting_for(self) -> tuple[int, ...]:
        """Seats whose answer is still open."""
        return tuple([seat for seat in self.round.asked() if seat not in self._answers])

    def step(self) -> bool:
        """Let the table do the one thing it owes; False when a seat is asked or the round is over."""
        event = self.round.owed()
        if event is None:
            return not self.round.asked() and self._ask_next()
        self.apply(event)
        return True

    def _ask_next(self) -> bool:
        """Go on to the question that follows when everybody passes; False when none does."""
        moved = self.round.if_all_pass()
        if moved is None:
            return False
        self.round = moved
        self._since += 1
        self._answers.clear()
        if self._asked_next is not None and moved.asked():
            self._asked_next(moved)
        return True

    def advance(self) -> None:
        """Let the table do all it owes until a seat is asked or the round is over."""
        while self.step():
            pass

    def apply(self, event: Event) -> None:
        """Carry out one event; answers that were given to an older question are gone."""
        self.round = self.round.apply(event)
        self._since = 0
        self._answers.clear()
        if self._listener is not None:
            self._listener(event, self.round)

    def answer(self, question: int, action: Action) -> bool:
        """Take the answer of a seat to a question; True when that decided it.

        What the table owes after them is left to `step` or `advance`, so that a window can set the pace.
        """
        if question != self.question or action.seat in self._answers:
            raise StaleAnswer("stale-answer", f"{action} answers question {question}; open is {self.question}")
        if action not in self.round.asked().get(action.seat, ()):
            raise IllegalAction("not-legal", f"{action} is no legal answer of seat {action.seat}")
        self._answers[action.seat] = action
        return self.resolve()

    def resolve(self) -> bool:
        """Carry out what the answers decide; False while an open answer could still change it."""
        asked = self.round.asked()
        if not asked or not self._decided(asked):
            return False
        self._carry_out(asked)
        return True

    def _decided(self, asked: Mapping[int, tuple[Action, ...]]) -> bool:
        """Whether no seat that is still open could change the outcome, whatever it says."""
        waiting = [seat for seat in asked if seat not in self._answers]
        if not waiting:
            return True
        chosen = self.round.rules.resolve(self.round, self._answers)
        offered = bool(chosen) and chosen[-1].kind is act.WIN and chosen[-1].what == _BY_DRAW
        if not offered and self.round.rules.tracks_passes(self.round.options):
            return False
        return bool(chosen) and all(
            self.round.rules.resolve(self.round, {**self._answers, seat: option}) == chosen
            for seat in waiting
            for option in asked[seat]
        )

    def _carry_out(self, asked: Mapping[int, tuple[Action, ...]]) -> None:
        """Apply what the answers come to: passed wins where they count, then what stands, else what the table owes."""
        round_ = self.round
        if round_.phase.step is _TURN and len(asked) == 1:
            chosen: tuple[Action, ...] = tuple([a for a in self._answers.values() if a.kind is not act.PASS])
        else:
            chosen = round_.rules.resolve(round_, self._answers)
        won = bool(chosen) and chosen[0].kind is act.WIN
        if not won and round_.rules.counts_pass(round_):
            for passed in self._passed_wins(asked, chosen):
                self.apply(passed)
        for action in chosen:
            event = self.round.event_of(action)
            assert event is not None
            self.apply(event)
        if not chosen and not self._ask_next():
            owed = self.round.owed_if_all_pass()
            assert owed is not None, (self.round.phase, asked)
            self.apply(owed)

    def _passed_wins(self, asked: Mapping[int, tuple[Action, ...]], chosen: tuple[Action, ...]) -> list[Event]:
        acting = {a.seat for a in (*chosen, *(a for a in self._answers.values() if a.kind is act.WIN))}
        return [
            Passed(seat, options[0].tile)
            for seat, options in asked.items()
            if act.wins_from_another(options[0]) and options[0].tile is not None and seat not in acting
        ]
