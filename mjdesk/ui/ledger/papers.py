"""What can be had of an evening on paper: sheets as PDF, pictures, a poster to be shared, a printer.

Painted and written in the thread of the ledger, so that the window goes on meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text
from mjdesk.ui import exports
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger import poster, sheets
from mjdesk.ui.printing import ask_printer
from mjdesk.ui.widgets import MenuList

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from mjdesk.ui.ledger.rounds_page import RoundsPage


class Papers:
    """The papers of the evening that a page shows."""

    def __init__(self, page: RoundsPage) -> None:
        self.page = page

    def choices(self) -> tuple[tuple[str, Callable[[], object]], ...]:
        """What there is, and what makes it."""
        return (
            (tr("The evening as PDF"), partial(self.keep, "evening", "pdf")),
            (tr("The evening as a picture"), partial(self.keep, "evening", "png")),
            (tr("A poster to be shared"), partial(self.keep, "poster", "png")),
            (tr("This round as PDF"), partial(self.keep, "round", "pdf")),
            (tr("Print the evening …"), self.print_evening),
        )

    def open(self) -> MenuList:
        """A list of what can be had."""
        choices = self.choices()
        button = self.page.paper if self.page.paper.isVisible() else self.page.others
        menu = MenuList([words for words, _ in choices], -1, button, button.face())
        menu.chosen.connect(lambda n: choices[n][1]())
        return menu

    def evening(self) -> sheets.Evening:
        """What the sheets say of the evening."""
        started = datetime.fromtimestamp(self.page.table.loaded.session.started / 1000).astimezone()
        return sheets.Evening(self.page.table, tuple(self.page.plan_words()), f"{started:%Y-%m-%d}")

    def keep(self, what: str, suffix: str) -> Path | None:
        """Write a paper into the folder of exports, and say where when it is there."""
        evening, number = self.evening(), self.page.list.row
        if what == "round" and not number:
            return None
        path = exports.export_path(what, suffix)
        if what == "poster":
            shown = poster.poster_of(evening)  # faces are drawn here: pixmaps belong to this thread
            make: Callable[[], None] = lambda: exports.save_picture(path, poster.picture(shown))  # noqa: E731
        elif suffix == "png":
            make = partial(_picture, path, evening)
        elif what == "evening":
            make = partial(_pdf, path, evening)
        else:
            make = partial(_round_pdf, path, evening, number)
        window = self.page.board.window_
        done = lambda _: window.toast(tr("Saved as {path}", path=path))  # noqa: E731 - one line
        self.page.board.keeper.ask(lambda _book: written(make), done)
        return path

    def print_evening(self) -> None:
        """Ask for a printer and print the evening."""
        printer = ask_printer(self.page, self.page.board.window_.toast)
        if printer is not None:
            self.send(printer)

    def send(self, printer: QPrinter) -> None:
        """Print the evening, and say when it is on its way."""
        evening, window = self.evening(), self.page.board.window_
        paint = partial(sheets.paint_evening, evening=evening)
        work = partial(sheets.paint_pages, printer, sheets.page_count(evening.table), paint)
        self.page.board.keeper.ask(lambda _book: work(), lambda _: window.toast(tr("Sent to the printer")))


def written(make: Callable[[], None]) -> None:
    try:
        make()
    except OSError as error:
        what = error.strerror or str(error)
        words = Text(f"没有存下：{what}", f"could not be saved: {what}")
        raise BadInput(what, "exports", words) from None


def _picture(path: Path, evening: sheets.Evening) -> None:
    exports.save_picture(path, sheets.picture_of(evening))


def _pdf(path: Path, evening: sheets.Evening) -> None:
    paint = partial(sheets.paint_evening, evening=evening)
    exports.save_pdf(path, partial(sheets.paint_pages, pages=sheets.page_count(evening.table), paint=paint))


def _round_pdf(path: Path, evening: sheets.Evening, number: int) -> None:
    table, day = evening.table, evening.day

    def paint(painter: QPainter, _page: int) -> None:
        sheets.paint_round(painter, table, number, day)

    exports.save_pdf(path, partial(sheets.paint_pages, pages=1, paint=paint))
