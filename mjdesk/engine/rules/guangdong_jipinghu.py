"""`guangdong-jipinghu`: Guangdong "chicken and flat" mahjong (广东鸡平胡)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from ..case import Case
from ..melds import Meld
from ..options import Option, Options
from ..settlement import Transfer
from ..text import Text
from ..tiles import GREEN, RED, WHITE
from . import guangdong_checks as checks
from . import guangdong_fan_hands as fan_hands
from . import guangdong_fan_texts as words
from . import guangdong_hands as hands
from . import guangdong_liability as liability
from . import guangdong_room as room
from .checks import Situation
from .guangdong_fan import Row, Scheme
from .guangdong_fan_game import FanGame
from .values import Aim, SeatNote

if TYPE_CHECKING:
    from ..round import Round
    from ..view import View

#: 爆胡: what ordinary hands are capped at, and what 杠开, 海底, 抢杠 and 三响 are worth at least
_CAP: Final = 3


def _special(fan: int, pattern_id: str, times: Callable[[hands.Reading], int]) -> Row:
    return Row(words.pattern(pattern_id, str(fan), big=True), fan, times)


def _base(fan: int, pattern_id: str, times: Callable[[hands.Reading], int]) -> Row:
    return Row(words.pattern(pattern_id, str(fan)), fan, times)


def _addition(pattern_id: str, times: Callable[[hands.Reading], int]) -> Row:
    return Row(words.pattern(pattern_id, "+1"), 1, times)


def _floor(pattern_id: str, times: Callable[[hands.Reading], int]) -> Row:
    return Row(words.pattern(pattern_id, f"≥{_CAP}"), 0, times, floor=_CAP, event=True)


SCHEME: Final = Scheme(
    specials=(
        _special(6, "tian-hu", hands.heaven),
        _special(6, "di-hu", fan_hands.earth),
        _special(6, "ren-hu", fan_hands.human),
        _special(6, "shi-san-yao", hands.thirteen_orphans),
        _special(6, "jiu-lian-bao-deng", fan_hands.nine_gates),
        _special(6, "da-si-xi", hands.big_winds),
        _special(6, "da-san-yuan", hands.three_dragons),
        _special(6, "zi-yi-se", hands.all_honours),
        _special(6, "qing-yao-jiu", fan_hands.pure_terminals),
        _special(5, "xiao-si-xi", hands.little_winds),
        _special(5, "xiao-san-yuan", fan_hands.little_dragons),
        _special(5, "hun-yao-jiu", fan_hands.mixed_terminals),
        _special(5, "qing-peng", fan_hands.one_suit_triplets),
        _special(4, "hun-peng", fan_hands.mixed_triplets),
        _special(4, "qing-yi-se", hands.one_suit),
    ),
    bases=(
        _base(2, "peng-peng-hu", fan_hands.all_triplets),
        _base(2, "hun-yi-se", fan_hands.mixed_suit),
        _base(1, "all-runs", fan_hands.all_runs),
    ),
    plain=_base(0, "ji-hu", lambda _: 1),
    additions=(
        _addition("zi-mo", fan_hands.self_drawn),
        _addition("men-feng", fan_hands.own_wind),
        _addition("quan-feng", fan_hands.round_wind),
        _addition("hong-zhong", partial(fan_hands.has_triplet, tile=RED)),
        _addition("fa-cai", partial(fan_hands.has_triplet, tile=GREEN)),
        _addition("bai-ban", partial(fan_hands.has_triplet, tile=WHITE)),
        _floor("gang-shang-kai-hua", lambda r: checks.is_after_kong(r.s)),
        _floor("hai-di-lao", fan_hands.last_tile),
        _floor("qiang-gang-hu", fan_hands.robbed_kong),
        _floor("yi-pao-san-xiang", fan_hands.one_of_three_winners),
    ),
    cap=_CAP,
)

OPTIONS: Final = (
    words.min_fan((0, 1, 2, 3), words.BOTH),
    words.STACK_BASE,
    words.MULTIPLE_WINNERS,
    words.MISSED_WIN,
    words.TWELVE_DOWN,
    words.HONOR_LIABILITY,
    words.ROOM_FACTOR,
    Option(
        "room_fee",
        "int",
        0,
        Text("房间回收", "Room fee"),
        Text("每盘每人交给房间多少", "What each seat pays the room every round"),
        words.ROOM,
        (0, 5, 50, 250),
        (Text("不收", "none"), *(Text(str(n), str(n)) for n in (5, 50, 250))),
        free=True,
        source=words.PAGE,
    ),
    Option(
        "flee_penalty",
        "int",
        8,
        Text("逃跑赔分", "Flight penalty"),
        Text("中途离开的人赔多少，其余三家分", "What a seat that leaves pays; the others share it"),
        words.ROOM,
        (0, 8, 16),
        (Text("不赔", "none"), *(Text(str(n), str(n)) for n in (8, 16))),
        free=True,
        source=words.BOTH,
    ),
)


class JiPingHu(FanGame):
    """Three fan are the cap, special hands stand above it; several winners, liability for self-draws."""

    id = "guangdong-jipinghu"
    name = Text("广东鸡平胡", "Guangdong chicken and flat")
    summary = Text("三番爆胡，爆胡以外另计", "three-fan cap, special hands above it")
    told_circumstances = (
        "after_kong",
        "after_kong_exposed_by",
        "last_tile",
        "last_discard",
        "heaven",
        "earth",
        "human",
    )
    options = OPTIONS
    patterns = tuple(row.pattern for row in SCHEME.rows)
    reasons = (words.ABANDONED, *words.REASONS)
    scheme = SCHEME
    farther = ((Aim.ONE_SUIT, 2),)

    def liable(self, s: Situation) -> liability.Liable | None:
        return liability.liable_jipinghu(s)

    def may_flee(self, round_: Round) -> bool:
        return True

    def fled(self, case: Case) -> int | None:
        return checks.fled_seat(case)

    def flight(self, case: Case, fled: int) -> list[Transfer]:
        return room.flight(case, fled)

    def fees(self, case: Case) -> list[Transfer]:
        return room.room_fees(case)

    def binds(self, options: Options, melds: Sequence[Meld]) -> bool:
        return liability.binds_twelve(options, melds)

    def seat_note(self, view: View, seat: int) -> SeatNote:
        options, melds = view.setup.options, view.seats[seat].melds
        down = len(liability.laid(options, melds))
        if not down:
            return SeatNote()
        return SeatNote(Text(f"落地 {3 * down} 张", f"{3 * down} down"), liability.binds_twelve(options, melds))
