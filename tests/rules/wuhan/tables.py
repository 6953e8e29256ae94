"""Stacked walls: rounds of `wuhan` in which the tiles that matter come to the seat that needs them."""

from __future__ import annotations

from mjdesk.engine.options import complete
from mjdesk.engine.play import Play
from mjdesk.engine.round import Round
from mjdesk.engine.setup import Setup
from mjdesk.engine.tiles import HONOURS_136, Tile

from ..walls import filled, from_back, from_place, in_hands
from .rounds import RULES

_HANDS = 53


def stacked(hands: dict[int, str], indicator: str, draws: str = "", back: str = "", late: str = "") -> list[Tile]:
    """A wall (dealer 0): the beginnings of hands, the indicator, the first draws and those from the back.

    ``late``: the tiles from the 15th-last place on, which is the last one drawn in a normal turn. The other
    places are filled with what is left, in the order of kinds.
    """
    size = HONOURS_136.size
    front = from_place(_HANDS, indicator + draws) | from_place(size - 15, late)
    return filled(HONOURS_136, in_hands(size, hands) | front | from_back(size, back))


def begin(wall: list[Tile], **options: object) -> Play:
    """The round on this wall, dealt and with the first question open; seat 0 deals."""
    play = Play(Round.begin(RULES, Setup("wuhan", complete(RULES.options, options)), wall))
    play.advance()
    return play
