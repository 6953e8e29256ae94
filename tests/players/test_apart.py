"""Thinking in a real second process: the same answers, parts on the way, errors, and its sudden end."""

from __future__ import annotations

import io
import os
import signal
from collections.abc import Iterator
from types import MappingProxyType

import pytest

from mjdesk.engine.errors import MjdeskError
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.play import Play
from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.engine.view import View, view_of
from mjdesk.players.apart import ApartPlayer, Thinker, ThinkerGone
from mjdesk.players.apart.child import DONE, FAILED, PART, READY, serve
from mjdesk.players.apart.jobs import JOBS
from mjdesk.players.apart.wire import read_frame, write_frame
from mjdesk.players.base import Player
from mjdesk.players.lineup import player

PATIENCE = 60.0


def views(rules: str, number: int, seed: str = "apart") -> Iterator[View]:
    """The first questions of a round with more than one answer."""
    system = rule_system(rules)
    match = Match.begin(system, complete(system.options, {}), seed, 1)
    play, mind = Play(match.next_round()), player("greedy", "")
    play.advance()
    while number and not play.round.over:
        for seat in play.waiting_for():
            view = view_of(play.round, seat)
            if len(view.actions) > 1:
                yield view
                number -= 1
            if play.answer(play.question, mind.choose(view)):
                play.advance()
                break
            if not number:
                return


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


class Counts(Player):
    """Answers the first thing, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View):
        self.asked += 1
        return view.actions[0]


@pytest.mark.parametrize("rules", SYSTEMS)
def test_it_answers_as_it_would_here(thinker: Thinker, rules: str) -> None:
    here, spare = player("greedy", "s"), Counts()
    apart = ApartPlayer(thinker, "greedy", "s", spare, PATIENCE)
    compared = [(apart.choose(view), here.choose(view)) for view in views(rules, 12)]
    assert len(compared) == 12
    assert all(there == wanted for there, wanted in compared)
    assert spare.asked == 0


def test_views_come_through_the_pipe_as_they_are() -> None:
    for view in views("qionghu", 20):
        pipe = io.BytesIO()
        write_frame(pipe, view)
        pipe.seek(0)
        again = read_frame(pipe)
        assert again == view
        assert isinstance(again.setup.carried, MappingProxyType)
        with pytest.raises(EOFError):
            read_frame(pipe)


def test_a_wrong_job_is_an_error_and_the_next_is_answered(thinker: Thinker) -> None:
    view = next(views("wuhan", 1))
    with pytest.raises(MjdeskError, match="no player 'oracle'"):
        thinker.ask("choose", "oracle", "", view).result(PATIENCE)
    assert thinker.ask("choose", "greedy", "", view).result(PATIENCE) in view.actions


def test_parts_are_told_before_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    def parts():
        yield "a"
        yield "b"
        return "whole"

    monkeypatch.setitem(JOBS, "parts", parts)
    jobs, answers = io.BytesIO(), io.BytesIO()
    write_frame(jobs, (7, "parts", ()))
    write_frame(jobs, (8, "choose", ()))
    jobs.seek(0)
    with pytest.raises(EOFError):
        serve(jobs, answers)
    answers.seek(0)
    told = [read_frame(answers) for _ in range(5)]
    assert told[:4] == [(0, READY, None), (7, PART, "a"), (7, PART, "b"), (7, DONE, "whole")]
    assert told[4][:2] == (8, FAILED)


def test_when_the_budget_is_spent_the_spare_player_answers() -> None:
    made, view, spare = Thinker(), next(views("wuhan", 1)), Counts()
    made.start()
    made.ready.result(PATIENCE)
    assert made.pid is not None
    os.kill(made.pid, signal.SIGSTOP)  # it cannot answer in time, whatever the machine
    assert ApartPlayer(made, "greedy", "", spare, 0.01).choose(view) == view.actions[0]
    assert spare.asked == 1
    os.kill(made.pid, signal.SIGCONT)
    assert made.ask("choose", "greedy", "", view).result(PATIENCE) in view.actions
    made.close()


def test_a_process_that_dies_fails_what_is_asked_and_the_spare_player_answers() -> None:
    made, view, spare = Thinker(), next(views("wuhan", 1)), Counts()
    made.start()
    made.ready.result(PATIENCE)
    assert made.pid is not None
    os.kill(made.pid, signal.SIGTERM)
    with pytest.raises(ThinkerGone):
        made.ask("choose", "greedy", "", view).result(PATIENCE)
    assert ApartPlayer(made, "greedy", "", spare, PATIENCE).choose(view) == view.actions[0]
    assert spare.asked == 1
    made.close()


def test_closed_before_it_was_started() -> None:
    made = Thinker()
    made.close()
    with pytest.raises(ThinkerGone):
        made.ask("weigh", None).result(PATIENCE)
    with pytest.raises(ThinkerGone):
        made.start()
