"""Liability (包牌): what a tile thrown may cost because who feeds a meld, or a win, pays for the others too.

What is owed the rule system says: its own judgement of what the other seat might win with, the meld fed by this one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final, TypeAlias

from ...engine.case import By, WinCase
from ...engine.melds import Meld, MeldKind
from ...engine.rules.registry import rule_system
from ...engine.shapes import KINDS_258
from ...engine.tiles import HONOURS, SUITED, Tile
from ...engine.view import View
from .others import Others, typical_hands
from .pace import BY_DISCARD
from .scene import Scene

#: how likely a seat whose melds allow one kind of hand has it, by the number of melds
_OF_A_KIND: Final = (0.0, 0.1, 0.4, 0.7, 0.9)
#: a seat that is fed wins the round so often
_WINS: Final = 0.4
#: pairs and parts are held more often than tiles by chance are alike, or in a row
_HELD: Final = 3.0
#: melds from which on a seat is looked at
_MELDS: Final = 2
_KONG_FED: Final = "after_kong_exposed_by"


#: from concealed tiles, winning tile and melds, what this seat pays for others
Owed: TypeAlias = Callable[[tuple[Tile, ...], Tile, tuple[Meld, ...]], float]


def may_bind(view: View) -> bool:
    """Whether another has laid so much that feeding it may bind."""
    if not rule_system(view.setup.rules).hand_facts(view.setup.options).liable:
        return False
    return any(
        sum(meld.is_opening for meld in state.melds) >= _MELDS
        for seat, state in enumerate(view.seats)
        if seat != view.seat
    )


class Liabilities:
    """What discards of one decision may cost by liability."""

    def __init__(self, scene: Scene, others: Others) -> None:
        self.scene = scene
        self.others = others
        self._may_bind = may_bind(scene.view)

    def cost(self, tile: Tile, melds: tuple[Meld, ...]) -> float:
        """Points expected to be paid in the place of others because of a tile thrown, ≥ 0; ``melds``: the own ones."""
        scene = self.scene
        if not self._may_bind or tile in scene.locked:
            return 0.0
        points = 0.0
        for seat in scene.others:
            if tile not in self.others.safe[seat]:
                points += self.others.won_on(seat, tile) * self._owed_now(seat, melds, tile)
            for chance, fed in self._fed(seat, tile):
                points += chance * self._owed_later(seat, melds, fed)
        return points

    def _owed_now(self, seat: int, own: tuple[Meld, ...], tile: Tile) -> float:
        """What is owed if the seat wins on the tile."""
        scene = self.scene

        def owed(hand: tuple[Tile, ...], wait: Tile, laid: tuple[Meld, ...]) -> float:
            return scene.owed(hand, WinCase(seat, By.DISCARD, wait, scene.seat), laid, own)

        return sum(share * self._of_hands(seat, None, kinds, owed) for share, kinds in self._kinds(seat, None))

    def _owed_later(self, seat: int, own: tuple[Meld, ...], fed: Meld) -> float:
        """What is owed more if the seat wins with a meld that this one fed than if another had fed it."""
        scene = self.scene
        third = next((s for s in scene.others if s != seat), scene.seat)
        others = Meld(fed.kind, fed.tiles, third, fed.claimed)

        def owed(hand: tuple[Tile, ...], wait: Tile, laid: tuple[Meld, ...]) -> float:
            said = ("after_kong", f"{_KONG_FED}:{scene.seat}") if fed.kind is MeldKind.GANG_EXPOSED else ()
            by_draw = scene.owed(hand, WinCase(seat, By.DRAW, wait, None, said), laid, own)
            if said:
                return by_draw * scene.facts.ready_wins
            by_third = scene.owed(hand, WinCase(seat, By.DISCARD, wait, third), laid, own)
            return _WINS * ((1 - BY_DISCARD) * by_draw + BY_DISCARD * by_third)

        return sum(
            share * max(0.0, self._of_hands(seat, fed, kinds, owed) - self._of_hands(seat, others, kinds, owed))
            for share, kinds in self._kinds(seat, fed)
        )

    def _of_hands(self, seat: int, fed: Meld | None, kinds: Collection[Tile] | None, owed: Owed) -> float:
        """What is owed for the first of the typical hands that is one."""
        for hand, tile, laid in typical_hands(self.scene, seat, fed, kinds):
            points = owed(hand, tile, laid)
            if points:
                return points
        return 0.0

    def _kinds(self, seat: int, fed: Meld | None) -> Iterator[tuple[float, Collection[Tile] | None]]:
        """Of which kinds the hand may be alone, each with how likely that is; None: of all."""
        groups = [meld for meld in (*self.scene.view.seats[seat].melds, fed) if meld is not None and meld.is_group]
        yield 1.0, None
        tiles = {tile for meld in groups for tile in meld.tiles}
        if not tiles or len(groups) < _MELDS:
            return
        alone: list[Collection[Tile]] = [range(first, first + 9) for first in range(0, SUITED, 9)]
        for kinds in (*alone, HONOURS, KINDS_258):
            if tiles <= set(kinds):
                yield _OF_A_KIND[min(4, len(groups))], kinds

    def _fed(self, seat: int, tile: Tile) -> Iterator[tuple[float, Meld]]:
        """The melds for which the seat may claim the tile, each with its chance."""
        scene = self.scene
        state, me, left = scene.view.seats[seat], scene.seat, scene.unseen[tile]
        part = min(0.5, state.concealed / scene.total)
        bound = any(name == _KONG_FED for name in scene.system.told_circumstances)
        if bound and left >= 3:
            yield _HELD * part**3, Meld(MeldKind.GANG_EXPOSED, (tile,) * 4, me, tile)
        if sum(meld.is_opening for meld in state.melds) < _MELDS:
            return
        if left >= 2:
            pair = 1 - (1 - part) ** left - left * part * (1 - part) ** (left - 1)
            yield min(0.5, _HELD * pair), Meld(MeldKind.PENG, (tile,) * 3, me, tile)
        if scene.system.chi and tile < SUITED and (me + 1) % scene.players == seat:
            for low in range(max(0, tile % 9 - 2), min(6, tile % 9) + 1):
                run = tuple(tile - tile % 9 + low + place for place in range(3))
                beside = [1 - (1 - part) ** scene.unseen[other] for other in run if other != tile]
                if not scene.locked.isdisjoint(run):
                    continue
                yield min(0.3, beside[0] * beside[1]), Meld(MeldKind.CHI, run, me, tile)
