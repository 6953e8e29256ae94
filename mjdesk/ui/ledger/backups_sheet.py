"""Backups, the latest first: one is checked and put in the place of the ledger, which is backed up itself before."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from mjdesk.engine.text import Text
from mjdesk.ledger import backup as store
from mjdesk.ledger.backup import Backup
from mjdesk.ledger.errors import LedgerError
from mjdesk.ledger.opening import database_url
from mjdesk.profile import profile_dir
from mjdesk.ui.i18n import tr, translate_dialogs
from mjdesk.ui.ledger.keeper import words_of
from mjdesk.ui.ledger.row_list import Column, Row, RowList
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Label, Scroll, Sheet
from mjdesk.ui.widgets.base import paragraph, write_paragraph

if TYPE_CHECKING:
    from mjdesk.ui.ledger.board_page import BoardPage

_SERVER = Text("服务器上的数据库用它自己的工具恢复", "a database on a server is restored by its own tools")


def kind_name(path: Path) -> str:
    """What a backup was made for, by its name."""
    name = path.name
    if name.startswith(store.DAILY):
        return tr("Daily")
    if name.startswith("before-restore"):
        return tr("Before a restore")
    if name.startswith("before-"):
        return tr("Before an update of the program")
    return tr("By hand") if name.startswith("kept-") else name


def list_backups() -> tuple[Backup, ...]:
    """The backups of the profile."""
    return store.backups(profile_dir() / store.FOLDER)


def put_back(backup: Path) -> Path | None:
    """Check a backup and put it in the place of the ledger; returns where that went. Raises LedgerError."""
    url = database_url()
    if url.get_backend_name() != "sqlite" or not url.database:
        raise LedgerError(_SERVER)
    return store.restore(backup, Path(url.database), profile_dir() / store.FOLDER, "now")


class BackupsSheet(Sheet):
    """The sheet: a backup is chosen, then the amber button puts it back."""

    size_units = QSizeF(820, 600)

    def __init__(self, board: BoardPage) -> None:
        super().__init__()
        self.board = board
        self.found: tuple[Backup, ...] = ()
        self.chosen: Path | None = None
        self.words = ""
        self.title = Label(lambda: tr("Put a backup back"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        columns = (
            Column(lambda: tr("When"), 1.4, size=16, weight=600, ink="ink"), Column(lambda: tr("Kind"), 2.2),
            Column(lambda: tr("Size"), 0.9, right=True),
        )  # fmt: skip
        self.list = RowList(columns, "backups", 46, lambda: tr("There are no backups yet"))
        self.list.opened.connect(lambda place: self.choose(self.found[place].path))
        self.area = Scroll(self.list, self)
        self.other = Button(
            lambda: tr("Another file …"), ButtonKind.QUIET, self, icon_name="folder", name="other-backup"
        )
        self.other.clicked.connect(self.ask_file)
        self.take = Button(lambda: tr("Put it back"), ButtonKind.PRIMARY, self, name="put-back")
        self.take.clicked.connect(self.put_back)
        self.take.setEnabled(False)
        board.keeper.ask_closed(list_backups, self._show)

    def first(self) -> QWidget:
        return self.list

    def _show(self, found: tuple[Backup, ...]) -> None:
        self.found = found
        self.list.show_rows([
            Row((f"{b.at:%Y-%m-%d %H:%M}", kind_name(b.path), f"{b.size / 1_048_576:,.1f} MB"), n)
            for n, b in enumerate(found)
        ])  # fmt: skip
        self._restyle()

    def _say(self, words: str) -> None:
        self.words = words
        self.setAccessibleDescription(words)
        self._restyle()

    def choose(self, path: Path) -> None:
        """A backup was chosen: say what putting it back means."""
        self.chosen = path
        self.take.setEnabled(True)
        self._say(tr("{file} takes the place of the ledger. It is checked first, and the ledger is backed up.",
                     file=path.name))  # fmt: skip
        self.take.setFocus()

    def ask_file(self) -> None:
        """Ask for a backup that lies elsewhere."""
        translate_dialogs()
        name, _kind = QFileDialog.getOpenFileName(self.window(), tr("Put a backup back"), "", "mjdesk (*.db)")
        if name:
            self.choose(Path(name))

    def put_back(self) -> None:
        """Check it and put it back; what cannot be used is refused, and nothing is changed."""
        if self.chosen is not None:
            self.take.setEnabled(False)
            self.board.keeper.ask_closed(partial(put_back, self.chosen), self._done, self._refused)

    def _done(self, saved: Path | None) -> None:
        self.chosen = None
        self._say(tr("The backup is back; what was there is kept as {file}", file=saved.name if saved else "–"))
        self.board.refresh()
        self.board.keeper.ask_closed(list_backups, self._show)

    def _refused(self, error: Exception) -> None:
        self._say(words_of(error))

    def place(self) -> None:
        if not hasattr(self, "take"):
            return
        px, edge = look().px, look().px(32)
        self.title.put(edge, px(22), self.width() - px(120), px(40))
        self.close_button.put(self.width() - px(66), px(22), px(38), px(38))
        foot = self.height() - px(72)
        top, below = px(72), foot - px(64)
        self.list.resize(round(self.width() - px(36)), round(max(below - top, self.list.needed())))
        self.area.put(px(14), top, self.width() - px(22), below - top)
        self.other.put(edge, foot, self.other.want().width(), px(44))
        take = self.take.want().width()
        self.take.put(self.width() - edge - take, foot - px(4), take, px(50))

    def paintEvent(self, event: QPaintEvent) -> None:
        px = look().px
        with self.ground() as painter:
            if self.words:
                font = look().font(14, 500)
                where = QRectF(px(32), self.height() - px(130), self.width() - px(64), px(24))
                write_paragraph(painter, where, paragraph(self.words, font, where.width()), font, look().colour("ink"))


def show_backups(board: BoardPage) -> BackupsSheet:
    """Lay the sheet over the board, in the place of the one that asked for it."""
    board.window_.close_sheet()
    return board.window_.open_sheet(BackupsSheet(board))
