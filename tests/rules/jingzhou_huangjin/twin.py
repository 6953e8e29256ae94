"""A slow twin of the scorer of `jingzhou-huangjin`: every golden tile is tried as every kind, all by the page.

It shares nothing with the scorer but the values it is given (cases, melds, tiles). With three golden tiles it takes
seconds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations, combinations_with_replacement, pairwise, permutations

from mjdesk.engine.case import By, Case
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tiles

Tiles = tuple[int, ...]
Answer = str | tuple[tuple[str, ...], int, tuple[int, ...]]

WINDS = parse_tiles("ESWN")
DRAGONS = parse_tiles("CFP")
HONOURS = WINDS + DRAGONS
ENDS = parse_tiles("19m19p19s")
ORPHANS = ENDS + HONOURS
GREEN = set(parse_tiles("23468sF"))
UPRIGHT = set(parse_tiles("1234589p245689sP"))
RING = parse_tiles("ESWNFP")
LAYOUTS = [
    tuple(9 * suit + low + step for suit, low in enumerate(lows) for step in (0, 3, 6))
    for lows in permutations(range(3))
]
FAN = dict(
    chain.from_iterable(
        ((n, fan) for n in range(first, last + 1))
        for first, last, fan in (
            (1, 7, 88), (8, 13, 64), (14, 15, 48), (16, 18, 32), (19, 27, 24), (28, 33, 16), (34, 38, 12), (39, 47, 8),
            (48, 54, 6), (55, 58, 4), (59, 68, 2), (69, 81, 1),
        )
    )
)  # fmt: skip
NAMES = """
da-si-xi da-san-yuan lv-yi-se jiu-lian-bao-deng shi-ba-luo-han lian-qi-dui shi-san-yao qing-yao-jiu xiao-si-xi
xiao-san-yuan zi-yi-se si-an-ke yi-se-shuang-long-hui yi-se-si-tong-shun yi-se-si-jie-gao yi-se-si-bu-gao
san-gang hun-yao-jiu qi-dui qi-xing-bu-kao quan-shuang-ke qing-yi-se yi-se-san-tong-shun yi-se-san-jie-gao
quan-da quan-zhong quan-xiao qing-long san-se-shuang-long-hui yi-se-san-bu-gao quan-dai-wu san-tong-ke
san-an-ke quan-bu-kao zu-he-long da-yu-wu xiao-yu-wu san-feng-ke hua-long tui-bu-dao san-se-san-tong-shun
san-se-san-jie-gao wu-fan-hu hai-di-lao hai-di-pao gang-shang-kai-hua qiang-gang-hu peng-peng-hu hun-yi-se
san-se-san-bu-gao wu-men-qi quan-qiu-ren shuang-an-gang shuang-jian-ke quan-dai-yao bu-qiu-ren
shuang-ming-gang hu-jue-zhang jian-ke quan-feng-ke men-feng-ke men-qing all-runs si-gui-yi shuang-tong-ke
shuang-an-ke an-gang duan-yao yi-ban-gao xi-xiang-feng lian-liu lao-shao-fu yao-jiu-ke ming-gang que-yi-men
wu-zi bian-zhang kan-zhang dan-diao-jiang zi-mo hua-pai
"""
IDS = NAMES.split()
CLASSES = [3, 8, 11, 18, 22, 25, 26, 27, 36, 37, 40, 49, 51, 68, 75, 76]
#: the column "Excl." as ids, "runs" for all run combinations and "kongs" for all kong counts
EXCLUDED = {
    1: [60, 61, 38, 48], 2: [59, 54], 3: [49], 4: [22, 62, 56, 76], 5: [48, 79, 17, 53, 57, 67, 74],
    6: [22, 56, 79, 19, 62, 76], 7: [51, 56, 79, 62, *CLASSES], 8: [48, 65, 76, 18, 55, 73], 9: [38], 10: [59, 54],
    11: [48, 18, 55, 73], 12: [62, 48, 56], 13: [63, 19, 22, 76, 14, 16, 23, 28, 30, 69, 70, 71, 72],
    14: [24, 69, 64, 23], 15: [23, 48, 24], 16: [30, 71, 72], 17: [53, 57, 67, 74], 18: [48, 55, 73], 19: [56, 79, 62],
    20: [51, 56, 79, 62, 34], 21: [48, 68, 76], 22: [76], 23: [24, 69], 24: [23], 25: [76, 36], 26: [68, 76],
    27: [76, 37], 29: [70, 72, 76, 63], 31: [68, 76], 34: [51, 56, 79, 62], 36: [76], 37: [76], 40: [75], 44: [80],
    46: [80], 47: [58], 52: [79], 53: [67, 66], 54: [59], 56: [80], 57: [74], 63: [76], 68: [76],
}  # fmt: skip


@dataclass(frozen=True)
class Part:
    """A set, a pair, the knitted tiles or loose ones; ``meld`` is how it was laid, None for concealed ones."""

    what: str
    tiles: Tiles
    meld: MeldKind | None = None

    @property
    def low(self) -> int:
        return self.tiles[0]

    @property
    def is_kong(self) -> bool:
        return self.meld not in (None, MeldKind.CHI, MeldKind.PENG)


@dataclass(frozen=True)
class Reading:
    shape: str
    parts: tuple[Part, ...]  # melds first
    place: Part  # where the winning tile lies
    role: int  # what it stands for
    own_face: bool
    hard: bool


# --- shapes


@cache
def split(tiles: Tiles, paired: bool = False) -> tuple[tuple[Part, ...], ...]:
    """Sorted tiles as sets and one pair, in every way."""
    if not tiles:
        return ((),) if paired else ()
    found = []
    low = tiles[0]
    for what, part in (
        ("pair", (low, low)),
        ("triplet", (low,) * 3),
        ("run", (low, low + 1, low + 2) if low < 27 and low % 9 < 7 else ()),
    ):
        rest = list(tiles)
        if not part or (what == "pair" and paired) or Counter(part) - Counter(tiles):
            continue
        for tile in part:
            rest.remove(tile)
        for others in split(tuple(rest), paired or what == "pair"):
            found.append((Part(what, part), *others))
    return tuple({tuple(sorted(way, key=lambda p: (p.what, p.tiles))) for way in found})


def shapes(tiles: Tiles, melds: int) -> Iterator[tuple[str, tuple[Part, ...]]]:
    """Every arrangement of the concealed tiles."""
    for way in split(tiles):
        yield "sets", way
    counts = Counter(tiles)
    if melds <= 1:
        for layout in LAYOUTS:
            if all(counts[t] for t in layout):
                rest = tuple(sorted((counts - Counter(layout)).elements()))
                for way in split(rest):
                    yield "layout", (Part("layout", layout), *way)
    if melds:
        return
    if all(n % 2 == 0 for n in counts.values()):
        yield "pairs", tuple(Part("pair", (t, t)) for t, n in counts.items() for _ in range(n // 2))
    if set(tiles) == set(ORPHANS):
        yield "orphans", (Part("loose", tiles),)
    if len(counts) == 14 and any(set(tiles) <= {*layout, *HONOURS} for layout in LAYOUTS):
        yield "apart", (Part("loose", tiles),)


def readings(case: Case) -> Iterator[Reading]:
    win = case.wins[0]
    seat = case.seats[win.seat]
    golden = golden_of(case)
    natural = [t for t in (*seat.hand, win.tile) if t != golden]
    wild = len(seat.hand) + 1 - len(natural)
    melds = tuple(
        Part("run" if m.kind is MeldKind.CHI else "triplet", tuple(sorted(m.tiles)), m.kind) for m in seat.melds
    )
    for stands in combinations_with_replacement(range(34), wild):
        tiles = tuple(sorted((*natural, *stands)))
        hard = all(t == golden for t in stands)
        for shape, parts in shapes(tiles, len(melds)):
            for role in {*stands} if win.tile == golden else {win.tile}:
                own_face = win.tile != golden or role == golden
                for place in {part for part in parts if role in part.tiles}:
                    yield Reading(shape, (*melds, *parts), place, role, own_face, hard)


def golden_of(case: Case) -> int:
    tile = case.indicator
    assert tile is not None
    if tile < 27:
        return tile + 1 if tile % 9 < 8 else tile - 8
    return parse_tiles("F")[0] if tile == DRAGONS[0] else RING[(RING.index(tile) + 1) % 6]


# --- the only wait


def can_be_sets(counts: list[int], jokers: int, sets: int, pair: bool) -> bool:
    """Whether natural tiles and jokers make so many sets and perhaps a pair."""
    low = next((t for t in range(34) if counts[t]), None)
    if low is None:
        return True
    ways: list[tuple[Tiles, int, bool]] = []
    if sets:
        ways += [((low,) * 3, sets - 1, pair)]
        for first in (low - 2, low - 1, low):
            if low < 27 and first // 9 == low // 9 and first >= 0 and first % 9 < 7:
                ways.append(((first, first + 1, first + 2), sets - 1, pair))
    if pair:
        ways.append(((low, low), sets, False))
    for tiles, more, still in ways:
        rest, need = list(counts), 0
        for t in tiles:
            if rest[t]:
                rest[t] -= 1
            else:
                need += 1
        if need <= jokers and can_be_sets(rest, jokers - need, more, still):
            return True
    return False


def completes(tiles: list[int], jokers: int, melds: int) -> bool:
    """Whether natural tiles and jokers, fourteen with the melds, win in any shape."""
    counts = [tiles.count(t) for t in range(34)]
    if can_be_sets(counts, jokers, 4 - melds, True):
        return True
    if melds <= 1:
        for layout in LAYOUTS:
            missing = sum(not counts[t] for t in layout)
            rest = [n - (t in layout and n > 0) for t, n in enumerate(counts)]
            if missing <= jokers and can_be_sets(rest, jokers - missing, 1 - melds, True):
                return True
    if melds:
        return False
    if sum(n % 2 for n in counts) <= jokers:
        return True
    if set(tiles) <= set(ORPHANS) and len(set(tiles)) >= len(tiles) - 1:
        return True
    return len(set(tiles)) == len(tiles) and any(set(tiles) <= {*layout, *HONOURS} for layout in LAYOUTS)


def waits(case: Case) -> set[int]:
    win = case.wins[0]
    seat = case.seats[win.seat]
    golden = golden_of(case)
    natural = [t for t in seat.hand if t != golden]
    jokers = len(seat.hand) - len(natural)
    return {t for t in range(34) if completes([*natural, t], jokers, len(seat.melds))}


# --- patterns


def steps(tiles: Tiles) -> tuple[int, ...]:
    numbers = sorted(t % 9 for t in tiles)
    return tuple(b - a for a, b in pairwise(numbers))


def suits(tiles: Tiles) -> int:
    return len({t // 9 for t in tiles})


#: (sets, suits, steps from number to number): the pattern that runs make, that triplets make
OF_RUNS: dict[tuple[int, int, Tiles], int] = {
    (4, 1, (0, 0, 0)): 14,
    (4, 1, (1, 1, 1)): 16,
    (4, 1, (2, 2, 2)): 16,
    (3, 1, (0, 0)): 23,
    (3, 1, (1, 1)): 30,
    (3, 1, (2, 2)): 30,
    (3, 1, (3, 3)): 28,
    (3, 3, (0, 0)): 41,
    (3, 3, (1, 1)): 50,
    (3, 3, (3, 3)): 39,
    (2, 2, (0,)): 70,
    (2, 1, (0,)): 69,
    (2, 1, (3,)): 71,
    (2, 1, (6,)): 72,
}
OF_TRIPLETS: dict[tuple[int, int, Tiles], int] = {
    (4, 1, (1, 1, 1)): 15,
    (3, 1, (1, 1)): 24,
    (3, 3, (0, 0)): 32,
    (3, 3, (1, 1)): 42,
    (2, 2, (0,)): 65,
}


def run_pattern(lows: Tiles) -> int | None:
    """Steps of three twice lead from 1 to 7 only: a run does not begin higher."""
    return OF_RUNS.get((len(lows), suits(lows), steps(lows)))


def triplet_pattern(lows: Tiles) -> int | None:
    return OF_TRIPLETS.get((len(lows), suits(lows), steps(lows)))


def group_ways(lows: Tiles, pattern) -> list[list[int]]:
    """Rule 1: every way to count a group, those worth most only."""
    ways: list[list[int]] = [[]]
    if len(lows) == 4 and (whole := pattern(lows)):
        ways.append([whole])
    for three in combinations(range(len(lows)), 3):
        number = pattern(tuple(lows[i] for i in three))
        if number:
            ways.append([number])
            for other in set(range(len(lows))) - {*three}:
                for one in three:
                    join = pattern((lows[other], lows[one]))
                    if join:
                        ways.append([number, join])
    links = [(a, b) for a, b in combinations(range(len(lows)), 2) if pattern((lows[a], lows[b]))]
    for size in range(1, len(links) + 1):
        for chosen in combinations(links, size):
            numbers = [pattern((lows[a], lows[b])) for a, b in chosen]
            ends = [(end, n) for link, n in zip(chosen, numbers, strict=True) for end in link]
            if len(set(ends)) == len(ends) and is_forest(chosen):
                ways.append(numbers)
    most = max(sum(FAN[n] for n in way) for way in ways)
    return [way for way in ways if sum(FAN[n] for n in way) == most]


def is_forest(links) -> bool:
    groups: list[set[int]] = []
    for a, b in links:
        touching = [g for g in groups if a in g or b in g]
        if any(a in g and b in g for g in touching):
            return False
        groups = [g for g in groups if g not in touching] + [set().union({a, b}, *touching)]
    return True


def class_patterns(kinds: set[int]) -> list[int]:
    numbers = {t % 9 + 1 for t in kinds if t < 27}
    honours = kinds & set(HONOURS)
    colours = {t // 9 for t in kinds - set(HONOURS)}
    tests = {
        3: kinds <= GREEN,
        8: kinds <= set(ENDS),
        11: kinds <= set(HONOURS),
        18: kinds <= set(ORPHANS),
        22: len(colours) == 1 and not honours,
        25: not honours and numbers <= {7, 8, 9},
        26: not honours and numbers <= {4, 5, 6},
        27: not honours and numbers <= {1, 2, 3},
        36: not honours and numbers <= {6, 7, 8, 9},
        37: not honours and numbers <= {1, 2, 3, 4},
        40: kinds <= UPRIGHT,
        49: len(colours) == 1 and bool(honours),
        51: len(colours) == 3 and bool(kinds & set(WINDS)) and bool(kinds & set(DRAGONS)),
        68: not kinds & set(ORPHANS),
        75: len(colours) == 2,
        76: not honours,
    }
    return [n for n, holds in tests.items() if holds]


def situation(case: Case, reading: Reading) -> list[int]:
    win = case.wins[0]
    melds = [p for p in reading.parts if p.meld]
    closed = all(p.meld is MeldKind.GANG_CONCEALED for p in melds)
    said = " ".join(win.circumstances)
    found = []
    if win.by is By.DRAW:
        found += [80] + [56] * closed + [44] * ("last_tile" in said) + [46] * ("after_kong" in said)
    else:
        found += [62] * closed + [45] * ("last_discard" in said) + [47] * (win.by is By.KONG)
        if len(melds) == 4 and all(p.meld is not MeldKind.GANG_CONCEALED for p in melds):
            found.append(52)
    seen = [t for seat in case.seats for t in seat.discards] + [case.indicator]
    for seat in case.seats:
        seen += [t for m in seat.melds if m.kind is not MeldKind.GANG_CONCEALED for t in m.tiles]
    if reading.own_face and (seen.count(win.tile) == 3 or "last_of_kind" in said):
        found.append(58)
    return found


def kong_patterns(reading: Reading) -> list[int]:
    kongs = [p for p in reading.parts if p.is_kong]
    hidden = sum(p.meld is MeldKind.GANG_CONCEALED for p in kongs)
    if len(kongs) >= 3:
        return [5 if len(kongs) == 4 else 17]
    if len(kongs) == 2 and hidden != 1:
        return [53 if hidden else 57]
    return [67] * hidden + [74] * (len(kongs) - hidden)


def honour_patterns(case: Case, triplets: list[int], pair: int) -> list[int]:
    win = case.wins[0]
    own = WINDS[(win.seat - case.dealer) % 4]
    winds, dragons = {*triplets} & {*WINDS}, {*triplets} & {*DRAGONS}
    found = [59 for t in triplets if t in DRAGONS]
    found += [60] * (case.prevailing_wind in winds) + [61] * (own in winds)
    if len(winds) == 4:
        found.append(1)
    if len(winds) == 3:
        found += [38] + [9] * (pair in {*WINDS} - winds)
    if len(dragons) == 3:
        found.append(2)
    if len(dragons) == 2:
        found += [54] + [10] * (pair in {*DRAGONS} - dragons)
    if len(winds) < 3:
        found += [73 for t in triplets if t in WINDS and t not in (own, case.prevailing_wind)]
    return found


def four_alike(reading: Reading) -> list[int]:
    counts = Counter(t for p in reading.parts if not p.is_kong for t in p.tiles)
    kongs = {p.low for p in reading.parts if p.is_kong}
    return [64 for t, n in counts.items() if n == 4 and t not in kongs]


def concealed(case: Case, reading: Reading) -> list[int]:
    number = sum(p.meld is MeldKind.GANG_CONCEALED for p in reading.parts)
    number += sum(p.meld is None and p.what == "triplet" for p in reading.parts)
    if case.wins[0].by is not By.DRAW and reading.place.what == "triplet":
        number -= 1
    return {2: [66], 3: [33], 4: [12]}.get(number, [])


def wait_pattern(reading: Reading, waiting: set[int]) -> list[int]:
    if waiting != {reading.role} or reading.shape not in ("sets", "layout"):
        return []
    if reading.place.what == "pair":
        return [79]
    if reading.place.what == "run":
        low = reading.place.low
        if reading.role == low + 1:
            return [78]
        if (reading.role == low + 2 and low % 9 == 0) or (reading.role == low and low % 9 == 6):
            return [77]
    return []


def whole_hand(case: Case, reading: Reading) -> list[int]:
    """48, 21, 55, 31, 63, 4 of four sets and a pair."""
    sets = [p for p in reading.parts if p.what in ("run", "triplet")]
    pair = next(p for p in reading.parts if p.what == "pair")
    groups = [*sets, pair]
    found = []
    if all(p.what == "triplet" for p in sets):
        found.append(48)
        if all(p.low < 27 and p.low % 9 + 1 in (2, 4, 6, 8) for p in groups):
            found.append(21)
    if all(any(t in ORPHANS for t in p.tiles) for p in groups):
        found.append(55)
    if all(any(t < 27 and t % 9 == 4 for t in p.tiles) for p in groups):
        found.append(31)
    if all(p.what == "run" for p in sets) and pair.low < 27:
        found.append(63)
    tiles = sorted(t for p in reading.parts for t in p.tiles)
    if not any(p.meld for p in reading.parts) and tiles[0] // 9 == tiles[-1] // 9 and tiles[0] < 27:
        gates = [tiles[0] // 9 * 9 + n - 1 for n in (1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9)]
        rest = list(tiles)
        rest.remove(reading.role)
        shape = case.options["jiulian"] == "shape" and not Counter(gates) - Counter(tiles)
        if rest == gates or shape:
            found.append(4)
    return found


def counted(case: Case, reading: Reading, waiting: set[int]) -> Iterator[list[int]]:
    """Every list of patterns, exclusions not applied."""
    parts = reading.parts
    kinds = {t for p in parts for t in p.tiles}
    base = situation(case, reading)
    match reading.shape:
        case "orphans":
            yield [*base, 7]
        case "apart":
            seven = set(HONOURS) <= kinds
            nine = any(set(layout) <= kinds for layout in LAYOUTS)
            yield [*base, 20 if seven else 34, *[35] * nine]
        case "pairs":
            lows = sorted(p.low for p in parts)
            in_row = lows[0] < 27 and suits(tuple(lows)) == 1 and steps(tuple(lows)) == (1,) * 6
            classes = class_patterns(kinds)
            if not case.options["seven_pairs_classes"]:
                classes = [n for n in classes if n not in (3, 8, 11, 18, 25, 26, 27, 36, 37)]
            yield [*base, 19, *[6] * in_row, *classes, *four_alike(reading)]
        case _:
            pair = next(p for p in parts if p.what == "pair").low
            triplets = [p.low for p in parts if p.what == "triplet"]
            runs = tuple(p.low for p in parts if p.what == "run")
            base += kong_patterns(reading) + honour_patterns(case, [t for t in triplets if t > 26], pair)
            base += class_patterns(kinds) + four_alike(reading) + concealed(case, reading)
            base += [73 for t in triplets if t in ENDS] + wait_pattern(reading, waiting)
            if reading.shape == "layout":
                yield [*base, 35, *[63] * (len(runs) == 1 and pair < 27)]
                return
            base += whole_hand(case, reading)
            suited = tuple(t for t in triplets if t < 27)
            for run_way in [[number]] if (number := double_dragon(runs, pair)) else group_ways(runs, run_pattern):
                for triplet_way in group_ways(suited, triplet_pattern):
                    yield [*base, *run_way, *triplet_way]


def double_dragon(runs: Tiles, pair: int) -> int | None:
    if len(runs) != 4 or pair > 26 or pair % 9 != 4 or any(t % 9 not in (0, 6) for t in runs):
        return None
    by_suit = Counter(t // 9 for t in runs)
    if by_suit == {pair // 9: 4} and Counter(runs).most_common(1)[0][1] == 2:
        return 13
    two = sorted(by_suit.values()) == [2, 2] and pair // 9 not in by_suit and len(set(runs)) == 4
    return 29 if two else None


def after_exclusions(numbers: list[int]) -> list[int]:
    left = sorted(numbers)
    for number in range(1, 82):
        if number in left:
            if number == 4 and 73 in left:
                left.remove(73)
            left = [n for n in left if n not in EXCLUDED.get(number, [])]
    return left or [43]


# --- the answer


def answer(case: Case) -> Answer:
    """The reason no-shape or below-minimum, or patterns, fan and payments."""
    win = case.wins[0]
    seat = case.seats[win.seat]
    golden = golden_of(case)
    waiting = waits(case)
    flowers = len(seat.flowers)
    minimum = case.options.number("min_fan")
    if all(t == golden for t in (*seat.hand, win.tile)):
        minimum = 0
    best = None
    seen = False
    for reading in readings(case):
        for numbers in counted(case, reading, waiting):
            seen = True
            final = after_exclusions(numbers)
            fan = sum(FAN[n] for n in final)
            factor = case.options.number("hard_factor") if reading.hard else 1
            key = (-(fan + flowers) * factor, final, not reading.hard)
            if fan >= minimum and (best is None or key < best[0]):
                best = key, fan + flowers, factor
    if best is None:
        return "below-minimum" if seen else "no-shape"
    key, fan, factor = best
    ids = [IDS[n - 1] for n in key[1]] + ["hua-pai"] * flowers + ["ying-hu"] * (factor > 1)
    return tuple(sorted(ids)), fan, payments(case, fan * factor)


def kongs(case: Case, seat: int) -> int:
    product = 1
    for m in case.seats[seat].melds:
        product *= {MeldKind.GANG_EXPOSED: 2, MeldKind.GANG_ADDED: 2, MeldKind.GANG_CONCEALED: 4}.get(m.kind, 1)
    return product


def payments(case: Case, points: int) -> tuple[int, ...]:
    win, options = case.wins[0], case.options
    mode, base, cap = options.choice("payment"), options.number("base_points"), options.number("cap")
    paid = [0] * 4
    for payer in range(4):
        if payer == win.seat:
            continue
        k = {"off": 1, "winner": kongs(case, win.seat), "both": kongs(case, win.seat) * kongs(case, payer)}
        p = points * k[options.choice("kong_factor")]
        thrower = payer == win.source
        if win.by is By.DRAW:
            due = p + base if mode == "mcr" else p
        elif mode == "mcr":
            due = p + base if thrower else base
        elif mode == "all":
            due = 2 * p if thrower else p
        else:
            due = (p if mode == "discarder_one" else 3 * p) if thrower else 0
        due = min(due, cap) if cap else due
        paid[payer] -= due
        paid[win.seat] += due
    return tuple(paid)
