"""Which tiles an indicator makes special, and where in the wall it lies (rules page §1 and §2)."""

from __future__ import annotations

from itertools import product

import pytest

from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.rules.macheng import Macheng, indicator_place
from mjdesk.engine.tiles import DRAGONS, STANDARD, SUITED, WINDS

RULES = Macheng()

TABLE = {
    "5m": ("6m", "5m"),
    "1s": ("2s", "1s"),
    "9s": ("1s", "9s"),
    "9p": ("1p", "9p"),
    "9m": ("1m", "9m"),
    "E": ("S", "E"),
    "S": ("W", "S"),
    "W": ("N", "W"),
    "N": ("E", "N"),
    "C": ("F", ""),
    "F": ("P", "F"),
    "P": ("F", "P"),
}


@pytest.mark.parametrize("indicator", TABLE)
@pytest.mark.parametrize("flip", ["none", "white"])
def test_wild_tile_and_skin(indicator: str, flip: str) -> None:
    wild, skins = TABLE[indicator]
    if indicator == "C" and flip == "white":
        skins = "P"
    special = RULES.special(complete(RULES.options, {"zhong_flip_pizi": flip}), parse_tile(indicator))
    assert special.wild == parse_tiles(wild)
    assert special.skins == parse_tiles(skins)
    assert special.kong == {*parse_tiles(wild), *parse_tiles(skins), parse_tile("C")}


def test_every_indicator() -> None:
    """The wild tile is of the indicator's suit, of the winds or of the dragons as it is, and never 红中."""
    rings = [set(range(first, first + 9)) for first in range(0, SUITED, 9)] + [set(WINDS), set(DRAGONS)]
    for indicator in range(STANDARD):
        special = RULES.special(complete(RULES.options, {}), indicator)
        (wild,) = special.wild
        assert wild != parse_tile("C")
        assert wild not in special.skins
        assert any({wild, indicator} <= ring for ring in rings)


@pytest.mark.parametrize("dice", list(product(range(1, 7), repeat=2)))
def test_the_indicator_is_the_upper_tile_of_a_stack_that_nobody_is_dealt(dice: tuple[int, int]) -> None:
    place = indicator_place(dice)
    assert place == 136 - 2 * sum(dice)
    assert place % 2 == 0
    assert 53 <= place < 136
