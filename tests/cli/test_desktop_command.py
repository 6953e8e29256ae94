"""The entry of the menu: written, whole, starting this very copy; taken out again without a trace."""

from __future__ import annotations

import configparser
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from mjdesk import desktop_entry
from mjdesk.shipped import asset

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have other menus")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "some data"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


def desktop(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mjdesk", "desktop", *arguments]
    return subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False)


def fields(path: Path) -> dict[str, str]:
    parser = configparser.RawConfigParser(delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(path.read_text(encoding="utf-8"))
    return dict(parser["Desktop Entry"])


def arguments(value: str) -> list[str]:
    """What a desktop starts for a value of Exec: the escapes of strings go first, then quotes, then field codes."""
    text = value.replace("\\\\", "\\")
    return [re.sub(r"\\(.)", r"\1", quoted).replace("%%", "%") for quoted in re.findall(r'"((?:\\.|[^"\\])*)"', text)]


@pytest.mark.slow
def test_install_writes_both_files_and_remove_leaves_none(home: Path) -> None:
    done = desktop("install")
    assert done.returncode == 0, done.stderr
    written = [Path(line) for line in done.stdout.splitlines()]
    assert written == list(desktop_entry.places())
    entry = fields(written[0])
    assert entry["Type"] == "Application"
    assert entry["Icon"] == written[1].stem == entry["StartupWMClass"]
    assert written[1].read_bytes() == asset("app", "mjdesk.svg").read_bytes()
    program, *rest = arguments(entry["Exec"])
    assert Path(program).exists()
    assert rest in ([], ["-m", "mjdesk"])
    assert desktop("install").returncode == 0, "once more is fine"
    assert desktop("remove").returncode == 0
    assert [path for path in home.rglob("*") if path.is_file()] == []
    assert desktop("remove").returncode == 1


@pytest.mark.slow
def test_where_it_cannot_be_written_it_is_one_message(home: Path) -> None:
    home.write_text("no folder")
    done = desktop("install")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert "cannot be written" in done.stderr


@pytest.mark.parametrize("path", ["/a b/mj", '/quo"te/x', "/dollar$/`x`", "/back\\slash", "/100%/y", "/汉字/z"])
def test_any_path_can_be_started(path: str) -> None:
    assert arguments(desktop_entry.quoted(path) + ' "x"') == [path, "x"]
