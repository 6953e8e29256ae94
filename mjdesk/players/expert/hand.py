"""Concealed tiles as routes see them: natural tiles, wild ones set aside, kong tiles that must be laid."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.melds import Meld
from ...engine.tiles import SUITED, Tile
from .scene import Scene


class Hand:
    """Concealed tiles with the melds already laid."""

    def __init__(self, scene: Scene, counts: Sequence[int], melds: tuple[Meld, ...]) -> None:
        self.scene = scene
        self.melds = melds
        self.all = list(counts)
        self.natural = list(counts)
        self.wild = 0
        #: kong tiles that no hand may hold: they would be laid one by one
        self.laid: list[Tile] = []
        for tile in scene.wild_kinds:
            self.wild += self.natural[tile]
            self.natural[tile] = 0
        for tile in scene.to_lay:
            self.laid += [tile] * self.natural[tile]
            self.natural[tile] = 0
        self.groups = 4 - sum(meld.is_group for meld in melds)
        self.is_open = any(meld.is_opening for meld in melds)
        self.grouped = [tuple(sorted(meld.tiles)) for meld in melds if meld.is_group]

    def once_ready(self) -> Hand:
        """The same with what will have been declared when it is ready."""
        scene = self.scene.once_ready
        return self if scene is self.scene else Hand(scene, self.all, self.melds)

    def claims(self, counts: Sequence[int], tile: Tile) -> float:
        """How many of the others' turns bring the tile when they throw it: all for a triplet, one for a run."""
        scene = self.scene
        if tile in scene.locked:
            return 0.0
        if counts[tile] >= 2:
            return scene.players - 1
        if scene.system.chi and tile < SUITED and _makes_run(counts, tile):
            return 1.0
        return 0.0

    def rate(self, own: Sequence[int], useful: Sequence[Tile]) -> float:
        """Useful tiles a turn: those drawn, and those that others throw and that may be claimed."""
        scene = self.scene
        return sum(
            [scene.drawn[tile] + scene.thrown[tile] * self.claims(own, tile) for tile in useful if scene.natural[tile]]
        )


def _makes_run(counts: Sequence[int], tile: Tile) -> bool:
    place = tile % 9
    return bool(
        (place > 1 and counts[tile - 1] and counts[tile - 2])
        or (0 < place < 8 and counts[tile - 1] and counts[tile + 1])
        or (place < 7 and counts[tile + 1] and counts[tile + 2])
    )
