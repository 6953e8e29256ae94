"""How soon the others win, and which tiles they win on: figures counted in greedy play of all systems.

Turns are turns of one seat; ``pace`` (`HandFacts.pace`) is about how many of them a round lasts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from ...engine.melds import Meld
from ...engine.tiles import SUITED, Tile

#: by the number of openings: chance × pace that a seat wins during one turn, at the turn ``pace``, and the power
#: of turn / pace with which it grows
_AT_PACE: Final = (0.20, 0.36, 0.56, 0.86, 1.00)
_POWER: Final = (2.0, 2.0, 1.5, 0.9, 0.7)
#: openings that a seat still makes during ``pace`` turns
_OPENINGS_TO_COME: Final = 1.6

#: the share of wins on another's tile, where those may be taken
BY_DISCARD: Final = 0.72


def openings(melds: Sequence[Meld]) -> int:
    """Number of melds with a tile of another in them, four at most."""
    return min(4, sum(meld.is_opening for meld in melds))


def hazard(openings: float, turn: float, pace: float) -> float:
    """The chance that a seat with so many openings wins during this turn (its turns counted from 1)."""
    low = min(int(openings), 3)
    part = min(openings - low, 1.0)
    x = turn / pace
    one: float = _AT_PACE[low] * x ** _POWER[low]
    two: float = _AT_PACE[low + 1] * x ** _POWER[low + 1]
    return min(0.5, (one + (two - one) * part) / pace)


def hazards(laid: Sequence[int], turn: int, pace: float, turns: int) -> list[float]:
    """For each of the next turns the chance that one of the others wins in it."""
    found = []
    for ahead in range(turns):
        none = 1.0
        for now in laid:
            none *= 1 - hazard(now + _OPENINGS_TO_COME * ahead / pace, turn + ahead + 1, pace)
        found.append(1 - none)
    return found


#: by rank, how often a suited tile is the one that another wins on, 1 on average; the second where a pair is 2, 5, 8
_LIKED: Final = (0.6, 1.4, 1.9, 1.9, 1.9, 1.9, 1.9, 1.4, 0.6)
_LIKED_258: Final = (0.35, 1.6, 0.85, 0.75, 1.6, 0.75, 0.85, 1.6, 0.35)
#: by the copies unseen of the tile itself: it is held for a pair or a triplet, or only for a run
_BY_UNSEEN: Final = (0.35, 0.6, 1.0, 1.2, 1.2)


def liked(tile: Tile, unseen: Sequence[int], pair_258: bool) -> float:
    """How often a tile that may still be waited for is the one that another wins on, 1 on average over those thrown."""
    if tile >= SUITED:
        return 0.77 if unseen[tile] > 2 else 0.03
    place = tile % 9
    low, high = tile - min(2, place), tile + min(2, 8 - place)
    beside = sum(unseen[low : high + 1]) - unseen[tile]
    likes = _LIKED_258 if pair_258 else _LIKED
    return likes[place] * _BY_UNSEEN[unseen[tile]] * sqrt(min(1.9, 0.2 + 0.12 * beside))


def thrown(tile: Tile) -> float:
    """How readily others throw a tile that they draw, 1 when at once."""
    if tile >= SUITED:
        return 0.95
    return (0.9, 0.8, 0.65, 0.6, 0.55, 0.6, 0.65, 0.8, 0.9)[tile % 9]
