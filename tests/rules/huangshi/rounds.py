"""Random finished rounds of `huangshi`, near enough to wins that many are some."""

from __future__ import annotations

from collections import Counter
from random import Random

from mjdesk.engine.case import By, Case, SeatCase, WinCase
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.options import Options
from mjdesk.engine.rules.values import Special
from mjdesk.engine.tiles import DRAGONS, STANDARD, SUITED, UNKNOWN, Tile

from .played import random_options
from .table import RULES

KONGS = (MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED, MeldKind.GANG_CONCEALED)
WAYS = (By.DRAW, By.DRAW, By.DISCARD, By.DISCARD, By.DISCARD, By.KONG)
JIANG = parse_tiles("258m258p258s")


def random_case(random: Random, most_wild: int = 2) -> Case:
    """A round in which no tile is there five times and every meld fits."""
    while True:
        case = _Maker(random, most_wild).case()
        assert case.indicator is not None
        seen = Counter([case.indicator, case.wins[0].tile])
        for seat in case.seats:
            seen.update([*seat.hand, *(tile for meld in seat.melds for tile in meld.tiles)])
        if all(n <= 4 for tile, n in seen.items() if tile < STANDARD):
            return case


class _Maker:
    """Makes one round."""

    def __init__(self, random: Random, most_wild: int) -> None:
        self.random, self.most_wild = random, most_wild
        self.options: Options = random_options(random)
        self.players = random.choice((2, 3, 4, 4))
        self.kinds = [tile for tile in range(STANDARD) if tile in RULES.tile_set(self.options)]
        self.indicator = random.choice(self.kinds)
        self.special: Special = RULES.special(self.options, self.indicator)
        self.play = self.options["play"]

    def case(self) -> Case:
        random = self.random
        winner = random.randrange(self.players)
        colour = self.colour()
        hand, melds = self.hand(winner, colour)
        melds += self.singles()
        tile = hand.pop(random.randrange(len(hand)))
        by = random.choice(WAYS)
        source = (winner + random.randrange(1, self.players)) % self.players
        said: tuple[str, ...] = ()
        if by is By.DRAW:
            kong = any(meld.is_kong for meld in melds)
            said = random.choice(((), (), ("last_tile",), ("after_kong",) if kong else ()))
        others = [SeatCase((UNKNOWN,) * 13, tuple(self.melds_of(seat))) for seat in range(self.players)]
        others[winner] = SeatCase(tuple(sorted(hand)), tuple(melds))
        passed = {str(winner): [random.choice((tile, random.choice(self.kinds)))]} if random.random() < 0.1 else {}
        win = WinCase(winner, by, tile, None if by is By.DRAW else source, said)
        return Case(RULES.id, self.options, tuple(others), (win,), indicator=self.indicator, extra={"passed": passed})

    def colour(self) -> list[Tile]:
        """The tiles a hand is made of."""
        suit = self.random.randrange(3)
        pool = [tile for tile in self.kinds if tile not in self.special.to_lay]
        colours = (pool, [t for t in pool if t // 9 == suit], [t for t in pool if t in JIANG])
        return self.random.choice(colours)

    def hand(self, owner: int, colour: list[Tile]) -> tuple[list[Tile], list[Meld]]:
        """Concealed tiles with the winning one, mostly complete, some of them made wild; and the melds."""
        random = self.random
        melds: list[Meld] = []
        if random.random() < 0.2:
            hand = [tile for _ in range(7) for tile in [random.choice(colour)] * 2]
        else:
            triplets = random.random() < 0.5
            number = random.choice((0, 0, 1, 1, 2, 3, 4))
            melds = [self.meld(owner, colour, triplets) for _ in range(number)]
            hand = [tile for _ in range(4 - number) for tile in self.group(colour, triplets)]
            hand += [random.choice([t for t in colour if t in JIANG] if random.random() < 0.6 else colour)] * 2
        for _ in range(random.randrange(self.most_wild + 1)):
            hand[random.randrange(len(hand))] = self.special.wild[0]
        if random.random() < 0.15:
            hand[random.randrange(len(hand))] = random.choice(self.kinds)
        while hand.count(self.special.wild[0]) > self.most_wild:
            hand[hand.index(self.special.wild[0])] = random.choice(colour)
        return hand, melds

    def group(self, colour: list[Tile], triplets: bool) -> tuple[Tile, Tile, Tile]:
        tile = self.random.choice(colour)
        if not triplets and tile < SUITED and tile % 9 < 7 and tile + 1 in colour and tile + 2 in colour:
            return tile, tile + 1, tile + 2
        return tile, tile, tile

    def meld(self, owner: int, colour: list[Tile], triplets: bool) -> Meld:
        random = self.random
        if self.play != "no_dragons" and random.random() < 0.1:
            return Meld(MeldKind.GANG_SET, DRAGONS)
        source = (owner + random.randrange(1, self.players)) % self.players
        while True:
            tiles = self.group(colour, triplets)
            run, wild = len(set(tiles)) == 3, not set(tiles).isdisjoint(self.special.wild)
            if wild and not (self.play == "no_dragons" or (self.play == "huanghuang" and run)):
                colour = [*colour, *(t for t in range(SUITED) if t not in self.special.kong)]
                continue
            if run:
                return Meld(MeldKind.CHI, tiles, source, next((t for t in tiles if t not in self.special.wild), None))
            if random.random() < 0.5:
                kind = random.choice(KONGS)
                taken = (None, None) if kind is MeldKind.GANG_CONCEALED else (source, tiles[0])
                return Meld(kind, (tiles[0],) * 4, *taken)
            return Meld(MeldKind.PENG, tiles, source, tiles[0])

    def melds_of(self, owner: int) -> list[Meld]:
        """The melds of another seat."""
        pool = [tile for tile in self.kinds if tile not in self.special.to_lay]
        number = self.random.choice((0, 0, 1, 2))
        return [*(self.meld(owner, pool, self.random.random() < 0.5) for _ in range(number)), *self.singles()]

    def singles(self) -> list[Meld]:
        """Kongs laid one by one."""
        if not self.special.kong or self.random.random() < 0.6:
            return []
        kong = sorted(self.special.kong)
        return [Meld(MeldKind.GANG_SINGLE, (self.random.choice(kong),)) for _ in range(self.random.choice((1, 1, 2)))]
