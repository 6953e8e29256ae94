"""The documentation builds without a warning, its picture is what the code says, and no link of the README is dead."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

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
