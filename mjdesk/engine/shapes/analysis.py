"""What to draw and what to discard: useful tiles, waits, and the comparison of all discards of a hand.

Wild tiles are set aside: ``counts`` holds the natural concealed tiles only (34 numbers 0–4) and ``wild`` says
how many wild ones there are. A kind that *is* wild (``wild_kinds``) is useful whenever the hand is not
complete.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, TypeAlias

from mjdesk.engine.shapes.changes import Gains, gains_of, losses_of, state_code
from mjdesk.engine.shapes.covers import ALL_GROUPS
from mjdesk.engine.shapes.distances import distance_of_counts, keys_of
from mjdesk.engine.shapes.special import EVERY_KIND
from mjdesk.engine.shapes.tables import TABLES, Pair
from mjdesk.engine.tiles import Tile

#: The tiles of a suit in a set of ranks: ``_TILES[suit][ranks]``, bit 0 of ``ranks`` for the lowest.
_TILES: Final[tuple[tuple[tuple[Tile, ...], ...], ...]] = tuple(
    tuple(tuple(first + rank for rank in range(size) if ranks >> rank & 1) for ranks in range(1 << size))
    for first, size in ((0, 9), (9, 9), (18, 9), (27, 7))
)

_Found: TypeAlias = tuple[int, int, Tile, tuple[Tile, ...]]  #: a discard: away, minus the tiles left, tile, useful


class DiscardChoice(NamedTuple):
    """A discard, and the hand after it."""

    tile: Tile
    away: int  #: tiles still to be drawn for a win: distance less wild tiles, not below 0; 1 is ready (听)
    useful: tuple[Tile, ...]  #: kinds of which one more lowers ``away``, ascending; the waits at ``away`` 1
    left: int  #: how many tiles of the useful kinds are unseen


class _Hand:
    """A hand as the need classes of its four suits, which merge two by two: 万 with 饼, 条 with the honours."""

    __slots__ = ("classes", "codes", "distance", "final", "gains", "merge", "merged")

    def __init__(self, counts: Sequence[int], groups: int, pair: Pair) -> None:
        tables = TABLES[pair]
        self.merge = merge = tables.merge
        self.final = tables.final[groups]
        a, b, c, d = keys_of(counts)
        self.codes = (
            state_code(a, False, pair),
            state_code(b, False, pair),
            state_code(c, False, pair),
            state_code(d, True, pair),
        )
        self.classes, self.gains = zip(*map(gains_of, self.codes), strict=True)
        a, b, c, d = self.classes
        self.merged = merge[a][b], merge[c][d]
        self.distance = self.final[self.merged[0]][self.merged[1]]

    def useful(self) -> list[Tile]:
        """The tiles of which one more lowers the distance, ascending."""
        found: list[Tile] = []
        for suit, gains in enumerate(self.gains):
            final, merge = self.rows(suit)
            found += _TILES[suit][_ranks_below(self.distance, gains, final, merge)]
        return found

    def rows(self, suit: int) -> tuple[bytes, tuple[int, ...]]:
        """``(final, merge)``: were this suit of class ``c``, ``final[merge[c]]`` would be the distance."""
        return self.final[self.merged[suit < 2]], self.merge[self.classes[suit ^ 1]]

    def merged_gains(self, half: int) -> list[tuple[int, int]]:
        """The merged classes that one more tile in two suits leads to, and the tiles: 9 bits for the first suit."""
        first, second = self.classes[2 * half], self.classes[2 * half + 1]
        found: dict[int, int] = {self.merged[half]: 0}
        for own, shift, gains in ((second, 0, self.gains[2 * half]), (first, 9, self.gains[2 * half + 1])):
            merge = self.merge[own]
            for changed, ranks in gains:
                merged = merge[changed]
                found[merged] = found.get(merged, 0) | ranks << shift
        del found[self.merged[half]]
        return list(found.items())

    def discards(self, suit: int, wild: int, unseen: Sequence[int], far_gains: list[tuple[int, int]]) -> list[_Found]:
        """The discards from a suit; ``far_gains`` are the merged gains of the two suits it is not merged with."""
        near_tiles, far_tiles = _TILES[suit], (_TILES[0], _TILES[1]) if suit > 1 else (_TILES[2], _TILES[3])
        final, merge = self.rows(suit)
        partner_gains, partner_tiles = self.gains[suit ^ 1], _TILES[suit ^ 1]
        elsewhere: dict[int, tuple[tuple[Tile, ...], tuple[Tile, ...], int]] = {}
        found: list[_Found] = []
        for rank, changed, gains in losses_of(self.codes[suit]):
            merged = merge[changed]
            before = final[merged]
            if before <= wild:
                found.append((0, 0, 9 * suit + rank, ()))
                continue
            if changed not in elsewhere:  # several discards often leave a suit in the same class
                far = 0
                row = self.final[merged]
                for other, tiles in far_gains:
                    if row[other] < before:
                        far |= tiles
                beside = partner_tiles[_ranks_below(before, partner_gains, final, self.merge[changed])]
                beyond = far_tiles[0][far & 511] + far_tiles[1][far >> 9]
                elsewhere[changed] = beside, beyond, sum([unseen[tile] for tile in beside + beyond])
            beside, beyond, left = elsewhere[changed]
            own = near_tiles[_ranks_below(before, gains, final, merge)]
            for tile in own:
                left += unseen[tile]
            near = beside + own if suit & 1 else own + beside
            found.append((before - wild, -left, 9 * suit + rank, beyond + near if suit > 1 else near + beyond))
        return found


def _ranks_below(before: int, gains: Gains, final: bytes, merge: tuple[int, ...]) -> int:
    """The set of ranks whose gain makes the distance less than ``before``."""
    ranks = 0
    for changed, some in gains:
        if final[merge[changed]] < before:
            ranks |= some
    return ranks


def useful_tiles(
    counts: Sequence[int],
    groups: int = 4,
    wild: int = 0,
    pair: Pair = Pair.ANY,
    allowed: Collection[Tile] = EVERY_KIND,
    *,
    wild_kinds: Collection[Tile] = (),
) -> tuple[Tile, ...]:
    """The kinds of ``allowed`` of which one more brings the hand nearer to a win, ascending.

    None for a complete hand (distance at most ``wild``), and never a fifth copy.
    """
    hand = _Hand(counts, groups, pair)
    return _drawable(hand.useful(), allowed, wild_kinds) if hand.distance > wild else ()


def waits(
    counts: Sequence[int],
    groups: int = 4,
    wild: int = 0,
    pair: Pair = Pair.ANY,
    allowed: Collection[Tile] = EVERY_KIND,
    *,
    wild_kinds: Collection[Tile] = (),
    fifth: bool = False,
) -> tuple[Tile, ...]:
    """The kinds of ``allowed`` that complete a hand, ascending; none if it is not ready.

    The hand has ``3 × groups + 1`` tiles, wild ones included. A kind whose four copies all lie in ``counts`` cannot
    be drawn; with ``fifth`` it is a wait in form if a fifth copy would complete the hand.

    >>> waits((3, 1, 1, 1, 1, 1, 1, 1, 3) + (0,) * 25)
    (0, 1, 2, 3, 4, 5, 6, 7, 8)
    """
    hand = _Hand(counts, groups, pair)
    if hand.distance != wild + 1:
        return ()
    found = _drawable(hand.useful(), allowed, wild_kinds)
    if fifth:
        full = [tile for tile in EVERY_KIND if counts[tile] == 4 and tile in allowed]
        more = [tile for tile in full if _completes_as_fifth(counts, tile, groups, wild, pair)]
        found = tuple(sorted({*found, *more}))
    return found


def _completes_as_fifth(counts: Sequence[int], tile: Tile, groups: int, wild: int, pair: Pair) -> bool:
    """Whether one more of a kind held four times completes the hand: five equal tiles put one into a group."""
    for group in ALL_GROUPS:
        if tile in group.tiles:
            rest = list(counts)
            rest[tile] += 1
            missing = 0
            for part in group.tiles:
                if rest[part]:
                    rest[part] -= 1
                else:
                    missing += 1
            if distance_of_counts(rest, groups - 1, pair) <= wild - missing:
                return True
    return False


def _drawable(useful: list[Tile], allowed: Collection[Tile], wild_kinds: Collection[Tile]) -> tuple[Tile, ...]:
    """The useful tiles and the wild kinds, as far as they are allowed."""
    if wild_kinds:
        useful = sorted({*useful, *wild_kinds})
    return tuple(useful if allowed is EVERY_KIND else [tile for tile in useful if tile in allowed])


def analyse(
    counts: Sequence[int],
    groups: int = 4,
    wild: int = 0,
    unseen: Sequence[int] | None = None,
    pair: Pair = Pair.ANY,
    *,
    wild_kinds: Collection[Tile] = (),
) -> tuple[DiscardChoice, ...]:
    """Every different discard of a hand of ``3 × groups + 2`` tiles (wild ones included), the best first.

    Best: fewest ``away``, then most ``left``, then the lowest tile. Wild tiles are not discarded; for the
    hand without one of them ask ``useful_tiles(counts, groups, wild - 1)``. ``unseen``: how many tiles of each
    of the 34 kinds may still be drawn; without it, four of each less those in ``counts``. Whether the hand is
    a win already is not asked.
    """
    if unseen is None:
        unseen = [4 - n for n in counts]
    hand = _Hand(counts, groups, pair)
    far_gains = hand.merged_gains(1), hand.merged_gains(0)
    found = [choice for suit in range(4) for choice in hand.discards(suit, wild, unseen, far_gains[suit > 1])]
    if wild_kinds:
        found = [_with_wild(choice, unseen, wild_kinds) for choice in found]
    found.sort()
    return tuple([DiscardChoice(tile, away, useful, -left) for away, left, tile, useful in found])


def _with_wild(choice: _Found, unseen: Sequence[int], wild_kinds: Collection[Tile]) -> _Found:
    """The choice with wild kinds among its useful tiles, unless the hand is complete."""
    away, _, tile, natural = choice
    if not away:
        return choice
    useful = tuple(sorted({*natural, *wild_kinds}))
    return away, -sum([unseen[kind] for kind in useful]), tile, useful
