"""Random finished rounds of 推倒胡, its table variant and 抓马, near enough to wins that many are some.

They pass the checks of the round, its melds and circumstances; what is forbidden at a table may occur.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from mjdesk.engine.case import By, Case, SeatCase, WinCase
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.notation import parse_tiles, tile_name
from mjdesk.engine.options import Options, complete
from mjdesk.engine.rules.guangdong_selfdraw import SelfDrawRules
from mjdesk.engine.rules.guangdong_tuidaohu import TuiDaoHu
from mjdesk.engine.rules.guangdong_tuidaohu_table import TuiDaoHuTable
from mjdesk.engine.rules.guangdong_zhuama import ZhuaMa
from mjdesk.engine.tiles import DRAGONS, HONOURS, STANDARD, SUITED, WINDS, Tile

SYSTEMS: tuple[SelfDrawRules, ...] = (TuiDaoHu(), TuiDaoHuTable(), ZhuaMa())
ORPHANS = parse_tiles("19m19p19sESWNCFP")
KONGS = (MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED, MeldKind.GANG_CONCEALED)


def random_options(rules: SelfDrawRules, random: Random) -> Options:
    """Mostly the defaults, now and then another value; what a table allows is forbidden seldom."""
    chosen: dict[str, object] = {}
    for option in rules.options:
        if option.id.startswith("allow_"):
            chosen[option.id] = random.random() < 0.95
        elif random.random() < 0.5:
            values = (True, False) if option.kind == "bool" else option.values
            chosen[option.id] = random.choice(values)
    return complete(rules.options, chosen)


def random_case(rules: SelfDrawRules, random: Random) -> Case:
    """A round in which no seat melds or wins with a fifth tile of a kind."""
    while True:
        case = _random_case(rules, random)
        melds = [[tile for meld in seat.melds for tile in meld.tiles] for seat in case.seats]
        if all(n <= 4 for tiles in (*melds, *(held(case, win) for win in case.wins)) for n in Counter(tiles).values()):
            return case


def held(case: Case, win: WinCase) -> list[Tile]:
    """All tiles of a winner."""
    seat = case.seats[win.seat]
    return [*seat.hand, win.tile, *(tile for meld in seat.melds for tile in meld.tiles)]


def _random_case(rules: SelfDrawRules, random: Random) -> Case:
    options = random_options(rules, random)
    by = random.choice((By.DRAW, By.DRAW, By.KONG))
    turn = random.sample(range(4), 4)
    several = by is By.KONG and options.flag("multi_rob")
    number = random.choice((1, 2, 3)) if several else 0 if random.random() < 0.15 else 1
    winners, others = turn[:number], turn[number:]
    seats = {seat: _other(random, seat) for seat in others}
    tile: Tile | None = None
    for seat in winners:
        full, melds = _hand(random, seat, tile)
        tile = random.choice(full) if tile is None else tile
        full.remove(tile) if tile in full else full.pop()
        seats[seat] = SeatCase(tuple(full), tuple(melds))
    wins = []
    dealer = random.randrange(4)
    if tile is not None:
        source = None if by is By.DRAW else others[0]
        if by is By.KONG:
            robbed = Meld(MeldKind.PENG, (tile,) * 3, (others[0] + random.randrange(1, 4)) % 4, tile)
            seats[others[0]] = SeatCase(seats[others[0]].hand[:10], (robbed,))
        wins = [WinCase(seat, by, tile, source, _circumstances(random, by, dealer, seat, seats)) for seat in winners]
    in_order = tuple(seats[seat] for seat in range(4))
    return Case(
        rules.id,
        options,
        in_order,
        tuple(wins),
        dealer,
        streak=random.choice((0, 0, 1, 2, 5)),
        carried={"prev_winner": random.randrange(4)} if random.random() < 0.7 else {},
        extra=_extra(rules, random, in_order),
    )


def _extra(rules: SelfDrawRules, random: Random, seats: tuple[SeatCase, ...]) -> dict[str, object]:
    extra: dict[str, object] = {}
    if random.random() < 0.8:
        extra["horses"] = [tile_name(random.randrange(STANDARD)) for _ in range(random.randrange(8))]
    kongs = [(s, i) for s, seat in enumerate(seats) for i, meld in enumerate(seat.melds) if meld.is_kong]
    if isinstance(rules, ZhuaMa) and kongs and random.random() < 0.2:
        seat, place = random.choice(kongs)
        extra["void_kongs"] = [{"seat": seat, "meld": place}]
    return extra


def _circumstances(random: Random, by: By, dealer: int, seat: int, seats: dict[int, SeatCase]) -> tuple[str, ...]:
    """Some that can be."""
    if by is not By.DRAW:
        return ()
    said = ["last_tile"] if random.random() < 0.1 else []
    kongs = [meld for meld in seats[seat].melds if meld.is_kong]
    fed = [meld for meld in kongs if meld.kind is MeldKind.GANG_EXPOSED]
    if kongs and random.random() < 0.5:
        said.append("after_kong")
    if fed and random.random() < 0.5:
        said.append(f"after_kong_exposed_by:{random.choice(fed).source}")
    spoilt = any(
        owner != seat or meld.kind is not MeldKind.GANG_CONCEALED
        for owner, holding in seats.items()
        for meld in holding.melds
    )
    if seat == dealer and not spoilt and random.random() < 0.7:
        said.append("heaven")
    return tuple(said)


def _colour(random: Random) -> list[Tile]:
    """The tiles a hand is made of: any, one suit, one suit with honours, honours, winds or dragons and a few."""
    suit = [tile for tile in range(SUITED) if tile // 9 == random.randrange(3)]
    suit = suit or list(range(9))
    colours = (suit, [*suit, *HONOURS], [*HONOURS], [*WINDS, *suit[:2]], [*DRAGONS, *suit[:2]])
    return random.choice(colours) if random.random() < 0.6 else list(range(STANDARD))


def _hand(random: Random, owner: int, wanted: Tile | None) -> tuple[list[Tile], list[Meld]]:
    """The concealed tiles of a nearly complete hand with the winning tile, and its melds."""
    colour = _colour(random)
    if random.random() < 0.08 and (wanted is None or wanted in ORPHANS):
        return [*ORPHANS, random.choice(ORPHANS) if wanted is None else wanted], []
    if random.random() < 0.12 and len(colour) >= 7:
        kinds = random.sample(colour, 7)
        if wanted is not None:
            kinds[0] = wanted
        if random.random() < 0.3:
            kinds[1] = kinds[2]
        return [tile for tile in kinds for _ in range(2)], []
    counts = [4] * STANDARD
    only_triplets = random.random() < 0.5
    number = random.choice((0, 0, 0, 1, 2, 3, 4, 4))
    only_kongs = random.random() < 0.4
    melds = [_meld(random, counts, colour, owner, only_kongs) for _ in range(number)]
    full = [tile for _ in range(4 - number) for tile in _set(random, counts, colour, only_triplets)]
    full += [_pair(random, counts, colour)] * 2
    if wanted is not None and wanted not in full:
        full[random.randrange(len(full))] = wanted
    if random.random() < 0.1:
        full[random.randrange(len(full))] = random.choice(colour)
    return full, melds


def _take(counts: list[int], tiles: tuple[Tile, ...]) -> bool:
    if all(counts[t] >= tiles.count(t) for t in tiles):
        for t in tiles:
            counts[t] -= 1
        return True
    return False


def _set(random: Random, counts: list[int], colour: list[Tile], only_triplets: bool) -> tuple[Tile, ...]:
    for _ in range(60):
        tile = random.choice(colour)
        run = not only_triplets and tile < SUITED and tile % 9 < 7 and random.random() < 0.7
        tiles = (tile, tile + 1, tile + 2) if run else (tile,) * 3
        if _take(counts, tiles):
            return tiles
    return (random.choice(colour),) * 3


def _pair(random: Random, counts: list[int], colour: list[Tile]) -> Tile:
    for _ in range(60):
        tile = random.choice(colour)
        if _take(counts, (tile, tile)):
            return tile
    return random.choice(colour)


def _meld(random: Random, counts: list[int], colour: list[Tile], owner: int, only_kongs: bool) -> Meld:
    tile = _set(random, counts, colour, only_triplets=True)[0]
    source = (owner + random.randrange(1, 4)) % 4
    if counts[tile] and (only_kongs or random.random() < 0.5):
        counts[tile] -= 1
        kind = random.choice(KONGS)
        return Meld(kind, (tile,) * 4, None if kind is MeldKind.GANG_CONCEALED else source)
    return Meld(MeldKind.PENG, (tile,) * 3, source, tile)


def _other(random: Random, owner: int) -> SeatCase:
    counts = [4] * STANDARD
    number = random.choice((0, 0, 0, 1, 2))
    melds = [_meld(random, counts, list(range(STANDARD)), owner, False) for _ in range(number)]
    hand = tuple(random.sample([t for t in range(STANDARD) for _ in range(counts[t])], 13 - 3 * len(melds)))
    return SeatCase(hand, tuple(melds))
