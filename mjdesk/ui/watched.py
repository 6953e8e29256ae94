"""A table as those see it who only look on: the hands of the seats that allow it, backs of the others. No Qt.

Nothing that a seat knows by itself is in it: no waits, no answers of props, no tile laid aside before it is public.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from ..engine.round import Round
from ..engine.tiles import UNKNOWN
from ..engine.view import view_of
from .models import InfoTiles, TableModel
from .presenter import Presenter, laid_open


def watched(presenter: Presenter, round_: Round, allowed: Collection[int]) -> TableModel:
    """The table for watchers; ``allowed`` are the seats that let them see their hands."""
    model = presenter.table(round_, None, frozenset(), hints=False)
    model = laid_open(model, round_, frozenset(allowed))
    view = model.view._replace(actions=())
    if presenter.me not in allowed:
        own = view.seats[presenter.me]
        hidden = (UNKNOWN,) * own.concealed
        seats = tuple(
            seat._replace(hand=None) if number == presenter.me else seat for number, seat in enumerate(view.seats)
        )
        view = view._replace(hand=hidden, drawn=UNKNOWN if view.drawn is not None else None, seats=seats)
    return replace(model, view=view, info=_public(presenter, round_), locked={}, labels={}, kong_labels={}, asked=None)


def _public(presenter: Presenter, round_: Round) -> tuple[InfoTiles, ...]:
    """What is shown beside the table to everybody alike."""
    each = [
        [InfoTiles(*line) for line in presenter.rules.shown(view_of(round_, seat))] for seat in range(len(round_.seats))
    ]
    return tuple(line for line in each[0] if all(line in other for other in each))
