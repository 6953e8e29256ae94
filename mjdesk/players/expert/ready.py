"""What a ready hand wins: which waits the rules allow, how they come, and what they pay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ...engine.case import By, WinCase
from ...engine.melds import Meld, MeldKind
from ...engine.shapes import Group, Pair, splits
from ...engine.tiles import Tile
from .hand import Hand
from .pace import thrown
from .routes import Route

#: waits that are judged one by one when the hand is near, and when it is far; the others pay as the last of them
_JUDGED_NEAR: Final = 3
_JUDGED_FAR: Final = 1


@dataclass(frozen=True, slots=True)
class Ready:
    """A ready hand: ``own`` its natural tiles, ``wild`` wild ones, ``waits`` with ``unseen`` copies of each kind.

    ``melds`` are those that will be laid by then; ``far``: it is not ready yet, but may be so some day.
    """

    hand: Hand
    route: Route
    own: list[int]
    wild: int
    melds: tuple[Meld, ...]
    waits: tuple[Tile, ...]
    unseen: list[int]
    far: bool

    @property
    def concealed(self) -> tuple[Tile, ...]:
        """The tiles in order."""
        tiles = [tile for tile, n in enumerate(self.own) for _ in range(n)]
        return tuple(sorted([*tiles, *self.hand.scene.wild_kinds[:1] * self.wild]))

    def worth(self, opened: bool) -> tuple[float, float] | None:
        """(winning tiles a turn, mean points), ``opened``: with a claimed meld; None where nothing wins.

        Over the number of kong tiles that may still be drawn and laid.
        """
        scene = self.hand.scene
        concealed, melds = self.concealed, self.melds
        if opened and not self.hand.is_open:
            exposed = self._exposed()
            if exposed is None:
                return None
            concealed, melds = _without(concealed, exposed.tiles), (*melds, exposed)
        if scene.spare_kong is None:
            return self._judged(concealed, melds)
        rate = points = 0.0
        for share in scene.kongs_to_come:
            known = self._judged(concealed, melds)
            if known is not None:
                rate += share * known[0]
                points += share * known[0] * known[1]
            melds = (*melds, Meld(MeldKind.GANG_SINGLE, (scene.spare_kong,)))
        return (rate, points / rate) if rate else None

    def _judged(self, concealed: tuple[Tile, ...], melds: tuple[Meld, ...]) -> tuple[float, float] | None:
        scene = self.hand.scene
        rate = points = 0.0
        closely = _JUDGED_FAR if self.far else _JUDGED_NEAR
        by_draw: int | None = None
        by_discard: int | None = None
        for place, tile in enumerate(sorted(self.waits, key=lambda t: -self.unseen[t])):
            if not self.unseen[tile]:
                break
            if place < closely:
                by_draw, by_discard = self._pays(concealed, melds, tile)
            share = self.unseen[tile] / scene.total
            if by_draw is not None:
                rate += share
                points += share * by_draw
            if by_discard is not None and tile not in scene.locked:
                share *= thrown(tile) * (scene.players - 1)
                rate += share
                points += share * by_discard
        return (rate, points / rate) if rate else None

    def _pays(self, concealed: tuple[Tile, ...], melds: tuple[Meld, ...], tile: Tile) -> tuple[int | None, int | None]:
        """What a win on the tile brings by draw and by discard."""
        scene = self.hand.scene
        drawn = scene.income(concealed, WinCase(scene.seat, By.DRAW, tile), melds)
        found = None
        if tile not in scene.locked:
            source = (scene.seat + 1) % scene.players
            found = scene.income(concealed, WinCase(scene.seat, By.DISCARD, tile, source), melds)
        return (
            None if drawn is None else drawn[scene.seat],
            None if found is None else found[scene.seat],
        )

    def _exposed(self) -> Meld | None:
        """A group of the hand as it would lie if it had been claimed."""
        scene, own = self.hand.scene, self.own
        before, after = (scene.seat - 1) % scene.players, (scene.seat + 1) % scene.players
        for tile, n in enumerate(own):
            if n >= 3 and tile not in scene.locked:
                return Meld(MeldKind.PENG, (tile,) * 3, after, tile)
        if not scene.system.chi or not self.route.structured:
            return None
        for wait in self.waits:
            for group in self._groups_with(wait):
                tiles = group.tiles
                if group.is_run and wait not in tiles and all(own[t] and t not in scene.locked for t in tiles):
                    return Meld(MeldKind.CHI, tiles, before, tiles[1])
        return None

    def _groups_with(self, wait: Tile) -> Iterator[Group]:
        """The groups of one reading of the hand with a wait."""
        counts = list(self.own)
        counts[wait] += 1
        if sum(counts) + self.wild == 3 * self.hand.groups + 2:
            split = next(splits(counts, self.hand.groups, self.wild, Pair.ANY), None)
            if split is not None:
                yield from split.groups


def _without(tiles: tuple[Tile, ...], gone: tuple[Tile, ...]) -> tuple[Tile, ...]:
    rest = list(tiles)
    for tile in gone:
        rest.remove(tile)
    return tuple(rest)
