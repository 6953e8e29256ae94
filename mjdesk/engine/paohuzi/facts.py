"""What is said about a hand that is still being played: its 胡息 now, what it lacks, and its columns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..melds import Meld, MeldKind
from ..options import Options
from ..tiles import FIRST_SMALL_CARD, UNKNOWN, Tile
from .arrange import counts_of, own_alike
from .cards import COPIES, GROUPS_WITH, SMALL, Group, alike_huxi, group_huxi, is_big, meld_huxi, rank
from .splitter import Key, key_of, keys_of


class Standing(NamedTuple):
    """胡息 of the melds, kans and complete groups of a hand, and how many more it needs to win."""

    huxi: int
    needed: int


def standing(hand: Sequence[Tile], melds: Sequence[Meld], options: Options) -> Standing:
    """How a hand stands; unknown cards do not count."""
    alike, loose = own_alike(counts_of([card for card in hand if card != UNKNOWN]))
    huxi = sum(map(meld_huxi, melds)) + sum(alike_huxi(kind, card) for kind, card in alike)
    huxi += sum(map(group_huxi, _by_huxi(*keys_of(loose))))
    return Standing(huxi, max(0, options.number("min_huxi") - huxi))


def columns(hand: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """A hand in columns of two to four cards as a person fans it.

    Quads and kans first, then the complete groups (as many as there can be, those with most 胡息), then what is
    alike or of one rank, single cards last; each column and all columns of a sort by rank.
    """
    known = [card for card in hand if card != UNKNOWN]
    alike, loose = own_alike(counts_of(known))
    found: list[tuple[Tile, ...]] = [(card,) * (COPIES if kind is MeldKind.TI else 3) for kind, card in alike]
    groups = _by_number(*keys_of(loose))
    for group in groups:
        for card in group:
            loose[card] -= 1
    found += sorted(groups, key=lambda group: (rank(group[0]), group))
    rests = [[card for card in (low, low + 10) for _ in range(loose[card])] for low in SMALL]
    found += [tuple(column) for column in rests if len(column) > 1]
    found += [tuple(column) for column in rests if len(column) == 1]
    hidden = len(hand) - len(known)
    return (*found, *([(UNKNOWN,) * hidden] if hidden else []))


@lru_cache(maxsize=1 << 10)
def _by_number(small: Key, big: Key) -> tuple[Group, ...]:
    """The most groups that lie in loose cards at once; of equally many those with most 胡息."""
    return _best(small, big, False)


@lru_cache(maxsize=1 << 10)
def _by_huxi(small: Key, big: Key) -> tuple[Group, ...]:
    """Groups that lie in loose cards at once, with the most 胡息."""
    return _best(small, big, True)


def _best(small: Key, big: Key, huxi_first: bool) -> tuple[Group, ...]:
    if not small and not big:
        return ()
    search = _by_huxi if huxi_first else _by_number
    if small:
        card = FIRST_SMALL_CARD + ((small & -small).bit_length() - 1 >> 1)
    else:
        card = FIRST_SMALL_CARD + 10 + ((big & -big).bit_length() - 1 >> 1)
    one_small, one_big = key_of(card)
    best = search(small - one_small, big - one_big)
    for group in GROUPS_WITH[card]:
        if huxi_first and not group_huxi(group):
            continue
        rest = _without(small, big, group)
        if rest is not None:
            found = (group, *search(*rest))
            if _rate(found, huxi_first) > _rate(best, huxi_first):
                best = found
    return best


def _rate(groups: tuple[Group, ...], huxi_first: bool) -> tuple[int, int]:
    huxi = sum(map(group_huxi, groups))
    return (huxi, len(groups)) if huxi_first else (len(groups), huxi)


def _without(small: Key, big: Key, group: Group) -> tuple[Key, Key] | None:
    """The keys without a group; None if its cards are not there."""
    for card in group:
        place = 2 * (rank(card) - 1)
        if not (big if is_big(card) else small) >> place & 3:
            return None
        one_small, one_big = key_of(card)
        small, big = small - one_small, big - one_big
    return small, big
