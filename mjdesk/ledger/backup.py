"""Backups of the SQLite file: whole at every moment, named by what they were made for; the oldest go.

A PostgreSQL database is backed up by its own tools, and by the JSON export, which holds everything.
"""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from mjdesk.engine.text import Text
from mjdesk.profile import part_of, set_aside

from .errors import LedgerError, Unusable, refused

FOLDER: Final = "ledger-backups"
DAILY: Final = "day-"
KEPT: Final = 14  #: daily backups


def back_up(path: Path, folder: Path, name: str) -> Path:
    """A copy of the database under this name; one of the same name is kept, the new one is numbered.

    Raises LedgerError when the disk refuses; then no half copy is left.
    """
    number, target = 1, folder / f"{name}.db"
    while target.exists():
        number += 1
        target = folder / f"{name}-{number}.db"
    copy_to(path, target)
    return target


def copy_to(path: Path, target: Path) -> None:
    """Copy a database that may be in use to another file, whole or not at all."""
    part = None
    try:
        part = part_of(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(part, target)
    except (OSError, sqlite3.Error) as error:
        words = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise refused(words) from None
    finally:
        if part is not None:
            part.unlink(missing_ok=True)


def daily(path: Path, folder: Path, day: str, kept: int = KEPT) -> Path | None:
    """The backup of a day (such as ``2026-07-22``), if there is none yet; only the newest ``kept`` days stay."""
    target = folder / f"{DAILY}{day}.db"
    if target.exists() or not path.exists():
        return None
    made = back_up(path, folder, f"{DAILY}{day}")
    days = sorted(p for p in folder.iterdir() if re.fullmatch(rf"{DAILY}\d{{4}}-\d\d-\d\d\.db", p.name))
    for old in days[: max(0, len(days) - kept)]:
        old.unlink(missing_ok=True)  # another program may be faster
    return made


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that is there: its file, when it was made, its size in bytes."""

    path: Path
    at: datetime
    size: int


def backups(folder: Path) -> tuple[Backup, ...]:
    """The backups of a folder, the latest first."""
    if not folder.is_dir():
        return ()
    found = [(path, path.stat()) for path in folder.glob("*.db")]
    made = [Backup(path, datetime.fromtimestamp(stat.st_mtime).astimezone(), stat.st_size) for path, stat in found]
    return tuple(sorted(made, key=lambda each: each.at, reverse=True))


def fault(backup: Path) -> str:
    """Why a backup cannot be restored, checked as a whole; empty where it can."""
    from .opening import check_file

    try:
        check_file(backup)
    except LedgerError as error:
        return str(error)
    return ""


def restore(backup: Path, path: Path, folder: Path, today: str) -> Path | None:
    """Put a backup in the place of the database, which is backed up itself; returns where that went.

    The backup is checked first: raises Unusable for a damaged one or one of a newer program, and nothing is changed.
    """
    from .opening import check_file

    if not backup.is_file():
        raise LedgerError(Text(f"没有这个备份：{backup}", f"there is no backup {backup}"))
    check_file(backup)
    if not path.exists():
        copy_to(backup, path)
        return None
    try:
        check_file(path)
    except Unusable:  # what is there cannot even be copied as a database: it is put aside as it is
        saved = set_aside(path)
        for aside in (path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
            if aside.exists():
                aside.rename(saved.with_name(saved.name + aside.name.removeprefix(path.name)))
        copy_to(backup, path)
        return saved
    saved = back_up(path, folder, f"before-restore-{today}")
    try:  # into the file that is there: whoever has it open sees the old or the new whole
        with closing(sqlite3.connect(backup)) as source, closing(sqlite3.connect(path)) as target:
            source.backup(target)
    except sqlite3.Error as error:
        raise refused(str(error)) from None
    return saved
