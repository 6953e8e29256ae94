"""A line on the terminal that tells how far a long run is; silent where nobody looks."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from types import TracebackType
from typing import Final, Self, TextIO

_WIDTH: Final = 24
#: the line is not drawn again before this many seconds have passed
_PAUSE: Final = 0.1


@dataclass(slots=True)
class Progress:
    """Done of total, with a bar, the time left, and a few words; ``out`` is standard error, as a rule."""

    out: TextIO | None
    total: int
    unit: str
    begun: float = field(default_factory=time.monotonic)
    _drawn: float = 0.0
    _length: int = 0

    def __post_init__(self) -> None:
        if self.out is not None and not self.out.isatty():
            self.out = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def show(self, done: int, words: str = "") -> None:
        """Draw the line anew, not too often."""
        now = time.monotonic()
        if self.out is None or (done < self.total and now - self._drawn < _PAUSE):
            return
        self._drawn = now
        full = _WIDTH * done // self.total if self.total else _WIDTH
        left = (now - self.begun) * (self.total - done) / done if done else None
        line = f"[{'█' * full}{'·' * (_WIDTH - full)}] {done}/{self.total} {self.unit}"
        line += "" if left is None else f"  {clock(left)} left"
        self._write(f"{line}  {words}".rstrip())

    def close(self) -> None:
        """Take the line away; what is printed next stands in its place."""
        if self.out is not None:
            self.out.write("\r" + " " * self._length + "\r")
            self.out.flush()
            self._length = 0

    def _write(self, line: str) -> None:
        if self.out is not None:
            self.out.write("\r" + line + " " * (self._length - len(line)))
            self.out.flush()
            self._length = len(line)


def clock(seconds: float) -> str:
    """Such as ``1:05`` or ``2:00:00``."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
