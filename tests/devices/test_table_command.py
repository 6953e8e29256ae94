"""The real pair: a simulated table as a process, and what listens to it, over a pty and over TCP."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from io import StringIO
from pathlib import Path
from queue import Queue, SimpleQueue

import pytest

from mjdesk.devices.layout import RIVERS, layout_of
from mjdesk.devices.link import messages as m
from mjdesk.devices.link.decoder import Encoding
from mjdesk.devices.link.dialect import OwnDialect
from mjdesk.devices.link.reader import Reader
from mjdesk.devices.link.session import LinkState, Session, StateChanged, Told, Update
from mjdesk.devices.link.transport import open_line
from mjdesk.devices.profiles.registry import profile
from mjdesk.devices.simulator.firmware import Firmware
from mjdesk.devices.simulator.serve import serve
from mjdesk.devices.simulator.table import SimulatedTable
from mjdesk.devices.sync.pace import Pace
from mjdesk.devices.sync.sight import Watch
from mjdesk.devices.sync.sync import Sync
from mjdesk.engine.events import Deal, Discard
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.wall import shuffled
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up

from .follow import blank, matched, states_of

WITHIN = 60.0
RULES, SEED = "wuhan", "77"


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
        self.true = truth().events
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
                self.sync.take(update.body, update.time, update.whole)
        self.sync.tick(now, self.session.whole)
        if self.sync.pace is Pace.OFF:  # somebody who was there answers what several ways fit
            right = [way for way in self.sync.report().ways if matched(way.round.events, self.true) is not None]
            if right:
                self.sync.choose(right[0], now)

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


class Heard(Exception):
    """Enough was heard."""


class LateListener:
    """A line to which somebody comes after a while, with a word at once; keeps what the table told until then."""

    address = "socket://somewhere"

    def __init__(self, out: StringIO) -> None:
        self.out, self.reads, self.before, self.answers = out, 0, "", b""

    @property
    def attended(self) -> bool:
        return self.reads >= 5

    def read(self) -> bytes:
        self.reads += 1
        if self.attended and self.before:
            return b""
        self.before = self.out.getvalue()
        return OwnDialect(Encoding.BINARY).say(m.Frame(0, 0, m.Greet(1, "late"))) if self.attended else b""

    def write(self, data: bytes) -> None:
        self.answers += data
        if data:
            raise Heard

    def plug(self) -> None: ...
    def unplug(self) -> None: ...
    def close(self) -> None: ...


def test_the_first_round_begins_when_somebody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever starts the table, then looks for the page of the window, sees the round from its first tile."""
    monkeypatch.setattr(sys, "stdin", None)  # nobody types a fault
    system = rule_system(RULES)
    match = Match.begin(system, complete(system.options, {}), SEED, 1)
    device = SimulatedTable("full", Encoding.BINARY, match.players, 1, {})
    out = StringIO()
    port = LateListener(out)
    with pytest.raises(Heard):
        serve(device, port, match, lambda _begun: iter([(truth().events[0], truth())]), out=out)
    assert port.before == f"{port.address}\n"
    assert out.getvalue() == f"{port.address}\n# round 1 {RULES}\n"
    assert any(isinstance(found, m.Frame) for found in OwnDialect().feed(port.answers, 0))


class Hobby:
    """What is told through a profile by a simulated device that speaks its wire, over a pty."""

    def __init__(self, profile_: str, address: str) -> None:
        self.told: SimpleQueue[m.Body] = SimpleQueue()
        self.session = Session(profile(profile_).dialect)
        self.reader = Reader(self.session, lambda: open_line(address), self._work)
        self.reader.start()

    def _work(self, updates: list[Update], _now: int) -> None:
        for update in updates:
            if isinstance(update, Told):
                self.told.put(update.body)

    def until(self, wanted: Callable[[m.Body], bool]) -> m.Body:
        while True:
            body = self.told.get(timeout=WITHIN)
            if wanted(body):
                return body


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no ptys")
def test_readers_of_tags_tell_every_river_of_a_real_process_over_a_pty(tmp_path: Path) -> None:
    """The MFRC522 board: every place is told until all four rivers are as they were after twelve discards."""
    true = truth()
    state = states_of(true)[
        next(n for n, s in enumerate(states_of(true)) if sum(len(p.discards) for p in s.seats) > 11)
    ]
    wanted = {seat: layout_of(state)[RIVERS[seat]] for seat in range(4)}
    with table("--port", f"pty:{tmp_path / 'port'}", "--kind", "mfrc522", "--speed", "4") as (address, _):
        board = Hobby("mfrc522", address)
        had: set[int] = set()
        while len(had) < 4:
            body = board.until(lambda each: isinstance(each, m.Seen) and each.zone is m.Zone.RIVER)
            assert isinstance(body, m.Seen)
            assert body.seat is not None
            if sorted(body.tiles) == sorted(wanted[body.seat]):
                had.add(body.seat)
        board.reader.stop()
    assert board.session.counters.faults == 0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no ptys")
def test_a_uhf_reader_is_told_to_read_and_tells_the_river_of_a_real_process(tmp_path: Path) -> None:
    thrown = [event.tile for event in truth().events if isinstance(event, Discard) and event.seat == 0][:3]
    with table("--port", f"pty:{tmp_path / 'port'}", "--kind", "yrm100", "--speed", "4") as (address, _):
        reader = Hobby("yrm100", address)
        for n in range(1, 3):
            body = reader.until(lambda each: isinstance(each, m.Seen) and len(each.tiles) >= n)  # noqa: B023
            assert isinstance(body, m.Seen)
            assert (body.zone, body.seat) == (m.Zone.RIVER, 0)
            assert set(body.tiles) <= set(thrown)
        reader.reader.stop()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no ptys")
def test_slots_for_sticks_of_a_real_process_tell_the_points_of_every_seat(tmp_path: Path) -> None:
    with table("--port", f"pty:{tmp_path / 'port'}", "--kind", "stick-slots", "--speed", "20") as (address, _):
        slots = Hobby("sticks", address)
        for seat in range(4):
            body = slots.until(lambda each: isinstance(each, m.Sticks) and each.seat == seat)  # noqa: B023
            assert body == m.Sticks(seat, 500 * 100)
        slots.reader.stop()


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


@pytest.mark.slow
def test_a_table_that_can_deal_lays_the_wall_it_is_told() -> None:
    """Told over the line before the round: what is then dealt are the first tiles of that wall, seat by seat."""
    other = other_wall("another wall")
    with table("--kind", "dealing", "--speed", "20") as (address, _):
        line = Hobby("table-link", address)
        line.until(lambda each: isinstance(each, m.Snapshot))
        line.reader.call(lambda: line.session.say(m.Command(1, m.Order.WALL, None, 0, other.first_wall[1:])))
        refused = line.until(lambda each: isinstance(each, m.Done))
        line.reader.call(lambda: line.session.say(m.Command(2, m.Order.WALL, None, 0, other.first_wall)))
        laid = line.until(lambda each: isinstance(each, m.Done) and each.command == 2)
        assert (refused, laid) == (
            m.Done(1, ok=False, text="these are not the tiles that lie in this table"),
            m.Done(2, ok=True, text=""),
        )
        dealer = truth().setup.dealer
        dealt = next(event for event in other.events if isinstance(event, Deal) and event.seat == dealer)
        hand = line.until(lambda each: isinstance(each, m.Seen) and each.zone is m.Zone.HAND and len(each.tiles) == 14)
        assert isinstance(hand, m.Seen)
        assert (hand.seat, sorted(hand.tiles)) == (dealer, sorted(dealt.tiles))
        line.reader.call(lambda: line.session.say(m.Command(3, m.Order.WALL, None, 0, other.first_wall)))
        late = line.until(lambda each: isinstance(each, m.Done) and each.command == 3)
        assert late == m.Done(3, ok=False, text="a round is running")
        line.reader.stop()


def other_wall(seed: str) -> Round:
    """The first round of another match, with the same dealer as `truth`."""
    begun = truth()
    wall = shuffled(begun.first_wall, seed)
    state = begun.rules.new_round(replace(begun.setup, commit=""), wall)
    while isinstance(owed := state.owed(), Deal):
        state = state.apply(owed)
    return state


def test_orders_are_obeyed_where_the_table_can_and_refused_with_a_reason_where_not() -> None:
    """Lamp, dealer's lamp, lift and wall at each kind of table, in both encodings."""
    wall = truth().first_wall
    orders = (
        m.Command(1, m.Order.LAMP, 2, 1),
        m.Command(2, m.Order.DEALER, 3, 0),
        m.Command(3, m.Order.LIFT, None, 1),
        m.Command(4, m.Order.WALL, None, 0, wall),
    )
    for kind, can in (("full", 3), ("dealing", 4), ("discards", 2), ("sticks", 0)):
        for encoding in Encoding:
            device = SimulatedTable(kind, encoding)
            device.gather(truth().begin(truth().rules, truth().setup, wall, ""))
            ours = OwnDialect(encoding)
            device.hear(b"".join(ours.say(m.Frame(n, 0, order)) for n, order in enumerate(orders)))
            found = [each for each in ours.feed(device.step(1), 1) if isinstance(each, m.Frame)]
            done = {each.body.command: each.body for each in found if isinstance(each.body, m.Done)}
            assert [done[n].ok for n in range(1, 5)] == [n <= can for n in range(1, 5)], kind
            assert all(each.ok or each.text for each in done.values())
            if kind == "dealing":
                assert isinstance(device.firmware, Firmware)
                assert (device.firmware.lamps, device.firmware.dealer, device.firmware.lift) == ({2: 1}, 3, True)
                assert device.laid(truth()).first_wall == wall
