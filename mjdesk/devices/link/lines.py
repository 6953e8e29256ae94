"""Frames as JSON Lines for hobby firmware: an object a line, ``*`` and a checksum (docs/table-link.md, §4)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, Final

from ...engine.errors import BadInput
from ...engine.fields import Fields, a_list, choice, flag, texts, whole
from ...engine.notation import format_tiles
from . import messages as m
from .binary import crc

#: the longest line, its end left out
MAX_LINE: Final = 4096


def encode(frame: m.Frame) -> bytes:
    """The line of a frame, with its checksum and its end."""
    name, write, _ = _BODIES[type(frame.body)]
    data = {"t": name, "n": frame.number, "ms": frame.time, **write(frame.body)}
    line = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    if len(line) > MAX_LINE - 5:
        raise BadInput(f"a line of {len(line)} bytes; expected at most {MAX_LINE - 5}")
    return line + b"*%04X\n" % crc(line)


def checked(raw: bytes) -> tuple[bytes, bool]:
    """A line without its checksum, and whether it had one; raises BadInput where that is wrong."""
    line = raw.rstrip(b"\r\n ")
    if line[-5:-4] != b"*":
        return line, False
    try:
        told = int(line[-4:], 16)
    except ValueError:
        raise BadInput("checksum") from None
    if told != crc(line[:-5]):
        raise BadInput("checksum")
    return line[:-5], True


def parse(line: bytes) -> dict[str, Any]:
    """The JSON object of a line; raises BadInput where it is none."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"not JSON ({error})") from None
    if not isinstance(data, dict):
        raise BadInput("not a JSON object")
    return data


def decode(line: bytes) -> m.Frame:
    """The frame of a line without its checksum; raises BadInput naming the field that does not fit."""
    fields = Fields(parse(line))
    name = fields.text("t")
    if name not in _READERS:
        raise BadInput(f"a message {name!r}, which protocol {m.PROTOCOL} does not have")
    number = fields.number("n", 0, most=m.SEQUENCE - 1)
    time = fields.number("ms", 0, most=(1 << 32) - 1)
    body: m.Body = _READERS[name](fields)
    return m.Frame(number, time, body)


# --- how each message is written and read


def _seats(value: object) -> tuple[int, ...]:
    return tuple(whole(seat, 0, 3) for seat in a_list(value))


def _seat(fields: Fields) -> int:
    return fields.number("seat", most=3)


def _seat_or_none(fields: Fields) -> int | None:
    return None if fields.data.get("seat") is None else _seat(fields)


def _names(values: Iterable[Any]) -> list[str]:
    return [value.value for value in values]


def _write_hello(hello: m.Hello) -> dict[str, Any]:
    zones = [{"zone": z.zone.value, "seats": list(z.seats), "detail": z.detail.value} for z in hello.zones]
    return {
        "protocol": hello.protocol,
        "device": hello.device,
        "firmware": hello.firmware,
        "boot": hello.boot,
        "zones": zones,
        "features": _names(hello.features),
    }


def _read_hello(f: Fields) -> m.Hello:
    protocol = f.number("protocol", most=255)
    device, firmware = f.text("device"), f.text("firmware", "")
    boot = f.number("boot", 0, most=(1 << 32) - 1)
    if protocol != m.PROTOCOL:  # what else it says may be anything
        return m.Hello(protocol, device, firmware, boot)
    features: tuple[str, ...] = f.read("features", texts) if "features" in f else ()
    return m.Hello(
        protocol,
        device,
        firmware,
        boot,
        tuple(_read_spec(z) for z in f.objects("zones", [])),
        tuple(m.Feature(choice(*m.Feature)(feature)) for feature in features),
    )


def _read_spec(f: Fields) -> m.ZoneSpec:
    return m.ZoneSpec(
        m.Zone(f.read("zone", choice(*m.Zone))),
        f.read("seats", _seats, ()),
        m.Detail(f.read("detail", choice(*m.Detail), m.Detail.TILES.value)),
    )


def _write_seen(seen: m.Seen) -> dict[str, Any]:
    line: dict[str, Any] = {"zone": seen.zone.value}
    if seen.seat is not None:
        line["seat"] = seen.seat
    return line | {"tiles": format_tiles(seen.tiles), "sure": seen.sure}


def _read_seen(f: Fields) -> m.Seen:
    zone = m.Zone(f.read("zone", choice(*m.Zone)))
    return m.Seen(zone, _seat_or_none(f), f.tiles("tiles", ()), f.number("sure", 100, most=100))


def _write_press(press: m.Press) -> dict[str, Any]:
    return {"press": press.number, "seat": press.seat, "button": press.button}


def _read_press(f: Fields) -> m.Press:
    return m.Press(f.number("press", most=m.SEQUENCE - 1), _seat(f), f.text("button"))


def _write_throw(throw: m.Throw) -> dict[str, Any]:
    return {"throw": throw.number, "dice": list(throw.dice)}


def _dice(value: object) -> tuple[int, ...]:
    return tuple(whole(die, 0, 255) for die in a_list(value))


def _read_throw(f: Fields) -> m.Throw:
    return m.Throw(f.number("throw", most=m.SEQUENCE - 1), f.read("dice", _dice))


def _write_sticks(sticks: m.Sticks) -> dict[str, Any]:
    line: dict[str, Any] = {"seat": sticks.seat, "points": sticks.points}
    return line | {"error": sticks.error} if sticks.error else line


def _read_sticks(f: Fields) -> m.Sticks:
    return m.Sticks(_seat(f), f.read("points", lambda v: whole(v, -(1 << 31), (1 << 31) - 1)), f.text("error", ""))


def _write_snapshot(snap: m.Snapshot) -> dict[str, Any]:
    return {
        "zones": [_write_seen(seen) for seen in snap.zones],
        "presses": [_write_press(press) for press in snap.presses],
        "throws": [_write_throw(throw) for throw in snap.throws],
        "sticks": [_write_sticks(sticks) for sticks in snap.sticks],
        "open": snap.lift,
    }


def _read_snapshot(f: Fields) -> m.Snapshot:
    return m.Snapshot(
        tuple(_read_seen(z) for z in f.objects("zones", [])),
        tuple(_read_press(p) for p in f.objects("presses", [])),
        tuple(_read_throw(t) for t in f.objects("throws", [])),
        tuple(_read_sticks(s) for s in f.objects("sticks", [])),
        f.read("open", flag, False),
    )


def _write_command(command: m.Command) -> dict[str, Any]:
    line: dict[str, Any] = {"id": command.number, "do": command.order.value, "value": command.value}
    if command.seat is not None:
        line["seat"] = command.seat
    return line | {"tiles": format_tiles(command.tiles)} if command.tiles else line


def _read_command(f: Fields) -> m.Command:
    order = m.Order(f.read("do", choice(*m.Order)))
    number, value = f.number("id", most=m.SEQUENCE - 1), f.number("value", 0, most=m.SEQUENCE - 1)
    return m.Command(number, order, _seat_or_none(f), value, f.tiles("tiles", ()))


def _read_done(f: Fields) -> m.Done:
    return m.Done(f.number("id", most=m.SEQUENCE - 1), f.read("ok", flag), f.text("text", ""))


_Write = Callable[[Any], dict[str, Any]]
_BODIES: Final[dict[type, tuple[str, _Write, Callable[[Fields], Any]]]] = {
    m.Hello: ("hello", _write_hello, _read_hello),
    m.Beat: ("beat", lambda _: {}, lambda _: m.Beat()),
    m.Seen: ("seen", _write_seen, _read_seen),
    m.Snapshot: ("snapshot", _write_snapshot, _read_snapshot),
    m.Press: ("press", _write_press, _read_press),
    m.Throw: ("throw", _write_throw, _read_throw),
    m.Sticks: ("sticks", _write_sticks, _read_sticks),
    m.Lift: ("lift", lambda lift: {"open": lift.open}, lambda f: m.Lift(f.read("open", flag))),
    m.Trouble: (
        "trouble",
        lambda t: {"code": t.code, "text": t.text},
        lambda f: m.Trouble(f.text("code"), f.text("text", "")),
    ),
    m.Done: ("done", lambda d: {"id": d.command, "ok": d.ok, "text": d.text}, _read_done),
    m.Greet: (
        "greet",
        lambda g: {"protocol": g.protocol, "name": g.name},
        lambda f: m.Greet(f.number("protocol", most=255), f.text("name", "")),
    ),
    m.Ask: ("ask", lambda _: {}, lambda _: m.Ask()),
    m.Heard: ("heard", lambda h: {"press": h.press}, lambda f: m.Heard(f.number("press", most=m.SEQUENCE - 1))),
    m.Command: ("do", _write_command, _read_command),
}
_READERS: Final = {name: read for name, _, read in _BODIES.values()}
