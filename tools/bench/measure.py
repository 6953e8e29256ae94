"""What a row of the table is, and how it is measured: processor time, the best of several passes."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

Item = TypeVar("Item")
PASSES: Final = 5
#: the peers, in the order of their columns
PEERS: Final = ("mahjong", "pymahjonggb", "rlcard", "riichienv")
_UNITS: Final = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6), ("ns", 1e-9))


@dataclass(frozen=True, slots=True)
class Row:
    """One line: what is done, the seconds it takes us, and the seconds it takes peers; ``note`` says what differs.

    A peer without an entry cannot do it; one whose entry is None is not installed.
    """

    what: str
    ours: float
    peers: Mapping[str, float | None] = field(default_factory=dict)
    note: str = ""


def each(work: Callable[[Item], object], items: Sequence[Item], passes: int = PASSES) -> float:
    """Seconds of a processor for one item, the best of some passes over all of them; the first pass warms up."""
    best = float("inf")
    for number in range(passes + 1):
        gc.collect()
        began = time.process_time()
        for item in items:
            work(item)
        took = (time.process_time() - began) / len(items)
        if number:
            best = min(best, took)
    return best


def once_each(work: Callable[[Item], object], items: Sequence[Item]) -> list[float]:
    """Seconds of a processor of every item, sorted."""
    found = []
    for item in items:
        began = time.process_time()
        work(item)
        found.append(time.process_time() - began)
    return sorted(found)


def shown(seconds: float) -> str:
    """A time with two or three figures and its unit."""
    for unit, size in _UNITS:
        if seconds >= size:
            number = seconds / size
            return f"{number:.0f} {unit}" if number >= 100 else f"{number:.3g} {unit}"
    return f"{seconds:.1e} s"


def cell(row: Row, peer: str) -> str:
    """A peer's time and how many times ours it is."""
    if peer not in row.peers:
        return ""
    seconds = row.peers[peer]
    if seconds is None:
        return "not installed"
    ratio = seconds / row.ours
    return f"{shown(seconds)} (×{ratio:.0f})" if ratio >= 10 else f"{shown(seconds)} (×{ratio:.2g})"


def table(rows: Sequence[Row]) -> str:
    """The rows as Markdown."""
    lines = [f"| what | mjdesk | {' | '.join(PEERS)} |", f"|---|---:|{'---:|' * len(PEERS)}"]
    for row in rows:
        cells = " | ".join(cell(row, peer) for peer in PEERS)
        lines.append(f"| {row.what} | {shown(row.ours)} | {cells} |")
    notes = [f"- {row.what}: {row.note}" for row in rows if row.note]
    return "\n".join([*lines, "", *notes])
