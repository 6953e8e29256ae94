"""A slow twin of the scorer of `jingzhou-hongzhong`: every wild tile is tried as every tile, all by the page.

It shares nothing with the scorer but the values it is given (cases, melds, tiles).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement

from mjdesk.engine.case import By, Case, WinCase
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.tiles import Tile

from ..wuhan.twin import HONOURS, JIANG, RED, splits

KINDS = parse_tiles("123456789p123456789sSWNFP")  # what a wild tile may be
RING = dict(zip(parse_tiles("SWNCFP"), parse_tiles("WNFFPS"), strict=True))
FREE_PAIR = {"peng-peng-hu", "qing-yi-se", "jiang-yi-se", "feng-yi-se", "qi-dui"}
SMALL = {"ping-hu", "ying-hu"}
ADD = FREE_PAIR
COVERED = {
    "off": set(),
    "qing": {"qing-yi-se"},
    "qing_jiang": {"qing-yi-se", "jiang-yi-se"},
    "qing_feng": {"qing-yi-se", "feng-yi-se"},
    "all": {"qing-yi-se", "jiang-yi-se", "feng-yi-se"},
}

Answer = str | tuple[tuple[str, ...], int, tuple[int, ...]]


def wild_of(case: Case) -> Tile:
    """Laizi."""
    tile = case.indicator
    assert tile is not None
    return RING[tile] if tile >= 27 else tile + 1 if tile % 9 < 8 else tile - 8


def opened(case: Case, number: int) -> bool:
    """Whether a seat has an opening."""
    closed = (MeldKind.GANG_CONCEALED, MeldKind.GANG_SINGLE)
    return any(m.kind not in closed for m in case.seats[number].melds)


def interpretations(case: Case) -> Iterator[tuple[set[str], bool]]:
    """The patterns of every interpretation and whether its pair is a 2, 5 or 8."""
    win = case.wins[0]
    seat = case.seats[win.seat]
    wild = wild_of(case)
    held = [t for t in (*seat.hand, win.tile) if t != wild]
    laizi = len(seat.hand) + 1 - len(held)
    melds = [m for m in seat.melds if m.kind is not MeldKind.GANG_SINGLE]
    laid = {t for m in melds for t in m.tiles}
    closed = (MeldKind.GANG_CONCEALED, MeldKind.GANG_SINGLE)
    for stand in combinations_with_replacement(KINDS, laizi):
        tiles = tuple(sorted((*held, *stand)))
        kinds = laid | set(tiles)
        common = {"ying-hu"} if all(t == wild for t in stand) else set()
        if win.by is By.KONG:
            common.add("qiang-gang-hu")
        if win.by is By.DRAW and "after_kong" in win.circumstances:
            common.add("gang-shang-kai-hua")
        if win.by is By.DISCARD and len(tiles) == 2 and all(m.kind not in closed for m in melds):
            common.add("quan-qiu-ren")
        if kinds <= JIANG:
            common.add("jiang-yi-se")
        if kinds <= HONOURS:
            common.add("feng-yi-se")
        one_suit = {"qing-yi-se"} if len({t // 9 for t in kinds}) == 1 and not kinds & HONOURS else set()
        if case.options["qidui"] and len(tiles) == 14 and all(n % 2 == 0 for n in Counter(tiles).values()):
            yield common | one_suit | {"qi-dui"}, False
        if kinds <= JIANG or kinds <= HONOURS:
            yield common, False
        for pair, sets in splits(tiles):
            found = common | one_suit
            runs = any(len(set(group)) == 3 for group in sets)
            if not runs and all(m.kind is not MeldKind.CHI for m in melds):
                found.add("peng-peng-hu")
            yield found, pair in JIANG


def factor(case: Case, number: int) -> int:
    """F(seat)."""
    wild, options = wild_of(case), case.options
    value, openings = 1, 0
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


def figure(case: Case, big: set[str], loser: int | None) -> int:
    """B for a loser; None: one that did not discard."""
    win = case.wins[0]
    adds = 0
    if win.by is By.DRAW:
        adds = len(big & ADD)
    elif win.by is By.DISCARD and loser is not None and loser == win.source:
        adds = len(big & (ADD | {"quan-qiu-ren"}))
    if case.options["zimo_add"] == "once":
        adds = min(adds, 1)
    return 10 * len(big) + 10 * adds


def losers(case: Case) -> list[int]:
    """The two who lose."""
    return [seat for seat in range(3) if seat != case.wins[0].seat]


def amounts(case: Case, patterns: set[str]) -> list[int]:
    """A_i of the losers before caps."""
    win, out = case.wins[0], []
    hard = 2 if "ying-hu" in patterns else 1
    for loser in losers(case):
        both = factor(case, win.seat) * hard * factor(case, loser)
        if patterns - SMALL:
            out.append(figure(case, patterns - SMALL, loser) * both)
        else:
            both *= 2 if win.by is By.DRAW else 1
            both *= 2 if win.by is By.DISCARD and win.source == loser else 1
            out.append(both * (2 if case.dealer in (loser, win.seat) else 1))
    return out


def caps(case: Case, before: list[int]) -> list[int]:
    """封顶 and 金顶."""
    cap, gold = case.options.number("cap"), case.options.number("jinding")
    if cap == 0:
        return before
    if gold and all(amount >= cap for amount in before):
        return [gold] * 2
    return [min(amount, cap) for amount in before]


def robbed(case: Case) -> tuple[int, ...]:
    """杠进杠出: what stands for the two seats but the robbed one, in seat order."""
    seat = case.wins[0].source
    assert seat is not None
    x = 10 * factor(case, seat) * 2
    if wild_of(case) not in case.seats[seat].hand:
        x *= 2
    return tuple(caps(case, [x * factor(case, other) for other in range(3) if other != seat]))


def passing(case: Case) -> list[set[str]] | str:
    """Patterns of the interpretations that pass §5, 8 to 11."""
    win = case.wins[0]
    found = list(interpretations(case))
    if not opened(case, win.seat):
        found = [(p, jiang) for p, jiang in found if "qi-dui" in p]
        if not found:
            return "not-open"
    if not found:
        return "no-shape"
    found = [(p, jiang) for p, jiang in found if jiang or p & FREE_PAIR]
    if not found:
        return "pair-not-258"
    laizi = (*case.seats[win.seat].hand, win.tile).count(wild_of(case))
    return [p for p, _ in found if laizi <= 1 or p - SMALL] or "too-many-wild"


def answer(case: Case) -> Answer:
    """Reason id, or patterns, fan and the losers' amounts after the caps (or those of a robbed kong); from check 8."""
    found = passing(case)
    if isinstance(found, str):
        return found
    options = case.options
    if case.wins[0].by is By.KONG and options["qianggang_basis"] == "gang_out":
        return ("qiang-gang-hu",), 10, robbed(case)
    ranked = []
    for patterns in found:
        before = amounts(case, patterns)
        if max(before) >= options.number("min_points"):
            after, gold = caps(case, before), options.number("jinding")
            if options["jiang_feng_jinding"] and gold and patterns & {"jiang-yi-se", "feng-yi-se"}:
                after = [gold if options["cap"] else max(gold, amount) for amount in before]
            listed = sorted(patterns if patterns - SMALL else patterns | {"ping-hu"})
            ranked.append((-sum(after), -sum(before), -len(listed), listed, after))
    if not ranked:
        return "below-minimum"
    *_, listed, after = min(ranked)
    big = set(listed) - SMALL
    return tuple(listed), figure(case, big, None) if big else 1, tuple(after)


def ready(case: Case, seat: int) -> bool:
    """听胡."""
    holding = case.seats[seat]
    held = (*holding.hand, *(t for m in holding.melds for t in m.tiles))
    if RED in holding.hand:
        return False
    return any(
        not isinstance(passing(replace(case, wins=(WinCase(seat, By.DRAW, tile),))), str)
        for tile in KINDS
        if held.count(tile) < 4
    )


def liable(case: Case, patterns: tuple[str, ...]) -> int | None:
    """Who pays for both."""
    win, options = case.wins[0], case.options
    if win.by is By.KONG:
        return win.source
    closed = (MeldKind.GANG_CONCEALED, MeldKind.GANG_SINGLE)
    openings = [m for m in case.seats[win.seat].melds if m.kind not in closed]
    if len(openings) >= 3 and COVERED[str(options["bao_third_open"])] & set(patterns):
        return openings[2].source
    if "quan-qiu-ren" not in patterns:
        return None
    assert win.source is not None
    hand = set(case.seats[win.source].hand)
    excused = {
        "not_ting": lambda: ready(case, win.source or 0),
        "not_all_jiang": lambda: hand <= JIANG - {wild_of(case)},
        "always": lambda: False,
        "off": lambda: True,
    }
    return None if excused[str(options["quanqiuren_bao"])]() else win.source
