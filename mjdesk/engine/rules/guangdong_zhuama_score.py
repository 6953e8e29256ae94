"""What a round of `guangdong-zhuama` pays: shares with horses, and kongs (page §4, §6 and §7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..carried import carried_number
from ..case import By, Case
from ..errors import BadInput
from ..notation import tile_name
from ..options import Options
from ..settlement import Factor, Side, Transfer
from ..text import Text
from ..tiles import RED, SUITED, Tile
from .checks import Situation
from .guangdong_checks import is_after_kong, kong_feeder
from .guangdong_hands import BIG_NAMES, big_hands, kong_and_robbery
from .guangdong_money import SEATS, horse_tiles, kong_transfers, win_transfers
from .guangdong_room import amount_of
from .guangdong_zhuama_texts import KONGS

#: units in a share (一扣)
_SHARE: Final = 2


def stake(options: Options) -> tuple[Factor, ...]:
    """The unit, by which kong money is counted."""
    return (Factor("×", options.number("unit"), Text("底", "unit"), Side.LIMIT),)


# --- horses


#: key of ``carried``: the winner of the last round that was won
PREVIOUS_WINNER: Final = "prev_winner"


def first_letter(case: Case) -> int:
    """Seat A: the winner of the last round that was won, before any the dealer."""
    return carried_number(case.carried, PREVIOUS_WINNER, case.dealer, SEATS - 1)


def letter_of_horse(tile: Tile) -> int:
    """How many seats after A a horse points: 1 5 9 東, 2 6 南 中, 3 7 西 發, 4 8 北 白."""
    if tile < SUITED:
        return tile % 9 % 4
    return tile - RED + 1 if tile >= RED else tile - SUITED


def hits(s: Situation) -> tuple[Tile, ...]:
    """The horses that name the winner (中马); a robber has some only by option."""
    options = s.case.options
    if s.win.by is By.KONG and not options.flag("rob_horses"):
        return ()
    letter = (s.win.seat - first_letter(s.case)) % SEATS
    return tuple(t for t in horse_tiles(s.case, options.number("horses")) if letter_of_horse(t) == letter)


# --- wins


@dataclass(frozen=True, slots=True)
class Score:
    """What a win is: its patterns (sorted), and shares with the reasons for each."""

    patterns: tuple[str, ...]
    shares: tuple[Factor, ...]

    @property
    def fan(self) -> int:
        """Shares that each payer owes."""
        return amount_of(self.shares)


def score(s: Situation) -> Score:
    """Patterns and shares of a legal win."""
    options, hit = s.case.options, hits(s)
    big = big_hands(s, options.flag("special_shapes")) if options.flag("big_hands") else ()
    shares = [Factor("", 1, Text("胡", "win"))]
    if hit:
        names = " ".join(map(tile_name, hit))
        shares.append(Factor("+", len(hit), Text(f"中马 {names}", f"horses hit {names}")))
    if big:
        found = [BIG_NAMES[p] for p in big]
        shares.append(Factor("×", 2, Text(" ".join(n.zh for n in found), ", ".join(n.en for n in found))))
    if options.flag("kong_win_double") and is_after_kong(s):
        shares.append(Factor("×", 2, Text("杠爆", "kong replacement")))
    return Score(_patterns(s, big, len(hit)), tuple(shares))


def _patterns(s: Situation, big: tuple[str, ...], hit: int) -> tuple[str, ...]:
    plain = "ping-hu" if s.case.options.flag("big_hands") else "hu"
    ids = [*(big or (plain,)), *kong_and_robbery(s), *["zhong-ma"] * hit]
    if s.win.by is By.DRAW:
        ids.append("zi-mo")
    if kong_feeder(s) is not None:
        ids.append("bao-gang")
    return tuple(sorted(ids))


# --- the round


def void_kongs(case: Case) -> frozenset[tuple[int, int]]:
    """Kongs without a replacement draw (``extra.void_kongs``), as seat and place among its melds."""
    found = set()
    given = case.extra.get("void_kongs") or ()
    if isinstance(given, str) or not hasattr(given, "__iter__"):
        raise BadInput(f"{given!r}; expected a list", "extra.void_kongs")
    for item in given:
        try:
            seat, place = item["seat"], item["meld"]
            kong = case.seats[seat].melds[place] if seat >= 0 and place >= 0 else None
        except (KeyError, IndexError, TypeError):
            kong = None
        if kong is None:
            raise BadInput(f"{item!r}; expected a seat and the place of one of its melds", "extra.void_kongs")
        found.add((seat, place))
    return frozenset(found)


def round_transfers(case: Case, wins: list[tuple[Situation, Score]]) -> tuple[Transfer, ...]:
    """Shares of the wins, and kongs."""
    options, flows = case.options, list[Transfer]()
    share = Factor("×", _SHARE * options.number("unit"), Text("一扣（两个底）", "a share (two units)"), Side.LIMIT)
    for s, found in wins:
        flows += win_transfers(s, (*found.shares, share))
    if case.wins or options.flag("exhausted_kongs"):
        flows += kong_transfers(case, KONGS, stake(options), void_kongs(case))
    return tuple(flows)
