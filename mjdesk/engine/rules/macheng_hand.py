"""Which readings of a hand win in `macheng`, and which of them the winner takes (rules page §5, 10 to 13)."""

from __future__ import annotations

from ..tiles import HONOURS_136
from .checks import Situation
from .macheng_score import big_of, golds_of, patterns_of, score
from .predicates import pair_258
from .red_dragon_hand import wild_stands, wins_of
from .red_dragon_score import Score


def possible_patterns(s: Situation) -> list[tuple[str, ...]] | str:
    """Patterns of the readings that may be claimed, or the reason why there are none."""
    golds = golds_of(s)
    stands = wild_stands(HONOURS_136, s.special.skins)
    found = {(patterns_of(win, golds), pair_258(win)) for win in wins_of(s, stands)}
    if not found:
        return "no-shape"
    paired = [patterns for patterns, jiang in found if jiang or big_of(patterns)]
    if not paired:
        return "pair-not-258"
    free = s.tiles.count(s.special.wild[0]) <= 1
    return [p for p in paired if free or big_of(p) or "gang-shang-kai-hua" in p] or "too-many-wild"


def best_score(s: Situation) -> Score | str:
    """The reading the winner takes, or the reason why the hand does not win."""
    patterns = possible_patterns(s)
    if isinstance(patterns, str):
        return patterns
    scores = [found for p in patterns if (found := score(s, p)) is not None]
    return min(scores, key=lambda found: found.preference) if scores else "below-minimum"
