"""What a card played from hand may give to the others, from what they show: melds, ponds, and the cards not seen.

A kind that lies in a pond was let go by everybody who was asked for it: the next seat takes it for no chi any more, and
nobody for a peng (臭牌, rules page §5). The chances were counted over decisions of greedy players (docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from ...engine.paohuzi.cards import GROUPS_WITH, SEATS
from ...engine.tiles import Tile
from ...engine.view import View
from .forecast import Forecast
from .typical import usual_payment

#: chance that a seat is ready: by its melds and the turns left
READY: Final = (-1.94, 0.856, -0.083)
#: chance that a ready seat wins on a kind: by unseen copies, and where it lies in a pond already
WINS: Final = (-2.84, 0.449, -2.09)
#: chance that a seat holds three of which all are unseen, and two of which two or three are
THREE: Final = 0.05
TWO: Final = {2: 0.126, 3: 0.232}
#: chance that the next seat takes a card for a chi: by what is unseen beside it
CHI: Final = (-4.2, 5.0)
#: parts of a usual payment that it costs when another lays a pao, a peng or chi of the card
PAO_COST, CLAIM_COST = 0.2, 0.1


@dataclass(frozen=True, slots=True)
class Given:
    """Chances that a played card is won on, or taken for a pao, peng or chi, by any other seat; the points that a win
    costs (paid by who played the card, for both), and with what the others' melds cost."""

    win: float
    pao: float
    peng: float
    chi: float
    lost: float
    cost: float


class Dangers:
    """What each kind of card may give, for the seat of one view."""

    def __init__(self, view: View, out: Forecast) -> None:
        self._out = out
        options = view.setup.options
        self._usual = usual_payment(options)
        self._may_win, self._may_chi = options.flag("win_on_discard"), options.flag("chi_discard")
        others = [view.seats[(view.seat + i) % SEATS] for i in range(1, SEATS)]
        self._ready = [_odds(READY[0] + READY[1] * len(s.melds) + READY[2] * view.wall_left) for s in others]
        self._next = others[0].concealed / out.hidden
        lying = [{thrown.tile for thrown in seat.discards} for seat in view.seats]
        self._lying = frozenset().union(*lying)
        self._let_go = lying[view.seat] | lying[(view.seat + 1) % SEATS]
        self._known: dict[Tile, Given] = {}

    def of(self, card: Tile) -> Given:
        """What the card may give if it is played now."""
        if card not in self._known:
            self._known[card] = self._given(card)
        return self._known[card]

    def _given(self, card: Tile) -> Given:
        left, lies = self._out.unseen[card], card in self._lying
        win = 0.0
        if self._may_win:
            wins = _odds(WINS[0] + WINS[1] * left + (WINS[2] if lies else 0.0))
            one, two = (ready * wins for ready in self._ready)
            win = one + two - one * two
        pao = 0.0 if lies or left < 3 else THREE * (SEATS - 1)
        peng = 0.0 if lies else TWO.get(left, 0.0) * (SEATS - 1)
        chi = 0.0
        if self._may_chi and card not in self._let_go:
            beside = 1.0 - exp(-self._beside(card, self._out.unseen))
            chi = _odds(CHI[0] + CHI[1] * beside) if beside else 0.0
        taken = PAO_COST * pao + CLAIM_COST * (peng + chi * (1.0 - peng))
        lost = self._usual * win * (SEATS - 1)
        return Given(win, pao, peng, chi, lost, lost + self._usual * (1.0 - win) * taken)

    def _beside(self, card: Tile, unseen: Sequence[int]) -> float:
        """How many pairs of cards that make a group with the card the next seat holds on average."""
        found = 0.0
        for group in GROUPS_WITH[card]:
            one, two = (each for i, each in enumerate(group) if i != group.index(card))
            found += unseen[one] * (unseen[one] - 1) / 2 if one == two else unseen[one] * unseen[two]
        return found * self._next * self._next


def _odds(log: float) -> float:
    return 1.0 / (1.0 + exp(-log))
