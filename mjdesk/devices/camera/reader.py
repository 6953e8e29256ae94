"""A thread that reads a source and keeps the newest frame: nobody waits for a camera but it."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from threading import Event, Thread
from weakref import WeakSet

from mjdesk.engine.errors import MjdeskError

from .frames import Frame, FrameSource
from .watching import Watch

_running: WeakSet[FrameReader] = WeakSet()


@atexit.register
def _let_go() -> None:
    """No thread may be inside a camera's driver while the program is taken down around it."""
    for reader in list(_running):
        reader.close()


class FrameReader:
    """Opens a source in a thread of its own and reads it until it ends or `close` is called.

    ``shown`` is called there with each frame and what is known of it, ``ended`` once at last: with why, where the
    source was lost or could not be opened, else with None. Frames are kept nowhere: the newest is let go for the next.
    """

    def __init__(
        self,
        opening: Callable[[], FrameSource],
        shown: Callable[[Frame, Watch], None],
        ended: Callable[[MjdeskError | None], None],
    ) -> None:
        self._opening, self._shown, self._ended = opening, shown, ended
        self._stop = Event()
        self._thread = Thread(target=self._run, name="camera", daemon=True)
        _running.add(self)
        self._thread.start()

    def _run(self) -> None:
        error: MjdeskError | None = None
        try:
            self._read_all()
        except MjdeskError as lost:
            error = lost
        self._ended(error)

    def _read_all(self) -> None:
        source, watch = self._opening(), Watch()
        try:
            while not self._stop.is_set() and (frame := source.read()) is not None:
                watch = watch.after(frame)
                if not self._stop.is_set():
                    self._shown(frame, watch)
        finally:
            source.close()

    def close(self, wait: float = 2.0) -> None:
        """Stop after the frame that is read now; waits so many seconds for it. May be called twice, and in the
        callbacks."""
        self._stop.set()
        if self._thread.is_alive() and not self._is_here():
            self._thread.join(wait)

    def _is_here(self) -> bool:
        from threading import current_thread

        return current_thread() is self._thread

    @property
    def alive(self) -> bool:
        """Whether the thread still runs."""
        return self._thread.is_alive()
