"""Playing on from a moment of a record: a practice round of its own, over the same wall. No Qt."""

from __future__ import annotations

from dataclasses import replace

from ...engine.events import Settle
from ...engine.match import Match
from ...engine.record import Record
from ...engine.rules.registry import rule_system
from ...engine.rules.values import NextDeal
from ...engine.tiles import UNKNOWN
from ...save import PERSON, Saved
from ..advice import can_advise


def can_fork(record: Record) -> bool:
    """Whether every tile of the wall is known, as it must be to be played on with."""
    return UNKNOWN not in record.wall


def forked(record: Record, moment: int, seat: int) -> Saved:
    """A match of one round that stands where the record stood after ``moment`` events; the person sits at ``seat``.

    The others play as well as anybody can. It is nobody's match: its records belong to no statistics.
    """
    setup, system = record.setup, rule_system(record.setup.rules)
    due = NextDeal(setup.dealer, setup.prevailing_wind, setup.streak, setup.carried)
    match = Match(system, setup.options, setup.players, f"{setup.match}/{setup.number}/{moment}", 1, due, practice=True)
    last = record.events[-1] if record.events else None
    salt = last.salt if isinstance(last, Settle) else ""
    begun = system.new_round(replace(setup, match=match.id, number=1, practice=True), record.wall, salt)
    other = "expert" if can_advise(setup.rules) else "greedy"
    players = tuple(PERSON if n == seat else other for n in range(setup.players))
    return Saved(match, players, begun.apply_all(record.events[:moment]))
