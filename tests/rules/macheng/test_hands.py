"""The table of hands: legal or not, patterns, fan and payments as derived by hand from the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from mjdesk.engine.rules.macheng import Macheng

from ..red_dragon import judged
from ..red_dragon.table import Line, lines, tiles_seen

RULES = Macheng()
TABLE = list(lines(Path(__file__).parent / "hands.txt", RULES))


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line.name)
def test_hand(line: Line) -> None:
    judged.is_judged(line, RULES)


def test_the_table_is_wide() -> None:
    judged.is_wide(TABLE, RULES)


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line.name)
def test_no_line_has_a_fifth_tile_of_a_kind(line: Line) -> None:
    """The indicator is one of the four: it stays in the wall and may be in a hand."""
    assert all(n <= 4 for tile, n in tiles_seen(line.case).items() if tile < 34)
