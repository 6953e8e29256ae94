"""The window is where it was and as large as it was at the next start."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt

from mjdesk.ui import settings as settings_file
from mjdesk.ui.settings import Settings
from mjdesk.ui.shell import SMALLEST
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import flush

STANDARD = QSize(1366, 768)


def opened(qtbot) -> MainWindow:
    """The window as the program opens it."""
    made = MainWindow()
    qtbot.addWidget(made)
    made.show()
    flush()
    return made


@pytest.fixture
def kept(profile: Path):
    """Settings that hold a state of the window."""

    def keep(state: object) -> None:
        settings_file.save(replace(Settings(), language="zh_CN"))
        path = profile / settings_file.FILE
        value = json.loads(path.read_text("utf-8"))
        path.write_text(json.dumps({**value, "window": state}), "utf-8")

    return keep


def test_size_and_place_come_back(qtbot, profile: Path) -> None:
    first = opened(qtbot)
    first.setGeometry(60, 40, 1500, 900)
    first.close()
    assert opened(qtbot).geometry() == QRect(60, 40, 1500, 900)


def test_a_maximized_window_comes_back_so_and_knows_its_other_size(qtbot, profile: Path) -> None:
    first = opened(qtbot)
    first.setGeometry(60, 40, 1500, 900)
    first.setWindowState(Qt.WindowState.WindowMaximized)
    flush()
    first.close()
    again = opened(qtbot)
    assert again.isMaximized()
    assert again.normalGeometry().size() == QSize(1500, 900)


def test_a_window_that_was_not_touched_writes_nothing(qtbot, profile: Path) -> None:
    opened(qtbot).close()
    assert not (profile / settings_file.FILE).exists()


def test_settings_that_are_changed_meanwhile_stay(qtbot, profile: Path) -> None:
    first = opened(qtbot)
    first.resize(1400, 800)
    first.change_settings(replace(first.settings, cloth="ink"))
    first.close()
    loaded, _ = settings_file.load()
    assert loaded.cloth == "ink"
    assert (loaded.window["width"], loaded.window["height"]) == (1400, 800)


def test_a_place_on_a_screen_that_is_gone_is_not_taken(qtbot, kept) -> None:
    kept({"x": 9000, "y": -7000, "width": 1500, "height": 900, "maximized": False})
    shown = opened(qtbot)
    assert shown.size() == QSize(1500, 900)
    assert shown.screen().geometry().intersects(shown.geometry())


def test_no_window_is_smaller_than_it_may_be(qtbot, kept) -> None:
    kept({"x": 0, "y": 0, "width": 10, "height": 10, "maximized": False})
    assert (opened(qtbot).width(), opened(qtbot).height()) == SMALLEST


@pytest.mark.parametrize(
    "state",
    [
        {},
        {"x": 1},
        {"x": "1", "y": 2, "width": 1500, "height": 900},
        {"x": 1.5, "y": 2, "width": 1500, "height": 900},
        {"x": True, "y": 2, "width": 1500, "height": 900},
        {"x": 1, "y": 2, "width": 10**12, "height": 900},
        {"maximized": "yes"},
        ["x"],
        None,
    ],
)
def test_a_state_that_makes_no_sense_is_left_out(qtbot, kept, state: object) -> None:
    kept(state)
    shown = opened(qtbot)
    assert shown.size() == STANDARD
    assert not shown.isMaximized()
