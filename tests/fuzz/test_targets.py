"""What the guided fuzzer tries takes what is valid, and refuses what is not: so a run of it means something."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .guided import ROOT
from .mutation import damaged_bytes, search
from .targets import TARGETS


@pytest.mark.parametrize("name", TARGETS)
def test_a_target_takes_its_seeds(name: str, tmp_path: Path) -> None:
    seeds = TARGETS[name].seeds(tmp_path)
    assert seeds
    for seed in (*seeds, b"", b"\xff\x00"):
        TARGETS[name].take(seed, tmp_path)


@search(150)
@given(st.sampled_from(list(TARGETS)), st.data())
def test_a_target_takes_what_is_damaged(tmp_path: Path, name: str, data: st.DataObject) -> None:
    seed = data.draw(st.sampled_from(TARGETS[name].seeds(tmp_path)))
    TARGETS[name].take(data.draw(damaged_bytes(seed)), tmp_path)


@pytest.mark.slow
def test_the_command_lists_them_and_tries_one_file(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.fuzz.guided"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert listed.split() == list(TARGETS)
    file = tmp_path / "found"
    file.write_bytes(b"19m")
    subprocess.run([*command, "notation", "--again", str(file)], cwd=ROOT, check=True)
