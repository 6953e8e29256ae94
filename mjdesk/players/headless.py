"""Rounds played without a window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..engine.events import Event
from ..engine.play import Play
from ..engine.round import Round
from ..engine.view import view_of
from .base import Player


def play_round(
    round_: Round, players: Sequence[Player], listener: Callable[[Event, Round], None] | None = None
) -> Round:
    """The finished round; every seat is asked what the round asks it and nothing else."""
    play = Play(round_, listener)
    play.advance()
    while not play.round.over:
        question = play.question
        for seat in play.waiting_for():
            if play.question != question:
                break
            if play.answer(question, players[seat].choose(view_of(play.round, seat))):
                play.advance()
    return play.round
