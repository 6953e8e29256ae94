"""The raw traffic of a line in a text file: seconds (monotonic), ``<`` in or ``>`` out, the bytes in hex."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import TextIO

from .errors import LinkError, Problem

FIRST_LINE = "# mjdesk table-link traffic 1"
#: characters after which a log ends, with a line that says so
LONGEST = 64_000_000


class Direction(StrEnum):
    """Which way bytes went, as seen from the program."""

    IN = "<"
    OUT = ">"


class TrafficLog:
    """Writes what goes over a line; every line is flushed, so that a crash leaves all of it."""

    def __init__(self, out: TextIO, clock: Callable[[], float], longest: int = LONGEST) -> None:
        self._out, self._clock, self._left = out, clock, longest
        out.write(FIRST_LINE + "\n")

    def add(self, direction: Direction, data: bytes) -> None:
        """One piece as it was read or written."""
        if not data or self._left <= 0:
            return
        line = f"{self._clock():.6f} {direction} {data.hex()}\n"
        self._left -= len(line)
        self._out.write(line if self._left > 0 else "# the log is full\n")
        self._out.flush()


def read_log(path: Path) -> Iterator[tuple[float, Direction, bytes]]:
    """The pieces of a log; raises LinkError naming the line that is none."""
    try:
        text = path.read_text("ascii")
    except OSError as error:
        raise LinkError(Problem.OTHER, str(path), error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise LinkError(Problem.BAD_LOG, str(path)) from None
    rows = text.splitlines()
    if not rows or rows[0] != FIRST_LINE:
        raise LinkError(Problem.BAD_LOG, str(path))
    for number, row in enumerate(rows[1:], start=2):
        if row.startswith("#") or not row:
            continue
        try:
            at, direction, data = row.split()
            yield float(at), Direction(direction), bytes.fromhex(data)
        except ValueError:
            raise LinkError(Problem.BAD_LOG, f"{path}, line {number}") from None
