"""One round of 跑胡子 at one moment: the machine of the other rule systems with its own deal, cases and questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from .. import actions as act
from ..actions import Action, Kind
from ..case import NO_TILE, By, SeatCase, WinCase
from ..events import Claim, Deal, Discard, Event, Passed, Reveal, Win
from ..melds import MeldKind
from ..phase import Step
from ..round import Round
from ..rules.base import RuleSystem
from ..seat import SeatState
from ..setup import Setup
from ..tiles import KINDS, UNKNOWN, Tile
from . import flow, forced, judge
from .cards import SEATS
from .choices import options_at, win_at
from .events import Chi, Laid
from .fold import go_to
from .memory import Memory
from .stages import FORCED, LAID_KINDS, PASSES, START_WINS, Card, What, in_doubt, spot_of

#: cards dealt to every seat; the dealer gets one more, which is shown
DEALT = 20


class PaohuziRound(Round):
    """One round. ``memory`` is a `Memory`; the card in question lies in `in_the_air`, in no hand and no pond."""

    __slots__ = ()
    memory: Memory

    @classmethod
    def begin(cls, rules: RuleSystem, setup: Setup, wall: Sequence[Tile], salt: str = "") -> Self:
        """A round before the deal; the counts of its hands have all kinds of tiles."""
        self = super().begin(rules, setup, wall, salt)
        self.seats = [SeatState([0] * KINDS) for _ in range(setup.players)]
        return self

    # --- reading

    @property
    def in_the_air(self) -> Tile | None:
        """The card that was drawn, turned up or played and that nobody has yet."""
        if self.wins:
            won = self.wins[0]
            return None if won.tile == NO_TILE or is_shown_card(won) else won.tile
        spot = spot_of(self.phase)
        return None if spot is None or spot.step is Card.START else spot.card

    def seen_counts(self) -> list[int]:
        """How often each kind (62 numbers) is known to lie outside the stock."""
        seen = [0] * (UNKNOWN + 1)
        for state in self.seats:
            for tile in (*state.tiles(), *(t for m in state.melds for t in m.tiles), *(d.tile for d in state.discards)):
                seen[tile] += 1
        if self.in_the_air is not None:
            seen[self.in_the_air] += 1
        return seen[:KINDS]

    def last_dealt(self) -> Tile:
        """The card that the dealer is dealt last and shows."""
        return self.wall[DEALT * SEATS]

    def next_deal_event(self) -> Deal:
        """The next hand to be dealt: every third card from the dealer on, and one more for the dealer."""
        dealer = self.setup.dealer
        step = next(i for i in range(SEATS) if not self.seats[(dealer + i) % SEATS].size)
        cards = self.wall[step : DEALT * SEATS : SEATS]
        return Deal((dealer + step) % SEATS, cards if step else (*cards, self.last_dealt()))

    # --- judging

    def win_case(self, seat: int, tile: Tile, by: By) -> WinCase:
        """A win in the phase the round is in, with its circumstances."""
        spot = spot_of(self.phase)
        if spot is None:
            return WinCase(seat, by, tile, None if by is By.DRAW else self.phase.seat)
        return win_at(self, spot, spot.stage.what, seat, tile)

    def _seat_case(self, seat: int, drawn: Tile | None, wins: tuple[WinCase, ...]) -> SeatCase:
        state, shown = self.seats[seat], self.memory.shown
        hand, melds = list(state.tiles()), state.melds
        if seat == self.setup.dealer and wins and is_shown_card(wins[0]):
            assert shown is not None
            if any(meld.tiles[0] == shown for meld in melds):
                melds = tuple(meld for meld in melds if meld.tiles[0] != shown)
                hand = sorted([*hand, *(shown,) * 3])
            else:
                hand.remove(shown)
        declared = (judge.PASSED,) if self.memory.seats[seat].passed else ()
        return SeatCase(tuple(hand), melds, (), tuple(d.tile for d in state.discards), declared)

    # --- events

    def owed_if_all_pass(self) -> Event | None:
        """What the table brings when nobody does anything; None when a seat must act."""
        state = self._past_doubt(None)
        return None if state.asked() else Round.owed_if_all_pass(state)

    def apply(self, event: Event) -> Round:
        """The state after the event. One that belongs to a later stage says that what was in doubt did not apply."""
        return super(PaohuziRound, self._past_doubt(event)).apply(event)

    def past_doubt(self) -> PaohuziRound | None:
        if not in_doubt(self):
            return None
        spot = spot_of(self.phase)
        assert spot is not None
        what, seat = spot.stage
        phase = flow.after(self, spot)
        state = self._copy()
        if what is What.PENG and self.options.flag("pass_peng_dead"):
            state.memory = self.memory.in_doubt(seat, spot.card)
        go_to(state, phase, spot)
        return state

    def if_all_pass(self) -> PaohuziRound | None:
        """The round behind a forced stage in doubt, at what is asked or owed next: a pass of it makes no event."""
        spot = spot_of(self.phase)
        return self.past_doubt() if spot is not None and spot.stage.what in FORCED else None

    def _past_doubt(self, event: Event | None) -> PaohuziRound:
        """The round at the stage an event belongs to (None: behind every stage in doubt)."""
        state = self
        while (following := state.past_doubt()) is not None:
            if isinstance(event, Reveal) or (event is not None and state._answers(event)):
                break
            state = following
        return state

    def _answers(self, event: Event) -> bool:
        """Whether the event is what the seat that is asked does or lets go."""
        if getattr(event, "seat", None) != self.phase.seat:
            return False
        spot = spot_of(self.phase)
        assert spot is not None
        what = spot.stage.what
        if isinstance(event, Laid):
            return LAID_KINDS.get(what) is event.kind
        if isinstance(event, Passed):
            return event.what == PASSES.get(what, "win") and what not in FORCED
        if isinstance(event, Win):
            return what is What.WIN or what in START_WINS
        return (what is What.PENG and isinstance(event, Claim)) or (what is What.CHI and isinstance(event, Chi))

    def event_of(self, action: Action) -> Event | None:
        """The event that carrying out an action makes; None for a pass of something forced that was in doubt."""
        kind, seat, tile = action.kind, action.seat, action.tile
        if kind is Kind.PASS:
            spot = spot_of(self.phase)
            return None if spot is not None and spot.stage.what in FORCED else self.pass_event(seat)
        assert tile is not None
        if kind is Kind.DISCARD:
            return Discard(seat, tile)
        spot = spot_of(self.phase)
        assert spot is not None
        if kind is Kind.GANG:
            return forced.laid(self, spot, tile)
        if kind is Kind.WIN:
            win = win_at(self, spot, spot.stage.what, seat, tile)
            started = spot.stage.what in START_WINS
            return Win(seat, win.by, tile, win.source, win.circumstances if started else ())
        if kind is Kind.PENG:
            return Claim(MeldKind.PENG, seat, action.tiles, tile, spot.source)
        first, *rest = (action.tiles[i : i + 3] for i in range(0, len(action.tiles), 3))
        return Chi(seat, first, tile, spot.source, tuple(rest))

    def pass_event(self, seat: int) -> Passed:
        """What the seat writes down when it declines what it is asked."""
        spot = spot_of(self.phase)
        assert spot is not None
        without = spot.stage.what is What.SAN_TI and seat != spot.source
        return Passed(seat, NO_TILE if without else spot.card, PASSES.get(spot.stage.what, "win"))

    def asks(self, seat: int) -> tuple[Action, ...]:
        """What the seat is asked in the phase the round is in."""
        spot = spot_of(self.phase)
        if spot is None or self.phase.step is not Step.ASK or seat != self.phase.seat:
            return ()
        return (*options_at(self, spot, spot.stage.what, seat), act.pass_(seat))


def is_shown_card(win: WinCase) -> bool:
    """Whether a win is on the dealer's shown card, which lies in the dealer's hand."""
    said = win.circumstances
    return judge.HEAVEN in said or judge.EARTH in said or (judge.SAN_TI in said and win.tile != NO_TILE)
