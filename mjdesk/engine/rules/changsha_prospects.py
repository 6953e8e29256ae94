"""What answers in the phases of `changsha`, its kongs and its birds bring (§2–§5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..actions import OPENED, Action, Kind
from ..options import Options
from . import changsha_memory as at
from .changsha_flow import PICK, TAKE, patterns_of
from .changsha_start import StartWin
from .prospects import Consequence, KongDraw, TurnedUp

if TYPE_CHECKING:
    from ..view import View


def consequence(view: View, action: Action) -> Consequence:
    """Start-of-hand wins pay at once, and may end the round; the last tile; which turned tile lies for the others."""
    if action.kind is Kind.PASS:
        return Consequence(last=view.phase.name in (at.SEA, at.BOTTOM))
    if action.what == TAKE:
        return Consequence(takes=True, circumstances=("last_tile",), last=True)
    if action.what == PICK:
        return Consequence(throws=action.tile)
    shown = StartWin(view.seat, view.hand, patterns_of(action.what))
    ends = view.setup.options.choice("start_win_mode") == "end"
    return Consequence(extra={"start_wins": (shown.as_extra(),)}, ends=ends)


def kong_draw(options: Options, action: Action) -> KongDraw:
    """A plain kong draws as ever; an opened one turns tiles up that lie for all if they do not win."""
    if action.way == OPENED:
        return KongDraw(options.number("kong_tiles"), ("after_kong",), "kong_tiles", True)
    return KongDraw(circumstances=())


def turned_up(options: Options) -> TurnedUp | None:
    """The birds."""
    many = options.number("birds")
    return TurnedUp("birds", many, options.choice("bird_mode") == "pow2") if many else None
