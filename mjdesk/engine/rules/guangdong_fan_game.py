"""What 鸡平胡 and 新麻将 have in common: the order of the checks, payment, and the hooks of their flow.

Each system adds its facts, its `Scheme`, and where it differs (flowers, flight, liability).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ..carried import carried_number
from ..case import NOTHING, By, Case, Verdict, illegal
from ..events import Claim, Draw, Event, Gang
from ..melds import Meld, MeldKind
from ..options import Options
from ..phase import How, Step
from ..settlement import Transfer
from ..text import Text
from ..tiles import HONOURS_136, STANDARD, TileSet
from . import guangdong_checks as checks
from . import guangdong_fan_flow as flow
from .base import RuleSystem
from .checks import Check, Situation, first_failure, passed_tiles
from .guangdong_fan import Scheme, Score, best_score
from .guangdong_fan_hands import is_complete
from .guangdong_fan_pay import pay_win
from .guangdong_liability import Liable
from .quick import quick_hand
from .values import Aim, HandFacts, NextDeal

if TYPE_CHECKING:
    from ..round import Round
    from ..tiles import Tile
    from ..view import View

_MELDS: Final = checks.PENG_AND_KONGS | {MeldKind.CHI}


def wins_fit_each_other(case: Case) -> bool:
    """One win; or several by different seats on one tile of one seat, where option ``multiple_winners`` allows it."""
    wins = case.wins
    if len(wins) <= 1:
        return True
    same = {(win.by, win.tile, win.source) for win in wins}
    return (
        case.options.choice("multiple_winners") == "all"
        and len(same) == 1
        and wins[0].by in (By.DISCARD, By.KONG)
        and len({win.seat for win in wins}) == len(wins)
    )


def win_not_missed(s: Situation) -> bool:
    """漏胡: the seat has not let this tile (or any) go since it last moved; a draw is never barred."""
    missed = s.case.options.choice("missed_win")
    if s.win.by is By.DRAW or missed == "off":
        return True
    passed = passed_tiles(s.case.extra.get("passed", NOTHING), s.win.seat)
    return not passed if missed == "any_tile" else s.win.tile not in passed


class FanGame(RuleSystem):
    """A system with a fan table, several winners, 漏胡 and 包牌."""

    calls = "cantonese"
    props = True
    players = (4,)
    scheme: ClassVar[Scheme]
    #: `HandFacts.farther`
    farther: ClassVar[tuple[tuple[Aim, float], ...]]

    def check_carried(self, carried: Mapping[str, Any], players: int) -> None:
        carried_number(carried, flow.FIRST_DEALER, 0, players - 1)

    # --- where the systems differ

    @abstractmethod
    def liable(self, s: Situation) -> Liable | None:
        """Who pays a self-drawn win alone, if anybody."""

    @abstractmethod
    def binds(self, options: Options, melds: Sequence[Meld]) -> bool:
        """Whether a seat with these melds has bound a feeder, so that others come after it."""

    def flowers_fit(self, s: Situation) -> bool:
        """Whether the flowers laid out can be; without the option nobody has one."""
        return not any(seat.flowers for seat in s.case.seats)

    def fled(self, case: Case) -> int | None:
        """The seat that left the round, where that is a rule."""
        return None

    def flight(self, case: Case, fled: int) -> list[Transfer]:
        """What the seat that left pays."""
        return []

    def fees(self, case: Case) -> list[Transfer]:
        """What a round that ended normally costs each seat."""
        return []

    # --- judging

    def judge(self, case: Case) -> Verdict:
        fled = self.fled(case)
        if fled is not None and case.wins:
            return illegal("round-abandoned")
        if not wins_fit_each_other(case):
            return illegal("one-winner-only")
        if not checks.melds_fit(case, _MELDS):
            return illegal("bad-meld")
        alone: list[Score] = []
        for situation in checks.situations(case):
            found = self.score_alone(situation)
            if isinstance(found, str):
                return illegal(found)
            alone.append(found)
        if fled is not None:
            return Verdict(True, transfers=tuple(self.flight(case, fled)))
        return self._settled(case, alone)

    def _settled(self, case: Case, alone: list[Score]) -> Verdict:
        scores: list[Score] = []
        transfers: list[Transfer] = []
        for situation, single in zip(checks.situations(case), alone, strict=True):
            score = single if len(alone) == 1 else best_score(situation, self.scheme)
            assert score is not None
            liable = self.liable(situation) if situation.win.by is By.DRAW else None
            scores.append(score)
            transfers += pay_win(situation, score, liable)
        paid = (*transfers, *self.fees(case))
        return Verdict(True, None, tuple(s.patterns for s in scores), tuple(s.fan for s in scores), paid)

    def score_alone(self, s: Situation) -> Score | str:
        """What one win is worth as if it were the only one, or the reason why it is not legal (§5, rows 4 to 11)."""
        rows: tuple[tuple[str, Check], ...] = (
            ("bad-source", checks.known_source),
            ("bad-tile", checks.tiles_of_the_set),
            ("wrong-count", checks.right_count),
            ("bad-tile", checks.at_most_four),
            ("bad-tile", self.flowers_fit),
            ("not-robbable", checks.robs_a_pung),
            ("bad-circumstance", checks.circumstances_possible),
            ("passed-win", win_not_missed),
        )
        reason = first_failure(rows, s)
        if reason is not None:
            return reason
        alone = s if len(s.case.wins) == 1 else replace(s, case=replace(s.case, wins=(s.win,)))
        score = best_score(alone, self.scheme)
        if score is None:
            return "no-shape"
        return "below-minimum" if score.fan < s.case.options.number("min_fan") else score

    # --- facts and legality of a running round

    def tile_set(self, options: Options) -> TileSet:
        return HONOURS_136

    def hand_facts(self, options: Options) -> HandFacts:
        return HandFacts(
            aims=(Aim.TRIPLETS, Aim.ONE_SUIT, Aim.MIXED_SUIT),
            # where plain hands may not be won with, tiles alone do not tell which hand is near
            farther=None if options.number("min_fan") else self.farther,
            pace=9.0,
            ready=-0.35,
            ready_wins=0.135,
            loss=1.3,
            liable=True,
        )

    def tracks_passes(self, options: Options) -> bool:
        return options.choice("missed_win") != "off"

    def several_winners(self, options: Options) -> bool:
        return options.choice("multiple_winners") == "all"

    def may_claim(self, round_: Round, seat: int, tile: Tile) -> bool:
        return round_.wall_left > 0

    def may_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> bool:
        after_claim = round_.phase.step is Step.TURN and round_.phase.how is How.CLAIM
        return not after_claim and super().may_kong(round_, seat, kind, tile)

    def plausible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        hand = quick_hand(round_, seat, tile, by)
        return is_complete(hand.naturals, len(hand.melds), hand.keys, hand.unknown)

    def may_wait(self, view: View, hand: tuple[Tile, ...], tile: Tile) -> bool:
        counts = [0] * STANDARD
        for each in (*hand, tile):
            if each < STANDARD:
                counts[each] += 1
        return is_complete(counts, view.me.groups, unknown=len(hand) + 1 - sum(counts))

    def circumstances(self, round_: Round, seat: int, by: By) -> tuple[str, ...]:
        return flow.circumstances(round_, seat, by)

    def extra(self, round_: Round) -> Mapping[str, Any]:
        found = {**super().extra(round_), **self._laid(round_)}
        return found if round_.fled is None else {**found, "fled": round_.fled}

    def known_extra(self, round_: Round, seat: int) -> Mapping[str, Any]:
        return {**super().known_extra(round_, seat), **self._laid(round_)}

    def _laid(self, round_: Round) -> Mapping[str, Any]:
        order = flow.laying_order(round_, self.binds)
        return {"twelve_down_order": order} if order else NOTHING

    def forgets_passes(self, options: Options, event: Event) -> bool:
        return isinstance(event, (Draw, Claim, Gang))  # 漏胡 ends when the seat moves

    def next_deal(self, round_: Round) -> NextDeal:
        return flow.next_deal(round_)

    # --- what the window says

    def headline(self, options: Options) -> Text:
        minimum, several = options.number("min_fan"), self.several_winners(options)
        zh = [f"封顶 {self.scheme.cap} 番", f"{minimum} 番起胡" if minimum else "鸡胡可胡"]
        en = [f"cap {self.scheme.cap} fan", f"minimum {minimum} fan" if minimum else "no minimum"]
        zh.append("一炮多响" if several else "截胡")
        en.append("several winners" if several else "one winner")
        return Text(" · ".join(zh), " · ".join(en))

    def wait_label(self, patterns: tuple[str, ...]) -> tuple[Text, bool]:
        big = [row for row in self.scheme.specials if row.pattern.id in patterns]
        shown = big or [row for row in (*self.scheme.bases, self.scheme.plain) if row.pattern.id in patterns]
        names = [row.pattern.name for row in shown]
        return Text(" ".join(n.zh for n in names), ", ".join(n.en for n in names)), bool(big)
