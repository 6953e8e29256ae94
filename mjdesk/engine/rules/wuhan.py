"""`wuhan`: Wuhan mahjong with red-dragon, skin and wild-tile kongs (武汉麻将 红中赖子杠)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from ..case import By, Case, Verdict, illegal
from ..errors import BadInput
from ..melds import Meld, MeldKind
from ..options import Options
from ..phase import How, Phase, Step
from ..shapes import Pair
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
from . import wuhan_words as words
from .base import HandFacts, NextDeal, RuleSystem, SeatNote, Special
from .checks import Check, Situation
from .quick import barred, may_wait, may_win, quick_hand
from .wuhan_hand import OF_HAND, best_score, is_ready
from .wuhan_score import base_of, liability, transfers
from .wuhan_texts import OPTIONS, PATTERNS, REASONS

if TYPE_CHECKING:
    from ..round import Round
    from ..view import View

_SEATS: Final = 4
#: tiles that are never drawn, and those the last four seats draw from before them
_NEVER_DRAWN: Final = 10
_SEA: Final = 4
#: honours in the order of the indicator; 红中 is passed over both ways
_RING: Final = (EAST, SOUTH, WEST, NORTH, GREEN, WHITE)

_BEFORE_HAND: Final[tuple[tuple[str, Check], ...]] = (
    ("wrong-count", checks.right_count),
    ("bad-meld", checks.melds_fit),
    ("special-tile", checks.tile_can_be_won_on),
    ("bad-circumstance", checks.circumstance_possible),
)


def neighbours(indicator: Tile) -> tuple[Tile, Tile]:
    """The tiles before and after an indicator: 1…9 and round again, honours in the ring without 红中."""
    if indicator < SUITED:
        first = indicator // 9 * 9
        return first + (indicator - first - 1) % 9, first + (indicator - first + 1) % 9
    if indicator == RED:
        return NORTH, GREEN
    place = _RING.index(indicator)
    return _RING[place - 1], _RING[(place + 1) % len(_RING)]


@lru_cache
def special_tiles(pizi_mode: str, indicator: Tile) -> Special:
    """Wild tile, skins and all kong tiles of a round."""
    before, wild = neighbours(indicator)
    turned = () if indicator == RED else (indicator,)
    skins = {"two": (before, *turned), "one": turned, "none": ()}[pizi_mode]
    return Special((wild,), skins, frozenset({RED, wild, *skins}))


class Wuhan(RuleSystem):
    """Wild tile, two skins and 红中 as kongs; the hand must be open; factors of both sides are multiplied."""

    id = "wuhan"
    name = Text("武汉麻将", "Wuhan mahjong")
    summary = Text("红中赖子杠", "red-dragon and wild-tile kongs")
    players = (_SEATS,)
    options = OPTIONS
    patterns = PATTERNS
    reasons = REASONS
    turns_indicator = True

    def tile_set(self, options: Options) -> TileSet:
        return HONOURS_136

    def special(self, options: Options, indicator: Tile) -> Special:
        return special_tiles(options.choice("pizi_mode"), indicator)

    def check_options(self, options: Options) -> None:
        cap, gold = options.number("cap"), options.number("jinding")
        if gold and gold <= cap:
            raise BadInput(f"{gold} is not more than the cap {cap}; expected 0 or more than it", "option jinding")

    # --- judging

    def judge(self, case: Case) -> Verdict:
        indicator = checks.require_readable(case, HONOURS_136, _SEATS)
        if not case.wins:
            return Verdict(True)
        if len(case.wins) != 1:
            return illegal("one-winner-only")
        situation = Situation(case, case.wins[0], self.special(case.options, indicator))
        reason = checks.first_failure((*_BEFORE_HAND, *OF_HAND), situation)
        if reason is not None:
            return illegal(reason)
        found = best_score(situation)
        if isinstance(found, str):
            return illegal(found)
        liable = liability(situation, found.patterns, partial(is_ready, situation))
        paid = transfers(situation, found, liable)
        return Verdict(True, None, (found.patterns,), (base_of(found.patterns),), paid)

    # --- facts and legality of a running round

    def reserve(self, options: Options) -> int:
        return _NEVER_DRAWN + _SEA

    def tail(self, options: Options) -> int:
        return _NEVER_DRAWN

    def tracks_passes(self, options: Options) -> bool:
        return options.choice("passed_win") == "until_draw"

    def may_discard(self, round_: Round, seat: int, tile: Tile) -> str | None:
        return "special-tile" if tile in round_.special.locked else None

    def may_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> bool:
        if kind is MeldKind.GANG_SINGLE:  # even when no replacement is left: a kong tile thrown is its kong
            return tile in round_.special.locked
        return super().may_kong(round_, seat, kind, tile)

    def plausible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        return not barred(round_, seat, tile, by) and may_win(
            quick_hand(round_, seat, tile, by), self._big_by_event(round_, seat, by)
        )

    def may_wait(self, view: View, hand: tuple[Tile, ...], tile: Tile) -> bool:
        return may_wait(view, hand, tile)

    def possible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        return self.plausible_win(round_, seat, tile, by)

    def _big_by_event(self, round_: Round, seat: int, by: By) -> bool:
        """Whether the way the tile came is a big pattern."""
        if by is By.DRAW:
            return bool(self.circumstances(round_, seat, by))
        return by is By.KONG or sum(m.is_opening for m in round_.seats[seat].melds) == 4

    def win_order(self, round_: Round, source: int) -> tuple[int, ...]:
        if round_.options.choice("win_order") == "dealer":
            dealer = round_.setup.dealer
            seats = tuple((dealer + i) % _SEATS for i in range(_SEATS))
            return tuple(seat for seat in seats if seat != source)
        return tuple((source + i) % _SEATS for i in range(1, _SEATS))

    def circumstances(self, round_: Round, seat: int, by: By) -> tuple[str, ...]:
        if by is By.DRAW and round_.phase.how is How.SEA:
            return ("last_tile",)
        return super().circumstances(round_, seat, by)

    # --- what players and the window are told

    def hand_facts(self, options: Options) -> HandFacts:
        return HandFacts(Pair.SUITED_258, must_open=True, wild_limit=1)

    def headline(self, options: Options) -> Text:
        return words.headline(options)

    def seat_note(self, options: Options, melds: Sequence[Meld], special: Special) -> SeatNote:
        return words.seat_note(options, melds, special)

    def wait_label(self, patterns: tuple[str, ...]) -> tuple[Text, bool]:
        return words.wait_label(patterns)

    def kong_name(self, kind: MeldKind, tile: Tile, special: Special) -> Text:
        return words.kong_name(kind, tile, special)

    def kong_label(self, options: Options, kind: MeldKind, tile: Tile, special: Special) -> Text:
        return words.kong_label(options, kind, tile, special)

    def special_labels(self, special: Special) -> tuple[tuple[Text, tuple[Tile, ...], str], ...]:
        return words.special_labels(special)

    # --- flow

    def due_draw(self, round_: Round, seat: int) -> Phase:
        if round_.wall_left > self.reserve(round_.options):
            return Phase(Step.DRAW, seat, None, How.DRAW)
        if round_.wall_left > self.tail(round_.options):
            return Phase(Step.DRAW, seat, None, How.SEA)
        return Phase(Step.EXHAUSTED)

    def after_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> Phase:
        if kind is MeldKind.GANG_SINGLE and not self.can_replace(round_):
            return self.due_draw(round_, (seat + 1) % _SEATS)  # it ends the turn like a discard
        return super().after_kong(round_, seat, kind, tile)

    def next_deal(self, round_: Round) -> NextDeal:
        if round_.wins and round_.options.choice("next_dealer") == "winner":
            return NextDeal(round_.wins[0].seat, round_.setup.prevailing_wind)
        return super().next_deal(round_)
