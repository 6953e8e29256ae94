"""What a win in `macheng` is worth and who pays it (rules page §6 and §7).

The page counts in fan, each of which doubles: a fan is shown as the factor 2.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import Final

from ..case import By
from ..settlement import Factor, Side, Transfer
from ..text import Text
from .checks import Situation
from .macheng_gold import own_golds, stored, used_golds
from .macheng_texts import BIG_PATTERNS, GANG_SHANG_KAI_HUA, GOLD_PATTERNS, HAI_DI_LAO, PING_HU, YING_HU
from .predicates import Win, after_kong, last_tile
from .red_dragon_score import Score, losers_of, seat_factors, times

_BASE: Final = 2
_NAMES: Final = {pattern.id: pattern.name for pattern, _ in BIG_PATTERNS}
_GOLD_NAMES: Final = {pattern.id: pattern.name for pattern in GOLD_PATTERNS}


def golds_of(s: Situation) -> tuple[str, ...]:
    """The golds that double this round."""
    case = s.case
    own = own_golds(case.options, s.special.wild[0], case.dice, case.carried)
    return used_golds(case.options, own, stored(case.carried))


def patterns_of(win: Win, golds: Iterable[str] = ()) -> tuple[str, ...]:
    """Sorted ids of all patterns that apply, the golds of the round among them."""
    ids = [pattern.id for pattern, applies in BIG_PATTERNS if applies(win)] or [PING_HU.id]
    others = ((GANG_SHANG_KAI_HUA, after_kong(win)), (HAI_DI_LAO, last_tile(win)), (YING_HU, win.reading.hard))
    ids += [pattern.id for pattern, applies in others if applies]
    return tuple(sorted((*ids, *golds)))


def big_of(patterns: Iterable[str]) -> list[str]:
    """The big ones of some pattern ids."""
    return [p for p in patterns if p in _NAMES]


# --- fan (§7.1)


def winner_factors(s: Situation, patterns: tuple[str, ...]) -> tuple[Factor, ...]:
    """The base, then 2 for each fan of the winner."""
    big = big_of(patterns)
    factors = [
        Factor("", _BASE, Text("底", "base"), Side.WINNER),
        *seat_factors(s.winner, s.case.options, s.special, Side.WINNER),
        *(times(2, _NAMES[p].zh, _NAMES[p].en, Side.WINNER) for p in big),
    ]
    for pattern in (YING_HU, GANG_SHANG_KAI_HUA):
        if pattern.id in patterns:
            factors.append(times(2, pattern.name.zh, pattern.name.en, Side.WINNER))
    if big and s.win.by is By.DRAW:
        factors.append(times(2, "大胡自摸", "big, self-drawn", Side.WINNER))
    return tuple(factors)


def payer_factors(s: Situation, loser: int, patterns: tuple[str, ...]) -> tuple[Factor, ...]:
    """2 for each fan of a loser."""
    factors = seat_factors(s.case.seats[loser], s.case.options, s.special, Side.PAYER)
    if big_of(patterns) and s.win.by is By.DISCARD and s.win.source == loser:
        return (*factors, times(2, "大胡放冲", "discarder, big", Side.PAYER))
    return factors


def fan_of(factors: Iterable[Factor]) -> int:
    """How many fan some factors are."""
    return sum(factor.value.bit_length() - 1 for factor in factors if factor.sign == "×")


def fan_of_winner(s: Situation, patterns: tuple[str, ...]) -> int:
    """W."""
    return fan_of(winner_factors(s, patterns))


# --- amounts (§7.2 to §7.5)


def payers(s: Situation, patterns: tuple[str, ...]) -> tuple[int, ...]:
    """Who pays: for a small win the discarder alone, else all three."""
    if s.win.by is By.DISCARD and not big_of(patterns):
        return tuple(seat for seat in losers_of(s) if seat == s.win.source)
    return losers_of(s)


def least_fan(s: Situation, patterns: tuple[str, ...]) -> int:
    """The start fan (起胡) that W + L must reach; the first big pattern is not counted for it."""
    if big_of(patterns):
        return s.case.options.number("min_fan_big") + 1
    return s.case.options.number("min_fan_small")


def is_tested(s: Situation, loser: int) -> bool:
    """Whether this loser's fan may make the start: by discard only the discarder's."""
    return s.win.by is By.DRAW or s.win.source == loser


def score(s: Situation, patterns: tuple[str, ...]) -> Score | None:
    """The amounts for a reading with these patterns; None when it does not reach the start fan."""
    own = fan_of_winner(s, patterns)
    fan = {loser: own + fan_of(payer_factors(s, loser, patterns)) for loser in losers_of(s)}
    if all(fan[loser] < least_fan(s, patterns) for loser in fan if is_tested(s, loser)):
        return None
    paying = payers(s, patterns)
    before = tuple(_BASE << fan[loser] for loser in paying)
    after = tuple(
        capped * prod(factor.value for factor in _rise(s, loser, patterns, before))
        for loser, capped in zip(paying, _capped(s, before), strict=True)
    )
    return Score(patterns, paying, before, after)


def reaches_gold_cap(s: Situation, amounts: tuple[int, ...]) -> bool:
    """Whether it is 金顶: all three pay and all three reach the cap."""
    cap, gold = s.case.options.number("cap"), s.case.options.number("jinding")
    return bool(cap and gold) and len(amounts) == len(losers_of(s)) and min(amounts) >= cap


def _capped(s: Situation, amounts: tuple[int, ...]) -> tuple[int, ...]:
    """银顶 and 金顶."""
    if reaches_gold_cap(s, amounts):
        return (s.case.options.number("jinding"),) * len(amounts)
    cap = s.case.options.number("cap")
    return tuple(min(amount, cap) for amount in amounts) if cap else amounts


def closed_losers(s: Situation) -> tuple[int, ...]:
    """The losers without an opening."""
    return tuple(seat for seat in losers_of(s) if not any(m.is_opening for m in s.case.seats[seat].melds))


def _rise(s: Situation, loser: int, patterns: tuple[str, ...], before: tuple[int, ...]) -> tuple[Factor, ...]:
    """What multiplies the capped amount: closed losers at 金顶, and the gold."""
    factors = []
    gold = s.case.options.flag("closed_penalty") and reaches_gold_cap(s, before)
    if gold and loser in (closed := closed_losers(s)):
        n = len(closed)
        why = Text(f"没开口，{n} 家没开口", f"not open, with {n} closed in all")
        factors.append(Factor("×", n + 1, why, Side.LIMIT))
    golds = [_GOLD_NAMES[p] for p in patterns if p in _GOLD_NAMES]
    return (*factors, *(times(2, name.zh, name.en, Side.LIMIT) for name in golds))


# --- transfers


def transfers(s: Situation, chosen: Score) -> tuple[Transfer, ...]:
    """One transfer for each amount, explained factor by factor."""
    own = winner_factors(s, chosen.patterns)
    return tuple(
        Transfer(
            loser,
            s.win.seat,
            after,
            (
                *own,
                *payer_factors(s, loser, chosen.patterns),
                *_limit_factors(s, loser, chosen),
                *_rise(s, loser, chosen.patterns, chosen.before),
            ),
        )
        for loser, after in zip(chosen.losers, chosen.after, strict=True)
    )


def _limit_factors(s: Situation, loser: int, chosen: Score) -> tuple[Factor, ...]:
    """Whether this loser makes the start fan, and the caps."""
    factors = []
    place = chosen.losers.index(loser)
    before, after = chosen.before[place], _capped(s, chosen.before)[place]
    least = least_fan(s, chosen.patterns)
    told = least - bool(big_of(chosen.patterns))
    if told and is_tested(s, loser) and before >= _BASE << least:
        factors.append(Factor("!", told, Text(f"够起胡 {told} 番", f"reaches the start of {told} fan"), Side.LIMIT))
    if reaches_gold_cap(s, chosen.before):
        factors.append(Factor("=", after, Text("金顶", "gold cap"), Side.LIMIT))
    elif after != before:
        factors.append(Factor("≤", after, Text("银顶", "silver cap"), Side.LIMIT))
    return tuple(factors)
