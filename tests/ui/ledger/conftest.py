"""The window with a ledger of its own: four people, one table of Wuhan."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mjdesk.ledger import people, sessions
from mjdesk.ledger.book import Book
from mjdesk.ui import settings as settings_file
from mjdesk.ui.ledger.board_page import BoardPage
from mjdesk.ui.ledger.entry_page import EntryPage
from mjdesk.ui.settings import Settings
from mjdesk.ui.window import MainWindow
from tests.ui.conftest import standard_look
from tests.ui.shell_tools import flush

__all__ = ["standard_look"]

NAMES = ("陈姐", "老吴", "小魏", "高师傅")


@pytest.fixture
def book(profile):
    """The ledger of the profile, as another program has it open."""
    opened = Book.open(folder=profile, who="elsewhere")
    yield opened
    opened.close()


@pytest.fixture
def session(book) -> int:
    """A running session."""
    who = [people.add_player(book, name).id for name in NAMES]
    return sessions.begin_session(book, "wuhan", who, desk=people.add_desk(book, "3").id).id


@pytest.fixture
def window(qtbot):
    """The main window."""
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True))
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.refresh_home()
    flush()
    yield made
    made.leave_pages()
    flush()


class Desk:
    """What tests do at the board: wait until the ledger has answered."""

    def __init__(self, qtbot, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window
        QTest.keyClick(window.home, Qt.Key.Key_4)
        assert isinstance(window.page, BoardPage)
        self.board = window.page
        self.wait()

    def wait(self) -> None:
        """Let the ledger answer everything."""
        self.qtbot.waitUntil(lambda: self.board.keeper.asked == 0, timeout=60_000)
        flush()

    def enter(self, number: int = 0) -> EntryPage:
        """Open the page on which a round of a table is entered, by key."""
        self.board.cards.cards[number].setFocus()
        QTest.keyClick(self.board.cards.cards[number], Qt.Key.Key_Return)
        self.wait()
        assert isinstance(self.window.page, EntryPage)
        return self.window.page


@pytest.fixture
def desk(qtbot, window, session) -> Desk:
    """The board, opened from home with one key."""
    return Desk(qtbot, window)
