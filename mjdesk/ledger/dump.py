"""The whole database as one JSON file, and back without loss: every row of every table, from SQLite or PostgreSQL.

The file is plain JSON with a row a line, so that it can be written and read row by row however large it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, func, insert, select, text

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text, can_be_written

from .book import Book
from .errors import LedgerError, Unusable
from .files import Progress, go_on, watched, whole_file
from .opening import newest
from .schema import METADATA

FORMAT: Final = 1
_BATCH: Final = 1000


def write_dump(path: Path, connection: Connection, progress: Progress = go_on) -> None:
    """Write everything; raises Stopped, or BadInput where the file cannot be written."""
    with whole_file(path) as part, part.open("w", encoding="utf-8", newline="\n") as file:
        file.write(f'{{"mjdesk-ledger":{FORMAT},"revision":"{newest()}","tables":{{')
        rows = watched(_lines(connection), progress)
        before = ""
        for name, line in rows:
            if name != before:
                file.write(f"{']' if before else ''}{',' if before else ''}\n{json.dumps(name)}:[\n{line}")
                before = name
            else:
                file.write(f",\n{line}")
        file.write(f"{']' if before else ''}\n}}}}\n")


def _lines(connection: Connection) -> Iterator[tuple[str, str]]:
    for table in METADATA.sorted_tables:
        query = select(table).order_by(*table.primary_key.columns)
        for row in connection.execution_options(yield_per=2000).execute(query).mappings():
            yield table.name, json.dumps(dict(row), ensure_ascii=False, separators=(",", ":"))


def read_dump(path: Path, book: Book, progress: Progress = go_on) -> int:
    """Fill an empty ledger with a dump, all of it or nothing; returns the number of rows.

    Raises BadInput naming the line, LedgerError when the ledger is not empty, Unusable for a dump of a newer program.
    """
    try:
        with path.open(encoding="utf-8") as file:
            return book.write(lambda connection: _fill(connection, _rows(file), progress))
    except OSError as error:
        raise BadInput(f"cannot be read ({error.strerror})", str(path)) from None
    except UnicodeDecodeError:
        raise BadInput("is not UTF-8 text", str(path)) from None
    except BadInput as error:
        raise error.at(str(path)) from None


def _rows(lines: Iterator[str]) -> Iterator[tuple[Table, dict[str, Any]]]:
    """The rows of a dump, checked line by line."""
    head = next(lines, "").strip()
    try:
        about = json.loads(head + "}}")
        known = about["mjdesk-ledger"], about["revision"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadInput("is no dump of a ledger", "line 1") from None
    if known[0] != FORMAT or str(known[1]) > newest():
        raise Unusable(
            Text("这个导出来自更新版本的 mjdesk", "this dump was written by a newer mjdesk; update the program")
        )
    table: Table | None = None
    ended = False
    for number, line in enumerate(lines, start=2):
        bare = line.strip()
        if bare.endswith(":["):
            name = bare.lstrip("],")[:-2].strip('"')
            if name not in METADATA.tables:
                raise BadInput(f"there is no table {name!r}", f"line {number}")
            table = METADATA.tables[name]
            continue
        if bare in ("}}", "]"):
            ended = True
            continue
        row = _row(bare, table, number)
        assert table is not None
        yield table, row
    if not ended:
        raise BadInput("ends too early", "its last line")


def _row(bare: str, table: Table | None, number: int) -> dict[str, Any]:
    try:
        row = json.loads(bare.rstrip(",]") if not bare.endswith("}") else bare)
    except (ValueError, RecursionError):
        row = None
    if table is None or not isinstance(row, dict) or not row.keys() <= {c.name for c in table.columns}:
        raise BadInput("is no row of its table", f"line {number}")
    for name, value in row.items():
        if not _fits(value):
            raise BadInput(f"{value!r:.60}; expected what a ledger holds", f"line {number}, {name}")
    return row


def _fits(value: object) -> bool:
    """Whether a database can hold a value: a text without halves of characters, a number of 64 bits, yes or no."""
    if isinstance(value, str):
        return can_be_written(value)
    if isinstance(value, int):
        return -(1 << 63) <= value < 1 << 63
    return value is None or isinstance(value, float)


def _fill(connection: Connection, rows: Iterator[tuple[Table, dict[str, Any]]], progress: Progress) -> int:
    for table in METADATA.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise LedgerError(
                Text("账本不是空的，只能导入到新的账本", "the ledger is not empty; load a dump into a new one")
            )
    total, batch, into = 0, list[dict[str, Any]](), None
    for table, row in watched(rows, progress):
        if table is not into or len(batch) >= _BATCH:
            if into is not None:
                connection.execute(insert(into), batch)
            batch, into = [], table
        batch.append(row)
        total += 1
    if into is not None and batch:
        connection.execute(insert(into), batch)
    if connection.dialect.name == "postgresql":  # the database goes on numbering where the dump ends
        for table in METADATA.sorted_tables:
            if "id" in table.columns:
                sequence = f"pg_get_serial_sequence('\"{table.name}\"', 'id')"
                last = f'(SELECT max(id) FROM "{table.name}")'
                connection.execute(text(f"SELECT setval({sequence}, coalesce({last}, 1), {last} IS NOT NULL)"))
    return total
