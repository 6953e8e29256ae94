"""What a rule system is: facts, options, patterns, a scorer, and hooks where its flow differs.

A system overrides the class attributes and the few hooks it needs; the defaults are the plain game: four
groups and a pair, chi from the seat before, peng, three kinds of kong, one winner, draws until the wall ends.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..case import Case, Verdict
from ..setup import Setup
from ..tiles import Tile
from .hooks.claims import Claims
from .hooks.flow import Flow
from .hooks.prospects import Prospects
from .hooks.sight import Sight
from .hooks.turn import OwnTurn
from .hooks.wins import Wins
from .hooks.words import Words

if TYPE_CHECKING:
    from ..round import Round


class RuleSystem(Sight, OwnTurn, Claims, Wins, Flow, Prospects, Words):
    """One rule system. Instances have no state; everything about a round is in the `Round` given to a hook."""

    @abstractmethod
    def judge(self, case: Case) -> Verdict:
        """Whether the wins of a finished round are legal, what they are worth and who pays whom."""

    def new_round(self, setup: Setup, wall: Sequence[Tile], salt: str = "") -> Round:
        """A round before the deal; see `Round.begin`."""
        from ..round import Round  # the machine knows the rule systems through this module

        return Round.begin(self, setup, wall, salt)
