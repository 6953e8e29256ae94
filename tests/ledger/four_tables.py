"""Four tables that write at once, each in a process of its own: saving, correcting and sharing a player.

    python -m tests.ledger.four_tables --seconds 60

starts a PostgreSQL server of its own, lets the four write as fast as they can, and looks at every round afterwards.
Prints what was found; exits 1 when a round is lost or doubled, a book does not agree, or a writer stood still.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC
from pathlib import Path

from sqlalchemy import text

from mjdesk.ledger import people, sessions
from mjdesk.ledger.book import Book
from mjdesk.ledger.check import faults
from mjdesk.ledger.sessions import load
from tests.ledger.conftest import Clock
from tests.ledger.server import programs, running

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Found:
    """What came of it: rounds that each writer said to have saved and that are there, faults, failed writers."""

    said: tuple[int, ...]
    there: tuple[int, ...]
    faults: tuple[str, ...]
    failed: tuple[str, ...]
    deadlocks: int

    @property
    def good(self) -> bool:
        """Nothing lost, nothing doubled, nobody failed or stood still."""
        return not self.faults and not self.failed and self.said == self.there and min(self.said) > 0


def write_at_once(book: Book, shared: int, *, rounds: int = 10**9, seconds: float = 0) -> Found:
    """Let four tables write; they share a player, whose tally every one of them writes."""
    clock, tables = Clock(), []
    for n in range(4):
        others = [people.add_player(book, f"table {n} player {k} {clock()}").id for k in range(3)]
        tables.append(sessions.begin_session(book, "wuhan", [shared, *others]).id)
    address = book.engine.url.render_as_string(hide_password=False)
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.ledger.writer", address]
    ends = [str(rounds), str(book.folder), str(seconds)]
    writers = [
        subprocess.Popen([*command, str(table), *ends], env=env, cwd=ROOT, stdout=subprocess.PIPE,
                         stderr=subprocess.PIPE, text=True)
        for table in tables
    ]  # fmt: skip
    said, failed = [], []
    for process in writers:
        out, err = process.communicate(timeout=seconds + 600)
        lines = out.split()
        said.append(int(lines[-1]) if len(lines) > 1 else 0)
        if process.returncode or lines != ["ready", *map(str, range(1, said[-1] + 1))]:
            failed.append(err or "its numbers are not 1, 2, 3 …")
    return _look(book, tables, said, failed)


def _look(book: Book, tables: Sequence[int], said: Sequence[int], failed: Sequence[str]) -> Found:
    with book.reading() as connection:
        there = []
        for table in tables:
            loaded = load(connection, table)
            assert loaded.outcomes == loaded.evening.outcomes(), "what is stored is what the rounds come to"
            assert len({entered.key for entered in loaded.evening.rounds}) == len(loaded.evening.rounds)
            there.append(loaded.session.count)
        found = faults(book, connection)
        deadlocks = 0
        if book.engine.dialect.name == "postgresql":
            query = text("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
            deadlocks = int(connection.execute(query).scalar_one())
    return Found(tuple(said), tuple(there), tuple(found), tuple(failed), deadlocks)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    seconds = parser.parse_args().seconds
    bin_ = programs()
    if bin_ is None:
        print("no PostgreSQL server is installed (Debian: apt-get install postgresql)", file=sys.stderr)
        return 2
    with running(bin_) as server, tempfile.TemporaryDirectory() as folder:
        book = Book.open(server.database(), zone=UTC, folder=Path(folder))
        shared = people.add_player(book, "shared").id
        found = write_at_once(book, shared, seconds=seconds)
        book.close()
    print(f"{seconds:.0f} s, four writers on PostgreSQL: {sum(found.there)} rounds {found.there}")
    lost = sum(abs(said - there) for said, there in zip(found.said, found.there, strict=True))
    print(f"said to be saved and not there, or there twice: {lost}")
    print(f"books that do not agree: {len(found.faults)}; writers that failed: {len(found.failed)}")
    print(f"deadlocks that the server ended, and the writer tried again: {found.deadlocks}")
    for words in (*found.faults, *found.failed):
        print(words)
    return 0 if found.good else 1


if __name__ == "__main__":
    sys.exit(main())
