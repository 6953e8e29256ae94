"""Files are written whole or not at all: every place that opens one to write is known, and what a full disk leaves."""

from __future__ import annotations

import ast
import errno
import os
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from mjdesk.profile import part_of, write_atomic

ROOT = Path(__file__).resolve().parent.parent
#: where a file is opened for writing, and why that is safe
KNOWN = {
    "profile.py": "write_atomic: beside the file, flushed to the disk, then put in its place",
    "simulate_command.py": "beside the file, then put in its place; pipes and devices as they are",
    "save.py": "one line more, flushed to the disk; a line cut off is dropped when it is read",
    "modes/coins.py": "one line more, flushed to the disk; a line cut off is dropped when it is read",
    "table_command.py": "a log of traffic, as it comes",
    "ui/companion/service.py": "a log of traffic, as it comes",
    "ledger/dump.py": "within whole_file",
    "ledger/tables.py": "within whole_file",
    "ledger/workbook.py": "within whole_file",
    "ledger/backup.py": "copied beside the file, flushed, then put in its place",
}
#: no files: the standard output of a process
PIPES = {"players/apart/child.py": "answers", "ui/probe.py": "answers"}
_MODE = re.compile(r"^[rb+t]*[wax][bt+]*$|^rb?\+b?$")


def opens_to_write(source: str) -> list[int]:
    """Lines that open a file for writing, write one at once, or have xlsxwriter write one."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        given = [*node.args, *(word.value for word in node.keywords if word.arg == "mode")]
        modes = [arg.value for arg in given if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        writes = name in ("open", "fdopen") and any(_MODE.match(mode) for mode in modes)
        if writes or name in ("write_text", "write_bytes", "Workbook", "copyfile"):
            found.append(node.lineno)
    return found


def test_every_writer_is_known() -> None:
    found = {}
    for path in sorted((ROOT / "mjdesk").rglob("*.py")):
        if lines := opens_to_write(path.read_text(encoding="utf-8")):
            found[path.relative_to(ROOT / "mjdesk").as_posix()] = lines
    unknown = {name: lines for name, lines in found.items() if name not in KNOWN | PIPES}
    assert unknown == {}, "write with mjdesk.profile.write_atomic, or say here why it is safe"
    assert set(KNOWN) <= set(found), "no longer a writer"


@pytest.mark.parametrize(
    "line", ['p.open("w")', 'open(p, "ab")', 'p.open(mode="x")', 'p.write_text("")', 'open(p, "r+b")']
)
def test_a_writer_is_noticed(line: str) -> None:
    assert opens_to_write(line) == [1]


@pytest.mark.parametrize("line", ["p.open()", 'p.open("rb")', 'open(p, encoding="utf-8")', 'image.open("wuhan")'])
def test_a_reader_is_none(line: str) -> None:
    assert opens_to_write(line) == []


def test_threads_that_write_one_file_leave_one_of_theirs_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is held before its file takes the name, until all have written."""
    path, many = tmp_path / "x.json", 4
    together = threading.Barrier(many)
    replace = os.replace

    def last(source: Path, target: Path) -> None:
        together.wait(timeout=60)
        replace(source, target)

    monkeypatch.setattr(os, "replace", last)
    texts = [bytes([65 + n]) * (1000 + n) for n in range(many)]
    with ThreadPoolExecutor(many) as pool:
        for done in [pool.submit(write_atomic, path, text) for text in texts]:
            done.result(timeout=60)
    assert path.read_bytes() in texts
    assert [found.name for found in tmp_path.iterdir()] == ["x.json"]


@pytest.mark.parametrize("fails", ["fsync", "replace"])
def test_a_disk_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    path = tmp_path / "x.json"
    write_atomic(path, b"old")

    def full(*_args: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, fails, full)
    with pytest.raises(OSError, match="No space left"):
        write_atomic(path, b"new")
    assert [found.name for found in tmp_path.iterdir()] == ["x.json"]
    assert path.read_bytes() == b"old"


@pytest.mark.parametrize("path", [".", "", "/"])
def test_what_can_only_be_a_folder_is_refused_as_a_disk_refuses(path: str) -> None:
    with pytest.raises(IsADirectoryError) as refused:
        write_atomic(Path(path), b"")
    assert refused.value.strerror
    assert refused.value.filename


@pytest.mark.parametrize("name", ["x" * 255, "记" * 85, "𠮷" * 63, "\udcff" * 255])
def test_what_is_written_beside_a_file_has_a_name_that_fits_too(tmp_path: Path, name: str) -> None:
    assert len(os.fsencode(part_of(tmp_path / name).name)) <= 255
    try:
        (tmp_path / name).touch()
    except OSError:  # a disk that takes no such name
        return
    write_atomic(tmp_path / name, b"new")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [(name, b"new")]
