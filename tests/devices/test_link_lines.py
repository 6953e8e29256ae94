"""Real lines: a pty as a serial port, TCP, a traffic log; what can go wrong with them, in words."""

from __future__ import annotations

import io
import os
import pty
import socket
import termios
import tty
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue
from types import SimpleNamespace
from typing import Any

import pytest

from mjdesk.devices.link import messages as m
from mjdesk.devices.link import ports, transport
from mjdesk.devices.link.decoder import Decoder, Encoding, encode
from mjdesk.devices.link.dialect import OwnDialect
from mjdesk.devices.link.errors import TEXTS, LinkError, Problem
from mjdesk.devices.link.reader import Reader
from mjdesk.devices.link.session import LinkState, Session, StateChanged, Told, Update
from mjdesk.devices.link.traffic import FIRST_LINE, Direction, TrafficLog, read_log
from mjdesk.devices.link.transport import open_line

WITHIN = 20.0
HELLO = m.Hello(1, "table", "1", 7, (m.ZoneSpec(m.Zone.RIVER, (0, 1, 2, 3)),))
RIVER = m.Seen(m.Zone.RIVER, 1, (4, 5))
FRAMES = (m.Frame(0, 0, HELLO), m.Frame(1, 1, m.Snapshot((RIVER,))))


class Table:
    """The device's end of a pty."""

    def __init__(self) -> None:
        self.open()

    def open(self) -> None:
        self.master, slave = pty.openpty()
        tty.setraw(slave, termios.TCSANOW)
        self.name = os.ttyname(slave)
        self.slave = slave

    def hear(self, wanted: type) -> None:
        decoder = Decoder(Encoding.BINARY)
        while True:
            for frame in decoder.feed(os.read(self.master, 1000)):
                if isinstance(frame, m.Frame) and isinstance(frame.body, wanted):
                    return

    def say(self, *bodies: m.Body, first: int = 0) -> None:
        for number, body in enumerate(bodies, start=first):
            os.write(self.master, encode(m.Frame(number, number * 10, body), Encoding.BINARY))

    def unplug(self) -> None:
        os.close(self.slave)
        os.close(self.master)


@pytest.fixture
def table() -> Iterator[Table]:
    here = Table()
    yield here
    for handle in (here.master, here.slave):
        try:
            os.close(handle)
        except OSError:
            continue  # unplugged by the test


class Running:
    """A reader with queues of what it tells."""

    def __init__(self, open_: Callable[[], transport.Transport], log: TrafficLog | None = None) -> None:
        self.updates: Queue[Update] = Queue()
        self.troubles: Queue[LinkError | None] = Queue()
        self.session = Session(OwnDialect)
        self.breaks: Exception | None = None  #: what `_work` fails with
        self.reader = Reader(self.session, open_, self._work, self.troubles.put, log)
        self.reader.start()

    def _work(self, updates: list[Update], now: int) -> None:
        if self.breaks is not None:
            raise self.breaks
        for update in updates:
            self.updates.put(update)

    def until(self, fits: Callable[[Update], bool]) -> Update:
        while True:
            update = self.updates.get(timeout=WITHIN)
            if fits(update):
                return update

    def state(self, state: LinkState) -> None:
        self.until(lambda u: isinstance(u, StateChanged) and u.state is state)

    def told(self, body: m.Body) -> None:
        self.until(lambda u: isinstance(u, Told) and u.body == body)

    def trouble(self) -> LinkError:
        while (error := self.troubles.get(timeout=WITHIN)) is None:
            continue
        return error


def test_a_serial_table_is_unplugged_and_plugged_in_again(table: Table, tmp_path: Path) -> None:
    link = tmp_path / "port"
    link.symlink_to(table.name)
    written = io.StringIO()
    running = Running(lambda: open_line(str(link)), TrafficLog(written, lambda: 1.5))
    table.hear(m.Greet)
    table.say(HELLO, m.Snapshot((RIVER,)))
    running.told(RIVER)
    link.unlink()
    table.unplug()
    running.state(LinkState.ABSENT)
    assert running.trouble().problem is Problem.GONE
    assert running.trouble().problem is Problem.NO_PORT
    table.open()
    link.symlink_to(table.name)
    table.hear(m.Greet)
    table.say(HELLO, m.Snapshot((m.Seen(m.Zone.RIVER, 1, (6,)),)))
    running.told(m.Seen(m.Zone.RIVER, 1, (6,)))
    running.reader.stop()
    rows = written.getvalue().splitlines()
    assert rows[0] == FIRST_LINE
    assert {row.split()[1] for row in rows[1:]} == {"<", ">"}


def test_an_error_nobody_foresaw_is_told_and_logged_and_the_line_can_be_had_again(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever fails, work or a call: the thread lives on, says what happened, and opens the line when it is wanted."""

    def nothing() -> None:
        raise KeyError("no such seat")

    running = Running(lambda: open_line(table.name))
    for fails in ("work", "call"):
        table.hear(m.Greet)
        table.say(HELLO, m.Snapshot((RIVER,)))
        running.state(LinkState.LIVE)
        if fails == "work":
            running.breaks = ZeroDivisionError("four tiles by no hands")
        else:
            running.reader.call(nothing)
        error = running.trouble()
        assert error.problem is Problem.FAULT
        assert ("ZeroDivisionError" if fails == "work" else "KeyError") in error.text.en
        assert caplog.records[-1].exc_info is not None
        assert running.session.state is LinkState.ABSENT
        answered: Queue[str] = Queue()
        running.reader.call(nothing)  # nothing is left to let go: it is logged
        running.reader.call(lambda: answered.put("done"))  # noqa: B023
        assert answered.get(timeout=WITHIN) == "done"
        running.breaks = None
        running.reader.connect_again()
    table.hear(m.Greet)
    running.reader.stop()
    caplog.clear()


def test_what_was_called_for_before_the_end_is_done_though_the_line_never_opened(tmp_path: Path) -> None:
    done: list[int] = []
    running = Running(lambda: open_line(f"replay:{tmp_path / 'nothing'}"))
    assert running.trouble().problem is Problem.OTHER
    running.reader.call(lambda: done.append(1))
    running.reader.stop()
    assert done == [1]


def test_calls_run_in_the_thread_of_the_device(table: Table) -> None:
    running = Running(lambda: open_line(table.name))
    table.hear(m.Greet)
    table.say(HELLO, m.Snapshot(()))
    running.state(LinkState.LIVE)
    running.reader.call(lambda: running.session.say(m.Command(3, m.Order.LAMP, 1, 1)))
    table.hear(m.Command)
    running.reader.stop()


def test_a_port_in_use_is_said_so(table: Table) -> None:
    line = open_line(table.name)
    with pytest.raises(LinkError) as error:
        open_line(table.name)
    assert error.value.problem is Problem.BUSY
    assert "占用" in error.value.text.zh
    line.close()
    open_line(table.name).close()


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("/dev/ttyNOBODY7", Problem.NO_PORT),
        ("", Problem.BAD_ADDRESS),
        ("http://x", Problem.BAD_ADDRESS),
        ("socket://nowhere", Problem.BAD_ADDRESS),
        ("socket://:80", Problem.BAD_ADDRESS),
        ("socket://h:99999", Problem.BAD_ADDRESS),
        ("/dev/ttyS0@fast", Problem.BAD_ADDRESS),
        ("replay:/nowhere@-1", Problem.BAD_ADDRESS),
        ("replay:/nowhere", Problem.OTHER),
    ],
)
def test_what_cannot_be_opened_says_why(address: str, problem: Problem) -> None:
    with pytest.raises(LinkError) as error:
        open_line(address)
    assert error.value.problem is problem
    assert error.value.text.zh
    assert error.value.text.en == str(error.value)


def test_every_problem_has_words_in_both_languages() -> None:
    assert set(TEXTS) == set(Problem)
    assert all(text.zh and text.en for text in TEXTS.values())


def test_tcp_serves_and_tells_when_the_table_goes() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        running = Running(lambda: open_line(f"socket://127.0.0.1:{port}"))
        client, _ = server.accept()
        with client:
            raw = b"".join(encode(frame, Encoding.LINES) for frame in FRAMES)
            for place in range(len(raw)):
                client.sendall(raw[place : place + 1])
            running.told(RIVER)
        assert running.trouble().problem is Problem.GONE
        running.reader.stop()
    with pytest.raises(LinkError) as error:
        open_line(f"socket://127.0.0.1:{port}")
    assert error.value.problem is Problem.REFUSED


def test_a_log_plays_again(tmp_path: Path) -> None:
    path = tmp_path / "traffic.log"
    now = iter(range(100))
    with path.open("w") as out:
        log = TrafficLog(out, lambda: float(next(now)))
        for frame in FRAMES:
            raw = encode(frame, Encoding.BINARY)
            log.add(Direction.IN, raw[:3])
            log.add(Direction.OUT, b"heard")
            log.add(Direction.IN, raw[3:])
    assert [direction for _, direction, _ in read_log(path)] == [Direction.IN, Direction.OUT, Direction.IN] * 2
    running = Running(lambda: open_line(f"replay:{path}@0"))
    running.told(RIVER)
    assert running.trouble().problem is Problem.ENDED
    running.reader.stop()
    path.write_text(FIRST_LINE + "\n1.0 < zz\n")
    with pytest.raises(LinkError, match="line 2"):
        list(read_log(path))


def test_a_log_played_at_once_takes_as_long_as_it_took_then_for_everybody_who_counts(tmp_path: Path) -> None:
    """Five silent seconds between two frames: nobody waits for them, and the table was silent for them."""
    path = tmp_path / "traffic.log"
    times = iter((100.0, 105.0))
    with path.open("w") as out:
        log = TrafficLog(out, lambda: next(times))
        log.add(Direction.IN, b"".join(encode(frame, Encoding.BINARY) for frame in FRAMES))
        log.add(Direction.IN, encode(m.Frame(len(FRAMES), 5000, m.Beat()), Encoding.BINARY))
    running = Running(lambda: open_line(f"replay:{path}@0"))
    running.state(LinkState.LIVE)
    running.state(LinkState.STALE)
    running.state(LinkState.LIVE)
    assert running.trouble().problem is Problem.ENDED
    running.reader.stop()


def test_a_log_that_is_full_says_so() -> None:
    out = io.StringIO()
    log = TrafficLog(out, lambda: 0.0, longest=60)
    for _ in range(5):
        log.add(Direction.IN, b"0123456789")
    assert out.getvalue().splitlines()[1:] == ["0.000000 < 30313233343536373839", "# the log is full"]


def test_a_flood_does_not_keep_a_call_waiting(table: Table) -> None:
    running = Running(lambda: open_line(table.name))
    table.hear(m.Greet)
    table.say(HELLO, m.Snapshot(()))
    running.state(LinkState.LIVE)
    called: Queue[int] = Queue()
    os.set_blocking(table.master, False)
    sent = 2
    for _ in range(3000):
        try:
            table.say(RIVER, first=sent)
        except BlockingIOError:
            continue
        sent += 1
    running.reader.call(lambda: called.put(1))
    assert called.get(timeout=WITHIN) == 1
    running.reader.stop()
    assert running.session.counters.frames > 500


class Turns:
    """A flag that is set after so many turns, and keeps how long was rested."""

    def __init__(self, turns: int) -> None:
        self.turns, self.rests = turns, list[float]()

    def is_set(self) -> bool:
        self.turns -= 1
        return self.turns < 0

    def wait(self, seconds: float) -> bool:
        self.rests.append(seconds)
        return False


@pytest.mark.parametrize(("work", "rest"), [(0.001, 0.0), (0.01, 0.01), (1.5, 0.02)])
def test_after_much_work_the_thread_rests_as_long_so_that_the_window_has_its_turn(
    monkeypatch: pytest.MonkeyPatch, work: float, rest: float
) -> None:
    """A flood, on a clock of its own: what each turn takes is worked, then rested, up to what nobody would notice."""
    now = [0.0]

    class Flood:
        def read(self, _wait: float) -> bytes:
            return b"x" * 4096

        def write(self, data: bytes) -> None: ...
        def close(self) -> None: ...

    def busy(_updates: list[Update], _now: int) -> None:
        now[0] += work

    monkeypatch.setattr("mjdesk.devices.link.reader.time.monotonic", lambda: now[0])
    reader = Reader(Session(OwnDialect), Flood, busy)
    turns = Turns(5)
    monkeypatch.setattr(reader, "_stopping", turns)
    reader._serve(Flood())
    assert turns.rests == pytest.approx([rest] * (5 if rest else 0))


def found(**given: Any) -> Any:
    plain = {"device": "/dev/ttyS0", "vid": None, "pid": None, "description": "n/a", "serial_number": None}
    return SimpleNamespace(**plain | given)


def test_ports_are_told_so_that_a_person_finds_the_table() -> None:
    board = found()
    stranger = found(device="/dev/ttyUSB1", vid=0x1234, pid=1, description="Gadget")
    esp = found(device="/dev/ttyUSB0", vid=0x10C4, pid=0xEA60, description="UART Bridge", serial_number="0001")
    first, second, third = ports.choices([board, stranger, esp])
    assert (first.address, first.title.en, first.likely) == ("/dev/ttyUSB0", "CP210x (USB)", True)
    assert first.detail == "/dev/ttyUSB0 · UART Bridge · 0001"
    assert (second.title.zh, second.likely) == ("Gadget（USB）", False)
    assert third.title.zh == "主板自带的串口"
    ports.choices()  # those of this machine, whatever they are
