"""What a person enters of a finished round, as frozen values and as JSON.

======  ===================================================================================
kind    what is known
======  ===================================================================================
tiles   hands and wins as in a scoring case; the rule system judges
fan     who won from whom, points and the doublings of the winner and of each payer
points  plain ± of each seat; who won from whom where that is known
record  the whole round, event by event (CONTRACT, "Round record")
======  ===================================================================================

Dealer, wind, streak and carried state are no part of an entry: they follow from the rounds before it. ``dealer``
overrules them where the table had it otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from mjdesk.engine.case import By
from mjdesk.engine.errors import BadInput
from mjdesk.engine.fields import Fields, a_list, choice, text, whole

#: the fields of a scoring case that an entry by tiles has
CASE_FIELDS: Final = ("seats", "wins", "indicator", "dice", "extra")
MOST_POINTS: Final = 10**9  #: beyond this a number is a slip of the finger


@dataclass(frozen=True, slots=True)
class Won:
    """Who won how: ``source`` is the seat that fed the tile, None for a self-drawn win; `By.OTHER`: nobody says."""

    seat: int
    by: By = By.DRAW
    source: int | None = None


@dataclass(frozen=True, slots=True)
class Factor:
    """A multiplier with the name a person gave it."""

    times: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class TilesEntry:
    """Hands, melds and wins: the fields `CASE_FIELDS` of a scoring case."""

    case: Mapping[str, Any] = field(hash=False)
    dealer: int | None = None


@dataclass(frozen=True, slots=True)
class FanEntry:
    """``points`` from every payer, times ``shared``, times the payer's own factors; who is not in ``payers`` pays 0."""

    won: Won
    points: int
    shared: tuple[Factor, ...] = ()
    payers: tuple[tuple[int, tuple[Factor, ...]], ...] = ()
    dealer: int | None = None


@dataclass(frozen=True, slots=True)
class PointsEntry:
    """Net points of each seat, summing to zero."""

    points: tuple[int, ...]
    wins: tuple[Won, ...] = ()
    dealer: int | None = None


@dataclass(frozen=True, slots=True)
class RecordEntry:
    """A finished round as it was recorded."""

    record: str
    dealer: int | None = None


Entry: TypeAlias = TilesEntry | FanEntry | PointsEntry | RecordEntry
NO_ENTRY: Final[Mapping[str, Any]] = MappingProxyType({})


# --- writing


def entry_json(entry: Entry) -> dict[str, Any]:
    """The entry as JSON."""
    out: dict[str, Any] = {} if entry.dealer is None else {"dealer": entry.dealer}
    match entry:
        case TilesEntry():
            return out | {"kind": "tiles", **{key: entry.case[key] for key in CASE_FIELDS if key in entry.case}}
        case FanEntry():
            payers = {str(seat): _factors_json(factors) for seat, factors in entry.payers}
            shared = _factors_json(entry.shared)
            own = {"kind": "fan", "won": _won_json(entry.won), "points": entry.points}
            return out | own | {"shared": shared, "payers": payers}
        case PointsEntry():
            wins = [_won_json(won) for won in entry.wins]
            return out | {"kind": "points", "points": list(entry.points), "wins": wins}
        case RecordEntry():
            return out | {"kind": "record", "record": entry.record}


def _won_json(won: Won) -> dict[str, Any]:
    return {"seat": won.seat, "by": won.by.value} | ({} if won.source is None else {"from": won.source})


def _factors_json(factors: tuple[Factor, ...]) -> list[list[Any]]:
    return [[factor.times, factor.name] for factor in factors]


def entry_text(entry: Entry) -> str:
    """The entry as one line."""
    return json.dumps(entry_json(entry), ensure_ascii=False, separators=(",", ":"))


# --- reading


def read_entry(data: object, seats: int) -> Entry:
    """The entry in a JSON object of a table with so many seats; raises BadInput naming the field."""
    fields = Fields(data)
    kind = fields.read("kind", choice("tiles", "fan", "points", "record"))
    dealer = fields.number("dealer", most=seats - 1) if fields.data.get("dealer") is not None else None
    if kind == "tiles":
        return TilesEntry({key: fields.data[key] for key in CASE_FIELDS if key in fields}, dealer)
    if kind == "fan":
        return _fan(fields, seats, dealer)
    if kind == "record":
        return RecordEntry(fields.text("record"), dealer)
    wins = tuple(_won(each, seats) for each in fields.objects("wins", []))
    return PointsEntry(fields.read("points", lambda value: _points(value, seats)), wins, dealer)


def _fan(fields: Fields, seats: int, dealer: int | None) -> FanEntry:
    won = _won(Fields(fields.data.get("won"), "won"), seats)
    payers = []
    for seat, factors in fields.mapping("payers").items():
        if seat not in {str(n) for n in range(seats)} - {str(won.seat)}:
            raise BadInput(f"{seat!r}; expected a seat that can pay", "payers")
        payers.append((int(seat), _factors(factors)))
    shared = _factors(fields.data.get("shared", []))
    return FanEntry(won, fields.number("points", most=MOST_POINTS), shared, tuple(sorted(payers)), dealer)


def _won(fields: Fields, seats: int) -> Won:
    seat = fields.number("seat", most=seats - 1)
    by = By(fields.read("by", choice("draw", "discard", "kong", "flip", "other"), "draw"))
    source = None if fields.data.get("from") is None else fields.number("from", most=seats - 1)
    if source == seat:
        raise BadInput(f"seat {seat} cannot feed itself", fields.place("from"))
    if by in (By.DISCARD, By.KONG) and source is None:
        raise BadInput("missing; expected the seat that fed the tile", fields.place("from"))
    return Won(seat, by, None if by is By.DRAW else source)


def _factors(value: object) -> tuple[Factor, ...]:
    found = []
    for pair in a_list(value):
        times, name = a_list(pair)
        found.append(Factor(whole(times, 1, 10**6), text(name)))
    return tuple(found)


def _points(value: object, seats: int) -> tuple[int, ...]:
    points = tuple(whole(number, -MOST_POINTS, MOST_POINTS) for number in a_list(value))
    if len(points) != seats:
        raise BadInput(f"{len(points)} numbers; expected one for each of {seats} seats")
    return points
