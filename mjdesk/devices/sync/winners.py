"""Several seats call a win on the same tile: which stand, and in which order, whoever was heard first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...engine import actions as act
from ...engine.actions import Action
from ...engine.errors import IllegalAction
from ...engine.events import Event, Win
from ...engine.round import Round
from ...engine.tiles import Tile


def standing(before: Round, seats: Iterable[int], tile: Tile) -> tuple[int, ...]:
    """The seats whose wins on a tile stand, in the order of the rules; ``before``: as it stood when they called."""
    answers: dict[int, Action] = {}
    for seat in seats:
        action = _win_on(tile, seat, before.legal_actions(seat))
        if action is not None:
            answers[seat] = action
    return tuple([action.seat for action in before.rules.resolve(before, answers) if action.kind is act.WIN])


def _win_on(tile: Tile, seat: int, actions: Iterable[Action]) -> Action | None:
    return next((a for a in actions if a.seat == seat and act.wins_from_another(a) and a.tile == tile), None)


def rewritten(states: Sequence[Round], called: int | None = None) -> list[Round] | None:
    """The states from the first win on as the rules have it, with the win of a seat that called later.

    ``states`` are those of a round after each event. None where nothing changes, or nobody is to be asked: a win on
    the winner's own draw is nobody else's.
    """
    wins = states[-1].wins
    if not wins or wins[0].source is None:
        return None
    first = next(i for i, state in enumerate(states) if state.wins)
    before = states[first - 1]
    heard = [win.seat for win in wins]
    stand = standing(before, [*heard, *([] if called is None else [called])], wins[0].tile)
    if not stand or list(stand) == heard:
        return None
    tail = [state.events[-1] for state in states[first:]]
    return _folded(before, stand, wins[0].tile, [event for event in tail if not isinstance(event, Win)])


def _folded(before: Round, seats: Sequence[int], tile: Tile, others: Sequence[Event]) -> list[Round] | None:
    """The states after these wins, then what else was known by then (hands that were shown)."""
    out = [before]
    try:
        for seat in seats:
            action = _win_on(tile, seat, out[-1].rivals if out[-1].wins else before.legal_actions(seat))
            event = None if action is None else out[-1].event_of(action)
            if event is None:
                return None
            out.append(out[-1].apply(event))
        for event in others:
            out.append(out[-1].apply(event))
    except IllegalAction:
        return None
    return out[1:]
