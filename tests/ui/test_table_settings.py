"""Settings that change the table of a running match, and its switches in the menu where the table has no room."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QAbstractButton

from mjdesk.profile import profile_dir
from mjdesk.ui import settings as settings_file
from mjdesk.ui.menu_sheet import MenuSheet
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import MatchSession
from mjdesk.ui.settings import Settings
from mjdesk.ui.table.buttons import AUTO
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import flush


@pytest.fixture
def window(qtbot, profile):
    """The window with a match that waits for the person."""
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True))
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    session = MatchSession.start(profile_dir(), "wuhan", {}, ("greedy",) * 3, 2, seed="menu", pace=Pace(0))
    made.play(session)
    session.set_pace(Pace(0))
    qtbot.waitUntil(lambda: session.model is not None and session.model.question is not None, timeout=30_000)
    flush()
    yield made
    made.end_game()


def switches(sheet: MenuSheet) -> dict[str, QAbstractButton]:
    found = {b.objectName(): b for b in sheet.findChildren(QAbstractButton)}
    return {name: found[f"menu-auto-{name}"] for name in AUTO if f"menu-auto-{name}" in found}


def test_large_tiles_are_a_setting(window):
    table = window.game.table
    assert not table._shown.layout.large
    window.change_settings(replace(window.settings, large_tiles=True))
    assert table._shown.layout.large
    assert settings_file.load()[0].large_tiles
    window.change_settings(replace(window.settings, large_tiles=False))
    assert not table._shown.layout.large


def test_the_menu_has_no_switches_while_the_table_has_them(window):
    window.go("menu")
    assert switches(window.sheet) == {}


@pytest.mark.parametrize("change", [{"large_tiles": True}, {"text_scale": 300}])
def test_switches_without_room_are_in_the_menu_and_work(qtbot, window, change):
    window.change_settings(replace(window.settings, **change))
    flush()
    assert not any(t.name.startswith("switch") for t in window.game.table.targets)
    window.go("menu")
    found = switches(window.sheet)
    assert list(found) == list(AUTO)
    assert all(b.accessibleName() and not b.isChecked() for b in found.values())
    found["no_claims"].click()
    qtbot.waitUntil(lambda: "no_claims" in window.game.session.model.auto, timeout=30_000)
    window.close_sheet()
    window.go("menu")
    assert [name for name, b in switches(window.sheet).items() if b.isChecked()] == ["no_claims"]
