"""One exercise: what is shown, the choices, and which of them are right."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ..engine.case import Case, Verdict
from ..engine.tiles import Tile
from ..engine.view import View
from ..players.valued import Valued
from ..players.wait import Wait


class Kind(StrEnum):
    """What is asked."""

    WAITS = "waits"  #: which tiles win now; several are right
    PAYS = "pays"  #: what a seat pays or gets
    DISCARD = "discard"  #: which tile to throw


@dataclass(frozen=True, slots=True)
class Exercise:
    """An exercise seen by one seat. ``choices`` are tiles, or amounts for `Kind.PAYS`; ``right`` are places in them.

    The answer's reasons: ``waits`` (what each winning tile is and pays), ``valued`` (what each discard is worth, the
    best first), ``case`` and ``verdict`` (the round that ``payer`` pays for, with its transfers).
    """

    kind: Kind
    view: View
    choices: tuple[int, ...]
    right: frozenset[int]
    waits: tuple[Wait, ...] = ()
    valued: tuple[Valued, ...] = ()
    case: Case | None = None
    verdict: Verdict | None = None
    payer: int = 0

    @property
    def several(self) -> bool:
        """Whether more than one choice may have to be taken."""
        return self.kind is Kind.WAITS

    def is_right(self, taken: frozenset[int]) -> bool:
        """Whether places of choices answer it: all right ones where several are asked for, else any right one."""
        return taken == self.right if self.several else bool(taken) and taken <= self.right

    def tile(self, place: int) -> Tile:
        """The tile of a choice."""
        return self.choices[place]
