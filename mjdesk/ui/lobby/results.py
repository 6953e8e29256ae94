"""A settled round as a table: a row a seat, a column for each kind of payment (``play-modes``, 5.8). No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...engine.melds import Meld
from ...engine.settlement import HOUSE, Cause, Factor
from ...engine.text import Text
from ...engine.tiles import Tile
from ..models import Plate, SettlementModel


@dataclass(frozen=True, slots=True)
class Paid:
    """What a seat got or paid, by kind, in coins; ``total`` is their sum, without the fee."""

    wins: int = 0
    kongs: int = 0
    horses: int = 0
    others: int = 0

    @property
    def total(self) -> int:
        """All of it."""
        return self.wins + self.kongs + self.horses + self.others


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A seat: its hand laid open, the place of the winning tile in it (−1: none), how it won or whom it fed.

    ``fee``, ``change`` and ``balance`` are coins; ``change`` differs from the total where somebody could not pay.
    """

    plate: Plate
    hand: tuple[Tile, ...]
    winning: int
    melds: tuple[Meld, ...]
    patterns: tuple[Text, ...]
    mark: Text | None
    paid: Paid
    fee: int
    change: int
    balance: int
    broke: bool


@dataclass(frozen=True, slots=True)
class Liable:
    """Who paid for whom (包)."""

    payer: int
    owed_by: int
    points: int


@dataclass(frozen=True, slots=True)
class Result:
    """The table; ``exhausted``: nobody won, ``fled`` the seat that left and made the round void."""

    rows: tuple[ResultRow, ...]
    exhausted: bool
    fled: int | None
    liable: tuple[Liable, ...]


_FED = Text("点炮", "fed the win")


def result_of(model: SettlementModel) -> Result:
    """The table of a settlement that is played for coins."""
    assert model.coins is not None
    factor = 1 if model.venue is None else model.venue.factor
    paid = _payments(model, factor)
    rows = []
    for seat, (plate, coins) in enumerate(zip(model.plates, model.coins.seats, strict=True)):
        win = next((win for win in model.wins if win.seat == seat), None)
        hand, place = _open_hand(model, seat)
        rows.append(
            ResultRow(
                plate,
                hand,
                place,
                model.view.seats[seat].melds,
                () if win is None else win.patterns,
                win.by if win is not None else _FED if _fed(model, seat) else None,
                paid[seat],
                coins.fee,
                coins.change,
                coins.balance,
                coins.broke,
            )
        )
    liable = tuple(
        Liable(line.payer, line.owed_by, line.points * factor)
        for win in model.wins
        for line in win.lines
        if line.owed_by is not None
    )
    return Result(tuple(rows), not model.wins and model.fled is None, model.fled, liable)


def _open_hand(model: SettlementModel, seat: int) -> tuple[tuple[Tile, ...], int]:
    """The concealed tiles of a seat, and where the winning one is among them."""
    win = next((win for win in model.wins if win.seat == seat), None)
    if win is None:
        return model.open_hands[seat] if model.open_hands else (), -1
    tiles = tuple(tile for group in win.groups for tile in group)
    group, place = win.winning
    return tiles, -1 if group < 0 else sum(len(each) for each in win.groups[:group]) + place


def _fed(model: SettlementModel, seat: int) -> bool:
    return seat in model.feeders


def _payments(model: SettlementModel, factor: int) -> tuple[Paid, ...]:
    """What each seat got by kind, multiplied."""
    sums = [[0, 0, 0, 0] for _ in model.plates]

    def book(payer: int, payee: int, points: int, kind: int) -> None:
        if payee != HOUSE:
            sums[payer][kind] -= points * factor
            sums[payee][kind] += points * factor

    for win in model.wins:
        for line in win.lines:
            book(line.payer, line.payee, line.points, 2 if Cause.TURNED in _causes(line.factors) else 0)
    for side in model.others:
        for payer in side.payers:
            book(payer, side.payee, side.points, _kind(side.factors))
    return tuple(Paid(*each) for each in sums)


def _causes(factors: Iterable[Factor]) -> set[Cause]:
    """What a payment is for, as its rule system says."""
    return {factor.cause for factor in factors if factor.cause is not None}


def _kind(factors: Iterable[Factor]) -> int:
    """Column of a payment beside the wins: kongs, horses (a copy of a kong's money too), or others."""
    causes = _causes(factors)
    return 2 if Cause.TURNED in causes else 1 if Cause.KONG in causes else 3
