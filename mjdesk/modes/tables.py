"""A table with stools: host, multiplier, what the host allows, who may watch (rules page ``play-modes``, section 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ..engine.errors import BadInput

MULTIPLIERS: Final = (1, 3, 5, 10, 50, 100)
ENTRY_FACTOR: Final = 10  #: a seat needs so many coins a point of the multiplier
#: what the host may forbid between rounds, and whether it is allowed at first
TICKS: Final = {
    "watch": True,
    "auto": True,
    "hint": True,
    "props": False,
    "voice": True,
    "leave": False,
    "timer": False,
}
#: claims the host may forbid before the first deal, for all seats alike; self-draw and passing cannot be forbidden
CLAIMS: Final = ("allow_peng", "allow_gang_exposed", "allow_gang_added", "allow_gang_concealed", "allow_rob")


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What holds at a table: the multiplier and the claims for the whole match, the ticks from round to round."""

    multiplier: int = 1
    allowed: frozenset[str] = frozenset(tick for tick, on in TICKS.items() if on) | frozenset(CLAIMS)

    def __post_init__(self) -> None:
        if self.multiplier not in MULTIPLIERS:
            raise BadInput(f"{self.multiplier}; expected one of {', '.join(map(str, MULTIPLIERS))}", "multiplier")
        for name in sorted(self.allowed):
            _known(name)

    @property
    def entry(self) -> int:
        """G coins a seat needs to sit down."""
        return max(1, ENTRY_FACTOR * self.multiplier)

    def allows(self, operation: str) -> bool:
        """Whether an operation is offered at this table."""
        return operation in self.allowed

    def changed(self, operation: str, on: bool, *, playing: bool) -> TableSettings:
        """The settings after the host ticks or unticks something; ``playing`` once the first deal was made."""
        _known(operation)
        if operation in CLAIMS and playing:
            raise BadInput("stays as it is for the whole match", operation)
        allowed = self.allowed | {operation} if on else self.allowed - {operation}
        return replace(self, allowed=allowed)


def _known(operation: str) -> None:
    if operation not in TICKS and operation not in CLAIMS:
        raise BadInput(f"{operation!r}; expected one of {', '.join((*TICKS, *CLAIMS))}", "allowed")


@dataclass(frozen=True, slots=True)
class Stools:
    """Who sits at a table, a name a stool, "" where it is free; ``host`` is the stool that sets the table."""

    seats: tuple[str, ...] = ("", "", "", "")
    host: int | None = None

    def sat_down(self, stool: int, who: str) -> Stools:
        """Somebody sits down; the first one is the host. Raises BadInput for a taken stool, or a second one."""
        if self.seats[stool]:
            raise BadInput(f"taken by {self.seats[stool]!r}", f"stool {stool}")
        if who in self.seats:
            raise BadInput(f"{who!r} sits on stool {self.seats.index(who)} already", f"stool {stool}")
        return Stools(_put(self.seats, stool, who), stool if self.host is None else self.host)

    def left(self, stool: int) -> Stools:
        """Somebody gets up; the host's part goes to the next taken stool in turn order."""
        seats = _put(self.seats, stool, "")
        host = self.host
        if stool == host:
            others = [(stool + n) % len(seats) for n in range(1, len(seats))]
            host = next((other for other in others if seats[other]), None)
        return Stools(seats, host)


def _put(seats: Sequence[str], stool: int, who: str) -> tuple[str, ...]:
    return tuple(who if n == stool else name for n, name in enumerate(seats))


@dataclass(frozen=True, slots=True)
class Watching:
    """Which seats let others see their hands. A watcher never sees the wall, nor what a prop answered."""

    allowed: tuple[bool, ...]

    @classmethod
    def at_table(cls, seats: int, *, public: bool = False) -> Watching:
        """At first allowed to watchers of the program, not to a public screen in a parlor."""
        return cls((not public,) * seats)

    def switched(self, seat: int) -> Watching:
        """The seat changes its mind; it holds at once."""
        return Watching(tuple(on is not (n == seat) for n, on in enumerate(self.allowed)))
