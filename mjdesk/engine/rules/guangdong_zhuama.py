"""`guangdong-zhuama`: Guangdong self-draw mahjong with drawn horses, as played at real tables (广东麻将 实战 抓马)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ..carried import carried_number
from ..case import By, Case, Verdict, illegal
from ..events import Turned
from ..melds import MeldKind
from ..options import Options
from ..settlement import Factor
from ..text import Text
from ..tiles import UNKNOWN, Tile
from . import guangdong_checks as guangdong
from .checks import Check, Situation, first_failure
from .guangdong_hands import complete
from .guangdong_selfdraw import SelfDrawRules, dealer_after_wins
from .guangdong_zhuama_score import PREVIOUS_WINNER, round_transfers, score, stake, void_kongs
from .guangdong_zhuama_texts import KONGS, OPTIONS, PATTERNS, PLAIN, REASONS
from .prospects import TurnedUp
from .values import NextDeal

if TYPE_CHECKING:
    from ..round import Round
    from ..setup import Setup

WRONG_TILES: Final = "xiang-gong"


def may_still_win(s: Situation) -> bool:
    """Not declared to hold too many or too few tiles (相公), and no kong without its replacement."""
    declared = WRONG_TILES in s.winner.declared
    return not declared and not any(seat == s.win.seat for seat, _ in void_kongs(s.case))


def complete_by_option(s: Situation) -> bool:
    """Sets and a pair, or with ``special_shapes`` seven pairs or thirteen orphans."""
    return complete(s, s.case.options.flag("special_shapes"))


#: the checks of one win, in the order of the page (§5, rows 3 to 9)
CHECKS: Final[tuple[tuple[str, Check], ...]] = (
    ("bad-source", guangdong.known_source),
    ("draw-only", guangdong.not_by_discard),
    ("bad-tile", guangdong.tiles_of_the_set),
    ("wrong-count", guangdong.right_count),
    ("wrong-count", may_still_win),
    ("bad-tile", guangdong.no_fifth_tile),
    ("not-robbable", guangdong.robs_a_pung),
    ("bad-circumstance", guangdong.circumstances_possible_tuidaohu),
    ("no-shape", complete_by_option),
)


class ZhuaMa(SelfDrawRules):
    """Self-drawn wins only; the winner turns tiles as horses, each that names it is one more share."""

    id = "guangdong-zhuama"
    name = Text("广东麻将（抓马）", "Guangdong with drawn horses")
    summary = Text("只能自摸，杠有杠分，胡了抓马", "self-drawn wins only, kong money, the winner turns horses")
    told_circumstances = ("after_kong", "after_kong_exposed_by", "heaven")
    told_tiles = (("horses", Text("马", "Horses")),)
    options = OPTIONS
    patterns = PATTERNS
    reasons = REASONS
    plain_win = PLAIN
    kong_names = KONGS

    # --- judging

    def judge(self, case: Case) -> Verdict:
        if len(case.wins) > 1 and not (case.options.flag("multi_rob") and guangdong.several_rob_one_kong(case.wins)):
            return illegal("one-winner-only")
        if not guangdong.melds_fit(case, guangdong.PENG_AND_KONGS):
            return illegal("bad-meld")
        wins = guangdong.situations(case)
        for s in wins:
            reason = first_failure(CHECKS, s)
            if reason is not None:
                return illegal(reason)
        scored = [(s, score(s)) for s in wins]
        return Verdict(
            True,
            None,
            tuple(found.patterns for _, found in scored),
            tuple(found.fan for _, found in scored),
            round_transfers(case, scored),
        )

    def special_shapes(self, options: Options) -> bool:
        return options.flag("special_shapes")

    def stake(self, options: Options) -> tuple[Factor, ...]:
        return stake(options)

    # --- flow

    def set_aside(self, setup: Setup, size: int) -> frozenset[int]:
        horses = setup.options.number("horses") if setup.options.flag("reserve_horses") else 0
        return frozenset(range(size - horses, size))

    def turned_up(self, setup: Setup) -> TurnedUp | None:
        many = setup.options.number("horses")
        return TurnedUp("horses", many) if many else None

    def turns(self, round_: Round) -> Turned | None:
        """The horses that a winner turns: those kept back, else from the front of the wall, as many as there are."""
        if round_.turned is not None or not round_.wins:
            return None
        if round_.wins[0].by is By.KONG and not round_.options.flag("rob_horses"):
            return None
        places = sorted(round_.taken) if round_.taken else round_.places_left()
        tiles = tuple(round_.wall[place] for place in places[: round_.options.number("horses")])
        return Turned("horses", tiles) if tiles else None

    def check_carried(self, carried: Mapping[str, Any], players: int) -> None:
        carried_number(carried, PREVIOUS_WINNER, 0, players - 1)

    def may_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> bool:
        at_once = kind is not MeldKind.GANG_ADDED or round_.seats[seat].drawn in (tile, UNKNOWN)
        return at_once and super().may_kong(round_, seat, kind, tile)

    def extra(self, round_: Round) -> Mapping[str, Any]:
        return super().extra(round_) if round_.turned is None else {"horses": round_.turned.tiles}

    def next_deal(self, round_: Round) -> NextDeal:
        setup = round_.setup
        if round_.wins:
            dealer = dealer_after_wins(round_)
            return NextDeal(dealer, carried={PREVIOUS_WINNER: dealer})
        stays = round_.options.choice("exhausted_dealer") == "stay"
        dealer = setup.dealer if stays else (setup.dealer + 1) % setup.players
        return NextDeal(dealer, carried=setup.carried)

    # --- what the window says

    def headline(self, options: Options) -> Text:
        unit, horses = options.number("unit"), options.number("horses")
        zh = f"{unit}/{2 * unit} · " + (f"抓 {horses} 匹马" if horses else "不抓马")
        en = f"{unit}/{2 * unit} · " + (f"horses: {horses}" if horses else "no horses")
        return Text(zh, en)
