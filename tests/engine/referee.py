"""What is legal in `wuhan`, told a second time from the rules page (§1 to §3), slowly and by other means.

It keeps its own account of the round from the events alone; only whether a finished hand wins is asked of the scorer.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.case import By, Case, SeatCase, WinCase
from mjdesk.engine.events import Claim, Deal, Discard, Draw, Event, Gang, Indicator, Passed
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.notation import parse_tiles, tile_name
from mjdesk.engine.round import Round
from mjdesk.engine.tiles import Tile

SUITS = ("123456789",) * 3
RING = ["E", "S", "W", "N", "F", "P"]


def special_names(indicator: str, mode: str) -> tuple[str, set[str]]:
    """The wild tile and all kong tiles by §1, as texts."""
    if indicator == "C":
        before, wild = "N", "F"
    elif indicator in RING:
        place = RING.index(indicator)
        before, wild = RING[place - 1], RING[(place + 1) % 6]
    else:
        number, letter = int(indicator[0]), indicator[1]
        before, wild = f"{(number - 2) % 9 + 1}{letter}", f"{number % 9 + 1}{letter}"
    skins = {"two": {before, indicator}, "one": {indicator}, "none": set()}[mode]
    return wild, {wild, "C", *skins}


class Referee:
    """The account of one round. ``ask`` is (what, seat, tile, how): own turn, claim, rob, or None."""

    def __init__(self, start: Round) -> None:
        self.rules, self.setup, self.options = start.rules, start.setup, start.options
        self.hands: list[Counter[Tile]] = [Counter() for _ in range(4)]
        self.melds: list[list[Meld]] = [[] for _ in range(4)]
        self.passed: list[set[Tile]] = [set() for _ in range(4)]
        self.declined: set[int] = set()
        self.left = 136
        self.indicator: Tile | None = None
        self.special: set[Tile] = set()
        self.ask: tuple[str, int, Tile | None, str] | None = None

    def see(self, event: Event) -> None:
        """Keep the account."""
        before, self.ask = self.ask, None
        if not isinstance(event, Passed):
            self.declined = set()
        match event:
            case Deal(seat, tiles):
                self.hands[seat].update(tiles)
                self.left -= len(tiles)
                if seat == self.setup.dealer:
                    self.last = tiles[-1]
            case Indicator(tile):
                self.left -= 1
                self.indicator = tile
                names = special_names(tile_name(tile), str(self.options["pizi_mode"]))[1]
                self.special = {parse_tiles(name)[0] for name in names}
                self.ask = ("own", self.setup.dealer, self.last, "deal")
            case Draw(seat, tile, end):
                how = "kong" if end == "back" else "sea" if self.left <= 14 else "draw"
                self.left -= 1
                self.hands[seat][tile] += 1
                self.passed[seat].clear()
                self.ask = ("own", seat, tile, how)
            case Discard(seat, tile):
                self.hands[seat][tile] -= 1
                self.ask = ("claim", seat, tile, "")
            case Claim(kind, seat, tiles, claimed, source):
                self._take(before, seat, Meld(kind, tiles, source, claimed))
                self.ask = ("own", seat, None, "claim")
            case Gang(seat, MeldKind.GANG_EXPOSED, tiles, source, claimed):
                self._take(before, seat, Meld(MeldKind.GANG_EXPOSED, tiles, source, claimed))
            case Gang(seat, MeldKind.GANG_ADDED, tiles):
                self.hands[seat][tiles[0]] -= 1
                place = next(i for i, m in enumerate(self.melds[seat]) if m.kind == "peng" and m.tiles[0] == tiles[0])
                peng = self.melds[seat][place]
                self.melds[seat][place] = Meld(MeldKind.GANG_ADDED, tiles, peng.source, peng.claimed)
                self.ask = ("rob", seat, tiles[0], "")
            case Gang(seat, kind, tiles):
                self.hands[seat].subtract(tiles)
                self.melds[seat].append(Meld(kind, tiles))
            case Passed(seat, tile):
                self.passed[seat].add(tile)
                self.declined.add(seat)
                self.ask = before

    def _take(self, ask: Any, seat: int, meld: Meld) -> None:
        self.ask = ask
        if any(a.kind is Kind.WIN for a in self.allowed(seat)) and self.options["passed_win"] == "until_draw":
            self.passed[seat].add(ask[2])
        self.ask = None
        rest = Counter(meld.tiles)
        rest[ask[2]] -= 1
        self.hands[seat].subtract(rest)
        self.melds[seat].append(meld)

    # --- what is allowed

    def allowed(self, seat: int) -> set[Action]:
        """Every action the seat has, a pass included."""
        if self.ask is None:
            return set()
        what, owner, tile, how = self.ask
        if what == "own":
            return self._own(seat, tile, how) if seat == owner else set()
        assert tile is not None
        if seat == owner or seat in self.declined:
            return set()
        found = self._claims(seat, owner, tile) if what == "claim" else set()
        by = By.DISCARD if what == "claim" else By.KONG
        if self._wins(seat, tile, by, owner, ()):
            found.add(Action(Kind.WIN, seat, tile, (), by.value))
        return found | {Action(Kind.PASS, seat)} if found else set()

    def _own(self, seat: int, drawn: Tile | None, how: str) -> set[Action]:
        found = set()
        if how != "claim":
            assert drawn is not None
            circumstances = {"kong": ("after_kong",), "sea": ("last_tile",)}.get(how, ())
            if self._wins(seat, drawn, By.DRAW, None, circumstances):
                found.add(Action(Kind.WIN, seat, drawn, (), "draw"))
        if how == "sea":
            return found | {Action(Kind.PASS, seat)} if found else set()
        hand = +self.hands[seat]
        for tile, n in hand.items():
            if tile in self.special:
                found.add(Action(Kind.GANG, seat, tile, (tile,), "gang_single"))
                continue
            found.add(Action(Kind.DISCARD, seat, tile))
            if self.left < 15:
                continue
            if n == 4:
                found.add(Action(Kind.GANG, seat, tile, (tile,) * 4, "gang_concealed"))
            if any(m.kind == "peng" and m.tiles[0] == tile for m in self.melds[seat]):
                found.add(Action(Kind.GANG, seat, tile, (tile,) * 4, "gang_added"))
        return found

    def _claims(self, seat: int, source: int, tile: Tile) -> set[Action]:
        if tile in self.special:
            return set()
        hand, found = self.hands[seat], set()
        if hand[tile] == 3 and self.left >= 15:
            found.add(Action(Kind.GANG, seat, tile, (tile,) * 4, "gang_exposed"))
        if hand[tile] >= 2:
            found.add(Action(Kind.PENG, seat, tile, (tile,) * 3))
        name = tile_name(tile)
        if seat == (source + 1) % 4 and len(name) == 2:
            for first in range(max(1, int(name[0]) - 2), min(7, int(name[0])) + 1):
                run = parse_tiles("".join(f"{first + k}{name[1]}" for k in range(3)))
                if all(t not in self.special and (t == tile or hand[t]) for t in run):
                    found.add(Action(Kind.CHI, seat, tile, run))
        return found

    def _wins(self, seat: int, tile: Tile, by: By, source: int | None, circumstances: tuple[str, ...]) -> bool:
        seats = []
        for i in range(4):
            held = self.hands[i].copy()
            if i == seat and by is By.DRAW:
                held[tile] -= 1
            melds = [
                Meld(MeldKind.PENG, m.tiles[:3], m.source, m.claimed)
                if by is By.KONG and i == source and m.kind == "gang_added" and m.tiles[0] == tile
                else m
                for m in self.melds[i]
            ]
            seats.append(SeatCase(tuple(sorted(held.elements())), tuple(melds)))
        passed = {str(i): [tile_name(t) for t in sorted(p)] for i, p in enumerate(self.passed) if p}
        case = Case(
            "wuhan",
            self.options,
            tuple(seats),
            (WinCase(seat, by, tile, source, circumstances),),
            dealer=self.setup.dealer,
            indicator=self.indicator,
            extra={"passed": passed},
        )
        return self.rules.judge(case).legal
