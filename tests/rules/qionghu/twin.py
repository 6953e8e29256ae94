"""A slow twin of the scorer: every way to lay out the hand is spelled out tile by tile, all by the page.

It shares nothing with the scorer but the values it is given. It begins where rows 1 to 10 have passed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from mjdesk.engine.case import By, Case, WinCase
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.notation import parse_tiles, tile_name
from mjdesk.engine.tiles import Tile

Part = tuple[Tile, ...]
Layout = list[Part]
Answer = str | tuple[list[str], int, list[int]]

KINDS = parse_tiles("123456789m123456789p123456789sESWNCFP")
DRAGONS = parse_tiles("CFP")
YAO = parse_tiles("19m19p19sESWNCFP")
OPENING = (MeldKind.CHI, MeldKind.PENG, MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED)


def is_run(part: Part) -> bool:
    """Three ranks of one suit in a row."""
    names = [tile_name(tile) for tile in part]
    return len({n[-1] for n in names}) == 1 and names[0][-1] in "mps" and len({n[0] for n in names}) == 3


def layouts(tiles: list[Tile], dragon_sets: bool) -> Iterator[Layout]:
    """The pair first, then the groups."""
    counts = Counter(tiles)
    for pair in counts:
        if counts[pair] >= 2:
            rest = sorted((counts - Counter([pair, pair])).elements())
            for groups in _groups(rest, dragon_sets):
                yield [(pair, pair), *groups]


def _groups(tiles: list[Tile], dragon_sets: bool) -> Iterator[Layout]:
    if not tiles:
        yield []
        return
    low = tiles[0]
    parts: list[Part] = []
    if low not in DRAGONS:
        parts.append((low, low, low))
    run = (low, low + 1, low + 2)
    if max(run) < len(KINDS) and is_run(run):
        parts.append(run)
    if dragon_sets and low in DRAGONS:
        parts.append(DRAGONS)
    for part in parts:
        rest = Counter(tiles)
        rest.subtract(part)
        if min(rest.values()) >= 0:
            for groups in _groups(sorted(rest.elements()), dragon_sets):
                yield [part, *groups]


def allowed(case: Case, hand: list[Tile], melds: tuple[Meld, ...]) -> list[Layout] | str:
    """Rows 15 to 20 for the concealed tiles with the winning one."""
    options = case.options
    exempt = options["zfb_exempt"]
    found = list(layouts(hand, exempt in ("run", "both")))
    if not found:
        return "no-shape"
    everything = [*hand, *(tile for meld in melds for tile in meld.tiles)]
    if not {"m", "p", "s"} <= {tile_name(tile)[-1] for tile in everything}:
        return "missing-suit"
    if not any(tile in YAO for tile in everything):
        return "no-yao"
    if not options["jiang_28"]:
        found = [x for x in found if tile_name(x[0][0]) not in {r + s for r in "28" for s in "mps"}]
    if not found:
        return "pair-28"
    laid_triplet = any(meld.kind is not MeldKind.CHI for meld in melds)
    found = [x for x in found if laid_triplet or _has_triplet(x) or _frees(x, str(exempt))]
    if not found:
        return "no-ke"
    laid_run = any(meld.kind is MeldKind.CHI for meld in melds)
    if options["need_shun"]:
        found = [x for x in found if laid_run or any(is_run(part) for part in x[1:])]
    return found or "no-shun"


def _has_triplet(layout: Layout) -> bool:
    return any(len(set(part)) == 1 for part in layout[1:])


def _frees(layout: Layout, exempt: str) -> bool:
    by_pair = exempt in ("pair", "both") and layout[0][0] in DRAGONS
    return by_pair or (exempt in ("run", "both") and DRAGONS in layout[1:])


def waits(case: Case, seat: int) -> list[Tile]:
    """Every tile that the seat waits for."""
    holding = case.seats[seat]
    own = [*holding.hand, *(tile for meld in holding.melds for tile in meld.tiles)]
    return [
        tile
        for tile in KINDS
        if own.count(tile) < 4 and not isinstance(allowed(case, [*holding.hand, tile], holding.melds), str)
    ]


def answer(case: Case) -> Answer:
    """The reason, or patterns, fan and payments, of the one win of a round."""
    (win,) = case.wins
    reason = _before_the_shape(case, win)
    if reason:
        return reason
    seat = case.seats[win.seat]
    found = allowed(case, [*seat.hand, win.tile], seat.melds)
    bao = case.extra.get("bao")
    stands: dict[Tile, list[Layout]] = {}
    if not isinstance(found, str):
        stands[win.tile] = found
    elif win.by is By.DRAW and win.tile == bao and seat.declared and "chongbao" not in win.circumstances:
        for tile in waits(case, win.seat):
            each = allowed(case, [*seat.hand, tile], seat.melds)
            assert not isinstance(each, str)
            stands[tile] = each
    if not stands:
        assert isinstance(found, str)
        return found
    by_bao = isinstance(found, str)
    every = [_patterns(case, win, tile, layout, by_bao) for tile, layouts_of in stands.items() for layout in layouts_of]
    fan, _, patterns = min((-sum(p.values()), -len(p), sorted(p)) for p in every)
    return patterns or ["ping-hu"], -fan, _payments(case, win, -fan)


def _before_the_shape(case: Case, win: WinCase) -> str | None:
    seat = case.seats[win.seat]
    if len(seat.melds) == 4:
        return "shou-ba-yi"
    if not any(meld.kind in OPENING for meld in seat.melds):
        return "not-open"
    if case.options["must_ting"] and not seat.declared:
        return "not-ting"
    own = [*seat.hand, *(tile for meld in seat.melds for tile in meld.tiles)]
    return "ting-without-yao" if seat.declared and not any(tile in YAO for tile in own) else None


def _patterns(case: Case, win: WinCase, tile: Tile, layout: Layout, by_bao: bool) -> dict[str, int]:
    """Pattern ids with their fan; those worth nothing are left out."""
    seat, options = case.seats[win.seat], case.options
    drawn, declared = win.by is By.DRAW, bool(seat.declared)
    found: dict[str, object] = {}
    if drawn:
        found["zi-mo"] = int(options["double_for"] == "zimo")
    if declared:
        found["ting"] = int(options["double_for"] == "ting")
    if by_bao:
        found["mo-bao"] = options["mobao_fan"]
    elif declared and win.tile == case.extra.get("bao"):
        found["chong-bao"] = options["chongbao_fan"]
    if declared and _closed(tile, layout) and (not options["jia_unique"] or waits(case, win.seat) == [tile]):
        found["jia"] = options["jia_fan"]
    if drawn and "after_kong" in win.circumstances:
        found["gang-shang-kai-hua"] = options["gangkai_fan"]
    if win.by is By.KONG:
        found["qiang-gang-hu"] = options["qianggang_fan"]
    if drawn and "last_tile" in win.circumstances:
        found["hai-di-lao"] = options["haidi_fan"]
    melded_run = any(meld.kind is MeldKind.CHI for meld in seat.melds)
    if not melded_run and all(len(set(part)) == 1 for part in layout):
        found["peng-peng-hu"] = options["piao_fan"]
    return {name: fan for name, fan in found.items() if isinstance(fan, int) and fan}


def _closed(tile: Tile, layout: Layout) -> bool:
    for part in layout[1:]:
        if is_run(part) and tile in part:
            ranks = "".join(tile_name(t)[0] for t in part)
            rank = tile_name(tile)[0]
            if rank == ranks[1] or (ranks, rank) in (("123", "3"), ("789", "7")):
                return True
    return False


def _payments(case: Case, win: WinCase, fan: int) -> list[int]:
    options, net = case.options, [0, 0, 0, 0]
    base = options.number("base")
    losers = [seat for seat in range(4) if seat != win.seat]
    opened = {seat: any(m.kind in OPENING for m in case.seats[seat].melds) for seat in range(4)}
    amounts = {}
    for loser in losers:
        extra = 0
        if loser == win.source and win.by is not By.DRAW:
            extra += options.number("dianpao_fan")
        if options["dealer_double"] and case.dealer in (loser, win.seat):
            extra += 1
        if options["closed_double"] and not opened[loser]:
            extra += 1
        if options["three_closed_double"] and not any(opened[each] for each in losers):
            extra += 1
        amount = base * 2 ** (fan + extra)
        amounts[loser] = min(amount, base * options.number("cap")) if options["cap"] else amount
    payers = {loser: loser for loser in losers}
    if win.by is not By.DRAW:
        assert win.source is not None
        way = options["dianpao"]
        if way == "discarder":
            payers = {win.source: win.source}
        elif way == "bao" or (way == "three_unting_bao" and not case.seats[win.source].declared):
            payers = dict.fromkeys(losers, win.source)
    for owing, payer in payers.items():
        net[payer] -= amounts[owing]
        net[win.seat] += amounts[owing]
    for owner, seat in enumerate(case.seats):
        for meld in seat.melds:
            _pay_kong(case, owner, meld, net)
    return net


def _pay_kong(case: Case, owner: int, meld: Meld, net: list[int]) -> None:
    options = case.options
    if len(meld.tiles) != 4 or options["kong_pay"] == "none":
        return
    unit = options.number("base") * (2 if options["dragon_kong_double"] and meld.tiles[0] in DRAGONS else 1)
    if options["kong_pay"] == "feeder" and meld.kind is MeldKind.GANG_EXPOSED:
        assert meld.source is not None
        shares = {meld.source: 3 * unit}
    else:
        each = 2 * unit if meld.kind is MeldKind.GANG_CONCEALED else unit
        shares = {seat: each for seat in range(4) if seat != owner}
    for payer, points in shares.items():
        net[payer] -= points
        net[owner] += points
