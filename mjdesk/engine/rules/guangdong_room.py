"""What rooms add to the points of a round: factor, fee and flight (系数, 回收, 逃跑), and amounts made of factors."""

from __future__ import annotations

from collections.abc import Iterable

from ..case import Case
from ..options import Options
from ..settlement import HOUSE, Cause, Factor, Side, Transfer
from ..text import Text


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
            case "≤":
                amount = min(amount, factor.value)
    return amount


def explained(payer: int, payee: int, why: Iterable[Factor], owed_by: int | None = None) -> Transfer:
    """The transfer of what its factors come to; ``owed_by`` as in `Transfer`, or the payer itself."""
    steps = tuple(why)
    return Transfer(payer, payee, amount_of(steps), steps, None if owed_by == payer else owed_by)


def note(zh: str, en: str, side: Side = Side.LIMIT, cause: Cause | None = None) -> Factor:
    """A factor that only says something."""
    return Factor("!", 0, Text(zh, en), side, cause)


def room_factors(options: Options) -> tuple[Factor, ...]:
    """The room factor, where it is not 1."""
    factor = options.number("room_factor")
    return (Factor("×", factor, Text("房间系数", "room factor"), Side.LIMIT),) if factor != 1 else ()


def room_fees(case: Case) -> list[Transfer]:
    """The fee of every seat for a round that ended normally; it leaves the table."""
    fee = case.options.number("room_fee")
    why = Factor("", fee, Text("房间回收", "room fee"), Side.PAYER)
    return [explained(seat, HOUSE, (why,)) for seat in range(case.players)] if fee else []


def flight(case: Case, fled: int) -> list[Transfer]:
    """Who leaves pays the others: a third each, what is over to the first seats after it; no fee."""
    penalty, others = case.options.number("flee_penalty"), case.players - 1
    transfers = []
    for i in range(others):
        share = penalty // others + (i < penalty % others)
        why = Factor("", share, Text("逃跑赔分", "left the round"), Side.PAYER)
        if share:
            seat = (fled + 1 + i) % case.players
            transfers.append(explained(fled, seat, (why, *room_factors(case.options))))
    return transfers
