"""The conversation with a device: who is there, nothing missed, still alive. Pure: bytes and times in, updates out.

Times are milliseconds of the program's monotonic clock. What the device dates with its own clock is set against ours
by the smallest delay met, so that a slow line does not change how long a tile has lain.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from . import messages as m
from .decoder import Fault
from .dialect import Dialect

STALE_AFTER: Final = 3000
ASK_EVERY: Final = 1000
_HALF: Final = m.SEQUENCE // 2
#: so many old numbers in a row mean that the device has started anew, and that its `Hello` was lost
_RESTARTED: Final = 4
#: how far back presses and throws are remembered, to count each once
_REMEMBERED: Final = 64


class LinkState(StrEnum):
    """How it stands with the device."""

    ABSENT = "absent"
    CONNECTING = "connecting"
    WRONG_VERSION = "wrong-version"
    LIVE = "live"
    STALE = "stale"


#: states in which the device is greeted again and again
_UNMET: Final = (LinkState.CONNECTING, LinkState.STALE, LinkState.WRONG_VERSION)


@dataclass(frozen=True, slots=True)
class StateChanged:
    """The state of the connection is another now."""

    state: LinkState
    hello: m.Hello | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """Something the table said, and when it was so. A snapshot comes as its parts, then as itself.

    ``whole``: nothing was missing just before it, so that everything was up to then as it had been told.
    """

    body: m.Body
    time: int
    whole: bool = True


Update: TypeAlias = StateChanged | Told


@dataclass(slots=True)
class Counters:
    """What came over the line since it was opened first."""

    frames: int = 0
    faults: int = 0
    gaps: int = 0
    repeats: int = 0
    snapshots: int = 0


class Session:
    """One device over one line after another; `lost` and `opened` follow the line."""

    def __init__(self, dialect: Callable[[], Dialect], name: str = "mjdesk") -> None:
        self._make = dialect
        self._dialect = dialect()
        self._name = name
        self.state = LinkState.ABSENT
        self.hello: m.Hello | None = None
        self.counters = Counters()
        self._out: list[bytes] = []
        self._number = 0
        self._last: int | None = None
        self._old = 0
        self._missing = False
        self._asked = 0
        self._heard = 0
        self._delay: int | None = None
        self._met = False
        self._counted: dict[type, list[int]] = {m.Press: [], m.Throw: []}

    @property
    def whole(self) -> bool:
        """Whether nothing is missing: no frame was lost since the last snapshot."""
        return self.state is LinkState.LIVE and not self._missing

    def outgoing(self) -> bytes:
        """What is to be written to the line now."""
        data, self._out = b"".join(self._out), []
        return data

    # --- the line

    def opened(self, now: int) -> list[Update]:
        """The line is open: ask who is there."""
        self._dialect = self._make()
        self._heard, self._last, self._delay = now, None, None
        self._missing = self._dialect.numbered
        updates = self._enter(LinkState.CONNECTING)
        if (hello := self._dialect.introduces) is not None:
            self.hello = hello
            self._greet(now)  # some only begin to read when they are told to
            return updates + self._enter(LinkState.LIVE)
        self._greet(now)
        return updates

    def lost(self) -> list[Update]:
        """The line is gone."""
        self._out = []
        return self._enter(LinkState.ABSENT)

    def feed(self, data: bytes, now: int) -> list[Update]:
        """What these bytes tell."""
        return self._take(self._dialect.feed(data, now), now)

    def tick(self, now: int) -> list[Update]:
        """What the time tells: ask again, or call the device stale."""
        updates = self._take(self._dialect.tick(now), now)
        silent = now - self._heard >= STALE_AFTER and self._dialect.introduces is None
        if silent and self.state is LinkState.LIVE:
            updates += self._enter(LinkState.STALE)
        if now - self._asked >= ASK_EVERY:
            if self.state in _UNMET or self._old >= _RESTARTED:
                self._greet(now)
            elif self._missing and self.state is LinkState.LIVE:
                self._ask(now)
        return updates

    def say(self, body: m.Body) -> None:
        """Send a message."""
        self._out.append(self._dialect.say(m.Frame(self._number, 0, body)))
        self._number = (self._number + 1) % m.SEQUENCE

    # --- inside

    def _greet(self, now: int) -> None:
        self._asked = now
        self.say(m.Greet(m.PROTOCOL, self._name))

    def _ask(self, now: int) -> None:
        self._asked = now
        self.say(m.Ask())

    def ask_anew(self, now: int) -> None:
        """Read everything once more."""
        if self._dialect.numbered and self.state is LinkState.LIVE:
            self._missing = True
            self._ask(now)

    def _enter(self, state: LinkState) -> list[Update]:
        if state is self.state:
            return []
        self.state = state
        return [StateChanged(state, self.hello)]

    def _take(self, found: list[m.Frame | Fault], now: int) -> list[Update]:
        updates: list[Update] = []
        for each in found:
            if isinstance(each, Fault):
                self.counters.faults += 1
                continue
            self.counters.frames += 1
            self._heard = now
            updates += self._frame(each, now)
        return updates

    def _frame(self, frame: m.Frame, now: int) -> list[Update]:
        if isinstance(frame.body, m.Hello):
            return self._hello(frame, frame.body, now)
        if self.hello is None or self.state in (LinkState.WRONG_VERSION, LinkState.CONNECTING):
            return []  # a device in mid-sentence: who it is comes first
        updates = self._enter(LinkState.LIVE)
        if self._dialect.numbered and not self._in_order(frame, now):
            return updates
        if self._overtakes(frame.body):
            self._want_all(now)
            return updates
        return updates + self._tell(frame.body, self._ours(frame.time, now))

    def _hello(self, frame: m.Frame, hello: m.Hello, now: int) -> list[Update]:
        if hello.protocol != m.PROTOCOL:
            self.hello = hello
            return self._enter(LinkState.WRONG_VERSION)
        restarted = self.hello is not None and hello.boot != self.hello.boot
        if restarted:
            self._counted = {m.Press: [], m.Throw: []}
            self._delay = None
        changed = hello != self.hello
        self.hello = hello
        self._last, self._old, self._missing = frame.number, 0, True
        self._ours(frame.time, now)
        if self.state is LinkState.LIVE:
            if restarted:
                self._ask(now)
            return [StateChanged(LinkState.LIVE, hello)] if changed else []
        self._asked = now  # its snapshot follows by itself
        return self._enter(LinkState.LIVE)

    def _in_order(self, frame: m.Frame, now: int) -> bool:
        """Whether a frame is newer than the last; where one is missing, everything is asked for."""
        if self._last is not None:
            ahead = (frame.number - self._last) % m.SEQUENCE
            if ahead == 0 or ahead >= _HALF:
                self.counters.repeats += 1
                self._old += 1
                return False
            if ahead > 1 and not isinstance(frame.body, m.Snapshot):
                self.counters.gaps += 1
                self._want_all(now)
        self._last, self._old = frame.number, 0
        return True

    def _want_all(self, now: int) -> None:
        """Something is missing: have everything said, unless it is asked for already."""
        if not self._missing:
            self._missing = True
            self._ask(now)

    def _ours(self, time: int, now: int) -> int:
        """A time of the device on our clock, never later than now."""
        delay = now - time
        if self._delay is None or delay < self._delay:
            self._delay = delay
        return min(now, time + self._delay)

    def _tell(self, body: m.Body, time: int) -> list[Update]:
        if isinstance(body, m.Snapshot):
            self.counters.snapshots += 1
            whole, self._missing = not self._missing, False
            parts: list[m.Body] = [*body.zones, *body.sticks, m.Lift(body.lift)]
            numbered: list[m.Press | m.Throw] = [*body.presses, *body.throws]
            news = [each for each in numbered if self._is_new(each)]
            if self._met:
                parts += news
            self._met = True  # what happened before we came is not said to us
            return [Told(part, time, whole) for part in (*parts, body)]
        self._met = self._met or self._dialect.introduces is not None
        if isinstance(body, m.Press | m.Throw) and not self._is_new(body):
            return []
        return [Told(body, time, not self._missing)]

    def _overtakes(self, body: m.Body) -> bool:
        """Whether a press or throw before this one has not come: the snapshot tells both, and in their order."""
        if not self._dialect.numbered or not self._met or not isinstance(body, m.Press | m.Throw):
            return False
        counted = self._counted[type(body)]
        ahead = (body.number - (counted[-1] if counted else 0)) % m.SEQUENCE
        return 1 < ahead < _HALF

    def _is_new(self, body: m.Press | m.Throw) -> bool:
        if isinstance(body, m.Press):
            self.say(m.Heard(body.number))
        counted = self._counted[type(body)]
        if body.number in counted:
            return False
        counted.append(body.number)
        del counted[:-_REMEMBERED]
        return True
