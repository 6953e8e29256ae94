"""What the red-dragon-kong systems (红中杠: `wuhan`, `macheng`, `jingzhou-hongzhong`) have in common.

A wild tile and other kong tiles are laid one at a time; the hand must be opened; a plain win needs a 2/5/8
pair and few wild tiles; one seat wins, and the winner's melds and the losers' count alike.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from ..case import By, Case, Verdict, illegal
from ..errors import BadInput
from ..melds import MeldKind
from ..options import Options
from ..phase import How, Phase, Step
from ..shapes import Pair
from ..text import Text
from ..tiles import Tile
from . import red_dragon_words as words
from .base import RuleSystem
from .checks import Check, Situation, first_failure, require_readable
from .quick import barred, is_far, may_wait, may_win, quick_hand
from .values import Aim, HandFacts, SeatNote, Special

if TYPE_CHECKING:
    from ..round import Round
    from ..view import View


def suit_neighbours(tile: Tile) -> tuple[Tile, Tile]:
    """The tiles before and after one of a suit: 1…9 and round again."""
    first = tile // 9 * 9
    return first + (tile - first - 1) % 9, first + (tile - first + 1) % 9


def ring_neighbours(ring: Sequence[Tile], tile: Tile) -> tuple[Tile, Tile]:
    """The tiles before and after one of a ring of honours."""
    place = ring.index(tile)
    return ring[place - 1], ring[(place + 1) % len(ring)]


_DRAW: Final = Step.DRAW  # names of their own, as in legality.py
_BY_DRAW: Final = By.DRAW
_SEA: Final = How.SEA


class RedDragonKongs(RuleSystem):
    """The hooks that the red-dragon-kong systems share."""

    turns_indicator = True
    #: tiles that are never drawn, and those before them that the last seats draw one by one (海底)
    never_drawn: ClassVar[int] = 10
    last_tiles: ClassVar[int] = 4
    aims: ClassVar[tuple[Aim, ...]] = (Aim.NO_WILD, Aim.TRIPLETS, Aim.ONE_SUIT, Aim.ALL_258, Aim.ALL_HONOURS)
    #: `HandFacts.farther`
    farther: ClassVar[tuple[tuple[Aim, float], ...]] = ((Aim.NO_WILD, 1), (Aim.TRIPLETS, 1), (Aim.ONE_SUIT, 2))
    pace: ClassVar[float] = 7.0
    ready: ClassVar[float] = -0.55
    ready_wins: ClassVar[float] = 0.225
    loss: ClassVar[float] = 1.1
    liable: ClassVar[bool] = True
    kong_factor: ClassVar[float] = 2.0

    #: the checks before the readings, in the order of the page
    checks: ClassVar[tuple[tuple[str, Check], ...]]

    @abstractmethod
    def settle(self, situation: Situation) -> Verdict:
        """The judgement on a win that has passed the checks."""

    @abstractmethod
    def big_by_event(self, round_: Round, seat: int, by: By) -> bool:
        """Whether the way the tile came lifts the limit of one wild tile."""

    def check_options(self, options: Options) -> None:
        cap, gold = options.number("cap"), options.number("jinding")
        if gold and gold <= cap:
            more = Text(
                f"金顶 {gold} 没有比封顶 {cap} 高：要高过封顶，或者选不要",
                f"The gold cap {gold} is not above the cap {cap}: it must be above it, or none",
            )
            raise BadInput(f"{gold} is not more than the cap {cap}; expected 0 or more than it", "option jinding", more)

    def judge(self, case: Case) -> Verdict:
        indicator = require_readable(case, self.tile_set(case.options), self.players[0])
        if not case.wins:
            return Verdict(True)
        if len(case.wins) != 1:
            return illegal("one-winner-only")
        situation = Situation(case, case.wins[0], self.special(case.options, indicator))
        reason = first_failure(self.checks, situation)
        return self.settle(situation) if reason is None else illegal(reason)

    def may_be_excused(self, case: Case) -> tuple[int, ...]:
        verdict = self.judge(case)
        if not (case.wins and verdict.legal) or case.indicator is None:
            return ()
        situation = Situation(case, case.wins[0], self.special(case.options, case.indicator))
        return self.excused_by_hand(situation, verdict.patterns[0])

    def excused_by_hand(self, situation: Situation, patterns: tuple[str, ...]) -> tuple[int, ...]:
        """The seats beside the winner whose concealed tiles decide what they pay for a legal win."""
        return ()

    # --- facts and legality of a running round

    def reserve(self, options: Options) -> int:
        return self.never_drawn + self.last_tiles

    def tail(self, options: Options) -> int:
        return self.never_drawn

    def tracks_passes(self, options: Options) -> bool:
        return options.choice("passed_win") == "until_draw"

    def plausible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        state = round_.seats[seat]
        if not state.melds or barred(round_, seat, tile, by) or is_far(state, round_.special.wild, by):
            return False
        return may_win(quick_hand(round_, seat, tile, by), self.big_by_event(round_, seat, by))

    def may_wait(self, view: View, hand: tuple[Tile, ...], tile: Tile) -> bool:
        return may_wait(view, hand, tile)

    def win_order(self, round_: Round, source: int) -> tuple[int, ...]:
        seats = round_.setup.players
        if round_.options.choice("win_order") == "dealer":
            order = ((round_.setup.dealer + i) % seats for i in range(seats))
            return tuple(seat for seat in order if seat != source)
        return tuple((source + i) % seats for i in range(1, seats))

    def circumstances(self, round_: Round, seat: int, by: By) -> tuple[str, ...]:
        if by is _BY_DRAW and round_.phase.how is _SEA:
            return ("last_tile",)
        return super().circumstances(round_, seat, by)

    def due_draw(self, round_: Round, seat: int) -> Phase:
        if round_.wall_left > self.reserve(round_.options):
            return Phase(_DRAW, seat, None)
        if round_.wall_left > self.tail(round_.options):
            return Phase(Step.DRAW, seat, None, How.SEA)
        return Phase(Step.EXHAUSTED)

    # --- what players and the window are told

    def hand_facts(self, options: Options) -> HandFacts:
        limit = max(options.number("cap"), options.number("jinding")) if options.number("cap") else 0
        return HandFacts(
            Pair.SUITED_258,
            must_open=True,
            wild_limit=1,
            aims=self.aims,
            farther=self.farther,
            pace=self.pace,
            ready=self.ready,
            ready_wins=self.ready_wins,
            loss=self.loss,
            liable=self.liable,
            kong_factor=self.kong_factor,
            limit=limit,
        )

    def seat_note(self, view: View, seat: int) -> SeatNote:
        return words.seat_note(view.setup.options, view.seats[seat].melds, view.special)

    def kong_worth(self, options: Options, kind: MeldKind, tile: Tile, special: Special) -> str:
        return words.kong_worth(options, kind, tile, special)

    def kong_name(self, kind: MeldKind, tile: Tile, special: Special) -> Text:
        return words.kong_name(kind, tile, special)

    def special_labels(self, special: Special) -> tuple[tuple[Text, tuple[Tile, ...], str], ...]:
        return words.special_labels(special)

    def wait_label(self, patterns: tuple[str, ...]) -> tuple[Text, bool]:
        return words.wait_label(self.patterns, patterns)
