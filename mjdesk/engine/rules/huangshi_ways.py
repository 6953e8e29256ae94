"""The three ways of playing `huangshi`: tiles, wild and kong tiles, what each meld counts (rules page §1–3, 8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ..melds import Meld, MeldKind
from ..options import Options
from ..text import Text
from ..tiles import DRAGONS, GREEN, RED, SUITED, SUITS_108, SUITS_DRAGONS_120, WHITE, Tile, TileSet
from .red_dragon import suit_neighbours
from .values import Special

#: what follows a dragon that was turned up
_YANGXIN: Final = {RED: GREEN, GREEN: WHITE, WHITE: RED}
_HUANGHUANG: Final = {RED: GREEN, GREEN: WHITE, WHITE: GREEN}
_HUANGHUANG_GREEN: Final = {RED: WHITE, GREEN: WHITE, WHITE: WHITE}

#: the melds that stand for a group of the hand
GROUP_MELDS: Final = frozenset(
    {
        MeldKind.CHI,
        MeldKind.PENG,
        MeldKind.GANG_EXPOSED,
        MeldKind.GANG_ADDED,
        MeldKind.GANG_CONCEALED,
        MeldKind.GANG_SET,
    }
)


def tile_set(options: Options) -> TileSet:
    """Three suits, with the dragons or without."""
    return SUITS_108 if options.choice("play") == "no_dragons" else SUITS_DRAGONS_120


def special_tiles(options: Options, indicator: Tile) -> Special:
    """The wild tile that an indicator makes, and the tiles laid one at a time; the indicator is one in play."""
    return _special(options.choice("play"), options.flag("fa_gang"), indicator)


@lru_cache
def _special(play: str, green_kongs: bool, indicator: Tile) -> Special:
    if play == "no_dragons":
        return Special((suit_neighbours(indicator)[1],))
    green_kongs = green_kongs and play == "huanghuang"
    ring = _YANGXIN if play == "yangxin" else _HUANGHUANG_GREEN if green_kongs else _HUANGHUANG
    wild = suit_neighbours(indicator)[1] if indicator < SUITED else ring[indicator]
    kong = {wild} if play == "yangxin" else {wild, RED, GREEN} if green_kongs else {wild, RED}
    return Special((wild,), (), frozenset(kong))


def may_hold_wild(options: Options, kind: MeldKind) -> bool:
    """Whether a wild tile may be in a meld of this kind as its own face."""
    play = options.choice("play")
    return play == "no_dragons" or (play == "huanghuang" and kind is MeldKind.CHI)


def is_shown_set(tiles: Sequence[Tile]) -> bool:
    """Whether these tiles are the three dragons."""
    return sorted(tiles) == list(DRAGONS)


# --- side fan (§8)

# names of their own: see checks.py
_CHI: Final = MeldKind.CHI
_PENG: Final = MeldKind.PENG


class SideFan(NamedTuple):
    """Melds of one kind that count: how many there are, fan of each, what they are called."""

    number: int
    fan: int
    name: Text

    @property
    def total(self) -> int:
        """All their fan."""
        return self.number * self.fan


def side_fan(options: Options, melds: Sequence[Meld], special: Special) -> Iterator[SideFan]:
    """K of one seat, winner or loser, item by item (杠番输赢都算)."""
    play = options.choice("play")
    if play == "no_dragons":
        return
    more = play == "huanghuang"
    kinds = [meld.kind for meld in melds]
    if not more and not [kind for kind in kinds if kind is not _CHI and kind is not _PENG]:
        return  # as most seats are
    singles = [meld.tiles[0] for meld in melds if meld.kind is MeldKind.GANG_SINGLE]
    wild = sum(tile in special.wild for tile in singles)
    for number, fan, zh, en in (
        (kinds.count(MeldKind.GANG_EXPOSED), 1, "明杠", "exposed kong"),
        (kinds.count(MeldKind.GANG_ADDED), 1, "补杠", "added kong"),
        (kinds.count(MeldKind.GANG_CONCEALED), 2 if more else 1, "暗杠", "concealed kong"),
        (wild, 2 if more else 1, "癞子杠", "wild-tile kong"),
        (singles.count(RED) if RED not in special.wild else 0, 1, "红中杠", "red-dragon kong"),
        (singles.count(GREEN) if GREEN not in special.wild else 0, 1, "发财杠", "green-dragon kong"),
        (_eaten(melds, special) if more else 0, 2, "吃癞子", "chi with a wild tile"),
        (kinds.count(MeldKind.GANG_SET), _set_fan(options, special), "亮中发白", "shown dragons"),
    ):
        if number:
            yield SideFan(number, fan, Text(zh, en))


def _eaten(melds: Sequence[Meld], special: Special) -> int:
    """吃癞子: how many runs have a wild tile in them."""
    return sum(m.kind is MeldKind.CHI and not set(special.wild).isdisjoint(m.tiles) for m in melds)


def _set_fan(options: Options, special: Special) -> int:
    """What a shown set counts."""
    if options.choice("play") == "yangxin":
        return 1
    green = options.flag("fa_gang")
    if not set(special.wild).isdisjoint(DRAGONS):
        return 4 + green
    return 2 + green if options.choice("liang_value") == "sum" else 1
