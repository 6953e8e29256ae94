"""What is known to everybody before a round is dealt: the header of its record without the wall."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .case import NOTHING
from .options import Options
from .tiles import EAST, Tile


@dataclass(frozen=True, slots=True)
class Setup:
    """The public facts of one round. ``number`` counts from 1 in its ``match``; ``commit`` binds the wall.

    ``props`` are those that acted on the wall before the deal. ``practice``: moves may be taken back, and the round
    counts in no statistics.
    """

    rules: str
    options: Options
    players: int = 4
    dealer: int = 0
    prevailing_wind: Tile = EAST
    dice: tuple[int, ...] = ()
    streak: int = 0
    carried: Mapping[str, Any] = field(default_factory=lambda: NOTHING, hash=False)
    match: str = ""
    number: int = 1
    commit: str = ""
    version: int = 1
    props: tuple[str, ...] = ()
    practice: bool = False
