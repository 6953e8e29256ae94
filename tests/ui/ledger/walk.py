"""How long a person needs to enter a round, by the keystroke-level model: ``python -m tests.ui.ledger.walk``.

A model of a person (Card, Moran, Newell: The keystroke-level model, 1980) uses the real window, on a ledger of its own,
and every round ends saved. Operators are counted while they are carried out: K a key (Shift and Ctrl are one more), P
pointing, B a button of the mouse pressed or released, H the hand from the keys to the mouse or back, M a decision; a
tile is looked at while it is typed. Nobody was timed: people differ by a factor of two and more, and who enters the
first round is slower. What the program takes is measured as processor time, because the machine may be shared; taking
the photo is not part of it.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mjdesk.engine.notation import parse_tiles
from mjdesk.ledger import people, sessions
from mjdesk.ledger.book import Book
from mjdesk.ledger.sessions import load
from mjdesk.ui import settings as settings_file
from mjdesk.ui.app import make_application
from mjdesk.ui.ledger.board_page import BoardPage, open_board
from mjdesk.ui.ledger.draft import Slot
from mjdesk.ui.ledger.entry_page import EntryPage
from mjdesk.ui.ledger.tiles_mode import TilesMode
from mjdesk.ui.photo.page import PhotoPage
from mjdesk.ui.settings import Settings
from mjdesk.ui.window import MainWindow
from tests.ui.photo.cloth import Row, photo_file

#: seconds of each operator; K of an average typist who is no secretary
SECONDS: Final = {"K": 0.28, "P": 1.10, "B": 0.10, "H": 0.40, "M": 1.35}
TYPIST: Final = 0.20  #: K of a good typist
AIM: Final = 10.0  #: seconds
_SHIFTED: Final = '~!@#$%^&*()_+{}|:"<>?'
_PATIENCE_MS: Final = 60_000
_PHOTO: Final = (Row("123p", 150, 160), Row("C", 620, 160), Row("234678s789p5s", 150, 480), Row("5s", 1050, 480))


class Person:
    """Uses the window, and counts what that takes; the hand begins at the keys."""

    def __init__(self, window: MainWindow, board: BoardPage) -> None:
        self.window, self.board = window, board
        self.did: Counter[str] = Counter()
        self.at_keys = True
        self.waited = 0.0  #: seconds of processor time in which the person waited for the program

    def think(self) -> None:
        """Decide what to do next, or look whether it is right."""
        self.did["M"] += 1

    def _reach(self, *, keys: bool) -> None:
        if self.at_keys is not keys:
            self.did["H"] += 1
            self.at_keys = keys

    def type(self, text: str) -> None:
        """Type on whatever has the focus."""
        self._reach(keys=True)
        self.did["K"] += sum(2 if char.isupper() or char in _SHIFTED else 1 for char in text)
        focus = self.window.focusWidget()
        assert focus is not None
        QTest.keyClicks(focus, text)
        self._settle()

    def press(self, *keys: Qt.Key, control: bool = False) -> None:
        """Press keys that write nothing."""
        self._reach(keys=True)
        for key in keys:
            self.did["K"] += 2 if control else 1
            modifier = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
            focus = self.window.focusWidget()
            assert focus is not None
            QTest.keyClick(focus, key, modifier)
        self._settle()

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Point at something and click."""
        self._reach(keys=False)
        self.did["P"] += 1
        self.did["B"] += 2
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())
        self._settle()

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait for the program; what it computes meanwhile counts."""
        began, deadline = time.process_time(), QDeadlineTimer(_PATIENCE_MS)
        while not until() and not deadline.hasExpired():
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)
        assert until(), "the program did not answer"
        self.waited += time.process_time() - began

    def _settle(self) -> None:
        """The person does not wait: the program keeps up while the next key is on its way."""
        for _ in range(3):
            QApplication.processEvents()

    @property
    def page(self) -> EntryPage:
        """The page on which rounds are entered, which is open."""
        found = self.window.page
        assert isinstance(found, EntryPage)
        return found

    def save(self) -> None:
        """See whether it is right, and save it."""
        self.think()
        number = self.page.table.number
        self.press(Qt.Key.Key_Return)
        self.wait(lambda: self.page.table.number == number + 1 and not self.board.keeper.asked)


# --- the ways


def by_typing(person: Person, hand: str, *who: Qt.Key) -> None:
    """The tiles are typed, then who won and who dealt in."""
    person.think()
    person.type(hand)
    person.think()
    person.press(*who)
    person.save()


def by_clicks(person: Person) -> None:
    """The same by the mouse alone, until Enter."""
    mode = person.page.mode
    assert isinstance(mode, TilesMode)

    def tiles(text: str) -> None:
        for tile in parse_tiles(text):
            person.click(mode.palette_, mode.palette_.box(tile).center().toPoint())

    person.think()
    tiles("5m")  # the turned tile is asked for first
    person.click(mode.choices.slots[Slot.MELD])
    tiles("123pC")
    person.click(mode.choices.slots[Slot.HAND])
    tiles("234678s789p5s")
    tiles("5s")  # the hand is whole: this one won
    person.think()
    seats = person.page.panel.seats.buttons
    person.click(seats[1])
    person.click(seats[0])
    person.save()


def by_photo(person: Person, photo: Path) -> None:
    """The photo has been taken and copied; it is pasted, looked at, taken over."""
    person.think()
    person.press(Qt.Key.Key_F8)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(photo))])
    QGuiApplication.clipboard().setMimeData(data)
    person.press(Qt.Key.Key_V, control=True)
    page = person.window.page
    assert isinstance(page, PhotoPage)
    person.wait(lambda: page.work is not None and not page.looker.busy)
    person.think()
    while person.window.page is page:  # right, or on to the next that is in doubt and right too
        person.press(Qt.Key.Key_Return)
    person.type("/5m") if person.page.by_tiles.form.indicator is None else None
    person.think()
    person.press(Qt.Key.Key_F2, Qt.Key.Key_F1)
    person.save()


def by_fan(person: Person) -> None:
    """Who won from whom, points, and one doubling of who dealt in."""
    person.think()
    person.press(Qt.Key.Key_F2, Qt.Key.Key_F1)
    person.think()
    person.type("8")
    person.save()


def by_points(person: Person) -> None:
    """Three numbers; the fourth is reckoned."""
    for text in ("-8", "32", "-16"):
        person.think()
        person.type(text)
        if text != "-16":
            person.press(Qt.Key.Key_Tab)
    person.save()


@dataclass(frozen=True, slots=True)
class Way:
    """A way to enter a round: where (a tab of the page), by which rules, what is done, what it pays. ``key``: seconds a
    key of the slowest typist for whom it stays within `AIM`; 0: for none.
    """

    name: str
    rules: str
    tab: int
    does: Callable[[Person], None]
    payments: tuple[int, ...]
    key: float = SECONDS["K"]


F1, F2 = Qt.Key.Key_F1, Qt.Key.Key_F2


def ways(photo: Path) -> tuple[Way, ...]:
    """All that are walked; ``photo`` is one of a hand of 武汉."""
    return (
        Way("tiles typed: a closed hand, self-drawn", "guangdong-tuidaohu", 0,
            lambda p: by_typing(p, "123456m789p22332s", F2, F2), ()),
        Way("tiles typed: a chi, a kong of 红中, a turned tile", "wuhan", 0,
            lambda p: by_typing(p, "[123p][c]234678s789p55s/5m", F2, F1), (-32, 48, -8, -8), TYPIST),
        Way("cards typed: 跑胡子", "paohuzi", 0,
            lambda p: by_typing(p, "p555d c123x w888x 111d789d34x270x5x", F2, F1), (-2, 4, -2), 0),
        Way("tiles clicked", "wuhan", 0, by_clicks, (-32, 48, -8, -8), 0),
        Way("by a photo that is there", "wuhan", 0, lambda p: by_photo(p, photo), (-32, 48, -8, -8)),
        Way("by fan", "wuhan", 1, by_fan, ()),
        Way("plus and minus", "wuhan", 2, by_points, ()),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Walked:
    """What a way took: operators, their seconds, processor seconds in which the person waited."""

    way: Way
    did: Counter[str]
    waited: float
    payments: tuple[int, ...]

    def seconds(self, key: float = SECONDS["K"]) -> float:
        """What the operators take somebody who needs so many seconds a key."""
        return sum((key if operator == "K" else SECONDS[operator]) * number for operator, number in self.did.items())

    @property
    def good(self) -> bool:
        """Whether it stays within the aim for whom it should."""
        return not self.way.key or self.seconds(self.way.key) <= AIM


def open_page(window: MainWindow, board: BoardPage, way: Way, number: int) -> Person:
    """The page of a fresh table with the way's tab, as it is after the round before."""
    book = Book.open(folder=folder_of_ledger())
    seats = 3 if way.rules == "paohuzi" else 4
    who = [people.add_player(book, f"{number}{name}").id for name in "甲乙丙丁"[:seats]]
    session = sessions.begin_session(book, way.rules, who, desk=people.add_desk(book).id).id
    book.close()
    person = Person(window, board)
    board.refresh()
    person.wait(lambda: not board.keeper.asked)
    board.choose(next(card for card in board.cards.cards if card.model.session == session))
    person.wait(lambda: isinstance(window.page, EntryPage))
    person.page.tabs.show_place(way.tab)
    person.page.turn(way.tab)
    person._settle()
    person.did.clear()
    person.waited = 0.0
    return person


def folder_of_ledger() -> Path:
    """The profile that is walked in."""
    return Path(os.environ["MJDESK_HOME"])


def walk(window: MainWindow, board: BoardPage, way: Way, number: int) -> Walked:
    """Enter one round in this way, and see that it is saved."""
    person = open_page(window, board, way, number)
    session = person.page.table.loaded.session.id
    way.does(person)
    book = Book.open(folder=folder_of_ledger())
    with book.reading() as connection:
        outcomes = load(connection, session).outcomes
    book.close()
    assert len(outcomes) == 1, f"{way.name}: not saved"
    window.leave_page(person.page)
    return Walked(way, person.did, person.waited, outcomes[0].payments)


def line(walked: Walked) -> str:
    """A row of the table."""
    did = " ".join(f"{walked.did[o]} {o}" for o in SECONDS if walked.did[o])
    mark = "" if walked.good else "  OVER"
    average, good = walked.seconds(), walked.seconds(TYPIST)
    return f"{walked.way.name:50} {did:24} {average:6.1f} s {good:9.1f} s  + {walked.waited:4.1f} s{mark}"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["MJDESK_HOME"] = home
        settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True))
        make_application(sys.argv[:1])
        photo = Path(home) / "hand.png"
        photo_file(photo, _PHOTO)
        window = MainWindow()
        window.resize(1366, 768)
        window.show()
        board = open_board(window)
        print(f"{'way':50} {'operators':24} {'average':>8} {'good typist':>8}  waiting")
        walked = [walk(window, board, way, number) for number, way in enumerate(ways(photo))]
        print("\n".join(map(line, walked)))
        window.leave_pages()
    sys.exit(not all(each.good for each in walked))


if __name__ == "__main__":
    main()
