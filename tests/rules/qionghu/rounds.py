"""Random finished rounds of `qionghu`, near enough to wins that many are some; they pass rows 1 to 10 of the page."""

from __future__ import annotations

from random import Random
from typing import Any

from mjdesk.engine.case import By, Case, SeatCase, WinCase
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.options import Options, complete
from mjdesk.engine.rules.qionghu import Qionghu
from mjdesk.engine.tiles import DRAGONS, HONOURS, STANDARD, SUITED, Tile

RULES = Qionghu()
KONGS = (MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED, MeldKind.GANG_CONCEALED)


def random_options(random: Random, share: float = 0.35) -> Options:
    """Mostly the defaults, now and then another value."""
    chosen: dict[str, object] = {}
    for option in RULES.options:
        if random.random() < share:
            chosen[option.id] = random.choice((True, False) if option.kind == "bool" else option.values)
    return complete(RULES.options, chosen)


class _Wall:
    """The tiles not given out yet."""

    def __init__(self, random: Random) -> None:
        self.random, self.left = random, [4] * STANDARD

    def take(self, *tiles: Tile) -> bool:
        if any(self.left[tile] < tiles.count(tile) for tile in tiles):
            return False
        for tile in tiles:
            self.left[tile] -= 1
        return True

    def any(self) -> Tile:
        while True:
            tile = self.random.randrange(STANDARD)
            if self.take(tile):
                return tile

    def group(self, laid: bool, runs: float, dragon_sets: float = 0.0) -> tuple[Tile, ...]:
        """A run, a triplet, or one of each dragon; melds that are no kongs have no triplet of dragons."""
        while True:
            tile = self.random.choice((self.random.randrange(SUITED), self.random.randrange(STANDARD)))
            if self.random.random() < dragon_sets:
                tiles: tuple[Tile, ...] = DRAGONS
            elif tile < SUITED and tile % 9 < 7 and self.random.random() < runs:
                tiles = (tile, tile + 1, tile + 2)
            elif tile in DRAGONS and (laid or self.random.random() < 0.8):
                continue
            else:
                tiles = (tile,) * 3
            if self.take(*tiles):
                return tiles

    def meld(self, owner: int, runs: float) -> Meld:
        """Any meld of a seat."""
        tiles = self.group(laid=True, runs=runs)
        source = (owner + self.random.randrange(1, 4)) % 4
        if len(set(tiles)) == 3:
            return Meld(MeldKind.CHI, tiles, source)
        if self.random.random() < 0.4 and self.take(tiles[0]):
            kind = self.random.choice(KONGS)
            return Meld(kind, (tiles[0],) * 4, None if kind is MeldKind.GANG_CONCEALED else source)
        return Meld(MeldKind.PENG, tiles, source)

    def dragon_kong(self, owner: int) -> Meld | None:
        tile = self.random.choice(DRAGONS)
        if self.take(*(tile,) * 4):
            return Meld(MeldKind.GANG_EXPOSED, (tile,) * 4, (owner + 1) % 4)
        return None


def random_case(random: Random) -> Case:
    """A round with one winner or two on the same discard."""
    options = random_options(random)
    while True:
        case = _random_case(random, options)
        if case is not None:
            return case


def _random_case(random: Random, options: Options) -> Case | None:
    wall, runs = _Wall(random), random.choice((0.2, 0.7, 1.0))
    seat = random.randrange(4)
    melds = tuple(wall.meld(seat, runs) for _ in range(random.choice((0, 1, 1, 1, 2, 2, 2, 3, 3))))
    if random.random() < 0.15 and (kong := wall.dragon_kong(seat)):
        melds = (*melds, kong)
    full: list[Tile] = []
    for _ in range(4 - len(melds)):
        full += wall.group(laid=False, runs=runs, dragon_sets=0.02 if options.choice("zfb_exempt") == "pair" else 0.2)
    while True:
        pair = random.choice((random.randrange(STANDARD), random.choice(HONOURS)))
        if wall.take(pair, pair):
            break
    full += [pair, pair]
    if random.random() < 0.1:
        full[random.randrange(len(full))] = wall.any()
    random.shuffle(full)
    tile = full.pop()
    declared = ("ting",) if random.random() < 0.7 else ()
    extra: dict[str, Any] = {}
    by = random.choice((By.DRAW, By.DRAW, By.DISCARD, By.KONG))
    circumstances: tuple[str, ...] = ()
    if by is By.DRAW:
        circumstances = _circumstances(random, melds)
        if declared and random.random() < 0.5:
            extra["bao"] = random.choice((tile, tile, random.randrange(STANDARD)))
            if random.random() < 0.3 and options.choice("chongbao_win") == "instant":
                extra["bao"], circumstances = tile, ("chongbao",)
            elif random.random() < 0.6:  # 摸宝: what is drawn is the bao
                tile = random.randrange(STANDARD)
                extra["bao"] = tile
    elif declared and random.random() < 0.3:
        extra["bao"] = tile
    seats = {other: _other(random, wall, other) for other in range(4) if other != seat}
    source = None if by is By.DRAW else random.choice(list(seats))
    if by is By.KONG:
        assert source is not None
        if not options.flag("qianggang") or tile in DRAGONS or not wall.take(tile, tile, tile):
            return None
        robbed = Meld(MeldKind.PENG, (tile,) * 3, (source + 1) % 4)
        seats[source] = SeatCase((), (*seats[source].melds, robbed), declared=seats[source].declared)
    seats[seat] = SeatCase(tuple(sorted(full)), melds, declared=declared)
    win = WinCase(seat, by, tile, source, circumstances)
    case = Case(RULES.id, options, tuple(seats[i] for i in range(4)), (win,), random.randrange(4), extra=extra)
    return case if _copies_fit(case) else None


def _circumstances(random: Random, melds: tuple[Meld, ...]) -> tuple[str, ...]:
    if any(meld.is_kong for meld in melds) and random.random() < 0.4:
        return ("after_kong",)
    return ("last_tile",) if random.random() < 0.15 else ()


def _other(random: Random, wall: _Wall, owner: int) -> SeatCase:
    """A seat that does not win: melds, and whether it has declared."""
    melds = tuple(wall.meld(owner, 0.5) for _ in range(random.choice((0, 0, 0, 1, 2))))
    return SeatCase((), melds, declared=("ting",) if random.random() < 0.4 else ())


def _copies_fit(case: Case) -> bool:
    """Whether no kind is there five times: hands, melds, the bao, the winning tile."""
    win = case.wins[0]
    lying = [t for s in case.seats for t in (*s.hand, *(x for m in s.melds for x in m.tiles))]
    if "bao" in case.extra and "chongbao" not in win.circumstances:
        lying.append(case.extra["bao"])
    return all(lying.count(tile) + (tile == win.tile) <= 4 for tile in set(lying) | {win.tile})
