"""What a win in `wuhan` is worth and who pays it (rules page §6 and §7)."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import Final

from ..case import By
from ..settlement import Factor, Side, Transfer
from ..text import Text
from .checks import Situation
from .predicates import Win
from .red_dragon_score import Liability, Score, capped, limit_factors, losers_of, seat_factors, times
from .red_dragon_texts import PING_HU, YING_HU
from .red_dragon_words import joined
from .wuhan_texts import BIG_PATTERNS

NAMES: Final = {pattern.id: pattern.name for pattern, _ in BIG_PATTERNS}


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


# --- factors (§7.2 and §7.3)


def winner_factors(s: Situation, patterns: tuple[str, ...]) -> tuple[Factor, ...]:
    """B × F(winner) × X."""
    big = big_of(patterns)
    names = [NAMES[p] for p in big]
    base = joined(names) if big else Text("底", "base")
    options = s.case.options
    factors = [
        Factor("", base_of(patterns), base, Side.WINNER),
        *seat_factors(s.winner, options, s.special, Side.WINNER),
    ]
    if YING_HU.id in patterns:
        factors.append(times(2, YING_HU.name.zh, YING_HU.name.en, Side.WINNER))
    if s.win.by is By.DRAW and (
        options.flag("zimo_on_gangkai_haidi") or not {"gang-shang-kai-hua", "hai-di-lao"} & set(patterns)
    ):
        factors.append(times(2, "自摸", "self-draw", Side.WINNER))
    return tuple(factors)


def payer_factors(s: Situation, loser: int, small: bool) -> tuple[Factor, ...]:
    """F(loser), the discard and, in a small win, the dealer."""
    factors = list(seat_factors(s.case.seats[loser], s.case.options, s.special, Side.PAYER))
    if s.win.by is By.DISCARD and s.win.source == loser:
        factors.append(times(2, "放冲", "discarder", Side.PAYER))
    if small and s.case.dealer in (loser, s.win.seat):
        factors.append(times(2, "庄家", "dealer", Side.PAYER))
    return tuple(factors)


def _product(factors: Iterable[Factor]) -> int:
    return prod(factor.value for factor in factors)


# --- amounts (§7.4 and §7.5)


def score(s: Situation, patterns: tuple[str, ...]) -> Score:
    """The amounts of all losers for a reading with these patterns."""
    own = _product(winner_factors(s, patterns))
    small = not big_of(patterns)
    losers = losers_of(s)
    before = tuple(own * _product(payer_factors(s, loser, small)) for loser in losers)
    return Score(patterns, losers, before, capped(before, s.case.options))


# --- transfers


def transfers(s: Situation, chosen: Score, liable: Liability | None) -> tuple[Transfer, ...]:
    """One transfer for each loser's amount, explained factor by factor."""
    own = winner_factors(s, chosen.patterns)
    small = not big_of(chosen.patterns)
    note = () if liable is None else (Factor("!", 0, liable.why, Side.LIMIT),)
    result = []
    for loser, before, after in zip(chosen.losers, chosen.before, chosen.after, strict=True):
        payer = loser if liable is None else liable.seat
        why = (*own, *payer_factors(s, loser, small), *limit_factors(before, after, s.case.options), *note)
        result.append(Transfer(payer, s.win.seat, after, why, None if payer == loser else loser))
    return tuple(result)
