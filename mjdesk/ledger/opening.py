"""Opening the database: a fresh one is made, an older one backed up and migrated, a newer or damaged one refused.

SQLite in the profile (WAL, every commit on the disk before it is answered) unless ``MJDESK_DATABASE_URL`` names a
PostgreSQL database.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import NullPool

from mjdesk.engine.text import Text
from mjdesk.profile import profile_dir

from .backup import back_up
from .errors import LedgerError, Unusable, refused
from .whereabouts import LEDGER_FILE, URL_VARIABLE

if TYPE_CHECKING:  # only a migration needs it: with it every start would load the half again
    from importlib.abc import Traversable

    from alembic.config import Config

WAIT_S: Final = 15  #: for another program that writes
_MAGIC: Final = b"SQLite format 3\x00"
_QUICK: Final = 64 << 20  #: bytes up to which a file is checked whole whenever it is opened


def database_url(folder: Path | None = None) -> URL:
    """Where the ledger is: `URL_VARIABLE`, else the file of the profile; raises LedgerError for an unusable address."""
    given = os.environ.get(URL_VARIABLE, "")
    if not given:
        return URL.create("sqlite", database=str((folder or profile_dir()) / LEDGER_FILE))
    try:
        url = make_url(given)
    except ArgumentError:
        url = None
    if url is None or url.get_backend_name() not in ("sqlite", "postgresql"):
        raise LedgerError(
            Text(f"{URL_VARIABLE} 看不懂，应当像 postgresql://用户@主机/库",
                 f"{URL_VARIABLE} cannot be read; expected one like postgresql://user@host/name")
        )  # fmt: skip
    return url.set(drivername="postgresql+psycopg") if url.get_backend_name() == "postgresql" else url


def connect(url: URL) -> Engine:
    """An engine for a database; nothing is opened yet."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"timeout": WAIT_S})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    try:
        return create_engine(url, pool_pre_ping=True)
    except ModuleNotFoundError:
        raise LedgerError(
            Text(
                "要用 PostgreSQL，请先安装：pip install 'psycopg[binary]'",
                "PostgreSQL needs psycopg: pip install 'psycopg[binary]'",
            )
        ) from None


def reading(path: Path) -> Engine:
    """An engine that only reads a file: of another kind of journal or an older program, it stays as it is."""
    return create_engine("sqlite://", creator=lambda: _read_only(path), poolclass=NullPool)


def _read_only(path: Path) -> sqlite3.Connection:
    # where nothing can be made beside the file nobody writes to it either, and it can be read without the shared index
    how = "mode=ro" if os.access(path.parent, os.W_OK) else "immutable=1"
    return sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True, timeout=WAIT_S)


def _prepare_sqlite(raw: Any, _record: object) -> None:
    raw.isolation_level = None  # transactions begin where we say so
    cursor = raw.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-32000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # who is going to write says so at once: two readers that both want to write would wait for each other
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrations() -> Traversable:
    """Where the steps from one revision to the next lie."""
    return files("mjdesk.ledger") / "migrations"


def scripts() -> Config:
    """alembic's configuration."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(migrations()))
    return config


def revisions() -> tuple[str, ...]:
    """The revisions this program knows, the newest last: a file of a step is named ``v<revision>_<what>.py``."""
    names = (entry.name for entry in (migrations() / "versions").iterdir())
    return tuple(sorted(name[1:5] for name in names if name.startswith("v") and name.endswith(".py")))


def newest() -> str:
    """The revision of this program."""
    return revisions()[-1]


def _revision_of(connection: Connection) -> str | None:
    """The revision of a database, None for a fresh one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def open_database(url: URL, backups: Path, today: str) -> Engine:
    """The database, ready for use. An older one is backed up to ``backups`` before it is migrated.

    Raises Unusable, with the database as it was, when it is newer than this program or damaged.
    """
    path = Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None
    if path is not None:
        _inspect(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise refused(error.strerror or str(error)) from None
    engine = connect(url)
    try:
        _migrate(engine, path, backups, today)
    except DBAPIError as error:
        engine.dispose()
        raise refused(str(error.orig)) from None
    except BaseException:
        engine.dispose()
        raise
    return engine


def _migrate(engine: Engine, path: Path | None, backups: Path, today: str) -> None:
    with engine.connect() as connection:
        found = _revision_of(connection)
    if found == newest():
        return
    _refuse_newer(found)
    if found is not None and path is not None:
        back_up(path, backups, f"before-{newest()}-{today}")
    from alembic import command

    config = scripts()
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":  # two programs that start at once: one migrates, one waits
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7070707)")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _refuse_newer(found: str | None) -> None:
    if found is not None and found not in revisions():
        raise Unusable(
            Text(f"这个账本是更新版本的 mjdesk 写的（{found}），请先更新程序；文件没有动过",
                 f"this ledger was written by a newer mjdesk ({found}); update the program. The file is as it was")
        )  # fmt: skip


def _damaged(path: Path, what: str) -> Unusable:
    return Unusable(
        Text(f"账本文件 {path.name} 坏了（{what}）；文件没有动过，可以用备份恢复",
             f"the ledger file {path.name} is damaged ({what}); it is as it was: restore a backup")
    )  # fmt: skip


def _inspect(path: Path) -> None:
    """Look at a file without writing to it; raises Unusable."""
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            head = file.read(16)
    except FileNotFoundError:
        return
    except OSError as error:
        raise Unusable(Text(f"账本打不开：{error.strerror}", f"the ledger cannot be read: {error.strerror}")) from None
    if size == 0:
        return
    if head != _MAGIC:
        raise _damaged(path, "not a database")
    check_file(path, quick=True, whole=size <= _QUICK)


def check_file(path: Path, *, quick: bool = False, whole: bool = True) -> None:
    """Let SQLite check a file, which is only read, and refuse one of a newer program; raises Unusable."""
    try:
        with closing(_read_only(path)) as raw:
            if whole:
                said = raw.execute("PRAGMA quick_check(1)" if quick else "PRAGMA integrity_check(1)").fetchone()[0]
                if said != "ok":
                    raise _damaged(path, said.splitlines()[-1])
            tables = {name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type='table'")}
            if not tables:
                return
            if "alembic_version" not in tables:
                raise _damaged(path, "not a ledger of mjdesk")
            row = raw.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError as error:  # the folder, the disk, another program
        raise refused(str(error)) from None
    except sqlite3.DatabaseError as error:
        raise _damaged(path, str(error)) from None
    _refuse_newer(row[0] if row else None)
