"""What to draw and what to discard: useful tiles, waits, and the comparison of all discards of a hand.

Wild tiles are set aside: ``counts`` holds the natural concealed tiles only (34 numbers 0–4) and ``wild`` says
how many wild ones there are. A kind that *is* wild (``wild_kinds``) is useful whenever the hand is not
complete.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

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


class DiscardChoice(NamedTuple):
    """A discard, and the hand after it."""

    tile: Tile
    away: int  #: tiles still to be drawn for a win: distance less wild tiles, not below 0; 1 is ready (听)
    useful: tuple[Tile, ...]  #: kinds of which one more lowers ``away``, ascending; the waits at ``away`` 1
    left: int  #: how many tiles of the useful kinds are unseen


class _Parts:
    """A hand as the classes of its four suits, one of which is looked at while the others stay."""

    __slots__ = ("classes", "codes", "final", "gains", "merge")

    def __init__(self, counts: Sequence[int], groups: int, pair: Pair) -> None:
        tables = TABLES[pair]
        self.merge = tables.merge
        self.final = tables.final[groups]
        a, b, c, d = keys_of(counts)
        self.codes = (
            state_code(a, False, pair),
            state_code(b, False, pair),
            state_code(c, False, pair),
            state_code(d, True, pair),
        )
        known = [gains_of(code) for code in self.codes]
        self.classes = [own for own, _ in known]
        self.gains = [gains for _, gains in known]

    def rows(self, suit: int) -> tuple[bytes, tuple[int, ...]]:
        """``(final, merge)``: were this suit of class ``c``, ``final[merge[c]]`` would be the distance."""
        classes, merge = self.classes, self.merge
        other = suit & 2 ^ 2
        return self.final[merge[classes[other]][classes[other + 1]]], merge[classes[suit ^ 1]]

    def distance(self) -> int:
        """The hand's distance."""
        final, merge = self.rows(0)
        return final[merge[self.classes[0]]]

    def lowering(self, suit: int, before: int) -> tuple[Tile, ...]:
        """The tiles of a suit one of which brings the hand below ``before``, its present distance."""
        return _TILES[suit][_ranks_below(before, self.gains[suit], *self.rows(suit))]

    def discards(self, suit: int, wild: int, unseen: Sequence[int]) -> list[tuple[int, int, Tile, tuple[Tile, ...]]]:
        """For each discard from a suit: (away, minus the useful tiles left, tile, useful kinds)."""
        own_class, tiles_of = self.classes[suit], _TILES[suit]
        final, merge = self.rows(suit)
        elsewhere: dict[int, tuple[tuple[Tile, ...], tuple[Tile, ...], int]] = {}
        found: list[tuple[int, int, Tile, tuple[Tile, ...]]] = []
        for rank, changed, gains in losses_of(self.codes[suit]):
            before = final[merge[changed]]
            if before <= wild:
                found.append((0, 0, 9 * suit + rank, ()))
                continue
            if changed not in elsewhere:  # several discards often leave a suit in the same class
                self.classes[suit] = changed
                elsewhere[changed] = self._elsewhere(suit, before, unseen)
            under, over, left = elsewhere[changed]
            own = tiles_of[_ranks_below(before, gains, final, merge)]
            for tile in own:
                left += unseen[tile]
            found.append((before - wild, -left, 9 * suit + rank, under + own + over))
        self.classes[suit] = own_class
        return found

    def _elsewhere(
        self, suit: int, before: int, unseen: Sequence[int]
    ) -> tuple[tuple[Tile, ...], tuple[Tile, ...], int]:
        """The useful tiles of the suits under and over a suit, and how many of them are left."""
        under: tuple[Tile, ...] = ()
        over: tuple[Tile, ...] = ()
        for other in range(4):
            if other < suit:
                under += self.lowering(other, before)
            elif other > suit:
                over += self.lowering(other, before)
        return under, over, sum([unseen[tile] for tile in under]) + sum([unseen[tile] for tile in over])


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
    parts = _Parts(counts, groups, pair)
    before = parts.distance()
    return _useful(parts, before, allowed, wild_kinds) if before > wild else ()


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
    parts = _Parts(counts, groups, pair)
    before = parts.distance()
    if before != wild + 1:
        return ()
    found = _useful(parts, before, allowed, wild_kinds)
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


def _useful(parts: _Parts, before: int, allowed: Collection[Tile], wild_kinds: Collection[Tile]) -> tuple[Tile, ...]:
    found = (tile for suit in range(4) for tile in parts.lowering(suit, before))
    useful = sorted({*found, *wild_kinds}) if wild_kinds else found
    return tuple(useful) if allowed is EVERY_KIND else tuple(tile for tile in useful if tile in allowed)


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
    parts = _Parts(counts, groups, pair)
    found = [choice for suit in range(4) for choice in parts.discards(suit, wild, unseen)]
    if wild_kinds:
        found = [_with_wild(choice, unseen, wild_kinds) for choice in found]
    found.sort()
    return tuple([DiscardChoice(tile, away, useful, -left) for away, left, tile, useful in found])


def _with_wild(
    choice: tuple[int, int, Tile, tuple[Tile, ...]], unseen: Sequence[int], wild_kinds: Collection[Tile]
) -> tuple[int, int, Tile, tuple[Tile, ...]]:
    """The choice with wild kinds among its useful tiles, unless the hand is complete."""
    away, _, tile, natural = choice
    if not away:
        return choice
    useful = tuple(sorted({*natural, *wild_kinds}))
    return away, -sum([unseen[kind] for kind in useful]), tile, useful
