"""Shapes: how far a hand is from a win, and what helps it. The peers must agree before they are timed."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from mjdesk.engine.shapes import analyse, distance, distance_of_counts, keys_of, useful_tiles

from .hands import dealt, names, of_136
from .measure import Row, each

FEW = 200  #: hands for a peer that takes milliseconds


def peer(module: str) -> Any:
    """A peer's module, None where it is not installed."""
    try:
        return import_module(module)
    except ImportError:
        return None


def rows() -> Iterator[Row]:
    """Distances from counts and from kept keys, useful tiles, the analysis of all discards."""
    hands = dealt(13)
    riichi, gb, env = peer("mahjong.shanten"), peer("MahjongGB"), peer("riichienv")
    found: dict[str, float | None] = {"mahjong": None, "pymahjonggb": None, "riichienv": None}
    if riichi is not None:
        shanten = riichi.Shanten().calculate_shanten_for_regular_hand
        _agree("mahjong", [shanten(list(h)) for h in hands[:FEW]], hands)
        found["mahjong"] = each(shanten, [list(h) for h in hands], 2)
    if env is not None:
        numbered = [of_136(h) for h in hands]
        found["riichienv"] = each(env.calculate_shanten, numbered)
    plain = {key: value for key, value in found.items() if key != "pymahjonggb"}
    yield Row(
        "distance to a win, from counts", each(distance_of_counts, hands), plain,
        "riichienv's takes seven pairs and thirteen orphans in as well",
    )  # fmt: skip
    yield Row("distance to a win, keys kept", each(distance, [keys_of(h) for h in hands]))
    if gb is not None:
        named = [names(h) for h in hands]
        _agree("pymahjonggb", [gb.RegularShanten(h)[0] for h in named[:FEW]], hands)
        found["pymahjonggb"] = each(gb.RegularShanten, named, 2)
    yield Row("useful tiles of 13", each(useful_tiles, hands), {"pymahjonggb": found["pymahjonggb"]})
    yield _all_discards(riichi)


def _all_discards(riichi: Any) -> Row:
    """For each discard of 14: the distance, the tiles that help, how many are left."""
    hands = [(list(h), [4 - n for n in h]) for h in dealt(14)]
    ours = each(lambda hand: analyse(hand[0], 4, 0, hand[1]), hands)
    if riichi is None:
        return Row("all discards of 14, with what helps", ours, {"mahjong": None})
    shanten = riichi.Shanten().calculate_shanten_for_regular_hand

    def by_shanten(hand: tuple[list[int], list[int]]) -> list[tuple[int, int, int]]:
        """The same answer from a function that only tells distances."""
        counts, found = hand[0], []
        for thrown in range(34):
            if not counts[thrown]:
                continue
            counts[thrown] -= 1
            far, left = shanten(counts), 0
            for tile in range(34):
                if counts[tile] < 4:
                    counts[tile] += 1
                    left += hand[1][tile] * (shanten(counts) < far)
                    counts[tile] -= 1
            counts[thrown] += 1
            found.append((thrown, far, left))
        return found

    return Row(
        "all discards of 14, with what helps", ours, {"mahjong": each(by_shanten, hands[:20], 1)},
        "mahjong has no such function: its distances, asked for every discard and tile",
    )  # fmt: skip


def _agree(who: str, theirs: list[int], hands: list[tuple[int, ...]]) -> None:
    """Refuse to time answers that are not the same as ours."""
    ours = [distance_of_counts(hand) - 1 for hand in hands[: len(theirs)]]
    if theirs != ours:
        place = next(n for n, (a, b) in enumerate(zip(theirs, ours, strict=True)) if a != b)
        raise SystemExit(f"{who} says {theirs[place]}, we say {ours[place]} of {hands[place]}")
