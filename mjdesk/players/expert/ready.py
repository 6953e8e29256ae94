"""What a ready hand wins: which waits the rules allow, how they come, and what they pay."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ...engine.case import NOTHING, By, WinCase
from ...engine.melds import Meld, MeldKind
from ...engine.shapes import Group, Pair, splits
from ...engine.tiles import Tile
from .chance import Coming
from .hand import Hand
from .routes import Route

#: waits that are judged one by one when the hand is near, and when it is far; the others pay as the last of them
_JUDGED_NEAR: Final = 3
_JUDGED_FAR: Final = 1
#: what a win at once counts for among those by draw: a ready hand waits for some turns
_SPREAD: Final = 0.25
#: turns from the end of the wall from which on it is looked at what the last tile pays
_NEAR_END: Final = 4
_LAST: Final = ("last_tile",)
#: of the winning tiles that others should throw, those that come: they claim out of turn, win themselves, hold on
_COMES_OUT: Final = 0.7


@dataclass(frozen=True, slots=True)
class Ready:
    """A ready hand: ``own`` its natural tiles, ``wild`` wild ones, ``waits`` with ``unseen`` copies of each kind.

    ``melds`` are those that will be laid by then; ``later``: it will declare what may be declared;
    ``far``: it is not ready soon.
    """

    hand: Hand
    route: Route
    own: list[int]
    wild: int
    melds: tuple[Meld, ...]
    waits: tuple[Tile, ...]
    unseen: list[int]
    far: bool
    later: bool

    @property
    def concealed(self) -> tuple[Tile, ...]:
        """The tiles in order."""
        tiles = [tile for tile, n in enumerate(self.own) for _ in range(n)]
        return tuple(sorted([*tiles, *self.hand.scene.wild_kinds[:1] * self.wild]))

    def worth(self, opened: bool) -> Coming | None:
        """How its wins come, ``opened``: with a claimed meld; None where nothing wins.

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
            return _sum([(1.0, self._judged(concealed, melds)), (_SPREAD, self._at_once(concealed, melds, True))])
        found = []
        for share in scene.kongs_to_come:
            found.append((share, self._judged(concealed, melds)))
            melds = (*melds, Meld(MeldKind.GANG_SINGLE, (scene.spare_kong,)))
        return _sum(found)

    def _judged(self, concealed: tuple[Tile, ...], melds: tuple[Meld, ...]) -> Coming:
        scene = self.hand.scene
        draw = drawn = last = discard = discarded = 0.0
        closely = _JUDGED_FAR if self.far else _JUDGED_NEAR
        near_end = scene.turns <= _NEAR_END
        by_draw = by_last = by_discard = None
        for place, tile in enumerate(sorted(self.waits, key=lambda t: -self.unseen[t])):
            if not self.unseen[tile]:
                break
            if place < closely:
                by_draw = self._drawn(concealed, melds, tile)
                by_last = self._drawn(concealed, melds, tile, _LAST) if near_end else by_draw
                by_discard = self._thrown(concealed, melds, tile)
            part = self.unseen[tile] / scene.unseen[tile]
            if by_draw is not None:
                share = scene.drawn[tile] * part
                draw += share
                drawn += share * by_draw
                last += share * (by_draw if by_last is None else by_last)
            if by_discard is not None and tile not in scene.locked:
                share = scene.thrown[tile] * part * (scene.players - 1) * _COMES_OUT
                discard += share
                discarded += share * by_discard
        if scene.marks:
            for bonus in scene.system.bonuses(scene.view, self.waits, once=False):
                win = WinCase(scene.seat, By.DRAW, bonus.tile, None, bonus.circumstances)
                paid = scene.income(concealed, win, melds, extra=bonus.extra)
                if paid is not None:
                    draw += bonus.chance
                    drawn += bonus.chance * paid[scene.seat]
                    last += bonus.chance * paid[scene.seat]
        return Coming(draw, drawn / (draw or 1), discard, discarded / (discard or 1), last / (draw or 1))

    def at_once(self) -> tuple[float, float]:
        """(chance, points) of the wins that declaring brings at once."""
        won = self._at_once(self.concealed, self.melds, False)
        return won.draw, won.by_draw

    def _at_once(self, concealed: tuple[Tile, ...], melds: tuple[Meld, ...], spread: bool) -> Coming:
        """The same as if they came by draw; ``spread``: of a hand that will declare when it is ready."""
        scene, chance, points = self.hand.scene, 0.0, 0.0
        if scene.declaring and (self.later or not spread):
            for bonus in scene.system.bonuses(scene.view, self.waits, once=True):
                win = WinCase(scene.seat, By.DRAW, bonus.tile, None, bonus.circumstances)
                paid = scene.income(concealed, win, melds, extra=bonus.extra)
                if bonus.once and paid is not None:
                    chance += bonus.chance
                    points += bonus.chance * paid[scene.seat]
        mean = points / (chance or 1)
        return Coming(chance, mean, 0.0, 0.0, mean)

    def by_draw(self, melds: tuple[Meld, ...], circumstances: tuple[str, ...], key: str = "") -> float | None:
        """Mean points of a win on a tile drawn so, None where none is allowed; ``key``: how the case names it."""
        scene = self.hand.scene
        share = points = 0.0
        for tile in self.waits:
            paid = self._drawn(self.concealed, melds, tile, circumstances, {key: (tile,)} if key else NOTHING)
            if paid is not None and self.unseen[tile]:
                share += scene.drawn[tile]
                points += scene.drawn[tile] * paid
        return points / share if share else None

    def _drawn(
        self,
        concealed: tuple[Tile, ...],
        melds: tuple[Meld, ...],
        tile: Tile,
        circumstances: tuple[str, ...] = (),
        extra: Mapping[str, Any] = NOTHING,
    ) -> float | None:
        """What a win by draw on the tile brings."""
        scene = self.hand.scene
        win = WinCase(scene.seat, By.DRAW, tile, None, circumstances)
        paid = scene.income(concealed, win, melds, extra=extra)
        return None if paid is None else paid[scene.seat]

    def _thrown(self, concealed: tuple[Tile, ...], melds: tuple[Meld, ...], tile: Tile) -> float | None:
        """What a win on the tile brings that another throws."""
        scene = self.hand.scene
        if tile in scene.locked:
            return None
        source = (scene.seat + 1) % scene.players
        paid = scene.income(concealed, WinCase(scene.seat, By.DISCARD, tile, source), melds)
        return None if paid is None else paid[scene.seat]

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


def _sum(parts: Sequence[tuple[float, Coming]]) -> Coming | None:
    """Over what may be, each with how likely it is; None where nothing wins."""
    draw = sum(share * each.draw for share, each in parts)
    discard = sum(share * each.discard for share, each in parts)
    if not draw + discard:
        return None
    drawn = sum(share * each.draw * each.by_draw for share, each in parts)
    last = sum(share * each.draw * each.by_last for share, each in parts)
    discarded = sum(share * each.discard * each.by_discard for share, each in parts)
    return Coming(draw, drawn / (draw or 1), discard, discarded / (discard or 1), last / (draw or 1))


def _without(tiles: tuple[Tile, ...], gone: tuple[Tile, ...]) -> tuple[Tile, ...]:
    rest = list(tiles)
    for tile in gone:
        rest.remove(tile)
    return tuple(rest)
