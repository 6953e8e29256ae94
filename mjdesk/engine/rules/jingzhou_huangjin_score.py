"""Who pays what for a win in `jingzhou-huangjin`, factor by factor (rules page §6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
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
    numbers = (*chosen.numbers, *(FLOWER for _ in s.winner.flowers))
    ids = [pattern(number).id for number in numbers]
    return tuple(sorted([*ids, YING_HU.id] if hard_factor(s, chosen) > 1 else ids))


def hard_factor(s: Situation, chosen: Chosen) -> int:
    """H: more than 1 when hard wins are paid more and this one is hard."""
    return s.case.options.number("hard_factor") if chosen.hard else 1


def kong_factors(seat: SeatCase, side: Side) -> list[Factor]:
    """What the kongs of a seat multiply."""
    found = []
    for meld in seat.melds:
        if meld.is_kong:
            concealed = meld.kind is MeldKind.GANG_CONCEALED
            name = Text("暗杠", "concealed kong") if concealed else Text("明杠", "open kong")
            found.append(Factor("×", _CONCEALED_KONG if concealed else _OPEN_KONG, name, side))
    return found


def _fan_factors(s: Situation, chosen: Chosen) -> Iterable[Factor]:
    """The patterns, added up."""
    numbers = (*chosen.numbers, *(FLOWER for _ in s.winner.flowers))
    for place, (number, times) in enumerate(Counter(numbers).items()):
        name = pattern(number).name
        text = name if times == 1 else Text(f"{times} 个{name.zh}", f"{times} of {name.en}")
        yield Factor("+" if place else "", times * VALUES[number], text)


def winner_factors(s: Situation, chosen: Chosen) -> tuple[Factor, ...]:
    """T × H × the winner's kongs."""
    factors = [*_fan_factors(s, chosen)]
    if hard_factor(s, chosen) > 1:
        factors.append(Factor("×", hard_factor(s, chosen), YING_HU.name))
    if s.case.options.choice("kong_factor") != "off":
        factors += kong_factors(s.winner, Side.WINNER)
    return tuple(factors)


def payer_factors(s: Situation, payer: int) -> tuple[Factor, ...]:
    """What a payer's own kongs, the way of payment and the base make of it."""
    options, by_draw, is_thrower = s.case.options, s.win.by is By.DRAW, payer == s.win.source
    base, payment = options.number("base_points"), options.choice("payment")
    if payment == "mcr" and not (by_draw or is_thrower):
        return (Factor("=", base, Text("没点炮，只付底", "did not discard: the base only"), Side.PAYER),)
    factors = kong_factors(s.case.seats[payer], Side.PAYER) if options.choice("kong_factor") == "both" else []
    if payment == "mcr" and base:
        factors.append(Factor("+", base, Text("底", "base"), Side.PAYER))
    elif payment == "discarder_three" and is_thrower:
        factors.append(Factor("×", 3, Text("包三家", "for all three"), Side.PAYER))
    elif payment == "all" and is_thrower:
        name = Text("被抢杠", "robbed") if s.win.by is By.KONG else Text("点炮", "discarder")
        factors.append(Factor("×", 2, name, Side.PAYER))
    return tuple(factors)


def payers(s: Situation) -> tuple[int, ...]:
    """Who pays: all others, or the thrower (the robbed seat) alone."""
    others = tuple(seat for seat in range(s.case.players) if seat != s.win.seat)
    alone = s.case.options.choice("payment") in ("discarder_one", "discarder_three")
    return others if s.win.by is By.DRAW or not alone else tuple(seat for seat in others if seat == s.win.source)


def amount_of(factors: Iterable[Factor]) -> int:
    """What factors come to, from left to right."""
    amount = 0
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
    paid = []
    for payer in payers(s):
        factors = (*own, *payer_factors(s, payer))
        amount = amount_of(factors)
        if cap and amount > cap:
            amount = cap
            factors += (Factor("≤", cap, Text("封顶", "cap"), Side.LIMIT),)
        if amount:
            paid.append(Transfer(payer, s.win.seat, amount, factors))
    return tuple(paid)


def kong_product(seat: SeatCase) -> int:
    """K: what all kongs of a seat multiply."""
    return prod(factor.value for factor in kong_factors(seat, Side.WINNER))
