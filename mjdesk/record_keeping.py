"""What a person does with records: notes on them, bringing some in from files, writing some out into one file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from .engine.errors import BadInput, IllegalAction
from .engine.record import Record, verify, write_record
from .profile import read_json, write_atomic, write_json
from .record_shelf import FOLDER, load_records
from .save import record_path

NOTES: Final = "notes.json"
VERSION: Final = 1
NOTE_LENGTH: Final = 200  #: characters of a note at most


# --- notes


def read_notes(profile: Path) -> dict[str, str]:
    """The notes by the name of their record; none where the file is missing or damaged (then it is set aside)."""
    value, _damaged = read_json(profile / FOLDER / NOTES, _check_notes)
    return dict(value["notes"]) if value is not None else {}


def write_notes(profile: Path, notes: Mapping[str, str]) -> None:
    """Keep these notes, those that say something; raises OSError when the disk refuses."""
    said = {name: text[:NOTE_LENGTH] for name, text in sorted(notes.items()) if text}
    write_json(profile / FOLDER / NOTES, {"version": VERSION, "notes": said})


def _check_notes(value: Any) -> None:
    notes = value.get("notes") if isinstance(value, dict) else None
    if not isinstance(notes, dict) or not all(isinstance(text, str) for text in notes.values()):
        raise BadInput("expected an object with notes by the name of their record", NOTES)


# --- bringing in


@dataclass(frozen=True, slots=True)
class BroughtIn:
    """What came of bringing files in: rounds kept, rounds that were there already, and why a file was refused."""

    kept: int = 0
    known: int = 0
    refused: tuple[str, ...] = ()


def bring_in(profile: Path, files: Iterable[Path]) -> BroughtIn:
    """Keep every round of some files among the records of a profile.

    A file is taken whole or not at all: one that is no record, or breaks the rules, is refused, with the file, the
    place and what is wrong. A round that is there already is not kept twice. Raises OSError when the disk refuses.
    """
    kept, known, refused = 0, 0, []
    for file in files:
        try:
            records = _checked(file)
        except BadInput as error:
            refused.append(str(error))
            continue
        new = [keep(profile, record) for record in records]
        kept, known = kept + sum(new), known + len(new) - sum(new)
    return BroughtIn(kept, known, tuple(refused))


def _checked(file: Path) -> tuple[Record, ...]:
    """The records of a file, each of which follows the rules; raises BadInput."""
    records = load_records(file)
    for number, record in enumerate(records, start=1):
        try:
            verify(record)
        except IllegalAction as error:
            raise BadInput(f"record {number} breaks the rules ({error})", str(file)) from None
    return records


def keep(profile: Path, record: Record) -> bool:
    """Keep a record; False where the same one is there. One with the name of another gets a name of its own."""
    data = write_record(record).encode()
    mark = sha256(data).hexdigest()
    named = record_path(profile, _plain(record.setup.match) or mark[:12], record.setup.number)
    for path in (named, named.with_stem(f"{named.stem}-{mark[:8]}")):
        if not path.exists():
            write_atomic(path, data)
            return True
        if path.read_bytes() == data:
            return False
    return False


def _plain(name: str) -> str:
    """The name of a match as part of the name of a file: a record from elsewhere may say anything."""
    return "".join(char for char in name if char.isalnum() or char in "-_")[:64]


# --- writing out


def write_out(profile: Path, names: Sequence[str], file: Path) -> None:
    """Write these records into one file, the earliest first, as they are kept. Raises BadInput and OSError."""
    records = [record for name in names for record in load_records(profile / FOLDER / name)]
    records.sort(key=lambda record: (record.setup.match, record.setup.number))
    write_atomic(file, "".join(map(write_record, records)).encode())
