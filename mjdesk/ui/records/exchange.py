"""Records that come from files and go into files, for the page that lists them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from mjdesk.engine.errors import BadInput
from mjdesk.engine.record import Record
from mjdesk.profile import profile_dir
from mjdesk.record_keeping import BroughtIn, bring_in, write_out
from mjdesk.record_shelf import load_records
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import tr, translate_dialogs
from mjdesk.ui.records import travel

if TYPE_CHECKING:
    from mjdesk.ui.records.page import RecordsPage


class Exchange:
    """Asks for files, reads and writes them off the window's thread, and says what came of it."""

    def __init__(self, page: RecordsPage) -> None:
        self._page = page

    def ask_files(self) -> None:
        """Ask which files to bring in."""
        self.bring_in(travel.ask_files(self._page))

    def bring_in(self, files: Sequence[Path]) -> None:
        """Keep the rounds of these files among one's own, off the window's thread; says what came of it."""
        if files:
            in_background(partial(_brought_in, profile_dir(), tuple(files)), self._came_in)

    def _came_in(self, came: BroughtIn | OSError) -> None:
        if isinstance(came, OSError):
            self._page.said.emit(tr("Could not be saved: {what}", what=came.strerror or str(came)))
            return
        self._page.said.emit(travel.told(came))
        self._page.refresh()

    def ask_target(self) -> None:
        """Ask where to write the rounds that are listed."""
        names = self._page.list.names
        target = travel.ask_target(self._page, "mjdesk.jsonl") if names else None
        if target is not None:
            self.write_out(target)

    def write_out(self, target: Path) -> None:
        """Write the rounds that are listed into one file, off the window's thread; says so."""
        in_background(partial(_written_out, profile_dir(), self._page.list.names, target), self._page.said.emit)

    def ask_file(self) -> None:
        """Ask which file to open."""
        translate_dialogs()
        name, _ = QFileDialog.getOpenFileName(self._page.window(), tr("A record from a file"), "", travel.kinds())
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Open the first round of a file in the viewer; says so where it cannot be read."""
        records = self.read(path)
        if records:
            self._page.opened.emit(records[0], (0,) * records[0].setup.players)

    def read(self, path: Path) -> tuple[Record, ...]:
        """The records of a file; says so where it cannot be read, and there are none then."""
        try:
            return load_records(path)
        except BadInput as error:
            self._page.said.emit(tr("The record cannot be read: {what}", what=str(error)))
            return ()


def _brought_in(profile: Path, files: Sequence[Path]) -> BroughtIn | OSError:
    """Runs in a thread."""
    try:
        return bring_in(profile, files)
    except OSError as error:
        return error


def _written_out(profile: Path, names: Sequence[str], target: Path) -> str:
    """Runs in a thread; returns what to say."""
    try:
        write_out(profile, names, target)
    except OSError as error:
        return tr("Could not be saved: {what}", what=error.strerror or str(error))
    except BadInput as error:
        return tr("The record cannot be read: {what}", what=str(error))
    return tr("Saved as {path}", path=target)
