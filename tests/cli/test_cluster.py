"""`--cluster` on a real Dask cluster: a scheduler and two workers, started for these tests."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from mjdesk.cli import main

ROOT = Path(__file__).resolve().parents[2]

#: prints its address, then works until its standard input is closed; in a process of its own: it sets up logging,
#: signals and an event loop of its own
CLUSTER = """
import sys
from distributed import LocalCluster
if __name__ == "__main__":
    workers = int(sys.argv[1])
    with LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
"""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with started(tmp_path_factory.mktemp("cluster"), workers=2) as address:
        yield address


@contextmanager
def started(folder: Path, workers: int, code: Path = ROOT) -> Iterator[str]:
    """The address of a running cluster whose workers have the mjdesk that lies in ``code``."""
    script = folder / "cluster.py"  # a file: its workers import it anew
    script.write_text(CLUSTER)
    process = subprocess.Popen(
        [sys.executable, script, str(workers)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(code), "DASK_LOGGING__DISTRIBUTED": "critical"},
        text=True,
    )
    with process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.communicate("")


def mjdesk(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mjdesk", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", cwd=ROOT, timeout=120, check=False)


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    return mjdesk("arena", "--rules", "wuhan", "--a", "greedy", "--b", "random", *arguments)


def figures(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert (done.returncode, done.stderr) == (0, "")
    summary = json.loads(done.stdout)
    return {key: summary[key] for key in ("deals", "rounds", "points", "interval", "table_win", "exhausted_rate")}


@pytest.mark.slow
def test_a_cluster_plays_the_same_deals(cluster: str) -> None:
    given = ("--deals", "12", "--json")
    assert figures(arena(*given, "--cluster", cluster)) == figures(arena(*given, "--jobs", "1"))


@pytest.mark.slow
def test_a_cluster_reviews_as_this_machine_does(cluster: str, tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    mjdesk("simulate", "--rules", "wuhan", "--rounds", "2", "--players", "random", "--records", file)
    here, there = (mjdesk("review", file, "--json", *where) for where in (("--jobs", "1"), ("--cluster", cluster)))
    assert (there.returncode, there.stderr) == (0, "")
    assert there.stdout == here.stdout
    assert len(there.stdout.splitlines()) == 2 * 4 + 1


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="needs signals of POSIX")
def test_ctrl_c_keeps_what_the_cluster_has_played(cluster: str) -> None:
    command = [sys.executable, "-m", "mjdesk", "arena", "--rules", "wuhan", "--a", "greedy", "--b", "random", "--json"]
    import pty

    mine, theirs = pty.openpty()
    given = [*command, "--deals", "100000", "--cluster", cluster]
    program = subprocess.Popen(given, stdout=subprocess.PIPE, stderr=theirs, cwd=ROOT, start_new_session=True)
    os.close(theirs)
    shown = b""
    while shown.count(b"deals") < 2:
        shown += os.read(mine, 4096)
    reader = threading.Thread(target=_drained, args=(mine,))
    reader.start()
    os.kill(program.pid, signal.SIGINT)
    out, _ = program.communicate(timeout=60)
    reader.join()
    os.close(mine)
    assert program.returncode == 130
    summary = json.loads(out)
    assert summary["interrupted"] is True
    assert 0 < summary["deals"] < 100000


def _drained(terminal: int) -> None:
    """Read a terminal until nobody writes to it any more."""
    try:
        while os.read(terminal, 4096):
            pass
    except OSError:
        pass


@pytest.mark.slow
def test_clusters_that_cannot_be_used(tmp_path: Path) -> None:
    """One that is not there, and one without workers."""
    with started(tmp_path, workers=0) as empty:
        for address, told in (("tcp://127.0.0.1:1", "cannot be reached"), (empty, "has no workers")):
            done = arena("--deals", "1", "--cluster", address)
            assert (done.returncode, done.stdout) == (2, "")
            assert done.stderr.startswith(f"mjdesk: --cluster {address}: {told}"), done.stderr
            assert len(done.stderr.splitlines()) == 1, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("changed", ["engine/wall.py", "players/greedy.py", "players/expert/worth.py"])
def test_workers_that_would_play_otherwise_are_refused(changed: str, tmp_path: Path) -> None:
    for folder in ("engine", "players"):
        shutil.copytree(ROOT / "mjdesk" / folder, tmp_path / "mjdesk" / folder)
    shutil.copy(ROOT / "mjdesk" / "__init__.py", tmp_path / "mjdesk")
    with (tmp_path / "mjdesk" / changed).open("a", encoding="utf-8") as module:
        module.write("# plays on\n")
    with started(tmp_path, workers=1, code=tmp_path) as other:
        done = arena("--deals", "1", "--cluster", other)
    assert (done.returncode, done.stdout) == (2, "")
    assert "1 of 1 workers run another mjdesk" in done.stderr


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--cluster", "nonsense://x:1"], "--cluster nonsense://x:1: cannot be reached"),
        (["--cluster", "tcp://127.0.0.1:1", "--jobs", "2"], "--jobs: are processes of this machine"),
    ],
)
def test_addresses_that_are_none(
    given: list[str], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["mjdesk", "arena", "--rules", "wuhan", "--a", "random", "--b", "random", *given])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith(f"mjdesk: {told}")
