"""The greedy player of 跑胡子: most cards that win, else the best estimate; claims only what is better than waiting."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.actions import Action, Kind
from ...engine.case import By
from ...engine.melds import Meld, MeldKind
from ...engine.paohuzi.arrange import counts_of, winning_cards
from ...engine.paohuzi.cards import CARDS, rest
from ...engine.tiles import UNKNOWN
from ...engine.view import View
from ..base import Player
from .forecast import unseen
from .worth import worth_of

#: a hand that waits is worth this more, and so much for each card that would win
READY, A_CARD = 40.0, 3.0


class PaohuziGreedy(Player):
    """Plays for the nearest win; has no memory and no randomness."""

    def choose(self, view: View) -> Action:
        actions = view.actions
        if len(actions) == 1 or actions[0].kind is Kind.WIN:
            return actions[0]
        hand = _Hand(view)
        if actions[0].kind is Kind.DISCARD:
            return max(actions, key=lambda action: (hand.without(action), -(action.tile or 0)))
        now = hand.worth(hand.counts, hand.melds)
        best, most = actions[-1], now
        for action in actions[:-1]:
            value = hand.with_claim(action)
            if value > most:
                best, most = action, value
        return best


class _Hand:
    """The own hand, melds, and what is unseen."""

    def __init__(self, view: View) -> None:
        self.counts = counts_of([card for card in view.hand if card != UNKNOWN])
        self.melds = view.me.melds
        self.options = view.setup.options
        self.least = self.options.number("min_huxi")
        self.free = self.options.flag("free_win_card")
        self.unseen = unseen(view)

    def worth(self, counts: Sequence[int], melds: tuple[Meld, ...]) -> float:
        """The estimate for a hand that has nothing to play."""
        estimate, near = worth_of(counts, melds, self.least)
        if near and sum(counts) == rest(melds):
            wins = winning_cards(counts, melds, By.FLIP, self.free)
            winning = sum(self.unseen[card] for card, huxi in wins.items() if huxi >= self.least)
            if winning:
                return READY + A_CARD * winning + estimate
        return estimate

    def without(self, action: Action) -> float:
        """The worth after a discard."""
        assert action.tile is not None
        counts = self.counts.copy()
        counts[action.tile] -= 1
        return self.worth(counts, self.melds)

    def with_claim(self, action: Action) -> float:
        """The worth after a claim and the best discard."""
        assert action.tile is not None
        counts = self.counts.copy()
        counts[action.tile] += 1
        for card in action.tiles:
            counts[card] -= 1
        kind = MeldKind.PENG if action.kind is Kind.PENG else MeldKind.CHI
        groups = [action.tiles[i : i + 3] for i in range(0, len(action.tiles), 3)]
        melds = (*self.melds, *(Meld(kind, group) for group in groups))
        if sum(counts) <= rest(melds):
            return self.worth(counts, melds)
        best = -1e9
        for card in CARDS:
            if 0 < counts[card] < 3:
                counts[card] -= 1
                best = max(best, self.worth(counts, melds))
                counts[card] += 1
        return best
