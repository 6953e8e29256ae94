"""A slow twin of the scorer: every wild tile is tried as every tile, every split is spelled out, all by the page.

It shares nothing with the scorer but the values it is given (cases, melds, tiles).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from mjdesk.engine.case import By, Case, WinCase
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.tiles import Tile

JIANG = set(parse_tiles("258m258p258s"))
DRAGONS = RED, GREEN, WHITE = parse_tiles("CFP")
BIG = {"peng-peng-hu", "qing-yi-se", "jiang-yi-se", "qi-dui"}
FAN = {"ying-hu", "hai-di-lao", "qiang-gang-hu", "gang-shang-kai-hua", "da-da-hu", "quan-qiu-ren", "san-ju-hua"}
OPENINGS = {MeldKind.CHI, MeldKind.PENG, MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED}

Answer = str | tuple[tuple[str, ...], int, dict[int, int], int | None]


class Seen(NamedTuple):
    """One interpretation: ``kind`` triplets, mixed, pairs or loose."""

    kind: str
    pair: Tile | None
    hard: bool


# --- the round


def wild_and_kong(case: Case) -> tuple[Tile, set[Tile]]:
    """The laizi and the tiles laid one at a time."""
    play, green, tile = case.options["play"], case.options["fa_gang"], case.indicator
    assert tile is not None
    if tile < 27:
        wild = tile - 8 if tile % 9 == 8 else tile + 1
    elif play == "yangxin":
        wild = {RED: GREEN, GREEN: WHITE, WHITE: RED}[tile]
    elif green:
        wild = WHITE
    else:
        wild = {RED: GREEN, GREEN: WHITE, WHITE: GREEN}[tile]
    if play == "no_dragons":
        return wild, set()
    kong = {wild}
    if play == "huanghuang":
        kong |= {RED, GREEN} if green else {RED}
    return wild, kong


def in_play(case: Case) -> list[Tile]:
    """Every kind."""
    return [*range(27), *(() if case.options["play"] == "no_dragons" else DRAGONS)]


def groups_of(case: Case, win: WinCase) -> list[Meld]:
    """The melds that are groups."""
    return [meld for meld in case.seats[win.seat].melds if meld.kind is not MeldKind.GANG_SINGLE]


# --- interpretations


def _sets(tiles: list[Tile]) -> Iterator[list[tuple[Tile, ...]]]:
    if not tiles:
        yield []
        return
    low = tiles[0]
    runs = [(low, low + 1, low + 2)] if low < 27 and low % 9 < 7 else []
    for group in [(low, low, low), *runs]:
        rest = list(tiles)
        try:
            for tile in group:
                rest.remove(tile)
        except ValueError:
            continue
        for sets in _sets(rest):
            yield [group, *sets]


def _shapes(tiles: list[Tile], melds: list[Meld]) -> Iterator[tuple[str, Tile | None]]:
    """What tiles without wild ones can be read as."""
    tiles = sorted(tiles)
    mixed_meld = any(meld.kind in (MeldKind.CHI, MeldKind.GANG_SET) for meld in melds)
    for pair in sorted(set(tiles)):
        if tiles.count(pair) >= 2:
            rest = list(tiles)
            rest.remove(pair)
            rest.remove(pair)
            for sets in _sets(rest):
                mixed = mixed_meld or any(len(set(group)) == 3 for group in sets)
                yield ("mixed" if mixed else "triplets"), pair
    if not melds and all(tiles.count(tile) % 2 == 0 for tile in tiles):
        yield "pairs", None


def interpretations(case: Case, win: WinCase) -> set[tuple[Seen, frozenset[Tile]]]:
    """Every interpretation, with the kinds over which the colours are tested."""
    wild, _ = wild_and_kong(case)
    hand, melds = list(case.seats[win.seat].hand), groups_of(case, win)
    laid = {tile for meld in melds for tile in meld.tiles}
    own = hand + ([win.tile] if win.by is By.DRAW else [])
    number = own.count(wild)
    naturals = [tile for tile in own if tile != wild] + ([] if win.by is By.DRAW else [win.tile])
    open_258 = not any(meld.kind in (MeldKind.CHI, MeldKind.GANG_SET) for meld in melds)
    found: set[tuple[Seen, frozenset[Tile]]] = set()
    ways: list[tuple[bool, set[Tile], list[tuple[Tile, ...]]]] = []
    if not number or case.options["hard_win"] == "restored":
        ways.append((True, {*hand, win.tile}, [(wild,) * number]))
    if number:
        ways.append((False, set(naturals), list(combinations_with_replacement(in_play(case), number))))
    for hard, kinds, stands in ways:
        colours = frozenset(kinds | laid)
        for stand in stands:
            found |= {(Seen(kind, pair, hard), colours) for kind, pair in _shapes([*naturals, *stand], melds)}
        if case.options["jiang_yise_shape"] == "free" and colours <= JIANG and open_258:
            found.add((Seen("loose", None, hard), colours))
    return found


def patterns(case: Case, win: WinCase, seen: Seen, colours: frozenset[Tile]) -> set[str] | None:
    """The patterns of an interpretation; None where its pair is forbidden."""
    options, seat = case.options, case.seats[win.seat]
    melds = groups_of(case, win)
    big = set()
    if seen.kind == "triplets" and options["pengpeng_big"]:
        big.add("peng-peng-hu")
    if seen.kind == "pairs":
        big.add("qi-dui")
    if len({tile // 9 for tile in colours}) <= 1 and max(colours, default=0) < 27:
        big.add("qing-yi-se")
    if colours <= JIANG and not any(meld.kind in (MeldKind.CHI, MeldKind.GANG_SET) for meld in melds):
        big.add("jiang-yi-se")
    last_one = len(seat.hand) == 1
    found = set(big)
    if not big:
        free = options["luanjiang"] or (last_one and options["jingoudiao_jiang"] == "any")
        if seen.pair not in JIANG and not free:
            return None
        found.add("ping-hu")
        opened = {MeldKind.CHI, MeldKind.PENG, MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED}
        if options["score"] == "2350" and win.by is not By.DISCARD and not any(m.kind in opened for m in melds):
            found.add("men-qing")
    if "qing-yi-se" in big and big & {"peng-peng-hu", "qi-dui"}:
        found.add("da-da-hu")
    if last_one:
        found.add("quan-qiu-ren")
    if seen.hard:
        found.add("ying-hu")
    if win.by is By.KONG:
        found.add("qiang-gang-hu")
    found |= {{"last_tile": "hai-di-lao", "after_kong": "gang-shang-kai-hua"}[each] for each in win.circumstances}
    if options["sanjuhua"] and sum(meld.kind in OPENINGS for meld in melds) >= 3:
        found.add("san-ju-hua")
    if options["play"] == "no_dragons":
        found -= FAN - ({"ying-hu"} if options["no_dragons_hard"] else set())
    return found


# --- fan and payments


def side_fan(case: Case, seat: int) -> int:
    """K."""
    play, options = case.options["play"], case.options
    if play == "no_dragons":
        return 0
    wild, _ = wild_and_kong(case)
    more, total = play == "huanghuang", 0
    for meld in case.seats[seat].melds:
        match meld.kind:
            case MeldKind.GANG_EXPOSED | MeldKind.GANG_ADDED:
                total += 1
            case MeldKind.GANG_CONCEALED:
                total += 2 if more else 1
            case MeldKind.GANG_SINGLE:
                total += 2 if more and meld.tiles[0] == wild else 1
            case MeldKind.CHI:
                total += 2 if more and wild in meld.tiles else 0
            case MeldKind.GANG_SET if not more:
                total += 1
            case MeldKind.GANG_SET if wild in DRAGONS:
                total += 5 if options["fa_gang"] else 4
            case MeldKind.GANG_SET:
                total += 1 if options["liang_value"] == "literal" else 3 if options["fa_gang"] else 2
    win = case.wins[0]
    return total + (win.by is By.KONG and win.source == seat)


def owed(case: Case, found: set[str]) -> tuple[dict[int, int], int | None]:
    """What the losers owe, and who is liable for all of it."""
    options, win = case.options, case.wins[0]
    big = bool(found & BIG)
    fan = len(found & FAN) + side_fan(case, win.seat)
    amounts = {}
    for loser in range(len(case.seats)):
        if loser == win.seat:
            continue
        high = win.by is not By.DISCARD or win.source == loser
        if options["score"] == "1257":
            base = (7 if high else 5) if big else 2 if high else 1
        elif big:
            base = 10 if high else 5
        elif win.by is By.DISCARD:
            base = 2 if high else 1
        else:
            base = 5 if "men-qing" in found else 3
        amount = base * 2 ** (fan + side_fan(case, loser)) * options.number("unit")
        amounts[loser] = min(amount, options.number("cap")) if options.number("cap") else amount
    openings = [meld for meld in case.seats[win.seat].melds if meld.kind in OPENINGS]
    liable = None
    if found & {"qing-yi-se", "peng-peng-hu"}:
        dropped = win.by is By.DISCARD and options["dianpao_only"] and not options["chengbao"]
        if len(openings) >= 3 and not dropped:
            liable = openings[2].source
        if len(openings) == 2 and win.by is By.DISCARD and options["chengbao"]:
            liable = win.source
    if win.by is By.DISCARD and options["dianpao_only"] and liable is None:
        assert win.source is not None
        amounts = {win.source: amounts[win.source]}
    return amounts, liable


# --- the answer


def possible(case: Case, win: WinCase) -> list[set[str]] | str:
    """Rows 9 and 10."""
    seen = interpretations(case, win)
    if not seen:
        return "no-shape"
    allowed = [found for each in seen if (found := patterns(case, win, *each)) is not None]
    return allowed or "pair-not-258"


def answer(case: Case) -> Answer:
    """The reason, or patterns, fan, what each loser owes and who is liable. Melds and sources are those of a round."""
    (win,) = case.wins
    wild, kong = wild_and_kong(case)
    hand = case.seats[win.seat].hand
    if win.by is not By.DRAW and win.tile in kong:
        return "special-tile"
    if win.by is By.DISCARD and win.tile in case.extra["passed"].get(str(win.seat), ()):
        return "passed-win"
    if case.options["kong_tile_in_hand"] == "forbidden" and (kong - {wild}) & {*hand, win.tile}:
        return "special-tile-in-hand"
    allowed = possible(case, win)
    if isinstance(allowed, str):
        return allowed
    if win.by is By.DISCARD:
        waits = [tile for tile in in_play(case) if tile != wild and tile not in kong]
        if all(not isinstance(possible(case, WinCase(win.seat, win.by, t, win.source)), str) for t in waits):
            return "draw-only"
        if case.options["multi_laizi_zimo"] and hand.count(wild) >= 2:
            allowed = [found for found in allowed if found & BIG]
            if not allowed:
                return "too-many-wild"
    best = min(allowed, key=lambda found: (-sum(owed(case, found)[0].values()), -len(found), sorted(found)))
    amounts, liable = owed(case, best)
    if sum(amounts.values()) < case.options.number("min_score"):
        return "below-minimum"
    return tuple(sorted(best)), len(best & FAN) + side_fan(case, win.seat), amounts, liable
