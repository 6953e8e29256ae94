"""托管 in the window: by switch, key and click; seen on the table; over at the end of the round unless kept."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mjdesk.engine.events import Discard
from mjdesk.engine.record import Record, replay
from mjdesk.engine.view import view_of
from mjdesk.players.autoplay import arrivals, auto_action
from mjdesk.profile import profile_dir
from mjdesk.save import load, save_path
from mjdesk.ui import settings as settings_file
from mjdesk.ui.automatic import AUTOPLAY, KEEP_AUTOPLAY
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import MatchSession
from mjdesk.ui.settings import Settings
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import flush

PATIENCE = 60_000


@pytest.fixture
def window(qtbot, profile):
    """The window with a match of two rounds that waits for the person."""
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True))
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    session = MatchSession.start(profile_dir(), "wuhan", {}, ("beginner",) * 3, 2, seed="away", pace=Pace(0))
    made.play(session)
    session.set_pace(Pace(0))
    wait_for_question(qtbot, made)
    yield made
    made.end_game()


def model(window):
    return window.game.session.model


def wait_for_question(qtbot, window) -> None:
    qtbot.waitUntil(lambda: model(window) is not None and model(window).question is not None, timeout=PATIENCE)
    flush()


def press(window, name: str) -> None:
    box = next(t.box for t in window.game.table.targets if t.name == name)
    at = QPoint(round(box.cx), round(box.y + min(box.h, 60) / 2))
    QTest.mouseClick(window.game.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def names(window) -> list[str]:
    return [t.name for t in window.game.table.targets]


def away(window) -> bool:
    return AUTOPLAY in model(window).auto


def test_by_key_there_and_by_click_back(qtbot, window) -> None:
    table = window.game.table
    window.game.session.set_pace(Pace(0, paused=True))
    QTest.keyClicks(table, "a")
    qtbot.waitUntil(lambda: away(window), timeout=PATIENCE)
    flush()
    assert "away-back" in names(window)
    assert model(window).question is None
    own = model(window).plates[0]
    assert (own.note.zh, own.note_on) == ("托管", True)
    table.grab()
    press(window, "away-back")
    qtbot.waitUntil(lambda: not away(window), timeout=PATIENCE)
    flush()
    assert "away-back" not in names(window)
    assert model(window).question is not None
    window.game.session.set_pace(Pace(0))


def test_a_click_on_the_hand_takes_over_too(qtbot, window) -> None:
    window.game.session.set_pace(Pace(0, paused=True))
    press(window, "switch-autoplay")
    qtbot.waitUntil(lambda: away(window), timeout=PATIENCE)
    flush()
    press(window, "hand-3")
    qtbot.waitUntil(lambda: not away(window), timeout=PATIENCE)
    window.game.session.set_pace(Pace(0))


def test_it_plays_visibly_and_ends_with_the_round(qtbot, window) -> None:
    seen = []
    window.game.session.changed.connect(lambda shown, event: seen.append((shown, event)))
    QTest.keyClicks(window.game.table, "a")
    qtbot.waitUntil(lambda: isinstance(window.sheet, SettlementSheet), timeout=PATIENCE)
    thrown = [shown.view.seats[0].discards for shown, _ in seen]
    assert len({len(pond) for pond in thrown}) > 3, "every discard was shown"
    assert all(not seat.melds or seat.melds[0].kind.value != "chi" for seat in (shown.view.me for shown, _ in seen))
    window.sheet.accept()
    wait_for_question(qtbot, window)
    assert not away(window)


def test_it_goes_on_in_the_next_round_when_that_is_ticked(qtbot, window) -> None:
    window.game.session.set_pace(Pace(0, paused=True))
    QTest.keyClicks(window.game.table, "a")
    qtbot.waitUntil(lambda: away(window), timeout=PATIENCE)
    flush()
    press(window, "away-keep")
    qtbot.waitUntil(lambda: KEEP_AUTOPLAY in model(window).auto, timeout=PATIENCE)
    window.game.session.set_pace(Pace(0))
    for number in (1, 2):
        qtbot.waitUntil(
            lambda number=number: isinstance(window.sheet, SettlementSheet) and window.sheet.model.number == number,
            timeout=PATIENCE,
        )
        if number == 1:
            window.sheet.accept()
            flush()
    assert away(window)


def test_what_it_did_is_what_the_rules_of_autoplay_say(qtbot, window, profile) -> None:
    """The round in the save file: every own discard is the one that autoplay makes of what the seat saw then."""
    QTest.keyClicks(window.game.table, "a")
    qtbot.waitUntil(lambda: isinstance(window.sheet, SettlementSheet), timeout=PATIENCE)
    saved = load(save_path(profile))
    assert saved is not None
    thrown = 0
    for before, event in zip(replay(Record.of(saved.round)), saved.round.events, strict=False):
        if isinstance(event, Discard) and event.seat == 0:
            assert event.tile == auto_action(view_of(before, 0), arrivals(before.events, 0)).tile
            thrown += 1
    assert thrown > 3
