"""Slow twins: every split of a hand tried, straight from the words of the rules page, on cards as (rank, big)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from mjdesk.engine.case import By
from mjdesk.engine.melds import Meld, MeldKind

Card = tuple[int, bool]

_ALIKE = {"ti": (9, 12), "pao": (6, 9), "wei": (3, 6), "kan": (3, 6), "peng": (1, 3)}


def card(tile: int) -> Card:
    """Rank 1–10 and size of a tile."""
    return (tile - 42) % 10 + 1, tile >= 52


def huxi_of(group: tuple[Card, ...]) -> int | None:
    """胡息 of three cards as a run, 二七十 or 大小三搭; None if they are none of these."""
    ranks, sizes = sorted(rank for rank, _ in group), {big for _, big in group}
    if len(sizes) == 2:
        return 0 if len(set(ranks)) == 1 else None
    big = sizes == {True}
    if ranks in ([1, 2, 3], [2, 7, 10]):
        return 6 if big else 3
    return 0 if [r - ranks[0] for r in ranks] == [0, 1, 2] else None


def all_splits(cards: list[Card], pair: bool) -> Iterator[tuple[int, Card | None, int]]:
    """(胡息, the pair, how many groups score) of every complete split."""
    if not cards:
        if not pair:
            yield 0, None, 0
        return
    first, others = cards[0], cards[1:]
    if pair and first in others:
        rest = others.copy()
        rest.remove(first)
        for huxi, _, scoring in all_splits(rest, False):
            yield huxi, first, scoring
    for two in set(combinations(sorted(others), 2)):
        found = huxi_of((first, *two))
        if found is not None:
            rest = others.copy()
            for each in two:
                rest.remove(each)
            for huxi, eye, scoring in all_splits(rest, pair):
                yield huxi + found, eye, scoring + bool(found)


def best_split(cards: list[Card], pair: bool) -> int | None:
    """The most 胡息 of a complete split."""
    return max((huxi for huxi, _, _ in all_splits(sorted(cards), pair)), default=None)


def complete(hand: list[int], melds: tuple[Meld, ...], won: int, by: By, free: bool) -> int | None:
    """The most 胡息 of the seven groups of a hand with the winning card; None if it is not complete."""
    counts = Counter(map(card, hand))
    own = [(m.kind.value, card(m.tiles[0])) for m in melds if m.kind.value in _ALIKE]
    fixed = sum(_ALIKE[kind][c[1]] for kind, c in own)
    fixed += sum(huxi_of(tuple(map(card, m.tiles))) or 0 for m in melds if m.kind in (MeldKind.CHI, MeldKind.BI))
    it = card(won)
    kans = [c for c, n in counts.items() if n == 3]
    loose = Counter({c: n for c, n in counts.items() if n < 3})
    ways: list[tuple[int, int, int, Counter[Card]]] = []  # 胡息, groups, quads, loose cards
    base = fixed + sum(_ALIKE["kan"][c[1]] for c in kans)
    groups, quads = len(melds) + len(kans), sum(kind in ("ti", "pao") for kind, _ in own)
    quad = "ti" if by is By.DRAW else "pao"
    bound = False
    if it in kans:
        bound = True
        ways.append((base - _ALIKE["kan"][it[1]] + _ALIKE[quad][it[1]], groups, quads + 1, loose))
    if ("wei", it) in own:
        bound = True
        ways.append((base - _ALIKE["wei"][it[1]] + _ALIKE[quad][it[1]], groups, quads + 1, loose))
    if ("peng", it) in own and by is not By.DISCARD:
        bound = True
        ways.append((base - _ALIKE["peng"][it[1]] + _ALIKE["pao"][it[1]], groups, quads + 1, loose))
    if counts[it] == 2:
        bound = bound or by is By.DRAW
        three = "wei" if by is By.DRAW else "peng"
        ways.append((base + _ALIKE[three][it[1]], groups + 1, quads, Counter({**loose, it: 0})))
    if free or not bound:
        ways.append((base, groups, quads, loose + Counter([it])))
    found = []
    for huxi, laid, quads_now, cards in ways:
        pair = quads_now > 0
        left = cards.total() - 2 * pair
        if left >= 0 and left % 3 == 0 and laid + left // 3 + pair == 7:
            split = best_split(list(cards.elements()), pair)
            if split is not None:
                found.append(huxi + split)
    return max(found, default=None)
