"""`macheng`: Macheng mahjong with red-dragon and skin kongs, doubled by gold (麻城麻将 红中皮子杠)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from ..case import By, Verdict, illegal
from ..errors import IllegalAction
from ..options import Options
from ..text import Text
from ..tiles import GREEN, HONOURS_136, RED, SUITED, WHITE, WINDS, Tile, TileSet
from . import checks
from . import red_dragon_words as words
from .checks import Check, Situation
from .hooks.turn import can_replace
from .macheng_gold import carried_on, last_laizi, stored
from .macheng_hand import best_score
from .macheng_score import fan_of_winner, transfers
from .macheng_texts import OPTIONS, PATTERNS, REASONS
from .red_dragon import RedDragonKongs, ring_neighbours, suit_neighbours
from .red_dragon_hand import OF_HAND
from .values import NextDeal, Special

if TYPE_CHECKING:
    from ..round import Round
    from ..setup import Setup

_SEATS: Final = 4
#: what follows a dragon; 红中 is passed over
_AFTER_DRAGON: Final = {RED: GREEN, GREEN: WHITE, WHITE: GREEN}


def _not_robbed(s: Situation) -> bool:
    """No kong can be robbed (不能抢杠)."""
    return s.win.by is not By.KONG


_CHECKS: Final[tuple[tuple[str, Check], ...]] = (
    ("wrong-count", checks.right_count),
    ("bad-meld", checks.melds_fit),
    ("not-robbable", _not_robbed),
    ("special-tile", checks.tile_can_be_won_on),
    ("bad-circumstance", checks.circumstance_possible),
    *OF_HAND,
)


def wild_after(indicator: Tile) -> Tile:
    """The tile after an indicator: 1…9 and round again, winds in their ring, dragons in theirs."""
    if indicator < SUITED:
        return suit_neighbours(indicator)[1]
    return ring_neighbours(WINDS, indicator)[1] if indicator in WINDS else _AFTER_DRAGON[indicator]


@lru_cache
def special_tiles(zhong_flip_pizi: str, indicator: Tile) -> Special:
    """Wild tile, skin and all kong tiles of a round."""
    wild = wild_after(indicator)
    skins = (indicator,) if indicator != RED else (WHITE,) if zhong_flip_pizi == "white" else ()
    return Special((wild,), skins, frozenset({RED, wild, *skins}))


def indicator_place(dice: Sequence[int]) -> int:
    """Where in the wall (draw order, from 0) the tile lies that is turned up before the deal and stays there.

    It is the upper tile of the t-th stack from the end, t the sum of the dice (rules page §2).
    """
    return HONOURS_136.size - 2 * sum(dice)


class Macheng(RedDragonKongs):
    """Fan of both sides are added and double the stake; the gold of the round doubles again or is kept."""

    id = "macheng"
    name = Text("麻城麻将", "Macheng mahjong")
    summary = Text("红中皮子杠", "red-dragon and skin kongs, gold")
    players = (_SEATS,)
    options = OPTIONS
    patterns = PATTERNS
    reasons = REASONS
    pace = 8.0
    ready = -0.45
    loss = 0.9
    liable = False
    kong_factor = 1.1
    checks = _CHECKS
    turns_indicator = False  # it is turned before the deal, see `turned_at`

    def check_carried(self, carried: Mapping[str, Any], players: int) -> None:
        last_laizi(carried)
        stored(carried)

    def tile_set(self, options: Options) -> TileSet:
        return HONOURS_136

    def special(self, options: Options, indicator: Tile) -> Special:
        return special_tiles(options.choice("zhong_flip_pizi"), indicator)

    def settle(self, situation: Situation) -> Verdict:
        found = best_score(situation)
        if isinstance(found, str):
            return illegal(found)
        fan = fan_of_winner(situation, found.patterns)
        return Verdict(True, None, (found.patterns,), (fan,), transfers(situation, found))

    # --- legality of a running round

    def may_discard(self, round_: Round, seat: int, tile: Tile) -> str | None:
        """While kongs are possible a kong tile thrown is its kong; afterwards it may be thrown plainly."""
        return "special-tile" if tile in round_.special.locked and can_replace(round_) else None

    def plausible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        return by is not By.KONG and super().plausible_win(round_, seat, tile, by)

    def big_by_event(self, round_: Round, seat: int, by: By) -> bool:
        return by is By.DRAW and "after_kong" in self.circumstances(round_, seat, by)

    # --- what players and the window are told

    def headline(self, options: Options) -> Text:
        return words.headline(options, Text("银顶", "cap"))

    # --- flow

    def turned_at(self, setup: Setup) -> int | None:
        if len(setup.dice) != 2:
            raise IllegalAction("bad-dice", f"dice {list(setup.dice)}; expected the two that choose the indicator")
        return indicator_place(setup.dice)

    def next_deal(self, round_: Round) -> NextDeal:
        setup, wild = round_.setup, round_.special.wild
        dealer = round_.wins[0].seat if round_.wins else setup.dealer
        if not wild:  # a round told by its points alone: nothing is known of its golds
            return NextDeal(dealer, setup.prevailing_wind, carried=setup.carried)
        carried = carried_on(round_.options, wild[0], setup.dice, setup.carried, bool(round_.wins))
        return NextDeal(dealer, setup.prevailing_wind, carried=carried)
