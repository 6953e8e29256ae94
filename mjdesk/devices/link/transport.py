"""Lines that bytes come over: a serial port, TCP, a traffic log played again."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import serial

from .errors import LinkError, Problem, problem_of
from .traffic import Direction, read_log

#: baud rate where an address names none
BAUD = 115_200
_WRITE_WITHIN = 1.0
_CONNECT_WITHIN = 2.0
_PIECE = 4096


class Transport(Protocol):
    """A line that is open. Every failure is a `LinkError`; after one it is closed and made anew."""

    def read(self, wait: float) -> bytes:
        """What has come, waiting up to so many seconds for the first byte; empty when nothing came."""

    def write(self, data: bytes) -> None:
        """Send all of it, or fail within a second."""

    def close(self) -> None:
        """Give the line back."""


class SerialLine:
    """A serial port, opened for us alone."""

    def __init__(self, device: str, baud: int = BAUD) -> None:
        self._where = device
        try:
            self._port = serial.Serial(device, baud, timeout=0, write_timeout=_WRITE_WITHIN, exclusive=True)
        except ValueError as error:
            raise LinkError(Problem.BAD_ADDRESS, f"{device}: {error}") from None
        except OSError as error:
            raise problem_of(error, device, Problem.NO_PORT) from None

    def read(self, wait: float) -> bytes:
        try:
            self._port.timeout = wait
            first: bytes = self._port.read(1)
            if not first:
                return b""
            waiting = self._port.in_waiting  # raises a bare OSError once the port is gone
            self._port.timeout = 0
            return first + bytes(self._port.read(min(waiting, _PIECE)))
        except OSError as error:
            raise problem_of(error, self._where, Problem.GONE) from None

    def write(self, data: bytes) -> None:
        try:
            self._port.write(data)
        except OSError as error:
            raise problem_of(error, self._where, Problem.GONE) from None

    def close(self) -> None:
        try:
            self._port.close()
        except OSError:
            return  # the port is gone: there is nothing to give back


class TcpLine:
    """A table behind ``socket://host:port``."""

    def __init__(self, host: str, port: int) -> None:
        self._where = f"{host}:{port}"
        try:
            self._socket = socket.create_connection((host, port), _CONNECT_WITHIN)
        except OSError as error:
            raise problem_of(error, self._where, Problem.UNREACHABLE) from None
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def read(self, wait: float) -> bytes:
        try:
            self._socket.settimeout(max(wait, 0.001))
            data = self._socket.recv(_PIECE)
        except TimeoutError:
            return b""
        except OSError as error:
            raise problem_of(error, self._where, Problem.GONE) from None
        if not data:
            raise LinkError(Problem.GONE, self._where)
        return data

    def write(self, data: bytes) -> None:
        try:
            self._socket.settimeout(_WRITE_WITHIN)
            self._socket.sendall(data)
        except OSError as error:
            raise problem_of(error, self._where, Problem.GONE) from None

    def close(self) -> None:
        self._socket.close()


class ReplayLine:
    """A traffic log: what came in then comes again at the same distances in time.

    ``speed`` 0 plays it at once: nobody waits, but as much time has passed as it took then; ``skipped`` says how much.
    """

    def __init__(self, path: Path, speed: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._where = str(path)
        self._pieces = [(at, data) for at, direction, data in read_log(path) if direction is Direction.IN]
        self._speed, self._clock = speed, clock
        self._began = clock()
        self._next = 0
        self.skipped = 0.0  #: seconds that were not waited for

    def read(self, wait: float) -> bytes:
        if self._next == len(self._pieces):
            raise LinkError(Problem.ENDED, self._where)
        at, data = self._pieces[self._next]
        due = self._began + (at - self._pieces[0][0]) / (self._speed or 1.0)
        late = due - self._clock() - self.skipped
        if late > 0:
            self._pass(min(late, wait))
            if late > wait:
                return b""
        self._next += 1
        return data

    def _pass(self, seconds: float) -> None:
        if self._speed:
            time.sleep(seconds)
        else:
            self.skipped += seconds

    def write(self, data: bytes) -> None:
        """Nobody is there to hear it."""

    def close(self) -> None:
        """Nothing to give back."""


def skipped_by(line: Transport) -> int:
    """The ms that a log played at once has skipped; 0 for what comes when it comes."""
    return round(line.skipped * 1000) if isinstance(line, ReplayLine) else 0


def open_line(address: str) -> Transport:
    """The line of an address: a port (``COM3``, ``/dev/ttyUSB0@9600``), ``socket://host:port`` or ``replay:FILE``."""
    if address.startswith("replay:"):
        path, _, speed = address.removeprefix("replay:").partition("@")
        return ReplayLine(Path(path), _positive(speed, address) if speed else 1.0)
    if address.startswith("socket://"):
        host, colon, port = address.removeprefix("socket://").rpartition(":")
        if not colon or not host or not port.isdigit() or not 0 < int(port) < 1 << 16:
            raise LinkError(Problem.BAD_ADDRESS, address)
        return TcpLine(host.strip("[]"), int(port))
    device, _, baud = address.removeprefix("serial:").partition("@")
    if not device or "://" in device or (baud and not baud.isdigit()):
        raise LinkError(Problem.BAD_ADDRESS, address or "''")
    return SerialLine(device, int(baud) if baud else BAUD)


def _positive(text: str, address: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise LinkError(Problem.BAD_ADDRESS, address) from None
    if not 0 <= value < 1e6:
        raise LinkError(Problem.BAD_ADDRESS, address)
    return value
