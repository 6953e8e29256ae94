"""Stacked walls: rounds of `wuhan` in which the tiles that matter come to the seat that needs them."""

from __future__ import annotations

from collections.abc import Callable

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.phase import Step
from mjdesk.engine.play import Play
from mjdesk.engine.round import Round
from mjdesk.engine.setup import Setup
from mjdesk.engine.tiles import HONOURS_136, Tile

from .rounds import RULES

_HANDS = 53


def stacked(hands: dict[int, str], indicator: str, draws: str = "", back: str = "", late: str = "") -> list[Tile]:
    """A wall (dealer 0): the beginnings of hands, the indicator, the first draws and those from the back.

    ``late``: the tiles from the 15th-last place on, which is the last one drawn in a normal turn. The other
    places are filled with what is left, in the order of kinds.
    """
    left = list(HONOURS_136.tiles())
    wanted = [parse_tiles(text) for text in (*hands.values(), indicator, draws, back, late)]
    for tile in (tile for tiles in wanted for tile in tiles):
        left.remove(tile)
    wall: list[Tile | None] = [None] * HONOURS_136.size
    for seat, text in hands.items():
        for place, tile in zip(_places(seat), parse_tiles(text), strict=False):
            wall[place] = tile
    for first, text in ((_HANDS, indicator), (_HANDS + 1, draws), (HONOURS_136.size - 15, late)):
        for place, tile in enumerate(parse_tiles(text), start=first):
            wall[place] = tile
    for place, tile in enumerate(parse_tiles(back), start=1):
        wall[-place] = tile
    rest = iter(left)
    return [next(rest) if tile is None else tile for tile in wall]


def _places(seat: int) -> list[int]:
    """The places of a seat's tiles in the wall, dealer 0."""
    places = [16 * turn + 4 * seat + i for turn in range(3) for i in range(4)] + [48 + seat]
    return places + [52] * (seat == 0)


def begin(wall: list[Tile], **options: object) -> Play:
    """The round on this wall, dealt and with the first question open; seat 0 deals."""
    play = Play(Round.begin(RULES, Setup("wuhan", complete(RULES.options, options)), wall))
    play.advance()
    return play


def answer(play: Play, action: Action) -> None:
    """One seat answers, and the table does what it then owes."""
    play.answer(play.question, action)
    play.advance()


def do(play: Play, *answers: Action) -> None:
    """These answers to the open question; seats that are asked but not named pass."""
    question = play.question
    for given in answers:
        answer(play, given)
    while play.question == question:
        answer(play, act.pass_(play.waiting_for()[0]))


def discard(play: Play, text: str) -> None:
    """The seat in turn throws a tile; those who may claim it are now asked."""
    answer(play, act.discard(play.round.phase.seat, parse_tile(text)))


def throw(play: Play, text: str) -> None:
    """The seat in turn throws a tile that nobody takes."""
    discard(play, text)
    while play.round.phase.step is Step.CLAIM:
        answer(play, act.pass_(play.waiting_for()[0]))


def kong(seat: int, kind: MeldKind, text: str) -> Action:
    """A kong as an answer."""
    return act.gang(seat, kind, parse_tile(text))


def kinds(play: Play, seat: int) -> set[Kind]:
    """What kinds of actions a seat is asked for."""
    return {action.kind for action in play.open_for(seat)}


def run_until(play: Play, reached: Callable[[Round], bool]) -> None:
    """Nobody takes anything and everybody throws what was drawn, until the round has come so far."""
    for _ in range(500):
        if reached(play.round):
            return
        waiting = play.waiting_for()
        assert waiting, "the round is over"
        options = play.open_for(waiting[0])
        choices = [a for a in options if a.kind in (Kind.PASS, Kind.DISCARD)]
        drawn = play.round.seats[waiting[0]].drawn
        answer(play, next((a for a in choices if a.tile in (None, drawn)), choices[0]))
    raise AssertionError("the round did not come so far")
