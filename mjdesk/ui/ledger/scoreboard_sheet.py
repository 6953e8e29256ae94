"""The scoreboard on the local network: on and off, its address, and a code for phones."""

from __future__ import annotations

import ipaddress
import socket
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ledger.book import Book
from mjdesk.ledger.scoreboard import Scoreboard
from mjdesk.ui.i18n import is_chinese, tr
from mjdesk.ui.ledger.keeper import words_of
from mjdesk.ui.look import look
from mjdesk.ui.theme import colour
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Label, Sheet, Switch
from mjdesk.ui.widgets.base import named, write

if TYPE_CHECKING:
    from mjdesk.ui.ledger.board_page import BoardPage


def addresses() -> tuple[str, ...]:
    """The addresses of this machine; that of its local network first, itself last. Asks no other machine."""
    found: dict[str, None] = {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only chooses the way out (an address for examples)
            found[probe.getsockname()[0]] = None
        except OSError:
            pass  # no network at all: the machine itself is left
    try:
        for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found[str(info[4][0])] = None
    except OSError:
        found.setdefault("127.0.0.1")
    local = [a for a in found if not ipaddress.ip_address(a).is_loopback]
    return (*local, "127.0.0.1")


class ScoreboardSheet(Sheet):
    """The sheet."""

    size_units = QSizeF(640, 460)
    least_units = 440.0

    def __init__(self, board: BoardPage, port: int = 8088) -> None:
        super().__init__()
        self.board, self.port = board, port
        self.problem = ""
        self.title = Label(lambda: tr("Scoreboard"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.about = Label(
            lambda: tr("For a TV or phones in this network. It only shows names and points of running tables."),
            14, 400, "ink2", parent=self, wraps=True,
        )  # fmt: skip
        self.addresses = addresses()
        running = board.scoreboard
        place = self.addresses.index(running.host) if running and running.host in self.addresses else 0
        self.where = Dropdown(list(self.addresses), place, self, name="address", framed=True)
        named(self.where, lambda: tr("Address"))
        self.switch = Switch(running is not None, self, "scoreboard-on")
        named(self.switch, lambda: tr("Scoreboard"))
        self.switch.toggled.connect(self.turn)
        self.url = Label(self._url, 20, 600, parent=self)

    def first(self) -> QWidget:
        return self.switch

    def _url(self) -> str:
        running = self.board.scoreboard
        return running.url if running is not None else tr("Off")

    def turn(self, on: bool) -> None:
        """Open or close it."""
        running, self.board.scoreboard = self.board.scoreboard, None
        if running is not None:
            running.stop()
        self.problem = ""
        if on:
            host, port = self.addresses[self.where.place], self.port
            self.board.keeper.ask(partial(_started, host=host, port=port), self._started, self._refused)
        self._say()

    def _started(self, made: Scoreboard) -> None:
        self.board.scoreboard = made
        self._say()

    def _refused(self, error: Exception) -> None:
        self.problem = words_of(error)
        self.switch.setChecked(False)

    def _say(self) -> None:
        self.where.setEnabled(not self.switch.isChecked())
        self.url.say(self._url)
        self._restyle()

    def modules(self) -> tuple[tuple[int, ...], ...]:
        """The code as rows of dark (1) and light (0); empty while it is off."""
        import segno

        if self.board.scoreboard is None:
            return ()
        return tuple(tuple(map(int, row)) for row in segno.make(self._url(), error="m").matrix)

    def place(self) -> None:
        if not hasattr(self, "url"):
            return
        px, edge = look().px, look().px(32)
        self.title.put(edge, px(22), px(400), px(40))
        self.close_button.put(self.width() - px(66), px(22), px(38), px(38))
        self.about.put(edge, px(68), self.width() - 2 * edge, px(50))
        self.switch.put(edge, px(140), px(50), px(28))
        self.where.put(edge + px(74), px(132), px(230), px(44))
        self.url.put(edge, px(196), px(330), px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.ground() as painter:
            px = look().px
            if self.problem:
                where = QRectF(px(32), px(240), px(330), px(30))
                write(painter, where, self.problem, look().font(14, 600), look().colour("accent_ink"))
            rows = self.modules()
            if rows:
                self._paint_code(painter, rows)

    def _paint_code(self, painter: QPainter, rows: tuple[tuple[int, ...], ...]) -> None:
        px = look().px
        side = px(230)
        paper = QRectF(self.width() - px(32) - side, px(132), side, side)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(paper, colour("#FFFFFF"))
        step = int(side / (len(rows) + 6))
        left = paper.x() + (side - step * len(rows)) // 2
        top = paper.y() + (side - step * len(rows)) // 2
        for y, row in enumerate(rows):
            for x, dark in enumerate(row):
                if dark:
                    painter.fillRect(
                        QRectF(round(left) + x * step, round(top) + y * step, step, step), colour("#000000")
                    )


def _started(book: Book, host: str, port: int) -> Scoreboard:
    made = Scoreboard(book, host, port, language="zh" if is_chinese() else "en")
    made.start()
    return made


def show_scoreboard(board: BoardPage) -> ScoreboardSheet:
    """Lay the sheet over the board."""
    return board.window_.open_sheet(ScoreboardSheet(board))
