"""`wuhan`: Wuhan mahjong with red-dragon, skin and wild-tile kongs (武汉麻将 红中赖子杠)."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from ..case import By, Verdict, illegal
from ..melds import MeldKind
from ..options import Options
from ..phase import Phase
from ..text import Text
from ..tiles import (
    EAST,
    GREEN,
    HONOURS_136,
    NORTH,
    RED,
    SOUTH,
    SUITED,
    WEST,
    WHITE,
    Tile,
    TileSet,
)
from . import checks
from . import red_dragon_words as words
from .checks import Check, Situation
from .hooks.turn import can_replace
from .red_dragon import RedDragonKongs, ring_neighbours, suit_neighbours
from .red_dragon_hand import OF_HAND
from .red_dragon_score import excused_from_liability, liability
from .values import NextDeal, Special
from .wuhan_hand import best_score, is_ready
from .wuhan_score import base_of, transfers
from .wuhan_texts import OPTIONS, PATTERNS, REASONS

if TYPE_CHECKING:
    from ..round import Round

_SEATS: Final = 4
#: honours in the order of the indicator; 红中 is passed over both ways
_RING: Final = (EAST, SOUTH, WEST, NORTH, GREEN, WHITE)

_CHECKS: Final[tuple[tuple[str, Check], ...]] = (
    ("wrong-count", checks.right_count),
    ("bad-meld", checks.melds_fit),
    ("special-tile", checks.tile_can_be_won_on),
    ("bad-circumstance", checks.circumstance_possible),
    *OF_HAND,
)


def neighbours(indicator: Tile) -> tuple[Tile, Tile]:
    """The tiles before and after an indicator: 1…9 and round again, honours in the ring without 红中."""
    if indicator < SUITED:
        return suit_neighbours(indicator)
    return (NORTH, GREEN) if indicator == RED else ring_neighbours(_RING, indicator)


@lru_cache
def special_tiles(pizi_mode: str, indicator: Tile) -> Special:
    """Wild tile, skins and all kong tiles of a round."""
    before, wild = neighbours(indicator)
    turned = () if indicator == RED else (indicator,)
    skins = {"two": (before, *turned), "one": turned, "none": ()}[pizi_mode]
    return Special((wild,), skins, frozenset({RED, wild, *skins}))


_DRAW: Final = By.DRAW  # names of their own, as in legality.py
_SINGLE: Final = MeldKind.GANG_SINGLE


class Wuhan(RedDragonKongs):
    """Wild tile, two skins and 红中 as kongs; the hand must be open; factors of both sides are multiplied."""

    id = "wuhan"
    name = Text("武汉麻将", "Wuhan mahjong")
    summary = Text("红中赖子杠", "red-dragon and wild-tile kongs")
    players = (_SEATS,)
    told_circumstances = ("after_kong", "last_tile", "heaven")
    options = OPTIONS
    patterns = PATTERNS
    reasons = REASONS
    checks = _CHECKS

    def tile_set(self, options: Options) -> TileSet:
        return HONOURS_136

    def special(self, options: Options, indicator: Tile) -> Special:
        return special_tiles(options.choice("pizi_mode"), indicator)

    # --- judging

    def settle(self, situation: Situation) -> Verdict:
        found = best_score(situation)
        if isinstance(found, str):
            return illegal(found)
        liable = liability(situation, found.patterns, partial(is_ready, situation))
        paid = transfers(situation, found, liable)
        return Verdict(True, None, (found.patterns,), (base_of(found.patterns),), paid)

    def excused_by_hand(self, situation: Situation, patterns: tuple[str, ...]) -> tuple[int, ...]:
        return excused_from_liability(situation, patterns)

    # --- legality of a running round

    def may_discard(self, round_: Round, seat: int, tile: Tile) -> str | None:
        return "special-tile" if tile in round_.special.locked else None

    def never_thrown(self, round_: Round) -> frozenset[Tile] | None:
        return round_.special.locked

    def may_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> bool:
        if kind is _SINGLE:  # even when no replacement is left: a kong tile thrown is its kong
            return tile in round_.special.locked
        return super().may_kong(round_, seat, kind, tile)

    def big_by_event(self, round_: Round, seat: int, by: By) -> bool:
        """Whether the way the tile came is a big pattern."""
        if by is _DRAW:
            return bool(self.circumstances(round_, seat, by))
        return by is By.KONG or round_.seats[seat].openings == 4

    # --- what players and the window are told

    def headline(self, options: Options) -> Text:
        return words.headline(options, Text("封顶", "cap"))

    # --- flow

    def after_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> Phase:
        if kind is MeldKind.GANG_SINGLE and not can_replace(round_):
            return self.due_draw(round_, (seat + 1) % _SEATS)  # it ends the turn like a discard
        return super().after_kong(round_, seat, kind, tile)

    def next_deal(self, round_: Round) -> NextDeal:
        if round_.wins and round_.options.choice("next_dealer") == "winner":
            return NextDeal(round_.wins[0].seat, round_.setup.prevailing_wind)
        return super().next_deal(round_)
