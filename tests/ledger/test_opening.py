"""A ledger is made, backed up, migrated, restored; what cannot be opened is left as it is, and said so."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from datetime import UTC
from pathlib import Path
from threading import Barrier

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import select
from sqlalchemy.engine import URL

from mjdesk.ledger import opening, people
from mjdesk.ledger.backup import FOLDER, daily, fault, restore
from mjdesk.ledger.book import Book
from mjdesk.ledger.check import faults
from mjdesk.ledger.errors import LedgerError, Unusable
from mjdesk.ledger.schema import METADATA, WIN
from mjdesk.ledger.whereabouts import LEDGER_FILE, URL_VARIABLE
from tests.ledger.conftest import START, Clock
from tests.ledger.rounds import fan, save, wuhan

LATER = """
import sqlalchemy as sa
from alembic import op
revision, down_revision, branch_labels, depends_on = "9999", "{before}", None, None
def upgrade():
    op.add_column("player", sa.Column("extra", sa.Text(), nullable=False, server_default="kept"))
"""


def open_in(folder: Path, clock: Clock | None = None) -> Book:
    return Book.open(clock=clock or Clock(), zone=UTC, folder=folder)


def names(book: Book) -> list[str]:
    with book.reading() as connection:
        return [player.name for player in people.players(connection)]


@contextmanager
def with_migration(monkeypatch, folder: Path) -> Iterator[None]:
    """A program with one migration more."""
    copy = folder / "migrations"
    shutil.copytree(Path(opening.__file__).parent / "migrations", copy, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "versions" / "v9999_later.py").write_text(LATER.format(before=opening.newest()), encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(opening, "migrations", lambda: copy)
        yield


def test_the_migrations_make_the_tables_of_the_program(book) -> None:
    with book.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_the_revisions_are_those_of_alembic_in_its_order(monkeypatch, tmp_path) -> None:
    def by_alembic() -> list[str]:
        walked = ScriptDirectory.from_config(opening.scripts()).walk_revisions()
        return [script.revision for script in walked][::-1]

    assert list(opening.revisions()) == by_alembic()
    with with_migration(monkeypatch, tmp_path):
        assert list(opening.revisions()) == by_alembic()
        assert opening.newest() == "9999"


def test_a_ledger_of_this_program_is_used_without_what_only_migrations_need(profile) -> None:
    open_in(profile).close()
    use = (
        "import sys; from pathlib import Path; from mjdesk.ledger.book import Book; from mjdesk.ledger import people; "
        f"book = Book.open(folder=Path({str(profile)!r})); people.add_player(book, 'x'); book.close(); "
        "print([name for name in ('alembic', 'mako') if name in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", use], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_an_older_ledger_is_backed_up_before_it_is_migrated(monkeypatch, profile, tmp_path) -> None:
    book = open_in(profile)
    people.add_player(book, "老吴")
    book.close()
    with with_migration(monkeypatch, tmp_path):
        newer = open_in(profile)
        assert names(newer) == ["老吴"]
        with newer.engine.connect() as connection:
            assert connection.exec_driver_sql("SELECT extra FROM player").scalar() == "kept"
        newer.close()
    backups = sorted(path.name for path in (profile / FOLDER).iterdir())
    assert "before-9999-2026-07-22.db" in backups
    # the program of before refuses the newer file, and can go back to the backup
    with pytest.raises(Unusable, match="newer mjdesk"):
        open_in(profile)
    restore(profile / FOLDER / "before-9999-2026-07-22.db", tmp_path / "old" / "ledger.db", profile / FOLDER, "x")
    old = Book.open(
        URL.create("sqlite", database=str(tmp_path / "old" / "ledger.db")), Clock(), folder=tmp_path / "old"
    )
    assert names(old) == ["老吴"]
    old.close()


def test_a_migration_on_a_server(monkeypatch, postgresql, template, tmp_path) -> None:
    if postgresql is None:
        pytest.skip("no PostgreSQL server is installed")
    url = postgresql.database(template)
    with with_migration(monkeypatch, tmp_path):
        book = Book.open(url, Clock(), folder=tmp_path)
        people.add_player(book, "老吴")
        book.close()
    with pytest.raises(Unusable, match="newer mjdesk"):
        Book.open(url, Clock(), folder=tmp_path)


def test_the_patterns_of_rounds_of_before_are_counted(book, four, evening) -> None:
    """From the first revision: the wins that were there get their patterns."""
    save(book, evening.id, wuhan(1, 0), fan(0, 2), wuhan(2, 1))
    with book.reading() as connection:
        before = connection.execute(select(WIN).order_by(WIN.c.round_id, WIN.c.pattern)).all()
    assert len(before) == 4
    with book.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.exec_driver_sql("DROP TABLE photo")
        connection.exec_driver_sql("DROP TABLE win")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    again = Book.open(book.engine.url, Clock(), zone=UTC, folder=book.folder)
    with again.reading() as connection:
        assert connection.execute(select(WIN).order_by(WIN.c.round_id, WIN.c.pattern)).all() == before
        assert faults(again, connection) == []
    again.close()


def filled(profile: Path) -> Path:
    book = open_in(profile)
    for n in range(90):
        people.add_player(book, f"player {n}")
    book.close()
    return profile / LEDGER_FILE


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-9000])


def overwrite(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[4096 * 3 : 4096 * 5] = b"\xff" * 8192
    path.write_bytes(data)


def a_text(path: Path) -> None:
    path.write_text("not a database at all, but a letter", encoding="utf-8")


def of_another_program(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("CREATE TABLE recipes (id INTEGER)")


@pytest.mark.parametrize("damage", [cut, overwrite, a_text, of_another_program])
def test_a_damaged_file_is_refused_and_untouched(profile, damage) -> None:
    path = filled(profile)
    damage(path)
    before = path.read_bytes()
    with pytest.raises(Unusable, match="damaged") as refusal:
        open_in(profile)
    assert "坏了" in refusal.value.text.zh
    assert path.read_bytes() == before


def test_a_damaged_file_makes_way_for_a_backup(profile) -> None:
    path = filled(profile)
    made = daily(path, profile / FOLDER, "2026-07-30")
    assert made is not None
    a_text(path)
    aside = restore(made, path, profile / FOLDER, "2026-07-31")
    assert aside is not None
    assert aside.read_text(encoding="utf-8").startswith("not a database")
    book = open_in(profile)
    assert len(names(book)) == 90
    book.close()


def test_a_backup_that_is_damaged_is_not_restored(profile) -> None:
    path = filled(profile)
    made = daily(path, profile / FOLDER, "2026-07-30")
    assert made is not None
    overwrite(made)
    before = path.read_bytes()
    with pytest.raises(Unusable):
        restore(made, path, profile / FOLDER, "2026-07-31")
    assert path.read_bytes() == before
    with pytest.raises(LedgerError, match="no backup"):
        restore(profile / "nothing.db", path, profile / FOLDER, "2026-07-31")


def test_restoring_into_a_ledger_that_is_open_elsewhere(profile) -> None:
    book = open_in(profile)
    people.add_player(book, "老吴")
    made = daily(profile / LEDGER_FILE, profile / FOLDER, "2026-07-30")
    people.add_player(book, "陈姐")
    assert made is not None
    saved = restore(made, profile / LEDGER_FILE, profile / FOLDER, "2026-07-31")
    assert names(book) == ["老吴"]
    book.close()
    assert saved is not None
    restore(saved, profile / LEDGER_FILE, profile / FOLDER, "2026-08-01")
    book = open_in(profile)
    assert sorted(names(book)) == ["老吴", "陈姐"]
    book.close()


def test_two_that_open_it_at_once_both_get_the_backup_of_the_day(profile) -> None:
    """The window and the command line, or two windows, at the first start of a day."""
    Book.open(folder=profile, clock=lambda: START - 10 * 86_400_000).close()
    together = Barrier(4)

    def start() -> None:
        together.wait()
        Book.open(folder=profile, clock=lambda: START).close()

    with ThreadPoolExecutor(4) as pool:
        for done in [pool.submit(start) for _ in range(4)]:
            done.result()
    left = sorted(path.name for path in (profile / FOLDER).iterdir())
    assert not [name for name in left if name.endswith(".part")]
    assert "day-2026-07-22.db" in left
    assert all(fault(profile / FOLDER / name) == "" for name in left if name.endswith(".db"))


def test_a_backup_a_day_and_only_some_are_kept(profile) -> None:
    clock = Clock()
    for _ in range(20):
        open_in(profile, clock).close()
        open_in(profile, clock).close()
        clock.now += 24 * 3600 * 1000
    days = sorted(path.name for path in (profile / FOLDER).iterdir())
    assert len(days) == 14
    assert days[-1] == "day-2026-08-10.db"


def test_a_full_disk_costs_nothing_and_is_said(profile) -> None:
    book = open_in(profile)
    who = [people.add_player(book, name).id for name in "甲乙丙丁"]
    from mjdesk.ledger import sessions

    session = sessions.begin_session(book, "wuhan", who)
    with book.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")  # of the one connection in the pool: no more room
    saved: list[object] = []
    with pytest.raises(LedgerError, match="disk is full"):
        saved.extend(save(book, session.id, fan(0, 1))[0] for _ in range(400))
    with book.reading() as connection:
        assert sessions.session(connection, session.id).count == len(saved) > 0
        assert faults(book, connection) == []
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    book.close()


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be held to a size of files there")
def test_a_process_that_may_write_no_more_loses_nothing(profile) -> None:
    from mjdesk.ledger import sessions

    book = open_in(profile)
    who = [people.add_player(book, name).id for name in "甲乙丙丁"]
    session = sessions.begin_session(book, "wuhan", who).id
    book.close()
    command = [sys.executable, "-m", "tests.ledger.full_disk", str(profile), str(session)]
    root = Path(__file__).resolve().parents[2]
    env = os.environ | {"PYTHONPATH": str(root)}
    done = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["saved"] > 0
    assert "not been saved" in said["told"]["save"]
    assert set(said["told"]) == {"save", "x.json", "x.csv", "x.xlsx", "copy.db"}
    assert all("\n" not in words for words in said["told"].values())
    left = {path.name for path in profile.iterdir()}
    assert not [name for name in left if name.startswith("x.") or ".part" in name or name == "copy.db"], "no halves"
    book = open_in(profile)
    with book.reading() as connection:
        assert sessions.session(connection, session).count == said["saved"]
        assert faults(book, connection) == []
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    book.close()


@pytest.fixture
def locked_folder() -> Iterator[Path]:
    """A folder that the user of this test may read but not write; root becomes nobody for it."""
    folder = Path(tempfile.mkdtemp(prefix="mjro", dir="/tmp"))
    open_in(folder).close()
    for path in folder.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o444)
    folder.chmod(0o555)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield folder
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)
        shutil.rmtree(folder)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="folders are locked in another way there")
def test_a_read_only_folder_is_said(locked_folder) -> None:
    with pytest.raises(LedgerError, match="cannot be written to") as refusal:
        open_in(locked_folder)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("address", ["mysql://somewhere/x", "gibberish", "postgresql"])
def test_an_unusable_address_is_said(monkeypatch, profile, address) -> None:
    monkeypatch.setenv(URL_VARIABLE, address)
    with pytest.raises(LedgerError, match="expected one like postgresql://"):
        open_in(profile)


def test_a_server_that_is_not_there_is_said(monkeypatch, profile) -> None:
    monkeypatch.setenv(URL_VARIABLE, "postgresql://nobody@127.0.0.1:1/x")
    with pytest.raises(LedgerError, match="failed"):
        open_in(profile)
