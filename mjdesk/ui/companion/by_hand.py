"""What a person tells of a round by hand, put to its sync: tiles by their names, wins on tiles that nobody saw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ...devices.layout import RIVERS
from ...devices.sync.story import Story
from ...devices.sync.sync import Sync
from ...engine.actions import Action, Kind
from ...engine.case import By
from ...engine.errors import IllegalAction
from ...engine.events import Discard, Reveal, Win
from ...engine.tiles import UNKNOWN, Tile
from .telling import Needed, kinds_of, last_discard, own_kongs, own_turn

#: what is asked for where a tile was thrown that the device sees and cannot tell
BLURRED: Final = "blurred"


def blurred(sync: Sync, ways: Sequence[Story]) -> Needed | None:
    """Whose discard is seen and not known, where all ways differ in nothing but which tile it was; else None."""
    thrown = [next((event for event in way.events if isinstance(event, Discard)), None) for way in ways]
    seats = {None if event is None else event.seat for event in thrown}
    if len(ways) < 2 or len(seats) != 1 or (seat := seats.pop()) is None:
        return None
    kinds = {event.tile for event in thrown if event is not None}
    return Needed(BLURRED, seat) if len(kinds) > 1 and UNKNOWN in sync.sight().at(RIVERS[seat]) else None


def enter(sync: Sync, action: Action, now: int) -> bool:
    """Something that no device here sees; False where a tile must be named first (see `complete`)."""
    if action.tile == UNKNOWN:
        drawn = sync.round.seats[action.seat].drawn
        if action.kind is not Kind.WIN or drawn is None or drawn == UNKNOWN:
            return False
        sync.enter(Win(action.seat, By.DRAW, drawn), now)
    else:
        here = own_turn(sync.round) if action in own_kongs(sync.round) else sync.round
        event = None if here is None else here.event_of(action)
        if event is not None:
            sync.enter(event, now)
    return True


def asked_of(action: Action) -> Needed:
    """What is to be named for an answer without its tile."""
    return Needed("won" if action.kind is Kind.WIN else "kong", action.seat)


def possible(sync: Sync, action: Action) -> tuple[Tile, ...]:
    """The tiles that an answer without its tile can be about."""
    if action.kind is Kind.WIN:
        return kinds_of(sync.round)
    tiles = {each.tile for each in own_kongs(sync.round) if each.way == action.way and each.tile is not None}
    return tuple(sorted(tiles))


def complete(sync: Sync, action: Action, tile: Tile, now: int) -> None:
    """An answer whose tile was named after it; raises IllegalAction where it cannot be that one."""
    if action.kind is Kind.WIN:
        sync.enter(Win(action.seat, By.DRAW, tile), now)
        return
    whole = next((each for each in own_kongs(sync.round) if (each.tile, each.way) == (tile, action.way)), None)
    if whole is None:
        raise IllegalAction("not-legal", "this tile makes no kong now")
    enter(sync, whole, now)


def name(sync: Sync, asked: Needed, tiles: tuple[Tile, ...], now: int) -> None:
    """The tiles that are asked for; raises IllegalAction where none are, or where they cannot be those."""
    round_ = sync.round
    if asked.what == "indicator" and len(tiles) == 1:
        sync.enter(round_.indicator_event(tiles[0]), now)
    elif asked.what in ("hand", "excuse"):
        sync.enter(Reveal(asked.seat, tiles), now)
    elif asked.what in ("discard", BLURRED) and len(tiles) == 1:
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
