"""`jingzhou-hongzhong`: three-player Jingzhou mahjong with red-dragon and wild-tile kongs (荆州麻将 红中赖子杠)."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from ..arrange import in_pairs
from ..case import By, Verdict, WinCase, illegal
from ..options import Options
from ..text import Text
from ..tiles import GREEN, JINGZHOU_96, NORTH, RED, SOUTH, STANDARD, SUITED, UNKNOWN, WEST, WHITE, Tile, TileSet
from . import checks
from . import red_dragon_words as words
from .checks import Check, Situation
from .hooks.turn import can_replace
from .jingzhou_hongzhong_hand import OF_HAND, best_score, is_ready, is_seven_pairs, possible_patterns
from .jingzhou_hongzhong_score import base_of, robbed_transfers, transfers
from .jingzhou_hongzhong_texts import OPTIONS, PATTERNS, QIANG_GANG_HU, REASONS
from .quick import quick_hand
from .red_dragon import RedDragonKongs, ring_neighbours, suit_neighbours
from .red_dragon_score import excused_from_liability, liability
from .values import Aim, NextDeal, Special

if TYPE_CHECKING:
    from ..round import Round
    from ..view import View

_SEATS: Final = 3
#: honours in the order of the indicator; there is no east, and 红中 is passed over
_RING: Final = (SOUTH, WEST, NORTH, GREEN, WHITE)
_ROBBED_FAN: Final = 10


def _could_come(s: Situation) -> bool:
    """The winning tile came from where it can come from; there are no last tiles here to be drawn after a kong."""
    if s.win.by is By.DRAW:
        return "after_kong" not in s.win.circumstances or any(m.is_kong for m in s.winner.melds)
    return checks.circumstance_possible(s)


_CHECKS: Final[tuple[tuple[str, Check], ...]] = (
    ("wrong-count", checks.right_count),
    ("bad-meld", checks.melds_fit),
    ("special-tile", checks.tile_can_be_won_on),
    ("bad-circumstance", _could_come),
    *OF_HAND,
)


@lru_cache
def special_tiles(indicator: Tile) -> Special:
    """Wild tile and kong tiles of a round; the indicator's own kind is not special."""
    if indicator < SUITED:
        wild = suit_neighbours(indicator)[1]
    else:
        wild = GREEN if indicator == RED else ring_neighbours(_RING, indicator)[1]
    return Special((wild,), (), frozenset({RED, wild}))


def _pays_as_if_robbed_had_won(s: Situation) -> bool:
    """杠进杠出."""
    return s.win.by is By.KONG and s.case.options.choice("qianggang_basis") == "gang_out"


class JingzhouHongzhong(RedDragonKongs):
    """Three seats, two suits; tens are added for big patterns, the factors of both sides multiply."""

    id = "jingzhou-hongzhong"
    name = Text("荆州麻将（红中）", "Jingzhou mahjong, red dragon")
    summary = Text("三人，红中赖子杠", "three seats, red-dragon and wild-tile kongs")
    players = (_SEATS,)
    options = OPTIONS
    patterns = PATTERNS
    reasons = REASONS
    checks = _CHECKS
    last_tiles = 0

    def tile_set(self, options: Options) -> TileSet:
        return JINGZHOU_96

    def special(self, options: Options, indicator: Tile) -> Special:
        return special_tiles(indicator)

    def settle(self, situation: Situation) -> Verdict:
        patterns = possible_patterns(situation)
        if isinstance(patterns, str):
            return illegal(patterns)
        if _pays_as_if_robbed_had_won(situation):
            return Verdict(True, None, ((QIANG_GANG_HU.id,),), (_ROBBED_FAN,), robbed_transfers(situation))
        found = best_score(situation, patterns)
        if found is None:
            return illegal("below-minimum")
        liable = liability(situation, found.patterns, partial(is_ready, situation))
        paid = transfers(situation, found, liable)
        return Verdict(True, None, (found.patterns,), (base_of(situation, found.patterns),), paid)

    def excused_by_hand(self, situation: Situation, patterns: tuple[str, ...]) -> tuple[int, ...]:
        if _pays_as_if_robbed_had_won(situation):  # a wild tile in its hand halves what it would have got
            assert situation.win.source is not None
            return (situation.win.source,)
        return excused_from_liability(situation, patterns)

    # --- legality of a running round

    def may_claim(self, round_: Round, seat: int, tile: Tile) -> bool:
        """Nothing but a win is offered once no tile can be drawn any more."""
        return can_replace(round_) and super().may_claim(round_, seat, tile)

    def plausible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        state = round_.seats[seat]
        if any(meld.is_opening for meld in state.melds):
            return super().plausible_win(round_, seat, tile, by)
        if not round_.options.flag("qidui") or tile == RED or state.counts[RED]:
            return False
        if by is not By.DRAW and (tile in round_.special.wild or tile in state.passed):
            return False
        hand = quick_hand(round_, seat, tile, by)
        return not hand.melds and is_seven_pairs(hand.naturals, hand.jokers)

    aims = (*RedDragonKongs.aims, Aim.PAIRS)
    farther = (*RedDragonKongs.farther, (Aim.PAIRS, 0))
    pace = 6.0
    ready = 0.1
    loss = 1.2

    def may_wait(self, view: View, hand: tuple[Tile, ...], tile: Tile) -> bool:
        melds = [meld for meld in view.me.melds if meld.is_group]
        if any(meld.is_opening for meld in melds):
            return super().may_wait(view, hand, tile)
        if melds or not view.setup.options.flag("qidui") or RED in (*hand, tile) or UNKNOWN in hand:
            return False
        counts = [0] * STANDARD
        for each in (*hand, tile):
            counts[each] += 1
        wild, counts[view.special.wild[0]] = counts[view.special.wild[0]], 0
        return is_seven_pairs(counts, wild)

    def big_by_event(self, round_: Round, seat: int, by: By) -> bool:
        if by is By.DRAW:
            return "after_kong" in self.circumstances(round_, seat, by)
        return by is By.KONG or sum(m.is_opening for m in round_.seats[seat].melds) == 4

    # --- what players and the window are told

    def headline(self, options: Options) -> Text:
        return words.headline(options, Text("封顶", "cap"))

    def arranged(self, round_: Round, win: WinCase, hand: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
        if any(meld.is_opening for meld in round_.seats[win.seat].melds):
            return super().arranged(round_, win, hand)
        return in_pairs((*hand, win.tile), round_.special.wild)  # a closed hand wins with nothing else

    # --- flow

    def next_deal(self, round_: Round) -> NextDeal:
        if round_.wins and round_.options.choice("next_dealer") == "winner":
            return NextDeal(round_.wins[0].seat, round_.setup.prevailing_wind)
        return super().next_deal(round_)
