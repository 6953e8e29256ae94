"""`guangdong-tuidaohu`: Guangdong push-down mahjong (广东推倒胡), and what its table variant shares with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ..case import Case, Verdict, illegal
from ..events import Turned
from ..melds import MeldKind
from ..options import Options
from ..settlement import Factor, Transfer
from ..text import Text
from . import guangdong_checks as guangdong
from . import guangdong_room as room
from .checks import Check, Situation, first_failure
from .guangdong_hands import big_hands, complete, kong_and_robbery
from .guangdong_selfdraw import SelfDrawRules, dealer_after_wins
from .guangdong_tuidaohu_score import fan_of, number_of_horses, round_transfers
from .guangdong_tuidaohu_texts import KONGS, OPTIONS, PATTERNS, PLAIN, REASONS
from .prospects import TurnedUp
from .values import NextDeal

if TYPE_CHECKING:
    from ..round import Round
    from ..setup import Setup


def not_own_discard(s: Situation) -> bool:
    """With ``rob_own_fed_peng`` off, a kong may not be robbed by the seat that fed its pung."""
    pung = guangdong.robbed_pung(s)
    return pung is None or s.case.options.flag("rob_own_fed_peng") or pung.source != s.win.seat


#: the checks of one win, in the order of the page (§5, rows 4 to 11)
CHECKS: Final[tuple[tuple[str, Check], ...]] = (
    ("bad-source", guangdong.known_source),
    ("draw-only", guangdong.not_by_discard),
    ("bad-tile", guangdong.tiles_of_the_set),
    ("wrong-count", guangdong.right_count),
    ("bad-tile", guangdong.no_fifth_tile),
    ("not-robbable", guangdong.robs_a_pung),
    ("rob-own-discard", not_own_discard),
    ("bad-circumstance", guangdong.circumstances_possible_tuidaohu),
    ("no-shape", complete),
)


class PushDown(SelfDrawRules):
    """Push-down mahjong: 大胡 twice the plain win, kong money, horses of the dealer."""

    props = True
    patterns = PATTERNS
    plain_win = PLAIN
    kong_names = KONGS
    checks: ClassVar[tuple[tuple[str, Check], ...]] = CHECKS

    def meld_kinds(self, options: Options) -> frozenset[MeldKind]:
        """The melds that may be laid."""
        return guangdong.PENG_AND_KONGS

    # --- judging

    def judge(self, case: Case) -> Verdict:
        if len(case.wins) > 1 and not (case.options.flag("multi_rob") and guangdong.several_rob_one_kong(case.wins)):
            return illegal("one-winner-only")
        if not guangdong.melds_fit(case, self.meld_kinds(case.options)):
            return illegal("bad-meld")
        wins = guangdong.situations(case)
        for s in wins:
            reason = first_failure(self.checks, s)
            if reason is not None:
                return illegal(reason)
        scored = [(s, big_hands(s)) for s in wins]
        return Verdict(
            True,
            None,
            tuple(tuple(sorted((*(big or ("ping-hu",)), *kong_and_robbery(s)))) for s, big in scored),
            tuple(fan_of(s, big) for s, big in scored),
            self.settle(case, round_transfers(case, scored, self.stake(case.options))),
        )

    def settle(self, case: Case, flows: tuple[Transfer, ...]) -> tuple[Transfer, ...]:
        """The payments of a legal round, from those of wins, kongs and horses."""
        return flows

    # --- flow

    def set_aside(self, setup: Setup, size: int) -> frozenset[int]:
        horses = number_of_horses(setup.streak) if setup.options.choice("horses") == "dealer" else 0
        return frozenset(range(size - horses, size))

    def turned_up(self, setup: Setup) -> TurnedUp | None:
        dealer = setup.options.choice("horses") == "dealer"
        return TurnedUp("horses", number_of_horses(setup.streak)) if dealer else None

    def turns(self, round_: Round) -> Turned | None:
        """The horses, the last tile of the wall first; in an exhausted round too."""
        if not round_.taken or round_.turned is not None or round_.fled is not None:
            return None
        return Turned("horses", tuple(round_.wall[place] for place in sorted(round_.taken, reverse=True)))

    def extra(self, round_: Round) -> Mapping[str, Any]:
        found = dict(super().extra(round_))
        if round_.turned is not None:
            found["horses"] = round_.turned.tiles
        if round_.fled is not None:
            found["fled"] = round_.fled
        return found

    def next_deal(self, round_: Round) -> NextDeal:
        setup = round_.setup
        if not round_.wins:
            return NextDeal((setup.dealer + 1) % setup.players)
        dealer = dealer_after_wins(round_)
        return NextDeal(dealer, streak=setup.streak + 1 if dealer == setup.dealer else 0)


class TuiDaoHu(PushDown):
    """As QQ rooms play it: a room factor and fee, and a penalty for leaving."""

    id = "guangdong-tuidaohu"
    name = Text("广东推倒胡", "Guangdong push-down")
    summary = Text("只能自摸，杠有杠分，庄家买马", "self-drawn wins only, kong money, the dealer's horses")
    told_circumstances = ("after_kong", "after_kong_exposed_by", "last_tile", "heaven", "earth")
    told_tiles = (("horses", Text("马", "Horses")),)
    options = OPTIONS
    reasons = REASONS

    def may_flee(self, round_: Round) -> bool:
        return True

    def judge(self, case: Case) -> Verdict:
        fled = guangdong.fled_seat(case)
        if fled is None:
            return super().judge(case)
        if case.wins:
            return illegal("round-abandoned")
        if not guangdong.melds_fit(case, self.meld_kinds(case.options)):
            return illegal("bad-meld")
        return Verdict(True, transfers=tuple(room.flight(case, fled)))

    def stake(self, options: Options) -> tuple[Factor, ...]:
        return room.room_factors(options)

    def settle(self, case: Case, flows: tuple[Transfer, ...]) -> tuple[Transfer, ...]:
        return (*flows, *room.room_fees(case))

    def headline(self, options: Options) -> Text:
        factor = options.number("room_factor")
        horses = options.choice("horses") == "dealer"
        zh = "只能自摸 · " + ("庄家买马" if horses else "不买马") + (f" · ×{factor}" if factor != 1 else "")
        en = (
            "Self-draw only · "
            + ("dealer's horses" if horses else "no horses")
            + (f" · ×{factor}" if factor != 1 else "")
        )
        return Text(zh, en)
