"""Asking for a file: the one thing the window leaves to a dialog of the system, which knows the person's folders."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from mjdesk.ui.i18n import tr


def _kinds() -> str:
    return f"{tr('House rules')} (*.json);;{tr('All files')} (*)"


def ask_open(parent: QWidget) -> Path | None:
    """A file of house rules to read; None when the person thinks better of it."""
    name, _kind = QFileDialog.getOpenFileName(parent.window(), tr("House rules from a file"), "", _kinds())
    return Path(name) if name else None


def ask_save(parent: QWidget, suggested: str) -> Path | None:
    """Where to write house rules; None when the person thinks better of it."""
    name, _kind = QFileDialog.getSaveFileName(parent.window(), tr("House rules as a file"), suggested, _kinds())
    return Path(name) if name else None
