"""The ledger behind the window: one thread does everything with the database, in the order it was asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal, Slot

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.listeners import is_there

if TYPE_CHECKING:
    from mjdesk.ledger.book import Book

Work = Callable[["Book"], Any]
Then = Callable[[Any], object]
PATIENCE_MS = 400  #: after this long somebody who waits is told so


@dataclass(frozen=True, slots=True)
class _Job:
    """Something to be done; ``closed``: with the ledger closed."""

    work: Callable[[Any], Any]
    then: Then | None
    otherwise: Then | None
    closed: bool = False


class Keeper(QObject):
    """Asks the ledger. ``failed`` says in words what went wrong where nobody else is told; ``slow`` that answers take
    their time, and that they no longer do.
    """

    failed = Signal(str)
    slow = Signal(bool)
    _answered = Signal(object, object, object)
    _asked_elsewhere = Signal()

    def __init__(self, open_book: Callable[[], Book]) -> None:
        super().__init__()
        self._open = open_book
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()
        self.asked = 0  #: questions that are not answered yet
        self._told_slow = False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(lambda: self._tell_slow(slow=True))
        self._answered.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._asked_elsewhere.connect(self._count)
        self._thread = Thread(target=self._run, name="ledger", daemon=True)
        self._thread.start()
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    def ask(self, work: Work, then: Then | None = None, otherwise: Then | None = None) -> None:
        """Do something with the ledger; ``then`` gets the result, ``otherwise`` a refusal, both in this thread.

        What belongs to a widget that is gone by then is not called.
        """
        self._put(_Job(work, then, otherwise))

    def ask_from_anywhere(self, work: Work, then: Then | None = None, otherwise: Then | None = None) -> None:
        """As `ask`, from any thread; the answers are told in the window's thread."""
        self._asked_elsewhere.emit()
        self._waiting.put(_Job(work, then, otherwise))

    def ask_closed(self, work: Callable[[], Any], then: Then | None = None, otherwise: Then | None = None) -> None:
        """Do something while the ledger is closed, such as putting a backup in its place; it opens anew after that."""
        self._put(_Job(lambda _none: work(), then, otherwise, closed=True))

    def _put(self, job: _Job) -> None:
        self._count()
        self._waiting.put(job)

    @Slot()
    def _count(self) -> None:
        """One more question is open."""
        if not self.asked:
            self._patience.start()
        self.asked += 1

    def close(self) -> None:
        """Finish what was asked and let go of the ledger."""
        if self._thread.is_alive():
            self._waiting.put(None)
            self._thread.join()

    # --- in the thread of the ledger

    def _run(self) -> None:
        book: Book | None = None
        while (job := self._waiting.get()) is not None:
            if job.closed and book is not None:
                book.close()
                book = None
            try:
                if not job.closed:
                    book = book or self._open()
                result = job.work(book)
            except Exception as error:  # told in the window's thread, where a fault of ours is raised again
                self._answered.emit(error, job.otherwise, job.then)
            else:
                self._answered.emit(_Result(result), job.then, None)
        if book is not None:
            book.close()

    # --- in the window's thread

    @Slot(object, object, object)
    def _tell(self, answer: object, listener: Then | None, _other: Then | None) -> None:
        from mjdesk.ledger.errors import LedgerError

        self.asked -= 1
        if not self.asked:
            self._patience.stop()
            self._tell_slow(slow=False)
        if isinstance(answer, _Result):
            if listener is not None and is_there(listener):
                listener(answer.value)
        elif isinstance(answer, LedgerError | BadInput):
            if listener is None:
                self.failed.emit(words_of(answer))
            elif is_there(listener):
                listener(answer)
        else:
            assert isinstance(answer, Exception)
            raise answer

    def _tell_slow(self, *, slow: bool) -> None:
        if slow != self._told_slow:
            self._told_slow = slow
            self.slow.emit(slow)


class _Result:
    """What came of it, so that a result that is an error is no refusal."""

    def __init__(self, value: Any) -> None:
        self.value = value


def words_of(error: Exception) -> str:
    """A refusal as a sentence for the person."""
    text = getattr(error, "text", None)
    return say(text) if isinstance(text, Text) else tr("That is not possible: {what}", what=str(error))
