"""Fills a small parlor, opens its pages in the real window and keeps pictures of them in ``docs/screens``.

    python -m tools.make_ledger_screenshots

The people, their evenings and their rounds are the same in every run; only clock times follow the day.
"""

from __future__ import annotations

import os
import random
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication

from mjdesk.engine.case import By
from mjdesk.ledger import people, sessions
from mjdesk.ledger.book import Book
from mjdesk.ledger.entry import Entry, PointsEntry, TilesEntry, Won
from mjdesk.ledger.rounds import save_round
from mjdesk.ledger.sessions import State, set_state
from mjdesk.ui import settings as settings_file
from mjdesk.ui.app import make_application
from mjdesk.ui.ledger.board_page import BoardPage, open_board
from mjdesk.ui.ledger.compare_page import open_compare
from mjdesk.ui.ledger.entry_page import EntryPage
from mjdesk.ui.ledger.player_page import open_player
from mjdesk.ui.settings import Settings
from mjdesk.ui.window import MainWindow

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screens"
NAMES = (
    "陈姐",
    "老吴",
    "小魏",
    "高师傅",
    "秦伯",
    "小雅",
    "大何",
    "孟洁",
    "老郑",
    "周周",
    "方姨",
    "赵哥",
    "程哥",
    "阿敏",
    "老康",
)
DAY, HOUR, MINUTE = 86_400_000, 3_600_000, 60_000
HAND = "[123p] [C] 234678s789p5s +5s !5m"
CARDS = "p555d c123x w888x 111d789d34x270x +5x"


def a_round(chance: random.Random, rules: str) -> Entry:
    """A round as people enter them."""
    seat, source = chance.sample(range(4), 2)
    if rules == "wuhan" and chance.random() < 0.7:
        hands: list[dict[str, Any]] = [{"hand": "?" * 13} for _ in range(4)]
        chi = {"type": "chi", "tiles": "123p", "from": (seat - 1) % 4, "claimed": "3p"}
        hands[seat] = {"hand": "234s678s789p5s", "melds": [chi, {"type": "gang_single", "tiles": "C"}]}
        win = {"seat": seat, "by": "discard", "tile": "5s", "from": source}
        return TilesEntry({"seats": hands, "wins": [win], "indicator": "5m"})
    points = chance.choice((4, 8, 16, 32))
    net = [-points] * 4
    net[seat] = 3 * points
    return PointsEntry(tuple(net), (Won(seat, By.DISCARD, source) if chance.random() < 0.6 else Won(seat),))


def fill(folder: Path) -> None:
    """Half a year of evenings, and five tables that play."""
    chance, now = random.Random(3), time.time_ns() // 1_000_000
    book = Book.open(folder=folder, who="店长", clock=lambda: now - 180 * DAY)
    who = [people.add_player(book, name).id for name in NAMES]
    systems = ("wuhan", "wuhan", "guangdong-jipinghu", "changsha", "macheng")
    for day in range(170, 0, -2):
        began, rules = now - day * DAY - chance.randint(0, 6) * HOUR, chance.choice(systems)
        event = "春季杯" if day < 60 and chance.random() < 0.4 else ""
        evening(book, chance, began, rules=rules, seated=chance.sample(who[:12], 4), event=event)
    for n, rules in enumerate(("wuhan", "guangdong-jipinghu", "changsha")):
        desk = people.add_desk(book, str(n + 1)).id
        began, seated = now - (40 + 30 * n) * MINUTE, who[4 * n : 4 * n + 4]
        evening(book, chance, began, rules=rules, seated=seated, desk=desk, rounds=5 + n)
    cards = sessions.begin_session(book.at(now - 20 * MINUTE), "paohuzi", who[12:], desk=people.add_desk(book, "4").id)
    assert cards.count == 0
    book.close()


def evening(
    book: Book, chance: random.Random, began: int, *, rules: str, seated: list[int], event: str = "",
    desk: int | None = None, rounds: int = 0,
) -> None:  # fmt: skip
    """One evening; at a table it is still running."""
    agreed = 16 if desk is not None else 0
    session = sessions.begin_session(book.at(began), rules, seated, desk=desk, length=agreed, note=event).id
    for n in range(rounds or chance.choice((8, 12, 16))):
        save_round(book.at(began + n * 6 * MINUTE), session, a_round(chance, rules), key=f"{session}-{n}")
    if desk is None:
        set_state(book.at(began + 2 * HOUR), session, State.SETTLED)


class Camera:
    """The window on the parlor, and where its pictures go."""

    def __init__(self) -> None:
        self.window = MainWindow()
        self.window.resize(1366, 768)
        self.window.show()
        self.board: BoardPage = open_board(self.window)
        self.settle()

    def settle(self) -> None:
        """Let the window live until the ledger has answered everything."""
        deadline, flags = QDeadlineTimer(120_000), QEventLoop.ProcessEventsFlag.WaitForMoreEvents
        while self.board.keeper.asked and not deadline.hasExpired():
            QApplication.processEvents(flags, 20)
        self.window.finish_motion()
        for _ in range(5):
            QApplication.processEvents()

    def take(self, name: str, *steps: Callable[[], object]) -> None:
        """Do something step by step and keep a picture; then go back to the board."""
        for step in steps:
            step()
            self.settle()
        self.window.grab().save(str(FOLDER / f"{name}-1366x768-zh.webp"), "WEBP", 82)
        while self.window.overlays:
            self.window.close_sheet()
        for page, _ in list(self.window._visits)[1:]:
            self.window.leave_page(page)
        self.settle()

    def enter(self, table: int, text: str, winner: int, source: int) -> None:
        """Open a table and type a hand."""
        self.board.choose(self.board.cards.cards[table])
        self.settle()
        page = self.window.page
        assert isinstance(page, EntryPage)
        page.by_tiles.stage.edit.setText(text)
        page.by_tiles._typed(text)
        page.by_tiles.click_seat(winner)
        page.by_tiles.click_seat(source)


def main() -> None:
    """The command line."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["MJDESK_HOME"] = home
        settings_file.save(Settings(language="zh_CN", light="light", reduced_motion=True))
        fill(Path(home))
        make_application(["mjdesk"])
        camera = Camera()
        board = camera.board
        camera.take("parlor")
        camera.take("score-entry", partial(camera.enter, 0, HAND, 1, 0))
        camera.take("score-cards", partial(camera.enter, 3, CARDS, 1, 0))
        camera.take("player", partial(open_player, board, 2))
        camera.take("compare", partial(open_compare, board, 1, 2))
        camera.take("ranking", board.open_ranking)
        camera.take("rounds", lambda: board.open_rounds(board.cards.cards[0].model.session))
        camera.window.leave_pages()


if __name__ == "__main__":
    main()
