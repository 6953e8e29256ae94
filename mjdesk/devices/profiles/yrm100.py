"""A UHF reader with frames like those of the YRM100: ``BB type command length parameters sum 7E``.

Notices of tags read (type 02, command 22) carry RSSI, PC, a 12-byte EPC and its CRC. On tiles the EPC begins with
``MJ`` and ends with the tile byte; between them anything that tells the copies apart. One reader watches one place.
"""

from __future__ import annotations

from typing import Final

from ..link.decoder import Fault, Found
from ..link.messages import Frame, Greet, Hello, Zone, ZoneSpec
from .tags import TILE_OF_BYTE, Tags, Where

_HEAD, _END = 0xBB, 0x7E
_NOTICE: Final = (0x02, 0x22)
#: RSSI, PC, EPC, CRC
_TAG_SIZE: Final = 1 + 2 + 12 + 2
_LONGEST: Final = 64
_MARK: Final = b"MJ"
#: a tag that was not read for so long has been taken away, in ms
GONE_AFTER: Final = 1500


def packed(kind: int, command: int, parameters: bytes) -> bytes:
    """A frame of the reader."""
    body = bytes([kind, command]) + len(parameters).to_bytes(2, "big") + parameters
    return bytes([_HEAD]) + body + bytes([sum(body) & 0xFF, _END])


#: read tags again and again (multiple polling, 65535 times)
POLL: Final = packed(0x00, 0x27, bytes([0x22, 0xFF, 0xFF]))


class Yrm100Dialect:
    """Tags in reach of one antenna, at one place."""

    numbered = False

    def __init__(self, where: Where = (Zone.RIVER, 0)) -> None:
        self._where = where
        zone, seat = where
        self.introduces: Hello | None = Hello(1, "YRM100", "", 0, (ZoneSpec(zone, () if seat is None else (seat,)),))
        self._tags = Tags(GONE_AFTER)
        self._data = b""

    def feed(self, data: bytes, now: int) -> list[Found]:
        self._data += data
        found: list[Found] = []
        while True:
            start = self._data.find(_HEAD)
            if start < 0:
                self._data = b""
                return found
            self._data = self._data[start:]
            if len(self._data) < 5:
                return found
            size = int.from_bytes(self._data[3:5], "big") + 7
            if size <= _LONGEST and len(self._data) < size:
                return found
            found += self._frame(size, now)

    def _frame(self, size: int, now: int) -> list[Found]:
        """Take one frame off, or the byte that only looked like the head of one."""
        frame = self._data[:size]
        if size > _LONGEST or frame[-1] != _END or sum(frame[1:-2]) & 0xFF != frame[-2]:
            self._data = self._data[1:]
            return [Fault("no frame", 1)]
        self._data = self._data[size:]
        parameters = frame[5:-2]
        if (frame[1], frame[2]) != _NOTICE or len(parameters) != _TAG_SIZE:
            return []
        epc = parameters[3:15]
        tile = TILE_OF_BYTE.get(epc[-1])
        if not epc.startswith(_MARK) or tile is None:
            return []  # somebody's parcel
        return [*self._tags.read(epc.hex(), self._where, tile, now)]

    def tick(self, now: int) -> list[Found]:
        return [*self._tags.tick(now)]

    def say(self, frame: Frame) -> bytes:
        """Being greeted it begins to read."""
        return POLL if isinstance(frame.body, Greet) else b""
