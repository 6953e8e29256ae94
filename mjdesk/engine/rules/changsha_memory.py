"""What a round of `changsha` remembers beside the table, and where its phases are told apart."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from ..actions import wins_from_another
from ..case import By
from ..events import Claim, Discard, Draw, Event, Gang, Passed
from ..tiles import Tile
from ..wall import Stream
from .changsha_start import StartWin

if TYPE_CHECKING:
    from ..round import Round

# names of phases (`Phase.name`)
START: Final = "start"  #: ASK: a seat may show start-of-hand wins; data: its place after the dealer
TURN: Final = "turn"  #: OWE: the next die is thrown and its tile turned
TURNED: Final = "turned"  #: ASK: the seat that opened a kong may win on a turned tile
THROW: Final = "throw"  #: OWE: the turned tiles become discards; data: how many have
KONG: Final = "kong"  #: CLAIM on all turned tiles
WINS: Final = "wins"  #: ASK: wins on the turned tiles, and which of them may be claimed else
PICKED: Final = "picked"  #: CLAIM on the one that was named, no wins
DRAWN: Final = "drawn"  #: OWE: a locked seat that can do nothing else throws what it drew
SEA: Final = "sea"  #: ASK: a seat may take the last tile; data: the seat that was due to draw
BOTTOM: Final = "bottom"  #: ASK: wins on the last tile, by its taker before all others

LOCKED: Final = "locked"


@dataclass(frozen=True, slots=True)
class Memory:
    """``dice``: dice thrown since the deal. ``opened``: the last kong was opened. ``turned``: the tiles turned for it.

    ``lying``: those turned tiles (or the sea-bottom tile) that are in no pond. ``sea``: the sea-bottom tile.
    ``passed``: by seat, the count of the best win let go. ``next_dealer``: of a round that ended without a win.
    """

    shown: tuple[StartWin, ...] = ()
    dice: int = 0
    opened: bool = False
    turned: tuple[Tile, ...] = ()
    lying: tuple[Tile, ...] = ()
    sea: Tile | None = None
    passed: tuple[int | None, ...] = (None,) * 4
    next_dealer: int | None = None


@dataclass(frozen=True, slots=True)
class Known:
    """What everybody sees of it: by seat what was shown and its tiles, and tiles turned up that are in no pond."""

    shown: tuple[tuple[int, tuple[str, ...], tuple[Tile, ...]], ...] = ()
    lying: tuple[Tile, ...] = ()


def memory_of(round_: Round) -> Memory:
    """The memory of a round of this system."""
    memory = round_.memory
    assert isinstance(memory, Memory)
    return memory


def known(round_: Round) -> Known:
    """What every seat knows of the memory."""
    memory = memory_of(round_)
    return Known(tuple((win.seat, win.patterns, win.tiles) for win in memory.shown), memory.lying)


def change(round_: Round, **changes: object) -> None:
    """Put a changed memory into a round that is being changed."""
    round_.memory = replace(memory_of(round_), **changes)  # type: ignore[arg-type]


def dice(round_: Round, number: int) -> tuple[int, ...]:
    """The next dice of the round, from its salt."""
    thrown = memory_of(round_).dice
    return tuple(Stream(f"{round_.salt}/die/{thrown + i}").below(6) + 1 for i in range(number))


def remembered(before: Round, event: Event, after: Round) -> Memory:
    """The memory after an event: turned tiles belong to one kong, passed wins last until the own next discard."""
    memory = memory_of(after)
    if memory.turned and (isinstance(event, (Claim, Gang)) or (isinstance(event, Draw) and event.die is None)):
        memory = replace(memory, turned=())
    if isinstance(event, Discard) and memory.passed[event.seat] is not None:
        return replace(memory, passed=_with(memory.passed, event.seat, None))
    if isinstance(event, (Passed, Claim, Gang)):
        count = _best_win(before, event.seat)
        if count is not None:
            best = max(count, memory.passed[event.seat] or 0)
            return replace(memory, passed=_with(memory.passed, event.seat, best))
    return memory


def _with(passed: tuple[int | None, ...], seat: int, count: int | None) -> tuple[int | None, ...]:
    return (*passed[:seat], count, *passed[seat + 1 :])


def _best_win(round_: Round, seat: int) -> int | None:
    """The count of the best win on another's tile that the seat may take now; None when there is none."""
    if round_.seats[seat].unknown or not round_.rules.counts_pass(round_):
        return None
    counts = []
    for action in round_.legal_actions(seat):
        if wins_from_another(action) and action.tile is not None:
            counts.append(round_.verdict_on(seat, action.tile, By(action.what)).fan[0] or 0)
    return max(counts, default=None)
