"""One act on the coin book at a time: whoever acts reads what others have booked since, in whatever process.

An act either stands on the disk when it returns, or nothing of it does.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from .coins import BOOK_FILE, Book, BookFile, Booking

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_LOCK, 1)

    def _unlock(file: int) -> None:
        os.lseek(file, 0, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_UNLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)

    def _unlock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


class Till:
    """The coin book of a profile. Not for the window's thread: it reads and writes files."""

    def __init__(self, profile: Path, *, sums_only: bool = False) -> None:
        """With ``sums_only`` it remembers, and returns, no more of the book than `Book.sums`: a match without coins
        asks for nothing else, and would hold every booking of years for as long as it lasts."""
        self._file, self._sums_only = BookFile(profile / BOOK_FILE), sums_only
        self._known: tuple[tuple[int, int], Book] | None = None

    def read(self) -> Book:
        """The book as it stands; raises BadInput where it is damaged."""
        stamp = self._stamp()
        if self._known is None or self._known[0] != stamp:
            self._known = stamp, self._kept(self._file.read())
        return self._known[1]

    def _kept(self, book: Book) -> Book:
        return book.sums() if self._sums_only else book

    def act(self, make: Callable[[Book], Booking | None]) -> Book:
        """Book what ``make`` makes of the book, None for nothing; returns the book after it.

        Raises what ``make`` raises, and OSError where the disk refuses; then nothing is booked.
        """
        with self._alone():
            book = self.read()
            booking = make(book)
            if booking is None:
                return book
            longer = self._kept(self._file.add(book, booking))
            self._known = self._stamp(), longer
            return longer

    def _stamp(self) -> tuple[int, int]:
        try:
            seen = self._file.path.stat()
        except OSError:  # it is not there; or reading it will say why not
            return 0, 0
        return seen.st_size, seen.st_mtime_ns

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Nobody else acts meanwhile; the system lets go of the lock of a process that dies."""
        path = self._file.path.with_suffix(".lock")
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(path, os.O_RDWR | os.O_CREAT)
        try:
            _lock(file)
            try:
                yield
            finally:
                _unlock(file)
        finally:
            os.close(file)
