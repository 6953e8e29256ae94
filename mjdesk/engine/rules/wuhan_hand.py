"""Which readings of a hand win in `wuhan`, and which of them the winner takes (rules page §5, 8 to 12)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..case import By, WinCase
from ..tiles import RED, STANDARD, UNKNOWN, Tile
from . import checks
from .checks import Check, Situation
from .predicates import Win, mask_of, pair_258
from .readings import readings
from .wuhan_score import Score, big_of, patterns_of, score

#: patterns that free the pair from being a 2, 5 or 8
_ANY_PAIR: Final = frozenset({"peng-peng-hu", "qing-yi-se", "jiang-yi-se", "feng-yi-se"})

#: the checks of the hand itself, which a hand that waits must pass too
OF_HAND: Final[tuple[tuple[str, Check], ...]] = (
    ("special-tile-in-hand", checks.no_special_in_hand),
    ("passed-win", checks.win_not_passed),
    ("not-open", checks.is_open),
)


def hands(s: Situation) -> set[tuple[tuple[str, ...], bool]]:
    """All readings of the hand, as their patterns and whether the pair is a 2, 5 or 8."""
    counts = [0] * STANDARD
    for tile in s.tiles:
        counts[tile] += 1
    melds = s.set_melds
    wild = s.special.wild[0]
    stands = _stands(s.special.skins)
    meld_mask = mask_of(t for meld in melds for t in meld.tiles)
    circumstances = frozenset(s.win.circumstances)
    found = set()
    for reading in set(readings(counts, 4 - len(melds), wild, stands, meld_mask)):
        win = Win(s.win.by, melds, reading, circumstances)
        found.add((patterns_of(win), pair_258(win)))
    return found


@lru_cache
def _stands(skins: tuple[Tile, ...]) -> frozenset[Tile]:
    """What a wild tile may stand for: any tile but 红中 and the skins."""
    return frozenset(range(STANDARD)) - {RED, *skins}


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
    return checks.first_failure(OF_HAND, s) is None and not isinstance(possible_patterns(s), str)
