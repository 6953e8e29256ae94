"""A change of the ledger in words: what was done, how it was before and how it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ledger.audit import Change
from mjdesk.ledger.edits import Overruled
from mjdesk.ledger.sessions import State
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.ledger.amounts import money_text
from mjdesk.ui.ledger.desk_card import duration
from mjdesk.ui.ledger.periods import system_name
from mjdesk.ui.ledger.posted_words import amount_text, fee_words, payer_name
from mjdesk.ui.ledger.state_words import state_name

Names = Mapping[int, str]
Data = Mapping[str, Any]


def what_name(what: str) -> str:
    """What was done, in words."""
    return {
        "session-begun": tr("Evening begun"), "session-open": tr("Goes on"), "session-call": tr("Called somebody"),
        "session-break": tr("Break"), "session-done": tr("Evening ended"), "session-settled": tr("All have paid"),
        "session-reopened": tr("Opened again"), "session-extended": tr("More time or rounds"),
        "round-saved": tr("Round saved"), "round-edited": tr("Round corrected"), "round-deleted": tr("Round deleted"),
        "round-inserted": tr("Round put in"), "seats-changed": tr("Seats changed"),
        "rules-changed": tr("Rules changed"),
        "dealer-changed": tr("First dealer changed"), "rate-changed": tr("Rate changed"), "fine-posted": tr("Fine"),
        "fee-posted": tr("Fee"), "chips-posted": tr("Chips"), "settlement-posted": tr("Settlement"),
        "posting-cancelled": tr("Taken back"), "player-added": tr("Player added"),
        "player-changed": tr("Player changed"), "photo-changed": tr("Photo changed"), "desk-added": tr("Table added"),
        "ties-changed": tr("Rule of ties changed"),
    }.get(what, what)  # fmt: skip


def before_and_after(change: Change, names: Names) -> str:
    """How it was and how it is, in a line."""
    before, after = change.before, change.after
    if "rounds" in after and "rounds" in before:
        return tr("; ").join(_corrected(before, after, change.rules, names))
    if "payments" in after:
        return f"{tr('Round {number}', number=after['number'])}  {_payments(after, names)}"
    if "rows" in after:
        money = after.get("unit") == "money"
        rows = [
            f"{payer_name(a, names)} → {payer_name(b, names)} {amount_text(n, money=money)}"
            for a, b, n in after["rows"]
        ]
        return "  ".join([fee_words(after.get("note", "")), *rows]).strip()
    if change.what == "posting-cancelled":
        return _cancelled(before, after, names)
    return tr("; ").join(filter(None, (_value(key, before, after, names) for key in after)))


# --- corrections


def _corrected(before: Data, after: Data, rules: str, names: Names) -> list[str]:
    """The rounds that came out otherwise, then who sits where, who dealt first and which rules hold."""
    parts = [_round(old, new, names) for old, new in zip(before["rounds"], after["rounds"], strict=True) if old or new]
    if before.get("seated") != after.get("seated"):
        parts.insert(0, f"{_seats(before['seated'], names)} → {_seats(after['seated'], names)}")
    if before.get("dealer") != after.get("dealer"):
        first = [tr("Seat {number}", number=side["dealer"] + 1) for side in (before, after)]
        parts.append(f"{tr('First dealer')}: {first[0]} → {first[1]}")
    old, new = before.get("options", {}), after.get("options", {})
    parts += [_option(rules, key, old.get(key), value) for key, value in new.items() if old.get(key) != value]
    return parts


def _round(old: Data | None, new: Data | None, names: Names) -> str:
    """A round before and after: what it paid; where that is the same, who dealt."""
    number = (old or new or {})["number"]
    was, now = _points(old, names), _points(new, names)
    if old is not None and new is not None and was == now:
        was, now = _deals(old, names), _deals(new, names)
    return f"{number}: {was} → {now}" if was != now else f"{number}: {now}"


def _deals(outcome: Data, names: Names) -> str:
    return tr("{name} deals", name=names.get(outcome["players"][outcome["deal"]["dealer"]] or 0, "–"))


def _option(rules: str, key: str, old: Any, new: Any) -> str:
    """An option by its name and the names of its values; of another program's rules as it is written there."""
    known = SYSTEMS[rules].options if rules in SYSTEMS else ()
    option = next((o for o in known if o.id == key), None)
    if option is None:
        return f"{key} {old} → {new}"

    def word(value: Any) -> str:
        return "–" if value is None else say(option.label(tuple(value) if isinstance(value, list) else value))

    return f"{say(option.name)}: {word(old)} → {word(new)}"


def overruled_words(system: RuleSystem, lost: Overruled) -> str:
    """A later change of the rules that a correction takes away, with what it had set."""
    options = [option for option in system.options if option.id in lost.options]
    what = tr("; ").join(f"{say(option.name)}: {say(option.label(lost.options[option.id]))}" for option in options)
    return tr("No longer holds from round {number} on: {what}", number=lost.from_round, what=what)


def _points(outcome: Data | None, names: Names) -> str:
    """What everybody won or lost in a round; of one that pays nothing 0."""
    if outcome is None:
        return "–"
    net: dict[int, int] = {}
    for payer, payee, points, *_ in outcome["transfers"]:
        for seat, sign in ((payer, -1), (payee, 1)):
            if seat >= 0:
                net[seat] = net.get(seat, 0) + sign * points
    players = outcome["players"]
    return " ".join(f"{names.get(players[seat] or 0, '')} {signed(n)}" for seat, n in sorted(net.items())) or "0"


def _seats(seated: Sequence[Sequence[int | None]], names: Names) -> str:
    now: dict[int, int | None] = {}
    for _, seat, player in sorted(seated, key=lambda each: each[0] or 0):
        now[seat or 0] = player
    return " ".join(names.get(player or 0, "–") for _, player in sorted(now.items()))


# --- rounds and money


def _payments(after: Data, names: Names) -> str:
    """The points of a saved round, with names where it was written down who sat there."""
    players = after.get("players") or [None] * len(after["payments"])
    told = zip(players, after["payments"], strict=True)
    return "  ".join(f"{names.get(player or 0, '')} {signed(n)}".strip() for player, n in told)


def _cancelled(before: Data, after: Data, names: Names) -> str:
    """The entry that was taken back, and why."""
    money = before.get("unit", "points" if before["kind"] == "fine" else "money") == "money"
    parts = [what_name(f"{before['kind']}-posted"), fee_words(before.get("note", ""))]
    if "payer" in before:
        parts.append(f"{payer_name(before['payer'], names)} → {payer_name(before['payee'], names)}")
    parts += [amount_text(before["amount"], money=money), after.get("note", "")]
    return "  ".join(filter(None, parts))


# --- values that stand for themselves


def _value(key: str, before: Data, after: Data, names: Names) -> str:
    """One value, before and after where it was another; empty where it says nothing."""
    if key in ("id", "plan", "photo") or (key in before and before[key] == after[key] and key != "name"):
        return ""
    words: dict[str, tuple[str, Callable[[Any], str]]] = {
        "state": ("", lambda value: state_name(State(value)) if value in list(State) else str(value)),
        "minutes": (tr("Time agreed on"), duration),
        "length": (tr("Number of rounds"), str),
        "rate": (tr("A point in money"), money_text),
        "rules": ("", system_name),
        "players": ("", lambda value: ", ".join(names.get(p or 0, "–") for p in value)),
        "aliases": (tr("Further names"), ", ".join),
        "guest": (tr("Guest"), _yes),
        "gone": (tr("Does not play here any more"), _yes),
        "ties": ("", _ties_words),
        "name": ("", str),
    }
    head, word = words.get(key, (key, str))
    if key in ("guest", "gone") and key not in before and not after[key]:
        return ""
    new = word(after[key])
    told = f"{word(before[key]) or '–'} → {new or '–'}" if key in before and before[key] != after[key] else new
    return f"{head}: {told}" if head else told


def _yes(value: object) -> str:
    return tr("yes") if value else tr("no")


def _ties_words(value: str) -> str:
    return {
        "shared": tr("share the place"), "rounds": tr("fewer rounds lead"), "wins": tr("more wins lead"),
    }.get(value, value)  # fmt: skip
