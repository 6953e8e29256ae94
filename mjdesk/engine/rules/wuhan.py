"""`wuhan`: Wuhan mahjong with red-dragon, skin and wild-tile kongs (武汉麻将 红中赖子杠)."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from ..case import By, Case, Verdict, WinCase, illegal
from ..errors import BadInput
from ..melds import MeldKind
from ..options import Options
from ..phase import How, Phase, Step
from ..text import Text
from ..tiles import (
    EAST,
    GREEN,
    HONOURS_136,
    NORTH,
    RED,
    SOUTH,
    STANDARD,
    SUITED,
    UNKNOWN,
    WEST,
    WHITE,
    Tile,
    TileSet,
)
from . import checks
from .base import NextDeal, RuleSystem, Special
from .checks import Check, Situation
from .predicates import Win, mask_of, pair_258
from .readings import readings
from .wuhan_score import Score, base_of, big_of, liability, patterns_of, score, transfers
from .wuhan_texts import OPTIONS, PATTERNS, REASONS

if TYPE_CHECKING:
    from ..round import Round

_SEATS: Final = 4
#: tiles that are never drawn, and those the last four seats draw from before them
_NEVER_DRAWN: Final = 10
_SEA: Final = 4
#: honours in the order of the indicator; 红中 is passed over both ways
_RING: Final = (EAST, SOUTH, WEST, NORTH, GREEN, WHITE)
#: patterns that free the pair from being a 2, 5 or 8
_ANY_PAIR: Final = frozenset({"peng-peng-hu", "qing-yi-se", "jiang-yi-se", "feng-yi-se"})

_BEFORE_HAND: Final[tuple[tuple[str, Check], ...]] = (
    ("wrong-count", checks.right_count),
    ("bad-meld", checks.melds_fit),
    ("special-tile", checks.tile_can_be_won_on),
    ("bad-circumstance", checks.circumstance_possible),
)
_OF_HAND: Final[tuple[tuple[str, Check], ...]] = (
    ("special-tile-in-hand", checks.no_special_in_hand),
    ("passed-win", checks.win_not_passed),
    ("not-open", checks.is_open),
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
            raise BadInput(
                f"{gold} is not more than the cap {cap}; expected 0 or more than it", "option jinding"
            )

    # --- judging

    def judge(self, case: Case) -> Verdict:
        indicator = checks.require_readable(case, HONOURS_136, _SEATS)
        if not case.wins:
            return Verdict(True)
        if len(case.wins) != 1:
            return illegal("one-winner-only")
        situation = Situation(case, case.wins[0], self.special(case.options, indicator))
        reason = checks.first_failure((*_BEFORE_HAND, *_OF_HAND), situation)
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


def hands(s: Situation) -> set[tuple[tuple[str, ...], bool]]:
    """All readings of the hand, as their patterns and whether the pair is a 2, 5 or 8."""
    counts = [0] * STANDARD
    for tile in s.tiles:
        counts[tile] += 1
    melds = s.set_melds
    wild = s.special.wild[0]
    stands = _stands(s.special)
    meld_mask = mask_of(t for meld in melds for t in meld.tiles)
    circumstances = frozenset(s.win.circumstances)
    found = set()
    for reading in set(readings(counts, 4 - len(melds), wild, stands, meld_mask)):
        win = Win(s.win.by, melds, reading, circumstances)
        found.add((patterns_of(win), pair_258(win)))
    return found


def _stands(special: Special) -> int:
    """What a wild tile may stand for: any tile but 红中 and the skins."""
    return (1 << STANDARD) - 1 & ~mask_of((RED, *special.skins))


def possible_patterns(s: Situation) -> list[tuple[str, ...]] | str:
    """Patterns of the readings that may be claimed (§5, 9–11), or the reason why there are none."""
    readings_of_hand = hands(s)
    if not readings_of_hand:
        return "no-shape"
    paired = [patterns for patterns, jiang in readings_of_hand if jiang or _ANY_PAIR & set(patterns)]
    if not paired:
        return "pair-not-258"
    few_wild = s.tiles.count(s.special.wild[0]) <= 1
    return [patterns for patterns in paired if few_wild or big_of(patterns)] or "too-many-wild"


def best_score(s: Situation) -> Score | str:
    """The reading the winner takes, or the reason why the hand does not win."""
    patterns = possible_patterns(s)
    if isinstance(patterns, str):
        return patterns
    minimum = s.case.options.number("min_points")
    scores = [found for found in (score(s, p) for p in patterns) if max(found.before) >= minimum]
    return min(scores, key=lambda found: found.preference) if scores else "below-minimum"


def is_ready(s: Situation, seat: int) -> bool:
    """Whether a seat waits for a tile (§7.6 c): one it does not hold four of would be a legal win by draw.

    A hand with tiles not known is not shown to be ready.
    """
    holding = s.case.seats[seat]
    if UNKNOWN in holding.hand or len(holding.hand) % 3 != 1:
        return False
    held = (*holding.hand, *(t for meld in holding.melds for t in meld.tiles))
    return any(
        _would_win(Situation(s.case, WinCase(seat, By.DRAW, tile), s.special))
        for tile in range(STANDARD)
        if held.count(tile) < 4
    )


def _would_win(s: Situation) -> bool:
    return checks.first_failure(_OF_HAND, s) is None and not isinstance(possible_patterns(s), str)
