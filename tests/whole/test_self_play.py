"""The program tries itself: `MJDESK_PLAY_ROUNDS` plays rounds through the real window and leaves the profile alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def program(rounds: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "MJDESK_PLAY_ROUNDS": rounds}
    command = [sys.executable, "-m", "mjdesk"]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.slow
def test_it_plays_a_match_and_begins_the_next(profile: Path) -> None:
    done = program("5 wuhan paohuzi")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["rounds"] == 5
    assert 0 < told["wins"] <= 5
    assert not [path for path in profile.rglob("*") if path.suffix in (".jsonl", ".json", ".log")]


@pytest.mark.parametrize("rounds", ["x", "0", "2 no-such-rules"])
def test_what_is_no_number_of_rounds_is_refused(rounds: str) -> None:
    done = program(rounds)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
    assert "expected" in done.stderr
