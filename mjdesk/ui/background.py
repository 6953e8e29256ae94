"""Work that must not hold up the window: done in a thread of its own, its result told in the window's thread."""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Thread
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

from mjdesk.ui.listeners import is_there

#: seconds after which a busy thread lets the window's thread have the interpreter
SWITCH_INTERVAL: Final = 0.001
_waiting: Final[set[QObject]] = set()  # kept until they have told their result


class _Messenger(QObject):
    """Lives in the thread that asked; its signal carries the result over."""

    done = Signal(object, object)  #: result, error

    def __init__(self, then: Callable[[Any], None] | None) -> None:
        super().__init__()
        self._then = then
        self.done.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    @Slot(object, object)
    def _tell(self, result: object, error: Exception | None) -> None:
        _waiting.discard(self)
        if error is not None:
            raise error
        if self._then is not None and is_there(self._then):
            self._then(result)


def in_background(work: Callable[[], Any], then: Callable[[Any], None] | None = None) -> Thread:
    """Run ``work`` in a thread; ``then`` gets the result in the thread that called, from its event loop.

    ``then`` is not called when a widget that it would be told to is gone by then (`is_there`). An error of ``work``
    is raised in the event loop, as an error of a slot is. ``work`` touches no widget. The interpreter waits for it at
    exit.
    """
    messenger = _Messenger(then)
    _waiting.add(messenger)

    def run() -> None:
        try:
            result = work()
        except Exception as error:
            messenger.done.emit(None, error)
        else:
            messenger.done.emit(result, None)

    sys.setswitchinterval(SWITCH_INTERVAL)
    thread = Thread(target=run, name="background")
    thread.start()
    return thread
