"""Every test of the ledger runs on SQLite and on a real PostgreSQL server.

Where no server is installed those are skipped, unless ``MJDESK_NEED_POSTGRESQL`` is set, as `.ci/run` does.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from sqlalchemy.engine import URL

from mjdesk.ledger import people, sessions
from mjdesk.ledger.book import Book
from mjdesk.ledger.sessions import Session
from tests.ledger.server import Server, programs, running

START = 1_784_721_600_000  #: 2026-07-22 12:00 UTC


class Clock:
    """Milliseconds that go on by a minute whenever somebody looks."""

    def __init__(self, now: int = START, step: int = 60_000) -> None:
        self.now, self.step = now, step

    def __call__(self) -> int:
        self.now += self.step
        return self.now


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server | None]:
    """The server of this run."""
    bin_ = programs()
    if bin_ is None:
        if os.environ.get("MJDESK_NEED_POSTGRESQL"):
            pytest.fail("no PostgreSQL server is installed (Debian: apt-get install postgresql)")
        yield None
        return
    with running(bin_) as server:
        yield server


@pytest.fixture(scope="session")
def template(postgresql: Server | None, tmp_path_factory: pytest.TempPathFactory) -> str | None:
    """A migrated database to copy: making one anew each time takes a second."""
    if postgresql is None:
        return None
    url = postgresql.database()
    Book.open(url, Clock(), folder=tmp_path_factory.mktemp("template")).close()
    return url.database


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, profile: Path) -> Iterator[URL]:
    """The address of a fresh database."""
    if request.param == "sqlite":
        yield URL.create("sqlite", database=str(profile / "ledger.db"))
        return
    server: Server | None = request.getfixturevalue("postgresql")
    if server is None:
        pytest.skip("no PostgreSQL server is installed")
    fresh = server.database(request.getfixturevalue("template"))
    yield fresh
    server.drop(fresh)


@pytest.fixture
def book(url: URL, profile: Path) -> Iterator[Book]:
    """An open, empty ledger."""
    opened = Book.open(url, Clock(), who="test", zone=UTC, folder=profile)
    yield opened
    opened.close()


@pytest.fixture
def four(book: Book) -> tuple[int, int, int, int]:
    """Four players."""
    a, b, c, d = (people.add_player(book, name).id for name in ("老吴", "陈姐", "高师傅", "小魏"))
    return a, b, c, d


@pytest.fixture
def evening(book: Book, four: tuple[int, ...]) -> Session:
    """A session of Wuhan at table 1."""
    return sessions.begin_session(book, "wuhan", four, desk=people.add_desk(book).id)
