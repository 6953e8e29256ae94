"""What a win in `jingzhou-hongzhong` is worth and who pays it (rules page §6 and §7)."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import Final

from ..case import By
from ..settlement import Factor, Side, Transfer
from ..text import Text
from .checks import Situation
from .jingzhou_hongzhong_texts import (
    BIG_PATTERNS,
    GANG_SHANG_KAI_HUA,
    PING_HU,
    QIANG_GANG_HU,
    QUAN_QIU_REN,
    YING_HU,
)
from .predicates import Win
from .red_dragon_score import (
    Liability,
    Score,
    cap_factors,
    capped,
    limit_factors,
    losers_of,
    minimum_note,
    seat_factors,
    times,
)

_TEN: Final = 10
_NAMES: Final = {pattern.id: pattern.name for pattern, _ in BIG_PATTERNS}
#: big patterns that are worth 10 more to every loser of a self-draw, and 10 more to the discarder
_DRAW_ADDS: Final = _NAMES.keys() - {GANG_SHANG_KAI_HUA.id, QUAN_QIU_REN.id, QIANG_GANG_HU.id}
_DISCARD_ADDS: Final = _DRAW_ADDS | {QUAN_QIU_REN.id}
#: patterns that make each loser pay 金顶 at once
_DIRECT: Final = frozenset({"jiang-yi-se", "feng-yi-se"})


def patterns_of(win: Win) -> tuple[str, ...]:
    """Sorted ids of all patterns that apply."""
    ids = [pattern.id for pattern, applies in BIG_PATTERNS if applies(win)] or [PING_HU.id]
    if win.reading.hard:
        ids.append(YING_HU.id)
    return tuple(sorted(ids))


def big_of(patterns: Iterable[str]) -> list[str]:
    """The big ones of some pattern ids."""
    return [p for p in patterns if p in _NAMES]


# --- base and factors (§7.1 to §7.3)


def _adds(s: Situation, patterns: Iterable[str], adding: Iterable[str]) -> int:
    """The tens that are added for those of the patterns that add one."""
    number = len(set(patterns) & set(adding))
    return _TEN * (min(number, 1) if s.case.options.choice("zimo_add") == "once" else number)


def base_factors(s: Situation, patterns: tuple[str, ...]) -> tuple[Factor, ...]:
    """The figure of the hand for a loser that did not discard."""
    big = big_of(patterns)
    if not big:
        return (Factor("", 1, Text("底", "base")),)
    factors = [Factor("+" if i else "", _TEN, _NAMES[p]) for i, p in enumerate(big)]
    if s.win.by is By.DRAW and (tens := _adds(s, big, _DRAW_ADDS)):
        factors.append(Factor("+", tens, Text("自摸", "self-draw")))
    return tuple(factors)


def base_of(s: Situation, patterns: tuple[str, ...]) -> int:
    """1 for a small win, else the tens of the big patterns."""
    return sum(factor.value for factor in base_factors(s, patterns))


def own_factors(s: Situation, patterns: tuple[str, ...]) -> tuple[Factor, ...]:
    """What the winner multiplies the base with."""
    factors = list(seat_factors(s.winner, s.case.options, s.special, Side.WINNER))
    if YING_HU.id in patterns:
        factors.append(times(2, YING_HU.name.zh, YING_HU.name.en, Side.WINNER))
    if not big_of(patterns) and s.win.by is By.DRAW:
        factors.append(times(2, "自摸", "self-draw", Side.WINNER))
    return tuple(factors)


def payer_factors(s: Situation, loser: int, patterns: tuple[str, ...]) -> tuple[Factor, ...]:
    """What a loser adds to and multiplies the winner's figure with."""
    discarder = s.win.by is By.DISCARD and s.win.source == loser
    own = seat_factors(s.case.seats[loser], s.case.options, s.special, Side.PAYER)
    if big_of(patterns):
        tens = _adds(s, patterns, _DISCARD_ADDS) if discarder else 0
        return (*_discard_add(tens, _product(own_factors(s, patterns))), *own)
    factors = list(own)
    if discarder:
        factors.append(times(2, "放冲", "discarder", Side.PAYER))
    if s.case.dealer in (loser, s.win.seat):
        factors.append(times(2, "庄家", "dealer", Side.PAYER))
    return tuple(factors)


def _discard_add(tens: int, factor: int) -> tuple[Factor, ...]:
    """The tens of the discarder; the winner's factor applies to them as to the base."""
    if not tens:
        return ()
    many = f" ({tens} × {factor})" if factor > 1 else ""
    return (Factor("+", tens * factor, Text("点炮" + many, "discarder" + many), Side.PAYER),)


def _product(factors: Iterable[Factor]) -> int:
    return prod(factor.value for factor in factors)


def _amount(s: Situation, loser: int, patterns: tuple[str, ...]) -> int:
    """A_i, before caps."""
    amount = base_of(s, patterns) * _product(own_factors(s, patterns))
    for factor in payer_factors(s, loser, patterns):
        amount = amount + factor.value if factor.sign == "+" else amount * factor.value
    return amount


# --- caps (§7.4)


def score(s: Situation, patterns: tuple[str, ...]) -> Score:
    """The amounts of both losers for a reading with these patterns."""
    losers = losers_of(s)
    before = tuple(_amount(s, loser, patterns) for loser in losers)
    return Score(patterns, losers, before, _limited(s, patterns, before))


def _direct_gold(s: Situation, patterns: tuple[str, ...]) -> int:
    """What each pays at once for an all-258 or all-honour hand (直接金顶), 0 for others."""
    options = s.case.options
    return options.number("jinding") if options.flag("jiang_feng_jinding") and _DIRECT & set(patterns) else 0


def _limited(s: Situation, patterns: tuple[str, ...], before: tuple[int, ...]) -> tuple[int, ...]:
    gold = _direct_gold(s, patterns)
    if not gold:
        return capped(before, s.case.options)
    return tuple(gold if s.case.options.number("cap") else max(gold, amount) for amount in before)


def _limit_factors(s: Situation, patterns: tuple[str, ...], before: int, after: int) -> tuple[Factor, ...]:
    if not _direct_gold(s, patterns):
        return limit_factors(before, after, s.case.options)
    gold = Factor("=", after, Text("将、风直接金顶", "all 258 or honours: gold cap"), Side.LIMIT)
    return (*minimum_note(before, s.case.options), *((gold,) if after != before else ()))


# --- transfers


def transfers(s: Situation, chosen: Score, liable: Liability | None) -> tuple[Transfer, ...]:
    """One transfer for each loser's amount, explained factor by factor."""
    own = (*base_factors(s, chosen.patterns), *own_factors(s, chosen.patterns))
    note = () if liable is None else (Factor("!", 0, liable.why, Side.LIMIT),)
    result = []
    for loser, before, after in zip(chosen.losers, chosen.before, chosen.after, strict=True):
        payer = loser if liable is None else liable.seat
        limits = _limit_factors(s, chosen.patterns, before, after)
        why = (*own, *payer_factors(s, loser, chosen.patterns), *limits, *note)
        result.append(Transfer(payer, s.win.seat, after, why, None if payer == loser else loser))
    return tuple(result)


# --- a robbed kong as it would have won (杠进杠出, §7.5)


def robbed_transfers(s: Situation) -> tuple[Transfer, ...]:
    """What the robbed seat would have got from the other two for winning with its kong, paid to the robber."""
    robbed = s.win.source
    assert robbed is not None
    owner, options = s.case.seats[robbed], s.case.options
    figure = [
        Factor("", _TEN, Text("当被抢的人杠开", "as if the robbed seat had won with its kong")),
        *seat_factors(owner, options, s.special, Side.WINNER),
        times(2, "这一杠", "this kong", Side.WINNER),
    ]
    if not any(tile in s.special.wild for tile in owner.hand):
        figure.append(times(2, "硬胡，手里没有赖子", "hard: no wild tile in its hand", Side.WINNER))
    others = [seat for seat in range(s.case.players) if seat != robbed]
    theirs = [seat_factors(s.case.seats[seat], options, s.special, Side.PAYER) for seat in others]
    before = tuple(_product(figure) * _product(factors) for factors in theirs)
    note = Factor("!", 0, Text("杠进杠出，被抢的付", "in and out: the robbed seat pays"), Side.LIMIT)
    return tuple(
        Transfer(
            robbed,
            s.win.seat,
            after,
            (*figure, *factors, *cap_factors(amount, after, options), note),
            None if seat == s.win.seat else seat,
        )
        for seat, factors, amount, after in zip(others, theirs, before, capped(before, options), strict=True)
    )
