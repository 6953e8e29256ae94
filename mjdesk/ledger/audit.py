"""The list of changes: who did what, when, and how it was before. Nothing is ever taken out of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from .schema import CHANGE, SESSION


@dataclass(frozen=True, slots=True)
class Change:
    """One change. ``what`` such as ``round-edited``; ``session`` 0: of none, else with its ``rules``; ``before`` and
    ``after`` hold what it is about."""

    id: int
    at: int
    who: str
    what: str
    session: int
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    rules: str = ""


def changes(connection: Connection, session_id: int = 0, limit: int = 0) -> tuple[Change, ...]:
    """The changes of a session, oldest first; 0: of the whole ledger. ``limit``: only so many of the latest."""
    played = CHANGE.join(SESSION, SESSION.c.id == CHANGE.c.session_id, isouter=True)
    query = select(CHANGE, SESSION.c.rules).select_from(played).order_by(CHANGE.c.id.desc())
    if session_id:
        query = query.where(CHANGE.c.session_id == session_id)
    rows = connection.execute(query.limit(limit) if limit else query).all()
    return tuple(
        Change(r.id, r.at, r.who, r.what, r.session_id or 0, json.loads(r.before), json.loads(r.after), r.rules or "")
        for r in reversed(rows)
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
