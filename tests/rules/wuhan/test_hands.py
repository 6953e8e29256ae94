"""The table of hands: legal or not, patterns, base figure and payments as derived by hand from the page."""

from __future__ import annotations

from collections import Counter

import pytest

from mjdesk.engine.rules.wuhan import Wuhan
from mjdesk.engine.tiles import STANDARD

from .table import Line, lines

TABLE = list(lines())
RULES = Wuhan()


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line.name)
def test_hand(line: Line) -> None:
    assert line.answer(RULES.judge(line.case)) == line.expected


def test_the_table_is_wide() -> None:
    reasons = {line.expected for line in TABLE if ";" not in line.expected}
    patterns = {p for line in TABLE if ";" in line.expected for p in line.expected.split(";")[0].split()}
    assert len(TABLE) >= 60
    assert sum(";" not in line.expected for line in TABLE) * 3 >= len(TABLE)
    assert reasons == {reason.id for reason in RULES.reasons}
    assert patterns == {pattern.id for pattern in RULES.patterns}


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line.name)
def test_no_line_has_a_fifth_tile_of_a_kind(line: Line) -> None:
    seen: Counter[int] = Counter()
    if line.case.indicator is not None:
        seen[line.case.indicator] += 1
    for seat in line.case.seats:
        seen.update(seat.hand)
        for meld in seat.melds:
            seen.update(meld.tiles)
    seen[line.case.wins[0].tile] += 1
    assert all(n <= 4 for tile, n in seen.items() if tile < STANDARD)
