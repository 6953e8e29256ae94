"""How a round ends: tiles turned up, nobody wins, the settlement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import IllegalAction
from ..events import Exhausted, Flee, Settle, Turned
from ..phase import Phase, Step
from ..tiles import UNKNOWN
from .checks import agree, require, require_of_set

if TYPE_CHECKING:
    from ..round import Round


def on_turned(round_: Round, event: Turned) -> None:
    """Horses or birds are turned up before the settlement."""
    require(round_, Step.SETTLE, event)
    expected = round_.rules.turns(round_)
    if expected is None or (event.what, len(event.tiles)) != (expected.what, len(expected.tiles)):
        raise IllegalAction("wrong-tile", f"{event}; expected {expected or 'no tiles to be turned'}")
    if UNKNOWN in event.tiles:
        raise _unknown(expected)
    require_of_set(round_, event.tiles, event)
    for shown, tile in zip(event.tiles, expected.tiles, strict=True):
        agree(shown, tile, f"{event.what} are")
    round_.turned = event


def _unknown(wanted: Turned) -> IllegalAction:
    """Who is paid what depends on these tiles, and nobody has said which they are (physical table)."""
    number = len(wanted.tiles)
    needed = f"event {wanted.what} with {number} known tile{'s' * (number > 1)}"
    return IllegalAction(f"{wanted.what}-unknown", f"the {wanted.what} are not known; expected {needed} to show them")


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
    turned = round_.rules.turns(round_)
    if turned is not None:
        if UNKNOWN in turned.tiles:
            raise _unknown(turned)
        raise IllegalAction("turn-missing", f"{event}; expected {turned} before it")
    if round_.winners_unknown():
        raise IllegalAction("hand-unknown", "the winner's hand is not known; expected it to be revealed")
    expected = round_.settlement()
    if (event.payments, event.wins, event.huxi) != (expected.payments, expected.wins, expected.huxi):
        raise IllegalAction("wrong-settlement", f"{event}; expected {expected}")
    round_.settled = event
    round_._enter(Phase(Step.DONE, round_.phase.seat))  # the judgement may still ask who threw the tile won on
