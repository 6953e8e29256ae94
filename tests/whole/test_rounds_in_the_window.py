"""Whole rounds played through the real window: by mouse in every rule system, by keyboard alone at both tables."""

from __future__ import annotations

import pytest

from mjdesk.engine.actions import Kind
from mjdesk.engine.record import read_records, verify
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.profile import profile_dir
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import MatchSession
from mjdesk.ui.window import MainWindow
from tests.whole.person import Person, sheet_of

PLAYABLE = [system.id for system in SYSTEMS.values() if system.on_table]


def play(qtbot, window: MainWindow, rules: str, by_keyboard: bool, seats: int | None = None) -> Person:
    """A person plays the first round of a match to its settlement."""
    seats = max(SYSTEMS[rules].players) if seats is None else seats
    session = MatchSession.start(profile_dir(), rules, {}, ("greedy",) * (seats - 1), 2, seed="window", pace=Pace(0))
    window.play(session)
    session.set_pace(Pace(0))  # the window has set the pace of the settings
    person = Person(window, by_keyboard)
    qtbot.waitUntil(person.settled, timeout=120_000)
    return person


def check_settled(window: MainWindow, person: Person, rules: str) -> None:
    """What the sheet shows is the judgement of a round that verifies, and the person was asked."""
    sheet = sheet_of(window)
    assert sheet is not None
    (path,) = (profile_dir() / "records").iterdir()
    (record,) = read_records(path.read_text("utf-8").splitlines())
    played = verify(record)
    assert played.setup.rules == rules
    assert played.settled is not None
    assert sheet.model.payments == played.settled.payments
    assert any(action.kind is Kind.DISCARD for action in person.acted)
    own = [e for e in record.events if getattr(e, "seat", None) == 0]
    assert len(person.acted) <= len(record.events)
    assert own


@pytest.mark.slow
@pytest.mark.parametrize("rules", PLAYABLE)
def test_a_round_by_mouse(qtbot, window, rules: str) -> None:
    person = play(qtbot, window, rules, by_keyboard=False)
    check_settled(window, person, rules)
    sheet = sheet_of(window)
    assert sheet is not None
    first = sheet.model.totals
    sheet.accept()  # next round
    qtbot.waitUntil(
        lambda: sheet_of(window) is None and person.table.model is not None and person.table.model.number == 2,
        timeout=30_000,
    )
    assert person.table.model is not None
    assert tuple(plate.score for plate in person.table.model.plates) == first


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["wuhan", "paohuzi"])
def test_a_round_by_keyboard_alone(qtbot, window, rules: str) -> None:
    person = play(qtbot, window, rules, by_keyboard=True)
    check_settled(window, person, rules)
    assert len({action.kind for action in person.acted}) > 1  # more than throwing tiles
