"""Files of records, reviewed one round at a time: what is sent to whoever reviews it, and what comes back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .engine.errors import BadInput
from .engine.record import FaultyRecord, Record, read_records, write_record
from .players.review import Review, review_round


@dataclass(frozen=True, slots=True)
class Piece:
    """A record to be reviewed for some seats: the place of its file and its number in it, both from 0, and its text."""

    file: int
    number: int
    text: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The reviews of a piece, one a seat; none but a ``fault`` where the record breaks the rules."""

    file: int
    number: int
    reviews: tuple[Review, ...]
    fault: str = ""


class Archive:
    """The records of some files; every line of them has been read once, so that all are known to be usable.

    ``seat`` is the one to be reviewed, None for each. Raises BadInput naming the file, the line and the field.
    """

    def __init__(self, files: Iterable[Path], seat: int | None = None) -> None:
        self.files = tuple(files)
        self._seat = seat
        self.sizes = tuple(sum(1 for record in records_of(path) if self._seats(path, record)) for path in self.files)

    def __len__(self) -> int:
        return sum(self.sizes)

    def __iter__(self) -> Iterator[Piece]:
        for place, path in enumerate(self.files):
            for number, record in enumerate(records_of(path)):
                yield Piece(place, number, write_record(record), self._seats(path, record))

    def _seats(self, path: Path, record: Record) -> tuple[int, ...]:
        players = record.setup.players
        if self._seat is None:
            return tuple(range(players))
        if self._seat >= players:
            raise BadInput(f"{self._seat}; {path} has rounds of {players} seats, from 0", "--seat")
        return (self._seat,)


def records_of(path: Path) -> Iterator[Record]:
    """The records of a file; raises BadInput naming the file, the line and the field."""
    found = False
    try:
        with path.open(encoding="utf-8-sig") as lines:
            for record in read_records(lines):
                found = True
                yield record
    except BadInput as error:
        raise error.at(str(path)) from None
    except OSError as error:
        raise BadInput(f"cannot be read ({error.strerror})", str(path)) from None
    except UnicodeDecodeError:
        raise BadInput("is not UTF-8 text", str(path)) from None
    if not found:
        raise BadInput('no record in it; expected a line with "record":1', str(path))


def review_piece(piece: Piece) -> Reviewed:
    """Review a record; can be done in any process that has mjdesk."""
    (record,) = read_records(piece.text.splitlines())
    try:
        reviews = tuple(review_round(record, seat) for seat in piece.seats)
    except FaultyRecord as fault:
        return Reviewed(piece.file, piece.number, (), f"event {fault.event}: {fault}")
    return Reviewed(piece.file, piece.number, reviews)
