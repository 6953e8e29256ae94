"""A simulated table as a process: on a pty or behind a TCP port, with faults typed in while it runs."""

from __future__ import annotations

import os
import select
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final, Protocol, TextIO

from ...engine.errors import BadInput
from ...engine.events import Event
from ...engine.match import Match
from ...engine.round import Round
from ..link.messages import Feature
from .faults import ANTENNA, DEVICE
from .table import SimulatedTable

_STEP = 0.02
#: how long people look at a finished round before they sweep the tiles in, in ms
_LOOK = 6000
#: how long a table that can lay a wall in an order it is told waits for that, in ms
_SHUFFLE = 4000


#: points in sticks that everybody begins with
STICKS: Final = 500


class Port(Protocol):
    """The table's end of a line."""

    #: the address under which a program finds the table
    address: str

    @property
    def attended(self) -> bool:
        """Whether somebody listens, as far as the port can know: a serial port cannot and says yes."""

    def read(self) -> bytes:
        """What the program has said."""

    def write(self, data: bytes) -> None:
        """Say something to whoever listens; nobody there is no error."""

    def unplug(self) -> None:
        """Take the line away."""

    def plug(self) -> None:
        """Give it back under the same address."""

    def close(self) -> None:
        """Leave nothing behind."""


class PtyPort:
    """A serial port that is none. ``link`` is a name that stays the same when it is plugged in again."""

    def __init__(self, link: str) -> None:
        self.address = link
        self._master: int | None = None
        self.attended = True
        self.plug()

    def plug(self) -> None:
        import pty
        import tty

        if self._master is not None:
            return
        master, slave = pty.openpty()
        tty.setraw(slave)
        os.set_blocking(master, False)
        name = os.ttyname(slave)
        os.close(slave)
        with suppress(FileNotFoundError):
            os.unlink(self.address)
        try:
            os.symlink(name, self.address)
        except OSError as error:
            os.close(master)
            raise BadInput(f"cannot be made ({error.strerror})", self.address) from None
        self._master = master

    def unplug(self) -> None:
        if self._master is not None:
            with suppress(FileNotFoundError):
                os.unlink(self.address)
            os.close(self._master)
            self._master = None

    close = unplug

    def read(self) -> bytes:
        if self._master is None:
            return b""
        try:
            return os.read(self._master, 4096)
        except OSError:  # nobody has the port open, or nothing has come
            return b""

    def write(self, data: bytes) -> None:
        if self._master is not None and data:
            with suppress(OSError):
                os.write(self._master, data)


class TcpPort:
    """One program at a time behind a TCP port; port 0 takes any that is free."""

    def __init__(self, host: str, port: int) -> None:
        try:
            self._server = socket.create_server((host, port))
        except OSError as error:
            raise BadInput(f"cannot be opened ({error.strerror})", f"{host}:{port}") from None
        self._server.setblocking(False)
        self.address = f"socket://{host}:{self._server.getsockname()[1]}"
        self._client: socket.socket | None = None
        self._plugged = True

    @property
    def attended(self) -> bool:
        return self._client is not None

    def plug(self) -> None:
        self._plugged = True

    def unplug(self) -> None:
        self._plugged = False
        self._drop()

    def close(self) -> None:
        self._drop()
        self._server.close()

    def _drop(self) -> None:
        if self._client is not None:
            self._client.close()
            self._client = None

    def read(self) -> bytes:
        with suppress(BlockingIOError):
            client, _ = self._server.accept()
            if not self._plugged:
                client.close()
                return b""
            self._drop()
            client.setblocking(False)
            self._client = client
        if self._client is None:
            return b""
        try:
            data = self._client.recv(4096)
        except BlockingIOError:
            return b""
        except OSError:
            data = b""
        if not data:
            self._drop()
        return data

    def write(self, data: bytes) -> None:
        if self._client is not None and data:
            try:
                self._client.sendall(data)
            except BlockingIOError:
                return  # whoever does not read misses something: the numbers tell
            except OSError:
                self._drop()


Truth = Callable[[Round], Iterator[tuple[Event, Round]]]


def told_fault(table: SimulatedTable, line: str, now: int) -> str:
    """Carry out a typed command ``FAULT [SECONDS]``; what to answer."""
    words = line.split()
    if not words:
        return ""
    try:
        seconds = float(words[1]) if len(words) > 1 else None
        table.strike(words[0], now, seconds)
    except (BadInput, ValueError) as error:
        return f"? {error}; expected {', '.join((*ANTENNA, *DEVICE))} and perhaps seconds"
    return f"# {words[0]}"


def serve(table: SimulatedTable, port: Port, match: Match, play: Truth, *, out: TextIO, speed: float = 1.0) -> None:
    """Play a match at the table until it is over; rounds are told on ``out``, faults are read from standard input.

    The first round begins when somebody listens: whoever comes in its middle cannot know how it came to that.
    """
    print(port.address, file=out, flush=True)
    said = _first_words(port)
    clock = _clock(speed)
    table.set_sticks((STICKS,) * match.players)
    commands = sys.stdin if sys.stdin is not None and not sys.stdin.closed else None
    while not match.over:
        begun = match.next_round()
        table.gather(begun)
        if Feature.DEAL in table.firmware.features:
            table.hear(said)
            said = b""
            _turn_until(table, port, clock, clock() + _SHUFFLE)
            begun = table.laid(begun)
        steps = list(play(begun))
        table.begin(begun, steps, clock())
        table.hear(said)
        said = b""
        print(f"# round {match.number} {begun.setup.rules}", file=out, flush=True)
        over_at: int | None = None
        while over_at is None or clock() - over_at < _LOOK:
            commands = _listen(commands, table, out, clock())
            _turn(table, port, clock())
            if table.over and over_at is None:
                over_at = clock()
                print(f"# over {steps[-1][0]}", file=out, flush=True)
            time.sleep(_STEP)
        table.finish()
        match = match.after(steps[-1][1])
        table.set_sticks(tuple([STICKS + total for total in match.totals]))
    port.close()


def _first_words(port: Port) -> bytes:
    """Wait until somebody listens; what was said meanwhile."""
    said = port.read()
    while not port.attended:
        time.sleep(_STEP)
        said = port.read()
    return said


def _clock(speed: float) -> Callable[[], int]:
    began = time.monotonic()
    return lambda: int((time.monotonic() - began) * 1000 * speed)


def _turn_until(table: SimulatedTable, port: Port, clock: Callable[[], int], then: int) -> None:
    """Let the device speak and hear while the tiles are shuffled; a wall it is told is laid at once."""
    while clock() < then and not table.firmware.wall:
        _turn(table, port, clock())
        time.sleep(_STEP)


def _turn(table: SimulatedTable, port: Port, now: int) -> None:
    data = table.step(now)
    if table.plugged:
        port.plug()
        table.hear(port.read())
        port.write(data)
    else:
        port.unplug()
        port.read()


def _listen(commands: TextIO | None, table: SimulatedTable, out: TextIO, now: int) -> TextIO | None:
    """Take typed faults; None once nobody types any more."""
    if commands is None or not select.select([commands], [], [], 0)[0]:
        return commands
    line = commands.readline()
    if not line:
        return None
    if answer := told_fault(table, line, now):
        print(answer, file=out, flush=True)
    return commands
