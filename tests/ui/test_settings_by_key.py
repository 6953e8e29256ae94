"""Every setting is reached and changed by keys alone, holds at once, and is there at the next start."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mjdesk.ui import settings as settings_file
from mjdesk.ui.settings import Settings
from mjdesk.ui.settings_sheet import SettingsSheet, setting_options
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import flush

SETTINGS = [option.id for option in setting_options()]


@pytest.fixture
def window(qtbot, profile) -> MainWindow:
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True))
    made = MainWindow()
    qtbot.addWidget(made)
    made.show()
    made.refresh_home()
    flush()
    made.activateWindow()
    QTest.keyClicks(made.home, "7")
    flush()
    return made


def sheet(window: MainWindow) -> SettingsSheet:
    assert isinstance(window.sheet, SettingsSheet)
    return window.sheet


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def go_to(window: MainWindow, name: str) -> QWidget:
    """Press Tab until a control has the focus."""
    for _ in range(80):
        if focused().objectName() == name:
            return focused()
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {name}")


def press(key: Qt.Key) -> None:
    QTest.keyClick(focused(), key)
    flush()


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_setting_is_changed_by_keys_and_kept(window, setting: str) -> None:
    option = next(option for option in setting_options() if option.id == setting)
    before = getattr(window.settings, setting)
    control = go_to(window, f"option-{setting}")
    assert control.accessibleName()
    assert (
        sheet(window)
        .area.viewport()
        .rect()
        .intersects(control.rect().translated(control.mapTo(sheet(window).area.viewport(), control.rect().topLeft())))
    ), "it scrolls into sight"
    if option.kind == "bool":
        press(Qt.Key.Key_Space)
    else:
        press(Qt.Key.Key_Home if option.values.index(before) else Qt.Key.Key_End)
    after = getattr(window.settings, setting)
    assert after != before
    assert focused().objectName() == f"option-{setting}", "the focus stays"
    press(Qt.Key.Key_Escape)
    assert window.sheet is None
    assert getattr(settings_file.load()[0], setting) == after


def test_portrait_and_name_are_chosen_by_keys(window) -> None:
    go_to(window, "portrait")
    press(Qt.Key.Key_Right)
    assert window.settings.portrait == 1
    field = go_to(window, sheet(window).name.edit.objectName())
    QTest.keyClicks(field, "Ann")
    press(Qt.Key.Key_Escape)
    assert window.settings.name == "Ann"
    assert settings_file.load()[0].name == "Ann"
