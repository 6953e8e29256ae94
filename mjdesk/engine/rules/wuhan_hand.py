"""Which readings of a hand win in `wuhan`, and which of them the winner takes (rules page §5, 8 to 12)."""

from __future__ import annotations

from typing import Final

from ..tiles import HONOURS_136
from . import checks
from .checks import Situation
from .predicates import pair_258
from .red_dragon_hand import OF_HAND, waits_for_any, wild_stands, wins_of
from .red_dragon_score import Score
from .wuhan_score import big_of, patterns_of, score

#: patterns that free the pair from being a 2, 5 or 8
_ANY_PAIR: Final = frozenset({"peng-peng-hu", "qing-yi-se", "jiang-yi-se", "feng-yi-se"})


def hands(s: Situation) -> set[tuple[tuple[str, ...], bool]]:
    """All readings of the hand, as their patterns and whether the pair is a 2, 5 or 8."""
    return {(patterns_of(win), pair_258(win)) for win in wins_of(s, wild_stands(HONOURS_136, s.special.skins))}


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
    """Whether a seat waits for a tile (§7.6 c): one it does not hold four of would be a legal win by draw."""
    return waits_for_any(s, seat, HONOURS_136, _would_win)


def _would_win(s: Situation) -> bool:
    return checks.first_failure(OF_HAND, s) is None and not isinstance(possible_patterns(s), str)
