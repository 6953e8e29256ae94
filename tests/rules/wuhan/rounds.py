"""Random finished rounds of `wuhan`, near enough to wins that many are some."""

from __future__ import annotations

from collections import Counter
from random import Random

from mjdesk.engine.case import By, Case, SeatCase, WinCase
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.options import Options, complete
from mjdesk.engine.rules.wuhan import Wuhan
from mjdesk.engine.tiles import RED, STANDARD, SUITED, Tile

RULES = Wuhan()


def random_options(random: Random) -> Options:
    """Options that fit each other."""
    chosen: dict[str, object] = {}
    for option in RULES.options:
        if option.kind == "bool":
            chosen[option.id] = random.random() < 0.5
        elif random.random() < 0.5:
            chosen[option.id] = random.choice(option.values)
    cap = random.choice((0, 1, 37, 160, 300, 800))
    return complete(RULES.options, {**chosen, "cap": cap, "jinding": random.choice((0, cap + 1, 2 * cap + 5))})


def random_case(random: Random, most_laizi: int = 2) -> Case:
    """A round as `_random_case` makes it in which no seat holds a fifth tile of a kind."""
    while True:
        case = _random_case(random, most_laizi)
        if all(n <= 4 for seat in range(4) for n in Counter(_held(case, seat)).values()):
            return case


def _held(case: Case, seat: int) -> list[Tile]:
    won = [win.tile for win in case.wins if win.seat == seat]
    return [*case.seats[seat].hand, *(t for meld in case.seats[seat].melds for t in meld.tiles), *won]


def _random_case(random: Random, most_laizi: int) -> Case:
    """A round whose only winner passes the checks 1 to 8; mostly a complete hand with some tiles made wild."""
    options = random_options(random)
    indicator = random.randrange(STANDARD)
    special = RULES.special(options, indicator)
    plain = [tile for tile in range(STANDARD) if tile not in special.locked]
    counts = [4] * STANDARD
    counts[indicator] -= 1
    winner = random.randrange(4)
    source = random.choice([seat for seat in range(4) if seat != winner])
    colour = _colour(random, plain)
    number = random.choice((1, 1, 2, 2, 3, 3, 4))
    only_triplets = random.random() < 0.4
    melds = [_meld(random, counts, colour, winner, only_triplets) for _ in range(number)]
    if not any(meld.is_opening for meld in melds):
        melds[0] = Meld(MeldKind.PENG, melds[0].tiles[:3], (winner + 1) % 4, melds[0].tiles[0])
    hand = [tile for _ in range(4 - number) for tile in _set(random, counts, colour, only_triplets)]
    hand += [_pair_tile(random, counts, colour)] * 2
    for _ in range(random.randrange(most_laizi + 1)):
        hand[random.randrange(len(hand))] = special.wild[0]
    if random.random() < 0.2:
        hand[random.randrange(len(hand))] = random.choice(plain)
    while hand.count(special.wild[0]) > most_laizi:
        hand[hand.index(special.wild[0])] = random.choice(plain)
    random.shuffle(hand)
    by = random.choice((By.DRAW, By.DRAW, By.DISCARD, By.DISCARD, By.KONG))
    last = next((i for i, t in enumerate(hand) if t not in special.locked), None)
    if last is None:
        by = By.DRAW
    tile = hand.pop(last if last is not None and by is not By.DRAW else 0)
    melds += _singles(random, special.kong)
    others = {seat: _other(random, seat, plain, special.kong) for seat in range(4) if seat != winner}
    if by is By.KONG:
        robbed = Meld(MeldKind.PENG, (tile,) * 3, (source + 1) % 4, tile)
        others[source] = SeatCase(others[source].hand, (robbed, *others[source].melds[1:]))
    spoken: tuple[str, ...] = random.choice(((), (), ("last_tile",), ("after_kong",)))
    if "after_kong" in spoken and not any(meld.is_kong for meld in melds):
        spoken = ()
    won = WinCase(winner, by, tile, None if by is By.DRAW else source, spoken)
    seats = {**others, winner: SeatCase(tuple(hand), tuple(melds))}
    return Case(
        "wuhan",
        options,
        tuple(seats[seat] for seat in range(4)),
        (won,),
        random.randrange(4),
        indicator=indicator,
    )


def _colour(random: Random, plain: list[Tile]) -> list[Tile]:
    """The tiles a hand is made of: any, mostly one suit, honours, or 2, 5 and 8."""
    suit = random.randrange(3)
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


def _meld(random: Random, counts: list[int], colour: list[Tile], owner: int, only_triplets: bool) -> Meld:
    tiles = _set(random, counts, colour, only_triplets)
    if len(set(tiles)) == 3:
        return Meld(MeldKind.CHI, tiles, (owner - 1) % 4, tiles[0])
    source = (owner + random.randrange(1, 4)) % 4
    if counts[tiles[0]] and random.random() < 0.4:
        counts[tiles[0]] -= 1
        kind = random.choice((MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED, MeldKind.GANG_CONCEALED))
        return Meld(kind, (tiles[0],) * 4, None if kind is MeldKind.GANG_CONCEALED else source)
    return Meld(MeldKind.PENG, tiles, source, tiles[0])


def _singles(random: Random, kong: frozenset[Tile]) -> list[Meld]:
    number = random.choice((0, 0, 0, 1, 2))
    return [Meld(MeldKind.GANG_SINGLE, (random.choice(sorted(kong | {RED})),)) for _ in range(number)]


def _other(random: Random, owner: int, plain: list[Tile], kong: frozenset[Tile]) -> SeatCase:
    counts = [4] * STANDARD
    melds = [_meld(random, counts, plain, owner, False) for _ in range(random.randrange(3))]
    pool = plain if random.random() < 0.7 else [t for t in plain if t < SUITED and t % 3 == 1]
    hand = tuple(random.sample([t for t in pool for _ in range(counts[t])], 13 - 3 * len(melds)))
    return SeatCase(hand, (*melds, *_singles(random, kong)))
