"""The profile folder and the ledger: can they be used, and what has been set aside?"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ..engine.errors import MjdeskError
from ..engine.text import Text
from ..loading import load
from ..profile import DAMAGED, profile_dir
from .finding import Finding, State

_FOLDER: Final = Text("资料夹", "Profile folder")
_ASIDE: Final = Text("搁置的文件", "Files set aside")
_LEDGER: Final = Text("账本", "Ledger")
_SCARCE: Final = 100 << 20  #: bytes of free space below which it is said


def look_at_files() -> Iterator[Finding]:
    """Findings ``profile``, ``aside`` and ``ledger``."""
    folder = profile_dir()
    yield look_at_folder(folder)
    yield look_at_what_is_aside(folder)
    yield look_at_ledger()


def look_at_folder(folder: Path) -> Finding:
    """Whether the folder can be written to, or made."""
    there = folder
    while not there.exists() and there != there.parent:
        there = there.parent
    try:
        with tempfile.TemporaryFile(dir=there):
            free = shutil.disk_usage(there).free
    except OSError as error:
        why = error.strerror or str(error)
        return Finding(
            "profile",
            _FOLDER,
            State.WRONG,
            Text(f"{folder}：不能写（{why}）", f"{folder}: cannot be written to ({why})"),
            Text("让它可以写，或者用 MJDESK_HOME 换一个文件夹", "make it writable, or name another one in MJDESK_HOME"),
            facts={"folder": str(folder), "writable": False},
        )
    facts = {"folder": str(folder), "exists": folder.exists(), "writable": True, "free": free}
    if free < _SCARCE:
        left = f"{free / 1e6:.0f} MB"
        told = Text(f"{folder}：只剩 {left}", f"{folder}: only {left} are free")
        return Finding(
            "profile", _FOLDER, State.WRONG, told, Text("腾出一些地方", "make room on the disk"), facts=facts
        )
    kept = len(list((folder / "records").glob("*.jsonl"))) if folder.exists() else 0
    told = Text(f"{folder}，{kept} 份牌谱", f"{folder}, {kept} records")
    if not folder.exists():
        told = Text(f"{folder}（第一次保存时建立）", f"{folder} (made when something is first saved)")
    return Finding("profile", _FOLDER, State.OK, told, facts=facts | {"records": kept})


def look_at_what_is_aside(folder: Path) -> Finding:
    """Damaged files that were moved out of the way; they are kept until somebody deletes them."""
    found = sorted(str(path.relative_to(folder)) for path in folder.rglob(f"*{DAMAGED}*") if path.is_file())
    if not found:
        return Finding("aside", _ASIDE, State.OK, Text("没有", "none"))
    shown = ", ".join(found[:4]) + (f" … ({len(found)})" if len(found) > 4 else "")
    advice = Text("坏掉的文件留着没删；不要了就删掉", "damaged files are kept; delete them when you need them no more")
    return Finding("aside", _ASIDE, State.OPTIONAL, Text(shown, shown), advice, facts={"files": found})


def look_at_ledger() -> Finding:
    """Which database the ledger is in, and whether it is whole."""
    load("mjdesk.ledger.book")  # the window may open the ledger meanwhile
    from ..ledger.errors import LedgerError
    from ..ledger.opening import check_file, database_url

    try:
        url = database_url()
    except LedgerError as error:
        return Finding("ledger", _LEDGER, State.WRONG, error.text)
    if url.get_backend_name() == "postgresql":
        return _server()
    path = Path(url.database or "")
    facts = {"database": "sqlite", "sqlite": sqlite3.sqlite_version, "exists": path.exists()}
    words = f"SQLite {sqlite3.sqlite_version}"
    if not path.exists():
        told = Text(f"{words}，还没有账本", f"{words}, no ledger yet")
        return Finding("ledger", _LEDGER, State.OK, told, facts=facts)
    try:
        size = path.stat().st_size
        check_file(path)
    except LedgerError as error:
        advice = Text("从 ledger-backups 里恢复一份备份", "restore a backup from ledger-backups")
        return Finding("ledger", _LEDGER, State.WRONG, error.text, advice, "mjdesk ledger restore FILE", facts)
    except (OSError, MjdeskError) as error:
        return Finding("ledger", _LEDGER, State.WRONG, Text(str(error), str(error)), facts=facts)
    told = Text(f"{words}，{size / 1e6:.1f} MB，完好", f"{words}, {size / 1e6:.1f} MB, whole")
    return Finding("ledger", _LEDGER, State.OK, told, facts=facts | {"bytes": size, "integrity": "ok"})


def _server() -> Finding:
    """The server of `MJDESK_DATABASE_URL`. Its address is a secret: it is not told."""
    from sqlalchemy import create_engine
    from sqlalchemy.exc import SQLAlchemyError

    from ..ledger.opening import database_url
    from .system import pip_line

    try:
        engine = create_engine(database_url(), connect_args={"connect_timeout": 5})
    except ModuleNotFoundError:
        told = Text("要用 PostgreSQL，但没有装 psycopg", "PostgreSQL is wanted, but psycopg is not installed")
        advice = Text("装上", "install it")
        return Finding("ledger", _LEDGER, State.WRONG, told, advice, pip_line(["psycopg[binary]>=3.2.2"]))
    try:
        with engine.connect() as connection:
            number = str(connection.exec_driver_sql("SHOW server_version").scalar_one())
            tables = connection.exec_driver_sql("SELECT to_regclass('alembic_version') IS NOT NULL").scalar_one()
    except SQLAlchemyError as error:
        why = type(getattr(error, "orig", error)).__name__
        told = Text(f"PostgreSQL 连不上（{why}）", f"PostgreSQL cannot be reached ({why})")
        advice = Text("检查 MJDESK_DATABASE_URL 和服务器", "check MJDESK_DATABASE_URL and the server")
        return Finding("ledger", _LEDGER, State.WRONG, told, advice, facts={"database": "postgresql"})
    finally:
        engine.dispose()
    facts = {"database": "postgresql", "version": number, "exists": bool(tables)}
    return Finding("ledger", _LEDGER, State.OK, Text(f"PostgreSQL {number}", f"PostgreSQL {number}"), facts=facts)
