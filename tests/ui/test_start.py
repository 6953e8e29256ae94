"""The start: what is loaded before the first frame, and work done behind the window's back."""

from __future__ import annotations

import subprocess
import sys
from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtCore import QObject
from shiboken6 import delete

from mjdesk.profile import MATCH_FILE
from mjdesk.save import save_path
from mjdesk.ui.background import in_background

_LOADED_AT_FIRST_FRAME = """
import sys
from mjdesk import __main__ as start
from mjdesk.ui.window import MainWindow
from PySide6.QtWidgets import QApplication
def told(self):
    print(sorted(name for name in sys.modules if name.startswith(("mjdesk.", "typer"))))
    QApplication.quit()
MainWindow._get_ready = told
sys.argv = ["mjdesk"]
start.main()
"""


def test_the_first_frame_needs_neither_engine_nor_command_line() -> None:
    command = [sys.executable, "-c", _LOADED_AT_FIRST_FRAME]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    assert "mjdesk.ui.home" in said
    for late in ("typer", "mjdesk.cli", "mjdesk.engine.round", "mjdesk.engine.rules", "mjdesk.ui.table", "mjdesk.save"):
        assert f"'{late}" not in said


def test_the_saved_match_is_where_the_window_looks_for_it(profile) -> None:
    assert save_path(profile) == profile / MATCH_FILE


class Listener(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []

    def hear(self, result: object) -> None:
        self.heard += [result, current_thread() is main_thread()]


def test_the_result_is_told_in_the_thread_of_the_window(qtbot) -> None:
    listener = Listener()
    in_background(lambda: current_thread() is main_thread(), listener.hear)
    qtbot.waitUntil(lambda: bool(listener.heard))
    assert listener.heard == [False, True]


def test_who_is_gone_is_not_told(qtbot) -> None:
    listener, go = Listener(), Event()
    told: list[object] = []
    thread = in_background(go.wait, listener.hear)
    delete(listener)
    go.set()
    thread.join()
    in_background(lambda: 1, told.append)
    qtbot.waitUntil(lambda: bool(told))
    assert listener.heard == []


def test_an_error_is_an_error_of_the_event_loop(qtbot) -> None:
    told: list[object] = []
    with qtbot.captureExceptions() as caught:
        in_background(lambda: 1 // 0, told.append)
        qtbot.waitUntil(lambda: bool(caught))
    assert caught[0][0] is ZeroDivisionError
    assert told == []


_AHEAD = """
import sys
from mjdesk.ui.ahead import _load
_load()
print("mjdesk.ui.learn.page" in sys.modules, "sqlalchemy" in sys.modules)
"""


@pytest.mark.parametrize("kept", [False, True])
def test_the_ledger_is_loaded_ahead_where_one_is_kept(profile, kept: bool) -> None:
    profile.mkdir(parents=True, exist_ok=True)
    if kept:
        (profile / "ledger.db").touch()
    told = subprocess.run([sys.executable, "-c", _AHEAD], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["True", str(kept)]
