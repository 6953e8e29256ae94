"""Where the table and the screen disagree, tile by tile, as a person would point at it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from ...engine.round import Round
from ...engine.tiles import UNKNOWN, Tile
from ..layout import Place
from .sight import Sight


class Sort(StrEnum):
    """The sorts of differences."""

    MISSING = "missing"
    EXTRA = "extra"
    OTHER = "other"
    MISPLACED = "misplaced"


class Difference(NamedTuple):
    """One tile: what the screen has at a place, what the table shows there, or the place where it lies instead."""

    sort: Sort
    place: Place
    tile: Tile | None = None
    seen: Tile | None = None
    to: Place | None = None


def differences(round_: Round, sight: Sight) -> tuple[Difference, ...]:
    """What is misplaced, read as another tile, missing and there too many, in this order."""
    apart = sight.apart(round_)
    missing = [(place, tile) for place, a in apart.items() for tile in a.missing]
    extra = [(place, tile) for place, a in apart.items() for tile in a.extra]
    out: list[Difference] = []
    for place, tile in list(missing):
        to = next((p for p, t in extra if t == tile and tile != UNKNOWN), None)
        if to is not None:
            missing.remove((place, tile))
            extra.remove((to, tile))
            out.append(Difference(Sort.MISPLACED, place, tile, None, to))
    for place, tile in list(missing):
        seen = next((t for p, t in extra if p == place), None)
        if seen is not None:
            missing.remove((place, tile))
            extra.remove((place, seen))
            out.append(Difference(Sort.OTHER, place, tile, seen))
    out += [Difference(Sort.MISSING, place, tile) for place, tile in missing]
    out += [Difference(Sort.EXTRA, place, None, tile) for place, tile in extra]
    return tuple(out)
