"""The table of hands: legal or not, patterns, fan and payments as derived by hand from the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from mjdesk.engine.rules.guangdong_tuidaohu import TuiDaoHu

from ..guangdong_selfdraw.table import Line, answer, lines
from ..hands import check_width

RULES = TuiDaoHu()
TABLE = list(lines(RULES, Path(__file__).parent / "hands.txt"))


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line.name)
def test_hand(line: Line) -> None:
    assert answer(RULES.judge(line.case)) == line.expected


def test_the_table_is_wide() -> None:
    check_width(RULES, TABLE)
