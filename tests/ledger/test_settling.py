"""Who pays whom: few payments, all sums right. How a fee is split: to the cent."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk.ledger.settling import minimal_transfers, split

BALANCES = st.lists(st.integers(-60, 60), min_size=1, max_size=8).map(
    lambda some: dict(enumerate([*some, -sum(some)], 1))
)


def most_groups(amounts: list[int]) -> int:
    """The slow twin: into how many groups that sum to zero non-zero amounts can be split."""
    if not amounts:
        return 0
    first, rest = amounts[0], amounts[1:]
    best = 0
    for size in range(len(rest) + 1):
        for places in combinations(range(len(rest)), size):
            if first + sum(rest[p] for p in places) == 0:
                others = [a for p, a in enumerate(rest) if p not in places]
                best = max(best, 1 + most_groups(others))
    return best


@given(BALANCES)
def test_as_few_payments_as_there_can_be(balances) -> None:
    paid = dict.fromkeys(balances, 0)
    payments = minimal_transfers(balances)
    for payer, payee, amount in payments:
        assert amount > 0
        paid[payer] -= amount
        paid[payee] += amount
    assert paid == balances
    open_ = [amount for amount in balances.values() if amount]
    assert len(payments) == len(open_) - most_groups(open_)


@given(st.lists(st.integers(-900, 900), min_size=13, max_size=40))
def test_many_people_are_settled_too(some) -> None:
    balances = dict(enumerate([*some, -sum(some)], 1))
    paid = dict.fromkeys(balances, 0)
    payments = minimal_transfers(balances)
    for payer, payee, amount in payments:
        paid[payer] -= amount
        paid[payee] += amount
    assert paid == balances
    assert len(payments) <= sum(map(bool, balances.values()))


def test_balances_that_do_not_sum_to_zero_are_refused() -> None:
    with pytest.raises(ValueError, match="expected 0"):
        minimal_transfers({1: 5, 2: -4})


@pytest.mark.parametrize(
    ("amount", "weights", "first", "parts"),
    [
        (100, [1, 1, 1, 1], 0, (25, 25, 25, 25)),
        (101, [1, 1, 1, 1], 0, (26, 25, 25, 25)),
        (101, [1, 1, 1, 1], 2, (25, 25, 26, 25)),
        (103, [1, 1, 1, 1], 3, (26, 26, 25, 26)),
        (100, [16, 16, 16, 8, 8], 0, (25, 25, 25, 13, 12)),
        (100, [16, 0, 16], 1, (50, 0, 50)),
        (7, [2, 1], 0, (5, 2)),
        (0, [1, 1], 0, (0, 0)),
    ],
)
def test_a_fee_is_split_to_the_cent(amount, weights, first, parts) -> None:
    assert split(amount, weights, first) == parts


@given(st.integers(0, 10**7), st.lists(st.integers(0, 40), min_size=1, max_size=12).filter(any), st.integers(0, 50))
def test_parts_sum_up_and_are_fair(amount, weights, first) -> None:
    parts = split(amount, weights, first)
    assert sum(parts) == amount
    exact = [amount * weight / sum(weights) for weight in weights]
    assert all(abs(part - wanted) < 1 for part, wanted in zip(parts, exact, strict=True))


def test_nobody_to_split_among() -> None:
    with pytest.raises(ValueError, match="positive"):
        split(5, [0, 0])
