"""Reviews a record in a process of its own and tells the window how far it has come."""

from __future__ import annotations

from concurrent.futures import Future

from PySide6.QtCore import QObject, Qt, Signal

from mjdesk.engine.record import Record
from mjdesk.players.apart import Thinker, ThinkerGone
from mjdesk.players.review import Review, ReviewedDecision


class Reviewer(QObject):
    """One review at a time; asking for another one drops what the last is still to say."""

    begun = Signal(int)  #: how many questions there are
    weighed = Signal(object)  #: a ReviewedDecision
    done = Signal(object)  #: the Review
    failed = Signal(str)
    _part = Signal(int, object)
    _end = Signal(int, object, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker: Thinker | None = None
        self._number = 0
        queued = Qt.ConnectionType.QueuedConnection  # both come from a thread of the thinker's
        self._part.connect(self._take_part, queued)
        self._end.connect(self._take_end, queued)

    def review(self, record: Record, seat: int) -> None:
        """Begin to review the decisions of a seat."""
        self.close()
        self._number += 1
        number, self._thinker = self._number, Thinker()

        def part(value: int | ReviewedDecision) -> None:
            self._part.emit(number, value)

        def end(answer: Future[Review]) -> None:
            error = answer.exception()
            if error is None:
                self._end.emit(number, answer.result(), "")
            elif not isinstance(error, ThinkerGone):
                self._end.emit(number, None, str(error))

        self._thinker.ask("review", record, seat, on_part=part).add_done_callback(end)

    def close(self) -> None:
        """Stop thinking."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    def _take_part(self, number: int, value: int | ReviewedDecision) -> None:
        if number == self._number:
            (self.begun if isinstance(value, int) else self.weighed).emit(value)

    def _take_end(self, number: int, review: Review | None, error: str) -> None:
        if number != self._number:
            return
        self.close()
        if review is None:
            self.failed.emit(error)
        else:
            self.done.emit(review)
