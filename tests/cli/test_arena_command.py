"""`mjdesk arena` as other programs and people call it: figures, refusals, a bar on the terminal, Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mjdesk.cli import main

ROOT = Path(__file__).resolve().parents[2]
ARENA = [sys.executable, "-m", "mjdesk", "arena"]


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*ARENA, *arguments], capture_output=True, text=True, encoding="utf-8", cwd=ROOT, timeout=120, check=False
    )


def without_clock(summary: dict[str, Any]) -> dict[str, Any]:
    """What must be the same whenever and wherever it is played."""
    kept = {k: v for k, v in summary.items() if k not in ("seconds", "rounds_per_second")}
    for side in ("a", "b"):
        kept[side] = {k: v for k, v in summary[side].items() if not k.endswith("_ms")}
    return kept


def test_the_same_whatever_the_number_of_processes() -> None:
    given = [
        "--rules",
        "huangshi",
        "--seats",
        "3",
        "--a",
        "greedy",
        "--b",
        "random",
        "--deals",
        "9",
        "--seed",
        "x",
        "--json",
    ]
    runs = [arena(*given, "--jobs", jobs) for jobs in ("1", "2")]
    assert [(run.returncode, run.stderr) for run in runs] == [(0, "")] * 2
    one, two = (json.loads(run.stdout) for run in runs)
    assert without_clock(one) == without_clock(two)
    assert (one["rules"], one["seats"], one["deals"], one["rounds"], one["interrupted"]) == (
        "huangshi",
        3,
        9,
        27,
        False,
    )
    assert one["a"]["decisions"] > 0
    assert one["a"]["median_ms"] <= one["a"]["p95_ms"]
    assert one["interval"][0] <= one["points"] <= one["interval"][1]


def test_text_with_an_option(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    given = ["--a", "greedy", "--b", "random", "--deals", "1", "--option", "cap=0", "--jobs", "1"]
    monkeypatch.setattr(sys, "argv", ["mjdesk", "arena", "--rules", "wuhan", *given])
    with pytest.raises(SystemExit) as ended:
        main()
    assert not ended.value.code
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "wuhan cap=0: greedy among 3 random, 1 deals, 4 rounds"
    assert lines[1].startswith("points per round ")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--rules", "chess"], "rules: no rule system 'chess'"),
        (["--rules", "wuhan", "--a", "nobody"], "--a: no player 'nobody'; expected one of random, "),
        (["--rules", "wuhan", "--a", "random", "--b", "x"], "--b: no player 'x'"),
        (
            ["--rules", "wuhan", "--a", "random", "--b", "random", "--seats", "3"],
            "--seats: 3; expected one of 4 for wuhan",
        ),
        (["--rules", "wuhan", "--option", "cap"], "option: 'cap'; expected key=value"),
        (["--rules", "wuhan", "--option", "moon=1"], "options: no option 'moon'"),
    ],
)
def test_refusals(
    given: list[str], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["mjdesk", "arena", *given])
    with pytest.raises(SystemExit) as ended:
        main()
    out, err = capsys.readouterr()
    assert (ended.value.code, out) == (2, "")
    assert err.startswith(f"mjdesk: {told}")
    assert len(err.splitlines()) == 1


@pytest.mark.skipif(os.name != "posix", reason="needs a terminal of POSIX and its signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_bar_on_a_terminal_and_ctrl_c(jobs: str) -> None:
    """On a real terminal the bar moves; Ctrl-C there reaches all processes, and what was played is told."""
    import pty

    mine, theirs = pty.openpty()
    given = ["--rules", "wuhan", "--a", "greedy", "--b", "random", "--deals", "100000", "--json", "--jobs", jobs]
    program = subprocess.Popen(
        [*ARENA, *given], stdout=subprocess.PIPE, stderr=theirs, cwd=ROOT, start_new_session=True
    )
    os.close(theirs)
    shown = b""
    while shown.count(b"deals") < 3:
        shown += os.read(mine, 4096)
    os.killpg(program.pid, signal.SIGINT)
    with program:
        try:
            while more := os.read(mine, 4096):
                shown += more
        except OSError:  # Linux says so when the other end is closed
            pass
        assert program.stdout is not None
        out = program.stdout.read().decode()
    os.close(mine)
    text = shown.decode()
    assert "/100000 deals" in text
    assert "Traceback" not in text
    assert text.endswith("\r")
    assert program.returncode == 130
    summary = json.loads(out)
    assert summary["interrupted"] is True
    assert summary["deals"] * 4 == summary["rounds"] > 0
