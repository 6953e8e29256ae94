"""A seat's view holds what the seat may know, and nothing else."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from mjdesk.engine.events import Deal, Draw
from mjdesk.engine.match import Match
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.phase import Step
from mjdesk.engine.round import Round
from mjdesk.engine.tiles import HONOURS_136, UNKNOWN
from mjdesk.engine.view import View, view_of
from mjdesk.players.greedy import GreedyPlayer

from .rounds import WUHAN, many_rounds, mixed_states, options, snapshot


def twins(state: Round, seat: int, random: Random) -> Round:
    """A round that differs from this one only in what the seat cannot see.

    The tiles that others hold, those face down in their concealed kongs aside, and the rest of the wall are shuffled.
    """
    twin = state._copy()
    twin._ask_anew()
    twin._verdicts = {}
    rest = slice(state.front, len(state.wall) - state.back)
    pool = list(state.wall[rest]) + [t for i, s in enumerate(state.seats) if i != seat for t in s.tiles()]
    random.shuffle(pool)
    wall = list(state.wall)
    wall[rest] = [pool.pop() for _ in state.wall[rest]]
    twin.wall = tuple(wall)
    for i, held in enumerate(state.seats):
        if i == seat:
            continue
        own = twin._own(i)
        own.counts = [0] * len(held.counts)
        tiles = [pool.pop() for _ in range(held.size)]
        for tile in tiles:
            own.counts[tile] += 1
        own.rekey(twin.special.wild)
        if held.drawn is not None:
            own.drawn = tiles[-1]
    assert not pool
    return twin


def test_what_a_seat_cannot_see_changes_neither_its_view_nor_its_answer() -> None:
    random, player, compared, answered = Random(1), GreedyPlayer(), 0, 0
    for states in many_rounds(8):
        for state in states:
            if state.phase.step in (Step.DEAL, Step.INDICATOR, Step.SETTLE, Step.DONE):
                continue
            for seat in range(4):
                if state.phase.step is Step.TURN and state.phase.seat != seat and random.random() < 0.6:
                    continue
                twin = twins(state, seat, random)
                one, two = view_of(state, seat), view_of(twin, seat)
                assert one == two
                compared += 1
                if one.actions:
                    assert player.choose(one) == player.choose(two)
                    answered += 1
    assert compared > 500
    assert answered > 200


def everything_in(value: Any) -> Iterator[Any]:
    """A value and all that can be reached from it."""
    yield value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from everything_in(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from everything_in(key)
            yield from everything_in(item)
    elif isinstance(value, (list, tuple, set, frozenset)):
        for item in value:
            yield from everything_in(item)


def test_a_view_leads_to_no_round_no_wall_no_seed_and_no_salt() -> None:
    states = mixed_states("a secret seed", passed_win="until_draw")
    salt, wall = states[0].salt, states[0].wall
    for state in states[:-1]:
        for seat in range(4):
            for part in everything_in(view_of(state, seat)):
                assert not isinstance(part, Round)
                assert not (isinstance(part, tuple) and len(part) > 30 and set(part) <= set(wall)), part
                assert not (isinstance(part, str) and (salt in part or "secret" in part)), part


def test_the_match_is_named_without_giving_its_seed_away() -> None:
    """Whoever knows the seed can make the wall."""
    match = Match.begin(WUHAN, options(), "a secret seed", rounds=1)
    view = view_of(match.next_round(), 0)
    assert not any(isinstance(part, str) and "secret" in part for part in everything_in(view))
    assert view.setup.match == match.next_round().setup.match != ""
    assert Match.begin(WUHAN, options(), "another", rounds=1).next_round().setup.match != view.setup.match


def test_hands_of_others_are_hidden_until_the_round_is_over() -> None:
    for states in many_rounds(4):
        for state in states:
            for seat in range(4):
                view = view_of(state, seat)
                for other, shown in enumerate(view.seats):
                    held = state.seats[other]
                    assert shown.concealed == held.size
                    if state.over or other == seat:
                        assert shown.hand == held.tiles()
                        assert shown.melds == held.melds
                    else:
                        assert shown.hand is None
                assert view.hand == state.seats[seat].tiles()


def test_the_tile_another_draws_is_not_in_the_phase() -> None:
    drawn = 0
    for states in many_rounds(4):
        for state in states:
            if state.phase.step is not Step.TURN:
                continue
            for seat in range(4):
                phase = view_of(state, seat).phase
                if seat == state.phase.seat:
                    assert phase == state.phase
                else:
                    assert phase.tile is None
                    assert (phase.step, phase.seat, phase.how) == (
                        state.phase.step,
                        state.phase.seat,
                        state.phase.how,
                    )
                    drawn += state.phase.tile is not None
    assert drawn


def test_concealed_kongs_of_others_lie_face_down_until_the_end() -> None:
    kongs = 0
    for states in many_rounds(40):
        concealed = [
            (seat, place)
            for seat, held in enumerate(states[-1].seats)
            for place, meld in enumerate(held.melds)
            if meld.kind is MeldKind.GANG_CONCEALED
        ]
        for state in states if concealed else ():
            for owner, place in concealed:
                if len(state.seats[owner].melds) <= place:
                    continue
                for seat in range(4):
                    shown = view_of(state, seat).seats[owner].melds[place]
                    if shown.kind is not MeldKind.GANG_CONCEALED:
                        continue
                    kongs += 1
                    if seat == owner or state.over:
                        assert UNKNOWN not in shown.tiles
                    else:
                        assert shown.tiles == (UNKNOWN,) * 4
                        assert shown.claimed is None
    assert kongs


def test_unseen_tiles_are_all_that_the_view_does_not_show() -> None:
    for states in many_rounds(3):
        for state in states:
            if state.indicator is None or state.over:
                continue
            for seat in range(4):
                view = view_of(state, seat)
                hidden = [0] * 34
                if state.phase.step is not Step.SETTLE:
                    for tile in state.wall[state.front : len(state.wall) - state.back]:
                        hidden[tile] += 1
                    for other, held in enumerate(state.seats):
                        if other != seat:
                            for tile in held.tiles():
                                hidden[tile] += 1
                            for meld in held.melds:
                                for tile in meld.tiles if meld.kind is MeldKind.GANG_CONCEALED else ():
                                    hidden[tile] += 1
                    assert view.unseen(HONOURS_136.copies) == hidden


def test_views_are_values_and_making_one_changes_nothing() -> None:
    for state in mixed_states("values"):
        before = snapshot(state)
        views = [view_of(state, seat) for seat in range(4)]
        assert views == [view_of(state, seat) for seat in range(4)]
        counts = views[0].hand_counts()
        counts[0] += 1
        views[0].unseen(HONOURS_136.copies)[0] += 1
        assert snapshot(state) == before
        assert views[0] == view_of(state, 0)
    with pytest.raises(AttributeError):
        views[0].hand = ()  # type: ignore[misc]


def test_the_whole_round_seen_by_one_seat_shows_only_its_own_deal_and_draws() -> None:
    """Views are a fold of public events and own ones: nothing else moves them."""
    states = mixed_states("fold")
    last: dict[int, View] = {}
    for state in states:
        for seat in range(4):
            view = view_of(state, seat)
            if state.length:
                event = state.events[-1]
                if isinstance(event, (Deal, Draw)) and event.seat != seat and seat in last and not state.over:
                    assert view.hand == last[seat].hand
                    assert view.drawn == last[seat].drawn
            last[seat] = view
