"""Which tiles an indicator makes special (rules page §1)."""

from __future__ import annotations

import pytest

from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.rules.jingzhou_hongzhong import JingzhouHongzhong
from mjdesk.engine.tiles import JINGZHOU_96, STANDARD

RULES = JingzhouHongzhong()
TABLE = {
    "2p": "3p",
    "9p": "1p",
    "1s": "2s",
    "9s": "1s",
    "S": "W",
    "W": "N",
    "N": "F",
    "C": "F",
    "F": "P",
    "P": "S",
}


@pytest.mark.parametrize("indicator", TABLE)
def test_wild_tile(indicator: str) -> None:
    special = RULES.special(complete(RULES.options, {}), parse_tile(indicator))
    assert special.wild == parse_tiles(TABLE[indicator])
    assert special.skins == ()
    assert special.kong == {*special.wild, parse_tile("C")}


def test_every_indicator_of_the_set() -> None:
    kinds = [tile for tile in range(STANDARD) if tile in JINGZHOU_96]
    wild = [RULES.special(complete(RULES.options, {}), indicator).wild[0] for indicator in kinds]
    assert all(tile in JINGZHOU_96 and tile != parse_tile("C") for tile in wild)
    assert set(wild) == set(kinds) - {parse_tile("C")}
