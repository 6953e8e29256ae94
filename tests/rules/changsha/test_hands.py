"""The table of hands: legal or not, patterns, fan and payments as derived by hand from the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from .table import RULES, Line, answer, lines

TABLE = list(lines(Path(__file__).parent / "hands.txt"))


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line.name)
def test_hand(line: Line) -> None:
    assert answer(RULES.judge(line.case)) == line.expected


def test_the_table_is_wide() -> None:
    reasons = [line.expected for line in TABLE if ";" not in line.expected]
    patterns = {p for line in TABLE if ";" in line.expected for p in line.expected.split(";")[0].split()}
    assert len(reasons) * 3 >= len(TABLE) >= 170
    assert set(reasons) == {reason.id for reason in RULES.reasons} - {"locked"}  # that one is about discards
    assert patterns - {"/", "-"} == {pattern.id for pattern in RULES.patterns}
    assert len({line.name for line in TABLE}) == len(TABLE)
