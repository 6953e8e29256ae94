"""What the page of a player shows (no Qt)."""

from __future__ import annotations

from dataclasses import dataclass

from mjdesk.ledger.people import Player
from mjdesk.ledger.statistics import PlayerPage as Figures


@dataclass(frozen=True, slots=True)
class PlayerModel:
    """A player, the figures of a period, and which period it is."""

    player: Player
    figures: Figures
    period: int
