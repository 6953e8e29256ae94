"""Which readings win in `jingzhou-hongzhong`, and which of them the winner takes (rules page §5, 6 to 12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..shapes import seven_pairs_distance
from ..tiles import JINGZHOU_96
from . import checks
from .checks import Check, Situation
from .jingzhou_hongzhong_score import big_of, patterns_of, score
from .predicates import Win, pair_258
from .readings import pair_readings
from .red_dragon_hand import counts_of, waits_for_any, wild_stands, wins_of
from .red_dragon_score import Score

#: patterns that free the pair from being a 2, 5 or 8
_ANY_PAIR: Final = frozenset({"peng-peng-hu", "qing-yi-se", "jiang-yi-se", "feng-yi-se", "qi-dui"})
_STANDS: Final = wild_stands(JINGZHOU_96, ())


def is_seven_pairs(counts: Sequence[int], wild: int) -> bool:
    """Whether 14 tiles are seven pairs: ``counts`` without wild tiles, and how many of those there are."""
    return sum(counts) + wild == 14 and seven_pairs_distance(counts) <= wild


def open_or_pairs(s: Situation) -> bool:
    """An opening (开口), or seven pairs, which cannot have one."""
    if checks.is_open(s):
        return True
    if s.set_melds or not s.case.options.flag("qidui"):
        return False
    counts = counts_of(s.tiles)
    wild, counts[s.special.wild[0]] = counts[s.special.wild[0]], 0
    return is_seven_pairs(counts, wild)


#: the checks of the hand itself, which a hand that waits must pass too
OF_HAND: Final[tuple[tuple[str, Check], ...]] = (
    ("special-tile-in-hand", checks.no_special_in_hand),
    ("passed-win", checks.win_not_passed),
    ("not-open", open_or_pairs),
)


def _wins(s: Situation) -> Iterator[Win]:
    """The readings that count: of a closed hand only seven pairs."""
    if checks.is_open(s):
        yield from wins_of(s, _STANDS)
        return
    for reading in pair_readings(counts_of(s.tiles), s.special.wild[0], _STANDS):
        yield Win(s.win.by, (), reading, frozenset(s.win.circumstances))


def possible_patterns(s: Situation) -> list[tuple[str, ...]] | str:
    """Patterns of the readings that may be claimed (§5, 9–11), or the reason why there are none."""
    found = {(patterns_of(win), pair_258(win)) for win in _wins(s)}
    if not found:
        return "no-shape"
    paired = [patterns for patterns, jiang in found if jiang or _ANY_PAIR & set(patterns)]
    if not paired:
        return "pair-not-258"
    few_wild = s.tiles.count(s.special.wild[0]) <= 1
    return [patterns for patterns in paired if few_wild or big_of(patterns)] or "too-many-wild"


def best_score(s: Situation, patterns: list[tuple[str, ...]]) -> Score | None:
    """The reading the winner takes; None when none reaches the minimum."""
    minimum = s.case.options.number("min_points")
    scores = [found for found in (score(s, p) for p in patterns) if max(found.before) >= minimum]
    return min(scores, key=lambda found: found.preference, default=None)


def is_ready(s: Situation, seat: int) -> bool:
    """Whether a seat waits for a tile (听胡): one it does not hold four of would be a legal win by draw."""
    return waits_for_any(s, seat, JINGZHOU_96, _would_win)


def _would_win(s: Situation) -> bool:
    return checks.first_failure(OF_HAND, s) is None and not isinstance(possible_patterns(s), str)
