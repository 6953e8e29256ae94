"""How fast a large ledger is: ``python -m tools.make_ledger FOLDER``, then ``python -m tools.measure_ledger FOLDER``.

Prints processor time (what the program takes), the time on the clock beside it (with the disk, and with whatever else
the machine does), and the aim; status 1 when processor time or memory is over its aim. What pages of the window read is
measured as the window reads it, without painting. It saves sixty rounds into a new session.
"""

from __future__ import annotations

import argparse
import contextlib
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, func, select

from mjdesk.ledger import opponents, people, ranking, seating, sessions, statistics, tables
from mjdesk.ledger.book import Book
from mjdesk.ledger.entry import TilesEntry
from mjdesk.ledger.files import Progress, Stopped
from mjdesk.ledger.rounds import save_round
from mjdesk.ledger.schema import SHARE
from mjdesk.ledger.workbook import write_workbook
from mjdesk.ui.ledger.board_models import load_board
from mjdesk.ui.ledger.changes_page import load_changes
from mjdesk.ui.ledger.history_page import load_history
from mjdesk.ui.ledger.loading import load_table
from mjdesk.ui.ledger.people_sheet import load_people

ROWS = 100_000
#: what is aimed at, in milliseconds of one processor, and megabytes
PAGE_MS, RANKING_MS, SAVING_MS, EXPORT_MS, MEMORY_MB = 200.0, 300.0, 20.0, 15_000.0, 400


class Bench:
    """Measures and prints; ``late`` is what was over its aim."""

    def __init__(self) -> None:
        self.late: list[str] = []

    def timed(self, name: str, work: Callable[[], object], aim_ms: float, times: int = 3) -> None:
        """Print the least processor time of some runs, and the least time on the clock."""
        spent, passed = [], []
        for _ in range(times):
            began, clock = time.process_time(), time.perf_counter()
            work()
            spent.append(time.process_time() - began)
            passed.append(time.perf_counter() - clock)
        self.say(name, min(spent) * 1000, min(passed) * 1000, aim_ms)

    def say(self, name: str, spent_ms: float, passed_ms: float, aim_ms: float) -> None:
        """Print one line."""
        over = spent_ms > aim_ms
        if over:
            self.late.append(name)
        mark = "  OVER" if over else ""
        print(f"{name:56} {spent_ms:8,.0f} ms  clock {passed_ms:8,.0f} ms  aim {aim_ms:8,.0f} ms{mark}", flush=True)


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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    folder, bench = parser.parse_args().folder, Bench()
    clock = time.perf_counter()
    book = Book.open(folder=folder)
    print(f"opened in {time.perf_counter() - clock:.1f} s on the clock; the first time a day with a backup of the day")
    with book.reading() as connection:
        counted = connection.execute(
            select(SHARE.c.player_id, func.count()).group_by(SHARE.c.player_id).order_by(func.count().desc())
        ).tuples().all()  # fmt: skip
        for words, (player, rounds) in (("most played", counted[0]), ("median", counted[len(counted) // 2])):
            name = f"page of the player who {words} ({rounds} rounds)"
            bench.timed(name, partial(statistics.player_page, book, connection, player), PAGE_MS)
        bench.timed("ranking of all time", lambda: ranking.ranking(connection), RANKING_MS)
        bench.timed("ranking since a month, one system", partial(_ranking, connection), RANKING_MS)
        _compare(bench, connection, [player for player, _ in counted])
        _exports(bench, book, connection)
    _pages(bench, book, counted[0][0])
    _saving(bench, book, [player for player, _ in counted[:4]])
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"memory at most {memory} MB, aim {MEMORY_MB} MB")
    book.close()
    sys.exit(bool(bench.late) or memory > MEMORY_MB)


def _ranking(connection: Connection) -> object:
    latest = connection.execute(select(func.max(SHARE.c.day))).scalar_one()
    return ranking.ranking(connection, latest // 100 * 100 + 1, rules="wuhan")


def _compare(bench: Bench, connection: Connection, by_rounds: list[int]) -> None:
    """The two who met most, and two of the middle."""
    first = by_rounds[0]
    other = opponents.opponents_of(connection, first, limit=1)[0]
    work = partial(opponents.head_to_head, connection, first, other.player)
    bench.timed(f"two players compared ({other.rounds} rounds together)", work, PAGE_MS)
    middle = by_rounds[len(by_rounds) // 2]
    rival = opponents.opponents_of(connection, middle, limit=1)[0]
    work = partial(opponents.head_to_head, connection, first, middle)
    bench.timed("the most played and the median compared", work, PAGE_MS)
    work = partial(opponents.head_to_head, connection, middle, rival.player)
    bench.timed(f"the median and who he met most ({rival.rounds} together)", work, PAGE_MS)


def _pages(bench: Bench, book: Book, player: int) -> None:
    """What other pages read when they are opened."""
    with book.reading() as connection:
        name = people.player(connection, player).name
        last = sessions.sessions(connection, limit=1)[0].id
    bench.timed("all evenings: the newest 200", lambda: load_history(book, 0, ""), PAGE_MS)
    bench.timed("all evenings: older ones", lambda: load_history(book, last // 2, ""), PAGE_MS)
    bench.timed("all evenings: a player searched", lambda: load_history(book, 0, name), PAGE_MS)
    bench.timed("all evenings: nobody of that name", lambda: load_history(book, 0, "nobody"), PAGE_MS)
    bench.timed("the rounds of an evening", lambda: load_table(book, last), PAGE_MS)
    bench.timed("the board", lambda: load_board(book), PAGE_MS)
    bench.timed("everybody with points", lambda: load_people(book), RANKING_MS)
    bench.timed("who can be seated", lambda: seating.hall(book), PAGE_MS)
    bench.timed("all changes: the newest 500", lambda: load_changes(book, 0), PAGE_MS)


def _exports(bench: Bench, book: Book, connection: Connection) -> None:
    days = connection.execute(select(SHARE.c.day, func.count()).group_by(SHARE.c.day).order_by(SHARE.c.day.desc()))
    since, rows = 0, 0
    for day, number in days.tuples():
        since, rows = day, rows + number
        if rows >= ROWS:
            break
    period = tables.Period(since)
    with tempfile.TemporaryDirectory() as folder:
        csv, xlsx = Path(folder) / "x.csv", Path(folder) / "x.xlsx"

        def write(progress: Progress) -> None:
            tables.write_csv(csv, tables.ROUND_COLUMNS, tables.round_rows(book, connection, period), progress)

        told: list[int] = []

        def tell(done: int) -> bool:
            told.append(done)
            return True

        bench.timed(f"export of {rows} rows as CSV", lambda: write(tell), EXPORT_MS, 1)
        print(f"{'':56} told {len(told)} times how far it is")
        csv.unlink()
        with contextlib.suppress(Stopped):
            write(lambda done: done < rows // 2)
            raise AssertionError("it was not stopped")
        assert not list(Path(folder).iterdir()), "a stopped export leaves nothing"
        print(f"{'':56} stopped half-way: no file is left")
        work = partial(write_workbook, xlsx, book, connection, period)
        bench.timed(f"export of {rows} rows for Excel, with charts", work, EXPORT_MS, 1)


def _saving(bench: Bench, book: Book, who: list[int]) -> None:
    session = sessions.begin_session(book, "wuhan", who).id
    spent, passed = [], []
    for number in range(60):
        began, clock = time.process_time(), time.perf_counter()
        save_round(book, session, win(number), key=f"measured-{time.time_ns()}")
        spent.append(time.process_time() - began)
        passed.append(time.perf_counter() - clock)
    spent.sort()
    passed.sort()
    bench.say("saving a round by tiles, median", spent[30] * 1000, passed[30] * 1000, SAVING_MS)
    bench.say("saving a round by tiles, the slowest but three", spent[56] * 1000, passed[56] * 1000, SAVING_MS)


if __name__ == "__main__":
    main()
