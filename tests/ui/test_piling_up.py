"""What was opened and closed again is gone: no widget stays behind, and none that stays is lost to Python."""

from __future__ import annotations

import gc
import sys
from dataclasses import replace

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ui import settings as settings_file
from mjdesk.ui.match_choice import Length, MatchChoice
from mjdesk.ui.pace import Pace
from mjdesk.ui.settings import Settings
from mjdesk.ui.widgets.page import Scroll
from mjdesk.ui.widgets.sheet import Curtain
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import flush

SHEETS = ("open_new_match", "open_settings", "open_keys", "open_rules")
PAGES = ("lobby", "records", "learn", "ledger")


@pytest.fixture
def window(qtbot):
    """A window at home, without motion."""
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True))
    made = MainWindow()
    qtbot.addWidget(made)
    made.show()
    flush()
    yield made
    made.end_game()


def there(window: MainWindow) -> tuple[int, int]:
    """Widgets that live, and objects of Python whose widget is gone."""
    window.finish_motion()
    flush()
    gc.collect()
    gone = [each for each in gc.get_objects() if isinstance(each, QWidget) and not isValid(each)]
    return len(QApplication.allWidgets()), len(gone)


def assert_no_more(now: tuple[int, int], before: tuple[int, int]) -> None:
    """There is no more of either than there was."""
    assert now[0] <= before[0], "widgets"
    assert now[1] <= before[1], "lost to Python"


def look_into(window: MainWindow, name: str) -> None:
    """Open a sheet, go through some of its controls by key, close it."""
    getattr(window, name)()
    flush()
    for forward in (True, True, False):
        assert window.overlays[-1].focusNextPrevChild(forward)
    window.close_sheet()
    flush()


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_that_was_closed_is_gone(window, name: str) -> None:
    look_into(window, name)
    before = there(window)
    for _ in range(4):
        look_into(window, name)
    assert_no_more(there(window), before)


@pytest.mark.parametrize("name", SHEETS)
def test_the_page_below_is_whole_after_a_sheet(window, name: str) -> None:
    grounds = [area.viewport() for area in window.findChildren(QAbstractScrollArea)]
    assert grounds
    look_into(window, name)
    assert all(map(isValid, grounds))


def test_a_curtain_and_a_scrolled_area_leave_nothing_to_python(window) -> None:
    def make() -> None:
        Curtain(window, QPixmap(8, 8), 1000).finish()
        area = Scroll(QWidget(), window)
        area.deleteLater()
        flush()

    def blocks() -> int:
        gc.collect()
        return sys.getallocatedblocks()

    for _ in range(300):  # Python keeps some hundred blocks for new ones
        make()
    before = blocks()
    for _ in range(400):
        make()
    assert blocks() - before < 400, "less than one for each"


@pytest.mark.parametrize("place", PAGES)
def test_a_page_that_was_left_leaves_nothing(window, place: str) -> None:
    window.go(place)
    window.leave_pages()
    before = there(window)
    for _ in range(4):
        window.go(place)
        window.leave_pages()
    assert_no_more(there(window), before)


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["wuhan", "paohuzi"])
def test_a_match_that_was_left_leaves_nothing(window, rules: str) -> None:
    def play() -> None:
        window.start(MatchChoice(rules, {}, ("greedy",) * (max(SYSTEMS[rules].players) - 1), Length(2)))
        window.game.session.set_pace(Pace(0))
        flush()
        look_into(window, "open_keys")
        window.leave_game()

    play()
    before = there(window)
    for _ in range(4):
        play()
    assert_no_more(there(window), before)
