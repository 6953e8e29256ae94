"""The documentation builds without a warning, its picture is what the code says, and no link of the README is dead."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from mjdesk.cli import COMMANDS
from tools import make_architecture

ROOT = Path(__file__).resolve().parent.parent
_LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")


@pytest.mark.slow
def test_it_builds_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", "-d", str(tmp_path / "trees")]
    done = subprocess.run(
        [*command, str(ROOT / "docs"), str(tmp_path / "html")],
        cwd=ROOT,
        env={**os.environ, "PYTHONWARNINGS": "ignore"},  # of packages that Sphinx brings
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for page in ("index", "player", "parlor", "new-rules", "rules/wuhan"):
        assert (tmp_path / "html" / f"{page}.html").is_file()


def test_a_fault_on_a_page_fails_the_build(tmp_path: Path) -> None:
    (tmp_path / "index.md").write_text("# Title\n\n[nowhere](no-such-page.md)\n", encoding="utf-8")
    (tmp_path / "conf.py").write_text((ROOT / "docs" / "conf.py").read_text(encoding="utf-8").replace(
        "(Path(__file__).parent.parent", f"(Path({str(ROOT)!r})"), encoding="utf-8")  # fmt: skip
    command = [sys.executable, "-m", "sphinx", "-W", "-q", "-b", "dummy", str(tmp_path), str(tmp_path / "out")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "no-such-page" in done.stderr


def test_the_picture_of_the_architecture_is_what_the_code_says() -> None:
    assert make_architecture.FILE.read_text(encoding="utf-8") == make_architecture.picture(), (
        "run python -m tools.make_architecture"
    )


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_no_link_is_dead(name: str) -> None:
    links = _LINK.findall((ROOT / name).read_text(encoding="utf-8"))
    assert len(links) > 5
    assert [link for link in links if not (ROOT / link).exists()] == []


_SCRIPT = frozenset({"help", "test", "bench", "coverage", "docs"})  #: what `./mj` itself does
_COMMAND = re.compile(r"(?:\./mj|(?<![\w/.-])mjdesk) ([a-z]+)(?=[ `\n]|$)", re.MULTILINE)
_MODULE = re.compile(r"python -m ([\w.]+)")
_CODE = re.compile(r"```\w*\n(.*?)```|`([^`\n]+)`", re.DOTALL)


def pages() -> list[Path]:
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", pages(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_command_that_a_page_tells_is_there(page: Path) -> None:
    """Commands of the script and of the program, modules that Python is told to run, scripts by their path."""
    code = "\n".join(block or line for block, line in _CODE.findall(page.read_text(encoding="utf-8")))
    unknown = set(_COMMAND.findall(code)) - set(COMMANDS) - _SCRIPT
    assert unknown == set()
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT))
        gone = {name for name in set(_MODULE.findall(code)) if find_spec(name) is None}
    assert gone <= {"build"}, "of another package, or no longer there"
    scripts = set(re.findall(r"(?:tools|\.ci)/\w+(?:\.sh)?\b(?![./])", code))
    assert {name for name in scripts if not (ROOT / name).exists() and not (ROOT / f"{name}.py").exists()} == set()


def test_contributing_tells_of_every_way_to_check_what_is_said() -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for command in ("./mj test", ".ci/run", "tools/bare_debian.sh", "tools.check_wheel", "tools.make_folder",
                    "tools.check_ends", "tools.measure_start", "./mj bench", "tools.soak", "tests.fuzz.guided",
                    "./mj docs", "./mj doctor", "pipx install", "uv tool install"):  # fmt: skip
        assert command in told, command
