"""乾坤大挪移: the dealt hand of a round becomes a strong one (rules page ``play-modes``, section 4.1).

The wall keeps its tiles and its length: each tile that the hand lacks changes places with one that it does not need.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from ..engine.case import By, Case, SeatCase, WinCase
from ..engine.match import Prepared
from ..engine.options import Options
from ..engine.props import QIANKUN
from ..engine.rules.base import RuleSystem
from ..engine.shapes import distance_of_counts, seven_pairs_distance
from ..engine.tiles import HONOURS, STANDARD, UNKNOWN, Tile, is_flower
from ..engine.wall import Stream, dealt_places

_HAND: Final = 13
#: tiles from a win of the target: one or two from waiting, never waiting
_AWAY: Final = (2, 3)
_TRIES: Final = 4000
_PLAIN: Final = (0, 1, 2, 3, 4, 5, 15, 16, 17, 21, 22, 23, 10, 10)  #: 123456m789p456s and a pair

#: makes a complete hand of fourteen tiles from random numbers
Make = Callable[[Stream], list[Tile]]


def prepared(system: RuleSystem, options: Options, players: int, seat: int) -> Prepared:
    """What 乾坤大挪移 does for a seat to the wall of the next round of these rules."""

    def arrange(wall: tuple[Tile, ...], dealer: int, seed: str) -> tuple[Tile, ...]:
        return with_strong_hand(system, options, wall, dealt_places(players, dealer, seat), seed)

    return Prepared(QIANKUN, arrange)


def with_strong_hand(
    system: RuleSystem, options: Options, wall: Sequence[Tile], places: Sequence[int], seed: str
) -> tuple[Tile, ...]:
    """The wall with a target at the places of a dealt hand; flowers there stay, with room for fewer of its tiles."""
    tiles = list(wall)
    free = [place for place in places if not is_flower(tiles[place])]
    wanted = Counter(_dealt_part(target(system, options, seed), len(free), seed))
    keep: set[int] = set()
    for place in free:
        if wanted[tiles[place]]:
            wanted[tiles[place]] -= 1
            keep.add(place)
    spare = [place for place in free if place not in keep]
    for tile in sorted(wanted.elements()):
        # a copy that the hand keeps, or has just got, is not to be had
        source = next(n for n in reversed(range(len(tiles))) if tiles[n] == tile and n not in keep)
        place = spare.pop(0)
        keep.add(place)
        tiles[place], tiles[source] = tiles[source], tiles[place]
    return tuple(tiles)


def _dealt_part(hand: Sequence[Tile], room: int, seed: str) -> list[Tile]:
    """As many tiles of a target as there is room for."""
    stream, part = Stream(f"{seed}/part"), list(hand)
    while len(part) > room:
        del part[stream.below(len(part))]
    return part


def target(system: RuleSystem, options: Options, seed: str) -> tuple[Tile, ...]:
    """Thirteen tiles, one or two from waiting on a hand that pays more than the plain win; from the seed alone."""
    stream = Stream(f"{seed}/{QIANKUN}")
    plain = _worth(system, options, _PLAIN)
    for _ in range(_TRIES):
        hand = _MAKERS[stream.below(len(_MAKERS))](stream)
        if max(Counter(hand).values()) > 4 or _worth(system, options, hand) <= plain:
            continue
        spoilt = _spoilt(hand, stream)
        if distance_to_win(spoilt) in _AWAY:
            return tuple(sorted(spoilt))
    raise AssertionError(f"no strong hand for {system.id} in {_TRIES} tries")


def distance_to_win(hand: Sequence[Tile]) -> int:
    """Tiles from a win, in groups or in pairs, whichever is nearer."""
    counts = [0] * STANDARD
    for tile in hand:
        counts[tile] += 1
    return min(distance_of_counts(counts, 4), seven_pairs_distance(counts))


def _spoilt(hand: list[Tile], stream: Stream) -> list[Tile]:
    """The hand without its last tile and with one or two tiles changed for others."""
    some = hand.copy()
    del some[stream.below(len(some))]
    for _ in range(1 + stream.below(2)):
        del some[stream.below(len(some))]
    while len(some) < _HAND:
        tile = stream.below(STANDARD)
        if some.count(tile) < 2:
            some.append(tile)
    return some


def _worth(system: RuleSystem, options: Options, hand: Sequence[Tile]) -> int:
    """What drawing the last tile of a complete hand pays the seat beside the dealer; -1 where it may not win."""
    seats = max(system.players)
    hands = [SeatCase((UNKNOWN,) * _HAND) for _ in range(seats)]
    hands[1] = SeatCase(tuple(sorted(hand[:-1])))
    case = Case(system.id, options, tuple(hands), (WinCase(1, By.DRAW, hand[-1]),))
    payments = system.judge(case).payments(seats)
    return -1 if payments is None else payments[1]


# --- complete hands


def _group(stream: Stream, suit: int) -> list[Tile]:
    """A run or a triplet of a suit."""
    low = 9 * suit
    if stream.below(3):
        first = low + stream.below(7)
        return [first, first + 1, first + 2]
    return [low + stream.below(9)] * 3


def _one_suit(stream: Stream) -> list[Tile]:
    suit = stream.below(3)
    hand = [tile for _ in range(4) for tile in _group(stream, suit)]
    return hand + [9 * suit + stream.below(9)] * 2


def _mixed_suit(stream: Stream) -> list[Tile]:
    suit, honours = stream.below(3), 1 + stream.below(2)
    hand = [tile for _ in range(4 - honours) for tile in _group(stream, suit)]
    for _ in range(honours):
        hand += [HONOURS[stream.below(len(HONOURS))]] * 3
    return hand + [9 * suit + stream.below(9)] * 2


def _triplets(stream: Stream) -> list[Tile]:
    kinds: list[Tile] = []
    while len(kinds) < 5:
        tile = stream.below(STANDARD)
        if tile not in kinds:
            kinds.append(tile)
    return [tile for tile in kinds[:4] for _ in range(3)] + [kinds[4]] * 2


def _pairs(stream: Stream) -> list[Tile]:
    kinds: list[Tile] = []
    while len(kinds) < 7:
        tile = stream.below(STANDARD)
        if tile not in kinds:
            kinds.append(tile)
    return [tile for tile in kinds for _ in range(2)]


_MAKERS: Final[tuple[Make, ...]] = (_one_suit, _mixed_suit, _triplets, _pairs)
