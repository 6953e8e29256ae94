"""The conversation with a device, in made-up time: greeting, gaps, repeats, restarts, silence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk.devices.link import messages as m
from mjdesk.devices.link.decoder import Decoder, Encoding, encode
from mjdesk.devices.link.dialect import OwnDialect
from mjdesk.devices.link.session import LinkState, Session, StateChanged, Told, Update

RIVERS = m.ZoneSpec(m.Zone.RIVER, (0, 1, 2, 3))
BOTH = pytest.mark.parametrize("encoding", list(Encoding))


class Device:
    """The other end of a session: numbers its frames and can be told to lose them."""

    def __init__(self, session: Session, encoding: Encoding = Encoding.BINARY) -> None:
        self.session, self.encoding = session, encoding
        self.number, self.boot, self.now = 0, 1, 0
        self.presses: tuple[m.Press, ...] = ()
        self.heard: list[m.Body] = []
        self.updates: list[Update] = []
        self._decoder = Decoder(encoding)

    def frame(self, body: m.Body) -> bytes:
        raw = encode(m.Frame(self.number, self.now, body), self.encoding)
        self.number = (self.number + 1) % m.SEQUENCE
        return raw

    def say(self, *bodies: m.Body) -> list[Update]:
        return self.give(b"".join(map(self.frame, bodies)))

    def give(self, raw: bytes) -> list[Update]:
        updates = self.session.feed(raw, self.now)
        self.updates += updates
        return updates

    def wait(self, ms: int) -> list[Update]:
        self.now += ms
        updates = self.session.tick(self.now)
        self.updates += updates
        return updates

    def listen(self) -> list[m.Body]:
        got = [f.body for f in self._decoder.feed(self.session.outgoing()) if isinstance(f, m.Frame)]
        self.heard += got
        return got

    def open(self) -> None:
        self.updates += self.session.opened(self.now)

    def hello(self, protocol: int = m.PROTOCOL) -> m.Hello:
        return m.Hello(protocol, "table", "1", self.boot, (RIVERS,), (m.Feature.BUTTONS,))

    def snapshot(self, *zones: m.Seen) -> m.Snapshot:
        return m.Snapshot(zones, self.presses[-m.REPEATED :])


def live(encoding: Encoding = Encoding.BINARY) -> Device:
    device = Device(Session(OwnDialect), encoding)
    device.open()
    device.listen()
    device.say(device.hello(), device.snapshot())
    device.updates.clear()
    return device


def river(*tiles: int) -> m.Seen:
    return m.Seen(m.Zone.RIVER, 0, tiles)


def told(updates: list[Update]) -> list[m.Body]:
    return [update.body for update in updates if isinstance(update, Told)]


@BOTH
def test_a_table_is_greeted_in_both_encodings_and_answered_in_its_own(encoding: Encoding) -> None:
    device = Device(Session(OwnDialect), encoding)
    device.open()
    assert device.listen() == [m.Greet(1, "mjdesk")]
    assert device.say(device.hello()) == [StateChanged(LinkState.LIVE, device.hello())]
    assert not device.session.whole
    assert told(device.say(device.snapshot(river(3)))) == [river(3), m.Lift(False), device.snapshot(river(3))]
    assert device.session.whole
    device.session.say(m.Ask())
    assert device.listen() == [m.Ask()]


def test_the_greeting_is_said_again_until_it_is_answered() -> None:
    device = Device(Session(OwnDialect))
    device.open()
    device.listen()
    for _ in range(3):
        device.wait(999)
        assert device.listen() == []
        device.wait(1)
        assert device.listen() == [m.Greet(1, "mjdesk")]
    assert device.say(river(1)) == [], "who it is comes first"


def test_another_protocol_is_said_and_nothing_taken_from_it() -> None:
    device = Device(Session(OwnDialect))
    device.open()
    assert device.say(device.hello(9)) == [StateChanged(LinkState.WRONG_VERSION, m.Hello(9, "table", "1", 1))]
    assert device.say(river(1)) == []


def test_a_gap_asks_for_everything_and_asks_again() -> None:
    device = live()
    device.frame(river(1))  # lost
    (after_gap,) = device.say(river(1, 2))
    assert isinstance(after_gap, Told)
    assert (after_gap.body, after_gap.whole) == (river(1, 2), False)
    assert not device.session.whole
    assert device.listen() == [m.Ask()]
    device.wait(1000)
    assert device.listen() == [m.Ask()]
    parts = device.say(device.snapshot(river(1, 2)))
    assert {part.whole for part in parts if isinstance(part, Told)} == {False}, "what was before it is not known"
    assert device.session.whole
    assert [each.whole for each in device.say(river(1)) if isinstance(each, Told)] == [True]
    device.wait(1000)
    assert device.listen() == []


def test_doubled_and_late_frames_count_for_nothing() -> None:
    device = live()
    first, second = device.frame(river(1)), device.frame(river(1, 2))
    assert told(device.give(second)) == [river(1, 2)]
    assert device.give(first) == []
    assert device.give(second) == []
    assert device.session.counters.repeats == 2


def test_numbers_go_round() -> None:
    device = live()
    for number in (30_000, 60_000, m.SEQUENCE - 1):
        device.number = number
        device.say(device.snapshot())
    assert told(device.say(river(1), river(2))) == [river(1), river(2)]
    assert device.session.whole


def test_a_lost_press_comes_with_the_snapshot_and_counts_once() -> None:
    device = live()
    device.presses = (m.Press(1, 2, "win"), m.Press(2, 0, "ready"))
    device.frame(device.presses[0])  # lost
    assert told(device.say(device.presses[1])) == []
    assert [body for body in told(device.say(device.snapshot())) if isinstance(body, m.Press)] == [*device.presses]
    assert m.Press not in map(type, told(device.say(device.snapshot())))
    assert m.Heard(1) in device.listen()


def test_what_was_pressed_before_we_came_is_not_said_to_us() -> None:
    device = Device(Session(OwnDialect))
    device.open()
    device.presses = (m.Press(7, 2, "win"),)
    assert m.Press not in map(type, told(device.say(device.hello(), device.snapshot())))


def test_what_was_pressed_while_the_line_was_gone_is() -> None:
    device = live()
    assert device.session.lost() == [StateChanged(LinkState.ABSENT, device.hello())]
    device.presses = (m.Press(1, 2, "win"),)
    device.open()
    assert device.presses[0] in told(device.say(device.hello(), device.snapshot()))


def test_a_restart_is_noticed_and_its_presses_count_from_one_again() -> None:
    device = live()
    device.say(m.Press(1, 2, "win"))
    device.boot, device.number, device.now = 2, 0, 500
    device.listen()
    device.say(device.hello())
    assert not device.session.whole
    assert device.listen() == [m.Ask()]
    device.presses = (m.Press(1, 3, "win"),)
    assert device.presses[0] in told(device.say(device.snapshot()))


def test_silence_is_stale_and_a_beat_ends_it() -> None:
    device = live()
    assert device.wait(2999) == []
    assert device.wait(1) == [StateChanged(LinkState.STALE, device.hello())]
    assert device.say(m.Beat()) == [StateChanged(LinkState.LIVE, device.hello()), Told(m.Beat(), device.now)]


def test_a_slow_line_does_not_change_when_things_happened() -> None:
    device = live()
    device.wait(1000)
    late = [device.frame(river(1))]
    device.now += 100
    late.append(device.frame(river(1, 2)))
    device.now += 900
    times = [update.time for update in device.give(b"".join(late)) if isinstance(update, Told)]
    assert times == [1000, 1100]


@given(st.lists(st.sampled_from(["sent", "lost", "twice", "late"]), max_size=60), st.integers(0, 5))
def test_whatever_is_lost_doubled_or_late_the_end_is_what_the_table_says(faults: list[str], seed: int) -> None:
    """After any faults, one more beat and the snapshot it leads to, the program knows every zone and every press."""
    device = live()
    zones: dict[int, m.Seen] = {}
    got: dict[int | None, m.Seen] = {}
    pressed: list[m.Press] = []
    waiting: list[bytes] = []

    def take(updates: list[Update]) -> None:
        for body in told(updates):
            if isinstance(body, m.Seen):
                got[body.seat] = body
            elif isinstance(body, m.Press):
                pressed.append(body)

    for number, fault in enumerate(faults):
        seat = (number + seed) % 4
        if number % 7 == 6:
            body: m.Body = m.Press(len(device.presses) + 1, seat, "win")
            device.presses = (*device.presses, body)  # type: ignore[arg-type]
        else:
            body = zones[seat] = m.Seen(m.Zone.RIVER, seat, (number % 34,))
        raw = device.frame(body)
        if fault in ("sent", "twice"):
            take(device.give(raw))
        if fault == "twice":
            take(device.give(raw))
        if fault == "late":
            waiting.append(raw)
        elif waiting:
            take(device.give(waiting.pop()))
        if m.Ask() in device.listen():
            take(device.say(device.snapshot(*zones.values())))
    device.wait(1000)
    take(device.say(m.Beat()))
    device.wait(1000)
    if m.Ask() in device.listen():
        take(device.say(device.snapshot(*zones.values())))
    assert device.session.whole
    assert got == zones
    assert sorted(p.number for p in pressed) == [p.number for p in device.presses]


@BOTH
def test_a_press_or_throw_that_overtakes_another_waits_for_it(encoding: Encoding) -> None:
    """The frame of the first is lost: the second is not told before the snapshot, which tells both in their order."""
    device = live(encoding)
    first, second = m.Throw(1, (2,)), m.Throw(2, (5,))
    device.frame(first)
    assert told(device.say(second)) == []
    assert m.Ask() in device.listen()
    both = m.Snapshot((), (), (first, second))
    assert [body for body in told(device.say(both)) if isinstance(body, m.Throw)] == [first, second]
    assert told(device.say(m.Throw(3, (1,)))) == [m.Throw(3, (1,))]


@BOTH
def test_a_device_that_counts_with_gaps_is_asked_what_is_missing_and_believed_then(encoding: Encoding) -> None:
    """No frame is missing, but a number is: the snapshot says all there is."""
    device = live(encoding)
    press = m.Press(7, 2, "win")
    assert told(device.say(press)) == []
    assert m.Ask() in device.listen()
    assert press in told(device.say(m.Snapshot((), (press,))))
    assert device.session.whole
