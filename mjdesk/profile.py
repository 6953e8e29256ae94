"""Where a person's own files live, and how they are written so that a crash never costs one.

The profile folder holds settings, saved matches, records and ledgers. It is ``MJDESK_HOME`` when that is set,
else the place the platform keeps such things. Nothing here makes the folder before something is written.
"""

from __future__ import annotations

import errno
import json
import os
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .engine.errors import BadInput

_NAME = "mjdesk"
MATCH_FILE = "match.jsonl"  #: the running match
_LONGEST_NAME = 50  #: characters of four bytes that leave room for more in the 255 bytes of a name
DAMAGED = ".damaged"  #: what the name of a file gets that is moved out of the way


def profile_dir() -> Path:
    """The profile folder; it may not exist yet."""
    if chosen := os.environ.get("MJDESK_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / _NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / _NAME
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / _NAME


def part_of(path: Path) -> Path:
    """Where a file is written before it takes the name of ``path``: beside it, in a name that no other process and no
    other thread of this one writes to, and that is not too long where the name itself is not.

    Raises OSError for a path that can only be a folder (``.``, ``/``).
    """
    if not path.name:
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    return path.with_name(f"{path.name[:_LONGEST_NAME]}.{os.getpid()}-{threading.get_ident():x}.part")


def write_atomic(path: Path, data: bytes) -> None:
    """Write a file so that at every moment the old or the new one is there, whole; makes its folder.

    Raises OSError when the disk refuses.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    part = part_of(path)
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def json_bytes(value: object, **layout: Any) -> bytes:
    """A value as JSON in UTF-8. Half a character (a lone surrogate, as in a file name that is no UTF-8) is written as
    the escape that JSON has for it: what could be read can be written again."""
    return json.dumps(value, ensure_ascii=False, **layout).encode("utf-8", "backslashreplace")


def write_json(path: Path, value: object) -> None:
    """Write a value as readable JSON, atomically."""
    write_atomic(path, json_bytes(value, indent=1) + b"\n")


def set_aside(path: Path) -> Path:
    """Move a damaged file out of the way, beside itself, and return its new place.

    The first free of ``name.damaged``, ``name.damaged-2`` … is taken: nothing is overwritten. Where the folder
    may not be written to, the file stays where it is.
    """
    number = 1
    while True:
        place = path.with_name(f"{path.name}{DAMAGED}" + (f"-{number}" if number > 1 else ""))
        if not place.exists():
            try:
                return path.rename(place)
            except OSError:
                return path
        number += 1


@dataclass(frozen=True, slots=True)
class Damaged:
    """A file that could not be used: where it lies now and what was wrong with it."""

    moved_to: Path
    what: str


def read_json(path: Path, check: Callable[[Any], None] | None = None) -> tuple[Any, Damaged | None]:
    """The value of a JSON file, None where there is no file.

    A file that cannot be read, that is no JSON, or that ``check`` refuses with `BadInput`, is set aside and reported.
    """
    try:
        value = json.loads(path.read_bytes())
        if check is not None:
            check(value)
    except FileNotFoundError:
        return None, None
    except (BadInput, OSError, ValueError, RecursionError) as error:
        return None, Damaged(set_aside(path), str(error))
    return value, None
