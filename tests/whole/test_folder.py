"""The folder that runs without Python is built here and played in, far from the checkout."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tools.make_folder import build, check, lacking, options


@pytest.mark.slow
def test_the_folder_is_built_and_plays(tmp_path: Path) -> None:
    lacks = lacking()
    if lacks and not os.environ.get("MJDESK_NEED_FOLDER"):
        pytest.skip(f"PyInstaller needs {', '.join(lacks)}")
    target = tmp_path / "folder"
    try:
        program = build(target)
        check(program)
        names = {path.name for path in (target / "mjdesk" / "_internal").iterdir()}
        assert not names & {"torch", "onnx", "distributed", "dask", "pandas", "pytest", "mypy", "sphinx"}
        assert (target / "mjdesk" / "LICENSE").is_file()
    finally:
        shutil.rmtree(target, ignore_errors=True)  # half a gigabyte


def test_what_is_only_for_working_on_the_program_is_left_out(tmp_path: Path) -> None:
    told = options(tmp_path, tmp_path)
    left_out = [told[n + 1] for n, word in enumerate(told) if word == "--exclude-module"]
    assert {"torch", "distributed", "pytest", "tests", "tools"} <= set(left_out)
