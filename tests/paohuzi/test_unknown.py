"""A physical table: the same round runs with cards nobody knows; what others do says what they had."""

from __future__ import annotations

import pytest

from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Deal, Draw, Event, Passed, Reveal
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.paohuzi.events import Laid, TurnUp, Wei
from mjdesk.engine.paohuzi.round import PaohuziRound
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.round import Round
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.players.base import RandomPlayer
from mjdesk.players.headless import play_round
from mjdesk.players.paohuzi.greedy import PaohuziGreedy

from .tables import RULES


def played(seed: str, greedy: bool) -> Round:
    """A whole round with every card known."""
    start = Match.begin(RULES, complete(RULES.options, {}), seed, 1).next_round()
    return play_round(start, [PaohuziGreedy() if greedy else RandomPlayer(f"{seed}/{s}") for s in range(3)])


def as_seen(event: Event, seat: int | None) -> Event | None:
    """An event as a table with no eyes in hands tells it; the hand of ``seat`` is known."""
    if isinstance(event, Deal) and event.seat != seat:
        return Deal(event.seat, (UNKNOWN,) * len(event.tiles))
    if isinstance(event, Draw) and event.seat != seat:
        return Draw(event.seat, UNKNOWN, event.end)
    if isinstance(event, Passed) and event.seat != seat:
        return None  # nobody says that it could have
    return event


@pytest.mark.parametrize("greedy", [False, True])
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("known", [None, 0])
def test_a_round_is_followed_without_seeing_hands(seed: int, greedy: bool, known: int | None) -> None:
    whole = played(f"blind-{seed}", greedy)
    blind = RULES.new_round(whole.setup, (UNKNOWN,) * 80)
    for event in whole.events[:-1]:
        seen = as_seen(event, known)
        if seen is not None:
            blind = blind.apply(seen)
            assert isinstance(blind, PaohuziRound)
            assert all(n >= 0 for n in blind.hidden_counts())
    for win in whole.wins:
        if blind.seats[win.seat].unknown:
            with pytest.raises(IllegalAction, match="hand-unknown"):
                blind.apply(whole.events[-1])
            blind = blind.apply(Reveal(win.seat, whole.seats[win.seat].tiles()))
    settled = blind.owed()
    assert settled is not None
    blind = blind.apply(settled)
    assert blind.settled is not None
    assert whole.settled is not None
    assert blind.settled.payments == whole.settled.payments
    (record,) = read_records(write_record(Record.of(blind)).splitlines())
    assert verify(record).settled == blind.settled


def test_what_may_be_is_offered_and_what_cannot_be_is_refused() -> None:
    whole = played("offer", False)
    blind = RULES.new_round(whole.setup, (UNKNOWN,) * 80)
    for event in whole.events:
        if isinstance(event, Laid) and not event.start:
            break
        seen = as_seen(event, None)
        if seen is not None:
            blind = blind.apply(seen)
    else:
        raise AssertionError("nothing was laid; expected a seed in which something is")
    done = blind.apply(event)
    assert done.seats[event.seat].melds[-1].tiles == event.tiles
    five = type(event)(event.seat, (event.tiles[0],) * 5, event.claimed, event.source)
    with pytest.raises(IllegalAction):
        blind.apply(five)


def test_a_fifth_card_contradicts() -> None:
    start = RULES.new_round(played("fifth", False).setup, (UNKNOWN,) * 80)
    dealer = start.setup.dealer
    one, two = (dealer + 1) % 3, (dealer + 2) % 3
    hand = (42, 42, *(UNKNOWN,) * 18)
    state = start.apply(Deal(dealer, (42, *(UNKNOWN,) * 20))).apply(Deal(one, hand))
    with pytest.raises(IllegalAction, match="contradiction"):
        state.apply(Deal(two, hand))


def test_a_wei_that_is_seen_by_nobody_keeps_its_kind_for_the_record() -> None:
    """The record of a blind table names the kind only once somebody tells it."""
    event = Wei(1, (42,) * 3, 42)
    assert RULES.seen_event(played("wei", False), event, 0) == Wei(1, (UNKNOWN,) * 3)
    assert RULES.seen_event(played("wei", False), event, 1) == event
    assert RULES.seen_event(played("wei", False), TurnUp(1, 42), 0) == TurnUp(1, 42)
