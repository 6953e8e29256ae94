"""A line that says why something happened by itself; it stays long enough to be read, whatever happens meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from mjdesk.ui.theme import MOTION

if TYPE_CHECKING:
    from mjdesk.ui.table.widget import TableWidget


class Notices:
    """The line that is said now. The time to read it is not a motion: no speed setting shortens it."""

    def __init__(self, table: TableWidget) -> None:
        self._table = table
        self._words: Callable[[], str] | None = None
        self._timer = QTimer(table)
        self._timer.setSingleShot(True)
        self._timer.setInterval(MOTION.forced_notice)
        self._timer.timeout.connect(self.end)

    @property
    def said(self) -> str:
        """The line in the current language, empty while there is none."""
        return self._words() if self._words is not None else ""

    def say(self, words: Callable[[], str]) -> None:
        """Say a line in place of the one before; nothing leaves that one."""
        if words():
            self._words = words
            self._timer.start()

    def end(self) -> None:
        """Nothing is said any more."""
        self._timer.stop()
        self._words = None
        self._table.notice_changed()
