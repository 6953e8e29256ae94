"""What `docs/click-paths.md` promises: each with the mouse alone, in at most three clicks from the home page."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, write_record
from mjdesk.engine.rules.registry import rule_system
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up
from mjdesk.profile import profile_dir, write_atomic
from mjdesk.save import record_path
from mjdesk.ui import settings as settings_file
from mjdesk.ui.new_match import NewMatch
from mjdesk.ui.records.page import RecordsPage
from mjdesk.ui.records.replay_page import ReplayPage
from mjdesk.ui.settings import Settings
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.widgets import Pills
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import flush

PATIENCE = 30_000


class Mouse:
    """Clicks, and counts them."""

    def __init__(self) -> None:
        self.clicks = 0

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        assert widget.isVisible()
        self.clicks += 1
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())
        flush()


@pytest.fixture
def window(qtbot, profile):
    """The home page of a profile with one finished round."""
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True))
    system = rule_system("wuhan")
    match = Match.begin(system, complete(system.options, {}), "paths", 1)
    ended = play_round(match.next_round(), line_up("greedy", 4, "paths"))
    write_atomic(record_path(profile_dir(), match.id, 1), write_record(Record.of(ended)).encode())
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.end_game()


def card(window, name: str) -> QWidget:
    """The card of a place on the home page."""
    found = window.home.findChild(QWidget, f"card-{name}") or window.home.findChild(QWidget, name)
    assert found is not None, name
    return found


def open_replay(qtbot, window, mouse: Mouse) -> ReplayPage:
    mouse.click(card(window, "records"))
    page = window.page
    assert isinstance(page, RecordsPage)
    qtbot.waitUntil(lambda: bool(page.list.rows), timeout=PATIENCE)
    flush()
    row = next(n for n, row in enumerate(page.list.rows) if not row.is_head)
    mouse.click(page.list, page.list.box(row).center().toPoint())
    qtbot.waitUntil(lambda: isinstance(window.page, ReplayPage) and window.page.film is not None, timeout=PATIENCE)
    return window.page


def test_a_game_is_started(qtbot, window) -> None:
    mouse = Mouse()
    mouse.click(window.home.main)  # no match is saved: the large card begins one
    assert isinstance(window.sheet, NewMatch)
    mouse.click(window.sheet.start)
    assert window.game is not None
    assert mouse.clicks <= 3


def test_a_house_rule_is_changed(qtbot, window) -> None:
    mouse = Mouse()
    mouse.click(window.home.main)
    assert isinstance(window.sheet, NewMatch)
    pills = window.sheet.list.findChildren(Pills)[0]
    mouse.click(pills, QPoint(pills.width() - 20, pills.height() // 2))
    assert len(window.sheet.options) == 1
    mouse.click(window.sheet.start)
    assert window.game is not None
    assert mouse.clicks <= 3


def test_a_round_is_played_again_and_told_why_it_paid_what_it_paid(qtbot, window) -> None:
    mouse = Mouse()
    page = open_replay(qtbot, window, mouse)
    assert mouse.clicks <= 3
    button = page.strip.findChild(QWidget, "settlement-button")
    assert button is not None
    mouse.click(button)
    assert isinstance(window.sheet, SettlementSheet)
    assert mouse.clicks <= 3


def test_a_record_is_saved_as_a_copy(qtbot, window, monkeypatch, tmp_path) -> None:
    asked = []

    def answer(*args: object) -> tuple[str, str]:
        asked.append(args)
        return str(tmp_path / "copy.jsonl"), ""

    monkeypatch.setattr("mjdesk.ui.records.replay_page.QFileDialog.getSaveFileName", answer)
    mouse = Mouse()
    page = open_replay(qtbot, window, mouse)
    mouse.click(page.strip.save)
    assert asked
    assert (tmp_path / "copy.jsonl").exists()
    assert mouse.clicks <= 3
