"""A slow twin of the scorer: every wild tile is tried as every tile, every split is spelled out, all by the page.

It shares nothing with the scorer but the values it is given (cases, melds, tiles).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from mjdesk.engine.case import By, Case
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.tiles import Tile

from ..splits import splits

RING = parse_tiles("ESWNFP")
JIANG = set(parse_tiles("258m258p258s"))
HONOURS = set(parse_tiles("ESWNCFP"))
RED = parse_tiles("C")[0]
FREE_PAIR = {"peng-peng-hu", "qing-yi-se", "jiang-yi-se", "feng-yi-se"}
SMALL = {"ping-hu", "ying-hu"}

Answer = str | tuple[tuple[str, ...], int, tuple[int, ...]]


def special(case: Case) -> tuple[Tile, set[Tile]]:
    """Laizi and pizi."""
    tile = case.indicator
    assert tile is not None
    if tile == RED:
        before, turned, wild = parse_tiles("NCF")
    elif tile < 27:
        turned = tile
        before = tile - 1 if tile % 9 else tile + 8
        wild = tile + 1 if tile % 9 < 8 else tile - 8
    else:
        turned, place = tile, RING.index(tile)
        before, wild = RING[(place + 5) % 6], RING[(place + 1) % 6]
    skins = {"two": {before, turned}, "one": {turned}, "none": set()}[str(case.options["pizi_mode"])]
    return wild, skins - {RED}


def interpretations(case: Case) -> Iterator[tuple[set[str], bool]]:
    """The patterns of every interpretation and whether its pair is a 2, 5 or 8."""
    win = case.wins[0]
    seat = case.seats[win.seat]
    wild, skins = special(case)
    held = [t for t in (*seat.hand, win.tile) if t != wild]
    laizi = len(seat.hand) + 1 - len(held)
    melds = [m for m in seat.melds if m.kind is not MeldKind.GANG_SINGLE]
    laid = {t for m in melds for t in m.tiles}
    ways = [t for t in range(34) if t != RED and t not in skins]
    for stand in combinations_with_replacement(ways, laizi):
        tiles = tuple(sorted((*held, *stand)))
        kinds = laid | set(tiles)
        common = {"ying-hu"} if all(t == wild for t in stand) else set()
        if win.by is By.KONG:
            common.add("qiang-gang-hu")
        if win.by is By.DRAW and "after_kong" in win.circumstances:
            common.add("gang-shang-kai-hua")
        if win.by is By.DRAW and "last_tile" in win.circumstances:
            common.add("hai-di-lao")
        if win.by is By.DISCARD and len(tiles) == 2 and all(m.is_opening for m in melds):
            common.add("quan-qiu-ren")
        if kinds <= JIANG:
            common.add("jiang-yi-se")
        if kinds <= HONOURS:
            common.add("feng-yi-se")
        if kinds <= JIANG or kinds <= HONOURS:
            yield common, False
        for pair, sets in splits(tiles):
            found = set(common)
            if len({t // 9 for t in kinds}) == 1 and not kinds & HONOURS:
                found.add("qing-yi-se")
            runs = any(len(set(group)) == 3 for group in sets)
            if not runs and all(m.kind is not MeldKind.CHI for m in melds):
                found.add("peng-peng-hu")
            yield found, pair in JIANG


def seat_factor(case: Case, number: int) -> int:
    """F(seat)."""
    wild, _ = special(case)
    options, value, openings = case.options, 1, 0
    for meld in case.seats[number].melds:
        match meld.kind:
            case MeldKind.CHI | MeldKind.PENG:
                openings += 1
            case MeldKind.GANG_EXPOSED | MeldKind.GANG_ADDED:
                openings += 1
                value *= 2
            case MeldKind.GANG_CONCEALED:
                value *= 4
            case _:
                value *= options.number("laizi_gang_factor") if meld.tiles[0] == wild else 2
    return value * 2 ** (openings if options["open_fan"] == "each" else min(1, openings))


def amounts(case: Case, patterns: set[str]) -> list[int]:
    """A_i of the losers before caps, in seat order."""
    win = case.wins[0]
    big = patterns - SMALL
    own = 10 * 2 ** (len(big) - 1) if big else 1
    own *= seat_factor(case, win.seat)
    if "ying-hu" in patterns:
        own *= 2
    late = {"gang-shang-kai-hua", "hai-di-lao"} & big
    if win.by is By.DRAW and (case.options["zimo_on_gangkai_haidi"] or not late):
        own *= 2
    out = []
    for loser in range(4):
        if loser != win.seat:
            amount = own * seat_factor(case, loser)
            if win.by is By.DISCARD and loser == win.source:
                amount *= 2
            if not big and case.dealer in (loser, win.seat):
                amount *= 2
            out.append(amount)
    return out


def answer(case: Case) -> Answer:
    """Reason id, or patterns, base figure and the losers' amounts after the caps; from check 9 on."""
    win = case.wins[0]
    found = list(interpretations(case))
    if not found:
        return "no-shape"
    found = [(p, jiang) for p, jiang in found if jiang or p & FREE_PAIR]
    if not found:
        return "pair-not-258"
    laizi = (*case.seats[win.seat].hand, win.tile).count(special(case)[0])
    found = [(p, jiang) for p, jiang in found if laizi <= 1 or p - SMALL]
    if not found:
        return "too-many-wild"
    ranked = []
    for patterns, _ in found:
        before = amounts(case, patterns)
        if max(before) >= case.options.number("min_points"):
            after = caps(case, before)
            listed = sorted(patterns if patterns - SMALL else patterns | {"ping-hu"})
            ranked.append((-sum(after), -sum(before), -len(listed), listed, after))
    if not ranked:
        return "below-minimum"
    *_, listed, after = min(ranked)
    big = len(set(listed) - SMALL)
    return tuple(listed), 10 * 2 ** (big - 1) if big else 1, tuple(after)


def caps(case: Case, before: list[int]) -> list[int]:
    """封顶 and 金顶."""
    cap, gold = case.options.number("cap"), case.options.number("jinding")
    if cap == 0:
        return before
    if gold and all(amount >= cap for amount in before):
        return [gold] * 3
    return [min(amount, cap) for amount in before]
