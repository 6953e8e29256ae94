"""Which phase comes next, in a round and from round to round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...actions import Action
from ...case import Case
from ...events import Event, Turned
from ...flowers import after_setup
from ...melds import MeldKind
from ...phase import How, Phase, Step
from ...tiles import Tile
from ..values import NextDeal
from .facts import Facts

if TYPE_CHECKING:
    from ...round import Round
    from ...view import View

_CLAIM: Final = Step.CLAIM
_DRAW: Final = Step.DRAW


class Flow(Facts):
    """The phases after what happened."""

    def after_deal(self, round_: Round) -> Phase:
        """The phase when all hands are dealt."""
        return Phase(Step.INDICATOR) if self.turns_indicator else after_setup(round_)

    def opening(self, round_: Round) -> Phase:
        """The phase after the deal, the indicator and the flowers."""
        return Phase(Step.TURN, round_.setup.dealer, round_.seats[round_.setup.dealer].drawn, How.DEAL)

    def after_discard(self, round_: Round, seat: int, tile: Tile) -> Phase:
        """The phase after a tile was thrown."""
        return Phase(_CLAIM, seat, tile)

    def after_unclaimed(self, round_: Round) -> Phase:
        """The phase when nobody claimed the discard."""
        return self.due_draw(round_, (round_.phase.seat + 1) % len(round_.seats))

    def due_draw(self, round_: Round, seat: int) -> Phase:
        """The phase when nobody claimed and ``seat`` is to draw."""
        if round_.wall_left > self.reserve(round_.options):
            return Phase(_DRAW, seat, None)
        return Phase(Step.EXHAUSTED)

    def after_claim(self, round_: Round, seat: int) -> Phase:
        """The phase after a chi or peng was laid."""
        return Phase(Step.TURN, seat, None, How.CLAIM)

    def after_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> Phase:
        """The phase after a kong stands (robbing is over)."""
        return Phase(Step.DRAW, seat, None, How.KONG)

    def turns(self, round_: Round) -> Turned | None:
        """Tiles to be turned up before the settlement; None when there are none, or they lie there already."""
        return None

    def may_be_excused(self, case: Case) -> tuple[int, ...]:
        """The seats beside the winners whose concealed tiles decide what they pay: who does not show them pays more.

        Asked once the winners' hands are known.
        """
        return ()

    def next_deal(self, round_: Round) -> NextDeal:
        """Dealer, wind, streak and carried state of the next round; the round is settled."""
        setup = round_.setup
        if not round_.wins or any(w.seat == setup.dealer for w in round_.wins):
            return NextDeal(setup.dealer, setup.prevailing_wind)
        return NextDeal((setup.dealer + 1) % setup.players, setup.prevailing_wind)

    # --- phases `ASK` and `OWE`, which only this system knows

    def asks(self, round_: Round, seat: int) -> tuple[Action, ...]:
        """What the seat is asked in a phase `ASK` of this system; empty when it is not asked."""
        return ()

    def after_ask(self, round_: Round) -> Phase | None:
        """The phase when everybody asked in `ASK` has passed; None where somebody must act."""
        return None

    def answer_simply(self, view: View) -> Action | None:
        """What a player who only counts tiles answers in a phase `ASK` of this system; None: as in any other."""
        return None

    def owes(self, round_: Round, phase: Phase) -> Event | None:
        """What the table brings in a phase `OWE` of this system."""
        return None
