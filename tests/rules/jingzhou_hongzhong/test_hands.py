"""The table of hands: legal or not, patterns, fan and payments as derived by hand from the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from mjdesk.engine.rules.jingzhou_hongzhong import JingzhouHongzhong
from mjdesk.engine.tiles import JINGZHOU_96, UNKNOWN

from ..red_dragon import judged
from ..red_dragon.table import Line, lines, tiles_seen

RULES = JingzhouHongzhong()
TABLE = list(lines(Path(__file__).parent / "hands.txt", RULES))


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line.name)
def test_hand(line: Line) -> None:
    judged.is_judged(line, RULES)


def test_the_table_is_wide() -> None:
    judged.is_wide(TABLE, RULES)


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line.name)
def test_no_line_has_a_fifth_tile_of_a_kind(line: Line) -> None:
    seen = tiles_seen(line.case)
    assert line.case.indicator is not None
    seen[line.case.indicator] += 1
    assert all(n <= JINGZHOU_96.copies[tile] for tile, n in seen.items() if tile != UNKNOWN)
