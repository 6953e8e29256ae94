"""The table of hands: legal or not, patterns, fan and payments as derived by hand from the page."""

from __future__ import annotations

from collections import Counter

import pytest

from mjdesk.engine.tiles import STANDARD

from ..red_dragon import judged
from . import twin
from .rounds import golden_tiles
from .table import RULES, Line, lines

TABLE = list(lines())
OF_SHAPE = ("no-shape", "below-minimum")


@pytest.mark.parametrize("line", TABLE, ids=lambda line: line.name)
def test_hand(line: Line) -> None:
    judged.is_judged(line, RULES)


#: those that get as far as the shape; with four golden tiles the twin takes too long
SHAPED = [x for x in TABLE if (";" in x.expected or x.expected in OF_SHAPE) and golden_tiles(x.case) < 4]


@pytest.mark.parametrize("line", SHAPED, ids=lambda line: line.name)
def test_the_slow_twin_says_the_same(line: Line) -> None:
    answer = twin.answer(line.case)
    if not isinstance(answer, str):
        patterns, fan, paid = answer
        answer = f"{' '.join(patterns)}; {fan}; {' '.join(f'{n:+}' if n else '0' for n in paid)}"
    assert answer == line.expected


def test_the_table_is_wide() -> None:
    judged.is_wide(TABLE, RULES)


@pytest.mark.parametrize("line", [x for x in TABLE if x.expected != "bad-tile"], ids=lambda x: x.name)
def test_no_line_has_a_fifth_tile_of_a_kind(line: Line) -> None:
    case = line.case
    assert case.indicator is not None
    seen = Counter([case.indicator, case.wins[0].tile])
    for seat in case.seats:
        seen.update([*seat.hand, *seat.discards, *(tile for meld in seat.melds for tile in meld.tiles)])
    assert all(n <= 4 for tile, n in seen.items() if tile < STANDARD)
