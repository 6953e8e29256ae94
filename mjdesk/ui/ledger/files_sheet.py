"""Files of the ledger: for Excel, as JSON, rounds from a CSV file, a backup; with progress, and stoppable."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from mjdesk.engine.text import Text
from mjdesk.ledger import csv_import
from mjdesk.ledger.backup import FOLDER, back_up
from mjdesk.ledger.book import Book
from mjdesk.ledger.csv_import import Plan
from mjdesk.ledger.dump import read_dump, write_dump
from mjdesk.ledger.errors import LedgerError
from mjdesk.ledger.files import Progress
from mjdesk.ledger.tables import ROUND_COLUMNS, Period, round_rows, write_csv
from mjdesk.ledger.workbook import write_workbook
from mjdesk.profile import profile_dir
from mjdesk.ui.i18n import say, tr, translate_dialogs
from mjdesk.ui.ledger.backups_sheet import show_backups
from mjdesk.ui.ledger.import_preview import PlanView
from mjdesk.ui.ledger.keeper import words_of
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Label, Scroll, Sheet
from mjdesk.ui.widgets.base import paragraph, write, write_paragraph

if TYPE_CHECKING:
    from mjdesk.ui.ledger.board_page import BoardPage

_SERVER = Text("服务器上的数据库用它自己的工具备份，或者导出 JSON",
               "a database on a server is backed up by its own tools, or exported as JSON")  # fmt: skip


def export(book: Book, path: Path, progress: Progress) -> Path:
    """Write the ledger to a file, in the kind that its name ends in."""
    with book.reading() as connection:
        if path.suffix == ".xlsx":
            write_workbook(path, book, connection, Period(), progress)
        elif path.suffix == ".json":
            write_dump(path, connection, progress)
        else:
            write_csv(path, ROUND_COLUMNS, round_rows(book, connection, Period()), progress)
    return path


def keep_backup(book: Book) -> Path:
    """A backup now; raises LedgerError for a server."""
    if book.path is None:
        raise LedgerError(_SERVER)
    return back_up(book.path, book.folder / FOLDER, f"kept-{book.day_of(book.clock())}")


class FilesSheet(Sheet):
    """The sheet."""

    counted = Signal(int)
    size_units = QSizeF(820, 600)
    least_units = 560.0

    def __init__(self, board: BoardPage) -> None:
        super().__init__()
        self.board = board
        self.words = ""
        self.plan: Plan | None = None
        self._stop = Event()
        self.title = Label(lambda: tr("Files"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        kinds: tuple[tuple[Callable[[], str], str], ...] = (
            (lambda: tr("For Excel, with charts"), "xlsx"),
            (lambda: tr("Rounds as CSV"), "csv"),
            (lambda: tr("Everything as JSON"), "json"),
        )
        self.exports = [
            Button(words, ButtonKind.QUIET, self, icon_name="download", name=f"export-{kind}") for words, kind in kinds
        ]
        for button, (_, kind) in zip(self.exports, kinds, strict=True):
            button.clicked.connect(partial(self.export, kind))
        self.backup = Button(lambda: tr("Back up now"), ButtonKind.QUIET, self, icon_name="save", name="backup")
        self.backup.clicked.connect(self.keep_backup)
        quiet = ButtonKind.QUIET
        self.bring = Button(lambda: tr("Rounds from a CSV file"), quiet, self, icon_name="folder", name="import-csv")
        self.bring.clicked.connect(self.ask_csv)
        self.load = Button(lambda: tr("Everything from JSON"), quiet, self, icon_name="folder", name="import-json")
        self.load.clicked.connect(self.ask_json)
        self.restore = Button(lambda: tr("Put a backup back"), quiet, self, icon_name="history", name="restore")
        self.restore.clicked.connect(lambda: show_backups(board))
        self.take = Button(lambda: tr("Add them"), ButtonKind.PRIMARY, self, name="add-rounds")
        self.take.clicked.connect(self.carry_out)
        self.take.hide()
        self.preview = PlanView()
        self.area = Scroll(self.preview, self)
        self.area.hide()
        self.halt = Button(lambda: tr("Stop"), ButtonKind.QUIET, self, icon_name="stop", name="stop-export")
        self.halt.clicked.connect(self._stop.set)
        self.halt.hide()
        self.counted.connect(lambda n: self._say(tr("%n rows", n)))

    def first(self) -> QWidget:
        return self.exports[0]

    def shut(self) -> None:
        self._stop.set()
        super().shut()

    def _say(self, words: str) -> None:
        self.words = words
        self.setAccessibleDescription(words)
        self.update()

    # --- out

    def export(self, kind: str, _on: bool = False) -> None:
        """Write a file into the folder of exports."""
        stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        path = profile_dir() / "exports" / f"mjdesk-ledger-{stamp}.{kind}"
        self._stop.clear()
        self.halt.show()
        self.board.keeper.ask(partial(export, path=path, progress=self._count), self._exported, self._refused)
        self.place()

    def _count(self, done: int) -> bool:
        """Told in the thread of the ledger; False where the export is to stop."""
        if self._stop.is_set():
            return False
        try:
            self.counted.emit(done)
        except RuntimeError:  # the sheet went meanwhile, in the thread of the window
            return False
        return True

    def _exported(self, path: Path) -> None:
        self.halt.hide()
        self._say(tr("Saved as {path}", path=path))

    def _refused(self, error: Exception) -> None:
        self.halt.hide()
        self._say(words_of(error))

    def keep_backup(self) -> None:
        """Copy the ledger into the folder of backups."""
        self.board.keeper.ask(keep_backup, self._exported, self._refused)

    # --- in

    def ask_csv(self) -> None:
        """Ask for a file and say what it would bring."""
        translate_dialogs()
        name, _kind = QFileDialog.getOpenFileName(self.window(), tr("Rounds from a CSV file"), "", "CSV (*.csv)")
        if name:
            self.look_at(Path(name))

    def look_at(self, path: Path) -> None:
        """Say what a file would bring; nothing is added yet."""
        rules = str(self.board.window_.settings.last_match.get("rules", "wuhan"))
        self.board.keeper.ask(partial(_plan, path=path, rules=rules), self._show_plan, self._refused)

    def _show_plan(self, plan: Plan) -> None:
        self.plan = plan
        if plan.problems:
            self._say(tr("{file} cannot be used: {what}", file="CSV", what=say(plan.problems[0])))
        else:
            self._say(
                tr("{rounds} rounds in {evenings} evenings, {known} there already; new players: {names}",
                   rounds=len(plan.lines), evenings=plan.sessions, known=plan.known,
                   names=", ".join(plan.new_players) or "–")
            )  # fmt: skip
        self.take.setVisible(bool(plan.lines) and not plan.problems)
        self.preview.show_plan(plan)
        self.area.setVisible(bool(plan.lines or plan.problems))
        self.place()

    def ask_json(self) -> None:
        """Ask for an export of everything."""
        translate_dialogs()
        name, _kind = QFileDialog.getOpenFileName(self.window(), tr("Everything from JSON"), "", "JSON (*.json)")
        if name:
            self.load_dump(Path(name))

    def load_dump(self, path: Path) -> None:
        """Fill the ledger, which must be empty, with an export of everything; with progress, and stoppable."""
        self._stop.clear()
        self.halt.show()
        self.place()
        self.board.keeper.ask(lambda book: read_dump(path, book, self._count), self._loaded, self._refused)

    def _loaded(self, rows: int) -> None:
        self.halt.hide()
        self._say(tr("%n rows", rows))
        self.board.refresh()

    def carry_out(self) -> None:
        """Add what was shown."""
        if self.plan is not None:
            plan, self.plan = self.plan, None
            self.take.hide()
            self.area.hide()
            self.board.keeper.ask(lambda book: csv_import.carry_out(book, plan), self._added, self._refused)

    def _added(self, number: int) -> None:
        self._say(tr("%n rounds added", number))
        self.board.refresh()

    # --- places

    def place(self) -> None:
        if not hasattr(self, "halt"):
            return
        px, edge = look().px, look().px(32)
        self.title.put(edge, px(22), px(400), px(40))
        self.close_button.put(self.width() - px(66), px(22), px(38), px(38))
        y = px(78)
        self._rows = []
        groups = (self.exports, [self.bring, self.load], [self.backup, self.restore])
        for words, buttons in zip((tr("Out"), tr("In"), tr("Backups")), groups, strict=True):
            self._rows.append((QRectF(edge, y, px(74), px(44)), words))
            at = edge + px(84)
            for button in buttons:
                wide = button.want().width()
                if at > edge + px(84) and at + wide > self.width() - edge:
                    at, y = edge + px(84), y + px(52)
                button.put(at, y, wide, px(44))
                at += wide + px(12)
            y += px(56)
        y -= px(56)
        foot = self.height() - px(76)
        self.halt.put(edge, foot, self.halt.want().width(), px(44))
        self._words_y = y + px(58)
        top = self._words_y + px(60)
        self.preview.resize(round(self.width() - px(2) * 32 - px(14)), round(self.preview.needed()))
        self.area.put(edge, top, self.width() - 2 * edge + px(10), foot - top - px(12))
        take = self.take.want().width()
        self.take.put(self.width() - edge - take, foot, take, px(50))

    def paintEvent(self, event: QPaintEvent) -> None:
        px = look().px
        with self.ground() as painter:
            for where, words in self._rows:
                write(painter, where, words, look().font(14, 600), look().colour("ink3"))
            if self.words:
                font = look().font(15, 500)
                lines = paragraph(self.words, font, self.width() - px(64))
                where = QRectF(px(32), self._words_y, self.width() - px(64), px(24))
                write_paragraph(painter, where, lines, font, look().colour("ink"))


def _plan(book: Book, path: Path, rules: str) -> Plan:
    with book.reading() as connection:
        return csv_import.plan(path, connection, rules, book.zone)


def show_files(board: BoardPage) -> FilesSheet:
    """Lay the sheet over the board."""
    return board.window_.open_sheet(FilesSheet(board))
