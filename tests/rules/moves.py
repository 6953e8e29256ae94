"""What seats do in rounds on stacked walls, whatever the rule system."""

from __future__ import annotations

from collections.abc import Callable

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tile
from mjdesk.engine.phase import Step
from mjdesk.engine.play import Play
from mjdesk.engine.round import Round


def kong(seat: int, kind: MeldKind, text: str) -> Action:
    """A kong as an answer."""
    return act.gang(seat, kind, parse_tile(text))


def answer(play: Play, action: Action) -> None:
    """One seat answers, and the table does what it then owes."""
    if play.answer(play.question, action):
        play.advance()


def do(play: Play, *answers: Action) -> None:
    """Give these answers; other seats that are asked pass; then the table does what it owes."""
    question = play.question
    for each in answers:
        play.answer(question, each)
    while play.question == question and (waiting := play.waiting_for()):
        play.answer(question, act.pass_(waiting[0]))
    play.advance()


def throw(play: Play, text: str) -> None:
    """The seat in turn throws a tile; nobody is answered for yet."""
    answer(play, act.discard(play.round.phase.seat, parse_tile(text)))


def throw_on(play: Play, *texts: str) -> None:
    """Seat after seat throws a tile that nobody takes."""
    for text in texts:
        throw(play, text)
        while play.round.phase.step is Step.CLAIM:
            do(play)


def kinds(play: Play, seat: int) -> set[Kind]:
    """What kinds of actions a seat is asked for."""
    return {action.kind for action in play.open_for(seat)}


def run_until(play: Play, reached: Callable[[Round], bool]) -> None:
    """Nobody takes anything and everybody throws what was drawn, until the round has come so far."""
    for _ in range(600):
        if reached(play.round):
            return
        waiting = play.waiting_for()
        assert waiting, "the round is over"
        options = play.open_for(waiting[0])
        choices = [a for a in options if a.kind in (Kind.PASS, Kind.DISCARD)] or list(options)
        drawn = play.round.seats[waiting[0]].drawn
        answer(play, next((a for a in choices if a.tile in (None, drawn)), choices[0]))
    raise AssertionError("the round did not come so far")
