"""Stacked walls: rounds in which the tiles that matter come to the seat that needs them. Seat 0 deals."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

from mjdesk.engine.actions import Kind
from mjdesk.engine.event_lines import event_json
from mjdesk.engine.notation import parse_tile
from mjdesk.engine.options import complete
from mjdesk.engine.phase import Step
from mjdesk.engine.play import Play
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.round import Round
from mjdesk.engine.setup import Setup
from mjdesk.engine.tiles import SUITS_108, Tile
from mjdesk.engine.wall import Stream

from ..walls import filled, from_back, from_place, in_hands, without
from .table import RULES

_DEALT = 53
_FAR = [10 * step % 27 for step in range(27)]

#: waiting hands with a pair of 2, 5 or 8
WAITS_5M_8M = "123p67m55p234s888s"
WAITS_1M_4M = "23m456p789p234s55s"
WAITS_6M_9M = "78m123p456p678s22s"
WAITS_5P = "123m456m46p345s88s"
#: fourteen tiles that wait for 5m and 8m once the kong of 9s is laid down
WITH_KONG = "9999s123p67m55p234s"


def stacked(
    hands: Mapping[int, str], draws: str = "", back: str = "", at: Mapping[int, str] | None = None
) -> list[Tile]:
    """A wall: beginnings of hands, the first draws from the front, the last tiles from the back on, tiles at places."""
    size = SUITS_108.size
    placed = in_hands(size, hands) | from_place(_DEALT, draws) | from_back(size, back)
    placed |= {place: parse_tile(text) for place, text in (at or {}).items()}
    # the rest so that neighbours are of different suits and ranks: hands that hold little
    left = without(SUITS_108, placed)
    copies = [left[:place].count(tile) for place, tile in enumerate(left)]
    order = sorted(range(len(left)), key=lambda place: (copies[place], _FAR.index(left[place])))
    return filled(SUITS_108, placed, [left[place] for place in order])


def salt_for(*dice: int) -> str:
    """A salt from which these dice are thrown."""
    for number in count():
        salt = f"salt {number}"
        if all(Stream(f"{salt}/die/{i}").below(6) + 1 == die for i, die in enumerate(dice)):
            return salt
    raise AssertionError


def begin(wall: list[Tile], *dice: int, **options: Any) -> Play:
    """The round on this wall, dealt and with the first question open; no start-of-hand wins unless asked for."""
    options.setdefault("start_wins", [])
    setup = Setup(RULES.id, complete(RULES.options, options))
    play = Play(Round.begin(RULES, setup, wall, salt_for(*dice)))
    play.advance()
    return play


def tile(text: str) -> Tile:
    return parse_tile(text)


def ways(play: Play, seat: int) -> set[str]:
    """The ways in which the seat may lay kongs."""
    return {action.way for action in play.open_for(seat) if action.kind is Kind.GANG}


def play_until(play: Play, left: int, seat: int | None = None) -> None:
    """Nobody takes anything until so many tiles are left and (unless that is None) the seat has drawn."""
    while not play.round.over and play.round.phase.name != "sea":
        phase = play.round.phase
        if play.round.wall_left <= left and (seat is None or (phase.step is Step.TURN and phase.seat == seat)):
            return
        asked = play.waiting_for()[0]
        options = play.open_for(asked)
        passes = [a for a in options if a.kind is Kind.PASS]
        drawn = [a for a in options if a.kind is Kind.DISCARD and a.tile == play.round.seats[asked].drawn]
        play.answer(play.question, (passes or drawn or list(options))[0])
        play.advance()


def to_sea(play: Play) -> None:
    """Nobody takes anything until the last tile is offered."""
    play_until(play, 0)
    assert play.round.phase.name == "sea"


def tail(play: Play, number: int) -> list[dict[str, Any]]:
    """The last lines of the record."""
    return [event_json(event) for event in play.round.events[-number:]]


def names(play: Play) -> list[str]:
    """The names of all lines of the record after the deal."""
    return [event_json(event)["e"] for event in play.round.events][4:]


def settled(play: Play) -> str:
    """Patterns and payments of the finished round; its record must be one that verifies."""
    assert play.round.settled is not None
    text = write_record(Record.of(play.round))
    (record,) = read_records(text.splitlines())
    assert write_record(record) == text
    assert verify(record).settled == play.round.settled
    patterns = " / ".join(" ".join(win.patterns) for win in play.round.settled.wins) or "-"
    return f"{patterns}; {' '.join(f'{n:+}' if n else '0' for n in play.round.settled.payments)}"
