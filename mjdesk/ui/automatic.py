"""The switches of the table that answer for a person."""

from __future__ import annotations

from ..engine.actions import Action, Kind
from ..engine.events import Event
from ..engine.phase import Step
from ..engine.view import View
from ..players.autoplay import arrivals, auto_action

AUTO_WIN, NO_CLAIMS, DISCARD_DRAWN, AUTOPLAY = "win", "no_claims", "discard_drawn", "autoplay"
#: 托管 goes on in the next round
KEEP_AUTOPLAY = "keep_autoplay"

_CLAIMS = (Kind.CHI, Kind.PENG, Kind.PASS)


def automatic(view: View, auto: frozenset[str], events: tuple[Event, ...]) -> Action | None:
    """What the switches answer for a person; None when the person must. ``events`` are those of the round so far."""
    actions = view.actions
    first = actions[0]
    if AUTOPLAY in auto:
        return auto_action(view, arrivals(events, view.seat))
    if first.kind is Kind.WIN:
        return first if AUTO_WIN in auto else None
    if view.phase.step is Step.CLAIM or (view.phase.step is Step.ASK and all(a.kind in _CLAIMS for a in actions)):
        return actions[-1] if NO_CLAIMS in auto else None
    if len(actions) == 1 and first.kind is Kind.DISCARD and view.me.declared:
        return first  # after 听 there is nothing to choose
    if DISCARD_DRAWN in auto and view.drawn is not None and view.phase.step is Step.TURN:
        return next((a for a in actions if a.kind is Kind.DISCARD and a.tile == view.drawn), None)
    return None
