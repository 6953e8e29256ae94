"""Players by the names used on the command line and in saved matches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..engine.errors import BadInput
from .base import Player, RandomPlayer
from .beginner import BeginnerPlayer
from .families import EXPERT, GREEDY, ByFamily

#: makers by name; each gets a seed of its own
PLAYERS: Final[dict[str, Callable[[str], Player]]] = {
    "random": RandomPlayer,
    "beginner": lambda seed: BeginnerPlayer(ByFamily(GREEDY, seed), seed),
    "greedy": lambda seed: ByFamily(GREEDY, seed),
    "expert": lambda seed: ByFamily(EXPERT, seed),
}


def player(name: str, seed: str) -> Player:
    """The player of a name; raises BadInput naming those that exist."""
    if name not in PLAYERS:
        raise BadInput(f"no player {name!r}; expected one of {', '.join(PLAYERS)}", "players")
    return PLAYERS[name](seed)


def line_up(names: str, seats: int, seed: str) -> tuple[Player, ...]:
    """One player a seat from names with commas; a single name plays every seat."""
    each = [name.strip() for name in names.split(",")]
    if len(each) == 1:
        each *= seats
    if len(each) != seats:
        raise BadInput(f"{len(each)} names; expected 1 or {seats}", "players")
    return tuple(player(name, f"{seed}/{seat}") for seat, name in enumerate(each))
