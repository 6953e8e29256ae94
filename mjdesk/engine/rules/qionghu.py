"""`qionghu`: the North-East's mahjong with a declared wait and a hidden bao tile (穷胡麻将)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from .. import actions as act
from ..actions import Action, Kind
from ..case import By, Case, Verdict, illegal
from ..events import Event, Indicator
from ..melds import MeldKind
from ..options import Options
from ..phase import How, Phase, Step
from ..settlement import Transfer
from ..text import Text
from ..tiles import DRAGONS, HONOURS_136, UNKNOWN, Tile, TileSet
from . import qionghu_bao as bao
from . import qionghu_prospects as prospects
from . import qionghu_ready as ready
from . import qionghu_texts as texts
from . import qionghu_words as words
from .base import RuleSystem
from .checks import Situation, first_failure
from .hooks.wins import NO_OFFERS
from .prospects import Bonus, Consequence
from .qionghu_bao import Bao, bao_in
from .qionghu_checks import CHECKS, CHONGBAO, TING, require_known, whole_round_failure
from .qionghu_hand import GROUPS
from .qionghu_score import Score, kong_transfers, score, win_transfers
from .values import Aim, HandFacts, SeatNote, Special

if TYPE_CHECKING:
    from ..round import Round
    from ..setup import Setup
    from ..view import View

#: tiles that the last seats draw one each (分张)
_LAST_TILES: Final = 4
_NO_SPECIAL: Final = Special()


class Qionghu(RuleSystem):
    """Open hands with all suits, a terminal and a triplet; declared seats see the bao and may win with it."""

    id = "qionghu"
    name = Text("穷胡麻将", "Qionghu")
    summary = Text("东北穷胡，报听看宝", "North-East, declared waits and a hidden bao")
    told_circumstances = ("after_kong", "last_tile", "chongbao")
    told_tiles = (("bao", Text("宝", "Bao")),)
    options = texts.OPTIONS
    patterns = texts.PATTERNS
    reasons = texts.REASONS
    handlers = MappingProxyType({Indicator: bao.on_bao})

    # --- judging

    def judge(self, case: Case) -> Verdict:
        if not case.wins:
            return Verdict(True, transfers=tuple(kong_transfers(case)))
        require_known(case)
        reason = whole_round_failure(case)
        if reason is not None:
            return illegal(reason)
        scores: list[Score] = []
        transfers: list[Transfer] = []
        for win in case.wins:
            situation = Situation(case, win, _NO_SPECIAL)
            found = first_failure(CHECKS, situation) or score(situation)
            if isinstance(found, str):
                return illegal(found)
            scores.append(found)
            transfers += win_transfers(situation, found)
        paid = (*transfers, *kong_transfers(case))
        return Verdict(True, None, tuple(s.patterns for s in scores), tuple(s.fan for s in scores), paid)

    # --- facts of a round

    def tile_set(self, options: Options) -> TileSet:
        return HONOURS_136

    def tail(self, options: Options) -> int:
        return options.number("wall_reserve")

    def reserve(self, options: Options) -> int:
        return self.tail(options) + (_LAST_TILES if options.flag("fenzhang") else 0)

    def tracks_passes(self, options: Options) -> bool:
        return options.choice("passed_win") == "until_draw"

    def several_winners(self, options: Options) -> bool:
        return options.choice("multi_win") == "all"

    def circumstances(self, round_: Round, seat: int, by: By) -> tuple[str, ...]:
        phase = round_.phase
        if by is not By.DRAW:
            return ()
        if phase.step is not Step.TURN or phase.seat != seat:
            return (CHONGBAO,)
        if phase.how is How.SEA:
            return ("last_tile",)
        drawn = phase.how in (How.DRAW, How.KONG)
        last = drawn and not round_.options.flag("fenzhang") and round_.wall_left <= self.tail(round_.options)
        return (*(("after_kong",) if phase.how is How.KONG else ()), *(("last_tile",) if last else ()))

    def extra(self, round_: Round) -> Mapping[str, Any]:
        tile = bao_in(round_).tile
        return super().extra(round_) if tile is None else {**super().extra(round_), "bao": tile}

    def known_extra(self, round_: Round, seat: int) -> Mapping[str, Any]:
        known, tile = super().known_extra(round_, seat), self.known_memory(round_, seat).tile
        return known if tile is None or tile == UNKNOWN else {**known, "bao": tile}

    def surely_ready(self, view: View, seat: int) -> bool:
        return TING in view.seats[seat].declared

    def consequence(self, view: View, action: Action) -> Consequence:
        return prospects.consequence(action)

    def bonuses(self, view: View, waits: Collection[Tile], once: bool) -> tuple[Bonus, ...]:
        unseen = view.unseen(self.tile_set(view.setup.options).copies)
        return tuple(prospects.bonuses(view, unseen, waits, once))

    # --- the bao

    def begin_memory(self, setup: Setup) -> Bao:
        return Bao()

    def known_memory(self, round_: Round, seat: int) -> Bao:
        return bao.known_to(bao_in(round_), seat, round_.over)

    def remember(self, before: Round, event: Event, after: Round) -> Bao:
        return bao.remembered(before, event, after)

    def lying(self, round_: Round) -> tuple[Tile, ...]:
        return bao_in(round_).aside

    def known_lying(self, round_: Round, seat: int) -> tuple[Tile, ...]:
        return self.known_memory(round_, seat).aside

    def seen_event(self, round_: Round, event: Event, seat: int) -> Event | None:
        if isinstance(event, Indicator) and TING not in round_.seats[seat].declared:
            return replace(event, tile=UNKNOWN)
        return super().seen_event(round_, event, seat)

    def owes(self, round_: Round, phase: Phase) -> Event | None:
        return bao.owed_bao(round_)

    def offers(self, round_: Round) -> Mapping[int, Action]:
        now, phase = bao_in(round_), round_.phase
        if not now.fresh or now.tile is None or round_.options.choice("chongbao_win") != "instant":
            return NO_OFFERS
        gone_through = phase.step is Step.CLAIM and phase.name != bao.WINS
        if not gone_through and not (phase.step is Step.TURN and phase.how is How.CLAIM):
            return NO_OFFERS
        waiting = [seat for seat in now.fresh if ready.may_wait_for(round_, seat, now.tile)]
        return {seat: act.win(seat, By.DRAW, now.tile) for seat in waiting}

    def resolve(self, round_: Round, answers: Mapping[int, Action]) -> tuple[Action, ...]:
        """A win on a discard stands before one with the bao, that before everything else."""
        offered = {s: a for s, a in answers.items() if a.kind is Kind.WIN and _is_offered(round_, a)}
        others = {s: a for s, a in answers.items() if s not in offered}
        if round_.phase.step is Step.TURN:
            standing = tuple(a for a in others.values() if a.kind is not Kind.PASS)
        else:
            standing = super().resolve(round_, others)
        if not offered or (standing and standing[0].kind is Kind.WIN):
            return standing
        thrower = bao_in(round_).thrower
        assert thrower is not None
        return (next(offered[seat] for seat in self.win_order(round_, thrower) if seat in offered),)

    # --- legality of a running round

    def declarations(self, round_: Round, seat: int) -> tuple[Action, ...]:
        return ready.declarations(round_, seat)

    def plausible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        return ready.plausible_win(round_, seat, tile, by)

    def may_wait(self, view: View, hand: tuple[Tile, ...], tile: Tile) -> bool:
        return ready.may_wait(view, hand, tile)

    def may_discard(self, round_: Round, seat: int, tile: Tile) -> str | None:
        state = round_.seats[seat]
        if TING not in state.declared:
            return None
        if bao_in(round_).declaring == seat:
            return None if state.unknown or ready.stays_ready(round_, seat, tile) else "not-ready"
        return None if state.drawn in (tile, UNKNOWN) else "ting-locked"

    def may_claim(self, round_: Round, seat: int, tile: Tile) -> bool:
        only_wins = round_.phase.name == bao.WINS or self._is_last(round_)
        return not only_wins and round_.seats[seat].groups < GROUPS - 1

    def may_peng(self, round_: Round, seat: int, tile: Tile) -> bool:
        return tile not in DRAGONS and TING not in round_.seats[seat].declared

    def may_chi(self, round_: Round, seat: int, low: Tile) -> bool:
        return TING not in round_.seats[seat].declared

    def may_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> bool:
        state, phase = round_.seats[seat], round_.phase
        if phase.step is Step.TURN and (phase.how is How.CLAIM or bao_in(round_).declaring == seat):
            return False
        if kind is not MeldKind.GANG_ADDED and state.groups >= GROUPS - 1:
            return False  # 不能手把一
        if not super().may_kong(round_, seat, kind, tile):
            return False
        return TING not in state.declared or ready.kong_keeps_waits(round_, seat, kind, tile)

    def robbable(self, round_: Round, kind: MeldKind) -> bool:
        return kind is MeldKind.GANG_ADDED and round_.options.flag("qianggang")

    # --- flow

    def after_discard(self, round_: Round, seat: int, tile: Tile) -> Phase:
        due = bao.is_due(round_, declaring=bao_in(round_).declaring == seat)
        return Phase(Step.CLAIM, seat, tile, name=bao.WINS if due else "")

    def _is_last(self, round_: Round) -> bool:
        """分张: whether the discard was made when only the last tiles were left."""
        return round_.options.flag("fenzhang") and bao_in(round_).wall <= self.reserve(round_.options)

    def after_unclaimed(self, round_: Round) -> Phase:
        phase = round_.phase
        if phase.name == bao.WINS:
            return Phase(Step.OWE, phase.seat, phase.tile, name=bao.AFTER_DISCARD)
        return self.due_draw(round_, (phase.seat + 1) % len(round_.seats))

    def after_claim(self, round_: Round, seat: int) -> Phase:
        if bao.is_due(round_):
            return Phase(Step.OWE, seat, name=bao.AFTER_CLAIM)
        return super().after_claim(round_, seat)

    def after_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> Phase:
        """The tile for a kong; the bao may have taken the last one."""
        left = round_.wall_left > self.tail(round_.options)
        return Phase(Step.DRAW, seat, None, How.KONG) if left else Phase(Step.EXHAUSTED)

    def due_draw(self, round_: Round, seat: int) -> Phase:
        phase = round_.phase
        if round_.wall_left <= self.tail(round_.options):
            return Phase(Step.EXHAUSTED)
        last_tiles = phase.how is How.SEA or (phase.step is Step.CLAIM and self._is_last(round_))
        return Phase(Step.DRAW, seat, None, How.SEA if last_tiles else How.DRAW)

    # --- what players and the window are told

    def hand_facts(self, options: Options) -> HandFacts:
        return HandFacts(
            must_open=True,
            declares=(TING,),
            aims=(Aim.ONE_TRIPLET,),
            farther=None,
            pace=10.5,
            ready=0.2,
            ready_wins=0.077,
            loss=2.3,
            liable=options.choice("dianpao") in ("bao", "three_unting_bao"),
        )

    def headline(self, options: Options) -> Text:
        return words.headline(options)

    def seat_note(self, view: View, seat: int) -> SeatNote:
        return words.seat_note(view, seat)

    def action_label(self, view: View, action: Action) -> Text | None:
        return words.action_label(view, action)

    def question_title(self, view: View) -> Text | None:
        return words.question_title(view)

    def shown(self, view: View) -> tuple[tuple[Text, tuple[Tile, ...], str], ...]:
        return words.shown(view)

    def wait_label(self, patterns: tuple[str, ...]) -> tuple[Text, bool]:
        return words.wait_label(patterns)


def _is_offered(round_: Round, action: Action) -> bool:
    """Whether a win is one with the bao as it lies."""
    own_turn = round_.phase.step is Step.TURN and action.seat == round_.phase.seat
    return action.what == By.DRAW and not own_turn
