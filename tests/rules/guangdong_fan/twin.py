"""A slow twin of the two scorers: every way to lay out the hand is spelled out as sets of tiles, all by the pages.

It shares nothing with the scorers but the values it is given (cases, melds, tiles). It begins where the
checks of the round, its melds and circumstances have passed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from mjdesk.engine.case import By, Case, WinCase
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.notation import parse_tiles, tile_name
from mjdesk.engine.tiles import Tile

Part = tuple[Tile, ...]
Judged = tuple[list[str], int]
Answer = str | tuple[list[list[str]], list[int], list[int]]

WINDS = "ESWN"
DRAGONS = {"C": "hong-zhong", "F": "fa-cai", "P": "bai-ban"}
ORPHANS = parse_tiles("19m19p19sESWNCFP")
JPH_SPECIALS = (
    {"tian-hu", "di-hu", "ren-hu", "shi-san-yao", "jiu-lian-bao-deng", "da-si-xi", "da-san-yuan", "zi-yi-se"}
    | {"qing-yao-jiu"},
    {"xiao-si-xi", "xiao-san-yuan", "hun-yao-jiu", "qing-peng"},
    {"hun-peng", "qing-yi-se"},
)
ORDER = (
    "tian-hu",
    "di-hu",
    "ren-hu",
    "shi-san-yao",
    "jiu-lian-bao-deng",
    "da-si-xi",
    "da-san-yuan",
    "zi-yi-se",
    "qing-yao-jiu",
    "xiao-si-xi",
    "xiao-san-yuan",
    "hun-yao-jiu",
    "qing-peng",
    "hun-peng",
    "qing-yi-se",
)
JPH_FAN = {name: 6 - i for i, names in enumerate(JPH_SPECIALS) for name in names}
XZ_FAN = {
    **dict.fromkeys(("tian-hu", "di-hu", "ren-hu", "shi-san-yao", "da-si-xi", "da-san-yuan"), 9),
    **dict.fromkeys(("zi-yi-se", "qing-yao-jiu"), 8),
    **dict.fromkeys(("xiao-si-xi", "xiao-san-yuan"), 7),
    **dict.fromkeys(("hun-yao-jiu", "qing-peng"), 6),
}


def layouts(tiles: list[Tile]) -> Iterator[list[Part]]:
    """Pair first, then the sets."""
    counts = Counter(tiles)
    for pair in counts:
        if counts[pair] >= 2:
            rest = sorted((counts - Counter([pair, pair])).elements())
            for sets in _sets(rest):
                yield [(pair, pair), *sets]


def _sets(tiles: list[Tile]) -> Iterator[list[Part]]:
    if not tiles:
        yield []
        return
    low = tiles[0]
    for part in ((low, low, low), (low, low + 1, low + 2)):
        one_run = len(set(part)) == 3
        if one_run and tile_name(low)[-1] not in "mps":
            continue
        if one_run and int(tile_name(low)[0]) > 7:
            continue
        rest = Counter(tiles)
        rest.subtract(part)
        if min(rest.values()) >= 0:
            for sets in _sets(sorted(rest.elements())):
                yield [part, *sets]


def all_layouts(case: Case, win: WinCase) -> list[list[Part]]:
    """Every layout of the whole hand, kongs as triplets; thirteen orphans are one part."""
    seat = case.seats[win.seat]
    tiles = [*seat.hand, win.tile]
    melds = [tuple(sorted(meld.tiles))[:3] for meld in seat.melds]
    found = [[*layout, *melds] for layout in layouts(tiles)]
    if not melds and set(tiles) == set(ORPHANS):
        found.append([tuple(tiles)])
    return found


def special_names(case: Case, win: WinCase, layout: list[Part]) -> set[str]:
    """Every special hand of either page that this layout is."""
    orphans = len(layout) == 1
    tiles = [tile_name(tile) for part in layout for tile in part]
    letters = {name[-1] for name in tiles}
    suits, honours = letters & set("mps"), letters - set("mps")
    ends = {name[0] for name in tiles if name[-1] in "mps"}
    triplets = {tile_name(part[0]) for part in layout if len(part) == 3 and len(set(part)) == 1}
    pair = "" if orphans else tile_name(layout[0][0])
    only_triplets = len(triplets) == 4
    names = {name for said, name in (("heaven", "tian-hu"), ("earth", "di-hu"), ("human", "ren-hu"))
             if said in win.circumstances}  # fmt: skip
    hand = "".join(tile_name(t)[0] for t in sorted(case.seats[win.seat].hand))
    tests = {
        "shi-san-yao": orphans,
        "jiu-lian-bao-deng": hand == "1112345678999" and len(suits) == 1 and not honours,
        "da-si-xi": set(WINDS) <= triplets,
        "da-san-yuan": set(DRAGONS) <= triplets,
        "zi-yi-se": not suits,
        "qing-yao-jiu": only_triplets and not honours and ends <= {"1", "9"},
        "xiao-si-xi": len(set(WINDS) & triplets) == 3 and pair in WINDS,
        "xiao-san-yuan": len(set(DRAGONS) & triplets) == 2 and pair in DRAGONS,
        "hun-yao-jiu": only_triplets and bool(honours) and bool(suits) and ends <= {"1", "9"},
        "qing-peng": only_triplets and not honours and len(suits) == 1,
        "hun-peng": only_triplets and bool(honours) and len(suits) == 1,
        "qing-yi-se": not orphans and not honours and len(suits) == 1,
        "hun-yi-se": not orphans and bool(honours) and len(suits) == 1,
        "peng-peng-hu": only_triplets,
        "all-runs": not triplets and not orphans,
    }
    return names | {name for name, holds in tests.items() if holds}


def additions(case: Case, win: WinCase, layout: list[Part]) -> list[str]:
    """Winds, dragons and the self-draw."""
    triplets = {tile_name(part[0]) for part in layout if len(set(part)) == 1 and len(part) == 3}
    listed = ["zi-mo"] if win.by is By.DRAW else []
    if WINDS[(win.seat - case.dealer) % 4] in triplets:
        listed.append("men-feng")
    if tile_name(case.prevailing_wind) in triplets:
        listed.append("quan-feng")
    return listed + [name for dragon, name in DRAGONS.items() if dragon in triplets]


def events(win: WinCase) -> list[str]:
    """How the tile came."""
    listed = ["qiang-gang-hu"] if win.by is By.KONG else []
    if any(said.startswith("after_kong") for said in win.circumstances):
        listed.append("gang-shang-kai-hua")
    return listed + (["hai-di-lao"] if "last_tile" in win.circumstances else [])


def jph_value(case: Case, win: WinCase, layout: list[Part], three: bool) -> tuple[int, int, list[str]]:
    """Fan, unlimited sum and patterns of one layout in 鸡平胡."""
    floors = events(win) + (["yi-pao-san-xiang"] if three else [])
    names = special_names(case, win, layout)
    specials = [name for name in ORDER if name in names and name in JPH_FAN]
    if specials:
        most = max(JPH_FAN[name] for name in specials)
        named = next(name for name in specials if JPH_FAN[name] == most)
        return max(most, 3 if floors else 0), most, sorted([named, *floors])
    worth = {name: fan for name, fan in (("peng-peng-hu", 2), ("hun-yi-se", 2), ("all-runs", 1)) if name in names}
    if worth and not case.options["stack_base"]:
        dearest = max(worth, key=lambda name: worth[name])
        worth = {dearest: worth[dearest]}
    added = additions(case, win, layout)
    total = sum(worth.values()) + len(added)
    fan = max(min(total, 3), 3 if floors else 0)
    return fan, total, sorted([*(worth or ["ji-hu"]), *added, *floors])


def xz_value(case: Case, win: WinCase, layout: list[Part]) -> tuple[int, int, list[str]]:
    """The same in 新麻将."""
    names = special_names(case, win, layout)
    specials = [name for name in ORDER if name in names and name in XZ_FAN]
    if specials:
        most = max(XZ_FAN[name] for name in specials)
        named = next(name for name in specials if XZ_FAN[name] == most)
        return most, most, sorted([named, *events(win)])
    if "hun-peng" in names:
        names -= {"peng-peng-hu", "hun-yi-se"}
    table = {"qing-yi-se": 5, "hun-peng": 5, "peng-peng-hu": 3, "hun-yi-se": 3, "all-runs": 1}
    worth = {name: fan for name, fan in table.items() if name in names}
    if worth and not case.options["stack_base"]:
        dearest = max(worth, key=lambda name: worth[name])
        worth = {dearest: worth[dearest]}
    seat = case.seats[win.seat]
    added = additions(case, win, layout)
    if win.by is By.KONG and case.options["robbed_kong_fan"] == 1:
        added.append("zi-mo")
    if {meld.kind for meld in seat.melds} <= {MeldKind.GANG_CONCEALED}:
        added.append("men-qing")
    if case.options["flowers"] == "scored":
        laid = "".join(tile_name(flower)[0] for flower in sorted(seat.flowers))
        own = ("15", "26", "37", "48")[(win.seat - case.dealer) % 4]
        added += ["zheng-hua"] * len(set(own) & set(laid))
        added += ["yi-tai-hua"] * (("1234" in laid) + ("5678" in laid))
        added += ["wu-hua"] * (not laid)
    by_events = events(win)
    total = sum(worth.values()) + len(added) + ("hai-di-lao" in by_events)
    if "gang-shang-kai-hua" in by_events:
        total += case.options.number("gangkai_fan")
    return min(total, 5), total, sorted([*(worth or ["ji-hu"]), *added, *by_events])


def best(case: Case, win: WinCase, three: bool) -> Judged | None:
    """The layout that counts."""
    found = []
    for layout in all_layouts(case, win):
        if case.rules == "guangdong-jipinghu":
            found.append(jph_value(case, win, layout, three))
        else:
            found.append(xz_value(case, win, layout))
    if not found:
        return None
    fan, _, patterns = max(found)
    return patterns, fan


# --- who pays


def fed(melds: tuple[Meld, ...], case: Case) -> dict[str, int | None]:
    """The feeders that these melds bind."""
    found: dict[str, int | None] = {"honours": None, "twelve": None}
    taken = (MeldKind.CHI, MeldKind.PENG, MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED)
    if case.options["honor_liability"]:
        names = {tile_name(m.tiles[0]): m.source for m in melds if m.kind in taken[1:]}
        for group in ("CFP", WINDS):
            if all(name in names for name in group):
                found["honours"] = [source for name, source in names.items() if name in group][-1]
    mode = case.options["twelve_down"]
    counted = [m for m in melds if m.kind in taken or mode == "all"]
    if mode != "off" and len(counted) == 4 and counted[3].kind in taken:
        found["twelve"] = counted[3].source
    return found


def liable(case: Case, win: WinCase) -> int | None:
    """Who pays a self-drawn win alone."""
    for said in win.circumstances:
        if said.startswith("after_kong_exposed_by:"):
            return int(said[-1])
    listed = list(case.extra.get("twelve_down_order", []))
    order = listed + [s for s in [(case.dealer + i) % 4 for i in range(4)] if s not in listed]
    mine = fed(case.seats[win.seat].melds, case)
    for kind in ("honours", "twelve"):
        seat = mine[kind]
        kinds = ("honours", "twelve") if case.rules == "guangdong-xinzhang" else ("twelve",)
        free = False
        for earlier in order[: order.index(win.seat)]:
            theirs = fed(case.seats[earlier].melds, case)
            free = free or any(theirs[k] == seat for k in kinds)
        if kind == "honours" and case.rules == "guangdong-jipinghu":
            free = False
        if seat is not None and not free:
            return seat
    return None


def answer(case: Case) -> Answer:
    """Reason, or patterns, fan and payments."""
    three = len(case.wins) == 3 and case.wins[0].by is By.DISCARD
    net = [0] * 4
    patterns, fans = [], []
    for win in case.wins:
        alone = best(case, win, three=False)
        if alone is None:
            return "no-shape"
        if alone[1] < case.options.number("min_fan"):
            return "below-minimum"
    for win in case.wins:
        judged = best(case, win, three)
        assert judged is not None
        patterns.append(judged[0])
        fans.append(judged[1])
        points = 2 ** judged[1] * case.options.number("room_factor")
        payer = win.source if win.by is By.KONG else liable(case, win) if win.by is By.DRAW else None
        if win.by is By.DISCARD:
            assert win.source is not None
            flows = [(win.source, points)]
        elif payer is not None:
            flows = [(payer, 3 * points)]
        else:
            flows = [(seat, points) for seat in range(4) if seat != win.seat]
        for seat, n in flows:
            net[seat] -= n
            net[win.seat] += n
    fee = case.options.number("room_fee") if "room_fee" in case.options else 0
    return patterns, fans, [n - fee for n in net]
