"""Hobby devices of a simulated table, each speaking its own wire: what the profiles are tried against."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from ...engine.tiles import UNKNOWN, Tile
from ..layout import without
from ..link import messages as m
from ..link.messages import Feature, Zone
from ..profiles.mfrc522 import READERS
from ..profiles.sticks import LADDER, MOST, WORTH
from ..profiles.tags import TILE_OF_BYTE
from ..profiles.yrm100 import POLL, packed

_BYTE_OF_TILE: Final = {tile: byte for byte, tile in TILE_OF_BYTE.items()}
_READ_EVERY: Final = 300
_SLOTS_EVERY: Final = 500
#: points that one unit of a stick stands for: the smallest stick is a hundred
STICK_UNIT: Final = 100


class HobbyDevice:
    """A device that has no buttons, dice or lamps, and nothing to say about itself. Subclasses watch something."""

    features: tuple[Feature, ...] = ()
    watched: tuple[tuple[m.ZoneSpec, int | None], ...] = ()

    def __init__(self, seats: int = 4) -> None:
        self.seats = seats
        self.protocol = m.PROTOCOL
        self.heard: set[int] = set()
        self.waits_for: tuple[Tile, ...] = ()
        self.wall: tuple[Tile, ...] = ()
        self._out: list[bytes] = []
        self._now = 0
        self.start(0)

    def start(self, now: int) -> None:
        """Switch on."""
        self._now = now
        self._out = []

    def read(self, spec: m.ZoneSpec, seat: int | None, tiles: tuple[Tile, ...]) -> None:
        """The antenna of a place reads this."""

    def forget(self, spec: m.ZoneSpec, seat: int | None) -> None:
        """Have a place read as if it were new."""

    def press(self, seat: int, button: str) -> int:
        """There are no buttons."""
        return 0

    def throw(self, dice: tuple[int, ...]) -> None:
        """Nobody sees the dice."""

    def open_lift(self, is_open: bool) -> None:
        """Nobody sees the lift."""

    def set_sticks(self, seat: int, points: int) -> None:
        """What lies in the slots of a seat."""

    def tick(self, now: int) -> None:
        """The time goes on."""
        self._now = now

    def hear(self, data: bytes) -> None:
        """It has no ears."""

    def hello(self) -> None:
        """It cannot say who it is."""

    def outgoing(self) -> list[bytes]:
        """What is to be sent now."""
        out, self._out = self._out, []
        return out


class TagReaders(HobbyDevice):
    """A board with an MFRC522 reader under each place, telling of tags that come and go."""

    def __init__(self, seats: int = 4) -> None:
        self._uids: dict[tuple[Zone, int | None], list[tuple[Tile, str]]] = {}
        self._made = 0
        super().__init__(seats)
        specs = [(m.ZoneSpec(zone, () if seat is None else (seat,)), seat) for zone, seat in READERS]
        self.watched = tuple([(spec, seat) for spec, seat in specs if seat is None or seat < seats])

    def start(self, now: int) -> None:
        super().start(now)
        self._uids = {}

    def forget(self, spec: m.ZoneSpec, seat: int | None) -> None:
        self._uids.pop((spec.zone, seat), None)

    def read(self, spec: m.ZoneSpec, seat: int | None, tiles: tuple[Tile, ...]) -> None:
        there = self._uids.setdefault((spec.zone, seat), [])
        known = tuple([tile for tile, _ in there])
        for tile in without(known, tiles):
            place = max(n for n, (each, _) in enumerate(there) if each == tile)
            self._say(spec.zone, seat, there.pop(place), on=False)
        for tile in without(tiles, known):
            self._made += 1
            there.append((tile, f"{self._made:08X}"))
            self._say(spec.zone, seat, there[-1], on=True)

    def _say(self, zone: Zone, seat: int | None, tag: tuple[Tile, str], *, on: bool) -> None:
        code = f"{_BYTE_OF_TILE[tag[0]]:02X}"
        line = {"reader": READERS.index((zone, seat)), "uid": tag[1], "code": code, "on": on}
        self._out.append(json.dumps(line).encode() + b"\n")


class UhfReader(HobbyDevice):
    """A reader like the YRM100 at the river of seat 0: it reads every tag again and again once it is told to."""

    def __init__(self, seats: int = 4) -> None:
        self._tiles: tuple[Tile, ...] = ()
        self._polled, self._read_at = False, 0
        super().__init__(seats)
        self.watched = ((m.ZoneSpec(Zone.RIVER, (0,)), 0),)

    def start(self, now: int) -> None:
        super().start(now)
        self._polled = False

    def hear(self, data: bytes) -> None:
        self._polled = self._polled or POLL in data

    def read(self, spec: m.ZoneSpec, seat: int | None, tiles: tuple[Tile, ...]) -> None:
        self._tiles = tiles

    def tick(self, now: int) -> None:
        super().tick(now)
        if not self._polled or now - self._read_at < _READ_EVERY:
            return
        self._read_at = now
        copies: dict[Tile, int] = {}
        for tile in self._tiles:
            if tile != UNKNOWN:
                copies[tile] = copies.get(tile, 0) + 1
                epc = b"MJ" + bytes(8) + bytes([copies[tile], _BYTE_OF_TILE[tile]])
                self._out.append(packed(0x02, 0x22, bytes([0xC8, 0x34, 0x00]) + epc + bytes(2)))


class StickSlots(HobbyDevice):
    """Slots for score sticks at each seat, told as what their resistors read."""

    features = (Feature.STICKS,)

    def __init__(self, seats: int = 4) -> None:
        self._points: dict[int, int] = {}
        self._told_at = 0
        super().__init__(seats)

    def set_sticks(self, seat: int, points: int) -> None:
        self._points[seat] = points * STICK_UNIT

    def tick(self, now: int) -> None:
        super().tick(now)
        if now - self._told_at < _SLOTS_EVERY:
            return
        self._told_at = now
        for seat, points in self._points.items():
            values = [LADDER[many] for many in _sticks_of(points)]
            self._out.append(b"P %d %d %d %d %d\n" % (seat, *values))


def _sticks_of(points: int) -> list[int]:
    """How many sticks of each worth make points: the large ones first, as many as a slot holds."""
    out = []
    for worth in WORTH:
        many = min(MOST, max(0, points) // worth)
        out.append(many)
        points -= many * worth
    return out


HOBBY: Final[dict[str, Callable[[int], HobbyDevice]]] = {
    "mfrc522": TagReaders,
    "yrm100": UhfReader,
    "stick-slots": StickSlots,
}
