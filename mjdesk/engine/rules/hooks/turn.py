"""What a seat may do in its own turn: discards, kongs, declarations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...actions import Action
from ...events import Declare, Event
from ...melds import MeldKind
from ...tiles import Tile
from .facts import Facts

if TYPE_CHECKING:
    from ...round import Round

_SINGLE: Final = MeldKind.GANG_SINGLE


def can_replace(round_: Round) -> bool:
    """Whether the wall still has a replacement tile for a kong."""
    return round_.wall_left > round_.rules.reserve(round_.options)


class OwnTurn(Facts):
    """Legality in the own turn."""

    def may_discard(self, round_: Round, seat: int, tile: Tile) -> str | None:
        """None, or the reason id why this tile may not be thrown."""
        return None

    def never_thrown(self, round_: Round) -> frozenset[Tile] | None:
        """The tiles that no seat may throw, where that is all there is to `may_discard`: saves asking tile by tile."""
        return None

    def may_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> bool:
        """Whether this kong may be laid now (that the tiles are there is known)."""
        fits = tile in round_.special.kong if kind is _SINGLE else tile not in round_.special.locked
        return fits and can_replace(round_)

    def kong_ways(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> tuple[str, ...]:
        """The ways in which a kong may be declared (`OPENED`, `PLAIN`); one without a name where there is no choice."""
        return ("",)

    def declarations(self, round_: Round, seat: int) -> tuple[Action, ...]:
        """What the seat may declare in its own turn (听)."""
        return ()

    def declaration(self, round_: Round, action: Action) -> Event:
        """The event that a declaration makes."""
        return Declare(action.seat, action.what)
