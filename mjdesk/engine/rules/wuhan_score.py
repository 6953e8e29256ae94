"""What a win in `wuhan` is worth and who pays it (rules page §6 and §7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import prod
from typing import Final

from ..case import By, SeatCase
from ..melds import Meld, MeldKind
from ..options import Options
from ..settlement import Factor, Side, Transfer
from ..text import Text
from ..tiles import RED, UNKNOWN, is_258
from .base import Special
from .checks import Situation
from .predicates import Win
from .wuhan_texts import BIG_PATTERNS, PING_HU, YING_HU

NAMES: Final = {pattern.id: pattern.name for pattern, _ in BIG_PATTERNS}

#: patterns that option ``bao_third_open`` makes the feeder of the third opening liable for
_THIRD_OPEN: Final = {
    "off": frozenset[str](),
    "qing": frozenset({"qing-yi-se"}),
    "qing_jiang": frozenset({"qing-yi-se", "jiang-yi-se"}),
    "qing_feng": frozenset({"qing-yi-se", "feng-yi-se"}),
    "all": frozenset({"qing-yi-se", "jiang-yi-se", "feng-yi-se"}),
}


def patterns_of(win: Win) -> tuple[str, ...]:
    """Sorted ids of all patterns that apply."""
    ids = [pattern.id for pattern, applies in BIG_PATTERNS if applies(win)] or [PING_HU.id]
    if win.reading.hard:
        ids.append(YING_HU.id)
    return tuple(sorted(ids))


def big_of(patterns: Iterable[str]) -> list[str]:
    """The big ones of some pattern ids."""
    return [p for p in patterns if p in NAMES]


def base_of(patterns: Iterable[str]) -> int:
    """1 without a big pattern, else 10, 20, 40, 80 …"""
    big = big_of(patterns)
    return 10 << len(big) - 1 if big else 1


@dataclass(frozen=True, slots=True)
class Score:
    """What one reading brings: ``before`` and ``after`` the caps, for each losing seat in seat order."""

    patterns: tuple[str, ...]
    losers: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def preference(self) -> tuple[int, int, int, tuple[str, ...]]:
        """The winner takes the reading for which this is least."""
        return (-sum(self.after), -sum(self.before), -len(self.patterns), self.patterns)


# --- factors (§7.2 and §7.3)


def _times(value: int, zh: str, en: str, side: Side) -> Factor:
    return Factor("×", value, Text(zh, en), side)


def seat_factors(seat: SeatCase, options: Options, special: Special, side: Side) -> tuple[Factor, ...]:
    """F of one seat, winner and losers alike: openings and kongs, those that apply."""
    kinds = [meld.kind for meld in seat.melds]
    singles = [meld.tiles[0] for meld in seat.melds if meld.kind is MeldKind.GANG_SINGLE]
    openings = sum(meld.is_opening for meld in seat.melds)
    if options.choice("open_fan") == "once":
        openings = min(openings, 1)
    wild = sum(tile in special.wild for tile in singles)
    red = singles.count(RED)
    counted = (
        (openings, 2, "开口", "opening"),
        (kinds.count(MeldKind.GANG_EXPOSED), 2, "明杠", "exposed kong"),
        (kinds.count(MeldKind.GANG_ADDED), 2, "补杠", "added kong"),
        (kinds.count(MeldKind.GANG_CONCEALED), 4, "暗杠", "concealed kong"),
        (red, 2, "红中杠", "red-dragon kong"),
        (len(singles) - red - wild, 2, "皮子杠", "skin kong"),
        (wild, options.number("laizi_gang_factor"), "赖子杠", "wild-tile kong"),
    )
    return tuple(
        _times(
            value**number,
            zh if number == 1 else f"{zh} {number} 次",
            en if number == 1 else f"{number} × {en}",
            side,
        )
        for number, value, zh, en in counted
        if number
    )


def winner_factors(s: Situation, patterns: tuple[str, ...]) -> tuple[Factor, ...]:
    """B × F(winner) × X."""
    big = big_of(patterns)
    names = [NAMES[p] for p in big]
    base = Text(" ".join(n.zh for n in names), ", ".join(n.en for n in names)) if big else Text("底", "base")
    options = s.case.options
    factors = [
        Factor("", base_of(patterns), base, Side.WINNER),
        *seat_factors(s.winner, options, s.special, Side.WINNER),
    ]
    if YING_HU.id in patterns:
        factors.append(_times(2, YING_HU.name.zh, YING_HU.name.en, Side.WINNER))
    if s.win.by is By.DRAW and (
        options.flag("zimo_on_gangkai_haidi") or not {"gang-shang-kai-hua", "hai-di-lao"} & set(patterns)
    ):
        factors.append(_times(2, "自摸", "self-draw", Side.WINNER))
    return tuple(factors)


def payer_factors(s: Situation, loser: int, small: bool) -> tuple[Factor, ...]:
    """F(loser), the discard and, in a small win, the dealer."""
    factors = list(seat_factors(s.case.seats[loser], s.case.options, s.special, Side.PAYER))
    if s.win.by is By.DISCARD and s.win.source == loser:
        factors.append(_times(2, "放冲", "discarder", Side.PAYER))
    if small and s.case.dealer in (loser, s.win.seat):
        factors.append(_times(2, "庄家", "dealer", Side.PAYER))
    return tuple(factors)


def _product(factors: Iterable[Factor]) -> int:
    return prod(factor.value for factor in factors)


# --- amounts (§7.4 and §7.5)


def losers_of(s: Situation) -> tuple[int, ...]:
    """All seats but the winner, in seat order."""
    return tuple(seat for seat in range(s.case.players) if seat != s.win.seat)


def score(s: Situation, patterns: tuple[str, ...]) -> Score:
    """The amounts of all losers for a reading with these patterns."""
    own = _product(winner_factors(s, patterns))
    small = not big_of(patterns)
    losers = losers_of(s)
    before = tuple(own * _product(payer_factors(s, loser, small)) for loser in losers)
    return Score(patterns, losers, before, capped(before, s.case.options))


def capped(amounts: tuple[int, ...], options: Options) -> tuple[int, ...]:
    """封顶 and 金顶."""
    cap, gold = options.number("cap"), options.number("jinding")
    if not cap:
        return amounts
    if gold and min(amounts) >= cap:
        return (gold,) * len(amounts)
    return tuple(min(amount, cap) for amount in amounts)


def _limit_factors(before: int, after: int, options: Options) -> tuple[Factor, ...]:
    """How the amount before the caps became the one after, and whether it reaches the minimum."""
    factors = []
    minimum = options.number("min_points")
    if minimum and before >= minimum:
        factors.append(Factor("!", minimum, Text(f"够起胡 {minimum}", f"reaches the minimum {minimum}"), Side.LIMIT))
    if after > options.number("cap") > 0:
        factors.append(Factor("=", after, Text("金顶", "gold cap"), Side.LIMIT))
    elif after != before:
        factors.append(Factor("≤", after, Text("封顶", "cap"), Side.LIMIT))
    return tuple(factors)


# --- liability (§7.6)


@dataclass(frozen=True, slots=True)
class Liability:
    """The seat that pays for all three, and why."""

    seat: int
    why: Text


def liability(s: Situation, patterns: tuple[str, ...], ready: Callable[[int], bool]) -> Liability | None:
    """Who is liable (包), if anybody; ``ready`` tells of a seat whether it waits for a tile (听)."""
    win = s.win
    if win.by is By.KONG:
        assert win.source is not None
        return Liability(win.source, Text("被抢杠，包三家", "robbed kong: pays for all"))
    third = third_opening(s.winner.melds)
    if third is not None and third.source is not None:
        covered = _THIRD_OPEN[s.case.options.choice("bao_third_open")]
        if covered & set(patterns):
            return Liability(third.source, Text("喂了第三口，包三家", "fed the third opening: pays for all"))
    if "quan-qiu-ren" in patterns and win.source is not None and _pays_quan_qiu_ren(s, win.source, ready):
        return Liability(win.source, Text("冲全求人，包三家", "fed 全求人: pays for all"))
    return None


def third_opening(melds: tuple[Meld, ...]) -> Meld | None:
    """The third opening in the order they were made; an added kong keeps the place and feeder of its pung."""
    openings = [meld for meld in melds if meld.is_opening]
    return openings[2] if len(openings) >= 3 else None


def _pays_quan_qiu_ren(s: Situation, seat: int, ready: Callable[[int], bool]) -> bool:
    match s.case.options.choice("quanqiuren_bao"):
        case "not_all_jiang":
            return not had_only_jiang(s.case.seats[seat], s.special)
        case "not_ting":
            return not ready(seat)
        case "always":
            return True
    return False


def had_only_jiang(seat: SeatCase, special: Special) -> bool:
    """全将: nothing left but 2, 5 and 8, none of them a tile that could have been laid.

    Who wants to be excused has to show the hand: a tile not known does not excuse.
    """
    return all(tile != UNKNOWN and is_258(tile) and tile not in special.locked for tile in seat.hand)


# --- transfers


def transfers(s: Situation, chosen: Score, liable: Liability | None) -> tuple[Transfer, ...]:
    """One transfer for each loser's amount, explained factor by factor."""
    own = winner_factors(s, chosen.patterns)
    small = not big_of(chosen.patterns)
    note = () if liable is None else (Factor("!", 0, liable.why, Side.LIMIT),)
    result = []
    for loser, before, after in zip(chosen.losers, chosen.before, chosen.after, strict=True):
        payer = loser if liable is None else liable.seat
        why = (*own, *payer_factors(s, loser, small), *_limit_factors(before, after, s.case.options), *note)
        result.append(Transfer(payer, s.win.seat, after, why, None if payer == loser else loser))
    return tuple(result)
