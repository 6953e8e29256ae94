"""How fast a large ledger is: ``python -m tools.make_ledger FOLDER``, then ``python -m tools.measure_ledger FOLDER``.

Prints processor time (what the program takes) and, for saving, the time on the clock as well (the disk's part of it).
It saves sixty rounds into a new session.
"""

from __future__ import annotations

import argparse
import resource
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from sqlalchemy import func, select

from mjdesk.ledger import ranking, sessions, statistics, tables
from mjdesk.ledger.book import Book
from mjdesk.ledger.entry import TilesEntry
from mjdesk.ledger.rounds import save_round
from mjdesk.ledger.schema import SHARE
from mjdesk.ledger.workbook import write_workbook

ROWS = 100_000


def timed(name: str, work: Callable[[], object], times: int = 3) -> None:
    """Print the least processor time of some runs."""
    best = 1e9
    for _ in range(times):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    print(f"{name:44} {best * 1000:8.0f} ms")


def win(number: int) -> TilesEntry:
    """A round by tiles."""
    seat, source = number % 4, (number + 1) % 4
    seats: list[dict[str, object]] = [{"hand": "?" * 13} for _ in range(4)]
    chi = {"type": "chi", "tiles": "123p", "from": (seat - 1) % 4, "claimed": "3p"}
    seats[seat] = {"hand": "234s678s789p5s", "melds": [chi]}
    wins = [{"seat": seat, "by": "discard", "tile": "5s", "from": source}]
    return TilesEntry({"seats": seats, "wins": wins, "indicator": "5m"})


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    book = Book.open(folder=parser.parse_args().folder)
    with book.reading() as connection:
        counted = connection.execute(
            select(SHARE.c.player_id, func.count()).group_by(SHARE.c.player_id).order_by(func.count().desc())
        ).tuples().all()  # fmt: skip
        for words, (player, rounds) in (("most played", counted[0]), ("median", counted[len(counted) // 2])):
            name = f"page of the player who {words} ({rounds} rounds)"
            timed(name, partial(statistics.player_page, book, connection, player))
        timed("ranking of all time", lambda: ranking.ranking(connection))
        _exports(book, connection)
    _saving(book, [player for player, _ in counted[:4]])
    print(f"memory at most {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB")
    book.close()


def _exports(book: Book, connection) -> None:
    days = connection.execute(select(SHARE.c.day, func.count()).group_by(SHARE.c.day).order_by(SHARE.c.day.desc()))
    since, rows = 0, 0
    for day, number in days.tuples():
        since, rows = day, rows + number
        if rows >= ROWS:
            break
    period = tables.Period(since)
    with tempfile.TemporaryDirectory() as folder:
        lines = tables.round_rows(book, connection, period)
        csv, xlsx = Path(folder) / "x.csv", Path(folder) / "x.xlsx"
        timed(f"export of {rows} rows as CSV", lambda: tables.write_csv(csv, tables.ROUND_COLUMNS, lines), 1)
        timed(f"export of {rows} rows for Excel", lambda: write_workbook(xlsx, book, connection, period), 1)


def _saving(book: Book, who: list[int]) -> None:
    session = sessions.begin_session(book, "wuhan", who).id
    spent, passed = [], []
    for number in range(60):
        began, clock = time.process_time(), time.perf_counter()
        save_round(book, session, win(number), key=f"measured-{time.time_ns()}")
        spent.append(time.process_time() - began)
        passed.append(time.perf_counter() - clock)
    spent.sort()
    passed.sort()
    print(f"{'saving a round by tiles, median':44} {spent[30] * 1000:8.1f} ms, on the clock {passed[30] * 1000:.1f} ms")


if __name__ == "__main__":
    main()
