"""Random finished rounds of a red-dragon-kong system, near enough to wins that many are some."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from mjdesk.engine.case import By, Case, SeatCase, WinCase
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.options import Options, complete
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.tiles import RED, STANDARD, SUITED, Tile


def random_options(rules: RuleSystem, random: Random, caps: tuple[int, ...]) -> Options:
    """Options that fit each other."""
    chosen: dict[str, object] = {}
    for option in rules.options:
        if option.kind == "bool":
            chosen[option.id] = random.random() < 0.5
        elif random.random() < 0.5:
            chosen[option.id] = random.choice(option.values)
    cap = random.choice(caps)
    return complete(rules.options, {**chosen, "cap": cap, "jinding": random.choice((0, cap + 1, 2 * cap + 5))})


@dataclass
class Maker:
    """Makes rounds of a system: ``ways`` a win may come, ``said`` circumstances, ``caps`` to choose from.

    ``pairs``: how often the winner has a hand of pairs and nothing claimed; ``finish`` may change the case made.
    """

    rules: RuleSystem
    ways: tuple[By, ...] = (By.DRAW, By.DRAW, By.DISCARD, By.DISCARD, By.KONG)
    said: tuple[tuple[str, ...], ...] = ((), (), ("last_tile",), ("after_kong",))
    caps: tuple[int, ...] = (0, 1, 37, 160, 300, 800)
    pairs: float = 0
    finish: Callable[[Case, Random], Case] = lambda case, random: case

    @property
    def players(self) -> int:
        """Number of seats."""
        return self.rules.players[0]

    def case(self, random: Random, most_laizi: int = 2) -> Case:
        """A round in which no seat holds a fifth tile of a kind."""
        while True:
            case = self._case(random, most_laizi)
            if all(n <= 4 for seat in range(self.players) for n in Counter(_held(case, seat)).values()):
                return self.finish(case, random)

    def _case(self, random: Random, most_laizi: int) -> Case:
        """A round whose winner passes the checks before the hand; mostly complete, some tiles made wild."""
        options = random_options(self.rules, random, self.caps)
        kinds = [tile for tile in range(STANDARD) if tile in self.rules.tile_set(options)]
        indicator = random.choice(kinds)
        special = self.rules.special(options, indicator)
        plain = [tile for tile in kinds if tile not in special.locked]
        counts = [4] * STANDARD
        winner = random.randrange(self.players)
        source = random.choice([seat for seat in range(self.players) if seat != winner])
        colour = _colour(random, plain)
        melds: list[Meld] = []
        if random.random() < self.pairs:
            hand = [t for _ in range(7) for t in [_pair_tile(random, counts, colour)] * 2]
        else:
            melds, hand = self._sets(random, counts, colour, winner)
        for _ in range(random.randrange(most_laizi + 1)):
            hand[random.randrange(len(hand))] = special.wild[0]
        if random.random() < 0.2:
            hand[random.randrange(len(hand))] = random.choice(plain)
        while hand.count(special.wild[0]) > most_laizi:
            hand[hand.index(special.wild[0])] = random.choice(plain)
        random.shuffle(hand)
        by = random.choice(self.ways)
        last = next((i for i, t in enumerate(hand) if t not in special.locked), None)
        if last is None:
            by = By.DRAW
        tile = hand.pop(last if last is not None and by is not By.DRAW else 0)
        melds += _singles(random, special.kong)
        others = {s: self._other(random, s, plain, special.kong) for s in range(self.players) if s != winner}
        if by is By.KONG:
            robbed = Meld(MeldKind.PENG, (tile,) * 3, (source + 1) % self.players, tile)
            others[source] = SeatCase(others[source].hand, (robbed, *others[source].melds[1:]))
        spoken = random.choice(self.said)
        if "after_kong" in spoken and not any(meld.is_kong for meld in melds):
            spoken = ()
        won = WinCase(winner, by, tile, None if by is By.DRAW else source, spoken)
        seats = {**others, winner: SeatCase(tuple(hand), tuple(melds))}
        dealer = random.randrange(self.players)
        ordered = tuple(seats[seat] for seat in range(self.players))
        return Case(self.rules.id, options, ordered, (won,), dealer, indicator=indicator)

    def _sets(
        self, random: Random, counts: list[int], colour: list[Tile], winner: int
    ) -> tuple[list[Meld], list[Tile]]:
        """Melds with an opening among them, and complete concealed tiles."""
        number = random.choice((1, 1, 2, 2, 3, 3, 4))
        only_triplets = random.random() < 0.4
        melds = [self._meld(random, counts, colour, winner, only_triplets) for _ in range(number)]
        if not any(meld.is_opening for meld in melds):
            source = (winner + 1) % self.players
            melds[0] = Meld(MeldKind.PENG, melds[0].tiles[:3], source, melds[0].tiles[0])
        hand = [tile for _ in range(4 - number) for tile in _set(random, counts, colour, only_triplets)]
        return melds, hand + [_pair_tile(random, counts, colour)] * 2

    def _meld(self, random: Random, counts: list[int], colour: list[Tile], owner: int, only_triplets: bool) -> Meld:
        tiles = _set(random, counts, colour, only_triplets)
        if len(set(tiles)) == 3:
            return Meld(MeldKind.CHI, tiles, (owner - 1) % self.players, tiles[0])
        source = (owner + random.randrange(1, self.players)) % self.players
        if counts[tiles[0]] and random.random() < 0.4:
            counts[tiles[0]] -= 1
            kind = random.choice((MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED, MeldKind.GANG_CONCEALED))
            return Meld(kind, (tiles[0],) * 4, None if kind is MeldKind.GANG_CONCEALED else source)
        return Meld(MeldKind.PENG, tiles, source, tiles[0])

    def _other(self, random: Random, owner: int, plain: list[Tile], kong: frozenset[Tile]) -> SeatCase:
        counts = [4] * STANDARD
        melds = [self._meld(random, counts, plain, owner, False) for _ in range(random.randrange(3))]
        pool = plain if random.random() < 0.7 else [t for t in plain if t < SUITED and t % 3 == 1]
        if random.random() < 0.3:
            pool = [*plain, *(kong - {RED})]
        tiles = [t for t in pool for _ in range(counts[t])]
        hand = tuple(random.sample(tiles, 13 - 3 * len(melds)))
        if random.random() < self.pairs:
            hand = tuple(_nearly_pairs(random, plain, len(hand)))
        return SeatCase(hand, (*melds, *_singles(random, kong)))


def with_options(case: Case, rules: RuleSystem, **values: object) -> Case:
    """The case under other options."""
    return replace(case, options=complete(rules.options, {**case.options, **values}))


def _held(case: Case, seat: int) -> list[Tile]:
    won = [win.tile for win in case.wins if win.seat == seat]
    return [*case.seats[seat].hand, *(t for meld in case.seats[seat].melds for t in meld.tiles), *won]


def _nearly_pairs(random: Random, plain: list[Tile], size: int) -> list[Tile]:
    kinds = random.sample(plain, (size + 1) // 2)
    return sorted([*kinds, *kinds][:size])


def _colour(random: Random, plain: list[Tile]) -> list[Tile]:
    """The tiles a hand is made of: any, mostly one suit, honours, or 2, 5 and 8."""
    suit = random.choice(sorted({t // 9 for t in plain if t < SUITED}))
    colours = (
        plain,
        [t for t in plain if t // 9 == suit],
        [t for t in plain if t >= SUITED],
        [t for t in plain if t < SUITED and t % 3 == 1],
    )
    return random.choice(colours) if random.random() < 0.7 else plain


def _take(counts: list[int], tiles: tuple[Tile, ...]) -> bool:
    """Take tiles out of the counts if all are there."""
    if all(counts[t] >= tiles.count(t) for t in tiles):
        for t in tiles:
            counts[t] -= 1
        return True
    return False


def _set(random: Random, counts: list[int], colour: list[Tile], only_triplets: bool) -> tuple[Tile, ...]:
    for _ in range(60):
        tile = random.choice(colour)
        run = (tile, tile + 1, tile + 2)
        is_run = not only_triplets and tile < SUITED and tile % 9 < 7 and all(t in colour for t in run)
        tiles = run if is_run and random.random() < 0.7 else (tile,) * 3
        if _take(counts, tiles):
            return tiles
    return (random.choice(colour),) * 3


def _pair_tile(random: Random, counts: list[int], colour: list[Tile]) -> Tile:
    jiang = [t for t in colour if t < SUITED and t % 3 == 1]
    for _ in range(60):
        tile = random.choice(jiang if jiang and random.random() < 0.7 else colour)
        if _take(counts, (tile, tile)):
            return tile
    return random.choice(colour)


def _singles(random: Random, kong: frozenset[Tile]) -> list[Meld]:
    number = random.choice((0, 0, 0, 1, 2))
    return [Meld(MeldKind.GANG_SINGLE, (random.choice(sorted(kong | {RED})),)) for _ in range(number)]
