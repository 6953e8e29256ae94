"""The serial ports of this machine, told so that a person finds the table among them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from serial.tools import list_ports

from ...engine.text import Text

#: USB ids of what hobby tables and readers are made with: (vendor, product or None for all) → name
KNOWN: Final = {
    (0x2341, None): "Arduino",
    (0x2A03, None): "Arduino",
    (0x303A, None): "ESP32",
    (0x2E8A, None): "Raspberry Pi Pico",
    (0x239A, None): "Adafruit",
    (0x16C0, 0x0483): "Teensy",
    (0x10C4, 0xEA60): "CP210x",
    (0x1A86, 0x7523): "CH340",
    (0x1A86, 0x55D4): "CH9102",
    (0x0403, 0x6001): "FT232",
    (0x0403, 0x6015): "FT230X",
    (0x067B, 0x2303): "PL2303",
    (0x0483, 0x5740): "STM32",
}


@dataclass(frozen=True, slots=True)
class PortChoice:
    """A port to choose: its address, what it is, and whether a table may well be there."""

    address: str
    title: Text
    detail: str
    likely: bool


def name_of(vendor: int, product: int) -> str | None:
    """What a USB device with these ids is, where we know it."""
    return KNOWN.get((vendor, product)) or KNOWN.get((vendor, None))


def choice_of(port: Any) -> PortChoice:
    """How a port that pyserial lists is told: ``device``, ``vid``, ``pid``, ``description``, ``serial_number``."""
    if port.vid is None:
        title = Text("主板自带的串口", "Serial port of the board")
        return PortChoice(port.device, title, port.device, likely=False)
    known = name_of(port.vid, port.pid)
    words = port.description if port.description not in (None, "", "n/a") else f"{port.vid:04x}:{port.pid:04x}"
    name = known or words
    title = Text(f"{name}（USB）", f"{name} (USB)")
    parts = [port.device, *([words] if known and words != known else []), *filter(None, [port.serial_number])]
    return PortChoice(port.device, title, " · ".join(parts), likely=known is not None)


def choices(found: Iterable[Any] | None = None) -> tuple[PortChoice, ...]:
    """Every port, those that may well be a table first. None is ever opened to find out."""
    ports = list_ports.comports() if found is None else found
    return tuple(sorted(map(choice_of, ports), key=lambda c: (not c.likely, "USB" not in c.title.en, c.address)))
