"""The records kept in a profile: what each is about, found fast however many there are.

Of every file only the header and the last lines are read, and that once: an index beside the records remembers it by
the size and the time of the file. The index may be deleted at any time.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from .engine.errors import BadInput
from .engine.record import Record, read_records
from .engine.rules.registry import SYSTEMS
from .profile import json_bytes, read_json, write_atomic, write_json

FOLDER: Final = "records"
INDEX: Final = "index.json"
STARRED: Final = "starred.json"
VERSION: Final = 2
_HEAD: Final = 8192  #: bytes that hold a header
_TAIL: Final = 4096  #: bytes that hold the events from the first win on


@dataclass(frozen=True, slots=True)
class Won:
    """A win: the seat, how it came (`By`), and who threw or turned up the tile (None for its own draw)."""

    seat: int
    by: str
    source: int | None = None


@dataclass(frozen=True, slots=True)
class Shelved:
    """What one record is about. ``payments`` is empty where the round was not settled; ``time`` is the file's, in
    seconds since 1970. A round without wins was exhausted."""

    name: str
    rules: str
    match: str
    number: int
    players: int
    dealer: int
    payments: tuple[int, ...]
    wins: tuple[Won, ...]
    time: float
    practice: bool = False  #: of a match in which moves could be taken back: it counts nowhere

    def points(self, seat: int) -> int | None:
        """What the round came to for a seat."""
        return self.payments[seat] if seat < len(self.payments) else None


@dataclass(frozen=True, slots=True)
class Shelf:
    """All records, the latest first; ``unreadable`` are the names of files that are none."""

    records: tuple[Shelved, ...]
    unreadable: tuple[str, ...] = ()


def read_shelf(profile: Path, told: Callable[[int, int], None] | None = None) -> Shelf:
    """The records of a profile; ``told`` hears how many files of how many have been looked at."""
    folder = profile / FOLDER
    known, found, unreadable, fresh = _read_index(folder), {}, [], 0
    files = list(_files(folder))
    for number, (name, stamp) in enumerate(files, start=1):
        entry = known.get(name)
        if entry is None or tuple(entry[0]) != stamp:
            entry, fresh = (list(stamp), _about(folder / name)), fresh + 1
        found[name] = entry
        if entry[1] is None:
            unreadable.append(name)
        if told is not None and number % 200 == 0:
            told(number, len(files))
    if fresh or found.keys() != known.keys():
        _write_index(folder, found)
    records = [_shelved(name, stamp[1], about) for name, (stamp, about) in found.items() if about is not None]
    records.sort(key=lambda record: (record.time, record.match, record.number), reverse=True)
    return Shelf(tuple(records), tuple(unreadable))


def read_starred(profile: Path) -> frozenset[str]:
    """The names of the records that the person has marked; none where the file is missing or damaged."""
    value, _damaged = read_json(profile / FOLDER / STARRED, _check_starred)
    return frozenset(value["starred"]) if value is not None else frozenset()


def write_starred(profile: Path, names: frozenset[str]) -> None:
    """Keep the marked records; raises OSError when the disk refuses."""
    write_json(profile / FOLDER / STARRED, {"version": VERSION, "starred": sorted(names)})


def _check_starred(value: Any) -> None:
    names = value.get("starred") if isinstance(value, dict) else None
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadInput("expected an object with a list of names", STARRED)


def load_record(path: Path) -> Record:
    """The one record of a file; raises BadInput naming the file, where there is none or more than one."""
    records = load_records(path)
    if len(records) != 1:
        raise BadInput(f"{len(records)} records; expected one", str(path))
    return records[0]


def load_records(path: Path) -> tuple[Record, ...]:
    """All records of a file, at least one; raises BadInput naming the file and the line."""
    try:
        with path.open(encoding="utf-8") as file:
            records = tuple(read_records(file))
    except BadInput as error:
        raise error.at(str(path)) from None
    except OSError as error:
        raise BadInput(f"cannot be read ({error.strerror})", str(path)) from None
    except UnicodeDecodeError as error:
        raise BadInput(f"not UTF-8 ({error.reason} at byte {error.start})", str(path)) from None
    if not records:
        raise BadInput("no record in it", str(path))
    return records


# --- files


def _files(folder: Path) -> Iterator[tuple[str, tuple[int, float]]]:
    """Name, size and time of each record file; none where the folder is not there, or is none."""
    try:
        entries = os.scandir(folder)
    except (FileNotFoundError, NotADirectoryError):
        return
    with entries:
        for entry in entries:
            if entry.name.endswith(".jsonl") and entry.is_file():
                there = entry.stat()
                yield entry.name, (there.st_size, there.st_mtime)


def _about(path: Path) -> list[Any] | None:
    """What a file is about, as the index keeps it; None where it is no record."""
    try:
        with path.open("rb") as file:
            head = json.loads(file.read(_HEAD).split(b"\n", 1)[0])
            file.seek(0, os.SEEK_END)
            size = file.tell()
            file.seek(max(0, size - _TAIL))
            lines = file.read().split(b"\n")
        wins, payments = _outcome(lines if size <= _TAIL else lines[1:])
        if head["record"] != 1 or head["rules"] not in SYSTEMS:
            return None
        players = int(head.get("players", max(SYSTEMS[head["rules"]].players)))
        named = (str(head["rules"]), str(head.get("match", "")), int(head.get("round", 1)), players)
        return [*named, int(head.get("dealer", 0)), payments, wins, head.get("practice") is True]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


def _outcome(lines: list[bytes]) -> tuple[list[list[Any]], list[int]]:
    """Wins and payments from the last lines of a record."""
    wins: list[list[Any]] = []
    payments: list[int] = []
    for line in lines:
        if b'"win"' in line or b'"settle"' in line:
            event = json.loads(line)
            if event["e"] == "win":
                wins.append([event["seat"], event["by"], event.get("from")])
            elif event["e"] == "settle":
                payments = [int(points) for points in event["payments"]]
    return wins, payments


def _shelved(name: str, time: float, about: list[Any]) -> Shelved:
    rules, match, number, players, dealer, payments, wins, practice = about
    won = tuple(Won(seat, by, source) for seat, by, source in wins)
    return Shelved(name, rules, match, number, players, dealer, tuple(payments), won, time, practice)


# --- the index


def _read_index(folder: Path) -> dict[str, Any]:
    """What is remembered; nothing where the index is missing, of another version or damaged."""
    try:
        value = json.loads((folder / INDEX).read_bytes())
        if value["version"] == VERSION:
            files = value["files"]
            for name, (stamp, about) in files.items():
                if about is not None:
                    _shelved(name, stamp[1], about)
            return dict(files)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return {}
    return {}


def _write_index(folder: Path, files: dict[str, Any]) -> None:
    value = {"version": VERSION, "files": files}
    with suppress(OSError):  # it only saves time: where it cannot be kept, files are read again
        write_atomic(folder / INDEX, json_bytes(value, separators=(",", ":")))
