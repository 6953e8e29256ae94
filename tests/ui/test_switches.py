"""What the switches of the table do, told by the rounds that were played with them: the same walls with and without."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.events import Claim, Discard, Win
from mjdesk.engine.phase import Step
from mjdesk.engine.record import Record, read_records, replay
from mjdesk.engine.view import View, view_of
from mjdesk.players.autoplay import arrivals, auto_action
from mjdesk.players.greedy import GreedyPlayer
from mjdesk.save import record_path
from mjdesk.ui.automatic import AUTO_WIN, AUTOPLAY, DISCARD_DRAWN, KEEP_AUTOPLAY, NO_CLAIMS
from mjdesk.ui.models import SettlementModel, TableModel
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import MatchSession

ME, ROUNDS = 0, 6
CLAIMS = {Kind.CHI, Kind.PENG}


@dataclass
class Played:
    """The questions that the person was asked, and the records of the rounds."""

    asked: list[View] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)

    def asked_for(self, *kinds: Kind) -> list[View]:
        return [view for view in self.asked if any(action.kind in kinds for action in view.actions)]


def play(qtbot, profile: Path, *switches: str, seed: str = "switches") -> Played:
    """A match of some rounds with these switches on; what is asked still is answered as a greedy player would."""
    session = MatchSession.start(profile, "wuhan", {}, ("greedy",) * 3, ROUNDS, seed=seed, pace=Pace(0))
    played = Played()
    over: list[SettlementModel] = []
    greedy = GreedyPlayer()

    def on_changed(model: TableModel, _event: object) -> None:
        if model.question is not None and set(switches) <= set(model.auto):
            if not played.asked or played.asked[-1] is not model.view:
                played.asked.append(model.view)
            session.answer(model.question, greedy.choose(model.view))

    def on_settled(model: SettlementModel) -> None:
        over.append(model)
        session.next_round()

    session.changed.connect(on_changed)
    session.settled.connect(on_settled)
    for switch in switches:
        session.set_auto(switch, True)
    session.begin()
    qtbot.waitUntil(lambda: len(over) == ROUNDS, timeout=120_000)
    match = over[-1].view.setup.match
    session.close()
    for number in range(1, ROUNDS + 1):
        played.records += read_records(record_path(profile, match, number).read_text("utf-8").splitlines())
    return played


def own(record: Record, kind: type) -> list:
    return [event for event in record.events if isinstance(event, kind) and event.seat == ME]


def turns(record: Record) -> list[tuple[View, Discard]]:
    """The own discards, each with what the seat knew before it."""
    states = list(replay(record))
    found = []
    for number, event in enumerate(record.events):
        if isinstance(event, Discard) and event.seat == ME:
            found.append((view_of(states[number], ME), event))
    return found


@pytest.mark.slow
def test_a_win_is_taken_without_asking(qtbot, profile) -> None:
    plain, switched = play(qtbot, profile, seed="s"), play(qtbot, profile / "on", AUTO_WIN, seed="s")
    assert plain.asked_for(Kind.WIN), "there was something to win"
    assert switched.asked_for(Kind.WIN) == []
    assert sum(len(own(record, Win)) for record in switched.records) >= 1
    assert switched.asked_for(Kind.DISCARD), "the rest is asked still"


@pytest.mark.slow
def test_no_claim_is_offered_or_made_but_a_win_is(qtbot, profile) -> None:
    plain, switched = play(qtbot, profile, seed="n"), play(qtbot, profile / "on", NO_CLAIMS, seed="n")
    assert plain.asked_for(*CLAIMS)
    assert any(own(record, Claim) for record in plain.records)
    assert not any(own(record, Claim) for record in switched.records)
    only_wins = [view for view in switched.asked_for(*CLAIMS) if view.actions[0].kind is not Kind.WIN]
    assert only_wins == [], "it is asked where one could win alone"


@pytest.mark.slow
def test_the_drawn_tile_is_thrown_where_it_may_be(qtbot, profile) -> None:
    switched = play(qtbot, profile, DISCARD_DRAWN, seed="d")
    thrown = [turn for record in switched.records for turn in turns(record)]
    by_itself = 0
    for view, discard in thrown:
        may = any(a.kind is Kind.DISCARD and a.tile == view.drawn for a in view.actions)
        asked = any(a.kind is Kind.WIN for a in view.actions) or not may or view.phase.step is not Step.TURN
        if view.drawn is not None and not asked:
            assert discard.tile == view.drawn
            by_itself += 1
    assert by_itself > 20
    for view in switched.asked:
        if view.phase.step is Step.TURN and view.drawn is not None:
            may = any(a.kind is Kind.DISCARD and a.tile == view.drawn for a in view.actions)
            assert not may or view.actions[0].kind is Kind.WIN, "this was thrown without asking"


@pytest.mark.slow
def test_the_seat_plays_by_itself_as_its_rules_say(qtbot, profile) -> None:
    switched = play(qtbot, profile, AUTOPLAY, KEEP_AUTOPLAY, seed="a")
    assert switched.asked == []
    done = 0
    for record in switched.records:
        states = list(replay(record))
        for number, event in enumerate(record.events):
            if isinstance(event, Discard | Win | Claim) and event.seat == ME:
                view = view_of(states[number], ME)
                meant: Action = auto_action(view, arrivals(states[number].events, ME))
                assert (meant.kind, meant.tile) == (_kind(event), event.tile), (record.setup.number, number)
                done += 1
    assert done > 30


def _kind(event: Discard | Win | Claim) -> Kind:
    if isinstance(event, Discard):
        return Kind.DISCARD
    return Kind.WIN if isinstance(event, Win) else Kind[event.kind.name]
