"""Rounds of `qionghu` on stacked walls. Seat 0 deals; without a salt the dice are always the same."""

from __future__ import annotations

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Action
from mjdesk.engine.case import By
from mjdesk.engine.events import Event
from mjdesk.engine.notation import format_tiles, parse_tile
from mjdesk.engine.phase import Step
from mjdesk.engine.play import Play
from mjdesk.engine.tiles import HONOURS_136
from mjdesk.engine.wall import Stream

from ..guangdong_fan.tables import begin as begin_with
from ..guangdong_fan.tables import stacked
from ..moves import do, throw
from .table import RULES

JUNK = "147m258p369sSWNC"
#: seat 1 pengs 1s, declares ready, throws E, and waits for 8s, a closed wait
READY = "11s123m45655p79sE"
#: the dice of a round without a salt
DICE = tuple(Stream(f"/die/{n}").below(6) + 1 for n in range(6))


def win(seat: int, text: str, by: By = By.DISCARD) -> Action:
    """A win."""
    return act.win(seat, by, parse_tile(text))


def peng(seat: int, text: str) -> Action:
    """A peng."""
    return act.peng(seat, parse_tile(text))


def behind(*baos: str) -> dict[int, str]:
    """Places of the wall counted from its end (1 is the last), where these tiles will be the bao one after another."""
    left = list(range(1, 40))
    found = {}
    for die, tile in zip(DICE, baos, strict=False):
        found[left.pop(2 * die - 2)] = tile
    return found


def wall_of(hands: dict[int, str], draws: str = "", baos: tuple[str, ...] = ()) -> list[int]:
    """A wall with these hands, draws and baos."""
    places = behind(*baos)
    free = list(HONOURS_136.tiles())
    for text in (*hands.values(), draws, *baos):
        for tile in (parse_tile(t) for t in _each(text)):
            free.remove(tile)
    filler = iter(sorted(free, reverse=True))
    back = [parse_tile(places[n]) if n in places else next(filler) for n in range(1, max(places, default=0) + 1)]
    return stacked(hands, draws, format_tiles_in_order(back))


def _each(text: str) -> list[str]:
    """The tiles of a text one by one."""
    found: list[str] = []
    digits = ""
    for sign in text:
        if sign.isdigit():
            digits += sign
        elif sign in "mps":
            found += [digit + sign for digit in digits]
            digits = ""
        else:
            found.append(sign)
    return found


def format_tiles_in_order(tiles: list[int]) -> str:
    """Tiles as a text that keeps their order."""
    return "".join(format_tiles((tile,)) for tile in tiles)


def begin(wall: list[int], **options: object) -> Play:
    """The round on this wall, dealt."""
    return begin_with(RULES, wall, **options)


def declare(play: Play, text: str) -> None:
    """The seat in turn declares ready and throws a tile."""
    play.answer(play.question, act.declare(play.round.phase.seat, "ting"))
    throw(play, text)


def ready(
    draws: str = "", baos: tuple[str, ...] = (), more: dict[int, str] | None = None, junk: str = JUNK, **options: object
) -> Play:
    """Seat 1 has pengued 1s and is about to throw E, ready or not."""
    hands = {0: junk + "1s", 1: READY, **(more or {})}
    play = begin(wall_of(hands, draws, baos), **options)
    throw(play, "1s")
    do(play, peng(1, "1s"))
    return play


def step_past(play: Play) -> None:
    """Whoever is asked passes; a seat in its turn throws what it drew."""
    question, seat = play.question, play.round.phase.seat
    if play.round.phase.step is Step.TURN and seat in play.waiting_for():
        drawn = play.round.seats[seat].drawn
        others = [other for other in play.waiting_for() if other != seat]
        for other in others:
            play.answer(question, act.pass_(other))
        if act.pass_(seat) in play.open_for(seat):
            play.answer(question, act.pass_(seat))
        else:
            assert drawn is not None
            play.answer(question, act.discard(seat, drawn))
    else:
        for other in play.waiting_for():
            play.answer(question, act.pass_(other))
    play.advance()


def until_turn(play: Play, seat: int) -> None:
    """Nobody takes anything until it is the turn of a seat."""
    while play.round.phase.seat != seat or play.round.phase.step is not Step.TURN:
        step_past(play)


def last(play: Play, kind: type[Event]) -> Event | None:
    """The last event of a kind."""
    return next((event for event in reversed(play.round.events) if isinstance(event, kind)), None)


def number_of(play: Play, kind: type[Event]) -> int:
    """How many events of a kind there were."""
    return sum(isinstance(event, kind) for event in play.round.events)
