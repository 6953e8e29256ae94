"""Every window test begins with the standard look, in Chinese, without motion left over from another test."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from mjdesk.ui import fonts
from mjdesk.ui import settings as settings_file
from mjdesk.ui.garbage import Collector
from mjdesk.ui.i18n import set_language
from mjdesk.ui.look import look
from mjdesk.ui.settings import Settings
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import flush

IN_CHINESE = replace(Settings(), language="zh_CN", light="light", reduced_motion=True)


@pytest.fixture(autouse=True)
def standard_look(qapp):
    """The look of a first start in a light Chinese system, motion reduced so that nothing waits."""
    fonts.install(qapp)
    set_language("zh_CN")
    look().fit(1366, 768)
    look().apply(IN_CHINESE)


@pytest.fixture(autouse=True)
def collector(qapp) -> Iterator[Collector]:
    """Garbage is collected as in the program: in the window's thread only. A test may leave threads that end later."""
    collecting = Collector()
    yield collecting
    collecting.tidy()
    collecting.close()


@pytest.fixture
def window(qtbot, profile) -> Iterator[MainWindow]:
    """The window of a new profile at its home page; a test that begins elsewhere has one of its own."""
    settings_file.save(IN_CHINESE)
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.refresh_home()
    flush()
    yield made
    made.leave_pages()
    made.end_game()
