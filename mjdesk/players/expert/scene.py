"""What one decision is about: the view with what follows from it, worked out once."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import replace
from functools import cached_property
from math import exp
from typing import Any, Final

from ...engine.actions import Kind
from ...engine.case import NOTHING, By, Case, SeatCase, Verdict, WinCase
from ...engine.errors import BadInput
from ...engine.melds import Meld
from ...engine.rules.base import RuleSystem
from ...engine.rules.registry import rule_system
from ...engine.shapes import Pair
from ...engine.tiles import STANDARD, UNKNOWN, Tile
from ...engine.view import View
from .pace import hazards, in_wall, seen, sort_of, thrown

_REMEMBERED: Final = 20_000
#: how often a tile turned up has a rank that points at the first seat (1, 5, 9), the second (2, 6) …
_POINTED: Final = (3 / 9, 2 / 9, 2 / 9, 2 / 9)


class Judgements:
    """What was judged, kept from one decision to the next; a bounded number of judgements."""

    def __init__(self) -> None:
        self.found: dict[object, tuple[float, ...] | None] = {}
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
        #: what is seen of each other seat
        self.seen = {seat: seen(view.seats[seat], self.system.surely_ready(view, seat)) for seat in others}
        self.hazards = hazards(list(self.seen.values()), self.facts, min(self.turns, 24))
        pair_258 = self.facts.pair is Pair.SUITED_258
        sorts = [sort_of(tile, self.wild_kinds, self.kong_kinds) for tile in range(STANDARD)]
        #: by kind, the chance that a tile drawn is of it, and that one that another throws is
        self.drawn = [
            n / self.total * in_wall(sort, n, pair_258) if n else 0.0
            for n, sort in zip(self.unseen, sorts, strict=True)
        ]
        self.thrown = [
            n / self.total * thrown(sort, n, self.turn, pair_258) if n else 0.0
            for n, sort in zip(self.unseen, sorts, strict=True)
        ]
        case = view.case(WinCase(self.seat, By.DRAW, 0))
        #: without discards and own tiles, so that what is judged depends on nothing but the key it is remembered under
        hidden = [replace(seat, hand=(UNKNOWN,) * len(seat.hand), discards=()) for seat in case.seats]
        self._case = replace(case, seats=tuple(hidden))
        self._judgements, self._judged = judgements, judgements.found
        self._turned_up = self.system.turned_up(view.setup)
        #: what the own seat has declared, and whether that is what is weighed
        self.marks = view.me.declared
        self.declaring = False
        #: what is ready now declares so at the next occasion: that is not what is asked
        self.declares_later = not any(action.kind is Kind.DECLARE for action in view.actions)
        #: how likely it is that of the last tiles of the wall one is drawn by this seat
        each = self.system.reserve(self.options) - self.system.tail(self.options)
        self.last_share = 1.0 if each >= self.players else 1 / self.players
        self._known()

    def _known(self) -> None:
        """What a judgement depends on beside what is asked."""
        known = tuple((s.melds, s.flowers, s.declared) for s in self._case.seats)
        view = self.view
        self._place = self._judgements.place_of((view.setup, view.indicator, known, repr(dict(view.extra))))

    @cached_property
    def once_ready(self) -> Scene:
        """The same when a hand that is not ready yet will be: it declares what may be declared then."""
        marks = self.facts.declares
        return self if not marks or set(marks) <= set(self.marks) else self.declared(marks)

    def declared(self, marks: tuple[str, ...]) -> Scene:
        """The same with these declarations made by the own seat."""
        scene = copy(self)
        scene.marks = (*self.marks, *marks)
        scene.declaring = True
        scene.declares_later = False
        seats = list(self._case.seats)
        seats[self.seat] = replace(seats[self.seat], declared=scene.marks)
        scene._case = replace(self._case, seats=tuple(seats))
        scene._known()
        return scene

    def income(
        self,
        hand: tuple[Tile, ...],
        win: WinCase,
        melds: tuple[Meld, ...],
        *,
        own_melds: tuple[Meld, ...] | None = None,
        extra: Mapping[str, Any] = NOTHING,
        marks: tuple[str, ...] | None = None,
    ) -> tuple[float, ...] | None:
        """What each seat gets if ``win.seat`` won so with these tiles and melds, what is turned up after it (horses,
        birds) on average; None where it may not.

        ``own_melds``: those of the seat that decides, where it is not the winner and they would be others by then;
        ``extra``: what the case would say beside what it says now; ``marks``: what the winner would have declared.
        """
        key = (self._place, hand, win, melds, own_melds, repr(dict(extra)) if extra else "", marks)
        if key not in self._judged:
            seats = list(self._case.seats)
            if own_melds is not None:
                seats[self.seat] = replace(seats[self.seat], melds=own_melds)
            seats[win.seat] = replace(seats[win.seat], hand=hand, melds=melds)
            if marks is not None:
                seats[win.seat] = replace(seats[win.seat], declared=marks)
            self._judged[key] = self._expected(tuple(seats), (win,), extra)
        return self._judged[key]

    def owed(self, hand: tuple[Tile, ...], win: WinCase, melds: tuple[Meld, ...], own_melds: tuple[Meld, ...]) -> float:
        """What the deciding seat would pay in the place of others if ``win.seat`` won so (包牌)."""
        key = (self._place, "owed", hand, win, melds, own_melds)
        if key not in self._judged:
            seats = list(self._case.seats)
            seats[self.seat] = replace(seats[self.seat], melds=own_melds)
            seats[win.seat] = replace(seats[win.seat], hand=hand, melds=melds)
            found = self._verdict(replace(self._case, seats=tuple(seats), wins=(win,)))
            paid = (
                [t.points for t in found.transfers if t.payer == self.seat and t.owed_by is not None] if found else []
            )
            self._judged[key] = (float(sum(paid)),)
        owed = self._judged[key]
        return owed[0] if owed else 0.0

    def _expected(
        self, seats: tuple[SeatCase, ...], wins: tuple[WinCase, ...], extra: Mapping[str, Any]
    ) -> tuple[float, ...] | None:
        plain = self._judge(seats, wins, extra)
        up = self._turned_up
        if up is None or plain is None:
            return plain
        # one tile for each seat that a rank may point at
        one = [0.0] * self.players
        for rank, share in enumerate(_POINTED):
            paid = self._judge(seats, wins, {**extra, up.key: (rank,)})
            if paid is not None:
                one = [sum_ + share * points for sum_, points in zip(one, paid, strict=True)]
        if up.multiplies:
            return tuple([p * (o / p) ** up.many if p else 0.0 for p, o in zip(plain, one, strict=True)])
        return tuple([p + up.many * (o - p) for p, o in zip(plain, one, strict=True)])

    def _judge(
        self, seats: tuple[SeatCase, ...], wins: tuple[WinCase, ...], extra: Mapping[str, Any] = NOTHING
    ) -> tuple[float, ...] | None:
        case = replace(
            self._case, seats=seats, wins=wins, extra={**self._case.extra, **extra} if extra else self._case.extra
        )
        found = self._verdict(case)
        return None if found is None else found.payments(self.players)

    def _verdict(self, case: Case) -> Verdict | None:
        try:
            return self.system.judge(case)
        except BadInput:  # more copies of a tile than there are: no such hand
            return None

    def nobody(self, own_melds: tuple[Meld, ...], extra: Mapping[str, Any] = NOTHING) -> float:
        """What the deciding seat gets if nobody wins; ``extra`` as for `income`."""
        key = (self._place, own_melds, repr(dict(extra)) if extra else "")
        if key not in self._judged:
            seats = list(self._case.seats)
            seats[self.seat] = replace(seats[self.seat], melds=own_melds)
            self._judged[key] = self._judge(tuple(seats), (), extra)
        paid = self._judged[key]
        return 0 if paid is None else paid[self.seat]
