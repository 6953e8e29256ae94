"""What the doctor finds: real processes with the real Qt, damaged files, devices that Linux lists."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mjdesk.doctor import Finding, Report, State, devices, files, libraries, packages, screen, system
from mjdesk.doctor_command import told
from mjdesk.engine.text import Text
from mjdesk.ledger.book import Book
from mjdesk.ui.fonts import FONT_PACKAGE

ROOT = Path(__file__).resolve().parents[2]
#: what is always looked at, in this order; between them stand the extras
ALWAYS = ["program", "packages", "display", "fonts", "sound", "cameras", "ports", "profile", "aside", "ledger"]


def doctor(*arguments: str, **environment: str | None) -> subprocess.CompletedProcess[str]:
    """Run the command; None takes a variable away."""
    known = {**os.environ, **environment}
    done = subprocess.run(
        [sys.executable, "-m", "mjdesk", "doctor", *arguments],
        capture_output=True,
        cwd=ROOT,
        env={key: value for key, value in known.items() if value is not None},
        timeout=120,
        check=False,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in out + err
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def found(done: subprocess.CompletedProcess[str]) -> dict[str, dict[str, Any]]:
    report = json.loads(done.stdout)
    assert report["works"] == (done.returncode == 0)
    return {finding["id"]: finding for finding in report["findings"]}


@pytest.mark.slow
def test_all_is_looked_at_and_said_in_both_languages(profile: Path) -> None:
    done = doctor("--json")
    findings = found(done)
    assert [name for name in findings if name in ALWAYS] == ALWAYS
    assert done.returncode == 0, done.stdout
    for finding in findings.values():
        for key in ("name", "found"):
            assert finding[key]["zh"], finding
            assert finding[key]["en"], finding
    assert findings["display"]["facts"]["platform"] == "offscreen"
    assert findings["fonts"]["facts"]["SC"]["missing"] == ""
    assert findings["fonts"]["facts"]["TC"]["characters"] > 500
    assert set(findings["packages"]["facts"]["versions"]) >= {"sqlalchemy", "typer"}
    assert not profile.exists(), "looking changes nothing"


@pytest.mark.slow
def test_without_a_screen_it_says_how_to_do_without() -> None:
    done = doctor("--json", QT_QPA_PLATFORM=None, DISPLAY=None, WAYLAND_DISPLAY=None)
    if sys.platform != "linux":
        pytest.skip("other systems always have a screen")
    display = found(done)["display"]
    assert (done.returncode, display["state"]) == (1, "wrong")
    assert "QT_QPA_PLATFORM=offscreen" in display["command"]


@pytest.mark.slow
def test_a_platform_that_ends_the_process_ends_only_the_probe() -> None:
    done = doctor("--json", QT_QPA_PLATFORM="no-such-platform")
    display = found(done)["display"]
    assert (done.returncode, display["state"]) == (1, "wrong")
    assert "no-such-platform" in display["found"]["en"]


def test_the_terminal_is_spoken_to_in_its_language() -> None:
    wrong = Finding("x", Text("东西", "Thing"), State.WRONG, Text("坏了", "broken"), Text("修", "mend"), "mend it")
    fine = Finding("y", Text("别的", "Other"), State.OK, Text("好", "fine"), Text("修", "mend"), "mend it")
    assert told(Report((wrong, fine)), "zh") == "✗ 东西: 坏了\n    修\n    $ mend it\n✓ 别的: 好\n\n1 处不正常"
    assert told(Report((fine,)), "en") == "✓ Other: fine\n\nEverything works"
    assert system.speaks_chinese({"LC_ALL": "", "LANG": "zh_CN.UTF-8"})
    assert not system.speaks_chinese({"LC_ALL": "C.UTF-8", "LANG": "zh_CN.UTF-8"})


# --- files


def test_a_profile_that_cannot_be_a_folder_is_wrong(profile: Path) -> None:
    profile.write_text("no folder")
    finding = files.look_at_folder(profile / "inside")
    assert finding.state is State.WRONG
    assert "MJDESK_HOME" in finding.remedy.en


def test_files_set_aside_are_named(profile: Path) -> None:
    (profile / "records").mkdir(parents=True)
    for name in ("settings.json.damaged", "records/starred.json.damaged-2", "settings.json"):
        (profile / name).write_text("{")
    finding = files.look_at_what_is_aside(profile)
    assert finding.state is State.OPTIONAL
    assert finding.facts["files"] == ["records/starred.json.damaged-2", "settings.json.damaged"]


def test_the_ledger_is_whole_or_it_is_said(profile: Path) -> None:
    assert files.look_at_ledger().facts["exists"] is False
    Book.open().engine.dispose()
    assert files.look_at_ledger().facts["integrity"] == "ok"
    ledger = profile / "ledger.db"
    data = bytearray(ledger.read_bytes())
    data[4096:] = b"\xff" * len(data[4096:])
    ledger.write_bytes(data)
    finding = files.look_at_ledger()
    assert finding.state is State.WRONG
    assert finding.command == "mjdesk ledger restore FILE"


def test_a_server_that_is_not_there_is_wrong_and_its_address_stays_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("psycopg")
    monkeypatch.setenv("MJDESK_DATABASE_URL", "postgresql://zhou:secret-word@127.0.0.1:1/parlor")
    finding = files.look_at_ledger()
    assert finding.state is State.WRONG
    said = json.dumps(finding.as_json())
    assert not any(word in said for word in ("zhou", "secret-word", "127.0.0.1", "/parlor"))


def test_an_address_that_is_none_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MJDESK_DATABASE_URL", "what is this")
    assert files.look_at_ledger().state is State.WRONG


# --- devices


def test_cameras_are_those_that_linux_lists(tmp_path: Path) -> None:
    listed, nodes = tmp_path / "sys", tmp_path / "dev"
    nodes.mkdir()
    for name, index in (("video0", 0), ("video1", 1), ("video2", 0)):
        (listed / name).mkdir(parents=True)
        (listed / name / "index").write_text(f"{index}\n")
        (listed / name / "name").write_text(f"Camera of {name}\n")
        (nodes / name).touch()
    finding = devices.look_at_cameras(listed, nodes)
    assert finding.facts["cameras"] == {"video0": "Camera of video0", "video2": "Camera of video2"}
    assert finding.state is State.OK
    (nodes / "video2").unlink()  # cannot be opened
    closed = devices.look_at_cameras(listed, nodes)
    assert closed.state is State.WRONG
    assert "usermod -aG video" in closed.command
    assert devices.look_at_cameras(tmp_path / "none", nodes).state is State.OPTIONAL


# --- what is missing and how to get it


def test_a_library_that_is_missing_brings_its_package() -> None:
    assert libraries.missing({"libno-such-thing.so.9": "libno9", "libc.so.6": "libc6"}) == {
        "libno-such-thing.so.9": "libno9"
    }


def test_the_list_of_libraries_runs_without_the_program(tmp_path: Path) -> None:
    """`./mj` runs the file before anything else can be imported."""
    program = ROOT / "mjdesk" / "doctor" / "libraries.py"
    command = [sys.executable, "-S", "-P", str(program), "window"]
    done = subprocess.run(command, cwd=tmp_path, env={}, capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) <= {*libraries.OFFSCREEN.values(), *libraries.WINDOW.values()}


def test_an_extra_that_is_missing_is_told_with_the_line_to_type() -> None:
    finding = packages._extra("camera", [("no-such-package", ">=4.10"), ("typer", ">=0.15")])
    assert finding.state is State.OPTIONAL
    assert finding.command.endswith("'no-such-package>=4.10'")
    assert packages._extra("sound", [("typer", ">=0.15")]).state is State.OK
    assert packages._needed([("no-such-package", ">=1")]).state is State.WRONG


def test_what_another_system_needs_is_not_missed_here() -> None:
    lines = ["typer>=0.26", "pywin32>=1; sys_platform == 'no-such-system'", "old>=1; python_version < '3.0'",
             "psycopg[c,binary]>=3.2; extra == 'postgres'", "ours>=1; sys_platform != 'no-such-system'",
             "x<2,>=1; extra == 'sound' and sys_platform == 'no-such-system'"]  # fmt: skip
    found = packages.wanted_here(lines, ["postgres", "sound"])
    assert found == {"": [("typer", ">=0.26"), ("ours", ">=1")], "postgres": [("psycopg", "[binary,c]>=3.2")]}


def test_each_extra_for_a_person_is_known() -> None:
    """An extra that is added has a line of its own, or is for working on mjdesk."""
    ours = {"test", "dev", "fuzz", "bench", "docs", "package", "train"}
    assert set(packages.requirements()) - {""} - ours <= set(packages.EXTRAS)


def test_a_glyph_that_is_missing_is_shown() -> None:
    fonts = {
        "SC": {"family": "F", "characters": 3, "missing": "龘"},
        "TC": {"family": "G", "characters": 3, "missing": ""},
    }
    finding = screen._fonts({"fonts": fonts})
    assert finding.state is State.WRONG
    assert "龘" in finding.found.en
    assert FONT_PACKAGE.replace("_", "-") in finding.command


def test_a_screen_too_small_for_the_window_is_wrong() -> None:
    facts = {"platform": "xcb", "qt": "6", "pyside": "6", "screens": [{"width": 1024, "height": 768, "scale": 1.0}]}
    assert screen._display(facts).state is State.WRONG
    facts["screens"].append({"width": 1366, "height": 768, "scale": 1.0})  # type: ignore[attr-defined]
    assert screen._display(facts).state is State.OK


@pytest.mark.parametrize(
    ("text", "manager"),
    [
        ('ID=debian\nVERSION_ID="12"\n', "sudo apt-get install"),
        ("ID=linuxmint\nID_LIKE='ubuntu debian'\n", "sudo apt-get install"),
        ("NAME=x\nID=fedora\n", "sudo dnf install"),
        ("ID=void\n", ""),
        ("", ""),
    ],
)
def test_the_package_manager_is_that_of_the_system(text: str, manager: str) -> None:
    assert system.package_manager(system.linux_families(text)) == manager


@pytest.mark.parametrize(
    ("python", "line"),
    [
        ("/opt/a b/bin/python", "'/opt/a b/bin/python' -m pip install 'x>=1'"),
        ("/opt/pipx/venvs/mjdesk/bin/python", "pipx inject mjdesk 'x>=1'"),
    ],
)
def test_what_is_typed_depends_on_where_the_program_lives(python: str, line: str) -> None:
    assert system.pip_line(["x>=1"], python) == line
