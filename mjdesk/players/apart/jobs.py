"""What can be asked of a thinker. A job that is a generator tells parts of its answer before the whole of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ...engine.actions import Action
from ...engine.view import View
from ..base import Player
from ..families import weigh
from ..lineup import player
from ..valued import Valued


@cache
def _player(name: str, seed: str) -> Player:
    """One player a name and seed: what it has worked out it keeps."""
    return player(name, seed)


def choose(name: str, seed: str, view: View) -> Action:
    """What a player of this name answers."""
    return _player(name, seed).choose(view)


def weighed(view: View) -> tuple[Valued, ...]:
    """Every action with what it is worth."""
    return weigh(view)


JOBS: Final[dict[str, Callable[..., Any]]] = {"choose": choose, "weigh": weighed}
