"""Random finished rounds of `jingzhou-huangjin` that pass the checks before the shape; most of them are wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from mjdesk.engine.case import By, Case, SeatCase, WinCase
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.options import Options, complete
from mjdesk.engine.rules.jingzhou_huangjin import JingzhouHuangjin, golden_after
from mjdesk.engine.shapes import LAYOUTS, ORPHANS
from mjdesk.engine.tiles import FIRST_FLOWER, HONOURS, STANDARD, SUITED, WINDS, Tile

RULES = JingzhouHuangjin()
KONGS = (MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED, MeldKind.GANG_CONCEALED)

#: the indicators of each golden kind
INDICATORS = {golden: [t for t in range(STANDARD) if golden_after(t) == golden] for golden in range(STANDARD)}

#: what a set is made of: kinds a hand is kept to
COLOURS: tuple[Sequence[Tile], ...] = (
    range(STANDARD),
    range(STANDARD),
    range(SUITED),
    range(9),
    (*range(9, 18), *HONOURS),
    HONOURS,
    ORPHANS,
    [t for t in range(SUITED) if t % 9 in (0, 8)],
    [t for t in range(SUITED) if t % 9 < 4],
    [t for t in range(SUITED) if t % 9 > 4],
    [t for t in range(SUITED) if t % 9 in (3, 4, 5)],
    [t for t in range(SUITED) if t % 9 in (1, 3, 5, 7)],
    [19, 20, 21, 23, 25, 32],
    [t for t in range(SUITED) if t % 9 in (2, 3, 4, 5, 6)],
)


def random_options(random: Random) -> Options:
    """Any options; the minimum is mostly low, so that most hands win."""
    chosen: dict[str, object] = {"min_fan": random.choice((0, 0, 0, 8, 24))}
    for option in RULES.options:
        if option.id == "min_fan":
            continue
        if random.random() < 0.4:
            chosen[option.id] = random.random() < 0.5 if option.kind == "bool" else random.choice(option.values)
    return complete(RULES.options, chosen)


def random_case(seed: int, most_wild: int = 2, options: Options | None = None) -> Case:
    """A round in which no kind is there more than four times."""
    random = Random(seed)
    while True:
        case = _case(random, most_wild, options or random_options(random))
        if case is not None:
            return case


def golden_tiles(case: Case) -> int:
    """How many golden tiles the winner holds, the winning one among them."""
    assert case.indicator is not None
    win = case.wins[0]
    return (*case.seats[win.seat].hand, win.tile).count(golden_after(case.indicator))


def _case(random: Random, most_wild: int, options: Options) -> Case | None:
    winner, dealer = random.randrange(4), random.randrange(4)
    golden = random.choice([g for g in range(STANDARD) if INDICATORS[g]])
    melds, hand = _complete(random, winner)
    if any(golden in m.tiles and m.kind not in (MeldKind.CHI, MeldKind.GANG_CONCEALED) for m in melds):
        return None
    melds = [_not_claimed(m, golden) for m in melds]
    for _ in range(random.randrange(most_wild + 1)):
        hand[random.randrange(len(hand))] = golden
    if random.random() < 0.1:
        hand[random.randrange(len(hand))] = random.randrange(STANDARD)
    if hand.count(golden) > most_wild:
        return None
    random.shuffle(hand)
    by = random.choice((By.DRAW, By.DRAW, By.DISCARD, By.DISCARD, By.KONG))
    tile = hand.pop()
    if tile == golden:
        by = By.DRAW
    indicator = random.choice(INDICATORS[golden])
    left = Counter(dict.fromkeys(range(STANDARD), 4))
    left.subtract([*hand, tile, indicator, *(t for m in melds for t in m.tiles)])
    if min(left.values()) < 0:
        return None
    seats, source = _others(random, left, winner, golden, tile, by)
    if seats is None:
        return None
    flowers = random.sample(range(FIRST_FLOWER, FIRST_FLOWER + 8), random.choice((0, 0, 1, 3)))
    seats[winner] = SeatCase(tuple(sorted(hand)), tuple(melds), tuple(flowers))
    said = _said(random, by, melds)
    win = WinCase(winner, by, tile, None if by is By.DRAW else source, said)
    ordered = tuple(seats[seat] for seat in range(4))
    wind = random.choice(WINDS)
    return Case(RULES.id, options, ordered, (win,), dealer, wind, indicator=indicator, id="random")


def _said(random: Random, by: By, melds: Sequence[Meld]) -> tuple[str, ...]:
    if random.random() < 0.7:
        return ()
    if by is By.DISCARD:
        return ("last_discard",)
    if by is By.KONG:
        return ()
    said = ["last_tile"] if random.random() < 0.5 else []
    if any(m.is_kong for m in melds):
        said.append(random.choice(("after_kong", "after_kong_exposed_by:2")))
    return tuple(said)


def _not_claimed(meld: Meld, golden: Tile) -> Meld:
    """A chi that did not claim a golden tile."""
    if meld.kind is not MeldKind.CHI or meld.claimed != golden:
        return meld
    return Meld(meld.kind, meld.tiles, meld.source, next(t for t in meld.tiles if t != golden))


def _others(
    random: Random, left: Counter[Tile], winner: int, golden: Tile, tile: Tile, by: By
) -> tuple[dict[int, SeatCase] | None, int]:
    """The other seats: some melds and discards; now and then the other three of the winning tile are thrown."""
    source = random.choice([seat for seat in range(4) if seat != winner])
    melds: dict[int, list[Meld]] = {seat: [] for seat in range(4)}
    discards: dict[int, list[Tile]] = {seat: [] for seat in range(4)}
    if by is By.KONG:
        if left[tile] < 3:
            return None, source
        left[tile] -= 3
        melds[source].append(Meld(MeldKind.PENG, (tile,) * 3, (source + 1) % 4, tile))
    elif tile != golden and random.random() < 0.3:
        discards[(winner + 1) % 4] += [tile] * left[tile]
        left[tile] = 0
    for seat in range(4):
        if seat != winner and random.random() < 0.3:
            kind = random.choice([t for t in range(STANDARD) if t != golden])
            if left[kind] == 4:
                left[kind] = 0
                melds[seat].append(_kong(random, kind, seat))
    low = golden - 1
    if 0 <= low < SUITED and low % 9 < 7 and random.random() < 0.3 and all(left[low + i] for i in range(3)):
        left.subtract((low, low + 1, low + 2))
        seat = (winner + 2) % 4
        melds[seat].append(Meld(MeldKind.CHI, (low, low + 1, low + 2), (seat - 1) % 4, low))
    rest = [t for t in left.elements() if t != golden]
    random.shuffle(rest)
    return {
        seat: SeatCase(
            tuple(rest.pop() for _ in range(13 - 3 * len(melds[seat]))), tuple(melds[seat]), (), tuple(discards[seat])
        )
        for seat in range(4)
    }, source


def _kong(random: Random, tile: Tile, owner: int) -> Meld:
    kind = random.choice(KONGS)
    source = None if kind is MeldKind.GANG_CONCEALED else (owner + random.randrange(1, 4)) % 4
    return Meld(kind, (tile,) * 4, source, None if source is None else tile)


# --- complete hands


def _complete(random: Random, owner: int) -> tuple[list[Meld], list[Tile]]:
    """Melds and complete concealed tiles, the winning one among them."""
    match random.randrange(16):
        case 0:
            return [], _pairs(random)
        case 1:
            return [], [*ORPHANS, random.choice(ORPHANS)]
        case 2:
            return [], random.sample([*random.choice(LAYOUTS), *HONOURS], 14)
        case 3:
            sets = [random.choice(LAYOUTS), *_sets(random, 1)]
            number = random.randrange(2)
        case 4:
            first = random.choice((0, 9, 18))
            ends = [first, first, first + 8, first + 8]
            return [], [*range(first, first + 9), *ends, first + random.randrange(9)]
        case 5:
            sets = [(tile,) * 3 for tile in random.sample(range(STANDARD), 4)]
            number = random.choice((3, 4))
        case 6:
            sets, number = _related(random), 0
        case 7:
            a, b, c = random.sample((0, 9, 18), 3)
            sets = [(b + 4, b + 5, b + 6), (c + 7,) * 3, (c + 2, c + 3, c + 4), (a, a + 1, a + 2)]
            number = 1
        case _:
            sets = _sets(random, 4)
            number = random.choice((0, 0, 1, 2, 3, 4))
    melded = sets[len(sets) - number :]
    melds = [_meld(random, tiles, owner) for tiles in melded]
    pair = random.choice(random.choice(COLOURS) if random.random() < 0.5 else _near(sets))
    return melds, [*(t for tiles in sets[: len(sets) - number] for t in tiles), pair, pair]


def _near(sets: Sequence[Sequence[Tile]]) -> list[Tile]:
    """Kinds that would keep the hand to what it is: those of its sets, and the fives of its suits."""
    kinds = {t for tiles in sets for t in tiles}
    return sorted(kinds | {t // 9 * 9 + 4 for t in kinds if t < SUITED})


def _pairs(random: Random) -> list[Tile]:
    if random.random() < 0.2:
        low = 9 * random.randrange(3) + random.randrange(3)
        return [t for t in range(low, low + 7) for _ in range(2)]
    colour = random.choice([c for c in COLOURS if len(c) > 3])
    return [t for _ in range(7) for t in [random.choice(colour)] * 2]


def _sets(random: Random, number: int) -> list[tuple[Tile, ...]]:
    """Sets of one colour, or sets that belong together."""
    if number == 4 and random.random() < 0.4:
        return _related(random)
    colour = random.choice(COLOURS)
    only_triplets = random.random() < 0.3
    return [_set(random, colour, only_triplets) for _ in range(number)]


def _related(random: Random) -> list[tuple[Tile, ...]]:
    """Runs or triplets of the patterns of two, three and four sets, the rest any."""
    first, other, third = random.sample((0, 9, 18), 3)
    low = random.randrange(7)
    runs = random.choice(
        (
            [first, first + 3, first + 6],
            [first, other + 3, third + 6],
            [first + low, other + low, third + low],
            [first + low] * random.choice((2, 3, 4)),
            [first + min(low, 3) + i for i in range(4)],
            [first + 2 * i for i in range(4)],
            [first + min(low, 4), other + min(low, 4) + 1, third + min(low, 4) + 2],
            [first, first + 6, other, other + 6],
            [first, first + 6, first, first + 6],
            [first + low, other + low, first + (low + 3) % 7, other + (low + 3) % 7],
        )
    )
    triplets = random.choice(
        (
            [first + low + i for i in range(3)],
            [first + min(low, 5) + i for i in range(4)],
            [first + low, other + low, third + low],
            [first + low, other + low + 1, third + low + 2],
            [*random.sample(WINDS, 3)],
            [*WINDS],
            [31, 32, 33],
        )
    )
    chosen = [(t, t + 1, t + 2) for t in runs if t % 9 < 7] if random.random() < 0.6 else [(t,) * 3 for t in triplets]
    return [*chosen, *(_set(random, range(STANDARD), False) for _ in range(4 - len(chosen)))]


def _set(random: Random, colour: Sequence[Tile], only_triplets: bool) -> tuple[Tile, ...]:
    tile = random.choice(colour)
    run = (tile, tile + 1, tile + 2)
    fits = tile < SUITED and tile % 9 < 7 and all(t in colour for t in run)
    return run if fits and not only_triplets and random.random() < 0.7 else (tile,) * 3


def _meld(random: Random, tiles: tuple[Tile, ...], owner: int) -> Meld:
    if len(set(tiles)) == 3:
        return Meld(MeldKind.CHI, tiles, (owner - 1) % 4, random.choice(tiles))
    if random.random() < 0.5:
        return _kong(random, tiles[0], owner)
    return Meld(MeldKind.PENG, tiles, (owner + random.randrange(1, 4)) % 4, tiles[0])
