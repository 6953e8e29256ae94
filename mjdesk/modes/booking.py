"""What the seats of a settled round pay and get in coins (rules page ``play-modes``, sections 1 to 3 and 5.2).

Amounts and balances are whole coins, a number a seat; a balance is never below 0, so what a seat owes and does not
have is forgiven, and what is there is shared by those who should have had more. Only here: the settlement of the
round and its record show the full amounts.
"""

from __future__ import annotations

from collections.abc import Sequence


def owed(points: Sequence[int], factor: int = 1) -> tuple[int, ...]:
    """Points of a round in coins: N × points, or the multiplier of a table × points."""
    return tuple(factor * n for n in points)


def paid(owed: Sequence[int], balances: Sequence[int], dealer: int = 0) -> tuple[int, ...]:
    """What really changes hands: nobody pays more than it has (section 1, insolvency).

    What is there is shared among the receivers in proportion to their claims, rounded down; single coins left over
    go to the receivers in turn order from the dealer. Raises ValueError where claims and debts do not match.
    """
    if sum(owed) != 0 or len(owed) != len(balances):
        raise ValueError(f"owed {list(owed)} with balances {list(balances)}: expected a sum of 0, a balance a seat")
    changes = [max(amount, -balance) if amount < 0 else 0 for amount, balance in zip(owed, balances, strict=True)]
    there, claimed = -sum(changes), sum(amount for amount in owed if amount > 0)
    if there == claimed:
        return tuple(owed)
    turn_order = [(dealer + n) % len(owed) for n in range(len(owed))]
    receivers = [seat for seat in turn_order if owed[seat] > 0]
    for seat in receivers:
        changes[seat] = there * owed[seat] // claimed
    for seat in receivers[: -sum(changes)]:
        changes[seat] += 1
    return tuple(changes)


def with_fee(changes: Sequence[int], balances: Sequence[int], fee: int) -> tuple[int, ...]:
    """The changes with the fee of the room taken last, from each seat what it has of it (section 3)."""
    return tuple(change - min(fee, balance + change) for change, balance in zip(changes, balances, strict=True))


def after_round(
    points: Sequence[int], balances: Sequence[int], dealer: int = 0, *, factor: int = 1, fee: int = 0
) -> tuple[int, ...]:
    """The change of every seat's coins after a round with these points."""
    return with_fee(paid(owed(points, factor), balances, dealer), balances, fee)


FLIGHT_POINTS = 8  #: what fleeing costs, in points


def flight_points(flyer: int, players: int, penalty: int = FLIGHT_POINTS) -> tuple[int, ...]:
    """Points after a seat fled (section 3): the others share the penalty, first those after it in turn order.

    No fee is taken, no win or kong of the round is booked.
    """
    share, rest = divmod(penalty, players - 1)
    points = [0] * players
    points[flyer] = -penalty
    for n in range(1, players):
        points[(flyer + n) % players] = share + (n <= rest)
    return tuple(points)
