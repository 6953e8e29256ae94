"""Which tiles an indicator makes special (rules page §1)."""

from __future__ import annotations

import pytest

from mjdesk.engine.notation import format_tiles, parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.tiles import STANDARD

from .rounds import RULES

TABLE = {
    "5m": ("6m", "4m5m"),
    "1s": ("2s", "9s1s"),
    "9p": ("1p", "8p9p"),
    "1m": ("2m", "9m1m"),
    "9m": ("1m", "8m9m"),
    "E": ("S", "PE"),
    "S": ("W", "ES"),
    "W": ("N", "SW"),
    "N": ("F", "WN"),
    "F": ("P", "NF"),
    "P": ("E", "FP"),
    "C": ("F", "N"),
}


@pytest.mark.parametrize("indicator", TABLE)
def test_wild_tile_and_skins(indicator: str) -> None:
    wild, skins = TABLE[indicator]
    special = RULES.special(complete(RULES.options, {}), parse_tile(indicator))
    assert special.wild == parse_tiles(wild)
    assert special.skins == parse_tiles(skins)


@pytest.mark.parametrize(("mode", "skins"), [("two", "4m5m"), ("one", "5m"), ("none", "")])
def test_skins_by_option(mode: str, skins: str) -> None:
    special = RULES.special(complete(RULES.options, {"pizi_mode": mode}), parse_tile("5m"))
    assert format_tiles(special.skins) == format_tiles(parse_tiles(skins))
    assert special.kong == {*parse_tiles(skins), *parse_tiles("6mC")}


@pytest.mark.parametrize("mode", ["two", "one", "none"])
def test_every_indicator(mode: str) -> None:
    options = complete(RULES.options, {"pizi_mode": mode})
    red = parse_tile("C")
    for indicator in range(STANDARD):
        special = RULES.special(options, indicator)
        (wild,) = special.wild
        assert red in special.kong
        assert wild != red
        assert red not in special.skins
        assert wild not in special.skins
        assert special.kong == {red, wild, *special.skins}
        assert {tile // 9 for tile in (wild, *special.skins)} == {indicator // 9}
