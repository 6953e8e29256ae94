"""Stacked walls: rounds in which the tiles that matter come to the seat that needs them. Seat 0 deals."""

from __future__ import annotations

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.play import Play
from mjdesk.engine.round import Round
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.setup import Setup
from mjdesk.engine.tiles import HONOURS_136, Tile

_DEALT = 53


def stacked(hands: dict[int, str], draws: str = "", back: str = "") -> list[Tile]:
    """A wall: the beginnings of hands, the first draws from the front, the last tiles from the back on."""
    left = list(HONOURS_136.tiles())
    for text in (*hands.values(), draws, back):
        for tile in parse_tiles(text):
            left.remove(tile)
    wall: list[Tile | None] = [None] * HONOURS_136.size
    for seat, text in hands.items():
        for place, tile in zip(_places(seat), parse_tiles(text), strict=False):
            wall[place] = tile
    for place, tile in enumerate(parse_tiles(draws), start=_DEALT):
        wall[place] = tile
    for place, tile in enumerate(parse_tiles(back), start=1):
        wall[-place] = tile
    rest = iter(left)
    return [next(rest) if tile is None else tile for tile in wall]


def _places(seat: int) -> list[int]:
    return [16 * turn + 4 * seat + i for turn in range(3) for i in range(4)] + [48 + seat] + [52] * (seat == 0)


def begin(rules: RuleSystem, wall: list[Tile], **options: object) -> Play:
    """The round on this wall, dealt and with the first question open."""
    play = Play(Round.begin(rules, Setup(rules.id, complete(rules.options, options)), wall))
    play.advance()
    return play


def do(play: Play, *answers: Action) -> None:
    """Give these answers; other seats that are asked pass; then the table does what it owes."""
    question = play.question
    for answer in answers:
        play.answer(question, answer)
    for seat in play.waiting_for() if play.question == question else ():
        play.answer(question, act.pass_(seat))
    play.advance()


def throw(play: Play, text: str) -> None:
    """The seat in turn throws a tile; nobody is answered for yet."""
    play.answer(play.question, act.discard(play.round.phase.seat, parse_tile(text)))
    if not play.waiting_for():
        play.advance()


def pass_all(play: Play) -> None:
    """Everybody asked passes."""
    do(play)


def kinds(play: Play, seat: int) -> set[Kind]:
    """What kinds of actions a seat is asked for."""
    return {action.kind for action in play.open_for(seat)}


def play_on(play: Play, left: int) -> None:
    """Nobody takes anything until so many tiles are left in the wall and a seat has drawn, or the round is over."""
    while not play.round.over and (play.round.wall_left > left or play.round.phase.step != "turn"):
        seat = play.waiting_for()[0]
        options = play.open_for(seat)
        passes = [a for a in options if a.kind is Kind.PASS]
        drawn = [a for a in options if a.kind is Kind.DISCARD and a.tile == play.round.seats[seat].drawn]
        play.answer(play.question, (passes or drawn or list(options))[0])
        play.advance()
