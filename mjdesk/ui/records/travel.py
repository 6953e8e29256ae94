"""Records on their way in and out: the files asked for or dropped, and what came of them in words."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QFileDialog, QWidget

from mjdesk.record_keeping import BroughtIn
from mjdesk.ui.i18n import tr, translate_dialogs


def kinds() -> str:
    """The files a dialog offers."""
    return f"{tr('Records')} (*.jsonl);;{tr('All files')} (*)"


def ask_files(parent: QWidget) -> list[Path]:
    """The files to bring in; none when the person thinks better of it."""
    translate_dialogs()
    names, _kind = QFileDialog.getOpenFileNames(parent.window(), tr("Bring in records"), "", kinds())
    return [Path(name) for name in names]


def ask_target(parent: QWidget, suggested: str) -> Path | None:
    """The file to write to; None when the person thinks better of it."""
    translate_dialogs()
    name, _kind = QFileDialog.getSaveFileName(parent.window(), tr("Save a copy"), suggested, kinds())
    return Path(name) if name else None


def dropped(data: QMimeData) -> list[Path]:
    """The files that are dropped."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def told(came: BroughtIn) -> str:
    """What came of bringing files in, in one sentence for each kind."""
    parts = []
    if came.kept or not (came.known or came.refused):
        parts.append(tr("%n rounds brought in", n=came.kept))
    if came.known:
        parts.append(tr("%n were there already", n=came.known))
    if came.refused:
        parts.append(tr("%n files refused: {why}", n=len(came.refused), why=came.refused[0]))
    return tr("; ").join(parts)
