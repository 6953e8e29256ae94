"""A player that thinks in another process, within a time budget."""

from __future__ import annotations

from typing import Final

from ...engine.actions import Action
from ...engine.errors import MjdeskError
from ...engine.view import View
from ..base import Player
from .thinker import Thinker

#: seconds that the process may take to start
_STARTING: Final = 20.0


class ApartPlayer(Player):
    """Asks a thinker for what the player ``name`` would do; ``spare`` answers when ``budget`` (seconds) has run out.

    An answer that comes later is dropped. Where the process is gone, ``spare`` answers at once.
    """

    def __init__(self, thinker: Thinker, name: str, seed: str, spare: Player, budget: float) -> None:
        self._thinker, self._name, self._seed = thinker, name, seed
        self._spare, self._budget = spare, budget

    def choose(self, view: View) -> Action:
        if len(view.actions) == 1:
            return view.actions[0]
        try:
            self._thinker.start()
            self._thinker.ready.result(_STARTING)
            future = self._thinker.ask("choose", self._name, self._seed, view)
            action: Action = future.result(self._budget)
        except (TimeoutError, MjdeskError):
            return self._spare.choose(view)
        return action if action in view.actions else self._spare.choose(view)
