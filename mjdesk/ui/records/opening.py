"""What opens the page of records, and what is opened from it: the viewer, the review, a note, a file."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from mjdesk.engine.record import Record
from mjdesk.record_shelf import Shelved
from mjdesk.ui.records.note_sheet import NoteSheet
from mjdesk.ui.records.page import RecordsPage
from mjdesk.ui.records.replay_page import open_replay
from mjdesk.ui.records.review_page import open_review

if TYPE_CHECKING:
    from mjdesk.ui.window import MainWindow


def open_replay_of(window: MainWindow, record: Record, before: tuple[int, ...]) -> None:
    """Show a record in the viewer, with the way to its review."""
    viewer = open_replay(window, record, before)
    viewer.review_wanted.connect(lambda seat: open_review(window, record, before, seat))


def _write_note(window: MainWindow, page: RecordsPage, shelved: Shelved) -> None:
    """Lay the sheet over the list in which a note is written."""
    sheet = NoteSheet(page.list.told(shelved), page.list.notes.get(shelved.name, ""))
    sheet.noted.connect(partial(page.note, shelved))
    window.open_sheet(sheet)


def open_records(window: MainWindow) -> RecordsPage:
    """Show the page in the window."""
    page = RecordsPage(window.settings.name, window.settings.bust)
    page.said.connect(window.toast)
    page.new_wanted.connect(lambda: window.go("new"))
    page.note_wanted.connect(partial(_write_note, window, page))
    page.opened.connect(partial(open_replay_of, window))
    page.review_wanted.connect(partial(open_review, window))
    return window.visit(page)


def open_file(window: MainWindow, path: Path) -> None:
    """Show the first record of a file over the list of one's own."""
    open_records(window).exchange.open_file(path)
