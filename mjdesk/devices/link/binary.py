"""Frames as bytes for small controllers: payload, CRC-16/CCITT, COBS, a zero at the end (docs/table-link.md, §3)."""

from __future__ import annotations

from binascii import crc_hqx
from collections.abc import Callable
from typing import Any, Final

from ...engine.errors import BadInput
from . import messages as m
from .cobs import stuffed, unstuffed
from .packing import Reader, Writer

#: the longest payload, CRC left out
MAX_PAYLOAD: Final = 1024
#: the longest frame on the wire, its zero left out
MAX_FRAME: Final = MAX_PAYLOAD + 2 + (MAX_PAYLOAD + 2) // 254 + 1
_CRC_START: Final = 0xFFFF
_ZONES: Final = tuple(m.Zone)
_DETAILS: Final = tuple(m.Detail)
_FEATURES: Final = tuple(m.Feature)
_ORDERS: Final = tuple(m.Order)


def crc(data: bytes) -> int:
    """CRC-16/CCITT-FALSE: polynomial 0x1021, start 0xFFFF, nothing reflected.

    >>> hex(crc(b"123456789"))
    '0x29b1'
    """
    return crc_hqx(data, _CRC_START)


def encode(frame: m.Frame) -> bytes:
    """The bytes of a frame, the zero at its end included."""
    code, write, _ = _BODIES[type(frame.body)]
    out = Writer()
    out.number(code, 1)
    out.number(frame.number, 2)
    out.number(frame.time % (1 << 32), 4)
    write(out, frame.body)
    payload = bytes(out.data)
    if len(payload) > MAX_PAYLOAD:
        raise BadInput(f"a payload of {len(payload)} bytes; expected at most {MAX_PAYLOAD}")
    return stuffed(payload + crc(payload).to_bytes(2, "big")) + b"\0"


def decode(raw: bytes) -> m.Frame:
    """The frame of bytes between two zeros; raises BadInput where they are none."""
    data = unstuffed(raw)
    if data is None or len(data) < 9:
        raise BadInput("no frame")
    payload = data[:-2]
    if crc_hqx(payload, _CRC_START) != int.from_bytes(data[-2:], "big"):
        raise BadInput("checksum")
    take = Reader(payload)
    code, number, time = take.number(1), take.number(2), take.number(4)
    if code not in _READERS:
        raise BadInput(f"a message of type 0x{code:02X}, which protocol {m.PROTOCOL} does not have")
    body: m.Body = _READERS[code](take)
    take.end()
    return m.Frame(number, time, body)


def _of(members: tuple[Any, ...], place: int) -> Any:
    if not 1 <= place <= len(members):
        raise BadInput(f"code {place}; expected 1 to {len(members)}")
    return members[place - 1]


def _place(members: tuple[Any, ...], member: Any) -> int:
    return members.index(member) + 1


def _write_hello(out: Writer, hello: m.Hello) -> None:
    out.number(hello.protocol, 1)
    out.text(hello.device)
    out.text(hello.firmware)
    out.number(hello.boot, 4)
    out.several(hello.zones, lambda spec: _write_spec(out, spec))
    out.several(hello.features, lambda feature: out.number(_place(_FEATURES, feature), 1))


def _write_spec(out: Writer, spec: m.ZoneSpec) -> None:
    out.number(_place(_ZONES, spec.zone), 1)
    out.number(sum(1 << seat for seat in spec.seats), 1)
    out.number(_place(_DETAILS, spec.detail), 1)


def _read_hello(take: Reader) -> m.Hello:
    protocol, device, firmware, boot = take.number(1), take.text(), take.text(), take.number(4)
    if protocol != m.PROTOCOL:  # what follows may be anything: that it is another version is what matters
        take.skip_rest()
        return m.Hello(protocol, device, firmware, boot)
    zones = take.several(lambda: _read_spec(take))
    return m.Hello(protocol, device, firmware, boot, zones, take.several(lambda: _of(_FEATURES, take.number(1))))


def _read_spec(take: Reader) -> m.ZoneSpec:
    zone, mask, detail = take.number(1), take.number(1), take.number(1)
    if mask > 0b1111:
        raise BadInput(f"seats 0b{mask:b}; expected four bits")
    seats = tuple(seat for seat in range(4) if mask >> seat & 1)
    return m.ZoneSpec(_of(_ZONES, zone), seats, _of(_DETAILS, detail))


def _write_seen(out: Writer, seen: m.Seen) -> None:
    out.number(_place(_ZONES, seen.zone), 1)
    out.seat(seen.seat)
    out.number(seen.sure, 1)
    out.tiles(seen.tiles)


def _read_seen(take: Reader) -> m.Seen:
    zone, seat, sure = _of(_ZONES, take.number(1)), take.seat(), take.number(1)
    return m.Seen(zone, seat, take.tiles(), min(sure, 100))


def _write_press(out: Writer, press: m.Press) -> None:
    out.number(press.number, 2)
    out.seat(press.seat)
    out.text(press.button)


def _read_press(take: Reader) -> m.Press:
    return m.Press(take.number(2), take.own_seat(), take.text())


def _write_throw(out: Writer, throw: m.Throw) -> None:
    out.number(throw.number, 2)
    out.several(throw.dice, lambda die: out.number(die, 1))


def _read_throw(take: Reader) -> m.Throw:
    return m.Throw(take.number(2), take.several(lambda: take.number(1)))


def _write_sticks(out: Writer, sticks: m.Sticks) -> None:
    out.seat(sticks.seat)
    out.number(sticks.points, 4, signed=True)
    out.text(sticks.error)


def _read_sticks(take: Reader) -> m.Sticks:
    return m.Sticks(take.own_seat(), take.number(4, signed=True), take.text())


def _write_snapshot(out: Writer, snap: m.Snapshot) -> None:
    out.several(snap.zones, lambda seen: _write_seen(out, seen))
    out.several(snap.presses, lambda press: _write_press(out, press))
    out.several(snap.throws, lambda throw: _write_throw(out, throw))
    out.several(snap.sticks, lambda sticks: _write_sticks(out, sticks))
    out.number(snap.lift, 1)


def _read_snapshot(take: Reader) -> m.Snapshot:
    return m.Snapshot(
        take.several(lambda: _read_seen(take)),
        take.several(lambda: _read_press(take)),
        take.several(lambda: _read_throw(take)),
        take.several(lambda: _read_sticks(take)),
        bool(take.number(1)),
    )


def _write_trouble(out: Writer, trouble: m.Trouble) -> None:
    out.text(trouble.code)
    out.text(trouble.text)


def _write_done(out: Writer, done: m.Done) -> None:
    out.number(done.command, 2)
    out.number(done.ok, 1)
    out.text(done.text)


def _write_greet(out: Writer, greet: m.Greet) -> None:
    out.number(greet.protocol, 1)
    out.text(greet.name)


def _write_command(out: Writer, command: m.Command) -> None:
    out.number(command.number, 2)
    out.number(_place(_ORDERS, command.order), 1)
    out.seat(command.seat)
    out.number(command.value, 2)
    out.tiles(command.tiles)


def _read_command(take: Reader) -> m.Command:
    return m.Command(take.number(2), _of(_ORDERS, take.number(1)), take.seat(), take.number(2), take.tiles())


def _nothing(out: Writer, body: Any) -> None:
    """A message without fields."""


_Write = Callable[[Writer, Any], None]
_Read = Callable[[Reader], Any]
#: what the table says has codes from 0x01, what it is told from 0x41
_BODIES: Final[dict[type, tuple[int, _Write, _Read]]] = {
    m.Hello: (0x01, _write_hello, _read_hello),
    m.Beat: (0x02, _nothing, lambda _: m.Beat()),
    m.Seen: (0x03, _write_seen, _read_seen),
    m.Snapshot: (0x04, _write_snapshot, _read_snapshot),
    m.Press: (0x05, _write_press, _read_press),
    m.Throw: (0x06, _write_throw, _read_throw),
    m.Sticks: (0x07, _write_sticks, _read_sticks),
    m.Lift: (0x08, lambda out, lift: out.number(lift.open, 1), lambda take: m.Lift(bool(take.number(1)))),
    m.Trouble: (0x09, _write_trouble, lambda take: m.Trouble(take.text(), take.text())),
    m.Done: (0x0A, _write_done, lambda take: m.Done(take.number(2), bool(take.number(1)), take.text())),
    m.Greet: (0x41, _write_greet, lambda take: m.Greet(take.number(1), take.text())),
    m.Ask: (0x42, _nothing, lambda _: m.Ask()),
    m.Heard: (0x43, lambda out, heard: out.number(heard.press, 2), lambda take: m.Heard(take.number(2))),
    m.Command: (0x44, _write_command, _read_command),
}
_READERS: Final[dict[int, _Read]] = {code: read for code, _, read in _BODIES.values()}
