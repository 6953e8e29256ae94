"""A slow twin of the scorers of 推倒胡, its table variant and 抓马: every split is spelled out, all by the pages.

It shares nothing with the scorers but the values it is given (cases, melds, tiles). It judges from the checks on
forbidden melds and robbing on; what comes before them is right in the cases it is given.
"""

from __future__ import annotations

from collections import Counter

from mjdesk.engine.case import By, Case, WinCase
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.options import Options

from ..splits import splits

E, S, W, N, C, F, P = HONOURS = parse_tiles("ESWNCFP")
ORPHANS = sorted(parse_tiles("19m19p19sESWNCFP"))
KONGS = {MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED, MeldKind.GANG_CONCEALED}
ALLOWED = {
    "allow_peng": {MeldKind.PENG, MeldKind.GANG_ADDED},
    "allow_gang_exposed": {MeldKind.GANG_EXPOSED},
    "allow_gang_added": {MeldKind.GANG_ADDED},
    "allow_gang_concealed": {MeldKind.GANG_CONCEALED},
}

Answer = str | tuple[list[list[str]], list[int], list[int]]
Flow = tuple[int, int, int]  #: payer, payee, points


def number(options: Options, key: str, otherwise: int) -> int:
    """The value of an int option, which not every system of the family has."""
    return options.number(key) if key in options else otherwise


def big_hands(case: Case, win: WinCase, special: bool) -> set[str] | None:
    """Ids of all 大胡, None when there is no shape."""
    seat = case.seats[win.seat]
    tiles = sorted((*seat.hand, win.tile))
    everything = [*tiles, *(t for m in seat.melds for t in m.tiles)]
    found: set[str] = set()
    shapes = 0
    for pair, sets in splits(tiles):
        shapes += 1
        triplets = [*(g[0] for g in sets if g[0] == g[2]), *(m.tiles[0] for m in seat.melds)]
        concealed = all(m.kind is MeldKind.GANG_CONCEALED for m in seat.melds)
        if len(triplets) == 4 and concealed and (win.by is By.DRAW or pair == win.tile):
            found.add("si-an-ke")
        if len(seat.melds) == 4 and all(len(m.tiles) == 4 for m in seat.melds):
            found.add("shi-ba-luo-han")
        if {C, F, P} <= set(triplets):
            found.add("da-san-yuan")
        winds = {E, S, W, N} & set(triplets)
        if len(winds) == 4:
            found.add("da-si-xi")
        if len(winds) == 3 and {pair} | winds == {E, S, W, N}:
            found.add("xiao-si-xi")
    if special and not seat.melds:
        if all(n % 2 == 0 for n in Counter(tiles).values()):
            shapes += 1
            found.add("qi-dui")
        if sorted(set(tiles)) == ORPHANS:
            shapes += 1
            found.add("shi-san-yao")
    if not shapes:
        return None
    if "heaven" in win.circumstances:
        found.add("tian-hu")
    if all(t in HONOURS for t in everything):
        found.add("zi-yi-se")
    if len({t // 9 for t in everything}) == 1 and everything[0] < 27:
        found.add("qing-yi-se")
    return found


def feeder_of(win: WinCase) -> int | None:
    """The seat of after_kong_exposed_by."""
    named = [int(c[-1]) for c in win.circumstances if c.startswith("after_kong_exposed_by:")]
    return named[0] if named else None


def is_after_kong(win: WinCase) -> bool:
    """Said outright or by the feeder."""
    return "after_kong" in win.circumstances or feeder_of(win) is not None


def win_flows(win: WinCase, share: int) -> list[Flow]:
    """Each pays its share, or one seat all three."""
    single = win.source if win.by is By.KONG else feeder_of(win)
    if single is not None:
        return [(single, win.seat, 3 * share)]
    return [(seat, win.seat, share) for seat in range(4) if seat != win.seat]


def kong_flows(case: Case, unit: int) -> list[Flow]:
    """All kongs but void ones."""
    if not case.wins and not case.options["exhausted_kongs"]:
        return []
    void = [(v["seat"], v["meld"]) for v in case.extra.get("void_kongs", ())]
    flows: list[Flow] = []
    for owner, seat in enumerate(case.seats):
        for place, meld in enumerate(seat.melds):
            if (owner, place) not in void:
                flows += _kong(owner, meld, unit)
    return flows


def _kong(owner: int, meld: Meld, unit: int) -> list[Flow]:
    if meld.kind is MeldKind.GANG_EXPOSED:
        assert meld.source is not None
        return [(meld.source, owner, 3 * unit)]
    each = {MeldKind.GANG_ADDED: unit, MeldKind.GANG_CONCEALED: 2 * unit}.get(meld.kind, 0)
    return [(seat, owner, each) for seat in range(4) if seat != owner and each]


def total(flows: list[Flow]) -> list[int]:
    """Net points."""
    net = [0] * 4
    for payer, payee, points in flows:
        net[payer] -= points
        net[payee] += points
    return net


def forbidden(case: Case) -> bool:
    """Whether a meld of a kind lies there that the table forbids."""
    gone = {kind for option, kinds in ALLOWED.items() if not case.options.get(option, True) for kind in kinds}
    return any(meld.kind in gone for seat in case.seats for meld in seat.melds)


def answer(case: Case) -> Answer:
    """Reason id, or patterns, fan and payments."""
    if forbidden(case):
        return "bad-meld"
    zhuama = case.rules == "guangdong-zhuama"
    options = case.options
    patterns, fans, flows = [], [], list[Flow]()
    for win in case.wins:
        if any(v["seat"] == win.seat for v in case.extra.get("void_kongs", ())) and zhuama:
            return "wrong-count"
        if win.by is By.KONG:
            needed = ("allow_rob", "allow_gang_added", "allow_peng")
            if not all(options.get(option, True) for option in needed):
                return "not-robbable"
            assert win.source is not None
            feeders = [m.source for m in case.seats[win.source].melds if m.tiles == (win.tile,) * 3]
            if not options.get("rob_own_fed_peng", True) and win.seat in feeders:
                return "rob-own-discard"
        big = big_hands(case, win, bool(options.get("special_shapes", True)))
        if big is None:
            return "no-shape"
        ids, fan, share = (_zhuama if zhuama else _tuidaohu)(case, win, big)
        patterns.append(sorted(ids))
        fans.append(fan)
        flows += win_flows(win, share)
    if zhuama:
        return patterns, fans, total(flows + kong_flows(case, options.number("unit")))
    flows += kong_flows(case, 1)
    if options["horses"] == "dealer":
        flows += _horse_flows(case, flows)
    times = number(options, "room_factor", 1) * number(options, "table_multiplier", 1)
    fee = number(options, "room_fee", 0)
    return patterns, fans, [points * times - fee for points in total(flows)]


def _tuidaohu(case: Case, win: WinCase, big: set[str]) -> tuple[list[str], int, int]:
    ids = [*(big or {"ping-hu"})]
    ids += ["gang-shang-kai-hua"] * is_after_kong(win) + ["qiang-gang-hu"] * (win.by is By.KONG)
    fan = 4 if big else 2
    return ids, fan, fan


HORSES = ("159m159p159sEC", "26m26p26sSF", "37m37p37sWP", "48m48p48sN")  #: from the dealer on
LETTERS = ("159m159p159sE", "26m26p26sCS", "37m37p37sFW", "48m48p48sPN")  #: A, B, C, D


def place(table: tuple[str, ...], name: str) -> int:
    """Which seat of the table a horse names."""
    (tile,) = parse_tiles(name)
    (found,) = [i for i, tiles in enumerate(table) if tile in parse_tiles(tiles)]
    return found


def _horse_flows(case: Case, flows: list[Flow]) -> list[Flow]:
    """A second calculation with the dealer in each horse's place."""
    net, more, dealer = total(flows), list[Flow](), case.dealer
    for name in case.extra.get("horses", ())[: min(4, case.streak + 1)]:
        horse = (dealer + place(HORSES, name)) % 4
        if net[horse]:
            for payer, payee, points in flows:
                if horse in (payer, payee):
                    put = [dealer if seat == horse else seat for seat in (payer, payee)]
                    more += [(put[0], put[1], points)] if put[0] != put[1] else []
    return more


def _zhuama(case: Case, win: WinCase, big: set[str]) -> tuple[list[str], int, int]:
    options = case.options
    letter = (win.seat - case.carried.get("prev_winner", case.dealer)) % 4
    turned = case.extra.get("horses", ())[: options.number("horses")]
    if win.by is By.KONG and not options["rob_horses"]:
        turned = ()
    hits = sum(place(LETTERS, name) == letter for name in turned)
    fan = 1 + hits
    ids = ["hu"]
    if options["big_hands"]:
        ids = [*(big or {"ping-hu"})]
        fan *= 2 if big else 1
    if options["kong_win_double"] and is_after_kong(win):
        fan *= 2
    ids += ["zhong-ma"] * hits + ["qiang-gang-hu" if win.by is By.KONG else "zi-mo"]
    ids += ["gang-shang-kai-hua"] * is_after_kong(win) + ["bao-gang"] * (feeder_of(win) is not None)
    return ids, fan, fan * 2 * options.number("unit")
