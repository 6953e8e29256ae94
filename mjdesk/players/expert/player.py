"""The expert player: it chooses the action worth most."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...engine.actions import Action, Kind
from ...engine.case import By, WinCase
from ...engine.melds import Meld, MeldKind
from ...engine.rules.prospects import Consequence
from ...engine.rules.values import Aim
from ...engine.tiles import Tile
from ...engine.view import View
from ..base import Player
from ..valued import Valued, Weigher
from .liability import Liabilities, may_bind
from .nearest import kept_chance, nearest_choice, places
from .others import Others
from .reasons import BINDING, reasons
from .scene import Judgements, Scene
from .worth import Worth, Worths

#: what liability may cost is told where it is more than this part of a usual loss
_TOLD: Final = 0.02


class ExpertPlayer(Player):
    """Takes the first of what its weigher puts in order; where tiles alone tell, without weighing."""

    def __init__(self, weigher: Weigher) -> None:
        self._weigher = weigher

    def choose(self, view: View) -> Action:
        if len(view.actions) == 1:
            return view.actions[0]
        choice = nearest_choice(view)
        if choice is None or (choice.kind is Kind.DISCARD and may_bind(view)):
            return self._weigher.weigh(view)[0].action
        return choice


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
        self.liabilities = Liabilities(self.scene, self.others)
        self._routes: dict[Aim | None, Worths] = {}
        self.counts = view.hand_counts()
        self.melds = view.me.melds
        #: wins of which no view tells what they pay
        self.untold: list[Action] = []
        #: where tiles decide, how near each action leaves the hand, and along which route
        self.choice = nearest_choice(view)
        self.places = places(view) if self.choice is not None and len(view.actions) > 1 else {}

    def weighed(self) -> tuple[Valued, ...]:
        view = self.view
        found: list[Valued] = []
        if any(a.kind is Kind.DISCARD for a in view.actions):
            found += self.discards()
        found += [self.one(action) for action in view.actions if action.kind is not Kind.DISCARD]
        if self.choice is not None:
            return self.by_tiles(found, self.choice)
        found = [self.less_liability(valued) for valued in found]
        if view.actions[0].kind is Kind.WIN and view.actions[0] in self.untold:
            first = next(v for v in found if v.action == view.actions[0])
            found = [v if v is first else replace(v, value=min(v.value, first.value)) for v in found]
            return in_order(found, first.action)
        return in_order(found)

    def by_tiles(self, found: list[Valued], choice: Action) -> tuple[Valued, ...]:
        """What tiles chose first; others are worth less by how much farther from a win they leave the hand."""
        first = next(v for v in found if v.action == choice)
        stake = first.chance * (first.win - self.others.mean_loss(self.melds))
        rest = []
        for valued in found:
            if choice in self.places and valued.action in self.places:
                kept = kept_chance(self.places[choice].place, self.places[valued.action].place)
                rest.append(replace(valued, value=first.value - (1 - kept) * max(0.0, stake)))
            else:
                rest.append(replace(valued, value=min(valued.value, first.value)))
        rest = [first if valued.action == choice else valued for valued in rest]
        return in_order([self.less_liability(valued) for valued in rest], choice)

    def less_liability(self, valued: Valued) -> Valued:
        """A discard is worth less by what it may cost to pay for others."""
        if valued.action.kind is not Kind.DISCARD or valued.action.tile is None:
            return valued
        cost = self.liabilities.cost(valued.action.tile, self.melds)
        if not cost:
            return valued
        told = (BINDING,) if cost > _TOLD * -self.others.mean_loss(self.melds) else ()
        return replace(valued, value=valued.value - cost, besides=(*valued.besides, *told))

    def worths_of(self, action: Action) -> Worths:
        """Along the route that is followed after an action, or all of them."""
        followed = self.places.get(action)
        return self.worths if followed is None else self._along(followed.aim)

    def _along(self, aim: Aim | None) -> Worths:
        if aim not in self._routes:
            self._routes[aim] = Worths(self.scene, self.others, aim)
        return self._routes[aim]

    def discards(self) -> list[Valued]:
        actions = {a.tile: a for a in self.view.actions if a.kind is Kind.DISCARD and a.tile is not None}
        by_route: dict[Worths, list[Tile]] = {}
        for tile, action in actions.items():
            by_route.setdefault(self.worths_of(action), []).append(tile)
        found = {}
        for worths, tiles in by_route.items():
            found.update(worths.discards(self.counts, self.melds, tiles))
        return [self.thrown(action, found[tile], self.melds) for tile, action in actions.items()]

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
            return self.answer(action)
        if action.kind is Kind.GANG:
            return self.kong(action)
        return self.claim(action)

    def answer(self, action: Action) -> Valued:
        """A pass, or a declaration: the hand as it is then, and what the rules say that it brings."""
        after = self.scene.system.consequence(self.view, action)
        melds = (*self.melds, *after.melds)
        counts = self.counts.copy()
        for meld in after.melds:
            for tile in meld.tiles:
                counts[tile] -= 1
        nobody = self.scene.nobody(melds, after.extra)
        if after.ends:
            return Valued(action, nobody, 0.0, 0.0, 0.0, None)
        if after.takes:
            return self.last_tile(action, after)
        if after.marks:
            return self.declared(action, after)
        if after.last:
            risk, points = self.others.last_draw(melds)
            return Valued(action, points + (1 - risk) * nobody, 0.0, 0.0, 0.0, None)
        worth = self.worths_of(action).waiting(counts, melds)
        if sum(counts) % 3 == 2:
            worths = self.worths.discards(counts, melds, [t for t, n in enumerate(counts) if n])
            worth = max(worths.values(), key=lambda found: found.value)
        value, danger = worth.value + nobody - self.scene.nobody(melds), 0.0
        if after.throws is not None:
            value, danger = self.with_danger(after.throws, worth, melds)
        return self.valued(action, worth, value, danger)

    def declared(self, action: Action, after: Consequence) -> Valued:
        """A declaration that goes with a discard: the best one that leaves the hand ready, whose waits stay."""
        worths = Worths(self.scene.declared(after.marks), self.others)
        best: Valued | None = None
        for tile, worth in worths.discards(
            self.counts, self.melds, [t for t, n in enumerate(self.counts) if n]
        ).items():
            if worth.path is None or worth.path.rates:
                continue
            chance, points = worth.path.ready.at_once()
            value = chance * points + (1 - chance) * worth.value
            won = chance + (1 - chance) * worth.chance
            win = (chance * points + (1 - chance) * worth.chance * worth.win) / won if won else 0.0
            value, danger = self.with_danger(tile, replace(worth, value=value), self.melds)
            if best is None or value > best.value:
                best = self.valued(action, replace(worth, chance=won, win=win), value, danger)
        return best or self.valued(action, self.worths.hopeless(self.melds), self.worths.hopeless(self.melds).value)

    def last_tile(self, action: Action, after: Consequence) -> Valued:
        """The last tile of the wall is taken: it wins, or it lies for the others to win on."""
        scene, hand = self.scene, tuple(sorted(self.view.hand))
        chance = points = danger = 0.0
        for tile, drawn in enumerate(scene.drawn):
            if not drawn:
                continue
            paid = scene.income(hand, WinCase(scene.seat, By.DRAW, tile, None, after.circumstances), self.melds)
            if paid is not None:
                chance += drawn
                points += drawn * paid[scene.seat]
            else:
                danger -= drawn * self.others.danger(tile, self.melds)[1]
        value = points - danger + (1 - chance) * scene.nobody(self.melds)
        return Valued(action, value, chance, points / chance if chance else 0.0, danger, None)

    def win(self, action: Action) -> Valued:
        assert action.tile is not None
        by = By(action.what)
        hand = list(self.view.hand)
        source = None
        if by is By.DRAW and action.tile in hand and len(hand) % 3 == 2:
            hand.remove(action.tile)
        else:
            source = self.view.phase.seat
        win = WinCase(self.view.seat, by, action.tile, source, self.view.circumstances)
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
        brings = self.scene.system.kong_draw(self.view, action)
        worth = self.worths.with_draw(counts, melds, brings)
        value, danger = worth.value, 0.0
        if brings.thrown:
            danger = brings.tiles * self.others.usual_danger(melds)
            value -= danger
        if kind is MeldKind.GANG_SINGLE and tile in self.scene.wild_kinds:
            value = self.worths.handicapped(worth, melds)
        if kind is MeldKind.GANG_ADDED:
            chance, points = self.others.robbed(tile, self.melds)
            value, danger = (1 - chance) * value + points, danger - points
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
        worths = self.worths_of(action).discards(counts, melds, tiles)
        best = max(tiles, key=lambda t: (self.with_danger(t, worths[t], melds)[0], -t))
        value, danger = self.with_danger(best, worths[best], melds)
        return self.valued(action, worths[best], value, danger)


def in_order(found: list[Valued], choice: Action | None = None) -> tuple[Valued, ...]:
    """The best first; ``choice`` before what is worth as much."""
    return tuple(sorted(found, key=lambda valued: (-valued.value, valued.action != choice)))


__all__ = ["ExpertPlayer", "MahjongWeigher"]
