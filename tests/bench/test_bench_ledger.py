"""How fast the ledger is, on a small one of 4,800 rounds: what a million takes, `tools.measure_ledger` says.

python -m pytest tests/bench/test_bench_ledger.py --benchmark-enable --benchmark-timer=time.process_time
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mjdesk.ledger import opponents, ranking, sessions, statistics
from mjdesk.ledger.book import Book
from mjdesk.ledger.edits import EditRound
from mjdesk.ledger.rounds import correct, save_round
from mjdesk.ledger.scoreboard import scores
from mjdesk.ledger.tables import ROUND_COLUMNS, Period, round_rows, write_csv
from mjdesk.ledger.workbook import write_workbook
from tests.ledger.rounds import fan, wuhan
from tools.make_ledger import make

ROUNDS, PLAYERS = 4_800, 40


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Book]:
    """The ledger."""
    folder = tmp_path_factory.mktemp("ledger")
    make(folder, ROUNDS, PLAYERS, kinds=12)
    opened = Book.open(folder=folder)
    yield opened
    opened.close()


def test_saving_a_round_by_tiles(benchmark: BenchmarkFixture, book: Book) -> None:
    session, numbers = sessions.begin_session(book, "wuhan", [1, 2, 3, 4]).id, count()
    saved = benchmark(lambda: save_round(book, session, wuhan(1, 0), key=f"bench-{next(numbers)}"))
    assert saved.outcome.payments == (-32, 48, -8, -8) or saved.number > 1


def test_the_page_of_a_player(benchmark: BenchmarkFixture, book: Book) -> None:
    with book.reading() as connection:
        page = benchmark(lambda: statistics.player_page(book, connection, 1))
    assert page.counts.rounds > 0


def test_the_ranking(benchmark: BenchmarkFixture, book: Book) -> None:
    with book.reading() as connection:
        assert len(benchmark(lambda: ranking.ranking(connection))) == PLAYERS


def test_two_players_compared(benchmark: BenchmarkFixture, book: Book) -> None:
    with book.reading() as connection:
        assert benchmark(lambda: opponents.head_to_head(connection, 1, 2)).first.rounds > 0


def test_what_a_correction_changes(benchmark: BenchmarkFixture, book: Book) -> None:
    session = sessions.begin_session(book, "wuhan", [1, 2, 3, 4]).id
    for n in range(16):
        save_round(book, session, wuhan(n % 4, (n + 1) % 4), key=f"corrected-{session}-{n}")
    with book.reading() as connection:
        shown = benchmark(lambda: correct(connection, session, EditRound(3, fan(0, 1))))
    assert shown.differences


def test_what_the_scoreboard_tells(benchmark: BenchmarkFixture, book: Book) -> None:
    sessions.begin_session(book, "wuhan", [5, 6, 7, 8])
    assert benchmark(lambda: scores(book))["tables"]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_every_round_goes_out(benchmark: BenchmarkFixture, book: Book, tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"rounds.{suffix}"

    def write() -> None:
        with book.reading() as connection:
            if suffix == "csv":
                write_csv(path, ROUND_COLUMNS, round_rows(book, connection, Period()))
            else:
                write_workbook(path, book, connection, Period())

    benchmark.pedantic(write, rounds=1)
    assert path.stat().st_size > 100_000
