"""A seat's tiles in a row: hand, drawn tile, melds, single kongs, from the seat's own left to right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """Offsets of a seat's tiles along its edge from the seat's own left to right, before they are turned."""

    hand: tuple[float, ...]
    drawn: float | None
    melds: tuple[tuple[float, ...], ...]
    singles: tuple[float, ...]
    length: float


@dataclass(frozen=True, slots=True)
class Rhythm:
    """The distances in a seat's row of tiles."""

    tile: float
    pitch: float
    drawn_gap: float
    meld_tile: float
    meld_pitch: float
    meld_gap: float
    hand_gap: float  #: between hand and melds
    fan: float  #: between single kongs that fan over each other

    def times(self, factor: float) -> Rhythm:
        """The same, larger or smaller."""
        return Rhythm(*(factor * getattr(self, name) for name in self.__slots__))


def row(rhythm: Rhythm, hand: int, drawn: bool, melds: Sequence[int], singles: int) -> Row:
    """Lay out hand, drawn tile, melds and single kongs from left to right.

    The place of a drawn tile stays free while there is none, so nothing jumps when one is drawn.
    """
    settled = hand if drawn or hand % 3 == 1 else hand - 1
    end = max(hand * rhythm.pitch, settled * rhythm.pitch + rhythm.drawn_gap + rhythm.tile)
    at = end
    laid: list[tuple[float, ...]] = []
    for size in melds:
        at += rhythm.meld_gap if laid else rhythm.hand_gap
        laid.append(tuple(at + i * rhythm.meld_pitch for i in range(size)))
        at += size * rhythm.meld_pitch
    step = rhythm.meld_pitch if singles <= 2 else rhythm.fan
    if singles:
        at += rhythm.meld_gap if laid else rhythm.hand_gap
    alone = tuple(at + i * step for i in range(singles))
    if singles:
        at = alone[-1] + rhythm.meld_pitch
    return Row(
        tuple(i * rhythm.pitch for i in range(hand)),
        settled * rhythm.pitch + rhythm.drawn_gap if drawn else None,
        tuple(laid),
        alone,
        at,
    )
