"""A line that says why something happened by itself; it stays long enough to be read, whatever happens meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from mjdesk.ui.theme import MOTION

if TYPE_CHECKING:
    from mjdesk.ui.table.widget import TableWidget


class Notices:
    """The line that is said now. The time to read it is not a motion: no speed setting shortens it."""

    def __init__(self, table: TableWidget) -> None:
        self._table = table
        self.said = ""
        self._timer = QTimer(table)
        self._timer.setSingleShot(True)
        self._timer.setInterval(MOTION.forced_notice)
        self._timer.timeout.connect(self.end)

    def say(self, said: str) -> None:
        """Say a line in place of the one before; nothing leaves that one."""
        if said:
            self.said = said
            self._timer.start()

    def end(self) -> None:
        """Nothing is said any more."""
        self._timer.stop()
        self.said = ""
        self._table.notice_changed()
