"""How a round ends: tiles turned up, nobody wins, the settlement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import IllegalAction
from ..events import Exhausted, Flee, Settle, Turned
from ..phase import Phase, Step
from .checks import agree, require, require_of_set

if TYPE_CHECKING:
    from ..round import Round


def on_turned(round_: Round, event: Turned) -> None:
    """Horses or birds are turned up before the settlement."""
    require(round_, Step.SETTLE, event)
    expected = round_.rules.turns(round_)
    if expected is None or (event.what, len(event.tiles)) != (expected.what, len(expected.tiles)):
        raise IllegalAction("wrong-tile", f"{event}; expected {expected or 'no tiles to be turned'}")
    require_of_set(round_, event.tiles, event)
    for shown, tile in zip(event.tiles, expected.tiles, strict=True):
        agree(shown, tile, f"{event.what} are")
    round_.turned = event


def on_flee(round_: Round, event: Flee) -> None:
    """A player leaves: the round ends at once without a win."""
    if not round_.rules.may_flee(round_) or round_.phase.step in (Step.SETTLE, Step.DONE):
        raise IllegalAction("not-legal", f"{event}: nobody can flee now")
    round_.fled = event.seat
    round_._enter(Phase(Step.SETTLE))


def on_exhausted(round_: Round, event: Exhausted) -> None:
    """The wall is at its end and nobody has won."""
    require(round_, Step.EXHAUSTED, event)
    round_._enter(Phase(Step.SETTLE))


def on_settle(round_: Round, event: Settle) -> None:
    """The payments, which must be those the rules give."""
    require(round_, Step.SETTLE, event)
    if round_.rules.turns(round_) is not None:
        raise IllegalAction("turn-missing", f"{event}; expected {round_.rules.turns(round_)} before it")
    if round_.winners_unknown():
        raise IllegalAction("hand-unknown", "the winner's hand is not known; expected it to be revealed")
    expected = round_.settlement()
    if (event.payments, event.wins, event.huxi) != (expected.payments, expected.wins, expected.huxi):
        raise IllegalAction("wrong-settlement", f"{event}; expected {expected}")
    round_.settled = event
    round_._enter(Phase(Step.DONE, round_.phase.seat))  # the judgement may still ask who threw the tile won on
