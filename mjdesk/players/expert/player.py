"""The expert player: it chooses the action worth most."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...engine.actions import Action, Kind
from ...engine.case import By, WinCase
from ...engine.melds import Meld, MeldKind
from ...engine.phase import Step
from ...engine.tiles import Tile
from ...engine.view import View
from ..base import Player
from ..greedy import GreedyPlayer
from ..valued import Valued, Weigher
from .nearest import nearest_choice
from .others import Others
from .reasons import reasons
from .scene import Judgements, Scene
from .worth import Worth, Worths

#: a win is let go only for what is worth more by this part of it: what is hoped for is rather seen too bright
_SURE: Final = 0.4


class ExpertPlayer(Player):
    """Takes the first of what its weigher puts in order; where tiles alone tell, without weighing."""

    def __init__(self, weigher: Weigher) -> None:
        self._weigher = weigher

    def choose(self, view: View) -> Action:
        if len(view.actions) == 1:
            return view.actions[0]
        return nearest_choice(view) or self._weigher.weigh(view)[0].action


class MahjongWeigher:
    """Weighs mahjong: each action by the chance to win after it, what the win pays, and what others' wins cost."""

    def __init__(self) -> None:
        self._judgements = Judgements()

    def weigh(self, view: View) -> tuple[Valued, ...]:
        return _Decision(view, self._judgements).weighed()


class _Decision:
    def __init__(self, view: View, judgements: Judgements) -> None:
        self.view = view
        self.scene = Scene(view, judgements)
        self.others = Others(self.scene)
        self.worths = Worths(self.scene, self.others)
        self.counts = view.hand_counts()
        self.melds = view.me.melds
        #: wins of which no view tells what they pay
        self.untold: list[Action] = []

    def weighed(self) -> tuple[Valued, ...]:
        view = self.view
        found: list[Valued] = []
        if any(a.kind is Kind.DISCARD for a in view.actions):
            found += self.discards()
        found += [self.one(action) for action in view.actions if action.kind is not Kind.DISCARD]
        choice = nearest_choice(view)
        if view.phase.step is Step.ASK or any(a.kind is Kind.DECLARE for a in view.actions):
            # phases of one system's own: answered as by a player who only counts tiles
            choice = GreedyPlayer().choose(view)
        elif view.actions[0].kind is Kind.WIN and view.actions[0] in self.untold:
            choice = view.actions[0]
        elif sure := max((v.value for v in found if v.action.kind is Kind.WIN), default=0.0):
            found = [v if v.action.kind is Kind.WIN else replace(v, value=v.value - _SURE * sure) for v in found]
        return in_order(found, choice)

    def discards(self) -> list[Valued]:
        tiles = [a.tile for a in self.view.actions if a.kind is Kind.DISCARD and a.tile is not None]
        worths = self.worths.discards(self.counts, self.melds, tiles)
        return [
            self.thrown(action, worths[action.tile], self.melds)
            for action in self.view.actions
            if action.kind is Kind.DISCARD and action.tile is not None
        ]

    def thrown(self, action: Action, worth: Worth, melds: tuple[Meld, ...]) -> Valued:
        """A discard with its danger."""
        assert action.tile is not None
        value, danger = self.with_danger(action.tile, worth, melds)
        return self.valued(action, worth, value, danger)

    def with_danger(self, tile: Tile, worth: Worth, melds: tuple[Meld, ...]) -> tuple[float, float]:
        chance, points = self.others.danger(tile, melds)
        return (1 - chance) * worth.value + points, -points

    def valued(self, action: Action, worth: Worth, value: float, danger: float = 0.0) -> Valued:
        useful = tuple((tile, self.scene.unseen[tile]) for tile in worth.useful if self.scene.unseen[tile])
        return Valued(action, value, worth.chance, worth.win, danger, worth.away, useful, reasons(worth.path))

    def one(self, action: Action) -> Valued:
        """An action other than a discard."""
        if action.kind is Kind.WIN:
            return self.win(action)
        if action.kind in (Kind.PASS, Kind.DECLARE):
            return self.as_it_stands(action)
        if action.kind is Kind.GANG:
            return self.kong(action)
        return self.claim(action)

    def as_it_stands(self, action: Action) -> Valued:
        """The hand as it is, less the tiles that a declaration lays open (亮)."""
        counts, melds = self.counts, self.melds
        if action.tiles:
            counts = counts.copy()
            for tile in action.tiles:
                counts[tile] -= 1
            melds = (*melds, Meld(MeldKind.GANG_SET, action.tiles))
        worth = self.worths.waiting(counts, melds)
        if sum(counts) % 3 == 2:
            worths = self.worths.discards(counts, melds, [t for t, n in enumerate(counts) if n])
            worth = max(worths.values(), key=lambda found: found.value)
        return self.valued(action, worth, worth.value)

    def win(self, action: Action) -> Valued:
        assert action.tile is not None
        by = By(action.what)
        hand = list(self.view.hand)
        source = None
        if by is By.DRAW and action.tile in hand and len(hand) % 3 == 2:
            hand.remove(action.tile)
        else:
            source = self.view.phase.seat
        win = WinCase(self.view.seat, by, action.tile, source)
        paid = self.scene.income(tuple(hand), win, self.melds)
        if paid is None:
            self.untold.append(action)
        # what no view tells pays as wins do: what another's costs is what one's own brings
        points = float(paid[self.view.seat]) if paid is not None else max(1.0, -self.others.mean_loss(self.melds))
        return Valued(action, points, 1.0, points, 0.0, 0)

    def kong(self, action: Action) -> Valued:
        assert action.tile is not None
        counts, tile = self.counts.copy(), action.tile
        melds = self.melds
        kind = MeldKind(action.what)
        if kind is MeldKind.GANG_SINGLE:
            counts[tile] -= 1
            melds = (*melds, Meld(kind, (tile,)))
        elif kind is MeldKind.GANG_ADDED:
            counts[tile] -= 1
            melds = tuple(
                Meld(kind, (tile,) * 4, m.source, m.claimed) if m.kind is MeldKind.PENG and m.tiles[0] == tile else m
                for m in melds
            )
        else:
            counts[tile] = 0
            exposed = kind is MeldKind.GANG_EXPOSED
            melds = (
                *melds,
                Meld(kind, (tile,) * 4, self.view.phase.seat if exposed else None, tile if exposed else None),
            )
        worth = self.worths.with_draw(counts, melds)
        value, danger = worth.value, 0.0
        if kind is MeldKind.GANG_SINGLE and tile in self.scene.wild_kinds:
            value = self.worths.handicapped(worth, melds)
        if kind is MeldKind.GANG_ADDED:
            value, danger = self.with_danger(tile, worth, melds)
        return self.valued(action, worth, value, danger)

    def claim(self, action: Action) -> Valued:
        assert action.tile is not None
        counts = self.counts.copy()
        rest = list(action.tiles)
        rest.remove(action.tile)
        for tile in rest:
            counts[tile] -= 1
        kind = MeldKind.CHI if action.kind is Kind.CHI else MeldKind.PENG
        melds = (*self.melds, Meld(kind, action.tiles, self.view.phase.seat, action.tile))
        tiles = [t for t, n in enumerate(counts) if n and t not in self.scene.locked]
        if not tiles:
            worth = self.worths.hopeless(melds)
            return self.valued(action, worth, worth.value)
        worths = self.worths.discards(counts, melds, tiles)
        best = max(tiles, key=lambda t: (self.with_danger(t, worths[t], melds)[0], -t))
        value, danger = self.with_danger(best, worths[best], melds)
        return self.valued(action, worths[best], value, danger)


def in_order(found: list[Valued], choice: Action | None) -> tuple[Valued, ...]:
    """The best first. ``choice``, what the tiles tell, is worth no less than anything else: where the values say other
    than what was measured, they are too close or too bright to tell.
    """
    most = max(valued.value for valued in found)
    found = [replace(v, value=most) if v.action == choice else v for v in found]
    return tuple(sorted(found, key=lambda valued: (-valued.value, valued.action != choice)))


__all__ = ["ExpertPlayer", "MahjongWeigher"]
