"""What the panel is about, in a title and a sentence."""

from __future__ import annotations

from mjdesk.devices.link.session import LinkState
from mjdesk.devices.sync.pace import Pace, Waiting
from mjdesk.ui.companion import words
from mjdesk.ui.companion.state import CompanionState
from mjdesk.ui.i18n import tr


def title(state: CompanionState) -> tuple[str, str]:
    """What it is about, and what else is to be said of it."""
    if state.trouble is not None:
        there = state.link in (LinkState.LIVE, LinkState.STALE)
        return tr("The table cannot be seen") if there else tr("No line to the table"), words.trouble(state)
    if state.waiting is not None:
        return _waiting(state.waiting)
    if state.may_settle and state.needed == "excuse":
        who = words.seat_name(state.needed_of, state.names)
        return tr("Does {who} show the hand?", who=who), tr(
            "Without it {who} pays more. Put it down here if it is shown, or settle the round as it is.", who=who
        )
    if state.may_settle:
        return tr("The round is over"), tr("Table and screen agree; the payments can be written down.")
    if state.needed == "won":
        who = words.seat_name(state.needed_of, state.names)
        return tr("Which tile did {who} draw?", who=who), tr("The tile that was won on.")
    if state.needed == "kong":
        who = words.seat_name(state.needed_of, state.names)
        return tr("{who}: a kong of which tile?", who=who), tr("Tap one of its tiles.")
    if state.silent:
        return _silent(state.unanswered)
    if state.pace is Pace.IGNORED and not state.needed:
        return tr("The table is not listened to"), tr("What happens is told with the buttons here.")
    if state.pace is Pace.OFF:
        return _off(state)
    if state.asked is not None and state.needed in ("", "discard"):
        return words.announced(state), tr("Please do it at the table for this seat.")
    if state.needed:
        return _needed(state)
    return tr("What the table does not see"), tr("Say it here as it happens.")


def _silent(unanswered: bool) -> tuple[str, str]:
    if unanswered:
        return tr("Nobody answers there"), tr(
            "Is the table switched on, and is this its port? It is asked each second."
        )
    return tr("The table is silent"), tr("Is it switched on, and the cable in its place? It is asked each second.")


def _waiting(why: Waiting) -> tuple[str, str]:
    if why is Waiting.SWEEP:
        return tr("The tiles still lie there"), tr("The next round is followed once they are swept in.")
    return tr("A round is running"), tr("How it began was not seen: the next one is followed. Who deals it?")


def _off(state: CompanionState) -> tuple[str, str]:
    if state.needed == "blurred":
        who = words.seat_name(state.needed_of, state.names)
        return tr("What did {who} throw?", who=who), tr("The table cannot tell this tile: tap it here, or lay it anew.")
    if state.dice:
        seen = " · ".join("+".join(map(str, dice)) for dice in state.thrown if any(dice))
        if seen:
            return tr("What did the dice show?"), tr("Seen was {dice}; one throw more was not.", dice=seen)
        return tr("What did the dice show?"), tr("Everything else fits, but no throw was seen.")
    if len(state.differences) == 1:
        return tr("This tile was seen otherwise"), words.place(state.differences[0].place, state.names)
    if state.differences:
        return tr("Some tiles were seen otherwise"), ""
    if state.alike:
        return tr("In which order was it?"), tr("All of these come to the same.")
    return tr("How did it go?"), tr("Several ways fit the rules and the tiles.")


def _needed(state: CompanionState) -> tuple[str, str]:
    who = words.seat_name(state.needed_of, state.names)
    titles = {
        "indicator": tr("Which tile was turned up?"),
        "hand": tr("The winner's hand: {who}", who=who),
        "discard": tr("What does {who} throw?", who=who),
        "turned": tr("Which tiles were turned up?"),
    }
    if state.needed == "discard":
        return titles[state.needed], tr("Tap the tile; what others call stands above.")
    return titles[state.needed], tr("Put it down here, or wait for the table to see it.")
