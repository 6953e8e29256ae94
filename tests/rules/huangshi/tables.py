"""Stacked walls: rounds of `huangshi` in which the tiles that matter come to the seat that needs them. Seat 0 deals."""

from __future__ import annotations

from typing import Any

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.play import Play
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.round import Round
from mjdesk.engine.setup import Setup
from mjdesk.engine.tiles import Tile
from mjdesk.engine.wall import dealt

from .table import RULES

#: tiles of the wall that are drawn in normal turns end before these
LAST = 14


class Stack:
    """A wall being stacked: hands, indicator, draws from the front, from the back, and among the last fourteen."""

    def __init__(self, hands: dict[int, str], indicator: str, players: int = 4, **options: Any) -> None:
        self.options = complete(RULES.options, options)
        self.players = players
        self.left = list(RULES.tile_set(self.options).tiles())
        self.wall: list[Tile | None] = [None] * len(self.left)
        places = dealt(tuple(range(len(self.left))), players, 0)
        for seat, text in hands.items():
            for place, tile in zip(places[seat], parse_tiles(text), strict=False):
                self._put(place, tile)
        self.front = 13 * players + 1
        self.put(self.front, indicator)

    def _put(self, place: int, tile: Tile) -> None:
        self.left.remove(tile)
        assert self.wall[place] is None
        self.wall[place] = tile

    def put(self, first: int, text: str) -> Stack:
        """Tiles from a place of the wall on; a place below 0 counts from the end."""
        for i, tile in enumerate(parse_tiles(text)):
            self._put(first + i if first >= 0 else len(self.wall) + first + i, tile)
        return self

    def draws(self, text: str) -> Stack:
        """The first tiles drawn from the front."""
        return self.put(self.front + 1, text)

    def back(self, text: str) -> Stack:
        """The first replacement tiles, the very last of the wall first."""
        for i, tile in enumerate(parse_tiles(text), start=1):
            self._put(len(self.wall) - i, tile)
        return self

    def late(self, text: str) -> Stack:
        """The tiles from the last one of the normal turns on."""
        return self.put(-LAST - 1, text)

    def begin(self) -> Play:
        """The round with its first question open; places left over hold what is left, in the order of kinds."""
        rest = iter(self.left)
        wall = [next(rest) if tile is None else tile for tile in self.wall]
        play = Play(Round.begin(RULES, Setup(RULES.id, self.options, players=self.players), wall))
        play.advance()
        return play


def show(seat: int) -> Action:
    """亮."""
    return act.declare(seat, "liang", tiles=parse_tiles("CFP"))


def kongs(play: Play, seat: int) -> set[tuple[str, Tile | None]]:
    """The kongs a seat is asked for."""
    return {(action.what, action.tile) for action in play.open_for(seat) if action.kind is Kind.GANG}


def verified(play: Play) -> Round:
    """The round of the record of a finished round, written, read and verified."""
    (record,) = read_records(write_record(Record.of(play.round)).splitlines())
    again = verify(record)
    assert again.settled == play.round.settled
    return again
