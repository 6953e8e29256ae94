"""The list of changes: who did what, when, and how it was before. Nothing is ever taken out of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from .schema import CHANGE


@dataclass(frozen=True, slots=True)
class Change:
    """One change. ``what`` such as ``round-edited``; ``before`` and ``after`` hold what it is about."""

    id: int
    at: int
    who: str
    what: str
    before: Mapping[str, Any]
    after: Mapping[str, Any]


def changes(connection: Connection, session_id: int) -> tuple[Change, ...]:
    """The changes of a session, oldest first."""
    query = select(CHANGE).where(CHANGE.c.session_id == session_id).order_by(CHANGE.c.id)
    return tuple(
        Change(r.id, r.at, r.who, r.what, json.loads(r.before), json.loads(r.after)) for r in connection.execute(query)
    )


def told(change: Mapping[str, Any]) -> str:
    """A change in a few words: rounds it is about, amounts, states."""
    before, after = change["before"], change["after"]
    if "rounds" in after:
        numbers = [r["number"] for pair in zip(before["rounds"], after["rounds"], strict=True) for r in pair if r]
        return "rounds " + ", ".join(map(str, sorted(set(numbers)))) if numbers else "no round pays otherwise"
    parts = [f"{key} {before[key]} → {after[key]}" for key in after if key in before and before[key] != after[key]]
    parts += [
        f"{key} {after[key]}" for key in ("number", "payments", "note", "name") if key in after and key not in before
    ]
    return ", ".join(parts)
