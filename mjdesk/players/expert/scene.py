"""What one decision is about: the view with what follows from it, worked out once."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from typing import Final

from ...engine.case import By, SeatCase, WinCase
from ...engine.errors import BadInput
from ...engine.melds import Meld
from ...engine.rules.base import RuleSystem
from ...engine.rules.registry import rule_system
from ...engine.tiles import Tile
from ...engine.view import View
from .pace import hazards, openings, thrown

_REMEMBERED: Final = 20_000


class Judgements:
    """What was judged, kept from one decision to the next; a bounded number of judgements."""

    def __init__(self) -> None:
        self.found: dict[object, tuple[int, ...] | None] = {}
        self._places: dict[object, int] = {}

    def place_of(self, known: object) -> int:
        """A number for all that a judgement depends on beside the winner's tiles and the melds asked about."""
        if len(self.found) > _REMEMBERED:
            self.found.clear()
            self._places.clear()
        return self._places.setdefault(known, len(self._places))


class Scene:
    """The view of a decision, unseen tiles, the turns left, and judgements of what might come."""

    def __init__(self, view: View, judgements: Judgements) -> None:
        self.view = view
        self.seat = view.seat
        self.system: RuleSystem = rule_system(view.setup.rules)
        self.options = view.setup.options
        self.facts = self.system.hand_facts(self.options)
        copies = self.system.tile_set(self.options).copies
        self.players = len(view.seats)
        self.wild_kinds = view.special.wild
        self.kong_kinds = view.special.kong
        self.locked = view.special.locked
        self.to_lay = view.special.to_lay
        unseen = view.unseen(copies)
        self.unseen = [max(0, n) for n in unseen]
        self.total = max(1, sum(self.unseen))
        #: of natural use: kong tiles must be laid, and wild ones are counted by themselves
        self.natural = [0 if t in self.locked else n for t, n in enumerate(self.unseen)]
        self.turn = len(view.me.discards)
        others = [seat for seat in range(self.players) if seat != self.seat]
        self.others = others
        left = max(0, view.wall_left - self.system.reserve(self.options))
        self.turns = max(1, -(-left // self.players))
        density = sum(self.unseen[tile] for tile in self.kong_kinds) / self.total
        #: a kong tile that may still be drawn
        self.spare_kong = max(
            (tile for tile in self.kong_kinds if self.unseen[tile] and tile not in self.wild_kinds),
            key=lambda t: (self.unseen[t], -t),
            default=None,
        )
        #: draws a turn, with those that kong tiles bring
        self.draws = 1 / (1 - min(0.5, density))
        #: by what factors of kongs still to come multiply what a win of one's own pays, and what another's costs
        to_come = density * max(1.0, self.facts.pace - self.turn)
        #: how likely the seat lays none, one, two more kong tiles
        none = exp(-to_come)
        self.kongs_to_come = (none, none * to_come, 1 - none - none * to_come)
        self.loss_growth = self.facts.kong_factor ** (2.6 * to_come - 0.4) if self.kong_kinds else 1.0
        self.win_growth = self.facts.kong_factor ** (2.2 * to_come) if self.kong_kinds else 1.0
        self.hazards = hazards(
            [openings(view.seats[seat].melds) for seat in others],
            max(len(view.seats[seat].discards) for seat in others),
            self.facts.pace,
            min(self.turns, 24),
        )
        #: by kind, the chance that one tile drawn is of it, and how many of it the others throw a turn, if any claims
        self.drawn = [n / self.total for n in self.unseen]
        self.thrown = [n / self.total * thrown(tile) for tile, n in enumerate(self.unseen)]
        case = view.case(WinCase(self.seat, By.DRAW, 0))
        #: without discards, so that what is judged depends on nothing but the key it is remembered under
        self._case = replace(case, seats=tuple([replace(seat, discards=()) for seat in case.seats]))
        self._judged = judgements.found
        known = tuple((s.melds, s.flowers, s.declared) for s in view.seats)
        self._place = judgements.place_of((view.setup, view.indicator, known, repr(dict(view.extra))))

    def income(
        self, hand: tuple[Tile, ...], win: WinCase, melds: tuple[Meld, ...], own_melds: tuple[Meld, ...] | None = None
    ) -> tuple[int, ...] | None:
        """What each seat gets if ``win.seat`` won so with these tiles and melds; None where it may not.

        ``own_melds``: those of the seat that decides, where it is not the winner and they would be others by then.
        """
        key = (self._place, hand, win, melds, own_melds)
        if key not in self._judged:
            seats = list(self._case.seats)
            if own_melds is not None:
                seats[self.seat] = replace(seats[self.seat], melds=own_melds)
            seats[win.seat] = replace(seats[win.seat], hand=hand, melds=melds)
            self._judged[key] = self._judge(tuple(seats), (win,))
        return self._judged[key]

    def _judge(self, seats: tuple[SeatCase, ...], wins: tuple[WinCase, ...]) -> tuple[int, ...] | None:
        try:
            return self.system.judge(replace(self._case, seats=seats, wins=wins)).payments(self.players)
        except BadInput:  # more copies of a tile than there are: no such hand
            return None

    def nobody(self, own_melds: tuple[Meld, ...]) -> int:
        """What the deciding seat gets if nobody wins."""
        key = (self._place, own_melds)
        if key not in self._judged:
            seats = list(self._case.seats)
            seats[self.seat] = replace(seats[self.seat], melds=own_melds)
            self._judged[key] = self._judge(tuple(seats), ())
        paid = self._judged[key]
        return 0 if paid is None else paid[self.seat]
