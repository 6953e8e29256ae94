"""From an observation on the line to the tile drawn in the window, and what a flood does to the window.

    QT_QPA_PLATFORM=offscreen python -m tests.devices.latency [--frames 100] [--flood 10]

A device behind a TCP port on this machine throws tiles into a river, one frame each; the clock runs from before
the bytes are sent until the board has painted a picture in which the tile lies. What is *seen* is drawn at once; that
it is *understood* (what was thrown, by whom) comes later, once it has lain still (250 ms; 600 where tiles cannot be
counted). ``flood``: the device then sends frames as fast as the line takes them for so many seconds, while a timer of
5 ms in the window measures how late it is called: the longest time in which the window could not answer.
"""

from __future__ import annotations

import argparse
import socket
import time
from contextlib import suppress
from itertools import cycle
from threading import Event, Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from mjdesk.devices.layout import RIVERS
from mjdesk.devices.link import messages as m
from mjdesk.devices.link.decoder import Encoding, encode
from mjdesk.devices.link.session import LinkState
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import rule_system
from mjdesk.ui.companion.board import Board
from mjdesk.ui.companion.page import CompanionPage
from mjdesk.ui.companion.plan import TablePlan
from mjdesk.ui.companion.service import Companion
from mjdesk.ui.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable

_ALL = (0, 1, 2, 3)
_PIECE = 256  #: frames sent at once in the flood
_BEAT = 5  #: ms between two calls of the timer that measures


class Device:
    """Rivers that are told frame by frame."""

    def __init__(self) -> None:
        self._server = socket.create_server(("127.0.0.1", 0))
        self.address = f"socket://127.0.0.1:{self._server.getsockname()[1]}"
        self._number = 0
        self.line: socket.socket | None = None

    def connect(self) -> None:
        """Wait for the program, and say who this is."""
        self.line, _ = self._server.accept()
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        spec = m.ZoneSpec(m.Zone.RIVER, _ALL, m.Detail.ORDER)
        self.say(m.Hello(1, "river", "1", 1, (spec,)))
        self.say(m.Snapshot(tuple(m.Seen(m.Zone.RIVER, seat, ()) for seat in _ALL)))

    def say(self, body: m.Body) -> None:
        """Send one frame."""
        assert self.line is not None
        self.line.sendall(self._frame(body))

    def _frame(self, body: m.Body) -> bytes:
        frame = m.Frame(self._number, time.monotonic_ns() // 1_000_000 & 0xFFFFFFFF, body)
        self._number = (self._number + 1) % m.SEQUENCE
        return encode(frame, Encoding.BINARY)

    def flood(self) -> list[bytes]:
        """Frames with all numbers there are, in pieces of `_PIECE`: made beforehand, so that sending costs nothing."""
        rivers = [m.Seen(m.Zone.RIVER, n % 4, tuple(range(n % 18))) for n in range(m.SEQUENCE)]
        frames = [self._frame(each) for each in rivers]
        return [b"".join(frames[n : n + _PIECE]) for n in range(0, m.SEQUENCE, _PIECE)]

    def close(self) -> None:
        for each in (self.line, self._server):
            if each is not None:
                each.close()


class Painted(Board):
    """A board that remembers what it has painted last."""

    shown: tuple[int, ...] = ()

    def paintEvent(self, event) -> None:
        super().paintEvent(event)
        self.shown = tuple(each.tile for each in self.tiles if each.place == RIVERS[0])


def until(app: QApplication, done: Callable[[], bool], seconds: float = 20.0) -> None:
    """Let the window work until something is so."""
    end = time.monotonic() + seconds
    while not done():
        app.processEvents()
        if time.monotonic() > end:
            raise TimeoutError(f"nothing within {seconds} s")
        time.sleep(0.0005)


def told(name: str, values: list[float]) -> str:
    """Median, 95th percentile and greatest, in ms."""
    ordered = sorted(values)
    half, most = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]
    return f"{name}: median {half:.0f} ms, 95 % within {most:.0f} ms, longest {ordered[-1]:.0f} ms ({len(ordered)})"


def observed(app: QApplication, device: Device, board: Painted, frames: int) -> list[float]:
    """The time from each frame to the picture with its tile."""
    out = []
    for n in range(frames):
        tiles = tuple((n + i) % 34 for i in range(1 + n % 18))
        began = time.perf_counter()
        device.say(m.Seen(m.Zone.RIVER, 0, tiles))
        until(app, lambda wanted=tiles: sorted(board.shown) == sorted(wanted))  # type: ignore[misc]
        out.append((time.perf_counter() - began) * 1000)
        end = time.monotonic() + 0.05
        until(app, lambda end=end: time.monotonic() > end)  # type: ignore[misc]
    return out


def flooded(app: QApplication, device: Device, seconds: float) -> tuple[list[float], list[float], int]:
    """What a flood does: how late a timer of the window is called, how long the window's thread worked at a time (in
    ms of processor time, however busy the machine is), and how many frames came."""
    late: list[float] = []
    worked: list[float] = []
    last = time.perf_counter()
    stopped = Event()
    sent = 0

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        late.append(max(0.0, (now - last) * 1000 - _BEAT))
        last = now

    pieces = device.flood()

    def flood() -> None:
        nonlocal sent
        assert device.line is not None
        with suppress(ConnectionError):  # hung up at the end, in the middle of a piece
            for piece in cycle(pieces):
                if stopped.is_set():
                    return
                device.line.sendall(piece)
                sent += _PIECE

    timer = QTimer()
    timer.timeout.connect(tick)
    thread = Thread(target=flood)
    thread.start()
    last = time.perf_counter()
    timer.start(_BEAT)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        before = time.thread_time()
        app.processEvents()
        worked.append((time.thread_time() - before) * 1000)
    timer.stop()
    stopped.set()
    assert device.line is not None
    device.line.shutdown(socket.SHUT_RDWR)
    thread.join()
    return late, worked, sent


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--frames", type=int, default=100)
    parser.add_argument("--flood", type=float, default=10.0)
    given = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    window = MainWindow()
    window.resize(1366, 768)
    window.show()
    device = Device()
    system = rule_system("wuhan")
    page = CompanionPage(Companion(TablePlan(device.address, system, complete(system.options, {}))))
    board = Painted(page)
    page.board.hide()
    page.board = board
    window.visit(page)
    board.show()
    page.place()
    device.connect()
    until(app, lambda: page.companion.latest.link is LinkState.LIVE)
    print(told("from a frame to its tile drawn", observed(app, device, board, given.frames)), flush=True)
    try:
        late, worked, sent = flooded(app, device, given.flood)
    except (BrokenPipeError, ConnectionError):
        raise SystemExit("the program hung up in the flood") from None
    print(told(f"flood of {sent / given.flood:.0f} frames a second, how late the window answers", late), flush=True)
    print(told("work of the window's thread at a time, of the processor", [each for each in worked if each > 0.1]))
    page.leave()
    device.close()


if __name__ == "__main__":
    main()
