"""The turn flow of 跑胡子 (rules page §4.2 and §5): the first stage that applies makes the phase.

Optional things are phases `ASK`, one seat after another in the order of the page; forced ones are phases `OWE`. Of a
seat with unknown cards (physical table) nobody can say whether something forced applies: it is asked like an optional
one, and an event that belongs to a later stage says that it did not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..phase import How, Phase, Step
from ..tiles import UNKNOWN, Tile
from .cards import SEATS, rest
from .choices import options_at
from .claims import unlocked
from .forced import laid_kinds
from .stages import FORCED, STAGES, Card, Spot, What

if TYPE_CHECKING:
    from .round import PaohuziRound


def begin(round_: PaohuziRound, step: Card, source: int, card: Tile) -> Phase:
    """The first phase of a step."""
    return from_stage(round_, Spot(step, source, card, 0))


def after(round_: PaohuziRound, spot: Spot) -> Phase:
    """The phase after a stage at which nothing happened."""
    return from_stage(round_, spot._replace(number=spot.number + 1))


def from_stage(round_: PaohuziRound, spot: Spot) -> Phase:
    """The phase of the first stage from a spot on that applies; behind the last one the next turn."""
    step, source, card, first = spot
    for number, (what, seat) in enumerate(STAGES[step, source][first:], start=first):
        here = Spot(step, source, card, number)
        sure = applies(round_, here, what, seat)
        if sure is None or sure:
            owed = what in FORCED and sure is True
            return Phase(
                Step.OWE if owed else Step.ASK, seat, card, How.DRAW, step.value, (source, number, int(sure is None))
            )
    return turn_after(round_, source) if step is Card.START else next_draw(round_, source)


def next_draw(round_: PaohuziRound, seat: int) -> Phase:
    """The seat after ``seat`` draws, or the stock is at its end."""
    return round_.rules.due_draw(round_, (seat + 1) % SEATS)


def turn_after(round_: PaohuziRound, seat: int) -> Phase:
    """After an action of a seat (§3): it plays a card if it has one too many and one that is not locked."""
    state = round_.seats[seat]
    if state.size > rest(state.melds) and (state.unknown or unlocked(state.counts)):
        return Phase(Step.TURN, seat, None, How.CLAIM)
    return next_draw(round_, seat)


# --- whether a stage applies: yes, no, or None where unknown cards leave it open


def applies(round_: PaohuziRound, spot: Spot, what: What, seat: int) -> bool | None:
    """Whether a stage applies."""
    if what is What.REVEAL:
        return True
    if what in (What.PENG, What.CHI):
        if what is What.CHI and spot.step is Card.DISCARDED and not round_.options.flag("chi_discard"):
            return False
        dead = round_.memory.seats[seat]
        if spot.card in (dead.dead_peng if what is What.PENG else dead.dead_chi):
            return False
    if round_.seats[seat].unknown or spot.card == UNKNOWN:
        return None if options_at(round_, spot, what, seat) else False
    if what in FORCED:
        return bool(laid_kinds(round_, spot, what, seat))
    return bool(options_at(round_, spot, what, seat))
