"""The thread that holds a line to a device: it opens, reads, writes, and opens again when the line was lost.

Everything about the device happens in this thread: ``work`` is given what came and each tick, `call` puts something of
another thread in between. Nothing here waits for whoever looks at the results.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Final

from .errors import LinkError, Problem
from .session import Session, Update
from .traffic import Direction, TrafficLog
from .transport import Transport

_READ_WAIT: Final = 0.05
#: bytes taken in one turn, so that a flood leaves time for everything else
_TURN: Final = 65_536
REOPEN_EVERY: Final = 1.0

Work = Callable[[list[Update], int], None]


class Reader:
    """Runs a session in a thread of its own until `stop`."""

    def __init__(
        self,
        session: Session,
        open_line: Callable[[], Transport],
        work: Work,
        trouble: Callable[[LinkError | None], None] = lambda _: None,
        log: TrafficLog | None = None,
    ) -> None:
        self._session, self._open, self._work, self._trouble, self._log = session, open_line, work, trouble, log
        self._calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._stopping = Event()
        self._thread = Thread(target=self._run, name="table-link", daemon=True)

    def start(self) -> None:
        """Begin to open the line."""
        self._thread.start()

    def call(self, function: Callable[[], None]) -> None:
        """Have a function run in the thread of the device."""
        self._calls.put(function)

    def stop(self) -> None:
        """Give the line back and end the thread; returns when it has ended."""
        self._stopping.set()
        self._thread.join()

    # --- in the thread

    def _run(self) -> None:
        last: Problem | None = None
        while not self._stopping.is_set():
            try:
                line = self._open()
            except LinkError as error:
                if error.problem is not last:
                    last = error.problem
                    self._trouble(error)
                if error.problem in (Problem.BAD_ADDRESS, Problem.BAD_LOG):
                    return
                self._idle(REOPEN_EVERY)
                continue
            last = None
            self._trouble(None)
            try:
                self._serve(line)
            except LinkError as error:
                self._work(self._session.lost(), _now())
                self._trouble(error)
                last = error.problem
                if error.problem is Problem.ENDED:
                    return
                self._idle(REOPEN_EVERY)
            finally:
                line.close()

    def _serve(self, line: Transport) -> None:
        self._work(self._session.opened(_now()), _now())
        while not self._stopping.is_set():
            self._write(line)
            data = line.read(_READ_WAIT)
            updates, end = self._feed(line, data)
            updates += self._session.tick(_now())
            self._work(updates, _now())
            self._answer_calls()
            if end is not None:
                raise end
        self._write(line)

    def _feed(self, line: Transport, data: bytes) -> tuple[list[Update], LinkError | None]:
        """What came, and the end of the line where it came right behind."""
        updates: list[Update] = []
        taken = 0
        while data:
            if self._log is not None:
                self._log.add(Direction.IN, data)
            updates += self._session.feed(data, _now())
            taken += len(data)
            try:
                data = line.read(0) if taken < _TURN else b""
            except LinkError as error:
                return updates, error
        return updates, None

    def _write(self, line: Transport) -> None:
        data = self._session.outgoing()
        if data:
            if self._log is not None:
                self._log.add(Direction.OUT, data)
            line.write(data)

    def _answer_calls(self) -> None:
        while True:
            try:
                function = self._calls.get_nowait()
            except Empty:
                return
            function()

    def _idle(self, seconds: float) -> None:
        """Wait without a line; what others want is still done, and time goes on."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and not self._stopping.wait(_READ_WAIT):
            self._work([], _now())
            self._answer_calls()


def _now() -> int:
    return time.monotonic_ns() // 1_000_000
