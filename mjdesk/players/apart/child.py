"""The process that thinks: takes jobs from its standard input in order, answers on its standard output."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import suppress
from typing import Any, BinaryIO, Final

from .wire import read_frame, write_frame

#: how much the window goes before the thinking where there are not enough processors for both
_NICENESS: Final = 5

#: what an answer is: (number of the job, one of these, a value or the words of an error)
READY, PART, DONE, FAILED = "ready", "part", "done", "failed"


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the other end is gone."""
    from .jobs import JOBS

    write_frame(answers, (0, READY, None))
    while True:
        number, name, args = read_frame(jobs)
        try:
            result = JOBS[name](*args)
            if isinstance(result, Generator):
                result = _tell_parts(answers, number, result)
        except Exception as error:
            write_frame(answers, (number, FAILED, f"{type(error).__name__}: {error}"))
        else:
            write_frame(answers, (number, DONE, result))


def _tell_parts(answers: BinaryIO, number: int, parts: Generator[Any, None, Any]) -> Any:
    """Tell each part; returns what the generator returns at its end."""
    while True:
        try:
            part = next(parts)
        except StopIteration as end:
            return end.value
        write_frame(answers, (number, PART, part))


def main() -> None:
    """Serve the process that started this one."""
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anybody prints is no answer
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    with suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        serve(jobs, answers)
    sys.stderr.flush()
    os._exit(0)  # nothing to tidy up, and nobody who waits for it
