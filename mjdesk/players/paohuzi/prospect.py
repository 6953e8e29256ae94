"""What a hand at rest is worth: the chance that it wins, what it then gets, and what it loses when another wins.

The numbers were fitted to played-out decisions (docs/strength.md): in a position of a round among greedy players each
answer was played to the end with the same deck, and the differences of the points set against those of the hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final, TypeAlias

from ...engine.case import By
from ...engine.melds import Meld
from ...engine.paohuzi.arrange import winning_cards
from ...engine.paohuzi.cards import SEATS, rest
from ...engine.tiles import Tile
from ...engine.view import View
from .forecast import Forecast
from .parting import Parts, cards_of, thirds
from .routes import Route, best_route
from .typical import route_income, usual_payment, waiting_income
from .worth import worth_of

#: kinds of cards with how many of each are unseen
Copies: TypeAlias = tuple[tuple[Tile, int], ...]

#: the index of a hand: its best route, the estimate by groups, being ready, and winning cards expected to be turned up
ROUTE, GROUPS, READY, TURNED = 4.5, 0.05, 0.43, 0.47
#: the chance of a win from the index, the turns left and their square
CHANCE: Final = (-4.42, 0.714, -0.095, 0.0082)
#: how much of what the likeliest win of an unfinished hand pays beyond the usual is kept: most come to another
KEPT: Final = 0.2
#: how fast the chance rises with the turns left that another wins if the seat does not
OTHERS: Final = 5.0


@dataclass(frozen=True, slots=True)
class Prospect:
    """``value`` in points; ``waits`` are the cards that win with their unseen copies; ``useful`` are those too, or
    the ones that a part of the best route lacks where the hand is not ready. ``away`` is 0 for a ready hand."""

    value: float
    chance: float
    win: float
    away: int
    route: Route
    waits: Copies
    useful: Copies


class Prospects:
    """The prospects of the hands that a seat may have after its answer to one question."""

    def __init__(self, view: View, out: Forecast) -> None:
        self._view, self.out, self._parts = view, out, Parts(out)
        options = view.setup.options
        self._least, self._free = options.number("min_huxi"), options.flag("free_win_card")
        usual = usual_payment(options)
        self._usual_win = usual * (SEATS - 1)
        self._lost = usual * (1.0 - exp(-out.turns / OTHERS))

    def index(self, counts: Sequence[int], melds: tuple[Meld, ...]) -> tuple[float, Route, Copies]:
        """How good a hand is, without what it would be paid; its best route, and the cards that win if it is ready."""
        found = best_route(counts, melds, self._parts, self._least)
        estimate, near = worth_of(counts, melds, self._least)
        index = ROUTE * found.chance + GROUPS * estimate
        waits: Copies = ()
        if near and sum(counts) == rest(melds):
            wins = winning_cards(counts, melds, By.FLIP, self._free)
            waits = tuple([(c, self.out.unseen[c]) for c, huxi in wins.items() if huxi >= self._least])
            if left := sum(left for _, left in waits):
                index += READY + TURNED * left / self.out.hidden * self.out.turns
        return index, found, waits

    def of(self, counts: Sequence[int], melds: tuple[Meld, ...], less: float = 0.0) -> Prospect:
        """The prospect of a hand at rest; ``less`` is taken off its index."""
        index, route, waits = self.index(counts, melds)
        ready = any(left for _, left in waits)
        if ready:
            win = waiting_income(self._view, counts, melds, waits) or self._usual_win
        else:
            likeliest = route_income(self._view, counts, melds, route, self.out)
            win = self._usual_win + KEPT * ((likeliest or self._usual_win) - self._usual_win)
        a, b, c, d = CHANCE
        turns = self.out.turns
        chance = 1.0 / (1.0 + exp(-(a + b * (index - less) + c * turns + d * turns * turns))) if turns else 0.0
        value = chance * (win + self._lost) - self._lost
        away = 0 if ready else max(1, route.needed - 1)
        useful = waits if ready else self._useful(route)
        return Prospect(value, chance, win, away, route, waits, useful)

    def _useful(self, route: Route) -> Copies:
        """Cards that complete one of the open parts of a route."""
        lacking = {card for part in route.open for card in thirds(*cards_of(part)) if self.out.unseen[card] > 0}
        return tuple([(card, self.out.unseen[card]) for card in sorted(lacking)])
