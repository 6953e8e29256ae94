"""Rounds and rule systems told as text, for the command line."""

from __future__ import annotations

from typing import Any

from .engine.event_lines import event_json
from .engine.events import Event
from .engine.round import Round
from .engine.rules.base import RuleSystem
from .engine.table import hand_line


def rules_json(system: RuleSystem) -> dict[str, Any]:
    """Everything a rule system says of itself, as JSON."""
    return {
        "id": system.id,
        "version": system.version,
        "name": _both(system.name),
        "summary": _both(system.summary),
        "players": list(system.players),
        "options": [
            {
                "id": o.id,
                "type": o.kind,
                "default": o.default,
                "values": list(o.values),
                "free": o.free,
                "minimum": o.minimum,
                "name": _both(o.name),
                "help": _both(o.help),
                "group": _both(o.group),
                "labels": [_both(o.label(v)) for v in o.values],
            }
            for o in system.options
        ],
        "patterns": [
            {"id": p.id, "name": _both(p.name), "help": _both(p.help), "value": _both(p.value), "big": p.big}
            for p in system.patterns
        ],
        "reasons": [{"id": r.id, "text": _both(r.text)} for r in system.reasons],
    }


def _both(text: Any) -> dict[str, str]:
    return {"zh": text.zh, "en": text.en}


def describe_rules(system: RuleSystem) -> str:
    """A rule system as text: options, patterns, reasons."""
    lines = [f"{system.id}  {system.name.zh} · {system.name.en}  ({system.summary.zh})", "", "options"]
    for o in system.options:
        lines.append(f"  {o.id:24} {o.default!s:14} {o.expected():36} {o.name.zh} · {o.name.en}")
    lines += ["", "patterns"]
    lines += [f"  {p.id:24} {p.value.zh:10} {p.name.zh} · {p.name.en}" for p in system.patterns]
    lines += ["", "reasons"]
    lines += [f"  {r.id:24} {r.text.zh} · {r.text.en}" for r in system.reasons]
    return "\n".join(lines)


def told(event: Event, before: Round, after: Round, seat: int | None) -> str:
    """One event as a line; with a seat, only what that seat knows."""
    known = event if seat is None else before.rules.seen_event(before, event, seat)
    if known is None:
        return "…"
    data = event_json(known)
    name = data.pop("e")
    words = " ".join(f"{key}={value}" for key, value in data.items() if value not in (None, ""))
    acting = getattr(event, "seat", None)
    shown = seat if seat is not None else acting
    return f"{name:10} {words}" + ("" if shown is None else f"   [{shown}] {hand_line(after, shown)}")
