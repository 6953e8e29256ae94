"""Whether there is still somebody to tell an answer to that took a while."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from shiboken6 import isValid


def is_there(listener: object) -> bool:
    """Whether every widget that an answer would be told to still exists: its own, and those it has taken along."""
    if isinstance(listener, partial):
        parts = [listener.func, *listener.args, *listener.keywords.values()]
        return all(is_there(part) for part in parts if callable(part) or isinstance(part, QObject))
    if isinstance(listener, QObject):
        return isValid(listener)
    owners = [getattr(listener, "__self__", None)]
    owners += [cell.cell_contents for cell in getattr(listener, "__closure__", None) or ()]
    return all(isValid(owner) for owner in owners if isinstance(owner, QObject))
