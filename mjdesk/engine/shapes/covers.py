"""How the natural tiles of one suit fall into groups and perhaps the pair, some places left to wild tiles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from mjdesk.engine.shapes.tables import TABLES, Pair
from mjdesk.engine.tiles import STANDARD, SUITED, Tile

_HONOUR_SUIT: Final = 3
_NEVER: Final = 99


class Group(NamedTuple):
    """A run or a triplet; what its tiles stand for, not which of them are wild."""

    tile: Tile  #: the lowest tile
    is_run: bool

    @property
    def tiles(self) -> tuple[Tile, Tile, Tile]:
        """The three tiles.

        >>> Group(3, True).tiles
        (3, 4, 5)
        """
        tile = self.tile
        return (tile, tile + 1, tile + 2) if self.is_run else (tile, tile, tile)


#: Every group there is, ascending.
ALL_GROUPS: Final[tuple[Group, ...]] = tuple(
    Group(tile, is_run)
    for tile in range(STANDARD)
    for is_run in (False, True)
    if not is_run or (tile < SUITED and tile % 9 < 7)
)


class Cover(NamedTuple):
    """Parts that together use all natural tiles of a suit, none of which could be left out."""

    groups: tuple[Group, ...]  #: ascending
    pair: Tile | None
    wild: tuple[Tile, ...]  #: what the parts ask for beyond the natural tiles, ascending


class _Part(NamedTuple):
    """A group or the pair, in ranks of its suit."""

    group: Group | None  #: None: the pair
    ranks: tuple[int, ...]


@lru_cache(1 << 12)
def least_wild(key: int, suit: int) -> int:
    """The fewest wild tiles with which all tiles of a suit fall into groups and perhaps the pair."""
    tables = TABLES[Pair.ANY]
    needs = tables.needs[tables.honour[key] if suit == _HONOUR_SUIT else tables.suit[key]]
    tiles = sum(digits(key))
    found = _NEVER
    for groups, (without, with_pair) in enumerate(needs):
        beyond = 3 * groups - tiles  # as many as are needed when every tile is used
        if without == beyond < found:
            found = without
        if with_pair == beyond + 2 < found:
            found = with_pair
    return found


@lru_cache(1 << 10)
def covers(key: int, suit: int, wild: int) -> tuple[Cover, ...]:
    """Every cover of a suit that asks for at most ``wild`` wild tiles, in a fixed order."""
    counts = digits(key)
    found = set(_extend(counts, counts, wild, suit, []))
    return tuple(sorted(found, key=lambda cover: (cover.groups, -1 if cover.pair is None else cover.pair)))


def digits(key: int) -> list[int]:
    """The nine counts of a key (the last two 0 for honours)."""
    counts = []
    for _ in range(9):
        key, count = divmod(key, 5)
        counts.append(count)
    return counts


def _extend(counts: list[int], rest: list[int], spare: int, suit: int, parts: list[_Part]) -> Iterator[Cover]:
    """The covers that have ``parts``; ``rest`` are the natural tiles left, ``spare`` the wild ones.

    The lowest tile left is used next. With groups only going up, no choice of groups is met in two orders; where the
    pair comes in may still differ.
    """
    lowest = next((rank for rank, n in enumerate(rest) if n), None)
    if lowest is None:
        cover = _cover(counts, suit, parts)
        if cover is not None:
            yield cover
        return
    has_pair, last = False, ALL_GROUPS[0]
    for part in parts:
        if part.group is None:
            has_pair = True
        else:
            last = part.group  # they only go up
    for part in _PARTS[suit][lowest]:
        if has_pair if part.group is None else part.group < last:
            continue
        after = rest[:]
        missing = 0
        for rank in part.ranks:
            if after[rank]:
                after[rank] -= 1
            else:
                missing += 1
        if missing <= spare:
            yield from _extend(counts, after, spare - missing, suit, [*parts, part])


def _cover(counts: list[int], suit: int, parts: list[_Part]) -> Cover | None:
    """The parts as a value, unless one of them could be left out."""
    surplus = [-count for count in counts]
    for part in parts:
        for rank in part.ranks:
            surplus[rank] += 1
    for part in parts:
        if all(surplus[rank] >= part.ranks.count(rank) for rank in part.ranks):
            return None
    return Cover(
        tuple(sorted(part.group for part in parts if part.group is not None)),
        next((9 * suit + part.ranks[0] for part in parts if part.group is None), None),
        tuple(9 * suit + rank for rank, many in enumerate(surplus) for _ in range(many)),
    )


def _parts_at(suit: int, rank: int) -> tuple[_Part, ...]:
    """The parts that hold a rank."""
    tile = 9 * suit + rank
    return (
        *(_Part(group, tuple(tile - 9 * suit for tile in group.tiles)) for group in ALL_GROUPS if tile in group.tiles),
        _Part(None, (rank, rank)),
    )


_PARTS: Final = tuple(
    tuple(_parts_at(suit, rank) for rank in range(7 if suit == _HONOUR_SUIT else 9)) for suit in range(4)
)
