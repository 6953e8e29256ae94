"""Horses of a physical table: nobody is paid before somebody has said which they are. Birds of `changsha` likewise."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Deal, Draw, Event, Reveal, Settle, Turned
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up

TURNING: tuple[tuple[str, dict[str, object]], ...] = (
    ("guangdong-tuidaohu", {}),
    ("guangdong-tuidaohu-table", {"horses": "dealer"}),
    ("guangdong-zhuama", {}),
    ("guangdong-zhuama", {"reserve_horses": True}),
    ("changsha", {"birds": 2}),
)
every = pytest.mark.parametrize(("rules", "options"), TURNING, ids=[f"{r} {o}" for r, o in TURNING])


@cache
def played(rules: str, given: tuple[tuple[str, object], ...]) -> Round:
    """A won round in which tiles were turned up."""
    system = SYSTEMS[rules]
    match = Match.begin(system, complete(system.options, dict(given)), "horses")
    while True:
        round_ = play_round(match.next_round(), line_up("greedy", match.players, "horses"))
        if round_.wins and round_.turned is not None and not any(seat.declared for seat in round_.seats):
            return round_
        match = match.after(round_)


def as_seen(event: Event) -> Event:
    if isinstance(event, Deal):
        return Deal(event.seat, (UNKNOWN,) * len(event.tiles))
    return Draw(event.seat, UNKNOWN, event.end) if isinstance(event, Draw) else event


def before_turning(rules: str, options: dict[str, object]) -> tuple[Round, Round]:
    """The round as a table tells it, no tile of its wall known, when all but the turned tiles is told; as played."""
    last = played(rules, tuple(options.items()))
    system, setup = SYSTEMS[rules], replace(last.setup, commit="")
    state = system.new_round(setup, (UNKNOWN,) * len(last.wall))
    for event in last.events:
        if isinstance(event, (Turned, Settle)):
            break
        state = state.apply(as_seen(event))
    for win in last.wins:
        if state.seats[win.seat].unknown:
            state = state.apply(Reveal(win.seat, last.seats[win.seat].tiles()))
    return state, last


@every
def test_the_table_owes_tiles_that_nobody_knows(rules: str, options: dict[str, object]) -> None:
    state, last = before_turning(rules, options)
    assert last.turned is not None
    assert state.owed() == Turned(last.turned.what, (UNKNOWN,) * len(last.turned.tiles))


@every
def test_what_is_needed_is_said_and_nothing_is_lost(rules: str, options: dict[str, object]) -> None:
    state, last = before_turning(rules, options)
    assert last.turned is not None
    assert last.settled is not None
    owed, turned = state.owed(), last.turned
    assert isinstance(owed, Turned)
    half = Turned(turned.what, (*turned.tiles[:-1], UNKNOWN))
    for event in (owed, half, replace(last.settled, salt="")):
        with pytest.raises(
            IllegalAction, match=f"expected event {turned.what} with {len(turned.tiles)} known"
        ) as caught:
            state.apply(event)
        assert caught.value.reason == f"{turned.what}-unknown"
    shown = state.apply(turned)
    settled = shown.owed()
    assert isinstance(settled, Settle)
    assert settled.payments == last.settled.payments
    assert shown.apply(settled).over


@every
def test_too_few_or_other_tiles_are_refused(rules: str, options: dict[str, object]) -> None:
    state, last = before_turning(rules, options)
    assert last.turned is not None
    turned = last.turned
    for tiles in ((), turned.tiles[1:], (*turned.tiles, 0)):
        with pytest.raises(IllegalAction, match="wrong-tile"):
            state.apply(Turned(turned.what, tiles))
