"""The thread that holds a line to a device: it opens, reads, writes, and opens again when the line was lost.

Everything about the device happens in this thread: ``work`` is given what came and each tick, `call` puts something of
another thread in between. Nothing here waits for whoever looks at the results. An error that nobody foresaw closes the
line, is logged and told; then nothing is read until `connect_again`.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Final

from .errors import LinkError, Problem
from .session import Session, Update
from .traffic import Direction, TrafficLog
from .transport import Transport, skipped_by

_log = logging.getLogger(__name__)
_READ_WAIT: Final = 0.05
#: bytes taken in one turn, so that a flood leaves time for everything else
_TURN: Final = 8192
#: seconds of work after which this thread rests as long as it worked, up to so many: in a flood the interpreter belongs
#: to others half of the time
_WORK: Final = 0.004
_REST: Final = 0.02
REOPEN_EVERY: Final = 1.0
#: what does not get better by itself: somebody has to want it anew
FINAL: Final = frozenset({Problem.BAD_ADDRESS, Problem.BAD_LOG, Problem.ENDED, Problem.FAULT})

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
        self._session, self._open, self._work, self._trouble, self._traffic = session, open_line, work, trouble, log
        self._calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._stopping, self._wanted = Event(), Event()
        self._told: Problem | None = None
        self._skipped = 0  # ms of logs that were played at once, in lines that are closed
        self._ahead = 0  # ms that our time is ahead of the machine's
        self._thread = Thread(target=self._run, name="table-link", daemon=True)

    def start(self) -> None:
        """Begin to open the line."""
        self._thread.start()

    def call(self, function: Callable[[], None]) -> None:
        """Have a function run in the thread of the device."""
        self._calls.put(function)

    def connect_again(self) -> None:
        """Open the line once more, after something that does not get better by itself."""
        self._wanted.set()

    def stop(self) -> None:
        """Give the line back and end the thread; returns when it has ended and has done what it was called for."""
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join()

    def now(self) -> int:
        """The time in ms: the machine's, and what was skipped of logs that were played at once."""
        return time.monotonic_ns() // 1_000_000 + self._ahead

    # --- in the thread

    def _run(self) -> None:
        while not self._stopping.is_set():
            self._wanted.clear()
            try:
                self._lines()
            except LinkError as error:
                self._tell(error)
            except Exception as error:
                _log.exception("the line to the table was let go")
                self._session.lost()
                self._tell(LinkError(Problem.FAULT, "", f"{type(error).__name__}: {error}"))
            self._rest()
        self._guarded(self._answer_calls)

    def _lines(self) -> None:
        """One line after another, until somebody stops; raises what no other line would mend."""
        while not self._stopping.is_set():
            try:
                line = self._open()
            except LinkError as error:
                if error.problem in FINAL:
                    raise
                self._tell(error)
                self._idle(REOPEN_EVERY)
                continue
            self._tell(None)
            try:
                self._serve(line)
            except LinkError as error:
                self._work(self._session.lost(), self.now())
                if error.problem in FINAL:
                    raise
                self._tell(error)
                self._idle(REOPEN_EVERY)
            finally:
                line.close()
                self._skipped = self._ahead

    def _tell(self, error: LinkError | None) -> None:
        """What is wrong with the line, once."""
        problem = None if error is None else error.problem
        if problem is None or problem is not self._told:
            self._trouble(error)
        self._told = problem

    def _serve(self, line: Transport) -> None:
        self._work(self._session.opened(self.now()), self.now())
        while not self._stopping.is_set():
            self._write(line)
            data = line.read(_READ_WAIT)
            self._ahead = self._skipped + skipped_by(line)
            began = time.monotonic()
            updates, end = self._feed(line, data)
            updates += self._session.tick(self.now())
            self._work(updates, self.now())
            self._answer_calls()
            if end is not None:
                raise end
            worked = time.monotonic() - began
            if worked > _WORK:
                self._stopping.wait(min(worked, _REST))
        self._write(line)

    def _feed(self, line: Transport, data: bytes) -> tuple[list[Update], LinkError | None]:
        """What came, and the end of the line where it came right behind."""
        updates: list[Update] = []
        taken = 0
        while data:
            if self._traffic is not None:
                self._traffic.add(Direction.IN, data)
            updates += self._session.feed(data, self.now())
            taken += len(data)
            try:
                data = line.read(0) if taken < _TURN else b""
            except LinkError as error:
                return updates, error
        return updates, None

    def _write(self, line: Transport) -> None:
        data = self._session.outgoing()
        if data:
            if self._traffic is not None:
                self._traffic.add(Direction.OUT, data)
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
            self._work([], self.now())
            self._answer_calls()

    def _rest(self) -> None:
        """Wait until the line is wanted anew; what others want is still done, one fault after the other."""
        while not self._wanted.is_set() and not self._stopping.wait(_READ_WAIT):
            if self._told is not Problem.FAULT:
                self._guarded(lambda: self._work([], self.now()))
            self._guarded(self._answer_calls)

    @staticmethod
    def _guarded(what: Callable[[], None]) -> None:
        """Do something though it may fail: without a line nothing else can be let go."""
        try:
            what()
        except Exception:
            _log.exception("something that was wanted of the table failed")
