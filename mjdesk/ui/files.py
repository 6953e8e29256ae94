"""House rules as files: asking for one, which the window leaves to a dialog of the system; writing, dropping."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QFileDialog, QWidget

from mjdesk.preset_files import SUFFIX, write_file
from mjdesk.presets import Preset
from mjdesk.ui.i18n import tr, translate_dialogs


def _kinds() -> str:
    return f"{tr('House rules')} (*.json);;{tr('All files')} (*)"


def ask_open(parent: QWidget) -> Path | None:
    """A file of house rules to read; None when the person thinks better of it."""
    translate_dialogs()
    name, _kind = QFileDialog.getOpenFileName(parent.window(), tr("House rules from a file"), "", _kinds())
    return Path(name) if name else None


def ask_save(parent: QWidget, suggested: str) -> Path | None:
    """Where to write house rules; None when the person thinks better of it."""
    translate_dialogs()
    name, _kind = QFileDialog.getSaveFileName(parent.window(), tr("House rules as a file"), suggested, _kinds())
    return Path(name) if name else None


def name_for(preset: Preset) -> str:
    """A name for the file of a preset that every file system takes."""
    plain = "".join(char if char.isalnum() or char in " -_" else "_" for char in preset.name).strip()
    return f"{plain or preset.rules}{SUFFIX}"


def write(preset: Preset, path: Path) -> str:
    """Write a preset as a file; returns what to say about it."""
    try:
        write_file(preset, path)
    except OSError as error:
        return tr("Could not be saved: {what}", what=error.strerror or str(error))
    return tr("Saved as {path}", path=path)


def dropped(data: QMimeData) -> Path | None:
    """The one file that is dropped, None when it is something else."""
    local = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    return Path(local[0]) if len(local) == 1 else None
