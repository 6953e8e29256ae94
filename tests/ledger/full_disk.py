"""A real process whose files may not grow, as on a full disk: ``python -m tests.ledger.full_disk FOLDER SESSION``.

Saves rounds until the ledger refuses one, then tries every export; prints what it was told, as JSON.
"""

from __future__ import annotations

import json
import resource
import sys
from pathlib import Path

from mjdesk.engine.errors import BadInput
from mjdesk.ledger.backup import copy_to
from mjdesk.ledger.book import Book
from mjdesk.ledger.dump import write_dump
from mjdesk.ledger.errors import LedgerError
from mjdesk.ledger.rounds import save_round
from mjdesk.ledger.tables import ROUND_COLUMNS, Period, round_rows, write_csv
from mjdesk.ledger.workbook import write_workbook
from tests.ledger.rounds import fan

ROOM = 96 * 1024  #: bytes that the log of the database may grow to


def main(folder: Path, session: int) -> None:
    """Fill it up."""
    book = Book.open(folder=folder)
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, resource.RLIM_INFINITY))
    saved, told = 0, {}
    try:
        for number in range(1, 2000):
            save_round(book, session, fan(number % 4, (number + 1) % 4, number), key=f"k{number}", number=number)
            saved = number
    except LedgerError as error:
        told["save"] = error.text.en
    resource.setrlimit(resource.RLIMIT_FSIZE, (200, resource.RLIM_INFINITY))
    with book.reading() as connection:
        for name, export in (
            ("x.json", lambda path: write_dump(path, connection)),
            ("x.csv", lambda path: write_csv(path, ROUND_COLUMNS, round_rows(book, connection, Period()))),
            ("x.xlsx", lambda path: write_workbook(path, book, connection, Period())),
        ):
            try:
                export(folder / name)
            except BadInput as error:
                told[name] = str(error)
    assert book.path is not None
    try:
        copy_to(book.path, folder / "copy.db")
    except LedgerError as error:
        told["copy.db"] = error.text.en
    print(json.dumps({"saved": saved, "told": told}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
