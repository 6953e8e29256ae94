"""Real processes: killed in the middle of writing, and four that write at once."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mjdesk.ledger import sessions
from mjdesk.ledger.book import Book
from mjdesk.ledger.check import faults
from mjdesk.ledger.sessions import load
from tests.ledger.four_tables import write_at_once

ROOT = Path(__file__).resolve().parents[2]
KILLS = int(os.environ.get("MJDESK_KILLS", "5"))


def writer(book: Book, session: int, rounds: int) -> subprocess.Popen[str]:
    address = book.engine.url.render_as_string(hide_password=False)
    command = [sys.executable, "-m", "tests.ledger.writer", address, str(session), str(rounds), str(book.folder)]
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.Popen(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.slow
def test_killed_while_writing_no_saved_round_is_lost(book, four) -> None:
    """`MJDESK_KILLS=200 pytest tests/ledger/test_processes.py` kills as often as the issue asks."""
    chance = random.Random(1)
    session = sessions.begin_session(book, "wuhan", four).id
    said = 0
    for _ in range(KILLS):
        with writer(book, session, 10_000) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n", process.stderr and process.stderr.read()
            for _ in range(chance.randint(0, 3)):
                said = int(process.stdout.readline())
            # somewhere within the next rounds: their writing takes some milliseconds each
            try:
                process.wait(chance.uniform(0, 0.03))
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGKILL)
            lines = process.stdout.read().split("\n")
            said = max([said, *(int(line) for line in lines[:-1] if line.isdigit())])
        with book.reading() as connection:
            loaded = load(connection, session)
            assert said <= loaded.session.count <= said + 1, "what was said to be saved is there"
            assert loaded.outcomes == loaded.evening.outcomes()
            assert faults(book, connection) == []
            if book.path is not None:
                assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
        said = loaded.session.count
    assert said > KILLS / 2


@pytest.mark.slow
def test_four_tables_write_at_once(book, four) -> None:
    """For longer, and as fast as they can: ``python -m tests.ledger.four_tables --seconds 60``."""
    found = write_at_once(book, four[0], rounds=12)
    assert found.good, found
    assert found.there == (12,) * 4
