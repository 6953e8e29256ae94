"""What can be pointed at: one list for the mouse, the keyboard, the screen reader and the tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from mjdesk.ui.table.layout import Box


class Group(StrEnum):
    """Groups of targets; arrows move inside a group."""

    CHOICES = "choices"
    HAND = "hand"
    SWITCHES = "switches"
    ICONS = "icons"
    PLATES = "plates"
    PANELS = "panels"


@dataclass(frozen=True, slots=True)
class Target:
    """One thing to point at. ``name`` is its object name; ``said`` and ``more`` are for the screen reader.

    ``act`` is None where there is nothing to do. ``on`` is the state of a switch.
    """

    name: str
    group: Group
    box: Box
    said: str
    act: Callable[[], None] | None = None
    more: str = ""
    on: bool | None = None


def hit(targets: Sequence[Target], x: float, y: float) -> Target | None:
    """The target under a point; earlier ones win."""
    return next((t for t in targets if t.box.holds(x, y)), None)


def neighbour(targets: Sequence[Target], name: str | None, group: Group, step: int) -> Target | None:
    """The next target of a group, from the first or last one where none is pointed at; it does not wrap."""
    mine = [t for t in targets if t.group is group]
    if not mine:
        return None
    at = next((n for n, t in enumerate(mine) if t.name == name), None)
    if at is None:
        return mine[-1] if step < 0 or group is Group.HAND else mine[0]
    return mine[min(len(mine) - 1, max(0, at + step))]
