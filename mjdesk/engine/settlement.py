"""Payments: a settlement is a list of transfers between seats, each explained factor by factor."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from .text import Text

#: the payee of a fee that leaves the table (系统回收)
HOUSE: Final = -1


class Side(StrEnum):
    """Whose doing a factor is: shown once for the winner, or beside the seat that pays."""

    WINNER = "winner"
    PAYER = "payer"
    LIMIT = "limit"


class Cause(StrEnum):
    """What a payment is for beside the win itself, where a table of payments has a column for it."""

    KONG = "kong"
    TURNED = "turned"  #: horses and birds


@dataclass(frozen=True, slots=True)
class Factor:
    """One step from nothing to the amount: ``sign`` is "" (start), "×", "+", "≤" (cap), "=" (set to), "!" (a note).

    ``cause`` says that the payment it explains is for a kong, or the copy that a turned tile brings.
    """

    sign: str
    value: int
    text: Text
    side: Side = Side.WINNER
    cause: Cause | None = field(default=None, compare=False)

    def in_language(self, language: str) -> str:
        """Such as ``×2 开口``."""
        words = self.text.in_language(language)
        return words if self.sign == "!" else f"{self.sign}{self.value} {words}"


@dataclass(frozen=True, slots=True)
class Transfer:
    """A transfer of a win carries the winner's factors (`Side.WINNER`); one without any is a payment beside the wins.

    ``points`` that ``payer`` gives to ``payee``; ``owed_by`` is the seat it pays for when it is liable.

    A fee of the room goes to `HOUSE`, which is no seat.
    """

    payer: int
    payee: int
    points: int
    why: tuple[Factor, ...]
    owed_by: int | None = None


def payments(transfers: Iterable[Transfer], players: int) -> tuple[int, ...]:
    """Net points of each seat; they sum to zero but for what goes to the house."""
    net = [0] * players
    for transfer in transfers:
        net[transfer.payer] -= transfer.points
        if transfer.payee != HOUSE:
            net[transfer.payee] += transfer.points
    return tuple(net)
