"""The beginner: knows how to put a hand together, and misses chances. Which ones its seed decides, not its memory."""

from __future__ import annotations

from ..engine.actions import Action, Kind
from ..engine.case import By
from ..engine.view import View
from ..engine.wall import Stream
from .base import Player

#: of a hundred: how often it overlooks a win on another's tile, a claim or kong worth making, the best discard
MISSED_WIN, MISSED_CLAIM, SECOND_BEST = 12, 35, 30


class BeginnerPlayer(Player):
    """Plays as ``sensible`` does and now and then looks away.

    The same seed and the same view give the same answer, so that a match that is gone on with goes the same way.
    """

    def __init__(self, sensible: Player, seed: str) -> None:
        self._sensible, self._seed = sensible, seed

    def choose(self, view: View) -> Action:
        best, actions = self._sensible.choose(view), view.actions
        if len(actions) == 1:
            return best
        chance = self._stream(view)
        refuse = next((action for action in actions if action.kind is Kind.PASS), None)
        if best.kind is Kind.WIN:
            overlooked = best.what != By.DRAW.value and chance.below(100) < MISSED_WIN
            return refuse if overlooked and refuse is not None else best
        if best.kind is Kind.DISCARD:
            return self._without(view, best) if chance.below(100) < SECOND_BEST else best
        if best.kind in (Kind.CHI, Kind.PENG, Kind.GANG) and chance.below(100) < MISSED_CLAIM:
            return refuse if refuse is not None else self._only_discards(view) or best
        return best

    def _stream(self, view: View) -> Stream:
        thrown = sum(len(seat.discards) + len(seat.melds) for seat in view.seats)
        return Stream(f"{self._seed}/{view.setup.number}/{view.wall_left}/{thrown}/{view.phase.step}")

    def _without(self, view: View, best: Action) -> Action:
        """The discard it would choose if it did not see the best one."""
        others = tuple(a for a in view.actions if a.kind is Kind.DISCARD and a.tile != best.tile)
        return self._sensible.choose(view._replace(actions=others)) if others else best

    def _only_discards(self, view: View) -> Action | None:
        """The discard that it makes where it does not see the kong."""
        thrown = tuple(a for a in view.actions if a.kind is Kind.DISCARD)
        return self._sensible.choose(view._replace(actions=thrown)) if thrown else None
