"""The suite itself: what a test does to its process is said and harms no other test."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
AS_HERE = ("-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider", "-q")


def pytest_in(folder: Path, *arguments: str, **files: str) -> subprocess.CompletedProcess[str]:
    """Run tests of their own under the settings of this suite."""
    for name, text in files.items():
        (folder / f"test_{name}.py").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", *AS_HERE, "--rootdir", str(folder), *arguments, str(folder)]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False, timeout=120)


@pytest.mark.slow
def test_a_process_that_ends_fails_the_run_by_the_name_of_its_test(tmp_path: Path) -> None:
    ends = "import os\ndef test_ends(): os._exit(0)\n"
    done = pytest_in(tmp_path, "-n", "2", "--dist", "loadfile", ends=ends, other="def test_other(): pass\n")
    assert done.returncode == 1, done.stdout
    assert "crashed while running" in done.stdout
    assert "test_ends.py::test_ends" in done.stdout
    assert "'gw2'" not in done.stdout, "another process took its place and met the same test"


@pytest.mark.slow
def test_a_watch_that_a_test_leaves_behind_ends_no_other_test(tmp_path: Path) -> None:
    leaves = "import faulthandler\ndef test_leaves(): faulthandler.dump_traceback_later(0.3, exit=True)\n"
    waits = "import time\ndef test_waits(): time.sleep(1)\n"
    done = pytest_in(tmp_path, "-n0", a_leaves=leaves, b_waits=waits)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(("inside", "after", "status"), [(0.0, 1.0, 0), (60.0, 0.0, 1)])
def test_the_watch_over_a_stray_hand_ends_with_its_step(inside: float, after: float, status: int) -> None:
    lines = (
        "import time",
        "from tests.ui.stray_hand import ended_when_stuck",
        f"with ended_when_stuck(0.3): time.sleep({inside})",
        f"time.sleep({after})",
    )
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], cwd=ROOT, stderr=subprocess.PIPE, check=False)
    assert done.returncode == status, done.stderr
    assert (b"Timeout" in done.stderr) is bool(status)
