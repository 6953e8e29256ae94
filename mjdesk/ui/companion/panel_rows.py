"""Rows of buttons in the panel: as many side by side as their words allow."""

from __future__ import annotations

from collections.abc import Sequence

from mjdesk.ui.companion.state import Entry
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button

CALLER = 84.0  #: room for the name of a seat that may call, in units


def put_in_rows(buttons: Sequence[Button], left: float, y: float, wide: float, most: int) -> float:
    """Put buttons side by side, so many in a row where nothing is cut; returns where the next thing begins."""
    px = look().px
    most = min(most, max(1, len(buttons)))
    widest = max((button.want().width() for button in buttons), default=0.0)
    while most > 1 and widest > (wide - px(10) * (most - 1)) / most:
        most -= 1
    each = (wide - px(10) * (most - 1)) / most
    for first in range(0, len(buttons), most):
        for n, button in enumerate(buttons[first : first + most]):
            button.put(left + n * (each + px(10)), y, each, px(44))
        y += px(52)
    return y + (px(4) if buttons else 0)


def put_entries(
    entries: Sequence[tuple[Entry, Button]], left: float, y: float, right: float
) -> tuple[float, list[tuple[int, float]]]:
    """A line for each seat that may call something: room for its name, then its words.

    Returns where it ends, and the seats with the places of their lines.
    """
    px = look().px
    callers: list[tuple[int, float]] = []
    before, x = -1, left
    for entry, button in entries:
        wide = max(px(52), button.want().width())
        seat = entry.action.seat
        if seat != before:
            y += px(48) if before >= 0 else 0
            callers.append((seat, y))
            before, x = seat, left + px(CALLER)
        elif x + wide > right:
            x, y = left + px(CALLER), y + px(48)
        button.put(x, y, wide, px(44))
        x += wide + px(6)
    return y + (px(56) if before >= 0 else 0), callers
