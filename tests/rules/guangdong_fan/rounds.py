"""Random finished rounds of 鸡平胡 and 新麻将, near enough to wins that many are some.

They pass the checks of the round, its melds and circumstances (rows 1 to 9 of the pages' §5).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from mjdesk.engine.case import By, Case, SeatCase, WinCase
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.options import Options, complete
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.guangdong_jipinghu import JiPingHu
from mjdesk.engine.rules.guangdong_xinzhang import XinZhang
from mjdesk.engine.tiles import DRAGONS, FIRST_FLOWER, HONOURS, STANDARD, SUITED, WINDS, Tile

SYSTEMS: tuple[RuleSystem, ...] = (JiPingHu(), XinZhang())
ORPHANS = parse_tiles("19m19p19sESWNCFP")
GATES = parse_tiles("1112345678999s")
KONGS = (MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED, MeldKind.GANG_CONCEALED)


def random_options(rules: RuleSystem, random: Random) -> Options:
    """Mostly the defaults, now and then another value."""
    chosen: dict[str, object] = {}
    for option in rules.options:
        if random.random() < 0.35:
            values = (True, False) if option.kind == "bool" else option.values
            chosen[option.id] = random.choice(values)
    return complete(rules.options, chosen)


def random_case(rules: RuleSystem, random: Random) -> Case:
    """A round in which no winner has a fifth tile of a kind, and no seat melds with one."""
    while True:
        case = _random_case(rules, random)
        melds = [[tile for meld in seat.melds for tile in meld.tiles] for seat in case.seats]
        if all(n <= 4 for tiles in (*melds, *(held(case, win) for win in case.wins)) for n in Counter(tiles).values()):
            return case


def held(case: Case, win: WinCase) -> list[Tile]:
    """All tiles of a winner."""
    seat = case.seats[win.seat]
    return [*seat.hand, win.tile, *(tile for meld in seat.melds for tile in meld.tiles)]


def _random_case(rules: RuleSystem, random: Random) -> Case:
    options = random_options(rules, random)
    by = random.choice((By.DRAW, By.DRAW, By.DISCARD, By.KONG))
    turn = random.sample(range(4), 4)
    several = by is not By.DRAW and options["multiple_winners"] == "all"
    number = random.choice((1, 1, 2, 3)) if several else 1
    winners, others = turn[:number], turn[number:]
    hands = [_hand(random, winners[0], None)]
    tile = random.choice(hands[0][0])
    hands += [_hand(random, seat, tile) for seat in winners[1:]]
    seats = {seat: _other(random, seat) for seat in others}
    for seat, (full, melds) in zip(winners, hands, strict=True):
        if tile in full:
            full.remove(tile)
        else:
            full.pop()
        seats[seat] = SeatCase(tuple(full), tuple(melds))
    source = None if by is By.DRAW else others[0]
    if by is By.KONG:
        robbed = Meld(MeldKind.PENG, (tile,) * 3, (others[0] + 1) % 4, tile)
        seats[others[0]] = SeatCase(seats[others[0]].hand[:10], (robbed,))
    seats = _flowers(random, options, seats)
    dealer = random.randrange(4)
    in_order = tuple(seats[seat] for seat in range(4))
    wins = tuple(
        WinCase(seat, by, tile, source, _circumstances(random, by, dealer, seat, source, in_order)) for seat in winners
    )
    order = random.sample(range(4), random.randrange(5))
    return Case(
        rules.id,
        options,
        in_order,
        wins,
        dealer,
        random.choice(WINDS),
        extra={"twelve_down_order": order} if random.random() < 0.7 else {},
    )


def _circumstances(
    random: Random, by: By, dealer: int, seat: int, source: int | None, seats: Sequence[SeatCase]
) -> tuple[str, ...]:
    """Some that can be."""
    said = []
    if by is By.DRAW and random.random() < 0.2:
        said.append("last_tile")
    if by is By.DISCARD and random.random() < 0.2:
        said.append("last_discard")
    kongs = [meld for meld in seats[seat].melds if meld.is_kong]
    fed = [meld for meld in kongs if meld.kind is MeldKind.GANG_EXPOSED]
    if by is By.DRAW and kongs and random.random() < 0.5:
        said.append("after_kong")
    if by is By.DRAW and fed and random.random() < 0.5:
        said.append(f"after_kong_exposed_by:{random.choice(fed).source}")
    if not any(holding.melds for holding in seats) and random.random() < 0.5:
        if by is By.DRAW:
            said.append("heaven" if seat == dealer else "earth")
        elif by is By.DISCARD and source == dealer:
            said.append("human")
    return tuple(said)


def _colour(random: Random) -> list[Tile]:
    """The tiles a hand is made of: any, one suit, one suit with honours, ends, honours."""
    every = list(range(STANDARD))
    suit = [tile for tile in range(SUITED) if tile // 9 == random.choice((0, 2))]
    ends = [tile for tile in ORPHANS if tile < SUITED]
    colours = (
        suit,
        [*suit, *HONOURS],
        ends,
        [*ORPHANS],
        [*HONOURS],
        [*WINDS, *suit],
        [*DRAGONS, *suit[:2]],
        [*WINDS, suit[0]],
    )
    return random.choice(colours) if random.random() < 0.6 else every


def _hand(random: Random, owner: int, wanted: Tile | None) -> tuple[list[Tile], list[Meld]]:
    """The concealed tiles of a nearly complete hand with the winning tile, and its melds."""
    if random.random() < 0.06 and (wanted is None or wanted in ORPHANS):
        return [*ORPHANS, random.choice(ORPHANS)], []
    if random.random() < 0.05 and wanted is None:
        return [*GATES, random.choice(GATES)], []
    counts = [4] * STANDARD
    colour, only_triplets = _colour(random), random.random() < 0.4
    number = random.choice((0, 0, 0, 1, 2, 3, 4, 4))
    if random.random() < 0.08:
        laid: list[Tile] = list(random.choice((DRAGONS, WINDS)))
        random.shuffle(laid)
        melds = [_meld(random, counts, [tile], owner, True) for tile in laid]
        number = len(melds)
    else:
        melds = [_meld(random, counts, colour, owner, only_triplets) for _ in range(number)]
    full = [tile for _ in range(4 - number) for tile in _set(random, counts, colour, only_triplets)]
    full += [_pair(random, counts, colour)] * 2
    if wanted is not None and wanted not in full:
        full[random.randrange(len(full))] = wanted
    if random.random() < 0.1:
        full[random.randrange(len(full))] = random.choice(colour)
    return full, melds


def _take(counts: list[int], tiles: tuple[Tile, ...]) -> bool:
    if all(counts[tile] >= tiles.count(tile) for tile in tiles):
        for tile in tiles:
            counts[tile] -= 1
        return True
    return False


def _set(random: Random, counts: list[int], colour: list[Tile], only_triplets: bool) -> tuple[Tile, ...]:
    for _ in range(60):
        tile = random.choice(colour)
        run = (tile, tile + 1, tile + 2)
        may_run = not only_triplets and tile < SUITED and tile % 9 < 7 and all(t in colour for t in run)
        tiles = run if may_run and random.random() < 0.75 else (tile,) * 3
        if _take(counts, tiles):
            return tiles
    return (random.choice(colour),) * 3


def _pair(random: Random, counts: list[int], colour: list[Tile]) -> Tile:
    for _ in range(60):
        tile = random.choice(colour)
        if _take(counts, (tile, tile)):
            return tile
    return random.choice(colour)


def _meld(random: Random, counts: list[int], colour: list[Tile], owner: int, only_triplets: bool) -> Meld:
    tiles = _set(random, counts, colour, only_triplets)
    known = random.random() < 0.9
    if len(set(tiles)) == 3:
        return Meld(MeldKind.CHI, tiles, (owner - 1) % 4 if known else None)
    source = (owner + random.randrange(1, 4)) % 4
    if counts[tiles[0]] and random.random() < 0.4:
        counts[tiles[0]] -= 1
        kind = random.choice(KONGS)
        fed = kind is MeldKind.GANG_EXPOSED or (kind is MeldKind.GANG_ADDED and known)
        return Meld(kind, (tiles[0],) * 4, source if fed else None)
    return Meld(MeldKind.PENG, tiles, source if known else None)


def _other(random: Random, owner: int) -> SeatCase:
    """A seat that does not win: often with no melds at all, now and then with four or with all dragons."""
    counts = [4] * STANDARD
    colour = random.choice(([*DRAGONS], [*WINDS], [*range(SUITED)], [*range(STANDARD)]))
    number = random.choice((0, 0, 0, 3, 4))
    melds = [_meld(random, counts, colour, owner, colour[0] >= SUITED) for _ in range(number)]
    rest = [tile for tile in range(STANDARD) for _ in range(max(0, counts[tile]))]
    return SeatCase(tuple(random.sample(rest, 13 - 3 * len(melds))), tuple(melds))


def _flowers(random: Random, options: Options, seats: dict[int, SeatCase]) -> dict[int, SeatCase]:
    if options.get("flowers", "none") == "none":
        return seats
    laid: dict[int, list[Tile]] = {seat: [] for seat in seats}
    favoured = random.randrange(4)
    for flower in range(FIRST_FLOWER, FIRST_FLOWER + 8):
        seat = favoured if random.random() < 0.6 else random.randrange(5)
        if seat in laid:
            laid[seat].append(flower)
    return {seat: SeatCase(s.hand, s.melds, tuple(laid[seat])) for seat, s in seats.items()}
