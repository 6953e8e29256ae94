"""What players must know to weigh answers in points: what declarations bring and forbid, what is turned up."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ...actions import Action
from ...melds import Meld, MeldKind
from ...tiles import Tile
from ..prospects import Bonus, Consequence, KongDraw, TurnedUp
from .facts import Facts

if TYPE_CHECKING:
    from ...setup import Setup
    from ...view import View


class Prospects(Facts):
    """Facts about what may come; none of them says what is legal."""

    def surely_ready(self, view: View, seat: int) -> bool:
        """Whether what a seat has declared tells that it is ready."""
        return False

    def consequence(self, view: View, action: Action) -> Consequence:
        """What a declaration, or a pass in a phase `ASK`, comes to. Tiles shown lie as a set from then on."""
        return Consequence((Meld(MeldKind.GANG_SET, action.tiles),) if action.tiles else ())

    def bonuses(self, view: View, waits: Collection[Tile], once: bool) -> tuple[Bonus, ...]:
        """The wins that having declared allows the seat beside its waits; ``once``: also those as it declares."""
        return ()

    def kong_draw(self, view: View, action: Action) -> KongDraw:
        """What a kong brings that is laid now."""
        return KongDraw()

    def turned_up(self, setup: Setup) -> TurnedUp | None:
        """What is turned up after a win."""
        return None
