"""A slow twin of the scorer of `macheng`: every wild tile is tried as every tile, all by the page.

It shares nothing with the scorer but the values it is given (cases, melds, tiles).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from mjdesk.engine.case import By, Case
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.tiles import Tile

from ..wuhan.twin import HONOURS, JIANG, RED, splits

NEXT = dict(zip(parse_tiles("ESWNCFP"), parse_tiles("SWNEFPF"), strict=True))
BIG = {"peng-peng-hu", "qing-yi-se", "jiang-yi-se", "feng-yi-se"}

Answer = str | tuple[tuple[str, ...], int, dict[int, int]]


def special(case: Case) -> tuple[Tile, set[Tile]]:
    """Laizi and pizi."""
    tile = case.indicator
    assert tile is not None
    wild = NEXT[tile] if tile >= 27 else tile + 1 if tile % 9 < 8 else tile - 8
    if tile == RED:
        return wild, set(parse_tiles("P")) if case.options["zhong_flip_pizi"] == "white" else set()
    return wild, {tile}


def interpretations(case: Case) -> Iterator[tuple[set[str], bool]]:
    """The patterns of every interpretation (golds not among them) and whether its pair is a 2, 5 or 8."""
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
        if win.by is By.DRAW and "after_kong" in win.circumstances:
            common.add("gang-shang-kai-hua")
        if win.by is By.DRAW and "last_tile" in win.circumstances:
            common.add("hai-di-lao")
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


def own_fan(case: Case, number: int) -> int:
    """Own fan of a seat (§7.1)."""
    wild, _ = special(case)
    fan, openings = 0, 0
    for meld in case.seats[number].melds:
        match meld.kind:
            case MeldKind.CHI | MeldKind.PENG:
                openings += 1
            case MeldKind.GANG_EXPOSED | MeldKind.GANG_ADDED:
                openings += 1
                fan += 1
            case MeldKind.GANG_CONCEALED:
                fan += 2
            case _:
                fan += 2 if meld.tiles[0] == wild else 1
    return fan + (openings if case.options["open_fan"] == "each" else min(1, openings))


def opened(case: Case, number: int) -> bool:
    """Whether a seat has an opening."""
    closed = (MeldKind.GANG_CONCEALED, MeldKind.GANG_SINGLE)
    return any(m.kind not in closed for m in case.seats[number].melds)


def golds(case: Case) -> list[str]:
    """The golds used (§7.5)."""
    options = case.options
    wild, _ = special(case)
    own = []
    if options["gold_feng"] and wild in HONOURS:
        own.append("feng-jin")
    last = case.carried.get("last_laizi")
    if options["gold_yuan"] and last and parse_tiles(last) == (wild,):
        own.append("yuan-jin")
    if options["gold_bao"] and case.dice and case.dice[0] == case.dice[1]:
        own.append("bao-jin")
    if options["gold_mode"] == "stack":
        return own
    if own or options["gold_mode"] == "single":
        return own[:1]
    return list(case.carried.get("cun", ()))[:1]


def amounts(case: Case, patterns: set[str]) -> tuple[int, dict[int, int]] | None:
    """W and A_i of all losers before caps, None below the start fan."""
    win, options = case.wins[0], case.options
    big = len(patterns & BIG)
    w = own_fan(case, win.seat) + big + ("ying-hu" in patterns) + ("gang-shang-kai-hua" in patterns)
    w += bool(big) and win.by is By.DRAW
    n = {}
    for loser in range(4):
        if loser != win.seat:
            n[loser] = w + own_fan(case, loser)
            n[loser] += bool(big) and win.by is By.DISCARD and win.source == loser
    tested = list(n.values()) if win.source is None else [n[win.source]]
    least = options.number("min_fan_big") + 1 if big else options.number("min_fan_small")
    reached = max(tested) >= least
    return (w, {loser: 2 * 2 ** n[loser] for loser in n}) if reached else None


def paid(case: Case, big: bool, before: dict[int, int]) -> dict[int, int]:
    """After the caps and closed losers, before gold."""
    cap, gold = case.options.number("cap"), case.options.number("jinding")
    win = case.wins[0]
    if not big and win.source is not None:
        amount = before[win.source]
        return {win.source: min(amount, cap) if cap else amount}
    if not cap:
        return before
    if gold and all(amount >= cap for amount in before.values()):
        closed = [loser for loser in before if not opened(case, loser)] if case.options["closed_penalty"] else []
        return {loser: gold * (len(closed) + 1) if loser in closed else gold for loser in before}
    return {loser: min(amount, cap) for loser, amount in before.items()}


def answer(case: Case) -> Answer:
    """Reason id, or patterns, W and what each payer pays; from check 10 on."""
    win = case.wins[0]
    found = list(interpretations(case))
    if not found:
        return "no-shape"
    found = [(p, jiang) for p, jiang in found if jiang or p & BIG]
    if not found:
        return "pair-not-258"
    laizi = (*case.seats[win.seat].hand, win.tile).count(special(case)[0])
    found = [(p, jiang) for p, jiang in found if laizi <= 1 or p & BIG or "gang-shang-kai-hua" in p]
    if not found:
        return "too-many-wild"
    used = golds(case)
    ranked = []
    for patterns, _ in found:
        scored = amounts(case, patterns)
        if scored is not None:
            w, before = scored
            final = {s: a * 2 ** len(used) for s, a in paid(case, bool(patterns & BIG), before).items()}
            listed = sorted({*patterns, *used} if patterns & BIG else {*patterns, *used, "ping-hu"})
            sums = -sum(final.values()), -sum(before[s] for s in final)
            ranked.append((*sums, -len(listed), listed, w, sorted(final.items())))
    if not ranked:
        return "below-minimum"
    *_, listed, w, pays = min(ranked)
    return tuple(listed), w, dict(pays)
