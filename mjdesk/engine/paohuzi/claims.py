"""Which chi a seat may make of a card, with the groups it must lay beside it (吃 and 比, rules page §5.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from ..tiles import Tile
from .cards import CARDS, GROUPS_WITH, Group

#: a kind held so often is locked
_LOCKED: Final = 3


@cache
def lists_of(card: Tile, copies: int) -> tuple[tuple[Group, ...], ...]:
    """The lists of groups with the card that hold so many copies of it between them."""
    return tuple(
        groups
        for size in range(1, copies + 1)
        for groups in combinations_with_replacement(GROUPS_WITH[card], size)
        if sum(group.count(card) for group in groups) == copies
    )


def chi_lists(counts: Sequence[int], card: Tile) -> Iterator[tuple[Group, ...]]:
    """Every legal list of groups for a chi of the card by a hand with these counts; the first group is the chi."""
    own = counts[card]
    if own >= _LOCKED:
        return
    for groups in lists_of(card, own + 1):
        if fits(groups, counts, card):
            yield groups


def fits(groups: Sequence[Group], counts: Sequence[int], card: Tile) -> bool:
    """Whether the hand has the cards that go with the chi card, none of them locked."""
    need = [each for group in groups for each in group if each != card]
    return all(counts[each] < _LOCKED and need.count(each) <= counts[each] for each in set(need))


def unlocked(counts: Sequence[int]) -> bool:
    """Whether there is a card that may be played."""
    return any(0 < counts[card] < _LOCKED for card in CARDS)
