"""What one seat has: concealed tiles (some perhaps unknown), melds, discards, and what it passed or declared."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .melds import Meld
from .notation import tiles_of_counts
from .shapes import POWERS, Keys
from .tiles import STANDARD, UNKNOWN, Tile


class Discarded(NamedTuple):
    """A tile in the pond: whether it was the tile just drawn, and the seat that claimed it, if any."""

    tile: Tile
    drawn: bool = False
    claimed_by: int | None = None


@dataclass(slots=True)
class SeatState:
    """The state of a seat. A `Round` never changes one that an earlier round can see: it changes a copy.

    ``counts`` has 34 numbers: known concealed tiles by kind, the tile just drawn included. ``unknown`` is the
    number of concealed tiles not known. ``keys`` are the shape keys of the known ones without wild tiles.
    ``flowers_held`` are flowers not laid out yet; they count in ``size``.
    """

    counts: list[int] = field(default_factory=lambda: [0] * STANDARD)
    unknown: int = 0
    size: int = 0
    keys: Keys = (0, 0, 0, 0)
    melds: tuple[Meld, ...] = ()
    discards: tuple[Discarded, ...] = ()
    flowers: tuple[Tile, ...] = ()
    flowers_held: tuple[Tile, ...] = ()
    declared: tuple[str, ...] = ()
    passed: tuple[Tile, ...] = ()
    drawn: Tile | None = None
    #: what the melds come to, worked out once for a tuple of melds: (melds, those that are groups, openings)
    _melded: tuple[tuple[Meld, ...], tuple[Meld, ...], int] = field(default=((), (), 0), repr=False, compare=False)
    #: the concealed tiles in order, worked out once they are asked for; a copy that may be changed begins without
    _tiles: tuple[Tile, ...] | None = field(default=None, repr=False, compare=False)
    #: how the other seats see this one (a SeatView), as long as it does not change
    _from_outside: Any = field(default=None, repr=False, compare=False)

    def copy(self) -> SeatState:
        """An equal state that may be changed."""
        return SeatState(
            self.counts.copy(),
            self.unknown,
            self.size,
            self.keys,
            self.melds,
            self.discards,
            self.flowers,
            self.flowers_held,
            self.declared,
            self.passed,
            self.drawn,
            self._melded,
        )

    @property
    def group_melds(self) -> tuple[Meld, ...]:
        """The melds that stand for a group of the hand."""
        return self._of_melds()[1]

    @property
    def groups(self) -> int:
        """Number of melds that stand for a group of the hand."""
        return len(self._of_melds()[1])

    @property
    def openings(self) -> int:
        """Number of melds with a tile of another seat in them."""
        return (self._melded if self._melded[0] is self.melds else self._of_melds())[2]

    def _of_melds(self) -> tuple[tuple[Meld, ...], tuple[Meld, ...], int]:
        if self._melded[0] is not self.melds:
            groups = tuple(m for m in self.melds if m.is_group)
            self._melded = (self.melds, groups, sum(m.is_opening for m in self.melds))
        return self._melded

    def tiles(self) -> tuple[Tile, ...]:
        """The concealed tiles in the order of kinds, unknown ones last."""
        if self._tiles is None:
            self._tiles = tiles_of_counts(self.counts) + self.flowers_held + (UNKNOWN,) * self.unknown
        return self._tiles

    def wild(self, wild: tuple[Tile, ...]) -> int:
        """How many wild tiles are among the known concealed ones."""
        return sum(map(self.counts.__getitem__, wild))

    def move_key(self, tile: Tile, by: int, wild: tuple[Tile, ...]) -> None:
        """Keep the shape keys in step with one more or less of a tile."""
        if tile not in wild:
            m, p, s, z = self.keys
            d = POWERS[tile] * by
            suit = tile // 9
            self.keys = (
                (m + d, p, s, z)
                if suit == 0
                else (m, p + d, s, z)
                if suit == 1
                else (m, p, s + d, z)
                if suit == 2
                else (m, p, s, z + d)
            )

    def rekey(self, wild: tuple[Tile, ...]) -> None:
        """Compute the shape keys anew: the wild tile has just become known."""
        self.keys = (0, 0, 0, 0)
        for tile, n in enumerate(self.counts):
            if n:
                self.move_key(tile, n, wild)
