"""A simulated table: people, antennas, device and wire, in made-up time."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Final

from ...engine.errors import BadInput
from ...engine.events import Event, Exhausted, Indicator
from ...engine.round import Round
from ...engine.tiles import UNKNOWN
from ..layout import Place
from ..link.decoder import Encoding
from ..link.messages import Feature, Zone
from .faults import ALL, ANTENNA, DEVICE, HUMAN, WIRE, Antennas, Wire
from .firmware import KINDS, Firmware
from .hobby import HOBBY, HobbyDevice
from .people import Dice, Lay, Lift, Past, People, Push
from .physical import Physical

SCAN_EVERY: Final = 100
#: what can stand at the table: those that speak the table link, then hobby devices with wires of their own
ALL_KINDS: Final = (*KINDS, *HOBBY)
_AWAY: Final = (1500, 7000)
_REPRESS: Final = 4000


class SimulatedTable:
    """One table. `step` gives the bytes that come over the line; `hear` takes those that go to the device."""

    def __init__(
        self,
        kind: str = "full",
        encoding: Encoding = Encoding.BINARY,
        seats: int = 4,
        seed: int = 1,
        rates: dict[str, float] | None = None,
    ) -> None:
        if kind not in ALL_KINDS:
            raise BadInput(f"no table {kind!r}; expected one of {', '.join(ALL_KINDS)}", "kind")
        self.rates = dict(rates or {})
        if unknown := set(self.rates) - set(ALL):
            raise BadInput(f"no fault {sorted(unknown)[0]!r}; expected one of {', '.join(ALL)}", "fault")
        self.random = Random(f"table {seed}")
        self.seats = seats
        self.firmware: Firmware | HobbyDevice = HOBBY[kind](seats) if kind in HOBBY else Firmware(kind, encoding, seats)
        self.wire = Wire(self.random, {name: rate for name, rate in self.rates.items() if name in WIRE})
        self.antennas = Antennas(self.random)
        self.physical = Physical(0, seats)
        self.people: People | None = None
        self.plugged = True
        self.past: list[Event] = []  #: events carried out so far
        self.untold: deque[Event] = deque()  #: events that only a word tells, and no button was pressed for
        self._away: tuple[int, str] | None = None
        self._scanned = 0
        self._scan_of: object = None  #: what the device has read last; None when it has forgotten that
        self._pushed: list[tuple[int, int, Push]] = []  # (number, when, what): pressed again until it is heard
        self._slow_until = 0
        self.struck: list[str] = []  #: faults so far

    # --- rounds

    def gather(self, begun: Round) -> None:
        """The tiles of a round lie in the table: it may be told in which order to lay them."""
        self.firmware.waits_for, self.firmware.wall = begun.wall, ()

    def laid(self, begun: Round) -> Round:
        """The round with the wall that the table was told to lay, if it was."""
        wall = self.firmware.wall
        return begun.rules.new_round(replace(begun.setup, commit=""), wall) if wall else begun

    def begin(self, begun: Round, truth: Iterable[tuple[Event, Round]], now: int) -> None:
        """A round begins with all tiles in the wall."""
        self.physical.size = len(begun.wall)
        self.firmware.waits_for, self.firmware.wall = (), ()
        self.physical.sweep()
        self.antennas.misread.clear()
        self.past, self._pushed = [], []
        self.untold.clear()
        self.firmware.open_lift(False)
        self.people = People(truth, begun, self.random, {k: v for k, v in self.rates.items() if k in HUMAN})
        self.people.begin(now)

    def finish(self) -> None:
        """The tiles are swept into the table."""
        if Feature.LIFT in self.firmware.features:
            self.firmware.open_lift(True)
        self.physical.sweep()

    @property
    def over(self) -> bool:
        """Whether the people have played all of the round."""
        return self.people is None or self.people.over

    def set_sticks(self, points: tuple[int, ...]) -> None:
        """What lies in the slots for score sticks."""
        if Feature.STICKS in self.firmware.features:
            for seat, value in enumerate(points):
                self.firmware.set_sticks(seat, value)

    # --- time

    def step(self, now: int) -> bytes:
        """What comes over the line up to now."""
        self._act(now)
        self._come_back(now)
        if self._away is None:
            self.firmware.tick(now)
            if now - self._scanned >= SCAN_EVERY:
                self._scanned = now
                self._scan(now)
            self._press_again(now)
            for frame in self.firmware.outgoing():
                self.wire.send(frame, now)
        if now >= self._slow_until:
            self.wire.late = 0
        return self.wire.come(now) if self.plugged else b""

    def hear(self, data: bytes) -> None:
        """What the program says."""
        if self._away is None and data:
            self.firmware.hear(data)

    def _act(self, now: int) -> None:
        if self.people is None:
            return
        for act in self.people.act(now):
            match act:
                case Lift():
                    self.physical.lift(act.move)
                case Lay():
                    self.physical.lay(act.move)
                case Dice():
                    if Feature.DICE in self.firmware.features and self._away is None:
                        self.firmware.throw(act.dice)
                case Push():
                    if Feature.BUTTONS in self.firmware.features:
                        self._press(act, now)
                case Past():
                    self.past.append(act.event)
                    if self._nobody_sees(act):
                        self.untold.append(act.event)
                    self._perhaps(now)

    def _nobody_sees(self, past: Past) -> bool:
        """Whether a person has to tell the program of it: no button was pressed, or tiles lie where none is watched."""
        if past.untold or isinstance(past.event, Exhausted):
            return Feature.BUTTONS not in self.firmware.features or isinstance(past.event, Indicator)
        open_places = {place for place in past.places if place.zone in (Zone.MELD, Zone.INDICATOR)}
        return bool(open_places - {Place(spec.zone, seat) for spec, seat in self.firmware.watched})

    def _scan(self, now: int) -> None:
        """Every antenna reads, where anything may be read otherwise than the last time."""
        here = self.physical.changes, self.antennas.misreads(now)
        if here == self._scan_of:
            return
        self._scan_of = here
        for spec, seat in self.firmware.watched:
            if spec.zone is Zone.WALL:
                assert seat is not None
                many = self.physical.wall
                self.firmware.read(spec, seat, (UNKNOWN,) * (many // 4 + (seat < many % 4)))
            else:
                self.firmware.read(spec, seat, self.antennas.read(self.physical, Place(spec.zone, seat)))

    def _press(self, push: Push, now: int) -> None:
        number = self.firmware.press(push.seat, push.button) if self._away is None else 0
        self._pushed.append((number, now, push))

    def _press_again(self, now: int) -> None:
        """Whoever pressed sees no light: presses again."""
        for number, when, push in list(self._pushed):
            if number in self.firmware.heard:
                self._pushed.remove((number, when, push))
            elif now - when >= _REPRESS:
                self._pushed.remove((number, when, push))
                self._press(push, now)

    # --- faults

    def _perhaps(self, now: int) -> None:
        """After each event: perhaps something goes wrong."""
        for fault in (*ANTENNA, *DEVICE):
            if self.random.random() < self.rates.get(fault, 0.0):
                self.strike(fault, now)

    def strike(self, fault: str, now: int, seconds: float | None = None) -> None:
        """Let something go wrong now; ``seconds`` for how long, where that can be said."""
        self.struck.append(fault)
        span = self.random.randint(*_AWAY) if seconds is None else round(seconds * 1000)
        if fault in ANTENNA:
            self.antennas.strike(fault, self.physical, now, for_ever=seconds is not None and seconds < 0)
        elif fault == "slow":
            self.wire.late, self._slow_until = self.random.randint(500, 2500), now + span
        elif fault == "flood":
            for _ in range(200):
                spec, seat = self.random.choice(self.firmware.watched or [(None, None)])
                if spec is not None:
                    self.firmware.forget(spec, seat)
                    self._scan_of = None
                    self._scan(now)
        elif fault in DEVICE and self._away is None:
            self._away = (now + span, fault)
            if fault != "hang":
                self.wire.cut()
                self.plugged = fault != "unplug"
        elif fault not in DEVICE:
            raise BadInput(f"no fault {fault!r} on command; expected one of {', '.join((*ANTENNA, *DEVICE))}", "fault")

    def _come_back(self, now: int) -> None:
        if self._away is None or self._away[0] > now:
            return
        fault, self._away = self._away[1], None
        if fault == "hang":
            return
        self.plugged = True
        wrong = fault == "wrong-firmware"
        self.firmware.protocol = 9 if wrong else 1
        self.firmware.start(now)
        self._scan_of = None
        self._pushed = [(0, now - _REPRESS, push) for _, _, push in self._pushed]
        self.firmware.hello()
        if wrong:  # somebody flashes the right one
            self._away = (now + self.random.randint(*_AWAY), "reboot")
            for frame in self.firmware.outgoing():
                self.wire.send(frame, now)
