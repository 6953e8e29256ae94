"""What goes wrong is written down: errors of slots and threads, what Qt says, and nothing when all goes well."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mjdesk.ui.log import FILE, ProfileLog

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import logging, sys, threading, warnings
from PySide6.QtCore import QObject, QTimer, Signal, qWarning
from mjdesk.ui.app import make_application
from mjdesk.ui.log import start_log
start_log()
app = make_application(["mjdesk"])
def slot():
    raise ValueError("in a slot")
def work():
    raise ValueError("in a thread")
def all_of_it():
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    qWarning("said by Qt")
    logging.getLogger("mjdesk.x").info("by the way")
    logging.getLogger("mjdesk.ui.sound").warning("said by a part of ours")
    logging.getLogger("somebody.else").error("said by a package")
    warnings.warn("warned by Python", stacklevel=1)
    app.quit()
if sys.argv[1:]:
    QTimer.singleShot(0, slot)
    QTimer.singleShot(0, all_of_it)
else:
    QTimer.singleShot(0, app.quit)
app.exec()
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", PROGRAM, *arguments]
    return subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, timeout=60, check=True)


@pytest.mark.slow
def test_all_that_goes_wrong_is_in_the_file_and_still_said(profile: Path) -> None:
    said = run("wrong").stderr
    written = (profile / FILE).read_text()
    for words in ("ValueError: in a slot", "ValueError: in a thread", "said by Qt", "said by a part of ours",
                  "said by a package", "warned by Python"):  # fmt: skip
        assert written.count(words) == 1
        assert said.count(words) == 1
    assert "by the way" not in written, "what is no warning is not kept"


@pytest.mark.slow
def test_nothing_is_written_when_nothing_goes_wrong(profile: Path) -> None:
    run()
    assert not profile.exists()


def test_the_file_stays_small(tmp_path: Path) -> None:
    import logging

    handler = ProfileLog(tmp_path / "deep" / FILE)
    for n in range(4000):
        handler.emit(logging.LogRecord("x", logging.ERROR, "", 0, f"{n} " + "x" * 300, None, None))
    handler.close()
    assert {path.name for path in (tmp_path / "deep").iterdir()} == {FILE, f"{FILE}.1"}
    assert all(path.stat().st_size <= 257 * 1024 for path in (tmp_path / "deep").iterdir())


def test_where_no_folder_can_be_made_nothing_is_written(tmp_path: Path) -> None:
    import logging

    (tmp_path / "file").write_text("x")
    handler = ProfileLog(tmp_path / "file" / FILE)
    handler.emit(logging.LogRecord("x", logging.ERROR, "", 0, "words", None, None))
    handler.close()
    assert (tmp_path / "file").read_text() == "x"
