"""What is seen of a table at one moment, and how it differs from a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from ...engine.round import Round
from ...engine.tiles import UNKNOWN, Tile
from ..layout import HANDS, WALL, Place, apart, layout_of, places
from ..link.messages import Detail, Feature, Hello, Zone


@dataclass(frozen=True, slots=True)
class Watch:
    """What a table watches: the places, and those of which it only tells how many tiles lie there."""

    places: frozenset[Place] = frozenset()
    counted: frozenset[Place] = frozenset()
    ordered: frozenset[Place] = frozenset()
    buttons: bool = False
    dice: bool = False

    @classmethod
    def of(cls, hello: Hello) -> Watch:
        """What a table says it watches."""
        watched: dict[Place, Detail] = {}
        for spec in hello.zones:
            each = [WALL if spec.zone is Zone.WALL else Place(spec.zone, seat) for seat in spec.seats]
            for place in each or [Place(spec.zone)]:
                watched[place] = spec.detail
        counted = frozenset(place for place, detail in watched.items() if detail is Detail.COUNT)
        ordered = frozenset(place for place, detail in watched.items() if detail is Detail.ORDER)
        features = hello.features
        return cls(frozenset(watched), counted, ordered, Feature.BUTTONS in features, Feature.DICE in features)

    def sees(self, place: Place) -> bool:
        """Whether it tells which tiles lie at a place."""
        return place in self.places and place not in self.counted

    def everything(self, seats: int) -> bool:
        """Whether no tile can be where it is not counted."""
        return WALL in self.places and all(place in self.places for place in places(seats))

    def any_hand(self) -> bool:
        """Whether some concealed tiles are seen."""
        return any(self.sees(hand) for hand in HANDS)


class Apart(NamedTuple):
    """How a place differs: tiles of the round that are not seen there, tiles seen that the round does not have."""

    missing: tuple[Tile, ...]
    extra: tuple[Tile, ...]


class Kept(NamedTuple):
    """A place where a person said that the table misreads: how it differed from what lies there."""

    apart: Apart
    right: tuple[Tile, ...]

    def corrected(self, read: tuple[Tile, ...]) -> tuple[Tile, ...]:
        """What is read there without what was misread then, as long as it still is."""
        out = list(read)
        for tile in self.apart.extra:
            if out.count(tile) > self.right.count(tile):
                out.remove(tile)
        for tile in self.apart.missing:
            if out.count(tile) < self.right.count(tile):
                out.append(tile)
        return tuple(out)


@dataclass(frozen=True)
class Sight:
    """What lies at the watched places. ``dice`` are throws that no event has used, oldest first."""

    watch: Watch
    tiles: Mapping[Place, tuple[Tile, ...]]
    dice: tuple[tuple[int, ...], ...] = ()
    #: the tile that came last into a hand, where that was seen: the dealer's fourteenth
    last: Mapping[Place, Tile] = field(default_factory=dict)

    def at(self, place: Place) -> tuple[Tile, ...]:
        """The tiles seen at a place."""
        return self.tiles.get(place, ())

    def is_whole(self, round_: Round) -> bool:
        """Whether as many tiles are seen as there are; true where they cannot be counted."""
        if not self.watch.everything(len(round_.seats)):
            return True
        size = len(round_.wall)
        return sum(len(tiles) for tiles in self.tiles.values()) == size

    def too_many(self, round_: Round) -> list[Tile]:
        """Kinds of which more are seen than exist: a misreading, not a move."""
        copies = round_.rules.tile_set(round_.options).copies
        seen: Counter[Tile] = Counter()
        for tiles in self.tiles.values():
            seen.update(tiles)
        return [t for t, n in seen.items() if t != UNKNOWN and n > copies[t]]

    def apart(self, round_: Round) -> dict[Place, Apart]:
        """The watched places that differ from a round; the wall only counts where `is_whole` asks."""
        expected = layout_of(round_)
        found: dict[Place, Apart] = {}
        for place, seen, in_order in self._watched:
            there = expected.get(place, ())
            if there == seen or sorted(there) == in_order:  # nearly always: this is asked of thousands of states
                continue
            missing, extra = apart(there, seen)
            if missing or extra:
                found[place] = Apart(tuple(missing), tuple(extra))
        return found

    @cached_property
    def _watched(self) -> list[tuple[Place, tuple[Tile, ...], list[Tile]]]:
        """The places that are compared, as they are seen and in the order of kinds."""
        seen = [(place, self.at(place)) for place in self.watch.places if place != WALL]
        return [(place, tiles, sorted(tiles)) for place, tiles in seen]

    def fits(self, round_: Round) -> bool:
        """Whether the table lies as in the round."""
        return not self.apart(round_)
