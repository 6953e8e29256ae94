"""Make the need-class tables of ``mjdesk.engine.shapes`` (one file per pair rule).

``python tools/make_shape_tables.py [folder]`` writes ``any.z`` and ``suited258.z``; without a folder, into the
package.

The *need vector* of a suit state (nine counts 0–4) tells for each number of groups, without and with a pair,
the fewest extra tiles with which the state holds them. It is found rank by rank: what matters of the ranks
passed is only how many groups are begun or complete, whether the pair is there, and how many runs were begun
one and two ranks back. The cost matrices over these repeat so much that after each rank a few thousand
different ones are left; numbering them makes an automaton, and walking all 5⁹ keys through it is nine array
look-ups.

Extra tiles are not limited to four copies of a kind: a wild tile may stand for a fifth.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

Array: TypeAlias = npt.NDArray[Any]

PACKAGE: Final = Path(__file__).resolve().parent.parent / "mjdesk" / "engine" / "shapes"
IMPOSSIBLE: Final = 60  #: "no number of extra tiles does it": above every real need, and twice it still fits a byte


@dataclass(frozen=True)
class Variant:
    """A pair rule, and up to how many groups its tables go."""

    name: str
    groups: int
    pair_at: Callable[[int], bool]  #: may a suit's pair be at this rank, counted from 0
    honour_pair: bool


VARIANTS: Final = (
    Variant("any", 5, lambda rank: True, True),
    Variant("suited258", 4, lambda rank: rank % 3 == 1, False),
)


def _options(rank: int, ranks: int, runs: bool, pair_ok: bool) -> list[tuple[int, int, int]]:
    """(triplets, pairs, runs begun here) worth trying at a rank.

    Three equal runs are three triplets, and a third triplet of a kind costs as much as one of any other kind.
    """
    most_runs = 2 if runs and rank + 2 < ranks else 0
    return [
        (triplets, pair, begun)
        for triplets in range(3)
        for pair in range(2 if pair_ok else 1)
        for begun in range(most_runs + 1)
    ]


def _step(costs: Array, count: int, options: list[tuple[int, int, int]]) -> Array:
    """Costs after one more rank that holds ``count`` tiles.

    Axes: matrix, groups begun or complete, pair, runs begun two ranks back, runs begun one rank back.
    """
    after = np.full_like(costs, IMPOSSIBLE)
    groups, width = costs.shape[1], costs.shape[3]
    for triplets, pair, begun in options:
        new = triplets + begun
        for older in range(width):
            for old in range(width):
                extra = max(0, 3 * triplets + 2 * pair + begun + older + old - count)
                source = costs[:, : groups - new, : 2 - pair, older, old] + np.uint8(extra)
                target = after[:, new:, pair:, old, begun]
                np.minimum(target, source, out=target)
    return after


def need_vectors(ranks: int, runs: bool, groups: int, pair_at: Callable[[int], bool]) -> tuple[Array, Array]:
    """The different need vectors, sorted, and the number of its vector for every key.

    Shapes: (classes, groups + 1, 2) and (5 ** ranks,). Rank 0 is the lowest digit of a key.
    """
    width = 3 if runs else 1
    costs = np.full((1, groups + 1, 2, width, width), IMPOSSIBLE, np.uint8)
    costs[0, 0, 0, 0, 0] = 0
    numbers = np.zeros(1, np.intp)
    for rank in range(ranks):
        options = _options(rank, ranks, runs, pair_at(rank))
        after = np.stack([_step(costs, count, options) for count in range(5)], axis=1)
        different, links = _number(after.reshape(-1, after[0, 0].size))
        costs = different.reshape(-1, *costs.shape[1:])
        numbers = links.reshape(-1, 5)[numbers].T.reshape(-1)
    vectors, links = _number(np.ascontiguousarray(costs[:, :, :, 0, 0]).reshape(len(costs), -1))
    return vectors.reshape(-1, groups + 1, 2), links[numbers]


def _number(rows: Array) -> tuple[Array, Array]:
    """The different rows in lexicographic order, and for each row its place among them."""
    words = np.ascontiguousarray(rows).view(np.dtype((np.void, rows.shape[1])))[:, 0]
    _, first, links = np.unique(words, return_index=True, return_inverse=True)
    return rows[first], links.reshape(-1)


def merged(left: Array, right: Array) -> Array:
    """The needs of two parts together: min-plus over (groups, pair). Shapes broadcast to (…, groups + 1, 2)."""
    shape = np.broadcast_shapes(left.shape, right.shape)
    after = np.full(shape, IMPOSSIBLE, np.uint8)
    for groups in range(shape[-2]):
        for own in range(groups + 1):
            rest = groups - own
            without = left[..., own, 0] + right[..., rest, 0]
            with_pair = np.minimum(left[..., own, 1] + right[..., rest, 0], left[..., own, 0] + right[..., rest, 1])
            after[..., groups, 0] = np.minimum(after[..., groups, 0], without)
            after[..., groups, 1] = np.minimum(after[..., groups, 1], with_pair)
    return after


def build(variant: Variant) -> bytes:
    """The tables of a pair rule, uncompressed. ``mjdesk.engine.shapes.tables`` says what lies where."""
    groups = variant.groups
    suits, suit_class = need_vectors(9, True, groups, variant.pair_at)
    honours, honour_class = need_vectors(7, False, groups, lambda rank: variant.honour_pair)
    parts, place = _number(np.concatenate([suits, honours]).reshape(len(suits) + len(honours), -1))
    base = parts.reshape(-1, groups + 1, 2)
    # Suit classes first, so that their numbers fit a byte whatever the honours add.
    suit_places = place[: len(suits)]
    others = np.setdiff1d(np.arange(len(base)), suit_places)
    order = np.concatenate([suit_places, others])
    renumber = np.argsort(order)
    base = base[order]
    assert len(suits) <= 256, len(suits)
    pairs = merged(base[:, None], base[None, :])
    both, merge = _number(pairs.reshape(len(base) ** 2, -1))
    both = both.reshape(-1, groups + 1, 2)
    final = merged(both[:, None], both[None, :])[..., 1]  # (first two, other two, groups)
    header = np.array([len(base), len(both), groups], "<u2")
    return b"".join(
        (
            header.tobytes(),
            suit_class.astype(np.uint8).tobytes(),
            renumber[place[len(suits) :]][honour_class].astype("<u2").tobytes(),
            base.tobytes(),
            merge.astype("<u2").tobytes(),
            np.ascontiguousarray(final.transpose(2, 0, 1)).tobytes(),
        )
    )


def main(folder: Path) -> None:
    """Write every variant's file."""
    for variant in VARIANTS:
        plain = build(variant)
        packed = zlib.compress(plain, 9)
        (folder / f"{variant.name}.z").write_bytes(packed)
        base, both, groups = np.frombuffer(plain, "<u2", 3)
        print(f"{variant.name}: up to {groups} groups, {base} classes, {both} merged, {len(packed)} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PACKAGE)
