"""What a player is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ..engine.actions import Action
from ..engine.view import View
from ..engine.wall import Stream


class Player(ABC):
    """Answers the questions of one seat."""

    @abstractmethod
    def choose(self, view: View) -> Action:
        """One of ``view.actions``, which is not empty."""


class RandomPlayer(Player):
    """Any legal action, each equally likely. Its choices come from its seed alone."""

    def __init__(self, seed: str) -> None:
        self._stream = Stream(seed)

    def choose(self, view: View) -> Action:
        return view.actions[self._stream.below(len(view.actions))]
