"""Events put to a round that may not know its tiles: whether the rules allow them, and the passes told with them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...engine import actions as act
from ...engine.errors import IllegalAction
from ...engine.events import Event, Passed, Win
from ...engine.round import Round


def missing_passes(round_: Round, acting: int | None) -> tuple[Event, ...]:
    """The passed wins that a record has to tell before the next event: of seats whose hand is known."""
    if not round_.rules.counts_pass(round_):
        return ()
    return tuple(
        Passed(seat, options[0].tile)
        for seat, options in round_.asked().items()
        if seat != acting
        and not round_.seats[seat].unknown
        and options[0].tile is not None
        and act.wins_from_another(options[0])
    )


def applied(round_: Round, events: tuple[Event, ...]) -> Round | None:
    """The round after some events; None where the rules do not allow them."""
    try:
        after = round_.apply_all(events)
    except IllegalAction:
        return None
    if events and isinstance(events[-1], Win) and not after.winners_unknown() and not after.verdict().legal:
        return None  # the tile won on was the last one not known
    return after


def with_die(event: Event, die: int) -> Event:
    """An event that one die belongs to, with the number that was thrown."""
    changed: Any = event
    new: Event = replace(changed, die=die)
    return new


def with_dice(event: Event, dice: tuple[int, ...]) -> Event:
    """An event that dice belong to, with what was thrown."""
    changed: Any = event
    new: Event = replace(changed, dice=dice)
    return new
