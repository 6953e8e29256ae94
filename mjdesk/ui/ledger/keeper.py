"""The ledger behind the window: one thread does everything with the database, in the order it was asked for."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from shiboken6 import isValid

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text
from mjdesk.ui.i18n import say, tr

if TYPE_CHECKING:
    from mjdesk.ledger.book import Book

Work = Callable[["Book"], Any]
Then = Callable[[Any], object]


class Keeper(QObject):
    """Asks the ledger. ``failed`` says in words what went wrong where nobody else is told."""

    failed = Signal(str)
    _answered = Signal(object, object, object)

    def __init__(self, open_book: Callable[[], Book]) -> None:
        super().__init__()
        self._open = open_book
        self._waiting: SimpleQueue[tuple[Work, Then | None, Then | None] | None] = SimpleQueue()
        self.asked = 0  #: questions that are not answered yet
        self._answered.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._thread = Thread(target=self._run, name="ledger", daemon=True)
        self._thread.start()
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    def ask(self, work: Work, then: Then | None = None, otherwise: Then | None = None) -> None:
        """Do something with the ledger; ``then`` gets the result, ``otherwise`` a refusal, both in this thread.

        What belongs to a widget that is gone by then is not called.
        """
        self.asked += 1
        self._waiting.put((work, then, otherwise))

    def close(self) -> None:
        """Finish what was asked and let go of the ledger."""
        if self._thread.is_alive():
            self._waiting.put(None)
            self._thread.join()

    # --- in the thread of the ledger

    def _run(self) -> None:
        book: Book | None = None
        while (job := self._waiting.get()) is not None:
            work, then, otherwise = job
            try:
                book = book or self._open()
                result = work(book)
            except Exception as error:  # told in the window's thread, where a fault of ours is raised again
                self._answered.emit(error, otherwise, then)
            else:
                self._answered.emit(_Result(result), then, None)
        if book is not None:
            book.close()

    # --- in the window's thread

    @Slot(object, object, object)
    def _tell(self, answer: object, listener: Then | None, _other: Then | None) -> None:
        from mjdesk.ledger.errors import LedgerError

        self.asked -= 1
        if isinstance(answer, _Result):
            if listener is not None and _is_there(listener):
                listener(answer.value)
        elif isinstance(answer, LedgerError | BadInput):
            if listener is None:
                self.failed.emit(words_of(answer))
            elif _is_there(listener):
                listener(answer)
        else:
            assert isinstance(answer, Exception)
            raise answer


class _Result:
    """What came of it, so that a result that is an error is no refusal."""

    def __init__(self, value: Any) -> None:
        self.value = value


def _is_there(listener: Then) -> bool:
    owner = getattr(listener, "__self__", None)
    return not isinstance(owner, QObject) or isValid(owner)


def words_of(error: Exception) -> str:
    """A refusal as a sentence for the person."""
    text = getattr(error, "text", None)
    return say(text) if isinstance(text, Text) else tr("That is not possible: {what}", what=str(error))
