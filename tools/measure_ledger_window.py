"""How long the window's thread is busy while pages of a large ledger are opened and used.

    python -m tools.make_ledger FOLDER              # once: 1,000,000 rounds
    python -m tools.measure_ledger_window FOLDER

Opens every page offscreen at 1366×768 and prints, for each, its longest task of the window's thread (processor time of
one event, painting included) and how many took more than 16 ms. What the database's thread needs is `measure_ledger`'s.
The ledger is opened as it is: a session is begun at an empty table, and eight rounds are saved there.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QDeadlineTimer, QEvent, QEventLoop, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from sqlalchemy import func, select

from mjdesk.ledger import people, sessions
from mjdesk.ledger.book import Book
from mjdesk.ledger.entry import PointsEntry, Won
from mjdesk.ledger.rounds import save_round
from mjdesk.ledger.schema import SHARE
from mjdesk.ledger.sessions import Session
from mjdesk.ui import settings as settings_file
from mjdesk.ui.app import make_application
from mjdesk.ui.ledger.board_page import BoardPage
from mjdesk.ui.ledger.changes_page import open_changes
from mjdesk.ui.ledger.compare_page import open_compare
from mjdesk.ui.ledger.entry_page import EntryPage
from mjdesk.ui.ledger.keeper import Keeper
from mjdesk.ui.ledger.people_sheet import PeopleSheet
from mjdesk.ui.ledger.player_page import open_player
from mjdesk.ui.settings import Settings
from mjdesk.ui.window import MainWindow

LIMIT_MS = 16.0
PATIENCE = 600_000  #: ms


class Busy(QObject):
    """Notes how long each event of the window's thread took: from its filter to that of the next, or to the pause."""

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        self.tasks: list[tuple[float, str]] = []
        self._began, self._what = 0.0, ""
        self.running = False
        app.installEventFilter(self)
        dispatcher = app.thread().eventDispatcher()
        if dispatcher is not None:
            dispatcher.aboutToBlock.connect(self.stop)
            dispatcher.awake.connect(self.stop)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """An event begins; what is sent from within another belongs to that one's successor, which only splits it."""
        self.stop()
        self._began, self._what = time.thread_time(), f"{type(watched).__name__} {event.type().name}"
        return False

    def stop(self) -> None:
        """The event before has ended."""
        if self._what and self.running:
            self.tasks.append(((time.thread_time() - self._began) * 1000, self._what))
        self._what = ""


class Bench:
    """The window on the ledger."""

    def __init__(self, folder: Path) -> None:
        self.window = MainWindow()
        self.window.resize(1366, 768)
        self.window.show()
        self.settle()
        self.board = self.window.visit(BoardPage(Keeper(partial(_open, folder)), self.window))
        self.settle()

    def settle(self) -> None:
        """Let the window live until the ledger has answered everything."""
        deadline = QDeadlineTimer(PATIENCE)
        flags = QEventLoop.ProcessEventsFlag.WaitForMoreEvents
        while hasattr(self, "board") and self.board.keeper.asked and not deadline.hasExpired():
            QApplication.processEvents(flags, 20)
        for _ in range(5):
            QApplication.processEvents()

    def back(self) -> None:
        """To the board again."""
        while self.window.overlays:
            self.window.close_sheet()
        for page, _ in list(self.window._visits)[1:]:
            self.window.leave_page(page)
        self.settle()


def _open(folder: Path) -> Book:
    return Book.open(folder=folder)


def block(steps: Sequence[Callable[[], object]], bench: Bench) -> list[tuple[float, str]]:
    """The tasks of the window's thread while something is done step by step; what a step itself does is a task too."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    busy = Busy(app)
    busy.running = True
    for step in steps:
        began = time.thread_time()
        step()
        busy.stop()
        busy.tasks.append(((time.thread_time() - began) * 1000, "the call itself"))
        bench.settle()
        busy.stop()
    app.removeEventFilter(busy)
    return busy.tasks


def prepare(folder: Path) -> tuple[Session, list[int]]:
    """A running session with some rounds, and the players with most rounds."""
    book = Book.open(folder=folder)
    with book.reading() as connection:
        counted = connection.execute(
            select(SHARE.c.player_id, func.count()).group_by(SHARE.c.player_id).order_by(func.count().desc()).limit(8)
        ).tuples().all()  # fmt: skip
    who = [player for player, _ in counted]
    desk = people.add_desk(book)
    session = sessions.begin_session(book, "wuhan", who[:4], desk=desk.id)
    for n in range(8):
        save_round(book, session.id, PointsEntry((30, -10, -10, -10), (Won(0),)), key=f"measured-{time.time_ns()}-{n}")
    book.close()
    return session, who


def pages(bench: Bench, session: Session, who: list[int]) -> list[tuple[str, Sequence[Callable[[], object]]]]:
    """Every page and sheet, with what opens it."""
    board = bench.board
    card = next(c for c in board.cards.cards if c.model.session == session.id)

    def entry_line() -> QLineEdit:
        page = bench.window.page
        assert isinstance(page, EntryPage)
        return page.by_tiles.stage.edit

    def search_line() -> QLineEdit:
        sheet = bench.window.sheet
        assert isinstance(sheet, PeopleSheet)
        return sheet.search.edit

    def key(line: Callable[[], QLineEdit], letter: str) -> Callable[[], None]:
        return lambda: QTest.keyClicks(line(), letter)

    typed = [key(entry_line, letter) for letter in "[123p] [C] 234678s789p5s +5s !5m"]
    named = [partial(lambda code: QTest.keyClick(entry_line(), code), code) for code in (Qt.Key.Key_F2, Qt.Key.Key_F1)]
    return [
        ("the board, looked at again", [board.refresh]),
        ("a round is entered: the page", [lambda: board.choose(card)]),
        ("a round is typed and judged", [lambda: board.choose(card), *typed, *named]),
        ("the rounds of a session", [lambda: board.open_rounds(session.id)]),
        ("the ranking of everybody", [board.open_ranking]),
        ("all evenings", [board.open_history]),
        ("all changes", [lambda: open_changes(board)]),
        ("the players, and a search", [board.open_people, *(key(search_line, letter) for letter in "wu")]),
        ("the player with most rounds", [lambda: open_player(board, who[0])]),
        ("two players compared", [lambda: open_compare(board, who[0], who[1])]),
        ("tables are assigned", [board.open_assign]),
        ("a table is opened: the sheet", [lambda: board.open_table(0)]),
        ("the files: the sheet", [board.open_files]),
    ]


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    session, who = prepare(folder)
    with tempfile.TemporaryDirectory() as home:
        os.environ["MJDESK_HOME"] = home
        settings_file.save(Settings(language="zh_CN", light="light", reduced_motion=True))
        make_application(sys.argv[:1])
        bench = Bench(folder)
        print(f"{'':34}   longest  over {LIMIT_MS:.0f} ms")
        for words, steps in pages(bench, session, who):
            for _ in range(2):  # the first time pictures are painted that are kept
                tasks = block(steps, bench)
                bench.back()
            longest = max(tasks)
            over = [task for task in tasks if task[0] > LIMIT_MS]
            print(f"{words:34} {longest[0]:6.1f} ms  {len(over):3}   {longest[1] if over else ''}")
        bench.window.leave_pages()


if __name__ == "__main__":
    main()
