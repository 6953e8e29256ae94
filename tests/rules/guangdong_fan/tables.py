"""Stacked walls: rounds in which the tiles that matter come to the seat that needs them. Seat 0 deals."""

from __future__ import annotations

from mjdesk.engine.actions import Kind
from mjdesk.engine.options import complete
from mjdesk.engine.play import Play
from mjdesk.engine.round import Round
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.setup import Setup
from mjdesk.engine.tiles import HONOURS_136, Tile

from ..moves import do
from ..walls import filled, from_back, from_place, in_hands

_DEALT = 53


def stacked(hands: dict[int, str], draws: str = "", back: str = "") -> list[Tile]:
    """A wall: the beginnings of hands, the first draws from the front, the last tiles from the back on."""
    size = HONOURS_136.size
    return filled(HONOURS_136, in_hands(size, hands) | from_place(_DEALT, draws) | from_back(size, back))


def begin(rules: RuleSystem, wall: list[Tile], **options: object) -> Play:
    """The round on this wall, dealt and with the first question open."""
    play = Play(Round.begin(rules, Setup(rules.id, complete(rules.options, options)), wall))
    play.advance()
    return play


def pass_all(play: Play) -> None:
    """Everybody asked passes."""
    do(play)


def play_on(play: Play, left: int) -> None:
    """Nobody takes anything until so many tiles are left in the wall and a seat has drawn, or the round is over."""
    while not play.round.over and (play.round.wall_left > left or play.round.phase.step != "turn"):
        seat = play.waiting_for()[0]
        options = play.open_for(seat)
        passes = [a for a in options if a.kind is Kind.PASS]
        drawn = [a for a in options if a.kind is Kind.DISCARD and a.tile == play.round.seats[seat].drawn]
        play.answer(play.question, (passes or drawn or list(options))[0])
        play.advance()
