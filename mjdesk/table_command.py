"""``mjdesk table …``: a simulated table, and what a real or simulated one says."""

from __future__ import annotations

import re
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from queue import Empty, Queue
from types import FrameType
from typing import Annotated

import typer

from .arguments import MOST, options_given
from .command_group import group
from .devices.link.decoder import Encoding
from .devices.link.errors import LinkError, Problem
from .devices.link.ports import choices
from .devices.link.reader import FINAL, Reader
from .devices.link.session import Session, Update
from .devices.link.traffic import TrafficLog
from .devices.listening import told
from .devices.opening import open_device
from .devices.profiles.registry import PROFILES, profile
from .devices.simulator.faults import ALL
from .devices.simulator.serve import Port, PtyPort, TcpPort, serve
from .devices.simulator.table import ALL_KINDS, SimulatedTable
from .engine.errors import BadInput
from .engine.events import Event
from .engine.match import Match
from .engine.round import Round
from .engine.rules.registry import rule_system
from .players.headless import play_round
from .players.lineup import line_up

app = group("Automatic tables: simulate one, or listen to one.")


@app.command()
def simulate(  # noqa: PLR0917 - these are the options of the command line
    rules: Annotated[str, typer.Option(help="id of a rule system")] = "wuhan",
    rounds: Annotated[int, typer.Option(min=1, max=MOST, help="rounds to play")] = 1,
    seed: Annotated[str, typer.Option(help="the same seed gives the same rounds")] = "1",
    players: Annotated[str, typer.Option(help="who plays: greedy,random,…")] = "greedy",
    option: Annotated[list[str] | None, typer.Option(help="an option as key=value; may be repeated")] = None,
    port: Annotated[str, typer.Option(help="pty:NAME makes a serial port, HOST:PORT listens")] = "127.0.0.1:0",
    kind: Annotated[str, typer.Option(help=f"what it sees: {', '.join(ALL_KINDS)}")] = "full",
    encoding: Annotated[Encoding, typer.Option(help="how it speaks")] = Encoding.BINARY,
    fault: Annotated[list[str] | None, typer.Option(help=f"FAULT=RATE; may be repeated: {', '.join(ALL)}")] = None,
    speed: Annotated[float, typer.Option(min=0.01, max=100, help="how many times as fast")] = 1.0,
) -> None:
    """A table as a process. Prints its address, then what happens; type a fault to let it happen."""
    system = rule_system(rules)
    match = Match.begin(system, options_given(system, option or []), seed, rounds)
    line_up(players, match.players, seed)
    table = SimulatedTable(kind, encoding, match.players, _number(seed), _rates(fault or []))

    def play(begun: Round) -> Iterator[tuple[Event, Round]]:
        steps: list[tuple[Event, Round]] = []
        play_round(begun, line_up(players, match.players, seed), lambda e, r: steps.append((e, r)))
        return iter(steps)

    line = _port(port)
    _end_quietly()
    try:
        serve(table, line, match, play, out=sys.stdout, speed=speed)
    finally:
        line.close()


def _number(seed: str) -> int:
    return sum(byte << 8 * place for place, byte in enumerate(seed.encode()[:8]))


def _rates(given: list[str]) -> dict[str, float]:
    rates: dict[str, float] = {}
    for text in given:
        name, sign, value = text.partition("=")
        try:
            rate = float(value) if sign else 0.05
        except ValueError:
            rate = -1.0
        if not 0 <= rate <= 1 or name not in (*ALL, "all"):
            raise BadInput(f"{text!r}; expected FAULT=RATE with a rate from 0 to 1: {', '.join(ALL)}, all", "fault")
        rates |= dict.fromkeys(ALL if name == "all" else (name,), rate)
    return rates


def _port(text: str) -> Port:
    if text.startswith("pty:"):
        if sys.platform == "win32":
            raise BadInput("there are no ptys on Windows; expected HOST:PORT", "port")
        return PtyPort(text.removeprefix("pty:"))
    host, _, number = text.removeprefix("socket://").rpartition(":")
    if not host or not re.fullmatch("[0-9]{1,5}", number) or int(number) >= 1 << 16:
        raise BadInput(f"{text!r}; expected pty:NAME or HOST:PORT", "port")
    return TcpPort(host, int(number))


def _end_quietly() -> None:
    """Ended from outside: what was made is taken away again."""

    def end(_signal: int, _frame: FrameType | None) -> None:
        raise SystemExit(0)

    signal.signal(signal.SIGTERM, end)


@app.command()
def listen(
    address: Annotated[str, typer.Argument(help="/dev/ttyUSB0, COM3, socket://host:port, replay:FILE or camera:NAME")],
    as_: Annotated[str, typer.Option("--profile", help=f"what speaks there: {', '.join(PROFILES)}")] = "table-link",
    log: Annotated[Path | None, typer.Option(help="file to keep the raw traffic in")] = None,
    seconds: Annotated[float | None, typer.Option(min=0, help="stop after so long")] = None,
) -> None:
    """What a table says, decoded, until it is interrupted."""
    said: Queue[Update | LinkError] = Queue()
    session = Session(profile(as_).dialect)
    with ExitStack() as stack:
        traffic = None
        if log is not None:
            try:
                traffic = TrafficLog(stack.enter_context(log.open("w", encoding="ascii")), time.monotonic)
            except OSError as error:
                raise BadInput(f"cannot be written ({error.strerror})", str(log)) from None

        def work(updates: list[Update], _now: int) -> None:
            for update in updates:
                said.put(update)

        def trouble(error: LinkError | None) -> None:
            if error is not None:
                said.put(error)

        reader = Reader(session, lambda: open_device(address), work, trouble, traffic)
        reader.start()
        try:
            _tell(said, address, None if seconds is None else time.monotonic() + seconds)
        except KeyboardInterrupt:
            print(f"-- {session.counters}")
        finally:
            reader.stop()


def _tell(said: Queue[Update | LinkError], address: str, until: float | None) -> None:
    first: int | None = None
    while until is None or time.monotonic() < until:
        try:
            update = said.get(timeout=0.1)
        except Empty:
            continue
        if isinstance(update, LinkError):
            print(f"-- {update}", flush=True)
            if update.problem in FINAL or first is None:
                if update.problem is not Problem.ENDED:
                    raise BadInput(str(update), "")
                return
            continue
        first = 0
        for line in told(update):
            print(line, flush=True)


@app.command()
def ports() -> None:
    """The serial ports of this machine, those that may well be a table first."""
    for choice in choices():
        print(f"{choice.address}\t{choice.title.zh} · {choice.title.en}\t{choice.detail}")
