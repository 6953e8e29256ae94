"""How soon the others win, and which tiles they win on: figures counted in greedy play of all systems.

Turns are turns of one seat; ``pace`` (`HandFacts.pace`) is about how many of them a round lasts.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import IntEnum
from math import exp, log, sqrt
from typing import Final

from ...engine.melds import Meld
from ...engine.rules.values import HandFacts
from ...engine.tiles import SUITED, Tile
from ...engine.view import SeatView

#: log odds that a seat is ready at the turn ``pace``, by the number of openings; how they grow with the logarithm of
#: turn / pace, and with each discard in a row (four at most) that was the tile drawn
_READY: Final = (-1.13, -0.70, -0.13, 1.04, 3.0)
_BY_TURN: Final = (2.80, 2.54, 2.07, 1.66, 0.7)
_BY_DRAWN: Final = (0.17, 0.07, 0.03, 0.03, 0.0)
#: openings that a seat still makes during ``pace`` turns
_OPENINGS_TO_COME: Final = 1.6

#: the share of wins on another's tile, where those may be taken
BY_DISCARD: Final = 0.72


@dataclass(frozen=True, slots=True)
class Seen:
    """What is seen of a seat: openings (four at most), turns it has had, its last discards in a row that it had drawn,
    and whether it is known to be ready."""

    openings: int
    turns: int
    drawn: int
    surely: bool = False


def seen(state: SeatView, surely: bool) -> Seen:
    """What is seen of a seat; ``surely``: it is ready, by what it has declared."""
    drawn = 0
    for thrown_ in reversed(state.discards):
        if not thrown_.drawn:
            break
        drawn += 1
    return Seen(openings(state.melds), len(state.discards), min(drawn, 4), surely)


def openings(melds: Sequence[Meld]) -> int:
    """Number of melds with a tile of another in them, four at most."""
    return min(4, sum(meld.is_opening for meld in melds))


def ready_chance(seat: Seen, ahead: int, facts: HandFacts) -> float:
    """How likely a seat is ready so many turns ahead, if nobody has won by then."""
    if seat.surely:
        return 1.0
    come = min(4.0, seat.openings + _OPENINGS_TO_COME * ahead / facts.pace)
    low = min(int(come), 3)
    part = come - low
    x = log(max(0.1, (seat.turns + ahead) / facts.pace))
    odds = [_READY[at] + _BY_TURN[at] * x + _BY_DRAWN[at] * seat.drawn for at in (low, low + 1)]
    if facts.must_open and low == 0:
        odds[0] = -6.0  # a closed hand may not win
    return 1 / (1 + exp(-(odds[0] + (odds[1] - odds[0]) * part + facts.ready)))


def hazard(seat: Seen, ahead: int, facts: HandFacts) -> float:
    """The chance that a seat wins during a turn, so many turns ahead."""
    return facts.ready_wins * ready_chance(seat, ahead, facts)


def hazards(others: Sequence[Seen], facts: HandFacts, turns: int) -> list[float]:
    """For each of the next turns the chance that one of the others wins in it."""
    found = []
    for ahead in range(turns):
        none = 1.0
        for seat in others:
            none *= 1 - hazard(seat, ahead, facts)
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


class Sort(IntEnum):
    """Kinds by how readily they are held and thrown."""

    TERMINAL = 0
    SECOND = 1  #: 2 and 8
    THIRD = 2
    MIDDLE = 3  #: 4 and 6
    FIVE = 4
    HONOUR = 5
    WILD = 6
    KONG = 7


_BY_PLACE: Final = (Sort.TERMINAL, Sort.SECOND, Sort.THIRD, Sort.MIDDLE, Sort.FIVE)


def sort_of(tile: Tile, wild: Collection[Tile], kong: Collection[Tile]) -> Sort:
    """The sort of a kind."""
    if tile in wild:
        return Sort.WILD
    if tile in kong:
        return Sort.KONG
    if tile >= SUITED:
        return Sort.HONOUR
    place = tile % 9
    return _BY_PLACE[min(place, 8 - place)]


#: by sort, how many copies of a kind are in the wall for each that its share of the unseen tiles would be, if 1 to 4
#: copies are unseen: what nobody has use for is thrown, so that what has not been seen is not in a hand
_IN_WALL: Final = (
    (1.26, 1.18, 1.08, 0.95),
    (1.15, 1.04, 0.98, 0.93),
    (1.10, 1.05, 0.97, 0.93),
    (1.03, 1.03, 0.96, 0.92),
    (1.13, 0.99, 0.94, 0.91),
    (1.41, 1.35, 1.20, 0.96),
    (0.20, 0.75, 0.88, 0.95),
    (1.49, 1.47, 1.42, 1.35),
)
#: the same where the pair is of 2, 5 or 8
_IN_WALL_258: Final = (
    (1.28, 1.20, 1.10, 0.94),
    (1.13, 1.01, 0.93, 0.88),
    (1.14, 1.06, 0.98, 0.92),
    (1.04, 1.05, 0.97, 0.91),
    (1.14, 0.95, 0.91, 0.89),
    *_IN_WALL[5:],
)
#: by sort, how often a kind is thrown for each time that its share of the unseen tiles would be: in a seat's first
#: three turns, the next three, and later
_THROWN: Final = (
    (1.17, 1.25, 1.20),
    (0.70, 1.03, 1.06),
    (0.46, 0.66, 0.81),
    (0.43, 0.70, 0.81),
    (0.52, 0.74, 0.87),
    (2.45, 1.70, 1.40),
    (0.0, 0.0, 0.0),
    (0.0, 0.0, 0.0),
)
_THROWN_258: Final = (
    (1.79, 1.51, 1.40),
    (0.43, 0.69, 0.80),
    (0.77, 0.97, 1.07),
    (0.80, 0.98, 1.12),
    (0.29, 0.55, 0.64),
    *_THROWN[5:],
)


#: and by how many copies (1…4) are unseen; where the pair is of 2, 5 or 8, those
_BY_COPIES: Final = (1.15, 1.12, 1.02, 0.74)
_BY_COPIES_258: Final = (1.70, 1.30, 0.97, 0.62)


def in_wall(sort: Sort, copies: int, pair_258: bool) -> float:
    """How much more likely than its share of the unseen tiles each of so many unseen copies (1…4) is to be drawn."""
    return (_IN_WALL_258 if pair_258 else _IN_WALL)[sort][copies - 1]


def thrown(sort: Sort, copies: int, turn: int, pair_258: bool) -> float:
    """How much more often than its share of the unseen tiles a kind of which so many copies (1…4) are unseen is thrown;
    ``turn``: the seat's turns gone by."""
    often = (_THROWN_258 if pair_258 else _THROWN)[sort][min(turn // 3, 2)]
    held = pair_258 and sort in (Sort.SECOND, Sort.FIVE)
    return often * (_BY_COPIES_258 if held else _BY_COPIES)[copies - 1]
