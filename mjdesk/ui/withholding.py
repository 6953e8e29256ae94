"""What the host of a table forbids where the rules have no option for it: taken from every seat alike. No Qt.

Nothing is added to what the rules allow, and a record of such a round is one of the rules: nobody used what it lacks.
"""

from __future__ import annotations

from ..engine.actions import Action, Kind
from ..engine.case import By
from ..engine.melds import MeldKind
from ..engine.view import View
from ..modes.venue import Venue

_KONGS = {
    MeldKind.GANG_EXPOSED.value: "allow_gang_exposed",
    MeldKind.GANG_ADDED.value: "allow_gang_added",
    MeldKind.GANG_CONCEALED.value: "allow_gang_concealed",
}


def forbids(venue: Venue | None, action: Action) -> bool:
    """Whether the host of the table forbids an action that the rules allow; never a self-draw, never passing."""
    if venue is None or venue.table is None or venue.rules_know_table:
        return False  # the rules of the table game know it themselves
    if action.kind is Kind.PENG:
        return not venue.table.allows("allow_peng")
    if action.kind is Kind.GANG and action.what in _KONGS:
        return not venue.table.allows(_KONGS[action.what])
    return action.kind is Kind.WIN and action.what == By.KONG.value and not venue.table.allows("allow_rob")


def offered(venue: Venue | None, view: View) -> View:
    """The view without the actions that the host forbids."""
    left = tuple(action for action in view.actions if not forbids(venue, action))
    return view if len(left) == len(view.actions) else view._replace(actions=left)


def nothing_left(view: View) -> Action | None:
    """Passing, where that is all that a seat was left with; None where it has something to decide."""
    if len(view.actions) == 1 and view.actions[0].kind is Kind.PASS:
        return view.actions[0]
    return None
