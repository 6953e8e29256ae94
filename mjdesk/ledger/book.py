"""The open ledger: one database, a clock, who keeps it. Everything else works on a connection of it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import date, datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from sqlalchemy import Connection, Engine, insert
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from mjdesk.engine.text import Text
from mjdesk.profile import profile_dir

from . import schema
from .backup import FOLDER, daily
from .errors import LedgerError, refused
from .opening import database_url, open_database

Result = TypeVar("Result")
#: an evening ends at six in the morning: what is played before belongs to the day before
DAY_BEGINS: Final = timedelta(hours=6)
#: SQLSTATEs after which the same transaction may be tried again: serialization failure, deadlock
_AGAIN: Final = ("40001", "40P01")
_TRIES: Final = 6


class Book:
    """The open database. ``clock`` gives milliseconds since 1970; ``zone`` is where days begin (None: here)."""

    def __init__(
        self,
        engine: Engine,
        clock: Callable[[], int],
        who: str = "",
        zone: tzinfo | None = None,
        folder: Path | None = None,
    ) -> None:
        self.engine = engine
        self.clock = clock
        self.who = who
        self.zone = zone
        self.folder = folder or profile_dir()

    @classmethod
    def open(
        cls,
        url: URL | None = None,
        clock: Callable[[], int] | None = None,
        who: str = "",
        zone: tzinfo | None = None,
        folder: Path | None = None,
    ) -> Self:
        """Open the ledger of the profile (or another database); raises LedgerError."""
        ticks = clock or (lambda: time.time_ns() // 1_000_000)
        place = folder or profile_dir()
        where = url or database_url(place)
        today = str(_date(ticks(), zone))
        engine = open_database(where, place / FOLDER, today)
        book = cls(engine, ticks, who, zone, place)
        if book.path is not None:
            daily(book.path, place / FOLDER, today)
        return book

    def at(self, moment: int) -> Book:
        """The same ledger at another time: what is written is dated so."""
        return Book(self.engine, lambda: moment, self.who, self.zone, self.folder)

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    @property
    def path(self) -> Path | None:
        """The file, None for a server."""
        url = self.engine.url
        return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None

    def day_of(self, at: int) -> int:
        """The day (yyyymmdd) of the evening that a moment belongs to."""
        day = _date(at - int(DAY_BEGINS.total_seconds() * 1000), self.zone)
        return day.year * 10000 + day.month * 100 + day.day

    def weekday_and_hour(self, at: int) -> tuple[int, int]:
        """The weekday (0 is Monday) of the evening that a moment belongs to, and the hour of the day."""
        moment = datetime.fromtimestamp(at / 1000, self.zone)
        return (moment - DAY_BEGINS).weekday(), moment.hour

    # --- transactions

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that sees one moment of the database."""
        try:
            with self.engine.connect() as connection:
                if self.engine.dialect.name == "postgresql":
                    connection.execution_options(isolation_level="REPEATABLE READ")
                with connection.begin():
                    yield connection
        except DBAPIError as error:
            raise refused(str(error.orig)) from error
        except (OverflowError, UnicodeEncodeError) as error:
            raise _beyond(error) from error

    def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do something in one transaction: all of it is on the disk when this returns, or nothing.

        It is done again when two writers stood in each other's way. Raises LedgerError when the database refuses.
        """
        for left in reversed(range(_TRIES)):
            try:
                with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                    return work(connection)
            except DBAPIError as error:
                if left and getattr(error.orig, "sqlstate", None) in _AGAIN:
                    continue
                raise refused(str(error.orig)) from error
            except (OverflowError, UnicodeEncodeError) as error:
                raise _beyond(error) from error
        raise AssertionError("the last try returns or raises")

    def together(self, work: Callable[[Book], Result]) -> Result:
        """Do several changes in one transaction: all of them are on the disk when this returns, or none.

        ``work`` gets the ledger; whatever it reads and writes through that sees what it wrote before.
        """
        return self.write(lambda connection: work(_Joined(self, connection)))

    def note(
        self,
        connection: Connection,
        what: str,
        *,
        session: int | None = None,
        round_: int | None = None,
        before: Mapping[str, Any] | None = None,
        after: Mapping[str, Any] | None = None,
    ) -> None:
        """Write down who changed what, and how it was before."""
        connection.execute(
            insert(schema.CHANGE).values(
                at=self.clock(),
                who=self.who,
                what=what,
                session_id=session,
                round_id=round_,
                before=to_json(before or {}),
                after=to_json(after or {}),
            )
        )


class _Joined(Book):
    """The ledger within a transaction that runs: its changes become part of that one."""

    def __init__(self, book: Book, connection: Connection) -> None:
        super().__init__(book.engine, book.clock, book.who, book.zone, book.folder)
        self._connection = connection

    def at(self, moment: int) -> Book:
        """The same transaction at another time."""
        return _Joined(super().at(moment), self._connection)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """The connection of the transaction."""
        yield self._connection

    def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do something as a part of the transaction."""
        return work(self._connection)


def _beyond(error: Exception) -> LedgerError:
    """A number or a text that no database holds: the driver's own word, before the database is asked."""
    return LedgerError(Text(f"账本记不下：{error}", f"no ledger can hold this: {error}"))


def _date(at: int, zone: tzinfo | None) -> date:
    return datetime.fromtimestamp(at / 1000, zone).date()


def to_json(value: object) -> str:
    """JSON in one line, the same for the same value."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def inserted(connection: Connection, table: Any, **values: Any) -> int:
    """Insert a row, return its id."""
    key = connection.execute(insert(table).values(**values)).inserted_primary_key
    assert key is not None
    return int(key[0])
