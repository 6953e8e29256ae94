"""What each legal action is worth to a seat: the answer of expert players, hints and reviews."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ..engine.actions import Action
from ..engine.text import Text
from ..engine.tiles import Tile
from ..engine.view import View


@dataclass(frozen=True, slots=True)
class Valued:
    """One legal action with what it is worth to the seat, in points of this round from now on.

    ``value`` are expected points, the order of choice; ``chance`` (0…1) that this seat wins the round and ``win`` its
    mean points if it does (0 if it cannot); ``danger`` the expected points lost because this action lets another win
    at once; ``away`` tiles from a win afterwards (None where it makes no sense); ``useful`` tiles and how many of each
    are unseen; ``why`` short reasons. ``gives`` is danger that is not in the value: points' worth of what others may
    lay by this action; ``besides`` what is told of it that is no reason for it.
    """

    action: Action
    value: float
    chance: float
    win: float
    danger: float
    away: int | None
    useful: tuple[tuple[Tile, int], ...] = ()
    why: tuple[Text, ...] = ()
    gives: float = 0.0
    besides: tuple[Text, ...] = ()


class Weigher(Protocol):
    """Weighs the actions of one seat, from its view alone."""

    def weigh(self, view: View) -> tuple[Valued, ...]:
        """Every action of ``view.actions`` (not empty), the best first."""
        ...
