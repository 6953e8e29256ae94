"""Files that the ledger writes for others: whole under their name or not at all, told how far, stopped on demand."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text
from mjdesk.profile import part_of

from .errors import LedgerError

#: told how many rows are done; False stops
Progress: TypeAlias = Callable[[int], bool]
Row = TypeVar("Row")
EVERY: Final = 500  #: rows between two reports


class Stopped(LedgerError):
    """A person stopped it; nothing has been written."""

    def __init__(self) -> None:
        super().__init__(Text("已停下，没有写文件", "stopped; no file was written"))


def go_on(_done: int) -> bool:
    """The progress of who does not care."""
    return True


def watched(rows: Iterable[Row], progress: Progress) -> Iterator[Row]:
    """The rows, with a report now and then; raises Stopped."""
    number = 0
    for number, row in enumerate(rows, start=1):
        if number % EVERY == 0 and not progress(number):
            raise Stopped
        yield row
    if not progress(number):
        raise Stopped


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """A place to write to that takes the name of ``path`` when everything is there; raises BadInput."""
    part = None
    try:
        if path.is_dir():
            raise BadInput("is a folder; expected a file to write to", str(path))
        part = part_of(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        yield part
        os.replace(part, path)
    except OSError as error:
        raise BadInput(f"cannot be written ({error.strerror or error})", str(path)) from None
    finally:
        if part is not None:
            part.unlink(missing_ok=True)
