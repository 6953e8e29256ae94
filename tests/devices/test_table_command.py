"""The real pair: a simulated table as a process, and what listens to it, over a pty and over TCP."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue

import pytest

from mjdesk.devices.link.dialect import OwnDialect
from mjdesk.devices.link.reader import Reader
from mjdesk.devices.link.session import LinkState, Session, StateChanged, Told, Update
from mjdesk.devices.link.transport import open_line
from mjdesk.devices.sync.sight import Watch
from mjdesk.devices.sync.sync import Sync
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import rule_system
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up

from .follow import blank, matched

WITHIN = 60.0
RULES, SEED = "wuhan", "5"


@contextmanager
def table(*arguments: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A simulated table as a process, and its address."""
    command = [sys.executable, "-m", "mjdesk", "table", "simulate", "--rules", RULES, "--seed", SEED, *arguments]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip(), process
    finally:
        process.terminate()
        process.communicate()


def truth() -> Round:
    system = rule_system(RULES)
    match = Match.begin(system, complete(system.options, {}), SEED, 1)
    return play_round(match.next_round(), line_up("greedy", match.players, SEED))


class Companion:
    """A reader thread with a session and a sync, as the window has them."""

    def __init__(self, address: str) -> None:
        self.states: Queue[LinkState] = Queue()
        self.lengths: Queue[int] = Queue()
        self.sync = Sync(blank(truth()), Watch(), lambda round_: self.lengths.put(round_.length))
        self.session = Session(OwnDialect)
        self.reader = Reader(self.session, lambda: open_line(address), self._work)
        self.reader.start()

    def _work(self, updates: list[Update], now: int) -> None:
        for update in updates:
            if isinstance(update, StateChanged):
                self.states.put(update.state)
                if update.hello is not None:
                    self.sync.watch = Watch.of(update.hello)
            elif isinstance(update, Told):
                self.sync.take(update.body, update.time)
        self.sync.tick(now, self.session.whole)

    def until_length(self, length: int) -> None:
        while self.lengths.get(timeout=WITHIN) < length:
            continue

    def until(self, state: LinkState) -> None:
        while self.states.get(timeout=WITHIN) is not state:
            continue


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["pty", "tcp"])
def test_a_real_pair_of_processes_stays_in_step_through_an_unplugging(kind: str, tmp_path: Path) -> None:
    port = f"pty:{tmp_path / 'port'}" if kind == "pty" else "127.0.0.1:0"
    with table("--port", port, "--speed", "4") as (address, process):
        companion = Companion(address)
        companion.until_length(8)
        assert process.stdin is not None
        process.stdin.write("unplug 4\n")
        process.stdin.flush()
        companion.until(LinkState.ABSENT)
        companion.until(LinkState.LIVE)
        companion.until_length(companion.sync.round.length + 3)
        companion.reader.stop()
    assert matched(companion.sync.round.events, truth().events) is not None


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mjdesk", "table", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=WITHIN)


@pytest.mark.slow
def test_listen_tells_what_the_table_says_and_keeps_it(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with table("--speed", "5") as (address, _):
        done = run("listen", address, "--seconds", "4", "--log", str(log))
    assert done.returncode == 0, done.stderr
    assert "simulated table, firmware 1.0, protocol 1" in done.stdout
    assert "sees river of seats 0, 1, 2, 3 (order)" in done.stdout
    assert "-- snapshot" in done.stdout
    again = run("listen", f"replay:{log}@0")
    assert again.returncode == 0
    assert [row.split(maxsplit=1)[1] for row in again.stdout.splitlines() if row[:1] == " " and "snapshot" in row]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("listen", "/dev/ttyNOBODY"), "There is no port"),
        (("listen", "http://x"), "Cannot read the address"),
        (("listen", "replay:/nowhere"), "/nowhere"),
        (("listen", "x", "--profile", "teapot"), "expected one of table-link"),
        (("simulate", "--kind", "teapot"), "expected one of full"),
        (("simulate", "--fault", "gremlins=1"), "expected FAULT=RATE"),
        (("simulate", "--port", "nonsense"), "expected pty:NAME or HOST:PORT"),
        (("simulate", "--rules", "bridge"), "bridge"),
    ],
)
def test_unusable_arguments_are_told_and_end_with_two(arguments: tuple[str, ...], says: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2, done.stdout
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_ports_lists_those_of_this_machine() -> None:
    assert run("ports").returncode == 0
