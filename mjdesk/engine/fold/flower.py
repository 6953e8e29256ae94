"""A flower laid out: which phase that is of, and what is due after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import IllegalAction
from ..events import Flower
from ..phase import How, Phase, Step
from ..tiles import UNKNOWN, is_flower
from .checks import require_of_set

if TYPE_CHECKING:
    from ..round import Round


def on_flower(round_: Round, event: Flower) -> None:
    """A flower is laid out. When a seat has laid all it holds it draws as many tiles from the back."""
    phase, state = _laying(round_, event), round_._own(event.seat)
    held = list(state.flowers_held)
    if event.tile in held:
        held.remove(event.tile)
    else:
        require_of_set(round_, (event.tile,), event)
        state.unknown -= 1
    state._tiles = None
    state.flowers_held, state.size = tuple(held), state.size - 1
    state.flowers += (event.tile,)
    round_._check_copies((event.tile,), event)
    laid = phase.data[0] + 1
    if held:
        round_._enter(Phase(Step.FLOWER, phase.seat, None, phase.how, data=(laid,)))
    elif not round_.wall_left:
        round_._enter(Phase(Step.EXHAUSTED))
    else:
        # ``name`` remembers whether this is part of the deal or of a turn
        round_._enter(Phase(Step.DRAW, phase.seat, None, How.FLOWER, phase.how.value, (laid,)))


def _laying(round_: Round, event: Flower) -> Phase:
    """The phase in which a seat lays a flower; one with unknown tiles says by it that it holds one (physical table)."""
    phase, seat, state = round_.phase, event.seat, round_.seats[event.seat]
    if phase.step is Step.FLOWER and phase.seat == seat and event.tile in state.flowers_held:
        return phase
    if state.unknown and is_flower(event.tile):
        if phase.seat == seat and phase.step is Step.FLOWER:
            return phase
        if phase.seat == seat and phase.step is Step.DRAW and phase.how is How.FLOWER:  # it lays one more first
            return Phase(Step.FLOWER, seat, None, How(phase.name), data=phase.data)
        if phase.seat == seat and phase.step is Step.TURN and state.drawn == UNKNOWN:
            return Phase(Step.FLOWER, seat, None, phase.how, data=(0,))
        if phase.how is How.DEAL and _is_due(round_, seat):
            return Phase(Step.FLOWER, seat, None, How.DEAL, data=(0,))
    if phase.step is not Step.FLOWER:
        raise IllegalAction("wrong-phase", f"{event} while the round is at {phase.step.value}")
    raise IllegalAction("not-held", f"{event}; expected a flower that seat {phase.seat} holds")


def _is_due(round_: Round, seat: int) -> bool:
    """Whether a seat may still lay flowers it was dealt: nobody behind it has, and the dealer has not begun."""
    phase, n, dealer = round_.phase, round_.setup.players, round_.setup.dealer
    if phase.step is Step.TURN:
        return True
    behind = [(dealer + i) % n for i in range((seat - dealer) % n + 1, n)]
    return phase.step is Step.FLOWER and phase.data == (0,) and phase.seat in behind
