"""The 80 cards of 跑胡子, the groups they form, and what the groups are worth (rules page §1 and §2).

Cards are tiles 42–61: ten small ones (一…十), ten big ones (壹…拾), four of each.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from ..melds import Meld, MeldKind
from ..tiles import FIRST_BIG_CARD, FIRST_SMALL_CARD, KINDS, Tile

#: a group of three cards in the order of kinds
Group: TypeAlias = tuple[Tile, Tile, Tile]

CARDS: Final = range(FIRST_SMALL_CARD, KINDS)
SMALL: Final = range(FIRST_SMALL_CARD, FIRST_BIG_CARD)
BIG: Final = range(FIRST_BIG_CARD, KINDS)
QUADS: Final = frozenset({MeldKind.TI, MeldKind.PAO})
MELDS: Final = QUADS | {MeldKind.WEI, MeldKind.PENG, MeldKind.CHI, MeldKind.BI}
#: groups in a hand
GROUPS: Final = 7
SEATS: Final = 3
#: copies of a kind
COPIES: Final = 4


def is_card(tile: Tile) -> bool:
    """Whether it is a card of this game."""
    return FIRST_SMALL_CARD <= tile < KINDS


def is_big(card: Tile) -> bool:
    """Whether the card is one of 壹…拾."""
    return card >= FIRST_BIG_CARD


def rank(card: Tile) -> int:
    """1–10."""
    return (card - FIRST_SMALL_CARD) % 10 + 1


def twin(card: Tile) -> Tile:
    """The card of the same rank and the other size."""
    return card - 10 if is_big(card) else card + 10


def is_red(card: Tile) -> bool:
    """二七十 of both sizes are red."""
    return rank(card) in (2, 7, 10)


def _groups_with(card: Tile) -> tuple[Group, ...]:
    first, place, other = (FIRST_BIG_CARD if is_big(card) else FIRST_SMALL_CARD), rank(card) - 1, twin(card)
    runs = [first + low for low in (place - 2, place - 1, place) if 0 <= low <= 7]
    found = [(low, low + 1, low + 2) for low in runs]
    if is_red(card):
        found.append((first + 1, first + 6, first + 9))
    small, big = min(card, other), max(card, other)
    return tuple(sorted([*found, (small, small, big), (small, big, big)]))


#: for each card the groups of three it can stand in: runs, 二七十 and 大小三搭
GROUPS_WITH: Final[dict[Tile, tuple[Group, ...]]] = {card: _groups_with(card) for card in CARDS}


def is_group(cards: Sequence[Tile]) -> bool:
    """Whether three cards are a run, 二七十 or 大小三搭."""
    if len(cards) != 3 or not all(map(is_card, cards)):
        return False
    low, middle, high = sorted(cards)
    return (low, middle, high) in GROUPS_WITH[low]


def scores(group: Sequence[Tile]) -> bool:
    """Whether a group of three unlike cards has 胡息: 一二三 and 二七十 of one size."""
    if is_big(group[0]) != is_big(group[-1]):
        return False
    return [rank(card) for card in sorted(group)] in ([1, 2, 3], [2, 7, 10])


#: 胡息 of what is alike: (small, big)
ALIKE: Final[dict[MeldKind, tuple[int, int]]] = {
    MeldKind.TI: (9, 12),
    MeldKind.PAO: (6, 9),
    MeldKind.WEI: (3, 6),
    MeldKind.PENG: (1, 3),
}
#: 一二三 and 二七十
RUN: Final = (3, 6)


def alike_huxi(kind: MeldKind, card: Tile) -> int:
    """胡息 of a 提, 跑, 偎 (also a 坎) or 碰."""
    return ALIKE[kind][is_big(card)]


def group_huxi(group: Sequence[Tile]) -> int:
    """胡息 of three cards that are not all alike."""
    return RUN[is_big(group[0])] if scores(group) else 0


def meld_huxi(meld: Meld) -> int:
    """胡息 of a meld."""
    return alike_huxi(meld.kind, meld.tiles[0]) if meld.kind in ALIKE else group_huxi(meld.tiles)


def meld_fits(meld: Meld) -> bool:
    """Whether the cards of a meld are what its type says."""
    if meld.kind not in MELDS or not all(map(is_card, meld.tiles)):
        return False
    if meld.kind in ALIKE:
        return len(meld.tiles) == (4 if meld.kind in QUADS else 3) and len(set(meld.tiles)) == 1
    return is_group(meld.tiles)


def quads(melds: Iterable[Meld]) -> int:
    """How many of the melds are 提 or 跑."""
    return sum(meld.kind in QUADS for meld in melds)


def rest(melds: Sequence[Meld]) -> int:
    """Cards in the hand of a seat that owes no discard (§3)."""
    return 3 * (6 - len(melds)) + 1 if quads(melds) else 20 - 3 * len(melds)
