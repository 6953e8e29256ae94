"""Hands for the tests of shapes: hypothesis strategies, and notation for the few written out."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.engine.shapes import twin

Counts = tuple[int, ...]


def counts_of(*tiles: int) -> Counts:
    """34 counts of these tiles."""
    return tuple(tiles.count(tile) for tile in range(34))


@st.composite
def hands(draw: st.DrawFn, tiles: st.SearchStrategy[int]) -> Counts:
    """Hands of so many tiles, at most four of a kind, out of a few kinds or many: near wins and far ones."""
    size = draw(tiles)
    kinds = draw(st.permutations(range(34)))[: draw(st.integers(max(1, -(-size // 4)), 34))]
    deck = [tile for tile in sorted(kinds) for _ in range(4)]
    return counts_of(*draw(st.permutations(deck))[:size])


@st.composite
def wins(draw: st.DrawFn, groups: st.SearchStrategy[int], wild: st.SearchStrategy[int]) -> tuple[Counts, int, int]:
    """(natural tiles, groups, wild tiles): a hand put together from groups and a pair, some tiles made wild.

    Often of one suit, where there are many readings. No kind is held more than four times.
    """
    owed = draw(groups)
    pool = [group for group in twin.GROUPS if group[-1] < draw(st.sampled_from((9, 27, 34)))]
    tiles = [tile for _ in range(owed) for tile in draw(st.sampled_from(pool))]
    tiles += [draw(st.sampled_from(pool))[0]] * 2
    tiles = list(draw(st.permutations(tiles)))
    given = min(draw(wild), len(tiles))
    naturals = tiles[given:]
    for tile in set(naturals):  # a fifth copy is wild as well
        while naturals.count(tile) > 4:
            naturals.remove(tile)
    return counts_of(*naturals), owed, 3 * owed + 2 - len(naturals)
