"""What goes wrong between tiles and program: at the antennas, in the device, on the wire."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final

from ...engine.tiles import Tile
from ..layout import WALL, Place
from .physical import Physical

#: faults of people, per discard
HUMAN: Final = ("correct", "take-back")
#: faults of the antennas, per event of the round
ANTENNA: Final = ("missed", "ghost", "two-zones", "pushed")
#: faults of the device, per event of the round
DEVICE: Final = ("unplug", "hang", "reboot", "wrong-firmware", "slow", "flood")
#: faults of the wire, per frame
WIRE: Final = ("corrupt", "split", "drop", "double", "reorder")
ALL: Final = (*HUMAN, *ANTENNA, *DEVICE, *WIRE)

_SHORT: Final = (200, 5000)
_PUSHED: Final = (300, 1500)


@dataclass
class Misread:
    """Tiles that the antennas of a place do not read, or read though they are elsewhere, until a time."""

    until: int | None
    place: Place
    tile: Tile
    extra: bool


@dataclass
class Antennas:
    """Reads the places of a table, with what is misread just now."""

    random: Random
    misread: list[Misread] = field(default_factory=list)

    def strike(self, fault: str, table: Physical, now: int, for_ever: bool = False) -> None:
        """Let a fault of the antennas begin; one for ever ends with the round."""
        full = [place for place, tiles in table.tiles.items() if tiles]
        if not full:
            return
        place = self.random.choice(full)
        tile = self.random.choice(table.tiles[place])
        until = None if for_ever else now + self.random.randint(*_SHORT)
        other = self.random.choice([p for p in table.tiles if p != place])
        if fault == "missed":
            self.misread.append(Misread(until, place, tile, extra=False))
        elif fault == "ghost":
            self.misread.append(
                Misread(until, place, self.random.choice(table.tiles[self.random.choice(full)]), extra=True)
            )
        elif fault == "two-zones":
            self.misread.append(Misread(until, other, tile, extra=True))
        elif fault == "pushed":
            until = now + self.random.randint(*_PUSHED)
            for each in self.random.sample(table.tiles[place], min(3, len(table.tiles[place]))):
                self.misread.append(Misread(until, place, each, extra=False))
                self.misread.append(Misread(until, other, each, extra=True))

    def misreads(self, now: int) -> tuple[tuple[Place, Tile, bool], ...]:
        """What is misread from now on, until one of them ends or another begins."""
        self.misread = [m for m in self.misread if m.until is None or m.until > now]
        return tuple([(m.place, m.tile, m.extra) for m in self.misread])

    def read(self, table: Physical, place: Place) -> tuple[Tile, ...]:
        """The tiles read at a place."""
        tiles = list(table.tiles[place]) if place != WALL else []
        for each in self.misread:
            if each.place == place:
                if each.extra:
                    tiles.append(each.tile)
                elif each.tile in tiles:
                    tiles.remove(each.tile)
        return tuple(tiles)


class Wire:
    """Carries frames with the faults of a line, each at its rate per frame. ``late``: how long it takes, in ms."""

    def __init__(self, random: Random, rates: dict[str, float]) -> None:
        self._random, self.rates = random, rates
        self._waiting: list[tuple[int, bytes]] = []
        self._held: bytes | None = None
        self.late = 0

    def send(self, frame: bytes, now: int) -> None:
        """Give a frame to the line."""
        if self._happens("drop"):
            return
        if self._happens("corrupt"):
            data = bytearray(frame)
            for _ in range(self._random.randint(1, 3)):
                data[self._random.randrange(len(data))] ^= self._random.randint(1, 255)
            frame = bytes(data)
        frames = [frame, frame] if self._happens("double") else [frame]
        if self._held is not None:
            frames.append(self._held)
            self._held = None
        elif self._happens("reorder"):
            self._held = frame
            return
        due = max(now + self.late, self._waiting[-1][0] if self._waiting else 0)
        for each in frames:
            if self._happens("split"):
                cut = self._random.randrange(len(each))
                self._waiting += [(due, each[:cut]), (due + self._random.randint(20, 300), each[cut:])]
                due = self._waiting[-1][0]
            else:
                self._waiting.append((due, each))

    def come(self, now: int) -> bytes:
        """The bytes that come out at the other end by now."""
        out = b""
        while self._waiting and self._waiting[0][0] <= now:
            out += self._waiting.pop(0)[1]
        return out

    def cut(self) -> None:
        """The line is unplugged: what is on its way is lost."""
        self._waiting.clear()
        self._held = None

    def _happens(self, fault: str) -> bool:
        return self._random.random() < self.rates.get(fault, 0.0)
