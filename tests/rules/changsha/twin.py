"""The judgement of a case done slowly, straight from the page: every split tried, every amount added up by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from mjdesk.engine.case import By, Case, SeatCase, WinCase
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.tiles import UNKNOWN, Tile

TYPES = {"chi": 3, "peng": 3, "gang_exposed": 4, "gang_added": 4, "gang_concealed": 4}
START = ("si-xi", "ban-ban-hu", "que-yi-se", "liu-liu-shun", "san-tong", "jie-jie-gao")


def answer(case: Case) -> str | tuple[tuple[tuple[str, ...], ...], tuple[int, ...], tuple[int, ...]]:
    """A reason, or patterns, counts and payments."""
    reason = round_reason(case)
    for win in case.wins:
        reason = reason or win_reason(case, win)
    if reason:
        return reason
    found = tuple(patterns_of(case, win) for win in case.wins)
    counts = tuple(count_of(case, p) for p in found)
    return found, counts, payments(case, counts)


# --- the round


def round_reason(case: Case) -> str | None:
    seen: Counter[Tile] = Counter()
    for seat in case.seats:
        for tile in [*seat.hand, *(t for m in seat.melds for t in m.tiles), *seat.discards]:
            if tile != UNKNOWN:
                seen[tile] += 1
    for tile in {w.tile for w in case.wins}:
        from_pond = [w for w in case.wins if w.tile == tile and w.by is By.DISCARD and w.source in range(4)]
        if not any(tile in case.seats[w.source or 0].discards for w in from_pond):
            seen[tile] += 1
    if any(tile > 26 or n > 4 for tile, n in seen.items()):
        return "bad-tile"
    if any(UNKNOWN in [*case.seats[w.seat].hand, w.tile] for w in case.wins):
        return "bad-tile"
    entries = case.extra.get("start_wins", [])
    for i, entry in enumerate(entries):
        hand = tiles_of(entry["hand"])
        size = 14 if entry["seat"] == case.dealer else 13
        if len(hand) != size or max(hand) > 26 or max(Counter(hand).values()) > 4:
            return "start-win-not-held"
        for name in entry["patterns"]:
            if name not in case.options.several("start_wins") or not start_held(name, Counter(hand)):
                return "start-win-not-held"
        if len(entry["patterns"]) != len(set(entry["patterns"])):
            return "start-win-not-held"
        if any(other["seat"] == entry["seat"] for other in entries[:i]):
            return "start-win-not-held"
    wins = case.wins
    if len({w.seat for w in wins}) != len(wins):
        return "one-winner-only"
    if len(wins) > 1:
        if case.options["multi_win"] == "first" or any(w.by is By.DRAW for w in wins):
            return "one-winner-only"
        if any((w.by, w.source) != (wins[0].by, wins[0].source) for w in wins):
            return "one-winner-only"
        if any(w.tile != wins[0].tile for w in wins) and any("kong_discard" not in w.circumstances for w in wins):
            return "one-winner-only"
    return None


def start_held(name: str, hand: Counter[Tile]) -> bool:
    pairs = {t for t, n in hand.items() if n >= 2}
    match name:
        case "si-xi":
            return 4 in hand.values()
        case "ban-ban-hu":
            return all(t % 9 + 1 not in (2, 5, 8) for t in hand)
        case "que-yi-se":
            return len({t // 9 for t in hand}) <= 2
        case "liu-liu-shun":
            return len([t for t, n in hand.items() if n >= 3]) >= 2
        case "san-tong":
            return any({r, r + 9, r + 18} <= pairs for r in range(9))
        case "jie-jie-gao":
            return any({t, t + 1, t + 2} <= pairs and t % 9 <= 6 for t in range(27))
    return False


# --- one win


def win_reason(case: Case, win: WinCase) -> str | None:
    seat = case.seats[win.seat]
    for meld in seat.melds:
        tiles = sorted(meld.tiles)
        if TYPES.get(meld.kind.value) != len(tiles):
            return "bad-meld"
        run = tiles[0] // 9 == tiles[-1] // 9 and tiles == [tiles[0], tiles[0] + 1, tiles[0] + 2][: len(tiles)]
        if not (run if meld.kind is MeldKind.CHI else len(set(tiles)) == 1):
            return "bad-meld"
    if len(seat.hand) != 13 - 3 * len(seat.melds):
        return "wrong-count"
    if not said_well(case, win, seat):
        return "bad-circumstance"
    if win.by is By.KONG:
        pungs = [m for m in case.seats[win.source or 0].melds if m.kind is MeldKind.PENG and win.tile in m.tiles]
        if not pungs:
            return "not-robbable"
    wrong = hand_reason(case, seat, win.tile, win.by)
    if wrong:
        return wrong
    if win.by is By.DRAW:
        return None
    count = count_of(case, patterns_of(case, win))
    concealed = all(m.kind is MeldKind.GANG_CONCEALED for m in seat.melds)
    if case.options["open_for_discard"] and count == 0 and concealed:
        return "not-open"
    passed = [int(d[7:]) for d in seat.declared if d[:7] == "passed:"]
    lock = case.options["pass_lock"]
    if passed and (lock == "all" or (lock == "lower" and count <= max(passed))):
        return "passed-win"
    return None


def said_well(case: Case, win: WinCase, seat: SeatCase) -> bool:
    said = {c for c in win.circumstances if not c.startswith("after_kong_exposed_by:")}
    if win.by is By.OTHER or (win.by is not By.DRAW and (win.source not in range(4) or win.source == win.seat)):
        return False
    turned = case.extra.get("kong_tiles")
    turned_ok = turned is None or win.tile in tiles_of(turned)
    dealer = case.seats[case.dealer]
    good = {
        "heaven": win.by is By.DRAW and win.seat == case.dealer and not any(s.discards or s.melds for s in case.seats),
        "earth": win.by is By.DISCARD
        and win.seat != case.dealer
        and win.source == case.dealer
        and not seat.melds
        and list(dealer.discards) in ([], [win.tile]),
        "last_tile": win.by is By.DRAW,
        "last_discard": win.by is By.DISCARD,
        "after_kong": win.by is By.DRAW and any(len(m.tiles) == 4 for m in seat.melds) and turned_ok,
        "kong_discard": win.by is By.DISCARD
        and any(len(m.tiles) == 4 for m in case.seats[win.source or 0].melds)
        and turned_ok,
        "bu_zhang": win.by is By.KONG,
    }
    if any(not good.get(c, False) for c in said):
        return False
    if ("heaven" in said or "earth" in said) and len(said) > 1:
        return False
    return not ({"last_tile", "after_kong"} <= said or {"last_discard", "kong_discard"} <= said)


def tiles_of(value: Any) -> list[Tile]:
    """Tiles in notation, or kinds as a running round has them."""
    if isinstance(value, tuple):
        return list(value)
    texts = value if isinstance(value, list) else [value]
    return [tile for text in texts for tile in parse_tiles(text)]


@cache
def splits(tiles: tuple[Tile, ...]) -> tuple[tuple[tuple[Tile, ...], ...], ...]:
    """Every way to take sorted tiles apart into sets and one pair (the pair first)."""

    def sets(rest: tuple[Tile, ...]) -> Iterator[tuple[tuple[Tile, ...], ...]]:
        if not rest:
            yield ()
            return
        first = rest[0]
        for part in ((first,) * 3, (first, first + 1, first + 2)):
            if part[0] != part[1] and first % 9 > 6:
                continue
            left = list(rest)
            try:
                for tile in part:
                    left.remove(tile)
            except ValueError:
                continue
            for more in sets(tuple(left)):
                yield (part, *more)

    found = []
    for pair in sorted(set(tiles)):
        if tiles.count(pair) >= 2:
            rest = list(tiles)
            rest.remove(pair)
            rest.remove(pair)
            found += [((pair, pair), *s) for s in sets(tuple(rest))]
    return tuple(found)


def big_patterns(case: Case, seat: SeatCase, tile: Tile, by: By) -> list[str]:
    hand = tuple(sorted([*seat.hand, tile]))
    every = [*hand, *(t for m in seat.melds for t in m.tiles)]
    ways = splits(hand)
    numbers = Counter(hand)
    pairs = not seat.melds and all(n in (2, 4) for n in numbers.values())
    found = []
    flat = [way for way in ways if all(part[0] == part[1] for part in way)]
    if flat and all(m.kind is not MeldKind.CHI for m in seat.melds):
        found.append("peng-peng-hu")
    if all(t % 9 + 1 in (2, 5, 8) for t in every):
        found.append("jiang-yi-se")
    if len({t // 9 for t in every}) == 1 and (ways or pairs):
        found.append("qing-yi-se")
    rule = case.options["quan_qiu_ren"]
    if len(seat.melds) == 4 and seat.hand[0] == tile and (rule == "any" or (rule, by) == ("discard-only", By.DISCARD)):
        found.append("quan-qiu-ren")
    if pairs:
        fours = list(numbers.values()).count(4)
        found.append(("qi-dui", "hao-hua-qi-dui", "shuang-hao-hua-qi-dui", "san-hao-hua-qi-dui")[fours])
    return found


def hand_reason(case: Case, seat: SeatCase, tile: Tile, by: By) -> str | None:
    if max(Counter([*seat.hand, tile]).values()) > 4:
        return "no-shape"
    if big_patterns(case, seat, tile, by):
        return None
    ways = splits(tuple(sorted([*seat.hand, tile])))
    if not ways:
        return "no-shape"
    return None if any(way[0][0] % 9 + 1 in (2, 5, 8) for way in ways) else "pair-not-258"


def patterns_of(case: Case, win: WinCase) -> tuple[str, ...]:
    seat, options = case.seats[win.seat], case.options
    found = big_patterns(case, seat, win.tile, win.by)
    names = {"heaven": "tian-hu", "earth": "di-hu", "last_tile": "hai-di-lao", "last_discard": "hai-di-pao"}
    found += [names[c] for c in set(win.circumstances) if c in names]
    turned = case.extra.get("kong_tiles")
    times = 1
    if turned is not None:
        times = sum(t <= 26 and hand_reason(case, seat, t, win.by) is None for t in tiles_of(turned))
    if "after_kong" in win.circumstances:
        found += ["gang-shang-kai-hua"] * times
    if "kong_discard" in win.circumstances and options["gang_shang_pao"]:
        found += ["gang-shang-pao"] * times
    if win.by is By.KONG and not ("bu_zhang" in win.circumstances and options["rob_bu_zhang"] == "small"):
        found.append("qiang-gang-hu")
    return tuple(sorted(found)) or ("ping-hu",)


def count_of(case: Case, patterns: tuple[str, ...]) -> int:
    luxury = case.options.number("luxury_count")
    weights = {
        "ping-hu": 0,
        "hao-hua-qi-dui": luxury,
        "shuang-hao-hua-qi-dui": luxury + 1,
        "san-hao-hua-qi-dui": luxury + 2,
    }
    return sum(weights.get(p, 1) for p in patterns)


# --- payments


def payments(case: Case, counts: tuple[int, ...]) -> tuple[int, ...]:
    net = [0] * 4
    o = case.options

    def pay(payer: int, payee: int, points: int) -> None:
        net[payer] -= points
        net[payee] += points

    def extra(a: int, b: int) -> int:
        return o.number("dealer_extra") if case.dealer in (a, b) else 0

    def with_birds(amount: int, a: int, b: int, ranks: list[int], origin: int) -> int:
        hits = sum((origin + r - 1) % 4 in (a, b) for r in ranks)
        mode = o["bird_mode"]
        return amount * 2**hits if mode == "pow2" else amount * (1 + hits) if mode == "mult" else amount + hits

    ranks = [t % 9 + 1 for t in tiles_of(case.extra.get("birds") or [])] if o["birds"] else []
    for win, count in zip(case.wins, counts, strict=True):
        w = win.seat
        origin = case.dealer
        if o["bird_origin"] == "winner":
            origin = w if len(case.wins) == 1 else win.source or 0
        payers = [s for s in range(4) if s != w]
        as_drawn = win.by is By.DRAW or (win.by is By.KONG and o["rob_pays_all"])
        for p in payers if as_drawn else [win.source or 0]:
            if count:
                amount = count * (o.number("big") + extra(w, p))
            else:
                amount = o.number("small_self" if as_drawn else "small_discard") + extra(w, p)
            amount = with_birds(amount, w, p, ranks, origin)
            if o["cap"]:
                amount = min(amount, o.number("cap"))
            pay(p if win.source is None else win.source, w, amount)
    for entry in case.extra.get("start_wins", []):
        w = entry["seat"]
        shown = len(entry["patterns"]) if o["start_stack"] else min(1, len(entry["patterns"]))
        dice = entry.get("dice", []) if o["birds"] and o["start_birds"] else []
        for p in range(4):
            if p != w and shown:
                amount = shown * (o.number("small_self") + extra(w, p))
                pay(p, w, with_birds(amount, w, p, dice, w if o["bird_origin"] == "winner" else case.dealer))
    if o["kong_points"]:
        for seat, state in enumerate(case.seats):
            for meld in state.melds:
                if meld.kind is MeldKind.GANG_EXPOSED:
                    assert meld.source is not None
                    pay(meld.source, seat, 3)
                elif meld.kind in (MeldKind.GANG_CONCEALED, MeldKind.GANG_ADDED):
                    for p in range(4):
                        if p != seat:
                            pay(p, seat, 2 if meld.kind is MeldKind.GANG_CONCEALED else 1)
    return tuple(net)
