"""Who pays what for a win in `jingzhou-huangjin`, factor by factor (rules page §6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import prod
from typing import Final

from ..case import By, SeatCase
from ..melds import MeldKind
from ..settlement import Factor, Side, Transfer
from ..text import Text
from .checks import Situation
from .jingzhou_huangjin_hand import Chosen
from .jingzhou_huangjin_patterns import FLOWER, VALUES
from .jingzhou_huangjin_texts import YING_HU, pattern

_OPEN_KONG: Final = 2
_CONCEALED_KONG: Final = 4


def pattern_ids(s: Situation, chosen: Chosen) -> tuple[str, ...]:
    """Sorted ids of what counts, each as often as it does."""
    return _ids(chosen.numbers, len(s.winner.flowers), hard_factor(s, chosen) > 1)


@lru_cache(1 << 10)
def _ids(numbers: tuple[int, ...], flowers: int, listed_as_hard: bool) -> tuple[str, ...]:
    ids = [pattern(number).id for number in (*numbers, *[FLOWER] * flowers)]
    return tuple(sorted([*ids, YING_HU.id] if listed_as_hard else ids))


def hard_factor(s: Situation, chosen: Chosen) -> int:
    """H: more than 1 when hard wins are paid more and this one is hard."""
    return s.case.options.number("hard_factor") if chosen.hard else 1


def kong_factors(seat: SeatCase, side: Side) -> list[Factor]:
    """What the kongs of a seat multiply."""
    return [_KONG_FACTORS[side][meld.kind is MeldKind.GANG_CONCEALED] for meld in seat.melds if meld.is_kong]


#: by whose they are: of an open and of a concealed kong
_KONG_FACTORS: Final = {
    side: (
        Factor("×", _OPEN_KONG, Text("明杠", "open kong"), side),
        Factor("×", _CONCEALED_KONG, Text("暗杠", "concealed kong"), side),
    )
    for side in (Side.WINNER, Side.PAYER)
}


@lru_cache(1 << 10)
def _fan_factors(numbers: tuple[int, ...], flowers: int) -> tuple[Factor, ...]:
    """The patterns, added up."""
    found: list[Factor] = []
    for number, times in Counter((*numbers, *[FLOWER] * flowers)).items():
        name = pattern(number).name
        text = name if times == 1 else Text(f"{times} 个{name.zh}", f"{times} of {name.en}")
        found.append(Factor("+" if found else "", times * VALUES[number], text))
    return tuple(found)


def winner_factors(s: Situation, chosen: Chosen) -> tuple[Factor, ...]:
    """T × H × the winner's kongs."""
    factors = _fan_factors(chosen.numbers, len(s.winner.flowers))
    if hard_factor(s, chosen) > 1:
        factors += (Factor("×", hard_factor(s, chosen), YING_HU.name),)
    if s.case.options.choice("kong_factor") != "off":
        factors += tuple(kong_factors(s.winner, Side.WINNER))
    return factors


def payer_factors(s: Situation, payer: int) -> tuple[Factor, ...]:
    """What a payer's own kongs, the way of payment and the base make of it."""
    options, is_thrower = s.case.options, payer == s.win.source
    base, payment = options.number("base_points"), options.choice("payment")
    if payment == "mcr" and not is_thrower and s.win.by is not By.DRAW:
        return (_base_only(base),)
    factors = kong_factors(s.case.seats[payer], Side.PAYER) if options.choice("kong_factor") == "both" else []
    if payment == "mcr" and base:
        factors.append(_base(base))
    elif payment == "discarder_three" and is_thrower:
        factors.append(_FOR_ALL_THREE)
    elif payment == "all" and is_thrower:
        factors.append(_ROBBED if s.win.by is By.KONG else _DISCARDER)
    return tuple(factors)


_FOR_ALL_THREE: Final = Factor("×", 3, Text("包三家", "for all three"), Side.PAYER)
_ROBBED: Final = Factor("×", 2, Text("被抢杠", "robbed"), Side.PAYER)
_DISCARDER: Final = Factor("×", 2, Text("点炮", "discarder"), Side.PAYER)


@lru_cache
def _base(points: int) -> Factor:
    return Factor("+", points, Text("底", "base"), Side.PAYER)


@lru_cache
def _base_only(points: int) -> Factor:
    return Factor("=", points, Text("没点炮，只付底", "did not discard: the base only"), Side.PAYER)


def payers(s: Situation) -> tuple[int, ...]:
    """Who pays: all others, or the thrower (the robbed seat) alone."""
    others = tuple(seat for seat in range(s.case.players) if seat != s.win.seat)
    alone = s.case.options.choice("payment") in ("discarder_one", "discarder_three")
    return others if s.win.by is By.DRAW or not alone else tuple(seat for seat in others if seat == s.win.source)


def amount_of(factors: Iterable[Factor], amount: int = 0) -> int:
    """What factors make of an amount, from left to right."""
    for factor in factors:
        match factor.sign:
            case "" | "=":
                amount = factor.value
            case "+":
                amount += factor.value
            case "×":
                amount *= factor.value
    return amount


def transfers(s: Situation, chosen: Chosen) -> tuple[Transfer, ...]:
    """One transfer for each seat that pays something."""
    own, cap = winner_factors(s, chosen), s.case.options.number("cap")
    points, winner, paid = amount_of(own), s.win.seat, []
    for payer in payers(s):
        others = payer_factors(s, payer)
        factors, amount = own + others, amount_of(others, points)
        if cap and amount > cap:
            amount = cap
            factors += (Factor("≤", cap, Text("封顶", "cap"), Side.LIMIT),)
        if amount:
            paid.append(Transfer(payer, winner, amount, factors))
    return tuple(paid)


def kong_product(seat: SeatCase) -> int:
    """K: what all kongs of a seat multiply."""
    return prod(factor.value for factor in kong_factors(seat, Side.WINNER))
