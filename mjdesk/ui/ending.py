"""What asks the program to end from outside: the system at its end, a terminal that is closed, Ctrl+C in one.

Windows close as by their buttons then. Without this Qt's loop would not hear of Ctrl+C until something else happens.
"""

from __future__ import annotations

import signal
import socket
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication

#: those a system may not have are left out
_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)


class Ending(QObject):
    """Closes all windows at a signal; made in the thread the program began with. Those to be ignored stay so."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._here, self._there = socket.socketpair()
        for end in (self._here, self._there):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._here.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._asked)
        for number in _SIGNALS:
            if signal.getsignal(number) is not signal.SIG_IGN:  # such as with nohup
                signal.signal(number, _heard)
        signal.set_wakeup_fd(self._there.fileno(), warn_on_full_buffer=False)

    def _asked(self) -> None:
        self._here.recv(64)
        QApplication.closeAllWindows()


def _heard(_number: int, _frame: object) -> None:
    """The byte that the signal has written is what counts."""
