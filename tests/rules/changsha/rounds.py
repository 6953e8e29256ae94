"""Finished rounds made at random: winning hands of every kind, spoilt here and there, with all that a case may say."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from mjdesk.engine.case import By, Case, SeatCase, WinCase
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.notation import format_tiles
from mjdesk.engine.options import Options, complete
from mjdesk.engine.tiles import UNKNOWN, Tile, is_258

from . import twin
from .table import RULES

CIRCUMSTANCES = (
    "heaven",
    "earth",
    "last_tile",
    "last_discard",
    "after_kong",
    "kong_discard",
    "bu_zhang",
    "after_kong_exposed_by:2",
    "human",
)


def random_options(rng: Random) -> Options:
    """Options of which about a third are not the standard."""
    given: dict[str, Any] = {}
    for option in RULES.options:
        if rng.random() < 0.65:
            continue
        if option.kind == "list":
            given[option.id] = [value for value in option.values if rng.random() < 0.7]
        elif option.kind == "bool":
            given[option.id] = not option.default
        else:
            given[option.id] = rng.choice(option.values)
    return complete(RULES.options, given)


class _Tiles:
    """The set being given out; a tile of which none is left is refused."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.left = [4] * 27

    def take(self, tiles: list[Tile]) -> bool:
        if any(tiles.count(t) > self.left[t] for t in tiles):
            return False
        for tile in tiles:
            self.left[tile] -= 1
        return True

    def group(self, kinds: list[Tile], run: float) -> list[Tile]:
        for attempt in range(1000):
            low = self.rng.choice(kinds if attempt < 100 else range(27))
            is_run = self.rng.random() < run and low % 9 <= 6
            tiles = [low, low + 1, low + 2] if is_run else [low] * 3
            if self.take(tiles):
                return tiles
        raise AssertionError("no tiles for a group")

    def some(self, number: int, kinds: list[Tile]) -> list[Tile]:
        out: list[Tile] = []
        for attempt in range(1000):
            tile = self.rng.choice(kinds if attempt < 500 else range(27))
            if len(out) < number and self.take([tile]):
                out.append(tile)
        return out


def _hand(rng: Random, tiles: _Tiles, seat: int) -> tuple[list[Tile], list[Meld]]:
    """Fourteen tiles, melds counted as three, that mostly win."""
    one_suit = rng.randrange(3) * 9
    kinds = rng.choice([list(range(27)), list(range(one_suit, one_suit + 9)), list(range(27))])
    style = rng.random()
    if style < 0.12:  # seven pairs
        hand: list[Tile] = []
        while len(hand) < 14:
            tile = rng.choice(kinds[:7] if rng.random() < 0.5 else kinds)
            if tiles.take([tile, tile]):
                hand += [tile, tile]
        return hand, []
    number = rng.choice([0, 0, 1, 2, 3, 4])
    if style < 0.2:  # nothing but 2, 5 and 8
        jiang = [t for t in range(27) if is_258(t)]
        melds = [_meld(rng, tiles, jiang, 0, seat) for _ in range(min(number, 2))]
        return tiles.some(14 - 3 * len(melds), jiang), melds
    run = rng.choice([0, 0.6, 0.9])
    melds = [_meld(rng, tiles, kinds, run, seat) for _ in range(number)]
    hand = []
    for _ in range(4 - number):
        hand += tiles.group(kinds, run)
    for _ in range(200):
        pair = rng.choice([t for t in kinds if is_258(t) or rng.random() < 0.3] or kinds)
        if tiles.take([pair, pair]):
            return [*hand, pair, pair], melds
    return hand + tiles.some(2, list(range(27))), melds


def _meld(rng: Random, tiles: _Tiles, kinds: list[Tile], run: float, seat: int) -> Meld:
    source = (seat + rng.choice([1, 2, 3])) % 4
    for _ in range(100):
        group = tiles.group(kinds, run)
        if group[0] != group[1]:
            return Meld(MeldKind.CHI, tuple(group), source, group[0])
        if rng.random() < 0.5 and tiles.take(group[:1]):
            kind = rng.choice([MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED, MeldKind.GANG_CONCEALED])
            concealed = kind is MeldKind.GANG_CONCEALED
            return Meld(kind, tuple(group[:1] * 4), None if concealed else source, None if concealed else group[0])
        return Meld(MeldKind.PENG, tuple(group), source, group[0])
    raise AssertionError("no tiles for a meld")


def random_case(rng: Random) -> Case:
    """One round; about half of them are legal."""
    options, tiles, dealer = random_options(rng), _Tiles(rng), rng.randrange(4)
    seats = [SeatCase((UNKNOWN,) * 13) for _ in range(4)]
    number = rng.choice([0, 1, 1, 1, 1, 1, 2])
    source = rng.randrange(4)
    by = rng.choice([By.DRAW, By.DRAW, By.DISCARD, By.DISCARD, By.DISCARD, By.KONG]) if number == 1 else By.DISCARD
    wins: list[WinCase] = []
    tile: Tile | None = None
    for seat in rng.sample([s for s in range(4) if s != source or by is By.DRAW], number):
        hand, melds = _hand(rng, tiles, seat)
        rng.shuffle(hand)
        tile = hand.pop() if not wins or rng.random() < 0.2 else wins[0].tile
        if len(hand) % 3 != 1:
            hand.pop()
        if rng.random() < 0.04:
            hand[0] = rng.randrange(27)
        if rng.random() < 0.02:
            hand.append(rng.randrange(27))
        declared = (f"passed:{rng.randrange(3)}",) if rng.random() < 0.15 else ()
        seats[seat] = SeatCase(tuple(sorted(hand)), tuple(melds), declared=declared)
        wins.append(WinCase(seat, by, tile, None if by is By.DRAW else source, _said(rng, by)))
    if number and by is not By.DRAW:
        _feeder(rng, tiles, seats, source, by, wins[0].tile)
    extra: dict[str, Any] = {}
    if rng.random() < 0.3:
        extra["birds"] = [format_tiles([rng.randrange(27)]) for _ in range(rng.randrange(5))]
    if tile is not None and rng.random() < 0.4:
        extra["kong_tiles"] = format_tiles([rng.randrange(27), wins[0].tile])
    if rng.random() < 0.3:
        extra["start_wins"] = [_start(rng, seat, dealer) for seat in rng.sample(range(4), rng.randrange(1, 3))]
    return Case(RULES.id, options, tuple(seats), tuple(wins), dealer, extra=extra)


def _said(rng: Random, by: By) -> tuple[str, ...]:
    if rng.random() < 0.5:
        return ()
    fitting = {
        By.DRAW: ("heaven", "last_tile", "after_kong", "after_kong"),
        By.DISCARD: ("earth", "last_discard", "kong_discard", "kong_discard"),
        By.KONG: ("bu_zhang",),
    }[by]
    said = [rng.choice(fitting)]
    if rng.random() < 0.15:
        said.append(rng.choice(CIRCUMSTANCES))
    return tuple(said)


def _feeder(rng: Random, tiles: _Tiles, seats: list[SeatCase], source: int, by: By, tile: Tile) -> None:
    """What the seat has that the tile came from: a pung to be robbed, or a kong and its pond."""
    melds: list[Meld] = []
    if by is By.KONG and rng.random() < 0.9 and tiles.take([tile] * 3):
        melds = [Meld(MeldKind.PENG, (tile,) * 3, (source + 1) % 4, tile)]
    elif rng.random() < 0.6:
        melds = [_meld(rng, tiles, list(range(27)), 0, source)]
    pond = (tile,) if by is By.DISCARD and rng.random() < 0.5 else ()
    more = tuple(tiles.some(rng.randrange(3), list(range(27)))) if rng.random() < 0.4 else ()
    seats[source] = SeatCase((UNKNOWN,) * (13 - 3 * len(melds)), tuple(melds), discards=(*pond, *more))


def _start(rng: Random, seat: int, dealer: int) -> dict[str, Any]:
    tiles = _Tiles(rng)
    size = 14 if seat == dealer else 13
    kinds = rng.choice([list(range(18)), [t for t in range(27) if not is_258(t)], list(range(27))])
    hand: list[Tile] = []
    while len(hand) < size:
        tile, copies = rng.choice(kinds), rng.choice([1, 1, 2, 2, 3, 4])
        if len(hand) + copies <= size and tiles.take([tile] * copies):
            hand += [tile] * copies
    names = [v for v in next(o for o in RULES.options if o.id == "start_wins").values if isinstance(v, str)]
    # the twin says what it holds, so that most are right
    held = [name for name in names if twin.start_held(name, Counter(hand)) or rng.random() < 0.03]
    entry: dict[str, Any] = {"seat": seat, "hand": format_tiles(sorted(hand)), "patterns": held}
    return entry | ({"dice": [rng.randint(1, 6) for _ in range(2)]} if rng.random() < 0.5 else {})
