"""One round at one moment, as everybody uses it.

``round.apply(event)`` returns the next state or raises `IllegalAction` naming the reason; nothing else changes a
round. Undo is folding a shorter list. Tiles that are not known are `UNKNOWN`; an event that shows one fixes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Self

from . import actions as act
from . import fold, legality
from .actions import Action
from .case import By, Case, Verdict, WinCase
from .errors import IllegalAction
from .events import (
    Claim,
    Deal,
    End,
    Event,
    Exhausted,
    Flower,
    Gang,
    Indicator,
    Settle,
    SettledWin,
    Win,
    discarded,
    drawn,
    is_by_table,
)
from .melds import MeldKind
from .phase import How, Phase, Step
from .table import Table
from .tiles import UNKNOWN, Tile, is_flower
from .wall import dealt

_TURN: Final = Step.TURN
_CLAIM: Final = Step.CLAIM
_ROB: Final = Step.ROB
_ASK: Final = Step.ASK
_DRAW: Final = Step.DRAW
#: the phases in which seats are asked
_ASKING: Final = (_TURN, _CLAIM, _ROB, _ASK)
_FRONT: Final = End.FRONT


class Round(Table):
    """One round at one moment. Attributes are for reading; make the next one with `apply`."""

    __slots__ = ()

    # --- what may happen

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """What the seat may do now; empty when it is not asked."""
        if self._asked is not None:
            return self._asked.get(seat, ())
        if seat not in self._legal:
            there = 0 <= seat < len(self.seats)
            self._legal[seat] = legality.legal_actions(self, seat) if there else ()
        return self._legal[seat]

    def legal_moves(self, seat: int) -> tuple[Action, ...]:
        """What the seat may do now but win; the pass of a question about nothing else may be left out."""
        if not (0 <= seat < len(self.seats) and self.seats[seat].unknown):
            return tuple([action for action in self.legal_actions(seat) if action.kind is not act.WIN])
        key = -1 - seat
        if key not in self._legal:
            self._legal[key] = legality.moves(self, seat)
        return self._legal[key]

    def allows(self, action: Action) -> bool:
        """Whether an action is one of the legal ones."""
        no_win = action.kind not in (act.WIN, act.PASS)
        return action in (self.legal_moves(action.seat) if no_win else self.legal_actions(action.seat))

    def asked(self) -> Mapping[int, tuple[Action, ...]]:
        """The seats that have something to decide now, all asked at the same time."""
        asked = self._asked
        if asked is None:
            asked = self._asked = legality.asked(self)
        return asked

    def owed(self) -> Event | None:
        """The event the table itself must bring next, None when a seat is asked or the round is over.

        An unknown tile of the wall makes a Draw, Deal or Indicator with UNKNOWN in it: whoever knows better
        (a device, a person) applies the same event with the tile.
        """
        return None if self.asked() else self.owed_if_all_pass()

    def owed_if_all_pass(self) -> Event | None:
        """What the table brings when every seat that is asked passes; None when a seat must act."""
        phase = self.after_passes() or self.phase
        if phase.step is _DRAW:
            place, end = self.next_place(phase.how)
            return drawn(phase.seat, self.wall[place], end is _FRONT)
        if phase.step is Step.DEAL:
            return self.next_deal_event()
        if phase.step is Step.INDICATOR:
            return self.indicator_event(self.wall[self.indicator_place()])
        if phase.step is Step.FLOWER:
            return Flower(phase.seat, self.seats[phase.seat].flowers_held[0])
        if phase.step is Step.OWE:
            return self.rules.owes(self, phase)
        if phase.step is Step.EXHAUSTED:
            return Exhausted()
        if phase.step is Step.SETTLE and not self.winners_unknown():
            return self.rules.turns(self) or self.settlement()
        return None

    def indicator_place(self) -> int:
        """The place of the wall of the tile to be turned up."""
        place = self.rules.turned_at(self.setup)
        return self.front if place is None else place

    def after_passes(self) -> Phase | None:
        """The phase that follows when everybody asked passes; None where that is not possible."""
        if self._if_all_pass is None:
            self._if_all_pass = self._after_passes()
        return self._if_all_pass

    def _after_passes(self) -> Phase | None:
        phase = self.phase
        step = phase.step
        if step is _CLAIM:
            return self.rules.after_unclaimed(self)
        if step is _TURN:
            at_sea = phase.how is How.SEA
            return self.rules.due_draw(self, (phase.seat + 1) % len(self.seats)) if at_sea else None
        if step is _ROB:
            assert phase.tile is not None
            return self.rules.after_kong(self, phase.seat, MeldKind(phase.name), phase.tile)
        if step is _ASK:
            return self.rules.after_ask(self)
        return None

    def if_all_pass(self) -> Round | None:
        """The round at the question that follows when everybody asked passes; None when an event comes first."""
        phase = self.after_passes()
        if phase is None or phase.step not in _ASKING:
            return None
        after = self._copy()
        fold.leave_question(after, claimer=None)
        after._enter(phase)
        return after

    def past_doubt(self) -> Round | None:
        """The round at what follows if a seat that is asked alone, and may hold nothing to answer with, does not.

        None where nobody is asked only because its tiles are not known (physical table).
        """
        return None

    # --- judgement

    def case(self, wins: tuple[WinCase, ...]) -> Case:
        """The scoring case this round makes with these wins."""
        return self.case_with(wins, self.rules.extra(self))

    def declared(self, seat: int) -> tuple[str, ...]:
        return self.rules.declared(self, seat)

    def lying(self) -> tuple[Tile, ...]:
        return self.rules.lying(self)

    def verdict_on(self, seat: int, tile: Tile, by: By) -> Verdict:
        """The judgement on a win of the seat alone on this tile now."""
        key = (seat, tile, by)
        if key not in self._verdicts:
            self._verdicts[key] = self.rules.judge(self.case((self.win_case(seat, tile, by),)))
        return self._verdicts[key]

    def win_case(self, seat: int, tile: Tile, by: By) -> WinCase:
        """A win in the phase the round is in, with its circumstances."""
        source = None if by is By.DRAW else self.phase.seat
        return WinCase(seat, by, tile, source, self.rules.circumstances(self, seat, by))

    def verdict(self) -> Verdict:
        """The judgement of the finished round: patterns, and payments with their reasons."""
        return self.rules.judge(self.case(self.wins))

    def excusable(self) -> tuple[int, ...]:
        """The seats whose hands are not known and might spare them a payment: they may still show them."""
        if self.phase.step is not Step.SETTLE or self.winners_unknown():
            return ()
        return tuple([seat for seat in self.rules.may_be_excused(self.case(self.wins)) if self.seats[seat].unknown])

    def settlement(self) -> Settle:
        """The event that settles the round as it stands."""
        verdict = self.verdict()
        pay = verdict.payments(len(self.seats))
        assert pay is not None, (verdict, self.wins)
        wins = tuple(SettledWin(w.seat, p, f) for w, p, f in zip(self.wins, verdict.patterns, verdict.fan, strict=True))
        return Settle(pay, wins, self.salt, verdict.huxi)

    # --- events

    def apply(self, event: Event) -> Round:
        """The state after the event; raises IllegalAction when the rules do not allow it now."""
        seat = getattr(event, "seat", None)
        if seat is not None and not 0 <= seat < len(self.seats):
            raise IllegalAction("not-legal", f"{event}: there is no seat {seat}")
        after = self._copy()
        if is_by_table(event) and (phase := self.after_passes()):
            fold.leave_question(after, claimer=None)
            after._enter(phase)
        handler = self.rules.handlers.get(type(event)) or fold.ON.get(type(event))
        if handler is None:
            raise IllegalAction("not-legal", f"{event}: {self.rules.id} knows no such event")
        handler(after, event)
        if seat is not None and after.seats[seat].passed:
            fold.forget_passes(after, seat, event)
        after.memory = self.rules.remember(self, event, after)
        after._trail = (self._trail, event)
        after.length = self.length + 1
        return after

    def apply_all(self, events: Iterable[Event]) -> Round:
        """The state after several events."""
        state = self
        for event in events:
            state = state.apply(event)
        return state

    def take_back(self, number: int) -> Round:
        """The round without its last ``number`` events, folded anew."""
        events = self.events
        begun = self.begin(self.rules, self.setup, self.first_wall, self.salt)
        return begun.apply_all(events[: max(0, len(events) - number)])

    def event_of(self, action: Action) -> Event | None:
        """The event that carrying out an action makes; None for a pass of which nothing is written down."""
        kind, seat, tile = action.kind, action.seat, action.tile
        source = self.phase.seat if self.phase.step in (_CLAIM, _ROB) else None
        if kind is act.DISCARD:
            assert tile is not None
            return discarded(seat, tile)
        if kind is act.PASS:
            return self.rules.refusal(self, seat)
        if kind is act.DECLARE:
            return self.rules.declaration(self, action)
        assert tile is not None
        if kind is act.WIN:
            thrower = None if action.what == By.DRAW.value else self.phase.seat
            return Win(seat, By(action.what), tile, self.wins[0].source if self.wins else thrower)
        if kind is act.GANG:
            return self._gang_event(action, source)
        assert source is not None
        return Claim(MeldKind(kind.value), seat, action.tiles, tile, source)

    def _gang_event(self, action: Action, source: int | None) -> Gang:
        kind = MeldKind(action.what)
        way = {"": None, act.OPENED: True, act.PLAIN: False}[action.way]
        if kind is MeldKind.GANG_EXPOSED:
            return Gang(action.seat, kind, action.tiles, source, action.tile, way)
        if kind is MeldKind.GANG_ADDED:
            peng = self.seats[action.seat].melds[fold.place_of_peng(self, action.seat, action.tiles[0])]
            return Gang(action.seat, kind, action.tiles, peng.source, peng.claimed, way)
        return Gang(action.seat, kind, action.tiles, open=way)

    def next_deal_event(self) -> Deal:
        """The next hand to be dealt: one event a seat, from the dealer on."""
        setup = self.setup
        order = [(setup.dealer + i) % setup.players for i in range(setup.players)]
        seat = next(seat for seat in order if not self.seats[seat].size)
        return Deal(seat, dealt(self.wall, setup.players, setup.dealer)[seat])

    def indicator_event(self, tile: Tile) -> Indicator:
        """What turning up this tile makes."""
        if tile == UNKNOWN or is_flower(tile):
            return Indicator(tile)
        special = self.rules.special(self.options, tile)
        return Indicator(tile, special.wild[0] if special.wild else None, special.skins)

    # --- inside

    def _copy(self) -> Self:
        new = object.__new__(type(self))
        new.setup, new.rules, new.options = self.setup, self.rules, self.options
        new.wall, new.salt, new.front, new.back = self.wall, self.salt, self.front, self.back
        new.first_wall = self.first_wall
        new.seats, new.phase = self.seats.copy(), self.phase
        new.special, new.indicator = self.special, self.indicator
        new.wins, new.rivals = self.wins, self.rivals
        new.declined, new.settled = self.declined, self.settled
        new.taken, new.turned, new.fled = self.taken, self.turned, self.fled
        new.feeder, new.memory = self.feeder, self.memory
        # the question is the same until an event changes it, so its answers are too
        new.length, new._trail = self.length, self._trail
        new._legal, new._asked, new._verdicts = self._legal, self._asked, {}
        new._if_all_pass = None
        return new
