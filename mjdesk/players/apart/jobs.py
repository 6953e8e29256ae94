"""What can be asked of a thinker. A job that is a generator tells parts of its answer before the whole of it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import lru_cache
from typing import Any, Final

from ...engine.actions import Action
from ...engine.record import Record
from ...engine.view import View
from ..base import Player
from ..families import weigh
from ..lineup import player
from ..review import Review, ReviewedDecision, answers, review_of, reviewed, weigher_of
from ..valued import Valued


@lru_cache(maxsize=8)
def _player(name: str, seed: str) -> Player:
    """One player a name and seed: what it has worked out it keeps."""
    return player(name, seed)


def choose(name: str, seed: str, view: View) -> Action:
    """What a player of this name answers."""
    return _player(name, seed).choose(view)


def weighed(view: View) -> tuple[Valued, ...]:
    """Every action with what it is worth."""
    return weigh(view)


def review(record: Record, seat: int) -> Generator[int | ReviewedDecision, None, Review]:
    """A review: first the number of questions, then each decision as it is weighed, at last the whole."""
    weigher, asked = weigher_of(record), answers(record, seat)
    yield len(asked)
    decisions = []
    for decision in reviewed(asked, seat, weigher):
        decisions.append(decision)
        yield decision
    return review_of(record, seat, len(asked), tuple(decisions))


JOBS: Final[dict[str, Callable[..., Any]]] = {"choose": choose, "weigh": weighed, "review": review}
