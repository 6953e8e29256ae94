"""The lines to tables that are open, and how they end: nobody waits for a device, and no round is lost on the way."""

from __future__ import annotations

from threading import Lock, Thread

from PySide6.QtCore import QCoreApplication, QObject

from mjdesk.ui.background import in_background
from mjdesk.ui.companion.plan import TablePlan
from mjdesk.ui.companion.scribe import Scribe, Writing
from mjdesk.ui.companion.service import Companion


class Lines(QObject):
    """Opens lines whose rounds a scribe writes down. At the end of the program everything is waited for."""

    def __init__(self, scribe: Scribe) -> None:
        super().__init__()
        self.scribe = scribe
        self._open: list[Companion] = []
        self._ending: list[Thread] = []
        self._one_ends = Lock()
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self._finish)

    def open(self, plan: TablePlan) -> tuple[Companion, Writing]:
        """A line that is not started yet, and what writes its rounds."""
        writing = self.scribe.writes_for(plan)
        companion = Companion(plan, settled=writing.keep)
        self._open.append(companion)
        return companion, writing

    def leave(self, companion: Companion) -> None:
        """Give one device back, without waiting for it."""
        if companion in self._open:
            self._open.remove(companion)
            self._ending.append(in_background(companion.stop))

    def close(self) -> None:
        """Give all devices back and let the scribe finish, without waiting for it."""
        in_background(self._finish, self._forget)

    def _forget(self, _none: object) -> None:
        self.scribe.forget()

    def _finish(self) -> None:
        """Returns when nothing is open any more and all rounds are written."""
        with self._one_ends:
            for companion in self._open[:]:
                companion.stop()
            self._open.clear()
            for thread in self._ending:
                thread.join()
            self.scribe.close()
