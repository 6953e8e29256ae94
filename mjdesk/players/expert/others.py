"""The other seats: what a win of each would cost, and how likely a tile lets one win."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from ...engine.case import NOTHING, By, WinCase
from ...engine.melds import Meld, MeldKind
from ...engine.shapes import Pair
from ...engine.tiles import STANDARD, SUITED, UNKNOWN, Tile, is_258
from ...engine.view import View
from .pace import BY_DISCARD, hazard, liked
from .scene import Scene

#: how likely a ready seat draws what it waits for, in a turn
_WAITED: Final = 0.06


@dataclass(frozen=True, slots=True)
class Loss:
    """What the deciding seat gets (mostly below 0) if another wins by draw, on its discard, on a third one's."""

    by_draw: float
    by_own: float
    by_third: float
    on_discard: bool

    @property
    def mean(self) -> float:
        """On average, as wins come."""
        if not self.on_discard:
            return self.by_draw
        return (1 - BY_DISCARD) * self.by_draw + BY_DISCARD * (self.by_own / 3 + self.by_third * 2 / 3)


class Others:
    """The other seats of a decision."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._losses: dict[tuple[int, tuple[Meld, ...]], Loss] = {}
        self._means: dict[tuple[Meld, ...], float] = {}

    @cached_property
    def hazards(self) -> dict[int, float]:
        """By seat, the chance that it wins before this seat's next turn is over."""
        return {seat: hazard(seen, 0, self.scene.facts) for seat, seen in self.scene.seen.items()}

    @cached_property
    def safe(self) -> dict[int, frozenset[Tile]]:
        """By seat, tiles on which it did not win since it last changed its hand."""
        return safe_tiles(self.scene.view)

    def danger(self, tile: Tile, melds: tuple[Meld, ...]) -> tuple[float, float]:
        """(chance that a tile thrown lets another win, points expected from that, below 0)."""
        scene = self.scene
        if tile in scene.locked:
            return 0.0, 0.0
        chance = points = 0.0
        for seat in scene.others:
            if tile in self.safe[seat]:
                continue
            loss = self.loss(seat, melds)
            if not loss.on_discard:
                continue
            p = self.won_on(seat, tile)
            chance += p
            points += p * loss.by_own
        return chance, points

    def robbed(self, tile: Tile, melds: tuple[Meld, ...]) -> tuple[float, float]:
        """(chance that a tile added to a pung lets another win, points expected from that, below 0)."""
        chance = points = 0.0
        for seat in self.scene.others:
            cost = self._robbed(seat, melds)
            if cost is not None and tile not in self.safe[seat]:
                p = self.won_on(seat, tile)
                chance += p
                points += p * cost
        return chance, points

    def _robbed(self, seat: int, own: tuple[Meld, ...]) -> float | None:
        """What it brings that a seat robs a kong: who is robbed may pay for all. None: it may not."""
        scene = self.scene
        third = next((s for s in scene.others if s != seat), seat)
        for hand, tile, melds in typical_hands(scene, seat):
            pung = Meld(MeldKind.PENG, (tile,) * 3, third, tile)
            paid = scene.income(hand, WinCase(seat, By.KONG, tile, scene.seat), melds, own_melds=(*own, pung))
            if paid is not None:
                return paid[scene.seat]
        return None

    def last_draw(self, melds: tuple[Meld, ...]) -> tuple[float, float]:
        """(chance that another draws the last tile and wins, points expected from that): who is ready takes it."""
        seat = max(self.scene.others, key=lambda other: self.hazards[other])
        risk = self.hazards[seat] * (1 - BY_DISCARD)
        return risk, risk * self.loss(seat, melds).by_draw

    def won_on(self, seat: int, tile: Tile) -> float:
        """The chance that a seat wins on a tile if it is thrown now and may be won on."""
        scene = self.scene
        share = self.hazards[seat] * BY_DISCARD / (scene.players - 1)
        return min(0.5, share * liked(tile, scene.unseen, scene.facts.pair is Pair.SUITED_258))

    def usual_danger(self, melds: tuple[Meld, ...]) -> float:
        """Points expected to be lost, ≥ 0, by a tile that nobody has seen yet and that is thrown."""
        drawn = self.scene.drawn
        return -sum(share * self.danger(tile, melds)[1] for tile, share in enumerate(drawn) if share)

    def mean_loss(self, melds: tuple[Meld, ...]) -> float:
        """What the deciding seat gets on average if another wins; ``melds``: its own by then."""
        if melds not in self._means:
            total = weight = 0.0
            for seat in self.scene.others:
                share = self.hazards[seat] + 0.02
                total += share * self.loss(seat, melds).mean
                weight += share
            mean = total / weight * self.scene.loss_growth * self.scene.facts.loss
            limit = self.scene.facts.limit
            self._means[melds] = max(mean, -float(limit)) if limit and mean < 0 else mean
        return self._means[melds]

    def loss(self, seat: int, melds: tuple[Meld, ...]) -> Loss:
        """What a typical win of the seat would bring the deciding one."""
        key = (seat, melds)
        if key not in self._losses:
            self._losses[key] = self._loss(seat, melds)
        return self._losses[key]

    def _loss(self, seat: int, own: tuple[Meld, ...]) -> Loss:
        scene = self.scene
        third = next((s for s in scene.others if s != seat), scene.seat)
        for hand, tile, melds in typical_hands(scene, seat):
            # who may declare has done so by the time it wins
            marks = scene.view.seats[seat].declared or scene.facts.declares

            def paid(win: WinCase, extra: Mapping[str, Any] = NOTHING) -> float | None:
                found = scene.income(hand, win, melds, own_melds=own, extra=extra, marks=marks)  # noqa: B023 - called in this turn of the loop
                return None if found is None else found[scene.seat]

            by_draw = paid(WinCase(seat, By.DRAW, tile))
            if by_draw is None:
                continue
            if marks:
                by_draw = self._with_bonuses(seat, by_draw, paid)
            by_own = paid(WinCase(seat, By.DISCARD, tile, scene.seat))
            by_third = paid(WinCase(seat, By.DISCARD, tile, third))
            if by_own is None or by_third is None:
                return Loss(by_draw, by_draw, by_draw, False)
            return Loss(by_draw, by_own, by_third, True)
        return Loss(-1.0, -1.0, 0.0, True)

    def _with_bonuses(
        self, seat: int, by_draw: float, paid: Callable[[WinCase, Mapping[str, Any]], float | None]
    ) -> float:
        """What a win by draw of a seat costs that has declared: by its waits, or by what the declaration brings."""
        scene, chance = self.scene, _WAITED
        points = chance * by_draw
        for bonus in scene.system.bonuses(scene.view, (), once=False):
            cost = paid(WinCase(seat, By.DRAW, bonus.tile, None, bonus.circumstances), bonus.extra)
            if cost is not None:
                chance += bonus.chance
                points += bonus.chance * cost
        return points / chance


def typical_hands(
    scene: Scene, seat: int, fed: Meld | None = None, kinds: Collection[Tile] | None = None
) -> Iterator[tuple[tuple[Tile, ...], Tile, tuple[Meld, ...]]]:
    """Hands with which the seat might win: its tiles before, the winning tile, its melds.

    ``fed``: a meld that it lays before; ``kinds``: of these alone, where the hand is so.
    """
    view = scene.view
    left = [n if kinds is None or tile in kinds else 0 for tile, n in enumerate(scene.unseen)]
    for tile in scene.locked:
        left[tile] = 0
    melds = []
    for meld in view.seats[seat].melds:
        if UNKNOWN in meld.tiles:
            kind = next((t for t in range(STANDARD) if left[t] == 4), None)
            if kind is None:
                continue
            left[kind] = 0
            melds.append(Meld(meld.kind, (kind,) * 4, meld.source, meld.claimed))
        else:
            melds.append(meld)
    if fed is not None:
        melds.append(fed)
        for tile in fed.tiles:
            left[tile] = max(0, left[tile] - 1)
    groups = 4 - sum(m.is_group for m in melds)
    opened = any(m.is_opening for m in melds)
    grouped = [m for m in melds if m.is_group]
    all_alike = len(grouped) > 1 and all(m.tiles[0] == m.tiles[-1] for m in grouped)
    for triplets in (groups, 1, 0) if all_alike else (min(1, groups), 0, groups):
        built = _built(left, groups, triplets)
        if built is None:
            continue
        parts, pair = built
        laid = list(melds)
        if not opened and scene.facts.must_open and parts:
            first = parts.pop(0)
            source = (seat - 1) % scene.players
            kind_of = MeldKind.CHI if first[0] != first[-1] else MeldKind.PENG
            laid.append(Meld(kind_of, first, source, first[0]))
        tiles = [t for part in parts for t in part] + [pair, pair]
        tile = parts[-1][-1] if parts else pair
        tiles.remove(tile)
        yield tuple(sorted(tiles)), tile, tuple(laid)


def _built(left: list[int], groups: int, triplets: int) -> tuple[list[tuple[Tile, ...]], Tile] | None:
    """Groups of tiles not seen, so many of them triplets, and a pair, suits in turn."""
    rest = list(left)
    pairs = [t for t in range(SUITED) if is_258(t) and rest[t] >= 2] or [t for t in range(STANDARD) if rest[t] >= 2]
    if not pairs:
        return None
    pair = max(pairs, key=lambda t: (rest[t], -t))
    rest[pair] -= 2
    parts: list[tuple[Tile, ...]] = []
    for number in range(groups):
        if number < triplets:
            kinds = [t for t in range(STANDARD) if rest[t] >= 3]
            # a terminal first: some systems ask for one
            kinds.sort(key=lambda t: (t >= SUITED, t % 9 not in (0, 8), -rest[t], t))
            options = [(t,) * 3 for t in kinds]
        else:
            lows = [t for t in range(SUITED) if t % 9 < 7 and rest[t] and rest[t + 1] and rest[t + 2]]
            used = [part[0] // 9 for part in parts]
            lows.sort(key=lambda t: (used.count(t // 9), t % 9 not in (0, 6) or number > 0, -rest[t], t))
            options = [(t, t + 1, t + 2) for t in lows]
        if not options:
            return None
        part = options[0]
        for tile in part:
            rest[tile] -= 1
        parts.append(part)
    return parts, pair


def safe_tiles(view: View) -> dict[int, frozenset[Tile]]:
    """By seat, the tiles thrown since it last threw one from its hand, its own last one included.

    The order of the discards is found again from whose turn it was.
    """
    order: list[tuple[int, Tile, bool]] = []
    players = len(view.seats)
    at = [0] * players
    seat = view.setup.dealer
    while at[seat] < len(view.seats[seat].discards):
        thrown = view.seats[seat].discards[at[seat]]
        at[seat] += 1
        order.append((seat, thrown.tile, thrown.drawn))
        seat = (seat + 1) % players if thrown.claimed_by is None else thrown.claimed_by
    found = {}
    for other in range(players):
        tiles: set[Tile] = set()
        for who, tile, drawn in reversed(order):
            tiles.add(tile)
            if who == other and not drawn:
                break
        else:
            tiles = {tile for _, tile, _ in order}
        found[other] = frozenset(tiles)
    return found
