"""Laying out flowers (补花): forced, from the dealer on after the deal, later as soon as one is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
