"""The table of hands: legal or not, patterns, 番, 胡息 and payments as derived by hand from the page."""

from __future__ import annotations

import pytest

from .table import RULES, Line, lines

TABLE = list(lines())


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line.name)
def test_hand(line: Line) -> None:
    assert line.answer(RULES.judge(line.case)) == line.expected


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line.name)
def test_every_payment_is_the_product_of_its_reasons(line: Line) -> None:
    for transfer in RULES.judge(line.case).transfers:
        amount = 0
        for factor in transfer.why:
            match factor.sign:
                case "" | "=":
                    amount = factor.value
                case "×":
                    amount *= factor.value
                case "+":
                    amount += factor.value
                case "≤":
                    amount = min(amount, factor.value)
        assert amount == transfer.points


def test_the_table_is_wide() -> None:
    reasons = {line.expected for line in TABLE if ";" not in line.expected}
    patterns = {p for line in TABLE if ";" in line.expected for p in line.expected.split(";")[0].split()}
    assert len(TABLE) >= 60
    assert sum(";" not in line.expected for line in TABLE) * 3 >= len(TABLE)
    assert reasons == {reason.id for reason in RULES.reasons} - {"one-winner-only"}  # a line has one winner
    assert patterns == {pattern.id for pattern in RULES.patterns}
