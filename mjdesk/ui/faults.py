"""Errors that nobody caught, told to the person in passing: the window goes on, and the log says the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from mjdesk.ui.i18n import tr
from mjdesk.ui.log import FILE

if TYPE_CHECKING:
    from mjdesk.ui.shell import Shell

_MOST: Final = 200  #: places remembered


class Faults(QObject):
    """Tells of each place where something goes wrong once: what fails while it is painted fails with every frame."""

    _new = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._seen: set[tuple[str, int]] = set()
        self._window: Shell | None = None
        self._new.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def tell(self, window: Shell) -> None:
        """Say it in this window from now on."""
        self._window = window

    def take(self, error: BaseException) -> None:
        """Take an error, in whatever thread it happened."""
        place = _place(error)
        if place not in self._seen and len(self._seen) < _MOST:
            self._seen.add(place)
            self._new.emit()

    def _tell(self) -> None:
        if self._window is not None:
            self._window.toast(tr("Something went wrong and is written down in {file}; you can go on", file=FILE))


def _place(error: BaseException) -> tuple[str, int]:
    """File and line in which an error was raised."""
    trace, place = error.__traceback__, ("", 0)
    while trace is not None:
        place = trace.tb_frame.f_code.co_filename, trace.tb_lineno
        trace = trace.tb_next
    return place
