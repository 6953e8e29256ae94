"""Rounds played without a window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..engine.errors import IllegalAction
from ..engine.events import Event
from ..engine.play import Play
from ..engine.round import Round
from ..engine.view import view_of
from .base import Player


def play_round(
    round_: Round, players: Sequence[Player], listener: Callable[[Event, Round], None] | None = None
) -> Round:
    """The finished round; every seat is asked what the round asks it and nothing else.

    Raises IllegalAction when the round waits for a hand that nobody can show (tiles not known).
    """
    play = Play(round_, listener)
    play.advance()
    while not play.round.over:
        question = play.question
        if not (waiting := play.waiting_for()):
            raise IllegalAction("hand-unknown", "the winner's hand is not known; expected it to be revealed")
        for seat in waiting:
            if play.question != question:
                break
            if play.answer(question, players[seat].choose(view_of(play.round, seat))):
                play.advance()
    return play.round
