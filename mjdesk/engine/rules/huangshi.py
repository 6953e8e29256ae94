"""`huangshi`: Huangshi mahjong (黄石麻将) in its three ways of play: Yangxin, huanghuang, without dragons."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ..actions import PASS, Action
from ..arrange import in_groups, in_pairs
from ..case import By, Case, Verdict, WinCase, illegal
from ..errors import BadInput
from ..events import Draw, Event, Exhausted, Gang, Indicator, Passed
from ..melds import MeldKind
from ..options import Options
from ..phase import How, Phase, Step
from ..shapes import Pair
from ..text import Text
from ..tiles import DRAGONS, UNKNOWN, Tile, TileSet
from . import huangshi_flow as flow
from . import huangshi_quick as quick
from . import huangshi_words as words
from .base import RuleSystem
from .checks import Situation, first_failure
from .hooks.turn import can_replace
from .huangshi_checks import CHECKS, require_known, tiles_in_play
from .huangshi_score import best_score, transfers
from .huangshi_texts import OPTIONS, PATTERNS, REASONS
from .huangshi_ways import may_hold_wild, special_tiles, tile_set
from .values import Aim, HandFacts, NextDeal, SeatNote, Special

if TYPE_CHECKING:
    from ..round import Round
    from ..view import View

#: tiles at the end of the wall that are drawn only to win (海底), and before which no kong is laid
_LAST: Final = 14
_FOUR_SEATS: Final = 4


class Huangshi(RuleSystem):
    """Shown dragons, one wild tile, single kongs, robbed exposed kongs, the last fourteen tiles."""

    id = "huangshi"
    name = Text("黄石麻将", "Huangshi mahjong")
    summary = Text("亮中发白、癞子杠，阳新和晃晃", "shown dragons and wild-tile kongs, three ways of play")
    players = (2, 3, 4)
    options = OPTIONS
    patterns = PATTERNS
    reasons = REASONS
    turns_indicator = True
    handlers = MappingProxyType(
        {
            Indicator: flow.on_indicator,
            Gang: flow.on_gang,
            Passed: flow.on_passed,
            Draw: flow.on_draw,
            Exhausted: flow.on_exhausted,
        }
    )

    def tile_set(self, options: Options) -> TileSet:
        return tile_set(options)

    def special(self, options: Options, indicator: Tile) -> Special:
        return special_tiles(options, indicator)

    # --- judging

    def judge(self, case: Case) -> Verdict:
        if not case.wins:
            return Verdict(True)
        if case.indicator is None or case.indicator == UNKNOWN:
            raise BadInput("expected the tile that was turned up", "indicator")
        if not tiles_in_play(case):
            return illegal("bad-tile")
        if len(case.wins) != 1:
            return illegal("one-winner-only")
        require_known(case)
        situation = Situation(case, case.wins[0], self.special(case.options, case.indicator))
        reason = first_failure(CHECKS, situation)
        if reason is not None:
            return illegal(reason)
        found = best_score(situation)
        if isinstance(found, str):
            return illegal(found)
        return Verdict(True, None, (found.patterns,), (found.fan,), transfers(situation, found))

    # --- facts

    def reserve(self, options: Options) -> int:
        return _LAST

    def tail(self, options: Options) -> int:
        return {"all": 0, "one_round": _LAST - _FOUR_SEATS, "none": _LAST}[options.choice("haidi_mode")]

    def hand_facts(self, options: Options) -> HandFacts:
        return HandFacts(
            Pair.ANY if options.flag("luanjiang") else Pair.SUITED_258,
            aims=(Aim.NO_WILD, Aim.TRIPLETS, Aim.ONE_SUIT, Aim.PAIRS, Aim.ALL_258),
            farther=((Aim.TRIPLETS, 1), (Aim.PAIRS, 0)),
            pace=6.0,
            ready=-0.2,
            ready_wins=0.26,
            loss=0.85,
            liable=True,
            kong_factor=2.0,
            limit=options.number("cap"),
        )

    def tracks_passes(self, options: Options) -> bool:
        return True

    def counts_pass(self, round_: Round) -> bool:
        # one who has claimed the win cannot let a kong stand
        return round_.phase.step is Step.CLAIM or any(flow.must_rob(round_, seat) for seat in range(len(round_.seats)))

    def forgets_passes(self, options: Options, event: Event) -> bool:
        return isinstance(event, Draw) and options.choice("passed_win") == "until_draw"

    # --- legality of a running round

    def may_discard(self, round_: Round, seat: int, tile: Tile) -> str | None:
        kong = round_.special.kong
        if tile not in kong:
            return None
        others = any(n and kind not in kong for kind, n in enumerate(round_.seats[seat].counts))
        dead = not others and not can_replace(round_)
        return None if dead else "special-tile"

    def may_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> bool:
        if not can_replace(round_):
            return False
        if kind is MeldKind.GANG_SINGLE:
            return tile in round_.special.kong
        after_claim = round_.phase.step is Step.TURN and round_.phase.how is How.CLAIM
        return not after_claim and tile not in round_.special.kong

    def may_claim(self, round_: Round, seat: int, tile: Tile) -> bool:
        return tile not in round_.special.kong

    def may_chi(self, round_: Round, seat: int, low: Tile) -> bool:
        run = range(low, low + 3)
        return may_hold_wild(round_.options, MeldKind.CHI) or not any(tile in run for tile in round_.special.wild)

    def robbable(self, round_: Round, kind: MeldKind) -> bool:
        return kind in (MeldKind.GANG_ADDED, MeldKind.GANG_EXPOSED)

    def may_rob(self, round_: Round, seat: int) -> bool:
        return flow.may_rob(round_, seat)

    def must_rob(self, round_: Round, seat: int) -> bool:
        return flow.must_rob(round_, seat)

    def plausible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        return quick.plausible_win(round_, seat, tile, by)

    def may_wait(self, view: View, hand: tuple[Tile, ...], tile: Tile) -> bool:
        return quick.may_wait(view, hand, tile)

    def circumstances(self, round_: Round, seat: int, by: By) -> tuple[str, ...]:
        if by is By.DRAW and round_.phase.how is How.SEA:
            return ("last_tile",)
        return super().circumstances(round_, seat, by)

    # --- flow

    def after_deal(self, round_: Round) -> Phase:
        return flow.showing(round_)

    def asks(self, round_: Round, seat: int) -> tuple[Action, ...]:
        return flow.asks(round_, seat)

    def after_ask(self, round_: Round) -> Phase | None:
        return flow.next_showing(round_)

    def declaration(self, round_: Round, action: Action) -> Event:
        return Gang(action.seat, MeldKind.GANG_SET, DRAGONS)

    def known_phase(self, round_: Round, seat: int) -> Phase:
        return flow.known_phase(super().known_phase(round_, seat), seat)

    def win_order(self, round_: Round, source: int) -> tuple[int, ...]:
        return super().win_order(round_, flow.thrower(round_) if flow.is_exposed_robbery(round_) else source)

    def resolve(self, round_: Round, answers: Mapping[int, Action]) -> tuple[Action, ...]:
        if round_.phase.step is Step.ASK:
            return tuple(answer for answer in answers.values() if answer.kind is not PASS)
        return flow.met(round_, super().resolve(round_, answers), answers)

    def due_draw(self, round_: Round, seat: int) -> Phase:
        left = round_.wall_left
        if left > _LAST:
            return Phase(Step.DRAW, seat, None, How.DRAW)
        rest = {"all": 0, "one_round": _LAST - len(round_.seats), "none": _LAST}[round_.options.choice("haidi_mode")]
        return Phase(Step.DRAW, seat, None, How.SEA) if left > rest else Phase(Step.EXHAUSTED)

    def next_deal(self, round_: Round) -> NextDeal:
        return NextDeal(round_.wins[0].seat if round_.wins else round_.setup.dealer, round_.setup.prevailing_wind)

    # --- what the window says

    def headline(self, options: Options) -> Text:
        return words.headline(options)

    def seat_note(self, view: View, seat: int) -> SeatNote:
        return words.seat_note(view.setup.options, view.seats[seat].melds, view.special)

    def wait_label(self, patterns: tuple[str, ...]) -> tuple[Text, bool]:
        return words.wait_label(patterns)

    def arranged(self, round_: Round, win: WinCase, hand: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
        patterns, wild = round_.verdict().patterns[0], round_.special.wild
        if "qi-dui" in patterns:
            return in_pairs((*hand, win.tile), wild)
        triplets = "peng-peng-hu" in patterns
        groups = 4 - round_.seats[win.seat].groups
        return in_groups((*hand, win.tile), groups, wild, lambda split: split.all_triplets or not triplets)

    def kong_name(self, kind: MeldKind, tile: Tile, special: Special) -> Text:
        return words.kong_name(kind, tile, special)

    def kong_worth(self, options: Options, kind: MeldKind, tile: Tile, special: Special) -> str:
        return words.kong_worth(options, kind, tile, special)

    def action_label(self, view: View, action: Action) -> Text | None:
        return Text("亮", "Show") if action.what == flow.LIANG else super().action_label(view, action)

    def question_title(self, view: View) -> Text | None:
        return Text("手里有中发白，亮不亮？", "Show red, green and white?") if view.phase.name == flow.LIANG else None

    def special_labels(self, special: Special) -> tuple[tuple[Text, tuple[Tile, ...], str], ...]:
        return words.special_labels(special)
