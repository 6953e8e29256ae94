"""Who pays whom at the end of an evening, and how a fee is split: arithmetic, no database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

#: up to so many people the fewest payments are found by trying all; more are paired by size
EXACT: Final = 12


def minimal_transfers(balances: Mapping[int, int]) -> tuple[tuple[int, int, int], ...]:
    """The fewest payments (payer, payee, amount) that settle balances which sum to zero.

    Among n people who split into k groups that each sum to zero, n − k payments are needed and enough. Up to
    `EXACT` people the most groups are found; beyond that pairs that cancel are taken first, then the largest.
    Raises ValueError for balances that do not sum to zero.
    """
    if sum(balances.values()):
        raise ValueError(f"balances sum to {sum(balances.values())}; expected 0")
    open_ = [(who, amount) for who, amount in sorted(balances.items()) if amount]
    groups = _most_groups(open_) if len(open_) <= EXACT else _cancelling(open_)
    return tuple(payment for group in groups for payment in _paid(group))


def _most_groups(open_: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The split into the most groups that sum to zero, by dynamic programming over subsets."""
    n = len(open_)
    total = [0] * (1 << n)
    for mask in range(1, 1 << n):
        low = mask & -mask
        total[mask] = total[mask ^ low] + open_[low.bit_length() - 1][1]

    @cache
    def best(mask: int) -> tuple[int, int]:
        """How many zero sums a chain that ends with this set passes, and the person added last."""
        if not mask:
            return 0, -1
        here = 1 if total[mask] == 0 else 0
        return max((best(mask ^ (1 << i))[0] + here, -i) for i in range(n) if mask >> i & 1)

    groups: list[list[tuple[int, int]]] = []
    mask = (1 << n) - 1
    while mask:
        if total[mask] == 0:
            groups.append([])
        i = -best(mask)[1]
        groups[-1].append(open_[i])
        mask ^= 1 << i
    return groups


def _cancelling(open_: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Pairs that cancel each other, and the rest."""
    groups, rest = [], []
    waiting: dict[int, list[tuple[int, int]]] = {}
    for who, amount in open_:
        if waiting.get(-amount):
            groups.append([waiting[-amount].pop(), (who, amount)])
        else:
            waiting.setdefault(amount, []).append((who, amount))
    for left in waiting.values():
        rest += left
    return [*groups, rest]


def _paid(group: list[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """Payments within a group: the largest debt pays the largest claim, at most one payment fewer than people."""
    owes = {who: -amount for who, amount in group if amount < 0}
    gets = {who: amount for who, amount in group if amount > 0}
    out = []
    while owes:
        payer = max(owes, key=lambda who: (owes[who], -who))
        payee = max(gets, key=lambda who: (gets[who], -who))
        amount = min(owes[payer], gets[payee])
        out.append((payer, payee, amount))
        for book, who in ((owes, payer), (gets, payee)):
            book[who] -= amount
            if not book[who]:
                del book[who]
    return out


def split(amount: int, weights: Sequence[int], first: int = 0) -> tuple[int, ...]:
    """An amount split by weights into whole parts that sum to it.

    What is left over goes to the largest remainders, equal ones in order from place ``first`` on, so that over an
    evening not always the same one pays the odd cent. Raises ValueError when nobody has a weight.
    """
    whole = sum(weights)
    if whole <= 0 or min(weights) < 0:
        raise ValueError("expected weights of which one is positive")
    parts = [amount * weight // whole for weight in weights]
    left = amount - sum(parts)
    n = len(weights)
    order = sorted(range(n), key=lambda i: (-(amount * weights[i] % whole), (i - first) % n))
    for place in order[:left]:
        parts[place] += 1
    return tuple(parts)
