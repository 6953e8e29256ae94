"""What the Guangdong self-draw systems (推倒胡, 第6大陆 table, 抓马) have in common: the flow.

No chi, no win on a discard, an added kong may be robbed, replacements come from the back of the wall.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ..case import By
from ..melds import MeldKind
from ..options import Options
from ..phase import How, Step
from ..settlement import Factor
from ..shapes import Keys, keys_with
from ..text import Text
from ..tiles import HONOURS_136, STANDARD, UNKNOWN, Tile, TileSet
from .base import RuleSystem
from .guangdong_hands import big_label, has_shape
from .guangdong_money import KONG_INCOME, SEATS
from .guangdong_room import amount_of
from .hooks.turn import can_replace
from .values import Aim, HandFacts, SeatNote, Special

if TYPE_CHECKING:
    from ..round import Round
    from ..view import View


class SelfDrawRules(RuleSystem):
    """The flow of the self-draw systems; a system adds its pattern table, its judge and what differs."""

    calls = "cantonese"
    players = (SEATS,)
    chi = False
    #: what a win without a big hand is called, and what kongs are
    plain_win: ClassVar[Text]
    kong_names: ClassVar[Mapping[MeldKind, Text]]

    def tile_set(self, options: Options) -> TileSet:
        return HONOURS_136

    # --- what differs from system to system

    def special_shapes(self, options: Options) -> bool:
        """Whether seven pairs and thirteen orphans win."""
        return True

    def stake(self, options: Options) -> tuple[Factor, ...]:
        """What multiplies all money of the round."""
        return ()

    # --- legality

    def several_winners(self, options: Options) -> bool:
        return options.flag("multi_rob")

    def may_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> bool:
        after_claim = round_.phase.step is Step.TURN and round_.phase.how is How.CLAIM
        return not after_claim and super().may_kong(round_, seat, kind, tile)

    def may_claim(self, round_: Round, seat: int, tile: Tile) -> bool:
        return can_replace(round_)

    def plausible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        if by is By.DISCARD:
            return False
        state = round_.seats[seat]
        held = _held(round_, seat, tile, by)
        if held is None:
            return False
        counts, keys, unknown = held
        return has_shape(counts, state.groups, self.special_shapes(round_.options), keys, unknown)

    def hand_facts(self, options: Options) -> HandFacts:
        pairs = (Aim.PAIRS,) if self.special_shapes(options) else ()
        return HandFacts(aims=(*pairs, Aim.ONE_SUIT), pace=13.5, ready=0.95, ready_wins=0.055, liable=True)

    def may_wait(self, view: View, hand: tuple[Tile, ...], tile: Tile) -> bool:
        counts = [0] * STANDARD
        for each in (*hand, tile):
            counts[each] += 1
        return has_shape(counts, view.me.groups, self.special_shapes(view.setup.options))

    def circumstances(self, round_: Round, seat: int, by: By) -> tuple[str, ...]:
        if by is not By.DRAW:
            return ()
        said = []
        if round_.phase.how is How.KONG:
            said.append("after_kong")
            if round_.feeder is not None:
                said.append(f"after_kong_exposed_by:{round_.feeder}")
        if seat == round_.setup.dealer and not any(state.discards for state in round_.seats):
            said.append("heaven")
        return tuple(said)

    # --- what the window says

    def wait_label(self, patterns: tuple[str, ...]) -> tuple[Text, bool]:
        return big_label(patterns, self.plain_win)

    def seat_note(self, view: View, seat: int) -> SeatNote:
        options, melds = view.setup.options, view.seats[seat].melds
        income = sum(self._income(options, meld.kind) for meld in melds if meld.kind in KONG_INCOME)
        return SeatNote(Text("杠", "Kongs"), True, f"+{income}") if income else SeatNote()

    def kong_name(self, kind: MeldKind, tile: Tile, special: Special) -> Text:
        return self.kong_names[kind]

    def kong_worth(self, options: Options, kind: MeldKind, tile: Tile, special: Special) -> str:
        return f"+{self._income(options, kind)}"

    def _income(self, options: Options, kind: MeldKind) -> int:
        """What a kong brings in all."""
        return amount_of((Factor("", KONG_INCOME[kind], self.kong_names[kind]), *self.stake(options)))


def dealer_after_wins(round_: Round) -> int:
    """The winner, or the robbed seat when several robbed it."""
    first = round_.wins[0]
    if len(round_.wins) == 1 or first.source is None:
        return first.seat
    return first.source


def _held(round_: Round, seat: int, tile: Tile, by: By) -> tuple[list[int], Keys, int] | None:
    """Counts, keys and unknown tiles of the concealed hand with the winning tile; None with a fifth of a kind.

    ``tile`` may be what an unknown drawn one is.
    """
    state = round_.seats[seat]
    drawn_is_in = by is By.DRAW and state.drawn != UNKNOWN
    unknown = state.unknown - (by is By.DRAW and not drawn_is_in)
    if drawn_is_in:
        return state.counts, state.keys, unknown
    if tile == UNKNOWN:
        return state.counts, state.keys, unknown + 1
    if state.counts[tile] >= 4:
        return None
    counts = state.counts.copy()
    counts[tile] += 1
    return counts, keys_with(state.keys, tile), unknown
