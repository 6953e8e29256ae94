"""What answers and wins bring that shapes do not tell: facts for players who weigh what may come, not legality."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..case import NOTHING
from ..melds import Meld
from ..tiles import Tile


@dataclass(frozen=True, slots=True)
class Consequence:
    """What an answer that is no discard, kong, claim or win comes to, beside what the hand is worth then.

    ``melds`` are laid, their tiles taken from the hand; ``marks``: what the seat has declared from then on, as a case
    has it; ``frozen``: the hand stays as it is, drawn tiles are thrown; ``extra``: what the case says more from then on
    (it may pay whoever wins); ``ends``: the round ends without a winner; ``throws``: a tile that lies as the seat's
    discard; ``takes``: a tile is turned up for the seat, the last one, with the ``circumstances`` of a win on it; who
    does not win on it throws it; ``last``: the seat does not draw any more.
    """

    melds: tuple[Meld, ...] = ()
    marks: tuple[str, ...] = ()
    frozen: bool = False
    extra: Mapping[str, Any] = field(default_factory=lambda: NOTHING, hash=False)
    ends: bool = False
    throws: Tile | None = None
    takes: bool = False
    circumstances: tuple[str, ...] = ()
    last: bool = False


@dataclass(frozen=True, slots=True)
class Bonus:
    """A win by draw that a declaration allows beside the waits: its ``chance`` (0…1), at ``once`` or by each draw.

    It is judged on ``tile`` with these circumstances and what the case says more.
    """

    chance: float
    tile: Tile
    once: bool = False
    circumstances: tuple[str, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=lambda: NOTHING, hash=False)


@dataclass(frozen=True, slots=True)
class KongDraw:
    """What a kong brings: so many tiles, the circumstances of a win on one; the key of ``extra`` that names those that
    win; whether what does not win is thrown for all to claim."""

    tiles: int = 1
    circumstances: tuple[str, ...] = ("after_kong",)
    key: str = ""
    thrown: bool = False


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """Tiles turned up after a win (horses, birds) that change what it pays by the seat that their rank points at.

    ``key`` of ``extra``, how ``many``, and whether each multiplies what the others left (else each adds its part).
    """

    key: str
    many: int
    multiplies: bool = False
