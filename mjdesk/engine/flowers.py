"""Laying out flowers (补花): forced, from the dealer on after the deal, later as soon as one is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import IllegalAction
from .events import Flower
from .phase import How, Phase, Step

if TYPE_CHECKING:
    from .round import Round


def after_setup(round_: Round) -> Phase:
    """Deal and indicator are done: flowers are laid out from the dealer on, then the dealer begins."""
    n, dealer = round_.setup.players, round_.setup.dealer
    return next_flowers(round_, [(dealer + i) % n for i in range(n)])


def next_flowers(round_: Round, order: list[int]) -> Phase:
    """The first seat of an order that holds flowers lays them; when none does the dealer begins."""
    for seat in order:
        if round_.seats[seat].flowers_held:
            return Phase(Step.FLOWER, seat, None, How.DEAL, data=(0,))
    return round_.rules.opening(round_)


def on_flower(round_: Round, event: Flower) -> None:
    """A flower is laid out. When a seat has laid all it holds it draws as many tiles from the back."""
    if round_.phase.step is not Step.FLOWER:
        raise IllegalAction("wrong-phase", f"{event} while the round is at {round_.phase.step.value}")
    phase, state = round_.phase, round_._own(event.seat)
    if event.seat != phase.seat or event.tile not in state.flowers_held:
        raise IllegalAction("not-held", f"{event}; expected a flower that seat {phase.seat} holds")
    held = list(state.flowers_held)
    held.remove(event.tile)
    state.flowers_held, state.size = tuple(held), state.size - 1
    state.flowers += (event.tile,)
    laid = phase.data[0] + 1
    if held:
        round_._enter(Phase(Step.FLOWER, phase.seat, None, phase.how, data=(laid,)))
    elif not round_.wall_left:
        round_._enter(Phase(Step.EXHAUSTED))
    else:
        # ``name`` remembers whether this is part of the deal or of a turn
        round_._enter(Phase(Step.DRAW, phase.seat, None, How.FLOWER, phase.how.value, (laid,)))


def after_replacement(round_: Round, phase: Phase) -> Phase:
    """The phase after a tile was drawn for a flower."""
    seat, due = phase.seat, phase.data[0] - 1
    if due:
        out_of_tiles = not round_.wall_left
        again = Phase(Step.DRAW, seat, None, How.FLOWER, phase.name, (due,))
        return Phase(Step.EXHAUSTED) if out_of_tiles else again
    if round_.seats[seat].flowers_held:
        return Phase(Step.FLOWER, seat, None, How(phase.name), data=(0,))
    if phase.name == How.DEAL:
        n, dealer = round_.setup.players, round_.setup.dealer
        done = (seat - dealer) % n
        return next_flowers(round_, [(dealer + i) % n for i in range(done + 1, n)])
    return Phase(Step.TURN, seat, round_.seats[seat].drawn, How.FLOWER)
