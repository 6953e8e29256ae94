"""The beginner plays legally, weaker than the player it looks up to, and by its seed alone."""

from __future__ import annotations

from collections import Counter

import pytest

from mjdesk.engine.actions import Kind
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.play import Play
from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.engine.view import view_of
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up, player


def questions(rules: str, seed: str):
    system = rule_system(rules)
    match = Match.begin(system, complete(system.options, {}), seed, 1)
    play, mind = Play(match.next_round()), player("greedy", "")
    play.advance()
    while not play.round.over:
        for seat in play.waiting_for():
            view = view_of(play.round, seat)
            yield view
            if play.answer(play.question, mind.choose(view)):
                play.advance()
                break


@pytest.mark.parametrize("rules", SYSTEMS)
def test_it_plays_rounds_to_their_end(rules: str) -> None:
    system = rule_system(rules)
    match = Match.begin(system, complete(system.options, {}), "beginner", 3)
    while not match.over:
        match = match.after(play_round(match.next_round(), line_up("beginner", match.players, "b")))
    assert len(match.finished) == 3


def test_the_same_seed_gives_the_same_answer_and_another_seed_misses_other_chances() -> None:
    one, again, other = (player("beginner", seed) for seed in ("1", "1", "2"))
    views = [view for seed in range(4) for view in questions("wuhan", f"q{seed}")]
    answers = [one.choose(view) for view in views]
    assert answers == [again.choose(view) for view in reversed(views)][::-1]
    assert answers != [other.choose(view) for view in views]


def test_what_it_misses() -> None:
    done: Counter[tuple[Kind, Kind, bool]] = Counter()
    greedy = player("greedy", "")
    for seed in range(40):
        mind = player("beginner", str(seed))
        for view in questions("wuhan", f"q{seed}"):
            best, mine = greedy.choose(view), mind.choose(view)
            assert mine in view.actions
            done[best.kind, mine.kind, best == mine] += 1
            if best.kind is Kind.WIN and best.what == "draw":
                assert mine == best
    assert done[Kind.DISCARD, Kind.DISCARD, True] > done[Kind.DISCARD, Kind.DISCARD, False] > 0
    assert done[Kind.PENG, Kind.PASS, False] > 0
    assert done[Kind.WIN, Kind.PASS, False] > 0
    assert not done[Kind.PASS, Kind.PENG, False]
    assert not done[Kind.DISCARD, Kind.GANG, False]
