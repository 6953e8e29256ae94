"""The handle of a thinking process: jobs go out, answers come back as futures."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from itertools import count
from threading import Lock, Thread
from typing import Any, BinaryIO, Final, cast

from ...children import part_command
from ...engine.errors import MjdeskError
from .child import DONE, PART, READY
from .wire import read_frame, write_frame

_CHILD: Final = "mjdesk.players.apart.child"


class ThinkerGone(MjdeskError):
    """The process that thinks could not be started, has ended, or was closed."""


class Thinker:
    """One process that thinks about one thing after the other. It is started by the first job, or by `start`.

    Methods may be called from any thread and do not wait. Callbacks come from a thread of the thinker's own.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._numbers = count(1)
        self._waiting: dict[int, tuple[Future[Any], Callable[[Any], None] | None]] = {}
        self._process: subprocess.Popen[bytes] | None = None
        self._listener: Thread | None = None
        self._closed = False
        self.ready: Future[None] = Future()  #: done when the process can think

    def start(self) -> None:
        """Start the process, if it is not running."""
        with self._lock:
            self._started()

    def ask(self, job: str, *args: object, on_part: Callable[[Any], None] | None = None) -> Future[Any]:
        """Ask for one of the `JOBS`; the future fails with `ThinkerGone` where nothing can be thought any more."""
        future: Future[Any] = Future()
        with self._lock:
            number = next(self._numbers)
            self._waiting[number] = future, on_part
            try:
                process = self._started()
                assert process.stdin is not None
                write_frame(cast(BinaryIO, process.stdin), (number, job, args))
            except (OSError, ThinkerGone) as error:
                del self._waiting[number]
                future.set_exception(ThinkerGone(str(error)))
        return future

    def close(self) -> None:
        """End the process; what it has not answered fails."""
        with self._lock:
            self._closed = True
            process, listener = self._process, self._listener
        if process is not None and listener is not None:
            process.kill()
            listener.join()
        self._fail_all("closed")

    @property
    def pid(self) -> int | None:
        """The process, None before it is started."""
        return None if self._process is None else self._process.pid

    def _started(self) -> subprocess.Popen[bytes]:
        if self._closed:
            raise ThinkerGone("closed")
        if self._process is None:
            flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
            self._process = subprocess.Popen(
                part_command(_CHILD), stdin=subprocess.PIPE, stdout=subprocess.PIPE, creationflags=flags
            )
            assert self._process.stdout is not None
            self._listener = Thread(
                target=self._listen, args=(cast(BinaryIO, self._process.stdout),), name="thinker", daemon=True
            )
            self._listener.start()
        return self._process

    def _listen(self, answers: BinaryIO) -> None:
        """Hand out answers until the process ends."""
        with answers, suppress(EOFError, OSError):
            while True:
                number, kind, value = read_frame(answers)
                if kind == READY:
                    self.ready.set_result(None)
                else:
                    self._answered(number, kind, value)
        self._fail_all("the process has ended")
        process = self._process
        assert process is not None
        assert process.stdin is not None
        process.wait()
        with suppress(OSError):  # what was still to be sent reaches nobody
            process.stdin.close()

    def _answered(self, number: int, kind: str, value: Any) -> None:
        future, on_part = self._waiting.get(number, (None, None))
        if future is None:
            return  # it was closed just now
        if kind == PART:
            if on_part is not None:
                on_part(value)
            return
        self._waiting.pop(number, None)
        with suppress(InvalidStateError):  # whoever asked has given it up
            if kind == DONE:
                future.set_result(value)
            else:
                future.set_exception(MjdeskError(value))

    def _fail_all(self, why: str) -> None:
        with self._lock:
            waiting, self._waiting = list(self._waiting.values()), {}
            self._closed = True
        for future in (self.ready, *(entry[0] for entry in waiting)):
            with suppress(InvalidStateError):
                future.set_exception(ThinkerGone(why))
