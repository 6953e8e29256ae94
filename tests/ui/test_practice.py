"""Practice matches: moves taken back by key and button, after a settlement too; the record has only what stands."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mjdesk.engine.actions import Kind
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import read_records, verify
from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up, player
from mjdesk.profile import profile_dir
from mjdesk.record_shelf import read_shelf
from mjdesk.save import load, record_path, save_path
from mjdesk.ui import settings as settings_file
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import MatchSession
from mjdesk.ui.settings import Settings
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.taking_back import last_decision
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import click, flush

PATIENCE = 60_000


def open_window(qtbot, *, practice: bool, rules: str = "wuhan", seed: str = "away") -> MainWindow:
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True))
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    others = ("greedy",) * (max(rule_system(rules).players) - 1)
    session = MatchSession.start(profile_dir(), rules, {}, others, 2, seed=seed, practice=practice, pace=Pace(0))
    made.play(session)
    session.set_pace(Pace(0))
    wait_for_question(qtbot, made)
    return made


@pytest.fixture
def window(qtbot, profile):
    """The window with a practice match of two rounds that waits for the person."""
    made = open_window(qtbot, practice=True)
    yield made
    made.end_game()


def model(window):
    return window.game.session.model


def wait_for_question(qtbot, window, after: int = -1) -> int:
    """Wait until something new is asked; returns the question."""
    qtbot.waitUntil(lambda: model(window) is not None and model(window).question not in (None, after), timeout=PATIENCE)
    flush()
    return model(window).question


def act(qtbot, window, greedy) -> None:
    """Answer as the greedy player would, and wait for what is asked next or for the settlement."""
    shown = model(window)
    window.game.table.answer(greedy.choose(shown.view))
    qtbot.waitUntil(
        lambda: isinstance(window.sheet, SettlementSheet) or model(window).question not in (None, shown.question),
        timeout=PATIENCE,
    )
    flush()


def press(window, name: str) -> None:
    box = next(t.box for t in window.game.table.targets if t.name == name)
    at = QPoint(round(box.cx), round(box.cy))
    QTest.mouseClick(window.game.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_a_discard_is_taken_back_by_key_and_another_one_made(qtbot, window) -> None:
    first = model(window)
    throws = [a for a in first.view.actions if a.kind is Kind.DISCARD]
    window.game.table.answer(throws[0])
    wait_for_question(qtbot, window, first.question)
    QTest.keyClicks(window.game.table, "u")
    qtbot.waitUntil(lambda: model(window).question == first.question, timeout=PATIENCE)
    flush()
    assert model(window).view.hand == first.view.hand
    saved = load(save_path(profile_dir()))
    assert saved is not None
    assert saved.match.practice
    assert saved.round.length == first.question
    assert window.game.table.open, "the same question can be answered again"
    window.game.table.answer(throws[-1])
    wait_for_question(qtbot, window, first.question)
    saved = load(save_path(profile_dir()))
    assert saved is not None
    thrown = saved.round.events[first.question]
    assert (thrown.seat, thrown.tile) == (0, throws[-1].tile)


def test_the_button_and_backspace_go_back_step_by_step_to_the_beginning(qtbot, window) -> None:
    greedy, asked = player("greedy", ""), [model(window)]
    while len(asked) < 4:
        act(qtbot, window, greedy)
        asked.append(model(window))
    assert "icon-undo" in [t.name for t in window.game.table.targets]
    for n, before in enumerate(reversed(asked[:-1])):
        if n % 2:
            QTest.keyClick(window.game.table, Qt.Key.Key_Backspace)
        else:
            press(window, "icon-undo")
        qtbot.waitUntil(lambda before=before: model(window).question == before.question, timeout=PATIENCE)
        flush()
        assert model(window).view == before.view
    QTest.keyClicks(window.game.table, "u")
    qtbot.waitUntil(lambda: bool(window.toasted), timeout=PATIENCE)
    assert model(window).question == asked[0].question


def test_after_the_settlement_the_record_goes_and_comes_again_as_it_stands(qtbot, window) -> None:
    greedy = player("greedy", "")
    while not isinstance(window.sheet, SettlementSheet):
        act(qtbot, window, greedy)
    saved = load(save_path(profile_dir()))
    assert saved is not None
    path = record_path(profile_dir(), saved.match.id, 1)
    assert path.exists()
    events = saved.round.events
    click(window.sheet.undo_button)
    wait_for_question(qtbot, window)
    assert window.sheet is None
    assert not path.exists(), "what is taken back is no record"
    again = load(save_path(profile_dir()))
    assert again is not None
    assert again.round.events == events[: again.round.length]
    while not isinstance(window.sheet, SettlementSheet):
        act(qtbot, window, greedy)
    (record,) = read_records(path.read_text("utf-8").splitlines())
    verify(record)
    assert record.setup.practice
    QTest.keyClick(window.sheet, Qt.Key.Key_U)
    qtbot.waitUntil(lambda: window.sheet is None and not path.exists(), timeout=PATIENCE)
    wait_for_question(qtbot, window)
    while not isinstance(window.sheet, SettlementSheet):
        act(qtbot, window, greedy)
    window.sheet.accept()
    wait_for_question(qtbot, window)
    assert path.exists()
    assert [(shelved.practice, shelved.number) for shelved in read_shelf(profile_dir()).records] == [(True, 1)]


def test_a_match_that_counts_is_never_taken_back(qtbot, profile) -> None:
    window = open_window(qtbot, practice=False)
    act(qtbot, window, player("greedy", ""))
    before, length = model(window), load(save_path(profile_dir())).round.length
    assert "icon-undo" not in [t.name for t in window.game.table.targets]
    QTest.keyClicks(window.game.table, "u")
    assert window.toasted
    window.game.session.take_back()
    window.game.session.set_auto("win", True)  # an answer of the thread: what came before it is done
    qtbot.waitUntil(lambda: "win" in model(window).auto, timeout=PATIENCE)
    assert model(window).question == before.question
    assert load(save_path(profile_dir())).round.length == length
    window.end_game()


def test_autoplay_ends_with_what_is_taken_back(qtbot, window) -> None:
    window.game.session.set_auto("autoplay", True)
    qtbot.waitUntil(lambda: isinstance(window.sheet, SettlementSheet), timeout=PATIENCE)
    click(window.sheet.undo_button)
    wait_for_question(qtbot, window)
    assert "autoplay" not in model(window).auto


@pytest.mark.parametrize("rules", SYSTEMS)
def test_every_decision_of_a_round_can_be_gone_back_to(rules: str) -> None:
    system = rule_system(rules)
    match = Match.begin(system, complete(system.options, {}), "back", 1, practice=True)
    ended = play_round(match.next_round(), line_up("greedy", match.players, "back"))
    state, found = ended, []
    while (back := last_decision(state, 0, lambda _view, _events: False)) is not None:
        assert back.events == ended.events[: back.length]
        assert back.length < state.length
        assert len(back.asked()[0]) > 1
        found.append(back.length)
        state = back
    by_hand, state = [], ended.take_back(ended.length)
    for event in ended.events:
        if len(state.asked().get(0, ())) > 1:
            by_hand.append(state.length)
        state = state.apply(event)
    assert found == by_hand[::-1]
    assert found
