"""What a win in `huangshi` is worth and who pays it (rules page §8 and §9). Each fan doubles."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import Final, NamedTuple

from ..case import By
from ..options import Options
from ..settlement import Factor, Side, Transfer
from ..text import Text
from .checks import Situation
from .huangshi_hand import BIG, possible_patterns
from .huangshi_texts import FAN_PATTERNS
from .huangshi_ways import side_fan

#: base points: (small, big) by draw or robbed kong, of the discarder, of the others when one discards
_BASES: Final = {"1257": ((2, 7), (2, 7), (1, 5)), "2350": ((3, 10), (2, 10), (1, 5))}
_CLOSED_BASE: Final = 5
#: what a seat that fed it is liable for
_LIABLE: Final = frozenset({"qing-yi-se", "peng-peng-hu"})
_TWO, _THREE = 2, 3


class Liability(NamedTuple):
    """The seat that pays what all owe, and why."""

    seat: int
    why: Text


class Amount(NamedTuple):
    """What one loser owes: ``why`` explains it factor by factor."""

    loser: int
    points: int
    why: tuple[Factor, ...]


class Score(NamedTuple):
    """What one reading brings."""

    patterns: tuple[str, ...]
    fan: int
    amounts: tuple[Amount, ...]
    liable: Liability | None

    @property
    def income(self) -> int:
        """All that the winner gets."""
        return sum(amount.points for amount in self.amounts)

    @property
    def preference(self) -> tuple[int, int, tuple[str, ...]]:
        """The winner takes the reading for which this is least."""
        return (-self.income, -len(self.patterns), self.patterns)


# --- fan


def _doubled(number: int, fan: int, name: Text, side: Side) -> Factor:
    """Some melds or patterns that count ``fan`` each."""
    several = f" {number} 个" if number > 1 else ""
    times = f"{number} × " if number > 1 else ""
    return Factor("×", 1 << number * fan, Text(f"{name.zh}{several}", f"{times}{name.en}"), side)


def seat_factors(s: Situation, seat: int) -> tuple[Factor, ...]:
    """K of a seat: its kongs, eaten wild tiles and shown sets, and a kong that was robbed."""
    side = Side.WINNER if seat == s.win.seat else Side.PAYER
    options = s.case.options
    found = [
        _doubled(item.number, item.fan, item.name, side)
        for item in side_fan(options, s.case.seats[seat].melds, s.special)
    ]
    if s.win.by is By.KONG and s.win.source == seat and options.choice("play") != "no_dragons":
        found.append(_doubled(1, 1, Text("被抢的杠", "robbed kong"), side))
    return tuple(found)


def winner_factors(s: Situation, patterns: Iterable[str]) -> tuple[Factor, ...]:
    """W and K of the winner."""
    held = set(patterns)
    own = tuple(_doubled(1, 1, pattern.name, Side.WINNER) for pattern in FAN_PATTERNS if pattern.id in held)
    return (*own, *seat_factors(s, s.win.seat))


def fan_of(factors: Iterable[Factor]) -> int:
    """How many fan some factors are."""
    return sum(factor.value.bit_length() - 1 for factor in factors)


# --- amounts


def base_factor(s: Situation, patterns: Iterable[str]) -> Factor:
    """胡牌分 that every loser owes at least."""
    held = set(patterns)
    if "men-qing" in held:
        return Factor("", _CLOSED_BASE, Text("小胡门清", "small, closed"), Side.WINNER)
    big = not BIG.isdisjoint(held)
    drawn, _, others = _BASES[s.case.options.choice("score")]
    name = Text("大胡", "big") if big else Text("小胡", "small")
    return Factor("", (others if s.win.by is By.DISCARD else drawn)[big], name, Side.WINNER)


def discarder_factors(s: Situation, loser: int, patterns: Iterable[str], own: int) -> tuple[Factor, ...]:
    """What raises the base to that of the discarder; ``own`` is what the winner's factors came to."""
    if s.win.by is not By.DISCARD or s.win.source != loser:
        return ()
    big = not BIG.isdisjoint(patterns)
    _, thrown, others = _BASES[s.case.options.choice("score")]
    high, low = thrown[big], others[big]
    if high % low == 0:
        return (Factor("×", high // low, Text("点炮", "discarder"), Side.PAYER),)
    more = Text(f"点炮，{low} 分算 {high} 分", f"discarder: {high} for {low}")
    return (Factor("+", own // low * (high - low), more, Side.PAYER),)


def owed(s: Situation, loser: int, patterns: tuple[str, ...]) -> Amount:
    """What one loser owes (§9, steps 1 and 2)."""
    unit, cap = s.case.options.number("unit"), s.case.options.number("cap")
    own = [base_factor(s, patterns), *winner_factors(s, patterns)]
    if unit > 1:
        own.append(Factor("×", unit, Text("倍数", "unit"), Side.WINNER))
    points = prod(factor.value for factor in own)
    payers = (*discarder_factors(s, loser, patterns, points), *seat_factors(s, loser))
    for factor in payers:
        points = points + factor.value if factor.sign == "+" else points * factor.value
    why = (*own, *payers)
    if 0 < cap < points:
        points, why = cap, (*why, Factor("≤", cap, Text("封顶", "cap"), Side.LIMIT))
    return Amount(loser, points, why)


def liability(s: Situation, patterns: Iterable[str]) -> Liability | None:
    """Who is liable (§9, step 4), if anybody."""
    if _LIABLE.isdisjoint(patterns):
        return None
    options, win = s.case.options, s.win
    ticked = options.flag("chengbao")
    openings = [meld for meld in s.winner.melds if meld.is_opening]
    if len(openings) >= _THREE:
        if win.by is By.DISCARD and options.flag("dianpao_only") and not ticked:
            return None
        third = openings[2].source
        assert third is not None
        return Liability(third, Text("喂了第三口，承包", "fed the third opening: pays for all"))
    if len(openings) == _TWO and win.by is By.DISCARD and ticked:
        assert win.source is not None
        return Liability(win.source, Text("两口后点炮，承包", "discarded after two openings: pays for all"))
    return None


def score(s: Situation, patterns: tuple[str, ...]) -> Score:
    """What a reading with these patterns brings."""
    liable = liability(s, patterns)
    losers = [seat for seat in range(s.case.players) if seat != s.win.seat]
    if liable is None and s.win.by is By.DISCARD and s.case.options.flag("dianpao_only"):
        losers = [seat for seat in losers if seat == s.win.source]
    amounts = tuple(owed(s, loser, patterns) for loser in losers)
    return Score(patterns, fan_of(winner_factors(s, patterns)), amounts, liable)


def best_score(s: Situation) -> Score | str:
    """The reading the winner takes, or the reason why the hand does not win (rows 9 to 13)."""
    patterns = possible_patterns(s)
    if isinstance(patterns, str):
        return patterns
    best = min((score(s, each) for each in patterns), key=lambda found: found.preference)
    return best if best.income >= s.case.options.number("min_score") else "below-minimum"


# --- transfers


def transfers(s: Situation, chosen: Score) -> tuple[Transfer, ...]:
    """One transfer for each amount, explained factor by factor."""
    minimum = _minimum(s.case.options)
    liable = chosen.liable
    note = () if liable is None else (Factor("!", 0, liable.why, Side.LIMIT),)
    result = []
    for amount in chosen.amounts:
        payer = amount.loser if liable is None else liable.seat
        why = (*amount.why, *minimum, *note)
        result.append(Transfer(payer, s.win.seat, amount.points, why, None if payer == amount.loser else amount.loser))
    return tuple(result)


def _minimum(options: Options) -> tuple[Factor, ...]:
    least = options.number("min_score")
    if not least:
        return ()
    return (Factor("!", least, Text(f"够胡番 {least}", f"reaches the minimum {least}"), Side.LIMIT),)
