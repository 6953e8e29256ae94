"""The expert of 跑胡子: every action by the points it is expected to bring in this round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...engine.actions import Action, Kind
from ...engine.melds import Meld, MeldKind
from ...engine.paohuzi.arrange import counts_of
from ...engine.paohuzi.cards import CARDS, rest
from ...engine.paohuzi.stages import What, spot_of
from ...engine.tiles import UNKNOWN, Tile
from ...engine.view import View
from ..base import Player
from ..valued import Valued
from . import reasons
from .danger import Dangers, Given
from .forecast import forecast
from .prospect import Prospect, Prospects
from .typical import win_now

#: what a chi takes off the index of the hand: where it brings nothing, cards are better kept (docs/strength.md)
CHI_COST = 0.1


class PaohuziExpert(Player):
    """Does what is worth most."""

    def __init__(self) -> None:
        self._weigher = PaohuziWeigher()

    def choose(self, view: View) -> Action:
        if len(view.actions) == 1:
            return view.actions[0]
        return self._weigher.weigh(view)[0].action


class PaohuziWeigher:
    """Weighs what a seat is asked, from its view alone; has no memory and no randomness."""

    def weigh(self, view: View) -> tuple[Valued, ...]:
        """Every action of ``view.actions``, the best first; of equal ones a win first and the pass before claims."""
        return tuple(sorted(map(_Desk(view).valued, view.actions), key=_order))


def _order(valued: Valued) -> tuple[float, int]:
    kind = valued.action.kind
    return -valued.value, 0 if kind is Kind.WIN else 1 if kind is Kind.PASS else 2


class _Plan(NamedTuple):
    """What an action leads to: the prospect of the hand, the card that must be played with it and what that gives."""

    prospect: Prospect
    played: Tile | None = None
    given: Given | None = None

    @property
    def value(self) -> float:
        """Points; what the others lay with a played card is not taken off (docs/strength.md)."""
        return self.prospect.value - (self.given.lost if self.given is not None else 0.0)


class _Desk:
    """One question to a seat, with all that its answers have in common."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.counts = counts_of([card for card in view.hand if card != UNKNOWN])
        self.melds = view.me.melds
        out = forecast(view)
        self.prospects, self.dangers = Prospects(view, out), Dangers(view, out)
        wins = [action.tile for action in view.actions if action.kind is Kind.WIN]
        self._sure = max((win_now(view, tile) for tile in wins if tile is not None), default=None)

    def valued(self, action: Action) -> Valued:
        """What one action is worth."""
        if action.kind is Kind.WIN:
            assert action.tile is not None
            paid = win_now(self.view, action.tile)
            return Valued(action, paid, 1.0, paid, 0.0, 0, (), reasons.of_win(paid))
        plan = self._plan(action)
        prospect, given, value = plan.prospect, plan.given, plan.value
        if self._sure is not None:  # what may come must not outweigh what is there
            value = min(value, self._sure)
        told = reasons.of_hand(prospect, self.view) + reasons.of_played(plan.played, given, action.kind is Kind.DISCARD)
        return Valued(
            action,
            value,
            prospect.chance,
            prospect.win,
            0.0 if given is None else given.lost,
            prospect.away,
            prospect.useful,
            reasons.of_ready(prospect),
            0.0 if given is None else given.cost - given.lost,
            told,
        )

    def _plan(self, action: Action) -> _Plan:
        if action.kind is Kind.DISCARD:
            assert action.tile is not None
            return self._playing(action.tile, self.counts, self.melds, 0.0)
        if action.kind is Kind.PASS:
            return _Plan(self._passing().of(self.counts, self.melds))
        counts, melds = self.counts.copy(), (*self.melds, *_laid(action))
        if action.tile is not None:
            counts[action.tile] += 1
        for card in action.tiles:
            counts[card] = max(0, counts[card] - 1)  # of a hand with unknown cards it may be one of those
        less = CHI_COST if action.kind is Kind.CHI else 0.0
        if sum(counts) <= rest(melds):
            return _Plan(self.prospects.of(counts, melds, less))
        return self._best_play(counts, melds, less)

    def _best_play(self, counts: list[int], melds: tuple[Meld, ...], less: float) -> _Plan:
        """The best card to play after a claim: the prospects of the few that look best are worked out."""
        looked = []
        for card in CARDS:
            if 0 < counts[card] < 3:
                counts[card] -= 1
                looked.append((self.prospects.index(counts, melds)[0], -card))
                counts[card] += 1
        plans = [self._playing(-card, counts, melds, less) for _, card in sorted(looked, reverse=True)[:2]]
        if not plans:  # nothing may be played: the hand stays as it is
            return _Plan(self.prospects.of(counts, melds, less))
        return max(plans, key=lambda plan: plan.value)

    def _playing(self, card: Tile, counts: Sequence[int], melds: tuple[Meld, ...], less: float) -> _Plan:
        left = list(counts)
        left[card] = max(0, left[card] - 1)
        return _Plan(self.prospects.of(left, melds, less), card, self.dangers.of(card))

    def _passing(self) -> Prospects:
        """The prospects when what is asked is let go: the kind is dead from then on where that counts."""
        spot = spot_of(self.view.phase)
        if spot is None or spot.stage.what not in (What.PENG, What.CHI):
            return self.prospects
        out = self.prospects.out
        if spot.stage.what is What.CHI:
            out = out.without(chi=(spot.card,))
        elif self.view.setup.options.flag("pass_peng_dead"):
            out = out.without(peng=(spot.card,))
        return Prospects(self.view, out)


def _laid(action: Action) -> Iterator[Meld]:
    """The melds that a claim lays."""
    if action.kind is Kind.GANG:
        yield Meld(MeldKind(action.what), action.tiles)
    elif action.kind is Kind.PENG:
        yield Meld(MeldKind.PENG, action.tiles)
    else:
        for i in range(0, len(action.tiles), 3):
            yield Meld(MeldKind.BI if i else MeldKind.CHI, action.tiles[i : i + 3])
