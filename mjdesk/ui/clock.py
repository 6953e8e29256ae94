"""The time for a decision, where one is set: runs while a question is open, holds while one looks at something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

TICK: Final = 200  #: ms between two looks at the clock


class DecisionClock(QObject):
    """``ran_out`` carries the question that was not answered in time; ``shown`` how many of how many seconds are left.

    ``shown`` brings None when there is nothing to be shown. ``holds`` says whether time stands still now.
    """

    ran_out = Signal(int)
    shown = Signal(object)

    def __init__(self, parent: QObject, holds: Callable[[], bool]) -> None:
        super().__init__(parent)
        self.seconds = 0  #: for a decision; 0: as long as one likes
        self.left = 0  #: ms
        self._question: int | None = None
        self._holds = holds
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.tick)

    @property
    def running(self) -> bool:
        """Whether a decision is awaited."""
        return self._timer.isActive()

    def set_seconds(self, seconds: int) -> None:
        """Give so many seconds from the next question on, or all the time there is."""
        if seconds != self.seconds:
            question = self._question
            self.stop()
            self.seconds = seconds
            self.ask(question)

    def ask(self, question: int | None) -> None:
        """This question is open now, or none; one that runs already goes on."""
        if question is not None and question == self._question:
            return
        self.stop()
        self._question = question
        if question is not None and self.seconds:
            self.left = 1000 * self.seconds
            self._timer.start()
            self._show()

    def stop(self) -> None:
        """It has been answered."""
        if self._timer.isActive():
            self._timer.stop()
            self.shown.emit(None)
        self._question = None

    def tick(self) -> None:
        """A little time has gone by."""
        if self._holds():
            return
        self.left -= TICK
        if self.left > 0:
            self._show()
            return
        question = self._question
        assert question is not None
        self.stop()
        self.ran_out.emit(question)

    def _show(self) -> None:
        self.shown.emit((self.left / 1000, self.seconds))
