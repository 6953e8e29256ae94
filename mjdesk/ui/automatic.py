"""The switches of the table that answer for a person."""

from __future__ import annotations

from ..engine.actions import Action, Kind
from ..engine.phase import Step
from ..engine.view import View
from ..players.base import Player

AUTO_WIN, NO_CLAIMS, DISCARD_DRAWN, AUTOPLAY = "win", "no_claims", "discard_drawn", "autoplay"


def automatic(view: View, auto: frozenset[str], deputy: Player) -> Action | None:
    """What the switches answer for a person; None when the person must."""
    actions = view.actions
    first = actions[0]
    if AUTOPLAY in auto:
        return deputy.choose(view)
    if first.kind is Kind.WIN:
        return first if AUTO_WIN in auto else None
    if view.phase.step is Step.CLAIM:
        return actions[-1] if NO_CLAIMS in auto else None
    if len(actions) == 1 and first.kind is Kind.DISCARD and view.me.declared:
        return first  # after 听 there is nothing to choose
    if DISCARD_DRAWN in auto and view.drawn is not None and view.phase.step is Step.TURN:
        return next((a for a in actions if a.kind is Kind.DISCARD and a.tile == view.drawn), None)
    return None
