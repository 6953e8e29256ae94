"""托管 as play-modes 5.4 says: wins, passes, throws what came last and may be thrown."""

from __future__ import annotations

from collections import Counter

import pytest

from mjdesk.engine.actions import Kind
from mjdesk.engine.events import Deal, Discard, Draw, End, Exchange
from mjdesk.engine.match import Match
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.play import Play
from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.engine.view import view_of
from mjdesk.players.autoplay import arrivals, auto_action
from mjdesk.players.lineup import player


def moments(rules: str, seed: str):
    """(view, arrivals) of every question of a round in which seat 0 is away and the others play greedily."""
    system = rule_system(rules)
    match = Match.begin(system, complete(system.options, {}), seed, 1)
    play, mind = Play(match.next_round()), player("greedy", "")
    play.advance()
    while not play.round.over:
        for seat in play.waiting_for():
            view = view_of(play.round, seat)
            if seat == 0:
                came = arrivals(play.round.events, 0)
                yield view, came
                answer = auto_action(view, came)
            else:
                answer = mind.choose(view)
            if play.answer(play.question, answer):
                play.advance()
                break


@pytest.mark.parametrize("rules", SYSTEMS)
def test_what_it_does_at_every_question(rules: str) -> None:
    done: Counter[Kind] = Counter()
    for seed in range(6):
        for view, came in moments(rules, f"away-{seed}"):
            action = auto_action(view, came)
            kinds = {a.kind for a in view.actions}
            assert action in view.actions
            done[action.kind] += 1
            if Kind.WIN in kinds:
                assert action.kind is Kind.WIN
            elif Kind.PASS in kinds:
                assert action.kind is Kind.PASS
            elif Kind.DISCARD in kinds:
                assert action.kind is Kind.DISCARD
                thrown = {a.tile for a in view.actions if a.kind is Kind.DISCARD}
                if view.drawn in thrown:
                    assert action.tile == view.drawn
    assert done[Kind.DISCARD] > 0
    assert not done[Kind.CHI] + done[Kind.PENG]


def view_with(hand: str, thrown: str, drawn: str | None):
    """An own turn with this hand, of which these tiles may be thrown."""
    view = next(v for v, _ in moments("wuhan", "away-0") if v.actions[-1].kind is Kind.DISCARD)
    tiles = parse_tiles(hand)
    discards = {
        t: next(a for a in view.actions if a.kind is Kind.DISCARD)._replace(tile=t) for t in parse_tiles(thrown)
    }
    came = None if drawn is None else parse_tiles(drawn)[0]
    return view._replace(hand=tuple(sorted(tiles)), drawn=came, actions=tuple(discards.values()))


@pytest.mark.parametrize(
    ("hand", "thrown", "drawn", "came", "wanted"),
    [
        ("123m456pESE", "123m456pES", "E", "123m456pESE", "E"),  # the tile drawn
        ("123m456pES", "123m456pES", None, "123mES456p", "6p"),  # after a claim: the last that came
        ("123m456pES", "123m456pES", None, "123m456pES7s", "S"),  # which is no longer there: the one before
        ("123m456pESC", "123m456pES", "C", "123m456pSEC", "E"),  # which may not be thrown: the one before
        ("123mCC", "123m", None, "123mCC", "3m"),
        ("19m19pE", "19m19pE", None, "", "E"),  # nothing is known of how it came: the last of the order
    ],
)
def test_the_last_that_came_and_may_be_thrown(hand: str, thrown: str, drawn, came: str, wanted: str) -> None:
    order = tuple(tile for piece in _pieces(came) for tile in parse_tiles(piece))
    assert auto_action(view_with(hand, thrown, drawn), order).tile == parse_tiles(wanted)[0]


def _pieces(text: str) -> list[str]:
    """One tile each, in the order they are written."""
    found, digits = [], ""
    for letter in text:
        if letter.isdigit():
            digits += letter
        elif digits:
            found += [digit + letter for digit in digits]
            digits = ""
        else:
            found.append(letter)
    return found


def test_where_only_a_kong_may_be_laid_it_is_laid() -> None:
    view = view_with("123m", "123m", None)
    kong = view.actions[0]._replace(kind=Kind.GANG, tiles=(31,), what=MeldKind.GANG_SINGLE.value)
    assert auto_action(view._replace(actions=(kong,)), ()) == kong


def test_arrivals_are_those_of_one_seat_in_order() -> None:
    events = (Deal(0, (1, 2)), Deal(1, (3,)), Draw(0, 5, End.FRONT), Draw(1, 6, End.FRONT), Discard(0, 1))
    assert arrivals(events, 0) == (1, 2, 5)
    assert arrivals(events, 1) == (3, 6)


def test_a_tile_got_by_a_prop_came_last() -> None:
    """The drawn tile was given to the wall: thrown is the one that came for it."""
    events = (*_dealt_and_drawn(), Exchange("touliang", 0, 8, 4, 20))
    assert arrivals(events, 0) == (1, 2, 8, 4)
    assert arrivals(events, 1) == (3,)
    view = view_with("235m", "235m", None)
    assert auto_action(view, arrivals(events, 0)).tile == parse_tiles("5m")[0]


def _dealt_and_drawn():
    return (Deal(0, (1, 2)), Deal(1, (3,)), Draw(0, 8, End.FRONT))
