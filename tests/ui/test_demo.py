"""A match that is only watched: begun in the sheet, stopped, faster, hands open; nothing of it is kept."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mjdesk.profile import profile_dir
from mjdesk.ui import settings as settings_file
from mjdesk.ui.demo import Demo
from mjdesk.ui.match_choice import DEMO, MODES
from mjdesk.ui.new_match import NewMatch
from mjdesk.ui.pace import Pace
from mjdesk.ui.settings import Settings
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import click, flush

PATIENCE = 60_000


@pytest.fixture
def window(qtbot, profile):
    """The window, watching a match that was begun in the sheet."""
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True, speed=300))
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    sheet = made.open_new_match()
    assert isinstance(sheet, NewMatch)
    sheet.mode.show_place(MODES.index(DEMO))
    click(sheet.start)
    qtbot.waitUntil(lambda: made.game is not None and made.game.session.model is not None, timeout=PATIENCE)
    flush()
    yield made
    made.end_game()


def model(window):
    return window.game.session.model


def press(window, name: str) -> None:
    box = next(t.box for t in window.game.table.targets if t.name == name)
    QTest.mouseClick(window.game.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(round(box.cx), round(box.cy)))


def length(window) -> int:
    view = model(window).view
    return sum(len(seat.discards) + len(seat.melds) for seat in view.seats)


def test_it_plays_by_itself_and_nothing_of_it_is_kept(qtbot, window) -> None:
    assert isinstance(window.game, Demo)
    window.game.session.set_pace(Pace(0))
    qtbot.waitUntil(lambda: isinstance(window.sheet, SettlementSheet), timeout=PATIENCE)
    assert all(plate.person.level is not None for plate in window.sheet.model.plates)
    window.sheet.accept()
    qtbot.waitUntil(lambda: model(window).view.setup.number == 2, timeout=PATIENCE)
    window.leave_game()
    assert window.page is window.home
    assert window.game is None
    assert not (profile_dir() / "match.jsonl").exists()
    assert not (profile_dir() / "records").exists()


def test_a_settlement_goes_on_by_itself_unless_stopped(qtbot, window) -> None:
    window.game.session.set_pace(Pace(0))
    qtbot.waitUntil(lambda: isinstance(window.sheet, SettlementSheet), timeout=PATIENCE)
    assert window.game._going_on.isActive()
    window.game.toggle_pause()
    assert not window.game._going_on.isActive()
    window.game.toggle_pause()
    assert window.game._going_on.isActive()
    window.game._going_on.start(0)  # the time to read it is over
    qtbot.waitUntil(lambda: model(window).view.setup.number == 2, timeout=PATIENCE)


def test_stopped_by_key_and_gone_on_with_by_the_button(qtbot, window) -> None:
    table, seen = window.game.table, []
    QTest.keyClicks(table, "p")
    assert window.game.paused
    window.game.session.changed.connect(lambda shown, event: seen.append(event))
    window.game.session.set_open(())  # the thread answers this after what was due
    qtbot.waitUntil(lambda: bool(seen), timeout=PATIENCE)
    seen.clear()
    QTest.qWait(400)  # at this speed some events would have come
    assert not seen
    press(window, "icon-pause")
    assert not window.game.paused
    qtbot.waitUntil(lambda: bool(seen), timeout=PATIENCE)


def test_hands_are_opened_and_closed_by_a_key(qtbot, window) -> None:
    def hidden() -> bool:
        return all(seat.hand is None for seat in model(window).view.seats[1:])

    qtbot.waitUntil(lambda: length(window) > 0, timeout=PATIENCE)
    assert hidden()
    QTest.keyClicks(window.game.table, "o")
    qtbot.waitUntil(lambda: not hidden(), timeout=PATIENCE)
    flush()
    window.game.table.grab()
    QTest.keyClicks(window.game.table, "o")
    qtbot.waitUntil(hidden, timeout=PATIENCE)


def test_nobody_answers_there(qtbot, window) -> None:
    QTest.keyClicks(window.game.table, "a")
    qtbot.waitUntil(lambda: length(window) > 1, timeout=PATIENCE)
    assert model(window).question is None
    assert not model(window).auto
    names = [t.name for t in window.game.table.targets]
    assert not [name for name in names if name.startswith("switch-")]
    assert "icon-pause" in names


def test_the_pace_by_keys(window) -> None:
    QTest.keyClicks(window.game.table, "-")
    assert window.settings.speed == 200
    QTest.keyClicks(window.game.table, "++")
    assert window.settings.speed == 300
