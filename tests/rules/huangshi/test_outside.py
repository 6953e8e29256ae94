"""Rounds of `huangshi` seen from outside: hands and draws are not known, and the same round runs and settles."""

from __future__ import annotations

from random import Random

import pytest

from mjdesk.engine.events import Deal, Draw, Event, Passed, Reveal, Settle
from mjdesk.engine.options import complete
from mjdesk.engine.round import Round
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.engine.view import view_of

from .played import ROUND_OPTIONS, play_mixed
from .table import RULES


def seen(last: Round, observer: int | None) -> list[Event]:
    """The events as a table would report them: hands and draws but the observer's are unknown."""
    out: list[Event] = []
    for event in last.events:
        if isinstance(event, Deal) and event.seat != observer:
            out.append(Deal(event.seat, (UNKNOWN,) * len(event.tiles)))
        elif isinstance(event, Draw) and event.seat != observer:
            out.append(Draw(event.seat, UNKNOWN, event.end))
        elif isinstance(event, Passed) and event.seat != observer:
            continue
        else:
            if isinstance(event, Settle):
                out += [Reveal(w.seat, last.seats[w.seat].tiles()) for w in last.wins if w.seat != observer]
            out.append(event)
    return out


@pytest.mark.parametrize("observer", [None, 0, 1])
def test_a_round_seen_from_outside_settles_the_same(observer: int | None) -> None:
    won = 0
    for number in range(20):
        options = complete(RULES.options, ROUND_OPTIONS[number % len(ROUND_OPTIONS)])
        last = play_mixed(f"outside {number}", options, players=2 + number % 3)
        state = Round.begin(RULES, last.setup, (UNKNOWN,) * len(last.wall))
        for event in seen(last, observer):
            state = state.apply(event)
        assert state.settled is not None
        assert last.settled is not None
        assert (state.settled.payments, state.settled.wins) == (last.settled.payments, last.settled.wins)
        assert [s.melds for s in state.seats] == [s.melds for s in last.seats]
        won += bool(last.wins)
    assert won > 8


def test_two_rounds_that_differ_in_hidden_tiles_look_alike() -> None:
    random = Random(5)
    last = play_mixed("hidden", complete(RULES.options, {}), players=4)
    wall = list(last.wall)
    rest = list(range(54, len(wall)))
    other = wall.copy()
    mixed = rest.copy()
    random.shuffle(mixed)
    for place, source in zip(rest, mixed, strict=True):
        other[place] = wall[source]
    one = Round.begin(RULES, last.setup, wall)
    two = Round.begin(RULES, last.setup, other)
    for _ in range(4):
        event = one.owed()
        assert event is not None
        assert event == two.owed()
        one, two = one.apply(event), two.apply(event)
    assert all(view_of(one, seat) == view_of(two, seat) for seat in range(4))
