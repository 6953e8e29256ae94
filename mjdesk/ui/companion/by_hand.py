"""What a person tells of a round by hand, put to its sync: tiles by their names, wins on tiles that nobody saw."""

from __future__ import annotations

from dataclasses import replace

from ...devices.sync.sync import Sync
from ...engine.actions import Action, Kind
from ...engine.case import By
from ...engine.errors import IllegalAction
from ...engine.events import Discard, Reveal, Win
from ...engine.tiles import UNKNOWN, Tile
from .telling import Needed, last_discard


def enter(sync: Sync, action: Action, now: int) -> int | None:
    """Something that no device here sees; the seat whose winning tile must be named first, if it must."""
    if action.kind is Kind.WIN and action.tile == UNKNOWN:
        drawn = sync.round.seats[action.seat].drawn
        if drawn is None or drawn == UNKNOWN:
            return action.seat
        sync.enter(Win(action.seat, By.DRAW, drawn), now)
    elif (event := sync.round.event_of(action)) is not None:
        sync.enter(event, now)
    return None


def name(sync: Sync, asked: Needed, tiles: tuple[Tile, ...], now: int) -> None:
    """The tiles that are asked for; raises IllegalAction where none are, or where they cannot be those."""
    round_ = sync.round
    if asked.what == "indicator" and len(tiles) == 1:
        sync.enter(round_.indicator_event(tiles[0]), now)
    elif asked.what == "hand":
        sync.enter(Reveal(asked.seat, tiles), now)
    elif asked.what == "won" and len(tiles) == 1:
        sync.enter(Win(asked.seat, By.DRAW, tiles[0]), now)
    elif asked.what == "discard" and len(tiles) == 1:
        sync.enter(Discard(asked.seat, tiles[0]), now)
    elif asked.what == "turned" and (due := round_.rules.turns(round_)) is not None:
        sync.enter(replace(due, tiles=tiles), now)
    else:
        raise IllegalAction("not-legal", "no such tiles are to be named now")


def throw_another(sync: Sync, tile: Tile, now: int) -> None:
    """The last discard was another tile than both the table and the screen have it."""
    round_ = sync.round
    thrown = last_discard(round_)
    if thrown is None:
        raise IllegalAction("not-legal", "the last step is no discard")
    back = round_.events[::-1].index(thrown) + 1
    before = round_.begin(round_.rules, round_.setup, round_.first_wall, round_.salt)
    before.apply_all(round_.events[:-back]).apply(Discard(thrown.seat, tile))  # raises before anything is lost
    sync.undo(back, now)
    sync.enter(Discard(thrown.seat, tile), now)
