"""What is heard at a table of wood: what seats of the program say, a difference, and that all is in step again."""

from __future__ import annotations

from typing import Final

from mjdesk.devices.link.session import LinkState
from mjdesk.devices.sync.pace import Pace
from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.notation import tile_name
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.ui.companion.state import CompanionState
from mjdesk.ui.sound.cues import Cue

#: how far to a side a seat is heard: below, right, above, left
_PAN: Final = (0.0, 0.7, 0.0, -0.7)
_CALLS: Final = {Kind.CHI: "chi", Kind.PENG: "peng", Kind.GANG: "gang", Kind.WIN: "hu"}


def cues(before: CompanionState, now: CompanionState) -> tuple[Cue, ...]:
    """What is heard as one state follows another."""
    out = []
    if now.asked is not None and (now.asked, now.moves) != (before.asked, before.moves):
        out.append(_said(*now.asked))
    if now.pace is Pace.OFF and before.pace is not Pace.OFF:
        out.append(Cue("difference"))
    joined = now.link is LinkState.LIVE and now.pace is Pace.IN_STEP
    away = before.pace in (Pace.OFF, Pace.IGNORED) or before.link is not LinkState.LIVE
    if joined and away:
        out.append(Cue("in-step"))
    return tuple(out)


def _said(seat: int, action: Action) -> Cue:
    """The call of a seat: the tile it throws by its name, else its word."""
    if action.kind is Kind.DISCARD and action.tile is not None and action.tile != UNKNOWN:
        return Cue(tile_name(action.tile), _PAN[seat], spoken=True)
    return Cue(_CALLS.get(action.kind, action.what), _PAN[seat], spoken=True)
