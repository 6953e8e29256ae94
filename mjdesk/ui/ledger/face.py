"""How a player is shown (no Qt): a drawn bust or a photo, with a rim of one's own colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mjdesk.ledger.opponents import Opponent
    from mjdesk.ledger.people import Player


@dataclass(frozen=True, slots=True)
class Face:
    """How a player is shown; ``photo`` is a token of `photos`, ``colour`` a rim ``#RRGGBB`` or empty."""

    portrait: int = 0
    photo: str = ""
    colour: str = ""


def face_of(player: Player | Opponent) -> Face:
    """The face of a player."""
    return Face(player.portrait, player.photo, player.colour)
