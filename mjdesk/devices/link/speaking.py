"""The side of a device in a conversation: it watches places, numbers what it says, and answers what it is asked.

The firmware of a simulated table is one, a camera over a table another. Pure: times in ms and bytes go in, bytes come
out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...engine.tiles import UNKNOWN, Tile
from . import messages as m
from .decoder import Decoder, Encoding, encode
from .messages import Detail, Feature, Zone

_BEAT_EVERY: Final = 1000


class Speaker:
    """Says what changed; what it says comes out of `outgoing` frame by frame."""

    def __init__(
        self,
        name: str,
        version: str,
        zones: Sequence[m.ZoneSpec],
        features: Sequence[Feature],
        encoding: Encoding,
        *,
        seats: int = 4,
    ) -> None:
        self.name, self.version = name, version
        self.zones, self.features = tuple(zones), tuple(features)
        self.encoding, self.seats = encoding, seats
        self.boot = 0
        self.protocol = m.PROTOCOL
        self.lift = False
        self.heard: set[int] = set()
        self.silent = False  #: no beats and no answers, so that whoever listens notices after a while
        self.start(0)

    def start(self, now: int) -> None:
        """Switch on: everything is forgotten."""
        self.boot += 1
        self._began, self._number, self._said_at = now, 0, now
        self._now = now
        self._out: list[bytes] = []
        self._tiles: dict[tuple[Zone, int | None], tuple[Tile, ...]] = {}
        self.presses: list[m.Press] = []
        self.throws: list[m.Throw] = []
        self.sticks: dict[int, m.Sticks] = {}
        self.heard = set()
        self._decoder = Decoder(self.encoding)

    @property
    def watched(self) -> list[tuple[m.ZoneSpec, int | None]]:
        """Each zone of each seat."""
        return [(spec, seat) for spec in self.zones for seat in (self._seats(spec) or (None,))]

    def _seats(self, spec: m.ZoneSpec) -> tuple[int, ...]:
        return spec.seats if spec.zone is Zone.WALL else tuple(seat for seat in spec.seats if seat < self.seats)

    # --- what happens at the table

    def read(self, spec: m.ZoneSpec, seat: int | None, tiles: tuple[Tile, ...]) -> None:
        """The antennas of a zone read this."""
        if spec.detail is Detail.COUNT:
            tiles = (UNKNOWN,) * len(tiles)
        if self._tiles.get((spec.zone, seat)) != tiles:
            self._tiles[spec.zone, seat] = tiles
            self._say(m.Seen(spec.zone, seat, tiles))

    def press(self, seat: int, button: str) -> int:
        """A button; its number."""
        press = m.Press(len(self.presses) + 1, seat, button)
        self.presses.append(press)
        self._say(press)
        return press.number

    def throw(self, dice: tuple[int, ...]) -> None:
        """Dice."""
        throw = m.Throw(len(self.throws) + 1, dice)
        self.throws.append(throw)
        self._say(throw)

    def forget(self, spec: m.ZoneSpec, seat: int | None) -> None:
        """Have a zone read as if it were new."""
        self._tiles.pop((spec.zone, seat), None)

    def set_sticks(self, seat: int, points: int) -> None:
        """What lies in the slots for sticks of a seat."""
        sticks = m.Sticks(seat, points)
        if self.sticks.get(seat) != sticks:
            self.sticks[seat] = sticks
            self._say(sticks)

    def open_lift(self, is_open: bool) -> None:
        """The middle opens or closes."""
        if self.lift != is_open:
            self.lift = is_open
            self._say(m.Lift(is_open))

    # --- the line

    def tick(self, now: int) -> None:
        """The time goes on; a beat where nothing was said."""
        self._now = now
        if now - self._said_at >= _BEAT_EVERY and not self.silent:
            self._say(m.Beat())

    def hear(self, data: bytes) -> None:
        """What the program says."""
        for frame in self._decoder.feed(data):
            if isinstance(frame, m.Frame) and not self.silent:
                self._answer(frame.body)

    def _answer(self, body: m.Body) -> None:
        match body:
            case m.Greet():
                self.hello()
                self._snapshot()
            case m.Ask():
                self._snapshot()
            case m.Heard():
                self.heard.add(body.press)
            case m.Command():
                why_not = self.carry_out(body)
                self._say(m.Done(body.number, not why_not, why_not))

    def carry_out(self, command: m.Command) -> str:
        """Do what the program wants; why it cannot be done, else an empty text."""
        return "this table cannot do that"

    def trouble(self, code: str, text: str = "") -> None:
        """Something is wrong, in a word and a sentence; an empty word: nothing is any more."""
        self._say(m.Trouble(code, text))

    def hello(self) -> None:
        """Say who it is."""
        specs = tuple(m.ZoneSpec(spec.zone, self._seats(spec), spec.detail) for spec in self.zones)
        self._say(m.Hello(self.protocol, self.name, self.version, self.boot, specs, self.features))

    def _snapshot(self) -> None:
        zones = tuple(m.Seen(zone, seat, tiles) for (zone, seat), tiles in self._tiles.items())
        recent = slice(-m.REPEATED, None)
        sticks = tuple(self.sticks.values())
        self._say(m.Snapshot(zones, tuple(self.presses[recent]), tuple(self.throws[recent]), sticks, self.lift))

    def _say(self, body: m.Body) -> None:
        frame = m.Frame(self._number, max(0, self._now - self._began), body)
        self._number = (self._number + 1) % m.SEQUENCE
        self._said_at = self._now
        self._out.append(encode(frame, self.encoding))

    def outgoing(self) -> list[bytes]:
        """The frames to be sent now."""
        out, self._out = self._out, []
        return out
